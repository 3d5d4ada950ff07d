import Dwell
import DwellTestSupport
import Testing

/// Configuring a running component has the same effect as the event.
@Suite("A configuration that repeats an event") struct ConfigureLikeEventTests {
  /// Expects that Reduce Motion in the middle of a turn shows the same for two seconds, whether it is set by
  /// the event or by a configuration.
  /// - Returns: The component that received the event.
  @discardableResult private func expectSameReduceMotion<Subject: Component>(
    _ component: Subject, _ change: (inout Subject.Configuration) -> Void,
    sourceLocation: SourceLocation = #_sourceLocation
  ) -> Subject {
    var told = component
    _ = told.handle(.select(page: 3, animated: true), at: 1)
    var configured = told
    var configuration = configured.configuration
    change(&configuration)
    _ = told.handle(.setReduceMotion(true), at: 1.1)
    _ = configured.configure(configuration, at: 1.1)
    for elapsed in [0, 0.05, 0.1, 0.2, 0.3, 1, 2] {
      #expect(
        told.frame(at: 1.1 + elapsed).display.text == configured.frame(at: 1.1 + elapsed).display.text,
        "after \(elapsed) s", sourceLocation: sourceLocation)
    }
    return told
  }

  @Test("Reduce Motion in the middle of a turn fades a control's row as the event does")
  func reduceMotion() {
    let told = expectSameReduceMotion(PageControl.sample(5)) { $0.reduceMotion = true }
    #expect(told.frame(at: 1.1).course != .still)
  }

  @Test("Reduce Motion in the middle of a turn fades segments as the event does")
  func reduceMotionOfSegments() {
    expectSameReduceMotion(SegmentedProgress.sample(5)) { $0.reduceMotion = true }
  }

  @Test("Changing the page count during a scrub keeps the finger's page, as the event does")
  func pageCount() {
    var told = PageControl.sample(10, current: 9)
    _ = told.handle(.press(Point(x: 260, y: 22)), at: 1)
    _ = told.handle(.move(Point(x: 240, y: 22)), at: 1.1)
    var configured = told
    var configuration = configured.configuration
    configuration.pageCount = 4
    _ = told.handle(.setPageCount(4), at: 1.2)
    _ = configured.configure(configuration, at: 1.2)
    for x in [230, 210, 200, 180] as [Double] {
      _ = told.handle(.move(Point(x: x, y: 22)), at: 1.3)
      _ = configured.handle(.move(Point(x: x, y: 22)), at: 1.3)
      #expect(told.currentPage == configured.currentPage, "at \(x)")
    }
  }

  @Test("Size, direction and Reduce Motion apply to every component")
  func layoutEventsAreHandled() {
    for event in [
      Event.resize(Size(width: 50, height: 50)), .setDirection(.rightToLeft), .setReduceMotion(true),
    ] {
      var control = PageControl.sample(3)
      #expect(control.handle(event, at: 1).isHandled, "\(event)")
      var progress = SegmentedProgress.sample(3)
      #expect(progress.handle(event, at: 1).isHandled, "\(event)")
    }
  }

  @Test("A timer's other settings take effect while it runs")
  func timerSettings() {
    var control = PageControl.sample(3)
    var configuration = control.configuration
    configuration.timer.asksBeforeAdvancing = true
    configuration.timer.pausesFor = []
    _ = control.configure(configuration, at: 1)
    _ = control.handle(.press(Point(x: 195, y: 22)), at: 2)
    #expect(control.timer.isRunning, "no reason pauses any more")
    let due = control.handle(.tick, at: 4)
    #expect(due.advanceRequest != nil && due.pageChange == nil)
  }
}
