import Dwell

extension FuzzBytes {
  /// A number of pages.
  private mutating func pageCount() -> Int {
    pick([0, 1, 2, 3, 5, 12, 1000, -1, .max, PageEdit.maximumPageCount, page(40)])
  }

  /// A timer's configuration.
  mutating func timer() -> PageTimer.Configuration {
    var timer = PageTimer.Configuration()
    timer.duration = duration()
    timer.initialProgress = number(1)
    timer.asksBeforeAdvancing = flag()
    timer.runsForSinglePage = flag()
    timer.pausesFor = pick([.all, [.touch, .app], []])
    return timer
  }

  /// A page control.
  mutating func pageControl() -> PageControl.Configuration {
    var control = PageControl.Configuration(pageCount: pageCount())
    control.currentPage = page(control.pageCount)
    control.timer = timer()
    control.loops = flag()
    control.dots = dots()
    control.direction = pick(Direction.allCases)
    control.reduceMotion = flag()
    return control
  }

  /// A row of dots.
  mutating func dots() -> DotRow.Configuration {
    var dots = DotRow.Configuration()
    dots.fill = pick(PageControl.Fill.allCases)
    dots.background = pick(PageControl.Background.allCases)
    dots.overflow = pick(PageControl.Overflow.allCases)
    dots.numberLabel = pick(PageControl.NumberLabel.allCases)
    dots.transition = pick(PageControl.Transition.allCases)
    dots.seenMarks = pick(PageControl.SeenMarks.allCases)
    dots.inputProfile = pick(PageControl.InputProfile.allCases)
    dots.indicatorRole = pick(IndicatorRole.allCases)
    dots.allowsScrubbing = pick([nil, true, false])
    dots.hidesForSinglePage = flag()
    dots.textScale = pick([1, 1.5, 100, 0, .nan])
    dots.metrics.dotSize = flag() ? number(20) : dots.metrics.dotSize
    dots.metrics.spacing = flag() ? number(20) : dots.metrics.spacing
    dots.metrics.maximumDotCount = flag() ? page(20) : dots.metrics.maximumDotCount
    if flag() { dots.images.all = ImageName(byte()) }
    return dots
  }

  /// A page view.
  mutating func pageView() -> PageView.Configuration {
    var view = PageView.Configuration(pageCount: pageCount())
    view.currentPage = page(view.pageCount)
    view.loops = flag()
    view.spacing = number(40)
    view.snap = pick(PageView.Snap.allCases)
    view.effect = effect()
    view.physics.pagesPerGesture = pick([1, 3, .max, 0, -1])
    view.physics.overscroll = number(1)
    view.physics.spring = Spring(response: number(1), dampingFraction: number(2))
    view.direction = pick(Direction.allCases)
    view.reduceMotion = flag()
    for _ in 0..<byte() % 4 { view.pageLengths.append(PageLength(page: page(4), length: number(2000))) }
    return view
  }

  /// An effect: a named one, or a table of arbitrary numbers.
  private mutating func effect() -> PageEffect {
    let named: [PageEffect] = [.slide, .fadeAndScale, .crossFade, .stack, .cover, .flip, .cube, .hero]
    if flag() { return pick(named) }
    return PageEffect(
      (0..<byte() % 4).map { _ in
        let look = PageLook(
          shift: number(4) - 2, scaleAlong: number(2), scaleAcross: number(2), rotation: number(360),
          opacity: number(1), order: number(4), mask: number(1))
        return PageEffect.Row(distance: number(6) - 3, look: look)
      })
  }

  /// A segmented progress.
  mutating func segments() -> SegmentedProgress.Configuration {
    var progress = SegmentedProgress.Configuration(pageCount: pageCount())
    progress.currentPage = page(progress.pageCount)
    progress.timer = timer()
    progress.loops = flag()
    progress.segments = segmentRow()
    progress.direction = pick(Direction.allCases)
    progress.reduceMotion = flag()
    return progress
  }

  /// A row of segments.
  mutating func segmentRow() -> SegmentRow.Configuration {
    var segments = SegmentRow.Configuration()
    segments.style = pick(SegmentedProgress.Style.allCases)
    segments.indicatorRole = pick(IndicatorRole.allCases)
    segments.metrics.windowLength = pick([9, 1, 0, -1, .max, 20])
    segments.metrics.minimumSegmentLength = number(100)
    return segments
  }

  /// A meter.
  mutating func meter() -> ProgressMeter.Configuration {
    var meter = ProgressMeter.Configuration(value: number(10), of: number(10))
    meter.minimum = flag() ? number(5) : 0
    meter.revealDuration = number(4)
    meter.metrics.borderWidth = number(40)
    meter.direction = pick(Direction.allCases)
    meter.reduceMotion = flag()
    return meter
  }

  /// A carousel.
  mutating func carousel() -> Carousel.Configuration {
    var carousel = Carousel.Configuration(pageCount: 0)
    carousel.pages = pageView()
    carousel.timer = timer()
    carousel.indicator = pick([.dots(dots()), .segments(segmentRow()), .none])
    carousel.indicatorSide = pick([.start, .end])
    carousel.indicatorInset = number(60)
    carousel.indicatorMargin = number(60)
    carousel.hoverArea = pick(Carousel.HoverArea.allCases)
    carousel.taps = pick(Carousel.PageTaps.allCases)
    carousel.speed = flag() ? number(200) : 0
    carousel.controls = pick([[], .all, [.previous, .next], .pause])
    carousel.timer.startDelay = number(4)
    carousel.timer.afterInteraction = pick(PageTimer.AfterInteraction.allCases)
    return carousel
  }
}
