import Foundation
import Testing

@testable import Mutation

/// The compiled copy.
@Suite struct SchemataTests {
  /// A source with a place of every form.
  private static let source = """
    struct Sums: Equatable {
      var log: [Int] = []
      func combine(_ a: Int, _ b: Int) -> Int { a * 10 + b }
      mutating func add(_ a: Int, _ b: Int?) -> Int {
        guard a > 0, let b else { return -100 }
        log.append(a)
        var sum = combine(a, b) - min(a, b)
        for index in 0..<3 where index != 1 { sum += index - 5 }
        let isEven = sum % 2 == 0 && !log.isEmpty
        return isEven ? sum : -sum
      }
    }
    """
  /// A program that uses it, and has no places.
  private static let program = """
    @main struct Program {
      static func main() {
        var sums = Sums()
        for a in -1...4 { for b in [nil, -2, -1, 0, 1, 2, 3] { print(sums.add(a, b), sums.log) } }
      }
    }
    """

  @Test func `the copy keeps the lines and wraps nested places`() {
    let catalog = Catalog(files: [
      SourceFile(path: "A.swift", text: "func f() {\n  if a < b { c(d,\n    -e) }\n}\n")
    ])
    let text = SwitchedFile.text(of: catalog.files[0], sites: catalog.sites[0], mutants: catalog.mutants)
    #expect(text.split(separator: "\n", omittingEmptySubsequences: false).count == 5)
    #expect(text.contains("(a ^"))
  }

  @Test func `every mutant is in the build, and behaves as its text`() throws {
    let catalog = Catalog(files: [SourceFile(path: "A.swift", text: Self.source)])
    let folder = FileManager.default.temporaryDirectory.appending(path: "mutation-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let switched = SwitchedFile.text(of: catalog.files[0], sites: catalog.sites[0], mutants: catalog.mutants)
    let declarations = SwitchSource.text(catalog: catalog, mutants: catalog.mutants)
    let parts = ["Copy": switched, "Switch": declarations, "Program": Self.program, "Original": Self.source]
    for (name, text) in parts { try Data(text.utf8).write(to: folder.appending(path: "\(name).swift")) }
    /// A program that consists of some of the parts.
    func build(_ names: [String]) throws -> String {
      let result = folder.appending(path: names.joined()).path
      let files = names.map { folder.appending(path: "\($0).swift").path }
      let (status, output) = try command(
        ["swiftc", "-parse-as-library", "-suppress-warnings"] + files + ["-o", result])
      try #require(status == 0, "\(output)")
      return result
    }
    let original = try command([build(["Original", "Program"])]).output
    let copy = try build(["Copy", "Switch", "Program"])
    #expect(try command([copy]).output == original)
    var unnoticed: [String] = []
    for mutant in catalog.mutants where try command([copy], mutant: mutant.number).output == original {
      unnoticed.append("\(mutant.identity.rule): \(mutant.changed)")
    }
    #expect(unnoticed == [])
  }

  /// Runs a command with an active mutant.
  private func command(_ arguments: [String], mutant: Int = 0) throws -> (status: Int32, output: String) {
    let process = Process()
    let pipe = Pipe()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = arguments
    process.environment = ProcessInfo.processInfo.environment.merging(["DWELL_MUTANT": "\(mutant)"]) { $1 }
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: output, as: UTF8.self))
  }

  @Test func `errors remove the mutants of their lines, or of the enclosing block`() {
    let text = "func f() {\n  a = 1\n  b = c\n\n}\nfunc g() { d = e }\n"
    let catalog = Catalog(files: [SourceFile(path: "A.swift", text: text)])
    let here = CompilerErrors("/x/Sources/M/A.swift:3:4: error: no\n", folder: "Sources/M")
    #expect(here.refused(catalog.mutants, in: catalog).count == 1)
    let block = CompilerErrors("/x/Sources/M/A.swift:5:1: error: no\n", folder: "Sources/M")
    #expect(block.refused(catalog.mutants, in: catalog).count == catalog.mutants.count - 1)
    #expect(CompilerErrors("/x/Sources/N/A.swift:5:1: error: no\n", folder: "Sources/M").places.isEmpty)
  }
}
