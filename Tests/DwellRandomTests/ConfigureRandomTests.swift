import Dwell
import DwellTestSupport
import Testing

/// The invariants of configuring a component at any time.
@Suite("A component that is configured after random events") struct ConfigureRandomTests {
  /// Sends random events to components, and checks the invariants of `configure` after each.
  private func expect<Subject: Component>(
    seed: UInt64, size: Size, make: (inout RandomEvents) -> Subject.Configuration,
    pageCount: (Subject) -> Int, currentSize: (Subject) -> Size,
    keep: (inout Subject.Configuration, Subject.Configuration) -> Void,
    endsMotion: (Subject.Configuration, Subject.Configuration) -> Bool = { _, _ in false },
    as type: Subject.Type, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    var events = RandomEvents(seed: seed)
    for _ in 0..<5 {
      var component = Subject(make(&events), at: events.now)
      _ = component.handle(.resize(size), at: events.now)
      var history: [Event] = []
      for _ in 0..<RandomEffort.events / 10 {
        let (event, now) = events.next(size: size, pageCount: pageCount(component))
        history.append(event)
        RandomEffort.count()
        _ = component.handle(event, at: now)
        // A single page whose time is over restarts, without a turn in the outcome.
        guard pageCount(component) != 1 else { continue }
        var other = make(&events)
        keep(&other, component.configuration)
        let endsMotion = endsMotion(component.configuration, other)
        if let broken = ConfigureLaws.violation(
          component, other: other, size: currentSize(component), endsMotion: endsMotion, at: events.now)
        {
          Issue.record(
            "seed \(seed): \(broken) after \(history.suffix(6)) at \(events.now), to \(other)",
            sourceLocation: sourceLocation)
          return
        }
      }
    }
  }

  /// A timer's settings.
  private func timer(_ events: inout RandomEvents) -> PageTimer.Configuration {
    var timer = PageTimer.Configuration()
    timer.duration = events.pick([.seconds(4), .seconds(0.3), .seconds(.infinity), .external])
    timer.asksBeforeAdvancing = events.pick([true, false, false])
    timer.pausesFor = events.pick([.all, .all, [.touch, .app], []])
    timer.advances = events.pick([true, true, false])
    timer.startDelay = events.pick([0, 0, 0.7])
    timer.afterInteraction = events.pick(PageTimer.AfterInteraction.allCases)
    return timer
  }

  /// A row of dots.
  private func dots(_ events: inout RandomEvents) -> DotRow.Configuration {
    var dots = DotRow.Configuration()
    dots.fill = events.pick(PageControl.Fill.allCases)
    dots.metrics.pillLength = events.pick([36, 8, 60])
    dots.metrics.spacing = events.pick([6, 10])
    dots.overflow = events.pick(PageControl.Overflow.allCases)
    dots.numberLabel = events.pick([.automatic, .automatic, .always, .never])
    dots.transition = events.pick(PageControl.Transition.allCases)
    dots.background = events.pick(PageControl.Background.allCases)
    dots.inputProfile = events.pick(PageControl.InputProfile.allCases)
    dots.hidesForSinglePage = events.pick([true, false])
    dots.indicatorRole = events.pick(IndicatorRole.allCases)
    return dots
  }

  /// A row of segments.
  private func segments(_ events: inout RandomEvents) -> SegmentRow.Configuration {
    var segments = SegmentRow.Configuration()
    segments.style = events.pick(SegmentedProgress.Style.allCases)
    segments.indicatorRole = events.pick(IndicatorRole.allCases)
    segments.metrics.thickness = events.pick([5, 9])
    segments.metrics.spacing = events.pick([4, 8])
    return segments
  }

  /// Pages side by side.
  private func pages(_ events: inout RandomEvents) -> PageView.Configuration {
    var pages = PageView.Configuration(pageCount: events.pick([0, 1, 2, 3, 7, 1000]))
    pages.loops = events.pick([true, false])
    pages.spacing = events.pick([0, 10])
    pages.effect = events.pick(PageEffect.samples)
    pages.direction = events.pick(Direction.allCases)
    pages.reduceMotion = events.pick([true, false])
    return pages
  }

