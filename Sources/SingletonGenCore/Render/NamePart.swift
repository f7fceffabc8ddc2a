/// A part of a singleton's names, and the mark that stands for it in a text that many singletons
/// share.
///
/// The marks are control characters, which neither settings nor templates can contain.
enum NamePart: UInt8, CaseIterable {
  /// The type's own identifier.
  case type = 1
  /// With the types it is nested in.
  case fullType
  /// As `fullType`, without backticks.
  case plainType
  /// The type it is nested in.
  case parent
  /// Its name for Objective-C: all parts of the name together.
  case objcType
  case accessor
  case accessorPrefix
  /// As `accessorPrefix`, with a capital.
  case accessorTypePrefix

  var mark: String { String(UnicodeScalar(rawValue)) }
}

extension Singleton {
  func text(of part: NamePart) -> String {
    switch part {
    case .type: name.base.spelling
    case .fullType: name.spelling
    case .plainType: name.plain
    case .parent: name.parent ?? ""
    case .objcType: name.components.map(\.name).joined()
    case .accessor: accessor.spelling
    case .accessorPrefix: AccessorName(accessor).prefix
    case .accessorTypePrefix: AccessorName(accessor).typePrefix
    }
  }
}

/// A text with places for the names of a singleton.
struct Pattern: Sendable {
  /// Each text stands before its name part; the last has none.
  private var parts: [(text: [UInt8], name: NamePart?)] = []

  /// - Parameter text: with marks of `NamePart`.
  init(_ text: [UInt8]) {
    var start = 0
    for (index, byte) in text.enumerated() where byte <= NamePart.accessorTypePrefix.rawValue {
      guard let part = NamePart(rawValue: byte) else { continue }
      parts.append((Array(text[start..<index]), part))
      start = index + 1
    }
    parts.append((Array(text[start...]), nil))
  }

  func append(_ singleton: Singleton, to output: inout [UInt8]) {
    for (text, name) in parts {
      output += text
      if let name { output += singleton.text(of: name).utf8 }
    }
  }
}
