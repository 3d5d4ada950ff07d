import Dwell
import DwellText
import Testing

/// Printed values read as words.
@Suite struct DescriptionTests {
  /// A control of three pages, with a size.
  private func control(_ configure: (inout PageControl.Configuration) -> Void = { _ in }) -> PageControl {
    var configuration = PageControl.Configuration(pageCount: 3)
    configure(&configuration)
    var control = PageControl(configuration, at: 0)
    _ = control.handle(.resize(Size(width: 390, height: 44)), at: 0)
    return control
  }

  @Test func `diagnostics are printed by name`() {
    #expect("\(Diagnostics())" == "[]")
    #expect("\(Diagnostics([.pageOutOfRange, .manyImages]))" == "[pageOutOfRange, manyImages]")
    #expect("\(Diagnostics(rawValue: 1 << 14 | 1))" == "[invalidDuration, 0x4000]", "another front's own")
    #expect("\(Diagnostics(rawValue: 1 << 15))" == "[pageHasParent]", "the widgets' own")
  }

  @Test func `reasons to pause and actions are printed by name`() {
    #expect("\(PauseReasons([.hover, .app]))" == "[hover, app]")
    #expect("\(SemanticActions([.next, .setValue]))" == "[next, setValue]")
  }

  @Test func `a component that was never resized is described so`() {
    let pages = Carousel(.init(pageCount: 2), at: 0)
    #expect("\(pages)" == "carousel: page 1 of 2, no size yet, so it draws nothing: send .resize(Size)")
    #expect(
      "\(pages.frame(at: 1))".hasPrefix(
        "frame: no size yet, so it draws nothing: send .resize(Size), still\n"))
  }

  @Test func `a component is printed in words`() {
    var control = control()
    _ = control.handle(.select(page: 1, animated: false), at: 0)
    _ = control.handle(.pause([.hover, .app]), at: 1)
    #expect("\(control)" == "page control: page 2 of 3, paused by [hover, app], 390 by 44 points")
    #expect("\(PageView(.init(pageCount: 0), at: 0))".hasPrefix("page view: no pages, "))
    #expect("\(SegmentedProgress(.init(pageCount: 4), at: 0))".hasPrefix("segmented progress: page 1 of 4, "))
    var meter = ProgressMeter(.init(value: 7, of: 10), at: 0)
    _ = meter.handle(.resize(Size(width: 102.5, height: 506)), at: 0)
    #expect("\(meter)" == "progress meter: 7 of 10, 102.5 by 506 points")
  }

  @Test func `an outcome is printed in words, with pages from 1`() {
    var control = control()
    #expect("\(control.handle(.tick, at: 4))" == "turned from page 1 to 2 by the timer at 4 s")
    #expect("\(control.handle(.tick, at: 4.1))" == "nothing happened")
    #expect("\(control.handle(.select(page: 9, animated: true), at: 5))".contains("reports [pageOutOfRange]"))
    var asking = self.control { $0.timer.asksBeforeAdvancing = true }
    #expect("\(asking.handle(.tick, at: 4))" == "asks to advance to page 2")
    var ending = self.control { $0.loops = false }
    _ = ending.handle(.select(page: 2, animated: false), at: 0)
    #expect("\(ending.handle(.tick, at: 4))" == "ended")
    #expect("\(ending.handle(.key(.pageDown), at: 5))".hasPrefix("tried to turn beyond the end"))
  }

  @Test func `semantics have a text, one line for each element`() {
    let semantics = control().frame(at: 1).semantics
    #expect(semantics.text == "\(semantics)")
    #expect(
      semantics.text.hasPrefix(#"pageControl "Pages" page 1 of 3 [next, previous, setValue"#), "\(semantics)")
    #expect(semantics.text.hasSuffix(" at 0 0 390 44\n"), "\(semantics)")
    var page = SemanticElement(role: .page, value: .none, rect: Rect(x: 0.5, y: 1, width: 2, height: 3))
    page.isHidden = true
    #expect("\(page)" == #"page "Page" [] at 0.5 1 2 3 hidden"#)
    #expect(Semantics().text == "")
  }

  @Test func `a frame is printed with its semantics and its drawing`() {
    let frame = control().frame(at: 1)
    #expect("\(frame.display)" == frame.display.text)
    #expect("\(frame)".hasPrefix("frame: 390 by 44 points, "))
    #expect("\(frame)".hasSuffix(frame.semantics.text + frame.display.text))
  }
}
