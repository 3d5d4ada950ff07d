import Foundation

/// The tests nearest to a mutant: those in the folder of tests that has the name of its source's folder. Most
/// mutants fail there, in a fraction of the time that all tests take.
public struct NearTests: Sendable {
  /// For the last path component of every folder of tests, a regular expression for the names of the tests in
  /// it.
  private let filters: [String: String]

  /// Finds the tests of a target, such as those in `Tests/DwellTests`.
  public init(in target: URL) throws {
    var types: [String: Set<String>] = [:]
    for path in try FileManager.default.subpathsOfDirectory(atPath: target.path)
    where path.hasSuffix(".swift") {
      let file = target.appending(path: path)
      let folder = file.deletingLastPathComponent().lastPathComponent
      types[folder, default: []].formUnion(
        NearTests.types(in: try String(contentsOf: file, encoding: .utf8)))
    }
    filters = types.filter { !$0.value.isEmpty }.mapValues { names in
      "^\(target.lastPathComponent)\\.(\(names.sorted().joined(separator: "|")))/"
    }
  }

  /// The regular expression for the tests near a folder of sources; nil if there are none.
  func filter(for folder: String) -> String? {
    folder.split(separator: "/").last.flatMap { filters[String($0)] }
  }

  /// The types that a source declares or extends at its top level, if it contains tests.
  private static func types(in text: String) -> [String] {
    let file = SourceFile(path: "", text: text)
    guard file.tokens.contains(where: { $0.text == "Test" && $0.isFixed }) else { return [] }
    return file.tokens.indices.dropFirst().filter {
      file.parents[$0] < 0
        && ["struct", "class", "enum", "actor", "extension"].contains(file.tokens[$0 - 1].text)
    }.map { file.tokens[$0].text }
  }
}
