import Dwell
import DwellTestSupport
import Testing

/// The sizes and opacities of rows, one by one.
@Suite("The metrics of a row") struct RowMetricsTests {
  /// The metrics that a control uses, and whether it reports the given ones.
  private func used(_ change: (inout PageControlMetrics) -> Void) -> (PageControlMetrics, isReported: Bool) {
    var control = PageControl(.init(pageCount: 3), at: 0)
    var configuration = control.configuration
    change(&configuration.dots.metrics)
    let found = control.configure(configuration, at: 0).diagnostics
    return (control.configuration.dots.metrics, found.contains(.invalidMetrics))
  }

  @Test(
    "A metric within its range is used, and any other replaced by its default",
    arguments: PageControlMetrics.options.indices)
  func usesMetric(_ index: Int) {
    for number in PageControlMetrics.options[index].usable {
      var asked = PageControlMetrics()
      asked.setOption(index, to: number)
      // A pill is at least as long as a dot.
      guard asked.pillLength >= asked.dotSize else { continue }
      let (metrics, isReported) = used { $0.setOption(index, to: number) }
      #expect(metrics.option(index) == number && !isReported, "\(number)")
    }
    for number in PageControlMetrics.options[index].unusable {
      let (metrics, isReported) = used { $0.setOption(index, to: number) }
      #expect(metrics == PageControlMetrics() && isReported, "\(number)")
    }
  }

  @Test("The same is true of segments", arguments: SegmentedProgressMetrics.options.indices)
  func usesMetricOfSegments(_ index: Int) {
    func used(_ number: Double) -> SegmentedProgressMetrics {
      var configuration = SegmentedProgress.Configuration(pageCount: 3)
      configuration.segments.metrics.setOption(index, to: number)
      return SegmentedProgress(configuration, at: 0).configuration.segments.metrics
    }
    let option = SegmentedProgressMetrics.options[index]
    for number in option.usable { #expect(used(number).option(index) == number) }
    for number in option.unusable { #expect(used(number) == SegmentedProgressMetrics(), "\(number)") }
  }

  @Test("A carousel replaces unusable metrics of its indicator, too, and reports them")
  func carousel() {
    var dots = DotRow.Configuration()
    dots.metrics.dotSize = -1
    var segments = SegmentRow.Configuration()
    segments.metrics.thickness = -1
    for (indicator, expected) in [
      (Carousel.Indicator.dots(dots), Carousel.Indicator.dots(.init())),
      (.segments(segments), .segments(.init())),
    ] {
      var configuration = Carousel.Configuration(pageCount: 3)
      configuration.indicator = indicator
      var carousel = Carousel(configuration, at: 0)
      #expect(carousel.configuration.indicator == expected)
      #expect(carousel.handle(.tick, at: 0).diagnostics.contains(.invalidMetrics))
      _ = carousel.configure(configuration, at: 1)
      #expect(carousel.configuration.indicator == expected)
    }
  }

  @Test("Indicators that show time again restore the pill and the dots")
  func timeAgain() {
    var control = PageControl.sample(3) { $0.dots.metrics.pillLength = 30 }
    var configuration = control.configuration
    func lengths(showingTime showsProgress: Bool, at time: Double) -> [Double] {
      configuration = control.configuration
      configuration.dots.showsProgress = showsProgress
      _ = control.configure(configuration, at: time)
      #expect(control.preferredSize(forPageCount: 3).width == (showsProgress ? 78 : 56))
      return DrawnRow(control.frame(at: time + 5)).marks.sorted { $0.page < $1.page }.map(\.rect.width)
    }
    #expect(lengths(showingTime: false, at: 1) == [8, 8, 8])
    #expect(lengths(showingTime: true, at: 10) == [30, 8, 8])
    #expect(control.configuration.dots.metrics.pillLength == 30)
    var dots = DotRow.Configuration()
    dots.showsProgress = false
    dots.increaseContrast()
    #expect(dots.metrics.pillLength == 36, "more contrast is no other length")
  }

  @Test("Dots without a thickness aren't drawn")
  func thinMarks() {
    let control = PageControl.sample(3) { $0.dots.metrics.dotSize = 0 }
    #expect(DrawnRow(control.frame(at: 1)).marks.isEmpty)
  }
}
