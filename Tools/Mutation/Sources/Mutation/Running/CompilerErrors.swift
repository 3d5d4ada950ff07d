import Foundation

/// Which mutants the compiler refuses.
public struct CompilerErrors: Sendable {
  /// The place of an error.
  struct Place: Hashable {
    /// The file, by its path in the module's folder.
    var file: String
    /// The line, from 1.
    var line: Int
  }

  /// The places of all errors.
  let places: Set<Place>

  /// Finds the errors in a build's output that refer to files in a folder.
  public init(_ output: String, folder: String) {
    var places: Set<Place> = []
    for line in output.split(separator: "\n") {
      guard let match = line.firstMatch(of: #/^(.+\.swift):([0-9]+):[0-9]+: error:/#),
        let number = Int(match.2), let start = match.1.range(of: "/\(folder)/")
      else { continue }
      places.insert(Place(file: String(match.1[start.upperBound...]), line: number))
    }
    self.places = places
  }

  /// The numbers of the mutants to remove: for each error those on its line, or those in the innermost
  /// enclosing block that has any.
  public func refused(_ mutants: [Mutant], in catalog: Catalog) -> Set<Int> {
    var refused: Set<Int> = []
    for place in places {
      guard let index = catalog.files.firstIndex(where: { $0.path == place.file }) else { continue }
      let file = catalog.files[index]
      let own = mutants.filter { $0.file == index }.map {
        (number: $0.number, lines: file.lineNumbers(of: catalog.sites[index][$0.site].range))
      }
      let here = own.filter { $0.lines.contains(place.line) }
      guard here.isEmpty else {
        refused.formUnion(here.map(\.number))
        continue
      }
      let blocks = file.blocks.filter { $0.contains(place.line) }.sorted { $0.count < $1.count }
      let inner = blocks.lazy.map { block in own.filter { block.overlaps($0.lines) } }.first { !$0.isEmpty }
      refused.formUnion((inner ?? own).map(\.number))
    }
    return refused
  }
}

extension SourceFile {
  /// The lines of every block in braces.
  var blocks: [ClosedRange<Int>] {
    partners.compactMap { start, end in
      start < end && tokens[start].text == "{" ? tokens[start].line...tokens[end].line : nil
    }
  }
}
