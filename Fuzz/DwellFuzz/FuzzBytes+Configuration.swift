import Dwell

extension FuzzBytes {
  /// A number of pages.
  private mutating func pageCount() -> Int {
    pick([0, 1, 2, 3, 5, 12, 1000, -1, .max, PageEdit.mostPages, page(40)])
  }

  /// What a timer does.
  mutating func timer() -> PageTimer.Configuration {
    var timer = PageTimer.Configuration()
    timer.duration = duration()
    timer.loops = flag()
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
    control.fill = pick(PageControl.Fill.allCases)
    control.background = pick(PageControl.Background.allCases)
    control.overflow = pick(PageControl.Overflow.allCases)
    control.seenMarks = pick(PageControl.SeenMarks.allCases)
    control.profile = pick(PageControl.Profile.allCases)
    control.allowsScrubbing = pick([nil, true, false])
    control.direction = pick(Direction.allCases)
    control.reduceMotion = flag()
    control.hidesForSinglePage = flag()
    control.metrics.dotSize = flag() ? number(20) : control.metrics.dotSize
    control.metrics.spacing = flag() ? number(20) : control.metrics.spacing
    control.metrics.mostDots = flag() ? page(20) : control.metrics.mostDots
    if flag() { control.images.all = ImageName(byte()) }
    return control
  }

  /// A page view.
  mutating func pageView() -> PageView.Configuration {
    var view = PageView.Configuration(pageCount: pageCount())
    view.currentPage = page(view.pageCount)
    view.loops = flag()
    view.spacing = number(40)
    view.effect = pick(PageEffect.allCases)
    view.physics.pagesPerGesture = pick([1, 3, .max, 0, -1])
    view.physics.overdrag = number(1)
    view.physics.spring = Spring(response: number(1), dampingFraction: number(2))
    view.direction = pick(Direction.allCases)
    view.reduceMotion = flag()
    for _ in 0..<byte() % 4 { view.pageLengths.append(PageLength(page: page(4), length: number(2000))) }
    return view
  }

  /// A segmented progress.
  mutating func segments() -> SegmentedProgress.Configuration {
    var progress = SegmentedProgress.Configuration(pageCount: pageCount())
    progress.currentPage = page(progress.pageCount)
    progress.timer = timer()
    progress.style = pick(SegmentedProgress.Style.allCases)
    progress.metrics.windowLength = pick([9, 1, 0, -1, .max, 20])
    progress.metrics.leastLength = number(100)
    progress.direction = pick(Direction.allCases)
    progress.reduceMotion = flag()
    return progress
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
    carousel.indicator = flag() ? .control(pageControl()) : .segments(segments())
    carousel.indicatorSide = pick([.start, .end, nil])
    carousel.indicatorInset = number(60)
    carousel.indicatorMargin = number(60)
    carousel.hoverArea = pick(Carousel.HoverArea.allCases)
    carousel.taps = pick(Carousel.PageTaps.allCases)
    return carousel
  }
}
