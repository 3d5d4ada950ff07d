#if GTK
import DwellDeck
import DwellTestSupport
import Foundation
import Testing

@testable import DwellCommand
@testable import DwellPlayerCommand

/// An ffmpeg that fails, including one that doesn't report it.
extension VideoExportTests {
  /// Makes an ffmpeg from a shell script that is found first.
  func fake(_ script: String, in scratch: Scratch) throws {
    try scratch.write("#!/bin/bash\n\(script)\n", to: "deck/ffmpeg")
    #expect(try run("mkdir bin; mv deck/ffmpeg bin; chmod +x bin/ffmpeg", in: scratch).status == 0)
  }

  @Test func `a missing encoder is named`() throws {
    let scratch = try scratch()
    try fake("echo ' V....D libx264 H.264'", in: scratch)
    let result = try run("PATH=$PWD/bin:$PATH $DWELL export deck -o a.webm", in: scratch)
    #expect(
      result.errors
        == "dwell: this ffmpeg lacks the encoder libvpx-vp9, which .webm needs -- install Debian's package ffmpeg, or write another format\n"
    )
    #expect(result.status == 1)
  }

  @Test func `an ffmpeg that fails is quoted`() throws {
    let scratch = try scratch()
    try fake(
      "case $* in *-encoders) echo ' V....D libx264 H.264';; *) echo one >&2; echo two >&2; exit 9;; esac",
      in: scratch)
    let result = try run("PATH=$PWD/bin:$PATH $DWELL export deck -o a.mp4", in: scratch)
    #expect(result.errors == "dwell: ffmpeg failed with status 9 (two) -- try another format or --size\n")
    #expect(result.status == 1)
    #expect(try names(in: scratch) == ["bin", "deck"])
  }

  @Test(
    arguments: [
      // Nothing, garbage, an early end, a video that is too short, and a complete one in place of the file.
      ("cat >/dev/null", "no "), ("cat >/dev/null; echo garbage >$file", "no "), ("exec <&-; sleep 0.2", ""),
      ("head -c 60000 | $real", ""), ("cat >/dev/null; rm $file", "no "),
      ("$real; cp $file new; mv new $file", "another program has replaced"),
      ("$real; cp $file new; ln -sf $PWD/new $file", "another program has replaced"),
    ], ["mp4", "webm", "gif", "webp", "apng"])
  func `an ffmpeg that fails with status 0 leaves the old video`(
    fault: (script: String, problem: String), format: String
  ) throws {
    let scratch = try scratch(#"["1.bmp", "2.bmp"]"#)
    for name in ["a.\(format)", "other"] { try scratch.write("old", to: name) }
    // Only the call that writes the video, which is the last argument, fails.
    let script = """
      real="$(PATH=${PATH#*:} type -P ffmpeg)"; last="${@: -1}"; file="${last#file:}"
      case "$last" in file:*) ;; *) exec "$real" "$@" ;; esac
      real="$real $*"
      \(fault.script)
      exit 0
      """
    try fake(script, in: scratch)
    let result = try run(
      "PATH=$PWD/bin:$PATH $DWELL export deck -o a.\(format) --size=64x64 --fps=10", in: scratch)
    #expect(result.status == 1)
    #expect(
      result.errors.hasPrefix("dwell: ffmpeg reported success, but wrote \(fault.problem)")
        || result.errors.contains(" cannot be written (\(fault.problem)"), "\(result.errors)")
    #expect(try run("cat a.\(format) other", in: scratch).output == "oldold")
    #expect(try run("ls -A | grep part", in: scratch).output == "", "nothing is left")
  }

  @Test(arguments: ["mp4", "webm", "gif", "webp", "apng"])
  func `a video that is cut off anywhere isn't whole`(format: String) throws {
    let scratch = try scratch()
    try export("-o a.\(format) --size=64x96 --fps=10 --style=story --no-loop", in: scratch)
    let file = scratch.folder.appending(path: "a.\(format)")
    let whole = try #require(VideoContent(path: file.path))
    #expect(abs(whole.duration - 3) < 0.02)
    #expect(whole.frameCount == 30 || ["webp", "gif", "apng"].contains(format) && whole.frameCount > 20)
    let bytes = try Data(contentsOf: file)
    // The mark of an export follows the video.
    for step in 0..<100 {
      try bytes.prefix((bytes.count - 80) * step / 100).write(to: file)
      let part = VideoContent(path: file.path)
      #expect(part == nil || part?.duration ?? 0 < 2.9 || part?.frameCount ?? 0 < 30, "\(step) %")
    }
  }

  @Test func `an ffmpeg that cannot list its encoders is quoted`() throws {
    let scratch = try scratch()
    try fake("echo one >&2; echo 'libx264.so.164: cannot open shared object file' >&2; exit 127", in: scratch)
    let result = try run("PATH=$PWD/bin:$PATH $DWELL export deck -o a.mp4", in: scratch)
    #expect(
      result.errors
        == "dwell: ffmpeg cannot list its encoders: status 127 (libx264.so.164: cannot open shared object file) -- check its installation\n"
    )
    #expect(result.status == 1)
  }
}
#endif
