import DwellConformance
import Foundation
import Testing

@Suite("On a Mac the scripts run what a Mac supports, and report what is missing", .serialized)
struct MacScriptTests {
  /// The output of a script, and its status.
  struct Run {
    /// Its output and its messages.
    let text: String
    /// Its status.
    let status: Int32
  }

  /// Runs a script with stand-ins for `uname`, `swift` and Xcode, and with a variable set.
  private func run(
    _ script: String, swift: String = "6.2", system: String = "15.5", hasXcode: Bool = true,
    _ variables: [String: String] = [:]
  ) throws -> Run {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("mac-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let programs = [
      "uname": "echo Darwin", "sw_vers": "echo \(system)",
      "xcodebuild": hasXcode ? #"echo "xcodebuild $*""# : "exit 1",
      "DwellGalleryMac": #"echo "window of: $*""#,
      "swift": """
      case "$*" in
        --version) echo "Apple Swift version \(swift) (swiftlang)" ;;
        *--show-bin-path) echo "\(folder.path)" ;;
        *) echo "swift $*, development: ${DWELL_DEVELOPMENT-no}" ;;
      esac
      """,
    ]
    for (name, code) in programs {
      let file = folder.appendingPathComponent(name)
      try Data("#!/usr/bin/env bash\n\(code)\n".utf8).write(to: file)
      try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: file.path)
    }
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["bash", Snippet.root.appendingPathComponent("Scripts/\(script)").path]
    process.currentDirectoryURL = folder
    var environment = ProcessInfo.processInfo.environment
    environment["PATH"] = folder.path + ":" + (environment["PATH"] ?? "")
    for (name, value) in variables { environment[name] = value }
    process.environment = environment
    process.standardOutput = output
    process.standardError = output
    try process.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return Run(
      text: text.replacing(folder.resolvingSymlinksInPath().path, with: "HERE"),
      status: process.terminationStatus)
  }

  @Test("`make run` opens the gallery, built like an app that depends on Dwell")
  func gallery() throws {
    let run = try run("run.sh")
    #expect(run.status == 0)
    #expect(run.text.contains("swift build --package-path Apps/DwellGalleryMac -c release, development: no"))
    #expect(run.text.hasSuffix("window of: \n"))
    #expect(!run.text.contains("apt") && !run.text.contains("libgtk"), "nothing of Debian's")
  }

  @Test("`make run` plays DECK, relative to the calling folder or to home")
  func deck() throws {
    #expect(try run("run.sh", ["DECK": "some pictures"]).text.hasSuffix("window of: HERE/some pictures\n"))
    #expect(try run("run.sh", ["DECK": "/far/away"]).text.hasSuffix("window of: /far/away\n"))
    #expect(
      try run("run.sh", ["DECK": "~/Pictures", "HOME": "/h"]).text.hasSuffix("window of: /h/Pictures\n"))
    #expect(try run("run.sh", ["ARGS": "--style=story"]).status == 2, "an option that would be ignored")
  }

  @Test("`make test` runs the tests, the pixels and both apps")
  func tests() throws {
    let run = try run("test.sh")
    #expect(run.status == 0, "\(run.text)")
    for step in [
      "swift test, development: 1", "xcodebuild test -scheme DwellSwiftUIAppleTests",
      "swift build --package-path Apps/DwellGalleryMac, development: no",
      "xcodebuild build -scheme DwellGallery",
    ] { #expect(run.text.contains(step), "\(step)") }
  }

  @Test("Everything that is missing is reported at once")
  func needs() throws {
    let old = try run("run.sh", swift: "5.10", system: "13.6", hasXcode: false)
    #expect(old.status == 1)
    #expect(old.text.contains("Swift 6.2") && old.text.contains("macOS 14"))
    #expect(!old.text.contains("the app project"), "a window needs no Xcode")
    let tests = try run("test.sh", hasXcode: false)
    #expect(tests.status == 1)
    #expect(tests.text.contains("Xcode 26"))
  }
}
