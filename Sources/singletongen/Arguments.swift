import SingletonGenCore

/// The command line, read but not yet obeyed.
struct Arguments {
  private(set) var specs: [String] = []
  private(set) var name: Located<String>?
  private(set) var settings: [(setting: Setting, value: Located<String>)] = []
  private(set) var output: String?
  private(set) var writing = WritingOptions()
  private(set) var printTemplate: Strategy?
  private(set) var color = ColorChoice.auto
  private(set) var asksForHelp = false
  private(set) var asksForVersion = false

  /// The arguments as one text, so that messages can point into it.
  let source: SourceText
  private let words: [String]
  private let offsets: [Int]

  /// Reads the arguments behind the command's name.
  init(_ words: [String]) throws(UsageError) {
    self.words = words
    var text = "singletongen"
    var offsets: [Int] = []
    for word in words {
      offsets.append(text.utf8.count + 1)
      text += " " + word
    }
    self.offsets = offsets
    source = SourceText(name: "singletongen", text: text, origin: .commandLine)
    try readAll()
  }

  private mutating func readAll() throws(UsageError) {
    var index = 0
    var readsFlags = true
    while index < words.count {
      let word = words[index]
      index += 1
      if !readsFlags || !word.hasPrefix("-") || word == "-" {
        specs.append(word)
      } else if word == "--" {
        readsFlags = false
      } else {
        try readFlag(word, &index)
      }
    }
  }

  /// Reads the flag in front of the index, and its value, which moves the index on.
  private mutating func readFlag(_ word: String, _ index: inout Int) throws(UsageError) {
    let isLong = word.hasPrefix("--")
    let body = word.dropFirst(isLong ? 2 : 1)
    let end = body.firstIndex(of: "=")
    let name = String(body[..<(end ?? body.endIndex)])
    let flag = isLong ? Flag.named(name) : name.count == 1 ? Flag.lettered(name.first ?? "-") : nil
    guard let flag else { throw .unknownFlag((isLong ? "--" : "-") + name) }
    let flagName = (isLong ? "--" : "-") + name
    if !flag.takesValue {
      guard end == nil else { throw .needlessValue(flagName) }
      try take(flag, Located("", at: span(index - 1, from: 0)))
    } else if let end {
      let start = word.utf8.distance(from: word.startIndex, to: word.index(after: end))
      let value = String(body[body.index(after: end)...])
      try take(flag, Located(value, at: span(index - 1, from: start)))
    } else {
      guard index < words.count, words[index] == "-" || !words[index].hasPrefix("-") else {
        throw .missingValue(flagName)
      }
      try take(flag, Located(words[index], at: span(index, from: 0)))
      index += 1
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
      if !option.values.isEmpty, !option.values.contains(value.value) {
        throw .unknownValue(value.value, option)
      }
      take(option, value)
    }
  }

  private mutating func take(_ option: Option, _ value: Located<String>) {
    switch option.id {
    case .name: name = value
    case .output: output = value.value
    case .check, .prune, .force, .touch, .depfile, .listOutputs: writing.take(option, value)
    case .printTemplate: printTemplate = Strategy(rawValue: value.value)
    case .color: color = ColorChoice(rawValue: value.value) ?? .auto
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
