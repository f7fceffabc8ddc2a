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

/// Renders a text with a context.
func rendered(
  _ text: String, _ context: Value, partials: [String: String] = [:],
  escape: ((String) -> String)? = nil
) throws -> String {
  var errors: [Diagnostic] = []
  var parsed: [String: Template] = [:]
  for (name, text) in partials {
    parsed[name] = Template.parse(SourceText(name: name, text: text), &errors)
  }
  let template = Template.parse(SourceText(name: "template", text: text), &errors)
  return String(
    decoding: try template?.render(context, partials: { parsed[$0] }, escape: escape) ?? [],
    as: UTF8.self)
}

/// Renders a text with the values.
func rendered(
  _ text: String, _ values: [String: Value] = [:], partials: [String: String] = [:]
) throws -> String {
  try rendered(text, .object(values), partials: partials)
}

extension Value {
  /// An object with the values.
  static func object(_ values: [String: Value]) -> Value {
    .object { values[$0] }
  }
}

/// The errors of a text.
func templateErrors(_ text: String) -> [Diagnostic] {
  var errors: [Diagnostic] = []
  _ = Template.parse(SourceText(name: "template", text: text), &errors)
  return errors
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
