import Foundation
import Testing

@testable import DwellTestSupport

/// A golden reports differences, and is updated only on demand.
@Suite struct GoldenTests {
  /// A folder for each test.
  private let folder = FileManager.default.temporaryDirectory.appending(path: "goldens-\(UUID())")

  @Test func `a text equal to its golden has no difference`() throws {
    #expect(renewing.difference(of: "one\ntwo\n", from: "a/b.txt") == nil)
    #expect(comparing.difference(of: "one\ntwo\n", from: "a/b.txt") == nil)
    try FileManager.default.removeItem(at: folder)
  }

  @Test func `a missing golden explains how to write it`() {
    #expect(
      comparing.difference(of: "", from: "none.txt")
        == "Tests/Goldens/none.txt does not exist; `make bless` writes it from what the code gives now.")
  }

  @Test func `a difference is shown line by line`() throws {
    #expect(renewing.difference(of: "one\ntwo\n", from: "b.txt") == nil)
    #expect(
      comparing.difference(of: "one\nthree\n", from: "b.txt") == """
        Tests/Goldens/b.txt differs; if what the code gives now is right, `make bless` renews the file.
        - expected, + given:
          one
        - two
        + three
        """)
    try FileManager.default.removeItem(at: folder)
  }

  @Test func `a folder that cannot be created is reported`() {
    let impossible = Golden(folder: URL(filePath: "/dev/null/x"), isRenewed: true, command: "make bless")
    let message = impossible.difference(of: "x", from: "c.txt") ?? ""
    #expect(message.hasPrefix("Tests/Goldens/c.txt cannot be written: "), "\(message)")
  }

  @Test func `all goldens together are at most 660 kB, because every clone downloads them`()
    throws
  {
    let paths = try FileManager.default.subpathsOfDirectory(atPath: Golden.folder.path())
    let sizes = paths.map { path in
      let file = Golden.folder.appending(path: path).path()
      let attributes = try? FileManager.default.attributesOfItem(atPath: file)
      let isFile = attributes?[.type] as? FileAttributeType == .typeRegular
      return (path: path, bytes: isFile ? (attributes?[.size] as? Int ?? 0) : 0)
    }
    let total = sizes.map(\.bytes).reduce(0, +)
    let heaviest = sizes.sorted { $0.bytes > $1.bytes }.prefix(5).map { "\($0.bytes) \($0.path)" }
    #expect(total > 0 && total <= 660_000, "\(total) bytes; the heaviest: \(heaviest)")
  }

  /// Compares.
  private var comparing: Golden { Golden(folder: folder, isRenewed: false, command: "make bless") }
  /// Updates.
  private var renewing: Golden { Golden(folder: folder, isRenewed: true, command: "make bless") }
}
