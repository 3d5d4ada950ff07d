import Foundation
import Testing

/// The placeholders that `Scripts/quick.sh component` writes for a new component.
@Suite struct PlaceholderTests {
  /// The folder of the package that is built, which may have the tests by a link.
  private let package = URL(filePath: #filePath).appending(path: "../../..").standardizedFileURL
  /// The project's folder.
  private let project = URL(filePath: #filePath).resolvingSymlinksInPath().appending(path: "../../..")
    .standardizedFileURL

  /// Runs a command in a folder, and returns its output and whether it succeeded.
  private func run(_ command: [String], in folder: URL) throws -> (output: String, succeeds: Bool) {
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = command
    process.currentDirectoryURL = folder
    process.standardOutput = output
    process.standardError = output
    try process.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return (text, process.terminationStatus == 0)
  }

  @Test func `placeholders compile, are in the lists of kinds and scenes, and replace nothing`() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "placeholders-\(UUID())")
    defer { try? FileManager.default.removeItem(at: folder) }
    for path in ["Scripts/quick.sh", "Sources/Dwell", "Sources/DwellScenes", ".swift-format"] {
      let copy = folder.appending(path: path)
      try FileManager.default.createDirectory(
        at: copy.deletingLastPathComponent(), withIntermediateDirectories: true)
      try FileManager.default.copyItem(at: project.appending(path: path), to: copy)
    }
    let made = try run(["Scripts/quick.sh", "component", "TimeRing"], in: folder)
    #expect(made.succeeds, "\(made.output)")
    let files = made.output.split(separator: "\n").map(String.init)
    #expect(files.count == 4 && files.contains("Tests/DwellTests/Components/TimeRing/TimeRingTests.swift"))
    /// The text of a file of the scenes.
    func scenes(_ path: String) throws -> String {
      try String(contentsOf: folder.appending(path: "Sources/DwellScenes/\(path)"), encoding: .utf8)
    }
    #expect(try scenes("Components/ScenarioSubject.swift").contains("\n    TimeRing.Configuration.self,\n"))
    #expect(try scenes("Demo/DemoScene.swift").contains(" + timeRings\n"))
    let format = try run(["swift", "format", "lint", "--strict"] + files, in: folder)
    #expect(format.succeeds, "\(format.output)")
    // The other modules are those that were built: SwiftPM names their package by its folder.
    let name = package.lastPathComponent.lowercased().map { $0.isLetter || $0.isNumber ? "\($0)" : "_" }
      .joined()
    let core = ["-emit-module", "-emit-module-path", "Dwell.swiftmodule", "-strict-memory-safety"]
    let modules = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
      .appending(path: "Modules").path()
    for (module, options) in [("Dwell", core), ("DwellScenes", ["-typecheck", "-I", ".", "-I", modules])] {
      let command =
        "find Sources/\(module) -name '*.swift' | xargs swiftc -wmo -swift-version 6 -warnings-as-errors"
        + " -package-name \(name) -module-name \(module) \(options.joined(separator: " "))"
      let compiled = try run(["bash", "-c", command], in: folder)
      #expect(compiled.succeeds, "\(compiled.output)")
    }
    #expect(try !run(["Scripts/quick.sh", "component", "TimeRing"], in: folder).succeeds)
    #expect(try !run(["Scripts/quick.sh", "component", "time ring"], in: folder).succeeds)
  }
}
