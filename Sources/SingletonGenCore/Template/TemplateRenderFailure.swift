/// Why a template cannot be rendered: its partials are nested too deep.
package struct RenderFailure: Error {
  /// Names the partial, at its tag.
  package let diagnostic: Diagnostic
}
