/// The checked name of the type: its own identifier, and those of the types it is nested in.
package struct TypeName: Hashable, Sendable {
  /// From the outermost to the type itself; never empty.
  package let components: [Identifier]

  /// Why a text is not the name of a type.
  package enum Refusal: Error, Equatable {
    case empty
    case generic
    case underscore
    case notAnIdentifier
    /// `Audio.Type` and `Audio.Protocol` have another meaning in Swift, quoted or not.
    case metatype
    /// Inside a type, `self` and `Self` have another meaning, quoted or not.
    case instance
  }

  /// Checks each component; the refusal names the index (from 0) of the first bad one.
  package static func check(_ texts: [String]) -> Result<TypeName, Failure> {
    var components: [Identifier] = []
    components.reserveCapacity(texts.count)
    for (index, text) in texts.enumerated() {
      guard let identifier = Identifier(text) else {
        return .failure(Failure(index: index, refusal: refusal(of: text)))
      }
      if identifier.name == "self" || identifier.name == "Self" {
        return .failure(Failure(index: index, refusal: .instance))
      }
      if index > 0, identifier.name == "Type" || identifier.name == "Protocol" {
        return .failure(Failure(index: index, refusal: .metatype))
      }
      components.append(identifier)
    }
    guard !components.isEmpty else { return .failure(Failure(index: 0, refusal: .empty)) }
    return .success(TypeName(components: components))
  }

  /// The refusal of one component.
  package struct Failure: Error, Equatable {
    package let index: Int
    package let refusal: Refusal
  }

  private static func refusal(of text: String) -> Refusal {
    if text.isEmpty { return .empty }
    if text == "_" { return .underscore }
    if text.utf8.contains(UInt8(ascii: "<")) { return .generic }
    return .notAnIdentifier
  }

  /// The type's own identifier.
  package var base: Identifier { components[components.count - 1] }

  /// The type it is nested in, as it is written in source.
  package var parent: String? {
    components.count == 1 ? nil : Self.spell(components.dropLast())
  }

  /// The whole name as it is written in source.
  package var spelling: String {
    components.count == 1 ? base.spelling : Self.spell(components[...])
  }

  /// The whole name without backticks, for file names and messages.
  package var plain: String {
    components.count == 1 ? base.name : components.map(\.name).joined(separator: ".")
  }

  private static func spell(_ components: ArraySlice<Identifier>) -> String {
    components.map(\.spelling).joined(separator: ".")
  }
}
