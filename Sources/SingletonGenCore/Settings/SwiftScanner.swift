/// Finds the tokens of Swift that decide where a fragment ends.
///
/// The rules are those of The Swift Programming Language (Lexical Structure), and of SE-0354 for
/// regular expressions. Offsets count UTF-8 bytes from 0.
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
  private let readsBareRegex: Bool
  var index = 0
  var openings: [(opening: Opening, offset: Int)] = []
  /// Whether the last token ended an operand, so that `/` after it is an operator.
  var followsOperand = false
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
  private(set) var endOfExpression: Int?

  init(_ text: String, readsBareRegex: Bool) {
    bytes = Array(text.utf8)
    self.readsBareRegex = readsBareRegex
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
      noteEndOfExpression()
      skipLine()
    case UInt8(ascii: "/") where peek(1) == UInt8(ascii: "*"):
      noteEndOfExpression()
      try skipBlockComment()
    case UInt8(ascii: "/") where readsBareRegex && !followsOperand && skipBareRegex():
      followsOperand = true
    case UInt8(ascii: "\""):
      try scanString(from: index, hashes: 0)
    case UInt8(ascii: "#"):
      try scanHash()
    case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"):
      openings.append((.bracket(byte), index))
      advance(byte, followsOperand: false)
    case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
      try close(byte)
    case UInt8(ascii: "`"):
      scanQuotedIdentifier()
    case _ where isIdentifierByte(byte):
      scanWord()
    default:
      if byte == UInt8(ascii: ";") || byte == UInt8(ascii: ",") { noteEndOfExpression() }
      advance(byte, followsOperand: false)
    }
  }

  mutating func advance(_ byte: UInt8, followsOperand: Bool) {
    index += 1
    previousByte = byte
    self.followsOperand = followsOperand
  }

  private mutating func close(_ byte: UInt8) throws(Mistake) {
    let text = String(UnicodeScalar(byte))
    guard let last = openings.last else {
      throw Mistake(kind: .unopened(text), offset: index)
    }
    switch last.opening {
    case .bracket(let open) where byte == closing(of: open):
      openings.removeLast()
      advance(byte, followsOperand: true)
    case .interpolation(let kind) where byte == UInt8(ascii: ")"):
      openings.removeLast()
      index += 1
      try scanStringBody(from: last.offset, kind)
    default:
      throw Mistake(kind: .mismatched(text, name(of: last.opening)), offset: index)
    }
  }

  private mutating func scanWord() {
    let start = index
    while index < bytes.count, isIdentifierByte(bytes[index]) { index += 1 }
    let word = String(decoding: bytes[start..<index], as: UTF8.self)
    identifiers.insert(word)
    noteName(word)
    expectsName = Self.introducers.contains(word)
    noteDeclaration(word, at: start)
    previousWord = word
    previousByte = bytes[index - 1]
    followsOperand = !Self.prefixWords.contains(word)
  }

  private mutating func scanQuotedIdentifier() {
    let start = index + 1
    var end = start
    while end < bytes.count, isIdentifierByte(bytes[end]) { end += 1 }
    if end < bytes.count, bytes[end] == UInt8(ascii: "`") {
      let name = String(decoding: bytes[start..<end], as: UTF8.self)
      identifiers.insert(name)
      noteName(name)
      index = end
    }
    advance(UInt8(ascii: "`"), followsOperand: true)
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

  mutating func noteEndOfExpression() {
    if openings.isEmpty, endOfExpression == nil { endOfExpression = index }
  }

  private var isOutsideBrackets: Bool {
    openings.allSatisfy {
      if case .conditional = $0.opening { true } else { false }
    }
  }

  // MARK: Lines and comments

  private mutating func scanNewline() throws(Mistake) {
    for opening in openings {
      if case .interpolation(let kind) = opening.opening, !kind.isMultiline {
        throw Mistake(kind: .unterminatedString, offset: opening.offset)
      }
    }
    let newline = index
    while let byte = peek(0), [0x20, 0x09, 0x0A, 0x0D].contains(byte) { index += 1 }
    if index < bytes.count, bytes[index] != UInt8(ascii: "."), openings.isEmpty,
      endOfExpression == nil
    {
      endOfExpression = newline
    }
  }

  private mutating func skipLine() {
    while let byte = peek(0), byte != UInt8(ascii: "\n"), byte != UInt8(ascii: "\r") {
      index += 1
    }
  }

  private mutating func skipBlockComment() throws(Mistake) {
    let start = index
    var depth = 0
    repeat {
      guard let byte = peek(0) else {
        throw Mistake(kind: .unterminatedComment, offset: start)
      }
      if byte == UInt8(ascii: "/"), peek(1) == UInt8(ascii: "*") {
        depth += 1
        index += 2
      } else if byte == UInt8(ascii: "*"), peek(1) == UInt8(ascii: "/") {
        depth -= 1
        index += 2
      } else {
        index += 1
      }
    } while depth > 0
  }

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

  /// Words after which a slash begins an operand.
  private static let prefixWords: Set<String> = [
    "return", "in", "case", "where", "if", "else", "while", "guard", "switch", "is", "as", "try",
    "await", "throw", "let", "var",
  ]
}
