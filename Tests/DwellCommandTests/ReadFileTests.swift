import DwellTestSupport
import Foundation
import Testing

@testable import DwellCommand
@testable import DwellMain

/// Files that a command reads are never overwritten.
@Suite struct ReadFileTests {
  @Test(arguments: [
    // Links, and the standard input and output, for each command that writes.
    "render scenario.json -o scenario.svg", "render - -o scenario.svg < scenario.json",
    "trace scenario.json >> scenario.json", "gallery -o script.html",
  ])
  func `a file that is read is not replaced through a link`(_ line: String) throws {
    let scratch = try Scratch()
    let folder = scratch.folder
    let files = FileManager.default
    try files.createDirectory(at: folder.appending(path: "web"), withIntermediateDirectories: true)
    var texts = [
      "scenario.json": #"{"component": {"type": "page-control", "pages": 2}, "samples": [0]}"#
    ]
    for name in ["dwell", "gallery"] { (texts["web/\(name).js"], texts["web/\(name).css"]) = ("0", "a {}") }
    for (name, text) in texts { try scratch.write(text, to: name) }
    for (link, target) in [
      "scenario.svg": "scenario.json", "script.html": "web/dwell.js",
    ] {
      try files.createSymbolicLink(
        atPath: folder.appending(path: link).path, withDestinationPath: target)
    }
    let run = try DwellProcess(shell: "export DWELL_WEB=$PWD/web; $DWELL \(line)", in: folder)
    #expect(run.status == 2)
    #expect(
      run.errors.contains(" is one of the files that are read, and would be replaced -- "), "\(run.errors)")
    for (name, text) in texts {
      #expect(try String(contentsOf: folder.appending(path: name), encoding: .utf8) == text, "\(name)")
    }
  }

  @Test func `every option that names a file says whether it is read or written`() throws {
    for command in Main.program.commands {
      for option in command.options where option.isFile {
        let arguments = try Arguments(
          ["--\(option.name)=x"], options: command.options, command: "dwell \(command.name)")
        #expect(arguments.read == [])
        #expect(arguments.written == ["x"])
      }
    }
  }
}
