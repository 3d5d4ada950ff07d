import Dwell
import DwellTestSupport
import Testing

/// Random events, and the invariants of a carousel.
@Suite("A carousel after random events") struct CarouselRandomTests {
  /// The configurations to which random events are sent.
  private func configuration(_ events: inout RandomEvents) -> Carousel.Configuration {
    var configuration = Carousel.Configuration(pageCount: events.pick([0, 1, 2, 3, 7, 1000]))
    configuration.pages.loops = events.pick([true, false])
    configuration.pages.direction = events.pick(Direction.allCases)
    configuration.pages.reduceMotion = events.pick([true, false])
    configuration.pages.effect = events.pick(PageEffect.samples)
    configuration.taps = events.pick(Carousel.PageTaps.allCases)
    configuration.speed = events.pick([0, 0, 0, 60, -900])
    configuration.pages.snap = events.pick([.pages, .pages, .none])
    configuration.indicatorSide = events.pick([.start, .end])
    for page in 0..<min(configuration.pages.pageCount, 3) where events.random.unit() < 0.2 {
      configuration.pages.pageLengths.append(PageLength(page: page, length: events.random.unit() * 1500))
    }
    configuration.timer.asksBeforeAdvancing = events.pick([true, false, false])
    configuration.timer.startDelay = events.pick([0, 0, 0.7])
    configuration.timer.afterInteraction = events.pick([.resume, .resume, .pause])
    configuration.controls = Carousel.Controls(rawValue: events.pick([0, 0, 7, 3, 4]))
    var dots = DotRow.Configuration()
    dots.fill = events.pick(PageControl.Fill.allCases)
    dots.overflow = events.pick(PageControl.Overflow.allCases)
    dots.transition = events.pick(PageControl.Transition.allCases)
    dots.inputProfile = events.pick(PageControl.InputProfile.allCases)
    configuration.indicator = events.pick([.dots(dots), .dots(dots), .segments(.init()), .none])
    return configuration
  }

  @Test("The invariants hold after each of many random events", arguments: 0..<40 as Range<UInt64>)
  func laws(_ seed: UInt64) {
    RandomLaws.expect(
      seed: seed, size: Size(width: 390, height: 300), events: RandomEffort.events / 2,
      make: { events in Carousel(configuration(&events), at: events.now) },
      next: { component, events in events.next(size: component.size, pageCount: component.pageCount) },
      violation: violation)
  }

  /// The invariant that an event violates, in words; nil if there is none.
  private func violation(
    _ carousel: Carousel, _ before: Carousel, _ event: Event, _ told: Double, _ outcome: Outcome,
    _ events: inout RandomEvents
  ) -> String? {
    let (now, fraction) = (events.now, events.random.unit())
    if let broken = PageTimer.violation(
      from: before.currentPage, to: carousel.currentPage, by: event, outcome)
      ?? carousel.timer.violation(at: now, fraction: fraction)
    {
      return broken
    }
    if carousel.currentPage != carousel.timer.currentPage {
      return "pages and indicator show different pages"
    }
    if carousel.pageCount != carousel.timer.pageCount { return "pages and indicator count differently" }
    guard carousel.position(at: now + fraction).isFinite else { return "the position is not finite" }
    let frame = carousel.frame(at: now + fraction)
    if let fault = frame.faults.first { return fault }
    let shown = carousel.frame(at: now).semantics.elements.filter { $0.role == .pageView }.map(\.value)
    if shown != (carousel.pageCount > 0 ? [.page(carousel.currentPage, of: carousel.pageCount)] : []) {
      return "it says \(shown)"
    }
    return nil
  }

  @Test(
    "The same events end in the same state and frame at 30, 60 and 120 frames per second",
    arguments: 0..<30 as Range<UInt64>)
  func frameRates(_ seed: UInt64) {
    FrameRates.expectSameEnd(seed: seed) { events in
      var carousel = Carousel(configuration(&events), at: 0)
      _ = carousel.handle(.resize(Size(width: 390, height: 300)), at: 0)
      return carousel
    } next: { carousel, events in
      events.next(size: carousel.size, pageCount: carousel.pageCount).event
    } state: {
      "\($0.currentPage) \($0.timer.phase) \($0.timer.pausedBy.rawValue)"
    }
  }
}
