/// Finds the tokens of Swift that decide where a fragment ends.
///
/// The rules are those of The Swift Programming Language (Lexical Structure), of SE-0354 for regular
/// expressions and of SE-0451 for raw identifiers. Text that the compiler reads differently
/// depending on its language mode or on what comes before is an error, so that there is one reading.
/// Offsets count UTF-8 bytes from 0.
struct SwiftScanner {
  typealias Mistake = SwiftFragment.Mistake

  enum Opening {
    case bracket(UInt8)
    case conditional
    /// `\(` in a string that goes on after the matching `)`.
    case interpolation(StringKind)
  }

  struct StringKind {
    var hashes: Int
    var isMultiline: Bool
  }

  let bytes: [UInt8]
  var index = 0
  private(set) var openings: [(opening: Opening, offset: Int)] = []
  /// How many of the openings are not `#if`.
  private var bracketDepth = 0
  /// How many of the openings are interpolations, and how many of those are in strings of one line.
  private(set) var interpolationDepth = 0
  private(set) var lineInterpolationDepth = 0
  var previousByte: UInt8?
  private var isPrivate = false
  private var isSecondary = false
  private var previousWord = ""
  /// Whether no other declaration began since the last initializer.
  private var followsInitializer = false
  /// Whether the last word begins a declaration, so that the next identifier is its name.
  private var expectsName = false

  var identifiers: Set<String> = []
  private(set) var initializers: [SwiftFragment.Initializer] = []
  private(set) var declarations: Set<String> = []
  var endOfExpression: Int?

  init(_ text: String) {
    bytes = Array(text.utf8)
  }

  mutating func scan() throws(Mistake) {
    while index < bytes.count { try scanToken() }
    if let last = openings.last {
      throw Mistake(kind: .unclosed(name(of: last.opening)), offset: last.offset)
    }
  }

  // MARK: Tokens

  private mutating func scanToken() throws(Mistake) {
    let byte = bytes[index]
    switch byte {
    case UInt8(ascii: " "), UInt8(ascii: "\t"):
      index += 1
    case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
      try scanNewline()
    case UInt8(ascii: "/") where peek(1) == UInt8(ascii: "/"):
      try beginComment()
      skipLine()
    case UInt8(ascii: "/") where peek(1) == UInt8(ascii: "*"):
      try beginComment()
      try skipBlockComment()
    case UInt8(ascii: "/") where canBeginBareRegex:
      throw Mistake(kind: .ambiguousSlash, offset: index)
    case UInt8(ascii: "'"):
      throw Mistake(kind: .singleQuote, offset: index)
    case UInt8(ascii: "<") where peek(1) == UInt8(ascii: "#"):
      throw Mistake(kind: .placeholder, offset: index)
    case UInt8(ascii: "\""):
      try scanString(from: index, hashes: 0)
    case UInt8(ascii: "#"):
      try scanHash()
    case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"):
      open(.bracket(byte), at: index)
      advance(byte)
    case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
      try close(byte)
    case UInt8(ascii: "`"):
      try scanQuotedIdentifier()
    case _ where isIdentifierByte(byte):
      try scanWord()
    default:
      if byte == UInt8(ascii: ";") || byte == UInt8(ascii: ",") { noteEndOfExpression() }
      advance(byte)
    }
  }

  mutating func advance(_ byte: UInt8) {
    index += 1
    previousByte = byte
  }

  mutating func open(_ opening: Opening, at offset: Int) {
    openings.append((opening, offset))
    count(opening, 1)
  }

  mutating func closeLast() {
    if let last = openings.popLast() { count(last.opening, -1) }
  }

  private mutating func count(_ opening: Opening, _ change: Int) {
    switch opening {
    case .conditional: return
    case .bracket: break
    case .interpolation(let kind):
      interpolationDepth += change
      if !kind.isMultiline { lineInterpolationDepth += change }
    }
    bracketDepth += change
  }

  private mutating func close(_ byte: UInt8) throws(Mistake) {
    let text = String(UnicodeScalar(byte))
    guard let last = openings.last else {
      throw Mistake(kind: .unopened(text), offset: index)
    }
    switch last.opening {
    case .bracket(let open) where byte == closing(of: open):
      closeLast()
      advance(byte)
    case .interpolation(let kind) where byte == UInt8(ascii: ")"):
      closeLast()
      index += 1
      try scanStringBody(from: last.offset, kind)
    default:
      throw Mistake(kind: .mismatched(text, name(of: last.opening)), offset: index)
    }
  }

