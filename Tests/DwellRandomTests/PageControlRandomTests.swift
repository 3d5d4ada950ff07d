import Dwell
import DwellTestSupport
import Testing

/// Random events, and the invariants of a page control.
@Suite("A page control after random events") struct PageControlRandomTests {
  /// The configurations to which random events are sent.
  private func configuration(_ events: inout RandomEvents) -> PageControl.Configuration {
    var configuration = PageControl.Configuration(pageCount: events.pick([0, 1, 2, 3, 7, 12, 1000]))
    configuration.loops = events.pick([true, false])
    configuration.timer.asksBeforeAdvancing = events.pick([true, false, false])
    configuration.dots.showsProgress = events.pick([true, true, true, false])
    configuration.dots.currentTint = events.pick([nil, .black])
    configuration.dots.background = events.pick(PageControl.Background.allCases)
    configuration.dots.overflow = events.pick(PageControl.Overflow.allCases)
    configuration.dots.numberLabel = events.pick([.automatic, .automatic, .always, .never])
    configuration.dots.transition = events.pick(PageControl.Transition.allCases)
    configuration.dots.inputProfile = events.pick(PageControl.InputProfile.allCases)
    configuration.dots.seenMarks = events.pick(PageControl.SeenMarks.allCases)
    configuration.direction = events.pick(Direction.allCases)
    configuration.reduceMotion = events.pick([true, false])
    configuration.dots.hidesForSinglePage = events.pick([true, false])
    if events.random.unit() < 0.2 { configuration.dots.images.all = ImageName(1) }
    if events.random.unit() < 0.2 { configuration.dots.images.set(ImageName(2), forPage: 1) }
    return configuration
  }

  @Test("The invariants hold after each of many random events", arguments: 0..<40 as Range<UInt64>)
  func laws(_ seed: UInt64) {
    RandomLaws.expect(
      seed: seed, size: Size(width: 390, height: 44), events: RandomEffort.events,
      make: { events in PageControl(configuration(&events), at: events.now) },
      next: { control, events in events.next(size: control.size, pageCount: control.pageCount) },
      violation: violation)
  }

  /// The invariant that an event violates, in words; nil if there is none.
  private func violation(
    _ control: PageControl, _ before: PageControl, _ event: Event, _ told: Double, _ outcome: Outcome,
    _ events: inout RandomEvents
  ) -> String? {
    let now = events.now
    if let broken = PageTimer.violation(
      from: before.currentPage, to: control.currentPage, by: event, outcome)
      ?? control.timer.violation(at: now, fraction: events.random.unit())
    {
      return broken
    }
    guard control.position(at: now).isFinite else { return "the position is not finite" }
    let frame = control.frame(at: now + events.random.unit())
    if let fault = frame.faults.first { return fault }
    let row = DrawnRow(frame)
    let marks = row.marks + row.moving
    let labels = frame.display.commands.contains { if case .label = $0 { true } else { false } }
    // A control that follows another pager shows that pager's page.
    let shown = [control.currentPage, Int(control.position(at: now).rounded())]
    if !marks.isEmpty, row.moving.isEmpty, !marks.contains(where: { shown.contains($0.page) }) {
      return "no mark is current"
    }
    if marks.isEmpty, !labels, control.pageCount > 1, control.size.width > 0, control.size.height > 0 {
      return "nothing is drawn"
    }
    return brokenRest(control, at: now + 10)
  }

  /// The fault of a row at rest, in words; nil if there is none.
  private func brokenRest(_ control: PageControl, at now: Double) -> String? {
    let frame = control.frame(at: now)
    let current = frame.semantics.elements.filter { $0.role == .pageControl }.map(\.value)
    if current.count > 1 { return "there are \(current.count) controls" }
    if let value = current.first, value != .page(control.currentPage, of: control.pageCount) {
      return "it says \(value)"
    }
    let marks = DrawnRow(frame).marks
    if control.images == IndicatorImages(), control.position(at: now) == Double(control.currentPage) {
      /// The length of a dot along the row.
      func length(_ rect: Rect) -> Double {
        control.direction.mainLength(of: Size(width: rect.width, height: rect.height))
      }
      let pills = marks.filter { length($0.rect) > control.configuration.dots.metrics.dotSize + 1e-6 }
      if pills.contains(where: { $0.page != control.currentPage }) { return "another page has a pill" }
    }
    // While it follows another pager, which may be anywhere, it isn't at rest.
    guard control.position(at: now) == Double(control.currentPage) else { return nil }
    if let moving = DrawnRow(frame).moving.first { return cutOff(moving, of: control) }
    guard let mark = marks.first(where: { $0.page == control.currentPage }) else { return nil }
    return cutOff(mark, of: control)
  }

  /// The fault of a resting row's current dot if it isn't whole; nil if there is none.
  private func cutOff(_ mark: DrawnRow.Mark, of control: PageControl) -> String? {
    let slack = 1e-6
    let isWhole =
      mark.rect.x >= -slack && mark.rect.y >= -slack && mark.rect.maxX <= control.size.width + slack
      && mark.rect.maxY <= control.size.height + slack
    return isWhole ? nil : "the current mark is cut off, at \(mark.rect)"
  }

  @Test(
    "The same events end in the same state and frame at 30, 60 and 120 frames per second",
    arguments: 0..<30 as Range<UInt64>)
  func frameRates(_ seed: UInt64) {
    FrameRates.expectSameEnd(seed: seed) { events in
      PageControl(configuration(&events), at: 0)
    } next: { control, events in
      events.next(size: control.size, pageCount: control.pageCount).event
    } state: {
      "\($0.currentPage) \($0.timer.phase)"
    }
  }
}
