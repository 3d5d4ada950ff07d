import Dwell
import DwellTestSupport
import Testing

/// No component may be due repeatedly at one instant: a front that sleeps until the next change would spin.
@Suite("Wake-ups after random events") struct WakeUpRandomTests {
  /// The maximum number of wake-ups at one instant: one for what was due, and others for its consequences.
  private let maximumWakeUpsAtOneInstant = 3
  /// How long the front is simulated after an event, in seconds.
  private let span = 0.25
  /// The maximum number of wake-ups in that time: one page per millisecond, and other beginnings and ends.
  private var maximumWakeUpCount: Int { Int(span / PageDuration.minimumSeconds) + 50 }

  /// Sends random events to components, and after some of them simulates a front: it sleeps until the next
  /// change, sometimes too long, and wakes up.
  private func expectRest<Watched: Component>(
    seed: UInt64, size: Size, make: (inout RandomEvents, Double) -> Watched, pageCount: (Watched) -> Int,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    var events = RandomEvents(seed: seed)
    for start in [0, 1e-3, 12_345.678, 9e11] as [Double] {
      var component = make(&events, start)
      var history: [Event] = []
      _ = component.handle(.resize(size), at: start)
      var offset = start - events.now
      for _ in 0..<RandomEffort.events {
        var (event, now) = events.next(size: size, pageCount: pageCount(component))
        if events.random.unit() < 0.1 { event = shortDuration(&events) }
        if events.random.unit() < 0.2 { event = .resume(.all) }
        history.append(event)
        RandomEffort.count()
        _ = component.handle(event, at: now + offset)
        guard abs(events.now + offset) <= 1e12 else {
          offset = -events.now
          continue
        }
        let lateness = events.pick([0, 0, 0, 0.003, 0.4])
        if let broken = unrest(&component, at: events.now + offset, lateness: lateness, &events) {
          Issue.record(
            "seed \(seed), from \(start): \(broken) after \(history.suffix(5))",
            sourceLocation: sourceLocation)
          return
        }
      }
    }
  }

  /// A very short duration.
  private func shortDuration(_ events: inout RandomEvents) -> Event {
    .setDuration(.seconds(events.pick([1e-300, .leastNonzeroMagnitude, 1e-9, 0.001, 0.01, 0.1])))
  }

  /// Simulates a front for a while; returns how it is woken too often, in words; nil if it isn't.
  private func unrest<Watched: Component>(
    _ component: inout Watched, at start: Double, lateness: Double, _ events: inout RandomEvents
  ) -> String? {
    var now = start
    var wakeUps = 0
    while true {
      // Everything due at this instant is handled after a few ticks.
      var ticks = 0
      let step = events.pick([0, 0.25, 1, 1e-300, 1000])
      var next = component.nextChange(after: now, step: step)
      while case .at(let time) = next, time <= now {
        ticks += 1
        if ticks > maximumWakeUpsAtOneInstant { return "at \(now) it is due again and again" }
        _ = component.handle(.tick, at: now)
        next = component.nextChange(after: now, step: step)
      }
      switch next {
      case .still: return nil
      case .everyFrame: now += 1.0 / 60
      case .at(let time):
        // The steps of a fill are as fine as the front requests, so only other wake-ups count.
        if step >= 1000 || step == 0 { wakeUps += 1 }
        now = time + lateness
      }
      if wakeUps > maximumWakeUpCount { return "it was due \(wakeUps) times from \(start) to \(now)" }
      guard now <= start + span, abs(now) <= 1e12 else { return nil }
      _ = component.handle(.tick, at: now)
    }
  }

  /// A timer's configuration, with initial progress up to 1, and short pages.
  private func timer(_ events: inout RandomEvents) -> PageTimer.Configuration {
    var timer = PageTimer.Configuration()
    timer.duration = events.pick([
      .seconds(4), .seconds(0.02), .seconds(1e-300), .seconds(.leastNonzeroMagnitude), .external,
    ])
    timer.initialProgress = events.pick([0, 0.5, 0.999, 1.0.nextDown, 1, -1, .nan])
    timer.startDelay = events.pick([0, 0, 0.7, 1e-300, 1e6])
    timer.asksBeforeAdvancing = events.pick([true, false, false])
    return timer
  }

