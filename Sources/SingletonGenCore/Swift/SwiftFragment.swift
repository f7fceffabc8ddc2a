/// A piece of Swift from the user, scanned far enough to know that it is complete by itself:
/// every bracket, string, comment and `#if` that it opens it also closes, in every language mode.
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

  /// Why a text is not complete by itself, and the byte offset (from 0) of the reason.
  package struct Mistake: Error, Equatable {
    package enum Kind: Equatable, Sendable {
      case unclosed(String)
      case unopened(String)
      case mismatched(String, String)
      case unterminatedString
      case unterminatedComment
      case unterminatedRegex
      case unterminatedIdentifier
      /// A slash that begins a regular expression or an operator, depending on the language mode.
      case ambiguousSlash
      case singleQuote
      case nonBreakingSpace
      /// An editor placeholder.
      case placeholder
      /// `#if` or another part of it that is not the first of its line.
      case directiveInLine(String)
      /// `#sourceLocation`, which changes the positions of everything after it.
      case sourceLocation
      /// A token inside `\(…)` that keeps compilers from finding the end of the interpolation.
      case inInterpolation(String)
    }

    package let kind: Kind
    package let offset: Int

    package init(kind: Kind, offset: Int) {
      self.kind = kind
      self.offset = offset
    }
  }

  package static func scan(_ text: String) -> Result<SwiftFragment, Mistake> {
    var scanner = SwiftScanner(text)
    do throws(Mistake) {
      try scanner.scan()
    } catch {
      return .failure(error)
    }
    return .success(
      SwiftFragment(
        text: text,
        identifiers: scanner.identifiers,
        initializers: scanner.initializers,
        declarations: scanner.declarations,
        endOfExpression: scanner.endOfExpression))
  }
}
