import Testing

@testable import DwellCommand
@testable import DwellPlayerCommand

/// The display during long work.
@Suite struct ProgressLineTests {
  @Test func `a bar shows the progress of long work`() {
    #expect(
      ProgressLine.bar("exporting page", 0, of: 8) == "exporting page [........................] 0 of 8")
    #expect(
      ProgressLine.bar("exporting page", 4, of: 8) == "exporting page [############............] 4 of 8")
    #expect(ProgressLine.bar("x", 9, of: 8) == "x [########################] 9 of 8")
    #expect(ProgressLine.bar("x", 0, of: 0) == "x [########################] 0 of 0")
  }

  @Test func `a terminal that cannot move its cursor has no bar`() {
    #expect(ProgressLine.redraws("xterm-256color") && ProgressLine.redraws("linux"))
    #expect(!ProgressLine.redraws("dumb") && !ProgressLine.redraws(nil))
  }

  @Test func `the bar stays in one line of a narrow terminal`() {
    /// The line in a terminal of some columns.
    func line(_ columns: Int) -> String {
      ProgressLine.line("video", 4, of: 8, ", 0:09 left", columns: columns)
    }
    let whole = "video [############............] 4 of 8, 0:09 left"
    #expect(line(0) == whole && line(120) == whole && line(whole.count + 1) == whole)
    // A character in the last column makes some terminals wrap to the next line.
    #expect(line(whole.count) == "video 4 of 8, 0:09 left")
    #expect(line(13) == "video 4 of 8")
    #expect(line(6) == "video" && line(1) == "")
  }
}