  /// A page control.
  private func control(_ events: inout RandomEvents) -> PageControl.Configuration {
    var configuration = PageControl.Configuration(pageCount: events.pick([0, 1, 2, 3, 1000]))
    configuration.timer = timer(&events)
    configuration.loops = events.pick([true, true, false])
    configuration.dots = dots(&events)
    configuration.reduceMotion = events.pick([true, false])
    return configuration
  }

  /// A row of dots.
  private func dots(_ events: inout RandomEvents) -> DotRow.Configuration {
    var dots = DotRow.Configuration()
    dots.fill = events.pick([.time, .time, .none, .scrollPosition])
    dots.transition = events.pick(PageControl.Transition.allCases)
    dots.hidesForSinglePage = events.pick([true, false])
    return dots
  }

  /// A segmented progress.
  private func segments(_ events: inout RandomEvents) -> SegmentedProgress.Configuration {
    var configuration = SegmentedProgress.Configuration(pageCount: events.pick([0, 1, 2, 3, 1000]))
    configuration.timer = timer(&events)
    configuration.loops = events.pick([true, true, false])
    configuration.reduceMotion = events.pick([true, false])
    return configuration
  }

  @Test("A page control is never due repeatedly at one instant", arguments: 0..<20 as Range<UInt64>)
  func pageControl(_ seed: UInt64) {
    expectRest(
      seed: seed, size: Size(width: 390, height: 44), make: { PageControl(control(&$0), at: $1) },
      pageCount: \.pageCount)
  }

  @Test("A segmented row is never due repeatedly at one instant", arguments: 0..<20 as Range<UInt64>)
  func segmentedProgress(_ seed: UInt64) {
    expectRest(
      seed: seed, size: Size(width: 390, height: 44), make: { SegmentedProgress(segments(&$0), at: $1) },
      pageCount: \.pageCount)
  }

  @Test("A carousel is never due repeatedly at one instant", arguments: 0..<20 as Range<UInt64>)
  func carousel(_ seed: UInt64) {
    expectRest(
      seed: seed, size: Size(width: 390, height: 300),
      make: { events, start in
        var configuration = Carousel.Configuration(pageCount: events.pick([0, 1, 2, 3, 1000]))
        configuration.pages.loops = events.pick([true, false])
        configuration.pages.reduceMotion = events.pick([true, false])
        configuration.timer = timer(&events)
        configuration.indicator = events.pick([.dots(dots(&events)), .segments(.init()), .none])
        configuration.indicatorSide = events.pick([.start, .end])
        configuration.taps = events.pick(Carousel.PageTaps.allCases)
        configuration.speed = events.pick([0, 0, 60])
        return Carousel(configuration, at: start)
      }, pageCount: \.pageCount)
  }

  @Test("A page view is never due repeatedly at one instant", arguments: 0..<20 as Range<UInt64>)
  func pageView(_ seed: UInt64) {
    expectRest(
      seed: seed, size: Size(width: 390, height: 300),
      make: { events, start in
        var configuration = PageView.Configuration(pageCount: events.pick([0, 1, 2, 3, 1000]))
        configuration.loops = events.pick([true, false])
        configuration.reduceMotion = events.pick([true, false])
        return PageView(configuration, at: start)
      }, pageCount: \.pageCount)
  }

  @Test("A progress meter is never due repeatedly at one instant", arguments: 0..<5 as Range<UInt64>)
  func progressMeter(_ seed: UInt64) {
    expectRest(
      seed: seed, size: Size(width: 40, height: 300),
      make: { events, start in
        var configuration = ProgressMeter.Configuration(value: 3, of: 10)
        configuration.revealDuration = events.pick([0, 1e-300, 1])
        configuration.reduceMotion = events.pick([true, false])
        return ProgressMeter(configuration, at: start)
      }, pageCount: { _ in 0 })
  }
}
