import DwellTestSupport
import Testing

/// Differences between texts are easy to read.
@Suite struct LineDifferenceTests {
  @Test func `two equal lines surround a change, the rest is omitted`() {
    let old = (1...9).map { "line \($0)\n" }.joined()
    let new = old.replacing("line 5", with: "line five")
    #expect(
      lineDifference(from: old, to: new) == """
        ...
          line 3
          line 4
        - line 5
        + line five
          line 6
          line 7
        ...
        """)
  }

  @Test func `only removed and added lines are shown at the ends`() {
    #expect(lineDifference(from: "a\nb\n", to: "b\nc\n") == "- a\n  b\n+ c")
  }

  @Test func `a missing line break at the end is reported`() {
    #expect(lineDifference(from: "a\n", to: "a") == "  a\n+ (no line break at the end)")
  }

  @Test func `long lines are cut around the change`() {
    let old = String(repeating: "x", count: 300) + "A" + String(repeating: "y", count: 300) + "\n"
    let new = old.replacing("A", with: "B")
    let part = String(repeating: "x", count: 60), rest = String(repeating: "y", count: 99)
    #expect(lineDifference(from: old, to: new) == "- …\(part)A\(rest)…\n+ …\(part)B\(rest)…")
  }

  @Test func `at most sixty lines are shown`() {
    let old = (1...100).map { "\($0)\n" }.joined()
    let shown = lineDifference(from: old, to: "").split(separator: "\n")
    #expect(shown.count == 61)
    #expect(shown.last == "...")
  }
}
