import DwellTestSupport
import Foundation
import Testing

@testable import DwellCommand

/// The version is stated once, and a release begins with one command.
@Suite struct ReleaseTests {
  /// The folder of the package.
  private static let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..")
    .standardized

  /// The text of a file of the package.
  private func text(_ path: String) throws -> String {
    try String(contentsOf: Self.root.appending(path: path), encoding: .utf8)
  }

  /// A folder with the scripts, a changelog, a README, and the source that states the version.
  /// - Parameter dependency: the README's line for depending on it.
  private func scratch(changes: String, dependency: String = #"branch: "main""#) throws -> Scratch {
    let scratch = try Scratch()
    let run = try DwellProcess(
      shell: """
        mkdir -p Scripts Sources/DwellCommand && cd "\(Self.root.path)" &&
        cp Scripts/release.sh "$OLDPWD/Scripts" &&
        cp Sources/DwellCommand/Version.swift "$OLDPWD/Sources/DwellCommand"
        """, in: scratch.folder)
    #expect(run.status == 0, "\(run.errors)")
    try scratch.write(
      "# Changes\n\n## Unreleased\n\n\(changes)## 0.0.1 - 2020-01-01\n\n- Old.\n", to: "CHANGELOG.md")
    let version = Program.version
    try scratch.write(
      #".package(url: "u", \#(dependency)) dwell-\#(version).tar.gz dwell-web-\#(version).tgz 10.1.0"#,
      to: "README.md")
    return scratch
  }

  /// Runs a script there.
  private func run(_ line: String, in scratch: Scratch) throws -> DwellProcess {
    try DwellProcess(shell: "Scripts/\(line)", in: scratch.folder)
  }

  /// The text of a file there.
  private func text(_ path: String, in scratch: Scratch) throws -> String {
    try String(contentsOf: scratch.folder.appending(path: path), encoding: .utf8)
  }

  @Test func `the scripts read the version of the command`() throws {
    #expect(try run("release.sh version", in: scratch(changes: "")).output == Program.version + "\n")
  }

  @Test func `no other file states a version, and the README names this one`() throws {
    #expect(try text("Web/package.json").contains(#""version": "0.0.0""#))
    let named = try text("README.md").matches(of: /(?:from: "|dwell-(?:web-)?)(\d+\.\d+\.\d+)/).map { $0.1 }
    #expect(!named.isEmpty && named.allSatisfy { $0 == Program.version })
  }

  @Test(arguments: [#"branch: "main""#, "from: \"\(Program.version)\""])
  func `a release puts its version above the changes, once, and packages depend on it`(dependency: String)
    throws
  {
    let scratch = try scratch(changes: "### Added\n\n- New.\n\n", dependency: dependency)
    for _ in 1...2 {
      let done = try run("release.sh prepare 9.8.7 2030-02-01", in: scratch)
      #expect(done.status == 0 && done.errors == "")
      #expect(
        try text("CHANGELOG.md", in: scratch) == """
          # Changes

          ## Unreleased

          ## 9.8.7 - 2030-02-01

          ### Added

          - New.

          ## 0.0.1 - 2020-01-01

          - Old.

          """)
      #expect(
        try text("README.md", in: scratch)
          == #".package(url: "u", from: "9.8.7") dwell-9.8.7.tar.gz dwell-web-9.8.7.tgz 10.1.0"#)
      #expect(try run("release.sh version", in: scratch).output == "9.8.7\n")
      #expect(try run("release.sh changes 9.8.7", in: scratch).output == "### Added\n\n- New.\n\n")
      #expect(try run("release.sh changes 9.8.7 date", in: scratch).output == "2030-02-01\n")
    }
  }

  @Test(arguments: [
    ("", "- New.\n\n", "release: nothing is not a version -- write e.g. VERSION=1.2.3\n"),
    ("1.2", "- New.\n\n", "release: 1.2 is not a version -- write e.g. VERSION=1.2.3\n"),
    (
      "0.0.9", "- New.\n\n", "release: 0.0.9 is older than \(Program.version), which the sources state\n"
    ),
    ("9.8.7", "", "release: CHANGELOG.md has no changes under Unreleased\n"),
  ])
  func `an invalid release is refused, and changes nothing`(
    version: String, changes: String, message: String
  ) throws {
    let scratch = try scratch(changes: changes)
    let before = try text("CHANGELOG.md", in: scratch)
    let refused = try run("release.sh prepare \(version)", in: scratch)
    #expect(refused.errors == message && refused.status != 0)
    #expect(try text("CHANGELOG.md", in: scratch) == before)
    #expect(try run("release.sh version", in: scratch).output == Program.version + "\n")
  }

  /// The lines of the public declarations that break apps, from one file to another.
  private func breaks(from old: String, to new: String) throws -> [String] {
    let scratch = try Scratch()
    try scratch.write(old, to: "old.txt")
    try scratch.write(new, to: "new.txt")
    let script = Self.root.appending(path: "Scripts/api.sh").path
    let run = try DwellProcess(shell: "\"\(script)\" breaks \"$PWD\"/{old,new}.txt", in: scratch.folder)
    #expect(run.status == 0 && run.errors == "")
    return run.output.split(separator: "\n").map(String.init)
  }

  @Test(arguments: [
    ("", []), ("Key: var name: String { get }\n", []), ("Mode: case wide\nenum Mode\n", []),
    ("Newer: requires func draw()\nprotocol Newer\n", []), ("Key: Hashable\n", []),
    ("Key: case escape\n", ["new case: Key: case escape"]),
    ("Key: indirect case chord(Key)\n", ["new case: Key: indirect case chord(Key)"]),
    ("View: func draw()\n", []),
    ("View: func draw()\nView: requires func draw()\n", ["new requirement: View: requires func draw()"]),
    ("View: requires Swift.Hashable\n", ["new requirement: View: requires Swift.Hashable"]),
  ])
  func `new cases and requirements break apps, and other additions don't`(
    added: String, told: [String]
  ) throws {
    let old = "Key: case left\nView: requires var size: Size { get }\nenum Key\nprotocol View\n"
    #expect(try breaks(from: old, to: old + added) == told)
  }

  @Test func `a removed declaration breaks apps, and a removed default makes a requirement`() throws {
    #expect(
      try breaks(
        from: "Key: case left\nView: func draw()\nenum Key\n",
        to: "View: func draw()\nView: requires func draw()\n")
        == ["removed: Key: case left", "removed: enum Key", "new requirement: View: requires func draw()"])
  }
}
