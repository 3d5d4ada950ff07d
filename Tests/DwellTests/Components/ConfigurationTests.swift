import Dwell
import DwellTestSupport
import Testing

/// The configuration that a component reports.
@Suite("The configuration of a component") struct ConfigurationTests {
  /// Timer settings that differ from the defaults.
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

  @Test("A page control returns the configuration that it was created with")
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

  @Test("A segmented progress returns the configuration that it was created with")
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

  @Test("A page control's configuration says whether pages advance, whatever its indicator shows")
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

  @Test("A carousel returns the configuration that it was created with")
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
