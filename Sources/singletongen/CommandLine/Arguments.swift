import SingletonGenCore

/// The command line, read but not yet obeyed.
///
/// Reading goes on after an error, so that all of them are reported in one run, and so that
/// `--help` and `--color` count wherever they stand.
struct Arguments {
  /// A flag that was given.
  struct Given {
    let flag: Flag
    /// The flag as it was written, without its value: `-o` or `--output`.
    let spelling: String
    /// Empty, at the flag, for a flag without a value.
    let value: Located<String>
    /// The byte range (from 0) of the flag and its value in `source`.
    let range: Range<Int>
  }

  private(set) var specs: [Located<String>] = []
  /// In the order of the command line. A flag with a value is there once, unless it is a list.
  private(set) var given: [Given] = []
  /// What is wrong with the command line.
  private(set) var diagnostics = Diagnostics()

  /// The arguments as one text, so that messages can point into it.
  let source: SourceText
  private let words: [String]
  /// The byte range (from 0) of each argument in `source`.
  private let ranges: [Range<Int>]

  /// Reads the arguments after the command's name, as the system has them.
  init(_ arguments: [[UInt8]]) {
    words = arguments.map { String(decoding: $0, as: UTF8.self) }
    var text = "singletongen"
    var ranges: [Range<Int>] = []
    for word in words {
      let start = text.utf8.count + 1
      text += " " + (word.isEmpty ? "''" : word)
      ranges.append(start..<text.utf8.count)
    }
    self.ranges = ranges
    source = SourceText(name: "singletongen", text: text, origin: .commandLine)
    for (index, word) in words.enumerated() where !word.utf8.elementsEqual(arguments[index]) {
      diagnostics.add(.notUTF8(word, in: source, at: ranges[index]))
    }
    readAll()
    // An unknown flag would make its value a spec, and so on.
    if diagnostics.isEmpty { check(&diagnostics) }
  }

  func has(_ id: Option.ID) -> Bool { option(id) != nil }

  func value(of id: Option.ID) -> Located<String>? { option(id)?.value }

  /// The option as it was given first.
  func option(_ id: Option.ID) -> Given? { given.first { $0.flag.option?.id == id } }

  var settings: [(setting: Setting, value: Located<String>)] {
    given.compactMap { given in given.flag.setting.map { ($0, given.value) } }
  }

  /// Nil for standard output.
  var output: String? { value(of: .output).flatMap { $0.value == "-" ? nil : $0.value } }

  var color: ColorChoice { value(of: .color).flatMap { ColorChoice(rawValue: $0.value) } ?? .auto }

  /// The same command line without `--check`, for a shell.
  var fixCommand: String {
    let checks = given.filter { $0.flag.option?.id == .check }.map(\.range)
    let kept = zip(words, ranges).filter { !checks.contains($0.1) }.map(\.0)
    return ([CommandLine.arguments.first ?? "singletongen"] + kept).map(\.shellQuoted)
      .joined(separator: " ")
  }
}

extension Arguments {
  // MARK: Reading

  private mutating func readAll() {
    var index = 0
    var readsFlags = true
    while index < words.count {
      let word = words[index]
      index += 1
      do throws(Diagnostic) {
        if word.isEmpty {
          throw .emptyArgument(in: source, at: ranges[index - 1])
        } else if !readsFlags || word == "-" || word.utf8.first != UInt8(ascii: "-") {
          specs.append(Located(word, at: ranges[index - 1]))
        } else if word == "--" {
          readsFlags = false
        } else if word.hasPrefix("--") {
          try readName(word, &index)
        } else {
          try readLetters(word, &index)
        }
      } catch {
        diagnostics.add(error)
      }
    }
  }

  /// Reads `--name X` or `--name=X`; the index is that of the next word, and moves on with it.
  private mutating func readName(_ word: String, _ index: inout Int) throws(Diagnostic) {
    let end = word.utf8.firstIndex(of: UInt8(ascii: "="))
    let name = String(word[..<(end ?? word.endIndex)])
    guard let flag = Flag.named(String(name.dropFirst(2))) else { throw unknown(name, index - 1) }
    let rest = end.map { word.utf8.distance(from: word.startIndex, to: $0) + 1 }
    try read(flag, name, rest: rest, &index)
  }

  /// Reads `-o X`, `-o=X` or `-oX`, and letters without values in a row.
  private mutating func readLetters(_ word: String, _ index: inout Int) throws(Diagnostic) {
    let bytes = Array(word.utf8)
    let name = String(decoding: bytes.prefix { $0 != UInt8(ascii: "=") }, as: UTF8.self)
    // A long name after one dash is a slip, and not a letter with its value.
    guard Flag.named(String(name.dropFirst())) == nil else { throw unknown(name, index - 1) }
    for start in bytes.indices.dropFirst() {
      let letter = Character(Unicode.Scalar(bytes[start]))
      guard let flag = Flag.lettered(letter) else {
        throw unknown(start == 1 ? name : "-\(letter)", index - 1)
      }
      let hasEqualSign = start + 1 < bytes.count && bytes[start + 1] == UInt8(ascii: "=")
      if flag.takesValue || hasEqualSign {
        let rest = start + (hasEqualSign ? 2 : 1)
        let isAlone = start + 1 == bytes.count
        return try read(flag, "-\(letter)", rest: isAlone ? nil : rest, &index)
      }
      given.append(withoutValue(flag, "-\(letter)", index - 1))
    }
  }

  /// Reads a flag with its value, which is its own word from a byte on, or else the next word.
  private mutating func read(
    _ flag: Flag, _ spelling: String, rest: Int?, _ index: inout Int
  ) throws(Diagnostic) {
    let word = ranges[index - 1]
    guard flag.takesValue else {
      if let rest {
        throw .needlessValue(spelling, in: source, at: word.lowerBound + rest..<word.upperBound)
      }
      return given.append(withoutValue(flag, spelling, index - 1))
    }
    let value: Located<String>
    if let rest {
      let text = String(decoding: words[index - 1].utf8.dropFirst(rest), as: UTF8.self)
      value = Located(text, at: word.lowerBound + rest..<word.upperBound)
    } else {
      guard index < words.count, words[index] == "-" || !words[index].hasPrefix("-") else {
        throw .missingValue(spelling, in: source, at: word)
      }
      value = Located(words[index], at: ranges[index])
      index += 1
    }
    if let option = flag.option { try option.check(value, in: source) }
    let range = word.lowerBound..<value.range.upperBound
    if !flag.isRepeatable, let first = given.first(where: { $0.flag.name == flag.name }) {
      throw .repeated(flag.name, first.value.value, value.value, in: source, at: range)
    }
    given.append(Given(flag: flag, spelling: spelling, value: value, range: range))
  }

  private func withoutValue(_ flag: Flag, _ spelling: String, _ index: Int) -> Given {
    Given(
      flag: flag, spelling: spelling, value: Located("", at: ranges[index]), range: ranges[index])
  }

  private func unknown(_ flag: String, _ index: Int) -> Diagnostic {
    let start = ranges[index].lowerBound
    let length = words[index].hasPrefix(flag) ? flag.utf8.count : ranges[index].count
    return .unknownFlag(flag, in: source, at: start..<start + length)
  }
}

extension Option {
  fileprivate func check(_ value: Located<String>, in source: SourceText) throws(Diagnostic) {
    if !values.isEmpty, !values.contains(value.value) {
      throw .unknownValue(value.value, self, in: source, at: value.range)
    }
    if value.value.isEmpty { throw .emptyValue(self, in: source, at: value.range) }
  }
}
