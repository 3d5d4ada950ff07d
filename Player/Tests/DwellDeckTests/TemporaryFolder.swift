import Foundation
import Testing

@testable import DwellDeck

/// A folder that is removed with the last reference to it.
final class TemporaryFolder {
  /// The absolute path, without links.
  let path: String

  /// Makes an empty folder, or one with pictures of these names.
  init(pictures: [String] = []) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("dwell-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    path = try FileSystem.resolved(folder.path)
    for name in pictures { try add(name, Sample.png) }
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
  }

  /// The path of a name in the folder.
  func path(_ name: String) -> String { "\(path)/\(name)" }

  /// Writes a file, and creates its folders.
  func add(_ name: String, _ bytes: [UInt8]) throws {
    let url = URL(fileURLWithPath: path(name))
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: url)
  }

  /// Writes a file of text.
  func add(_ name: String, _ text: String) throws { try add(name, Array(text.utf8)) }

  /// Removes a file; a missing one is ignored.
  func remove(_ name: String) throws {
    if FileSystem.exists(path(name)) { try FileManager.default.removeItem(atPath: path(name)) }
  }

  /// Makes a link.
  func link(_ name: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(atPath: path(name), withDestinationPath: target)
  }

  /// Makes a named pipe.
  func pipe(_ name: String) throws {
    try #require(mkfifo(path(name), 0o600) == 0)
  }

  /// Makes a folder.
  func folder(_ name: String) throws {
    try FileManager.default.createDirectory(atPath: path(name), withIntermediateDirectories: true)
  }

  /// The messages of reading the deck with a name, one line each, with `…` for the folder's own path; empty
  /// if there are none.
  func messages(reading name: String = "") -> [String] {
    let problems: [DeckProblem]
    do {
      problems = try Deck.read(path: name.isEmpty ? path : path(name)).skipped
    } catch {
      problems = error.causes + [error]
    }
    return problems.map { $0.description.replacingOccurrences(of: path, with: "…") }
  }

  /// The names of the pages of the deck at a name.
  func pages(reading name: String = "") throws -> [String] {
    try Deck.read(path: name.isEmpty ? path : path(name)).deck.pages.map(\.fileName)
  }
}

/// Beginnings of files.
enum Sample {
  /// The beginning of a PNG file.
  static let png: [UInt8] = [
    0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52,
  ]
  /// The beginning of a JPEG file.
  static let jpeg: [UInt8] = [0xFF, 0xD8, 0xFF, 0xE0, 0, 16, 0x4A, 0x46, 0x49, 0x46]
}
