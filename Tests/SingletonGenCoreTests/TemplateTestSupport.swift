import SingletonGenCore

/// A text with the byte ranges that were marked in it: `a «b» c` is `a b c` with the range 2..<3.
struct MarkedTemplate {
  var text = ""
  var ranges: [Range<Int>] = []

  init(_ marked: String) {
    var starts: [Int] = []
    for character in marked {
      switch character {
      case "«": starts.append(text.utf8.count)
      case "»": ranges.append((starts.popLast() ?? 0)..<text.utf8.count)
      default: text.append(character)
      }
    }
  }
}

/// Templates and partials given as texts, with their table of names.
struct TemplateFixture {
  var names = Names()
  var diagnostics = Diagnostics()

  mutating func parse(_ text: String, name: String = "template") -> Template {
    Template.parse(
      SourceText(name: name, text: text), names: &names, diagnostics: &diagnostics)
  }

  mutating func object(_ values: KeyValuePairs<String, Value>) -> Value {
    var object = Object(count: 0)
    for (text, value) in values { object[names.intern(text)] = value }
    return .object(object)
  }

  mutating func render(
    _ text: String, _ context: Value = .null, partials: [String: String] = [:],
    escaping: Escaping = .none
  ) throws -> String {
    let template = parse(text)
    var parsed: [String: Template] = [:]
    for (name, text) in partials { parsed[name] = parse(text, name: name) }
    let renderer = Renderer(partials: parsed, names: names, escaping: escaping)
    var output: [UInt8] = []
    try renderer.render(template, context, into: &output)
    return String(decoding: output, as: UTF8.self)
  }
}

/// Renders a text with the values.
func rendered(
  _ text: String, _ values: KeyValuePairs<String, Value> = [:], partials: [String: String] = [:]
) throws -> String {
  var fixture = TemplateFixture()
  let context = fixture.object(values)
  return try fixture.render(text, context, partials: partials)
}

/// The diagnostics of a text.
func mistakes(_ text: String) -> Diagnostics {
  var fixture = TemplateFixture()
  _ = fixture.parse(text)
  return fixture.diagnostics
}

/// Random numbers that are the same in each run (SplitMix64).
struct SeededNumbers: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
