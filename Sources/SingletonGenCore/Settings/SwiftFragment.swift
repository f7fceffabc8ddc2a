/// A piece of Swift from the user, scanned far enough to know that it stays in its place:
/// every bracket, string, comment and `#if` that it opens it also closes.
///
/// A bare `/…/` is a regular expression in Swift 6 and may be two operators in Swift 5, so a
/// fragment must keep its place in both readings.
package struct SwiftFragment: Sendable {
  package let text: String
  /// Every identifier outside comments and strings, without backticks.
  package let identifiers: Set<String>
  /// The initializers declared outside any bracket, in order.
  package let initializers: [Initializer]
  /// The names declared outside any bracket, without backticks.
  package let declarations: Set<String>
  /// The byte offset of the first thing outside any bracket that cannot be part of one expression.
  package let endOfExpression: Int?

  package struct Initializer: Sendable {
    /// The offset (from 0, in UTF-8 bytes of the fragment) of the word `init`.
    package let offset: Int
    /// Whether nobody outside can call it: `private`, `fileprivate` or unavailable.
    package let isPrivate: Bool
    /// Whether it is spelt `init()`.
    package let takesNothing: Bool
    /// Whether it may be missing in some builds, being inside `#if`.
    package let isConditional: Bool
    /// Whether it can fail: `init?` or `init!`.
    package let isFailable: Bool
    /// Whether it calls another initializer of the type, is `convenience` or unavailable, so that
    /// the type still needs one that does not.
    package internal(set) var isSecondary: Bool
    /// Whether it is declared `throws` or `async`.
    package internal(set) var hasEffects = false
  }

  /// Whether an initializer that makes instances is declared in every build.
  package var declaresInitializer: Bool { initializers.contains { !$0.isSecondary } }

  /// What would let a fragment reach beyond its place, and the byte offset (from 0) of it.
  package struct Mistake: Error, Equatable {
    package enum Kind: Equatable, Sendable {
      case unclosed(String)
      case unopened(String)
      case mismatched(String, String)
      case unterminatedString
      case unterminatedComment
      case unterminatedRegex
    }

    package let kind: Kind
    package let offset: Int
  }

  package static func scan(_ text: String) -> Result<SwiftFragment, Mistake> {
    var operators = SwiftScanner(text, readsBareRegex: false)
    var regexes = SwiftScanner(text, readsBareRegex: true)
    do throws(Mistake) {
      try operators.scan()
      if text.utf8.contains(UInt8(ascii: "/")) { try regexes.scan() }
    } catch {
      return .failure(error)
    }
    return .success(
      SwiftFragment(
        text: text,
        identifiers: operators.identifiers.union(regexes.identifiers),
        initializers: operators.initializers,
        declarations: operators.declarations,
        endOfExpression: operators.endOfExpression))
  }
}
