/// What `{{name}}` does to its value; `{{{name}}}` and `{{&name}}` never change it.
package enum Escaping: Sendable {
  case none
  /// `&`, `"`, `<` and `>` become character references.
  case html
}
