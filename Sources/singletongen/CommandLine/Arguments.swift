import SingletonGenCore

/// The command line, read but not yet obeyed.
///
/// Reading goes on behind a mistake, so that all of them are reported in one run, and so that
/// `--help` and `--color` count wherever they stand.
struct Arguments {
  private(set) var specs: [String] = []
  private(set) var name: Located<String>?
  private(set) var settings: [(setting: Setting, value: Located<String>)] = []
  private(set) var output: String?
  private(set) var writing = WritingOptions()
  private(set) var printTemplate: Strategy?
  private(set) var completionScript: Shell?
  private(set) var color = ColorChoice.auto
  private(set) var asksForManual = false
  private(set) var asksForHelp = false
  private(set) var asksForVersion = false
  /// What is wrong with the flags, in their order.
  private(set) var mistakes: [UsageError] = []

  /// The arguments as one text, so that messages can point into it.
  let source: SourceText
  private let words: [String]
  private let offsets: [Int]

  /// Reads the arguments behind the command's name.
  init(_ words: [String]) {
    self.words = words
    var text = "singletongen"
    var offsets: [Int] = []
    for word in words {
      offsets.append(text.utf8.count + 1)
      text += " " + word
    }
    self.offsets = offsets
    source = SourceText(name: "singletongen", text: text, origin: .commandLine)
    readAll()
  }

  private mutating func readAll() {
    var index = 0
    var readsFlags = true
    while index < words.count {
      let word = words[index]
      index += 1
      do throws(UsageError) {
        if word.isEmpty {
          throw .emptySpec
        } else if word.unicodeScalars.contains("\u{FFFD}") {
          throw .notUTF8(word)
        } else if !readsFlags || word == "-" || word.utf8.first != UInt8(ascii: "-") {
          specs.append(word)
        } else if word == "--" {
          readsFlags = false
        } else if word.hasPrefix("--") {
          try readName(word, &index)
        } else {
          try readLetters(word, &index)
        }
      } catch {
        mistakes.append(error)
      }
    }
  }

  /// Reads `--name X` or `--name=X`; the index is that of the next word, and moves on with it.
  private mutating func readName(_ word: String, _ index: inout Int) throws(UsageError) {
    let end = word.utf8.firstIndex(of: UInt8(ascii: "="))
    let name = String(word[..<(end ?? word.endIndex)])
    guard let flag = Flag.named(String(name.dropFirst(2))) else { throw .unknownFlag(name) }
    let rest = end.map { word.utf8.distance(from: word.startIndex, to: $0) + 1 }
    try read(flag, name, rest: rest, &index)
  }

  /// Reads `-o X`, `-o=X` or `-oX`, and letters without values in a row.
  private mutating func readLetters(_ word: String, _ index: inout Int) throws(UsageError) {
    let bytes = Array(word.utf8)
    let name = String(decoding: bytes.prefix { $0 != UInt8(ascii: "=") }, as: UTF8.self)
    // A long name behind one dash is a slip, and not a letter with its value.
    guard Flag.named(String(name.dropFirst())) == nil else { throw .unknownFlag(name) }
    for start in bytes.indices.dropFirst() {
      let letter = Character(Unicode.Scalar(bytes[start]))
      guard let flag = Flag.lettered(letter) else {
        throw .unknownFlag(start == 1 ? name : "-\(letter)")
      }
      let hasEqualSign = start + 1 < bytes.count && bytes[start + 1] == UInt8(ascii: "=")
      if flag.takesValue || hasEqualSign {
        let rest = start + (hasEqualSign ? 2 : 1)
        let isAlone = start + 1 == bytes.count
        return try read(flag, "-\(letter)", rest: isAlone ? nil : rest, &index)
      }
      try take(flag, Located("", at: span(index - 1, from: 0)))
    }
  }

  /// Takes a flag with its value, which is its own word from a byte on, or else the next word.
  private mutating func read(
    _ flag: Flag, _ name: String, rest: Int?, _ index: inout Int
  ) throws(UsageError) {
    if !flag.takesValue {
      guard rest == nil else { throw .needlessValue(name) }
      try take(flag, Located("", at: span(index - 1, from: 0)))
    } else if let rest {
      let value = String(decoding: words[index - 1].utf8.dropFirst(rest), as: UTF8.self)
      try take(flag, Located(value, at: span(index - 1, from: rest)))
    } else {
      guard index < words.count, words[index] == "-" || !words[index].hasPrefix("-") else {
        throw .missingValue(name)
      }
      index += 1
      try take(flag, Located(words[index - 1], at: span(index - 1, from: 0)))
    }
  }

  /// The byte range of an argument in `source`, from a byte of it to its end.
  private func span(_ index: Int, from start: Int) -> Range<Int> {
    offsets[index] + start..<offsets[index] + words[index].utf8.count
  }

  private mutating func take(_ flag: Flag, _ value: Located<String>) throws(UsageError) {
    switch flag {
    case .setting(let setting):
      settings.append((setting, value))
    case .option(let option):
      if option.placeholder != nil, value.value.isEmpty { throw .emptyValue(option) }
      if !option.values.isEmpty, !option.values.contains(value.value) {
        throw .unknownValue(value.value, option)
      }
      take(option, value)
    }
  }

  private mutating func take(_ option: Option, _ value: Located<String>) {
    switch option.id {
    case .name: name = value
    case .output: output = value.value == "-" ? nil : value.value
    case .check, .prune, .force, .touch, .depfile, .listOutputs: writing.take(option, value)
    case .printTemplate: printTemplate = Strategy(rawValue: value.value)
    case .color: color = ColorChoice(rawValue: value.value) ?? .auto
    case .generateCompletionScript: completionScript = Shell(rawValue: value.value)
    case .generateManual: asksForManual = true
    case .help: asksForHelp = true
    case .version: asksForVersion = true
    }
  }
  /// The same command line without `--check`, for a shell.
  var mendingCommand: String {
    var command = (CommandLine.arguments.first ?? "singletongen").shellQuoted
    for (word, offset) in zip(words, offsets) where !writing.checkOffsets.contains(offset) {
      command += " " + word.shellQuoted
    }
    return command
  }
}
