import Foundation

/// Where the project's own files are.
package enum Project {
  package static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// The directories of `Tests/Cases`, in order.
  package static let cases: [URL] = {
    let url = root.appendingPathComponent("Tests/Cases")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? []
    return names.filter { !$0.contains(".") }.sorted().map(url.appendingPathComponent)
  }()

  /// The path of a stand-in for a module that only Apple platforms have.
  package static func standIn(_ name: String) -> String {
    root.appendingPathComponent("Tests/StandIns/\(name)").path
  }

  /// The paths of the files in a directory and below, in order, whose names have an extension.
  package static func files(in directory: String, _ pathExtension: String) -> [String] {
    let url = root.appendingPathComponent(directory)
    let names = FileManager.default.enumerator(atPath: url.path)?.allObjects as? [String] ?? []
    return names.filter { $0.hasSuffix("." + pathExtension) }.sorted()
      .map { url.appendingPathComponent($0).path }
  }
}
