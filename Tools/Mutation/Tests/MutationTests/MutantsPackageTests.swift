import Foundation
import Testing

@testable import Mutation

/// The package in which mutants are built.
@Suite struct MutantsPackageTests {
  /// A package as `swift package describe` prints it.
  private struct Description: Decodable {
    /// A target of the package.
    struct Target: Decodable {
      /// Its name, its folder in the package, and its sources in the folder.
      let name, path: String
      let sources: [String]
    }
    let targets: [Target]
  }

  /// Modules of the toolchain.
  private let toolchain: Set = [
    "Foundation", "FoundationEssentials", "FoundationXML", "Glibc", "Musl", "Synchronization", "Testing",
  ]

  /// The folder `Tools/Mutation`.
  private let tool = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../..").standardizedFileURL

  @Test func `every equivalent mutant is one of the sources`() throws {
    let copy = WorkingCopy(
      of: tool.appending(path: "../..").standardizedFileURL,
      manifest: tool.appending(path: "Mutants/Package.swift"),
      in: FileManager.default.temporaryDirectory, module: "Dwell")
    let text = try String(contentsOf: tool.appending(path: "Equivalents.txt"), encoding: .utf8)
    let list = try MutantList(text, needsReasons: true)
    #expect(try list.numbers(in: Catalog(files: copy.sources())).count == list.entries.count)
  }

  @Test func `every file imports only modules of the package`() throws {
    let package = tool.appending(path: "Mutants")
    let describe = Process()
    let output = Pipe()
    describe.executableURL = URL(filePath: "/usr/bin/env")
    describe.arguments = ["swift", "package", "--package-path", package.path, "describe", "--type", "json"]
    describe.standardOutput = output
    try describe.run()
    let data = try #require(try output.fileHandleForReading.readToEnd())
    describe.waitUntilExit()
    let targets = try JSONDecoder().decode(Description.self, from: data).targets
    #expect(targets.count > 5)
    let known = toolchain.union(targets.map(\.name))
    for target in targets {
      for source in target.sources {
        let text = try String(
          contentsOf: package.appending(path: "\(target.path)/\(source)"), encoding: .utf8)
        for line in text.split(separator: "\n") {
          guard let match = line.wholeMatch(of: /(?:@\w+ |package |public )*import (\w+)/) else { continue }
          #expect(known.contains(String(match.1)), "\(target.name)/\(source)")
        }
      }
    }
  }
}
