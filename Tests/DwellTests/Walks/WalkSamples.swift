import DwellTestSupport

@testable import Dwell

/// Reproducible configurations whose options often have other values than their defaults.
extension WalkEvents {
  /// Sets some of the options to values other than their defaults.
  private mutating func vary<Options: Configurable>(_ value: inout Options, oneIn share: Int) {
    // What indicators are for assistive technology, and tickers, have their own tests, and would multiply the
    // elements and the frames here.
    for (index, option) in Options.options.enumerated()
    where !["indicatorRole", "speed"].contains("\(option.name)") && pick(Array(1...share)) == 1 {
      switch option.values {
      case .number(let kind, let standard):
        let number = (standard ?? 0.5) * pick([0.5, 1.5])
        value.setOption(index, to: min(max(number, kind.range.lowerBound), kind.range.upperBound))
      case .count(let range, let standard):
        value.setOption(
          index, to: Double(min(max(standard + pick([-2, 1]), range.lowerBound), range.upperBound)))
      case .flag(let standard): value.setOption(index, to: standard == true ? 0 : 1)
      case .choice(let names, _): value.setOption(index, to: Double(pick(Array(names.indices))))
      }
    }
  }

  /// A timer of pages of two seconds or so.
  mutating func timer() -> PageTimer.Configuration {
    var timer = PageTimer.Configuration()
    vary(&timer, oneIn: 6)
    timer.duration = pick([.seconds(2), .seconds(2), .seconds(0.5), .external])
    timer.startDelay = pick([0, 0, 0, 1])
    timer.initialProgress = pick([0, 0, 0.25])
    timer.afterInteraction = pick([.resume, .resume, .pause])
    timer.pausesFor = pick([.all, .all, [.touch, .app]])
    return timer
  }

  /// A row of dots.
  mutating func dots() -> DotRow.Configuration {
    var dots = DotRow.Configuration()
    vary(&dots, oneIn: 3)
    vary(&dots.metrics, oneIn: 8)
    dots.tint = pick([.foreground, .foreground, .white])
    dots.currentTint = pick([nil, nil, .black])
    dots.seenTint = pick([nil, nil, .foreground])
    dots.backgroundTint = pick([nil, nil, .black])
    if pick([false, false, true]) {
      dots.images.all = pick([nil, ImageName(1)])
      dots.images.current = pick([nil, ImageName(2)])
      dots.images.set(ImageName(3), forPage: 1)
    }
    return dots
  }

  /// A row of segments.
  mutating func segments() -> SegmentRow.Configuration {
    var segments = SegmentRow.Configuration()
    vary(&segments, oneIn: 2)
    vary(&segments.metrics, oneIn: 4)
    segments.tint = pick([.foreground, .white])
    segments.currentTint = pick([nil, .black])
    return segments
  }

  /// Pages side by side.
  mutating func pages() -> PageView.Configuration {
    var pages = PageView.Configuration(pageCount: pick([3, 4, 5, 7]))
    pages.currentPage = pick([0, 0, 1, 2])
    pages.loops = pick([true, false])
    pages.spacing = pick([0, 0, 10])
    vary(&pages.physics, oneIn: 6)
    pages.layout.length = pick([.viewport, .viewport, .perView(2), .perView(1.5), .fixed(100), .own])
    pages.layout.leadingInset = pick([0, 0, 20])
    pages.layout.trailingInset = pick([0, 0, 30])
    vary(&pages.layout, oneIn: 3)
    pages.effect = pick(PageEffect.samples.prefix(10) + [.slide, .slide, .slide])
    pages.turnsOnCrossWheel = pick([true, false])
    if pick([true, false]) { pages.pageLengths = [PageLength(page: 1, length: pick([90, 200, 500, 700]))] }
    pages.direction = pick(Direction.allCases + [.leftToRight, .leftToRight])
    pages.reduceMotion = pick([false, false, false, true])
    return pages
  }

  /// A carousel.
  mutating func carousel() -> Carousel.Configuration {
    var carousel = Carousel.Configuration(pageCount: 0)
    carousel.pages = pages()
    carousel.timer = timer()
    carousel.indicator = pick([.automatic(dots()), .dots(dots()), .segments(segments()), .none])
    vary(&carousel, oneIn: 3)
    carousel.indicatorInset = pick([nil, nil, 6, 12])
    carousel.controls = pick([[], .all, .all, .pause, [.previous, .next]])
    return carousel
  }

  /// A page control.
  mutating func pageControl() -> PageControl.Configuration {
    var configuration = PageControl.Configuration(pageCount: pick([1, 3, 4, 6, 12, 40]))
    configuration.currentPage = pick([0, 0, 1])
    configuration.loops = pick([true, false])
    configuration.timer = timer()
    configuration.dots = dots()
    configuration.direction = pick(Direction.allCases + [.leftToRight, .leftToRight])
    configuration.reduceMotion = pick([false, false, false, true])
    return configuration
  }

  /// A segmented progress.
  mutating func segmentedProgress() -> SegmentedProgress.Configuration {
    var configuration = SegmentedProgress.Configuration(pageCount: pick([1, 3, 4, 6, 12, 40]))
    configuration.currentPage = pick([0, 0, 1])
    configuration.loops = pick([true, false])
    configuration.timer = timer()
    configuration.segments = segments()
    configuration.direction = pick(Direction.allCases + [.leftToRight, .leftToRight])
    configuration.reduceMotion = pick([false, false, false, true])
    return configuration
  }

  /// A meter.
  mutating func progressMeter() -> ProgressMeter.Configuration {
    var configuration = ProgressMeter.Configuration(value: pick([0, 3, 7.5, 10]), of: 10)
    configuration.minimum = pick([0, 0, 2, -10])
    vary(&configuration.metrics, oneIn: 2)
    configuration.revealDuration = pick([4, 4, 1, 0])
    configuration.borderTint = pick([.foreground, .white])
    configuration.direction = pick(Direction.allCases)
    configuration.reduceMotion = pick([false, false, true])
    return configuration
  }
}