  @Test("A page control keeps its state", arguments: 0..<20 as Range<UInt64>)
  func pageControl(_ seed: UInt64) {
    expect(
      seed: seed, size: Size(width: 200, height: 44),
      make: { events in
        var configuration = PageControl.Configuration(pageCount: events.pick([0, 1, 2, 3, 7, 1000]))
        configuration.timer = timer(&events)
        configuration.dots = dots(&events)
        configuration.loops = events.pick([true, false])
        configuration.direction = events.pick(Direction.allCases)
        configuration.reduceMotion = events.pick([true, false])
        return configuration
      }, pageCount: \.pageCount, currentSize: \.size,
      keep: {
        $0.pageCount = $1.pageCount
        $0.reduceMotion = $1.reduceMotion
      }, as: PageControl.self)
  }

  @Test("A segmented progress keeps its state", arguments: 0..<20 as Range<UInt64>)
  func segmentedProgress(_ seed: UInt64) {
    expect(
      seed: seed, size: Size(width: 200, height: 44),
      make: { events in
        var configuration = SegmentedProgress.Configuration(pageCount: events.pick([0, 2, 3, 7, 1000]))
        configuration.timer = timer(&events)
        configuration.segments = segments(&events)
        configuration.loops = events.pick([true, false])
        configuration.direction = events.pick(Direction.allCases)
        configuration.reduceMotion = events.pick([true, false])
        return configuration
      }, pageCount: \.pageCount, currentSize: \.size,
      keep: {
        $0.pageCount = $1.pageCount
        $0.reduceMotion = $1.reduceMotion
      }, as: SegmentedProgress.self)
  }

  @Test("A page view keeps its state", arguments: 0..<20 as Range<UInt64>)
  func pageView(_ seed: UInt64) {
    expect(
      seed: seed, size: Size(width: 300, height: 200), make: pages, pageCount: \.pageCount,
      currentSize: \.size,
      keep: {
        $0.pageCount = $1.pageCount
        $0.loops = $1.loops
        $0.reduceMotion = $1.reduceMotion
      }, as: PageView.self)
  }

  @Test("A carousel keeps its state", arguments: 0..<20 as Range<UInt64>)
  func carousel(_ seed: UInt64) {
    expect(
      seed: seed, size: Size(width: 300, height: 200),
      make: { events in
        var configuration = Carousel.Configuration(pageCount: 0)
        configuration.pages = pages(&events)
        configuration.timer = timer(&events)
        configuration.indicator = events.pick([.dots(dots(&events)), .segments(segments(&events)), .none])
        configuration.indicatorSide = events.pick([.start, .end])
        configuration.indicatorInset = events.pick([28, 6])
        configuration.taps = events.pick(Carousel.PageTaps.allCases)
        configuration.controls = Carousel.Controls(rawValue: events.pick([0, 7, 3, 4]))
        return configuration
      }, pageCount: \.pageCount, currentSize: \.size,
      keep: {
        $0.pages.pageCount = $1.pages.pageCount
        $0.pages.loops = $1.pages.loops
        $0.pages.reduceMotion = $1.pages.reduceMotion
        if $0.taps == .turn { $0.pages = $1.pages }
      },
      endsMotion: {
        // An indicator of another kind begins at rest.
        switch ($0.indicator, $1.indicator) {
        case (.dots, .dots), (.segments, .segments), (.none, .none): return false
        default: return true
        }
      }, as: Carousel.self)
  }

  @Test("A meter keeps its state", arguments: 0..<20 as Range<UInt64>)
  func progressMeter(_ seed: UInt64) {
    expect(
      seed: seed, size: Size(width: 200, height: 400),
      make: { events in
        var configuration = ProgressMeter.Configuration(
          value: events.pick([0, 3, 7, 10]), of: events.pick([10, 20]))
        configuration.metrics.borderWidth = events.pick([2, 4])
        configuration.direction = events.pick(Direction.allCases)
        configuration.reduceMotion = events.pick([true, false])
        configuration.revealDuration = events.pick([4, 0])
        return configuration
      }, pageCount: { _ in 2 }, currentSize: \.size,
      keep: { $0.reduceMotion = $1.reduceMotion }, as: ProgressMeter.self)
  }
}
