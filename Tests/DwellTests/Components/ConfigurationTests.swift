import Dwell
import DwellTestSupport
import Testing

/// What a component says that it is like.
@Suite("The configuration of a component") struct ConfigurationTests {
  /// Settings of a timer that are not those by default.
  private var timer: PageTimer.Configuration {
    var timer = PageTimer.Configuration()
    timer.duration = .seconds(7)
    timer.initialProgress = 0.25
    timer.asksBeforeAdvancing = true
    timer.pausesFor = [.app, .touch]
    timer.startDelay = 3
    timer.afterInteraction = .pause
    return timer
  }

  @Test("Of a page control is the one that it was made with")
  func pageControl() {
    var configuration = PageControl.Configuration(pageCount: 5)
    #expect(PageControl(configuration, at: 0).configuration == configuration)
    configuration.currentPage = 2
    configuration.loops = false
    configuration.timer = timer
    configuration.dots.background = .prominent
    configuration.direction = .topToBottom
    configuration.reduceMotion = true
    #expect(PageControl(configuration, at: 0).configuration == configuration)
  }

  @Test("Of a segmented progress is the one that it was made with")
  func segmentedProgress() {
    var configuration = SegmentedProgress.Configuration(pageCount: 5)
    #expect(SegmentedProgress(configuration, at: 0).configuration == configuration)
    configuration.currentPage = 2
    configuration.loops = false
    configuration.timer = timer
    configuration.segments.style = .fluid
    configuration.direction = .rightToLeft
    configuration.reduceMotion = true
    #expect(SegmentedProgress(configuration, at: 0).configuration == configuration)
  }

  @Test("Of a page control says whether pages advance, whatever its marks show")
  func advances() {
    for fill in PageControl.Fill.allCases {
      var configuration = PageControl.Configuration(pageCount: 5)
      configuration.dots.fill = fill
      configuration.dots.hidesForSinglePage = false
      let control = PageControl(configuration, at: 0)
      #expect(control.configuration == configuration, "\(fill)")
      #expect(control.timer.isRunning == (fill == .time), "\(fill)")
    }
  }

  @Test("Of a carousel is the one that it was made with")
  func carousel() {
    for indicator in [
      Carousel.Indicator.none, .dots(DotRow.Configuration()), .segments(SegmentRow.Configuration()),
    ] {
      var configuration = Carousel.Configuration(pageCount: 5)
      configuration.pages.currentPage = 2
      configuration.pages.spacing = 12
      configuration.timer = timer
      configuration.indicator = indicator
      configuration.indicatorSide = .start
      configuration.indicatorInset = 9
      configuration.indicatorMargin = 8
      configuration.hoverArea = .indicator
      configuration.controls = [.next, .pause]
      configuration.taps = .turn
      #expect(Carousel(configuration, at: 0).configuration == configuration, "\(indicator)")
    }
  }
}
