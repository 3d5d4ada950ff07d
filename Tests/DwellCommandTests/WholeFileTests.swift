import Foundation
import Testing

/// What every command that writes a file keeps: the old file, whole, until the new one is.
@Suite struct WholeFileTests {
  /// What writes a file of some kilobytes to `out.…`.
  static let commands = [
    "render scene:carousel --sheet -o out.svg", "render scene:page-control-many --sheet -o out.svg",
  ]

  @Test(arguments: commands) func `a disk without room leaves the old file whole and nothing else behind`(
    command: String
  ) throws {
    let scratch = try Scratch()
    try scratch.write("old", to: "out.svg")
    let run = try DwellProcess(shell: "trap '' XFSZ; ulimit -f 1; \"$DWELL\" \(command)", in: scratch.folder)
    #expect(run.errors.contains("out.svg cannot be written (File too large) -- check the folder"))
    #expect(run.status == 1)
    #expect(try names(in: scratch) == ["out.svg"])
    #expect(try text("out.svg", in: scratch) == "old")
  }

  @Test(arguments: commands) func `a program killed while it writes leaves the old file whole`(
    command: String
  ) throws {
    let scratch = try Scratch()
    try scratch.write("old", to: "out.svg")
    // The signal for too large a file ends the program in the midst of writing.
    let run = try DwellProcess(
      shell: "ulimit -c 0; ulimit -f 1; exec env --default-signal=XFSZ \"$DWELL\" \(command)",
      in: scratch.folder)
    #expect(run.status > 128, "it was ended: \(run.errors)")
    #expect(try text("out.svg", in: scratch) == "old")
    let again = try DwellProcess(shell: "\"$DWELL\" \(command)", in: scratch.folder)
    #expect(again.status == 0)
    #expect(try text("out.svg", in: scratch).hasSuffix("</svg>\n"))
  }

  @Test func `a device without room is told`() throws {
    let scratch = try Scratch()
    try FileManager.default.createSymbolicLink(
      atPath: scratch.folder.path + "/full.svg", withDestinationPath: "/dev/full")
    let run = try DwellProcess(["render", "scene:carousel", "-o", "full.svg"], in: scratch.folder)
    #expect(run.errors.contains("full.svg cannot be written (No space left on device)"))
    let trace = try DwellProcess(shell: "\"$DWELL\" trace scene:carousel > /dev/full", in: scratch.folder)
    #expect(trace.errors.contains("the output cannot be written (No space left on device)"))
    #expect(run.status == 1 && trace.status == 1)
  }

  @Test func `a link laid where the draft will be leads nobody's file astray`() throws {
    let scratch = try Scratch()
    try scratch.write("precious", to: "other")
    // The draft is called after the process, which `exec` makes known beforehand.
    let run = try DwellProcess(
      shell: "ln -s other out.svg.$$.part; exec \"$DWELL\" render scene:carousel -o out.svg",
      in: scratch.folder)
    #expect(run.status == 0, "\(run.errors)")
    #expect(try text("other", in: scratch) == "precious")
    #expect(try names(in: scratch) == ["other", "out.svg"])
    #expect(try text("out.svg", in: scratch).hasPrefix("<svg"))
  }

  /// A line of the shell that runs the command and ends it by a signal as soon as the draft of a file is
  /// there.
  ///
  /// Tests run on threads that block signals, and programs are born with what their parents block; what a
  /// shell runs in the background is deaf to the keyboard's.
  static func ended(by signal: String, _ command: String, draft: String) -> String {
    """
    perl -e 'use POSIX; sigprocmask(SIG_UNBLOCK, POSIX::SigSet->new(1, 2, 15)); $SIG{INT} = "DEFAULT"; exec @ARGV' \
      "$DWELL" \(command) &
    until [ -e \(draft).$!.part ] || ! kill -0 $!; do :; done
    kill -\(signal) $!; wait $!
    """
  }

  #if GTK
  @Test(arguments: ["HUP", "INT", "TERM"])
  func `a picture of pixels that is ended on the way leaves nothing behind`(name: String) throws {
    let scratch = try Scratch()
    let command = "render scene:page-control-many --sheet --scale 5 -o out.png"
    let run = try DwellProcess(shell: Self.ended(by: name, command, draft: "out.png"), in: scratch.folder)
    #expect(run.status > 128, "it was ended: \(run.errors)")
    #expect(try names(in: scratch) == [])
  }
  #endif

  @Test func `a signal that is ignored when the command begins does not end it`() throws {
    let scratch = try Scratch()
    let run = try DwellProcess(
      shell:
        "trap '' INT HUP; \(Self.ended(by: "HUP", "render scene:carousel -o out.svg", draft: "out.svg"))",
      in: scratch.folder)
    #expect(run.status == 0, "\(run.errors)")
    #expect(try text("out.svg", in: scratch).hasSuffix("</svg>\n"))
  }

  /// The text of a file.
  private func text(_ name: String, in scratch: Scratch) throws -> String {
    try String(contentsOf: scratch.folder.appending(path: name), encoding: .utf8)
  }

  /// The names of what lies in the folder.
  private func names(in scratch: Scratch) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: scratch.folder.path).sorted()
  }
}
