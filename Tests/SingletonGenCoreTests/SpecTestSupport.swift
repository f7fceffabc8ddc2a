import SingletonGenCore
import Testing

/// A spec's text that carries its expectations: `«…»` around the place of the mistake, `‹…›`
/// around that of the note. The marks are not part of the text.
struct MarkedText: Sendable {
  var text: [UInt8] = []
  var place: Range<Int>?
  var note: Range<Int>?

  init(_ marked: String) {
    var placeStart = 0
    var noteStart = 0
    for scalar in marked.unicodeScalars {
      switch scalar {
      case "«": placeStart = text.count
      case "»": place = placeStart..<text.count
      case "‹": noteStart = text.count
      case "›": note = noteStart..<text.count
      default: text.append(contentsOf: Array(String(scalar).utf8))
      }
    }
  }
}

func read(_ bytes: [UInt8]) -> (spec: Spec, diagnostics: Diagnostics) {
  var diagnostics = Diagnostics()
  let spec = Spec.parse(SourceText(name: "test.toml", bytes: bytes), diagnostics: &diagnostics)
  return (spec, diagnostics)
}

func read(_ text: String) -> (spec: Spec, diagnostics: Diagnostics) {
  read(Array(text.utf8))
}

extension Diagnostic {
  /// Whether this is about something that is TOML but not used by a spec.
  var isUnused: Bool { message.contains("a spec does not use") }
}

/// Checks what holds for every result, whatever the text.
func checkInvariants(_ bytes: [UInt8], _ comment: Comment? = nil) {
  let (spec, diagnostics) = read(bytes)
  for diagnostic in diagnostics.all {
    let ranges = [diagnostic.range] + diagnostic.notes.map(\.range)
    #expect(ranges.allSatisfy { $0.upperBound <= bytes.count }, comment)
    let messages = [diagnostic.message] + diagnostic.notes.map(\.message)
    let isPrintable = messages.allSatisfy { message in
      message.unicodeScalars.allSatisfy { $0.properties.generalCategory != .control }
    }
    #expect(isPrintable, comment)
  }
  for entry in spec.defaults + spec.tables.flatMap(\.entries) {
    #expect(entry.key.range.upperBound < entry.value.range.lowerBound, comment)
    if case .string(let text) = entry.value.value, let start = text.contentStart {
      let count = text.string.utf8.count
      #expect(bytes[start..<start + count].elementsEqual(text.string.utf8), comment)
    }
  }
}
