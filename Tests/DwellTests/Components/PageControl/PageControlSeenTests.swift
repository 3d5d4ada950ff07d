import Dwell
import DwellTestSupport
import Testing

/// Which pages a row of marks shows as seen.
@Suite("A page control's seen pages") struct PageControlSeenTests {
  /// A control of five pages that shows the third.
  private func control(_ marks: PageControl.SeenMarks) -> PageControl {
    PageControl.sample(5, current: 2) { $0.dots.seenMarks = marks }
  }

  /// The opacities of the dots, by page.
  private func opacities(_ control: PageControl, at now: Double = 0) -> [Double] {
    DrawnRow(control.frame(at: now)).marks.map(\.opacity)
  }

  @Test("R018: by default the dots before the current one are seen if time is shown, whatever the app marks")
  func beforeCurrent() {
    var control = control(.automatic)
    #expect(DotRow.Configuration().seenMarks == .automatic)
    _ = control.handle(.setSeen(true, page: 4), at: 0)
    #expect(opacities(control) == [0.7, 0.7, 0.35, 0.35, 0.35])
  }

  @Test(
    "When marked individually, seen pages are those that the app marks, on either side of the current one")
  func marked() {
    var control = control(.marked)
    #expect(opacities(control) == [0.35, 0.35, 0.35, 0.35, 0.35])
    for page in [0, 4] { #expect(control.handle(.setSeen(true, page: page), at: 0).isHandled) }
    #expect(opacities(control) == [0.7, 0.35, 0.35, 0.35, 0.7])
    _ = control.handle(.setSeen(false, page: 0), at: 0)
    #expect(opacities(control) == [0.35, 0.35, 0.35, 0.35, 0.7])
    _ = control.handle(.edit(.remove(at: 0, count: 1)), at: 0)
    #expect(opacities(control) == [0.35, 0.35, 0.35, 0.7], "the mark goes where its page goes")
  }

  @Test("Without seen marks, all other pages look alike")
  func unmarked() {
    var control = control(.none)
    _ = control.handle(.setSeen(true, page: 0), at: 0)
    #expect(opacities(control) == [0.35, 0.35, 0.35, 0.35, 0.35])
  }

  @Test(
    "A page that is none is not marked, and reported by that very event, once",
    arguments: [-1, 5, .min, .max])
  func reportsOthers(_ page: Int) {
    var control = control(.marked)
    let outcome = control.handle(.setSeen(true, page: page), at: 0)
    #expect(outcome.diagnostics == .pageOutOfRange && !outcome.isHandled)
    #expect(control.handle(.setSeen(true, page: page), at: 0).diagnostics == [])
    #expect(opacities(control) == [0.35, 0.35, 0.35, 0.35, 0.35])
  }
}
