import DwellTestSupport
import Foundation
import Testing

/// Commands that write a file keep the old file until the new one is complete.
@Suite struct AtomicFileTests {
  /// Commands that write some kilobytes to `out.…`.
  static let commands = [
    "render scene:carousel --sheet -o out.svg", "render scene:page-control-many --sheet -o out.svg",
  ]

  @Test(arguments: commands) func `a full disk leaves the old file intact and nothing else behind`(
    command: String
  ) throws {
    let scratch = try Scratch()
    try scratch.write("old", to: "out.svg")
    let run = try DwellProcess(
      shell: "ulimit -f 1; exec env --default-signal=XFSZ \"$DWELL\" \(command)", in: scratch.folder)
    #expect(run.errors.contains("out.svg cannot be written (File too large) -- check the folder"))
    #expect(run.status == 1)
    #expect(try names(in: scratch) == ["out.svg"])
    #expect(try text("out.svg", in: scratch) == "old")
  }

  @Test(arguments: commands) func `a program killed while writing leaves the old file intact`(
    command: String
  ) throws {
    let scratch = try Scratch()
    var status: Int32 = 0
    var files: [String] = []
    // It may be faster than the signal; while it writes, there is a second file, which the signal leaves.
    for _ in 0..<50 where files.count < 2 {
      try scratch.write("old", to: "out.svg")
      let line = DwellProcess.ended(by: "KILL", command, draft: "out.svg")
      status = try DwellProcess(shell: line, in: scratch.folder).status
      files = try names(in: scratch)
    }
    #expect(status > 128, "it was ended")
    #expect(files.count == 2, "while it was writing")
    #expect(try text("out.svg", in: scratch) == "old")
    let again = try DwellProcess(shell: "\"$DWELL\" \(command)", in: scratch.folder)
    #expect(again.status == 0)
    #expect(try text("out.svg", in: scratch).hasSuffix("</svg>\n"))
  }

  #if os(Linux)
  @Test func `a file is replaced in a folder whose name is not UTF-8, too`() throws {
    let scratch = try Scratch()
    for _ in 0..<2 {
      let run = try DwellProcess(
        shell: "mkdir -p $'caf\\xe9'; cd $'caf\\xe9'; \"$DWELL\" render scene:carousel -o out.svg; ls",
        in: scratch.folder)
      #expect(run.output.hasSuffix("out.svg\n") && run.errors == "")
    }
  }
  #endif

  @Test func `a full device is reported`() throws {
    let scratch = try Scratch()
    try FileManager.default.createSymbolicLink(
      atPath: scratch.folder.path + "/full.svg", withDestinationPath: "/dev/full")
    let run = try DwellProcess(["render", "scene:carousel", "-o", "full.svg"], in: scratch.folder)
    #expect(run.errors.contains("full.svg cannot be written (No space left on device)"))
    let trace = try DwellProcess(shell: "\"$DWELL\" trace scene:carousel > /dev/full", in: scratch.folder)
    #expect(trace.errors.contains("the output cannot be written (No space left on device)"))
    #expect(run.status == 1 && trace.status == 1)
  }

  @Test func `a link planted at the temporary file's path does not overwrite its target`() throws {
    let scratch = try Scratch()
    try scratch.write("precious", to: "other")
    // The temporary file is named after the process; `exec` makes its id known beforehand.
    let run = try DwellProcess(
      shell: "ln -s other out.svg.$$.part; exec \"$DWELL\" render scene:carousel -o out.svg",
      in: scratch.folder)
    #expect(run.status == 0, "\(run.errors)")
    #expect(try text("other", in: scratch) == "precious")
    #expect(try names(in: scratch) == ["other", "out.svg"])
    #expect(try text("out.svg", in: scratch).hasPrefix("<svg"))
  }

  #if GTK
  @Test(arguments: ["HUP", "INT", "QUIT", "TERM", "XCPU"])
  func `an interrupted PNG leaves nothing behind`(name: String) throws {
    let scratch = try Scratch()
    let command = "render scene:page-control-many --sheet --scale 5 -o out.png"
    let run = try DwellProcess(
      shell: DwellProcess.ended(by: name, command, draft: "out.png"), in: scratch.folder)
    #expect(run.status > 128, "it was ended: \(run.errors)")
    #expect(try names(in: scratch) == [])
  }
  #endif

  @Test func `a signal that is ignored at the start does not end the command`() throws {
    let scratch = try Scratch()
    let run = try DwellProcess(
      shell:
        "trap '' INT HUP; \(DwellProcess.ended(by: "HUP", "render scene:carousel -o out.svg", draft: "out.svg"))",
      in: scratch.folder)
    #expect(run.status == 0, "\(run.errors)")
    #expect(try text("out.svg", in: scratch).hasSuffix("</svg>\n"))
  }

  /// The text of a file.
  private func text(_ name: String, in scratch: Scratch) throws -> String {
    try String(contentsOf: scratch.folder.appending(path: name), encoding: .utf8)
  }

  /// The names of the files in the folder.
  private func names(in scratch: Scratch) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: scratch.folder.path).sorted()
  }
}