  private mutating func scanWord() throws(Mistake) {
    let start = index
    while index < bytes.count, isIdentifierByte(bytes[index]) { index += 1 }
    let word = String(decoding: bytes[start..<index], as: UTF8.self)
    // A space to the compiler, with a warning.
    guard !word.unicodeScalars.contains("\u{A0}") else {
      throw Mistake(kind: .nonBreakingSpace, offset: start)
    }
    identifiers.insert(word)
    noteName(word)
    expectsName = Self.introducers.contains(word)
    noteDeclaration(word, at: start)
    previousWord = word
    previousByte = bytes[index - 1]
  }

  /// Scans `name`, which may be a raw identifier such as `"`.
  private mutating func scanQuotedIdentifier() throws(Mistake) {
    let start = index
    let content = bytes[(start + 1)...].prefix {
      $0 >= 0x20 && $0 != 0x7F && $0 != UInt8(ascii: "\\") && $0 != UInt8(ascii: "`")
    }
    guard !content.isEmpty, content.endIndex < bytes.count,
      bytes[content.endIndex] == UInt8(ascii: "`")
    else { throw Mistake(kind: .unterminatedIdentifier, offset: start) }
    if !content.allSatisfy(isIdentifierByte) { try forbidInInterpolation("`") }
    let name = String(decoding: content, as: UTF8.self)
    identifiers.insert(name)
    noteName(name)
    index = content.endIndex
    advance(UInt8(ascii: "`"))
  }

  private mutating func noteName(_ name: String) {
    if expectsName, isOutsideBrackets { declarations.insert(name) }
    expectsName = false
  }

  /// Remembers an `init` outside brackets, with what the words before it and its body say.
  private mutating func noteDeclaration(_ word: String, at offset: Int) {
    guard isOutsideBrackets else { return noteInBrackets(word) }
    switch word {
    case "private", "fileprivate":
      isPrivate = true
    case "convenience":
      isSecondary = true
    case "init" where previousByte != UInt8(ascii: "."):
      noteInitializer(at: offset)
    case "throws", "async":
      if !initializers.isEmpty, !expectsName, followsInitializer {
        initializers[initializers.count - 1].hasEffects = true
      }
    default:
      let isModifier = Self.initializerModifiers.contains(word)
      if !isModifier, previousByte != UInt8(ascii: "@") {
        (isPrivate, isSecondary, followsInitializer) = (false, false, false)
      }
    }
  }

  private mutating func noteInitializer(at offset: Int) {
    let mark = index < bytes.count ? bytes[index] : 0
    initializers.append(
      .init(
        offset: offset, isPrivate: isPrivate, takesNothing: isFollowedByNothing,
        isConditional: !openings.isEmpty,
        isFailable: mark == UInt8(ascii: "?") || mark == UInt8(ascii: "!"),
        isSecondary: isSecondary))
    (isPrivate, isSecondary, followsInitializer) = (false, false, true)
  }

  /// An initializer that is unavailable, or that calls another one, is not the one that makes.
  private mutating func noteInBrackets(_ word: String) {
    if word == "unavailable" { (isPrivate, isSecondary) = (true, true) }
    if word == "init", previousByte == UInt8(ascii: "."), previousWord == "self",
      followsInitializer
    {
      initializers[initializers.count - 1].isSecondary = true
    }
  }

  /// Whether an empty list of parameters comes next.
  private var isFollowedByNothing: Bool {
    let skipped: [UInt8] = [0x20, 0x09, 0x0A, 0x0D, UInt8(ascii: "?"), UInt8(ascii: "!")]
    let rest = bytes[index...].lazy.filter { !skipped.contains($0) }
    return rest.prefix(2).elementsEqual("()".utf8)
  }

  private var isOutsideBrackets: Bool { bracketDepth == 0 }

  // MARK: Bytes

  func peek(_ distance: Int) -> UInt8? {
    index + distance < bytes.count ? bytes[index + distance] : nil
  }

  func isFollowed(by hashes: Int, from distance: Int) -> Bool {
    (0..<hashes).allSatisfy { peek(distance + $0) == UInt8(ascii: "#") }
  }

  func isNewline(_ byte: UInt8?) -> Bool {
    byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r")
  }

  func isIdentifierByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"): true
    default: byte >= 0x80
    }
  }

  private func closing(of open: UInt8) -> UInt8 {
    switch open {
    case UInt8(ascii: "("): UInt8(ascii: ")")
    case UInt8(ascii: "["): UInt8(ascii: "]")
    default: UInt8(ascii: "}")
    }
  }

  func name(of opening: Opening) -> String {
    switch opening {
    case .bracket(let byte): String(UnicodeScalar(byte))
    case .conditional: "#if"
    case .interpolation: "\\("
    }
  }

  private static let initializerModifiers: Set<String> = [
    "convenience", "required", "override", "nonisolated", "isolated", "dynamic",
  ]

  private static let introducers: Set<String> = [
    "let", "var", "func", "class", "struct", "enum", "actor", "protocol", "typealias", "macro",
  ]
}
