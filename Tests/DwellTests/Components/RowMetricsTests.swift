import Dwell
import DwellTestSupport
import Testing

/// The sizes and opacities of rows of marks, one by one.
@Suite("The metrics of a row of marks") struct RowMetricsTests {
  /// The lengths of a row of dots.
  private static let lengths: [WritableKeyPath<PageControlMetrics, Double> & Sendable] = [
    \.dotSize, \.pillLength, \.spacing, \.imageSize, \.labelFontSize, \.backgroundPadding, \.backgroundRadius,
  ]
  /// Its opacities.
  private static let opacities: [WritableKeyPath<PageControlMetrics, Double> & Sendable] = [
    \.fillOpacity, \.currentOpacity, \.labelOpacity, \.backgroundOpacity,
  ]
  /// Those that follow from the colours by default.
  private static let optionalOpacities: [WritableKeyPath<PageControlMetrics, Double?> & Sendable] = [
    \.trackOpacity, \.seenOpacity, \.upcomingOpacity,
  ]
  /// Its counts.
  private static let counts: [WritableKeyPath<PageControlMetrics, Int> & Sendable] = [
    \.labelThreshold, \.maximumDotCount, \.windowLength,
  ]

  /// The metrics that a control uses, and whether it reports those that were set.
  private func used(_ change: (inout PageControlMetrics) -> Void) -> (PageControlMetrics, isReported: Bool) {
    var control = PageControl(.init(pageCount: 3), at: 0)
    var configuration = control.configuration
    change(&configuration.dots.metrics)
    let found = control.configure(configuration, at: 0).diagnostics
    return (control.configuration.dots.metrics, found.contains(.invalidMetrics))
  }

  @Test("A length within 0...10,000 is used, and any other replaced by its default", arguments: lengths)
  func usesLength(_ path: WritableKeyPath<PageControlMetrics, Double> & Sendable) {
    let (metrics, isReported) = used { $0[keyPath: path] = 31 }
    #expect(metrics[keyPath: path] == 31 && !isReported)
    for length in [-1, 10_001, .nan] as [Double] {
      let (metrics, isReported) = used { $0[keyPath: path] = length }
      #expect(metrics == PageControlMetrics() && isReported, "\(length)")
    }
  }

  @Test("An opacity within 0...1 is used, and any other replaced by its default", arguments: opacities)
  func usesOpacity(_ path: WritableKeyPath<PageControlMetrics, Double> & Sendable) {
    let (metrics, isReported) = used { $0[keyPath: path] = 0.125 }
    #expect(metrics[keyPath: path] == 0.125 && !isReported)
    for opacity in [-0.1, 1.1, .nan] as [Double] {
      let (metrics, isReported) = used { $0[keyPath: path] = opacity }
      #expect(metrics == PageControlMetrics() && isReported, "\(opacity)")
    }
  }

  @Test(
    "An opacity that follows from the colours is used within 0...1, and else left to them",
    arguments: optionalOpacities)
  func usesOptionalOpacity(_ path: WritableKeyPath<PageControlMetrics, Double?> & Sendable) {
    let (metrics, isReported) = used { $0[keyPath: path] = 0.125 }
    #expect(metrics[keyPath: path] == 0.125 && !isReported)
    for opacity in [-0.1, 1.1, .nan] as [Double] {
      let (metrics, isReported) = used { $0[keyPath: path] = opacity }
      #expect(metrics == PageControlMetrics() && isReported, "\(opacity)")
    }
  }

  @Test("A count within 1...1,000 is used, and any other replaced by its default", arguments: counts)
  func usesCount(_ path: WritableKeyPath<PageControlMetrics, Int> & Sendable) {
    let (metrics, isReported) = used { $0[keyPath: path] = 13 }
    #expect(metrics[keyPath: path] == 13 && !isReported)
    for count in [0, 1001] {
      let (metrics, isReported) = used { $0[keyPath: path] = count }
      #expect(metrics == PageControlMetrics() && isReported, "\(count)")
    }
  }

  @Test("A segment's metrics are used within the same limits, and its least length from 1 point on")
  func segments() {
    func used(_ change: (inout SegmentedProgressMetrics) -> Void) -> SegmentedProgressMetrics {
      var configuration = SegmentedProgress.Configuration(pageCount: 3)
      change(&configuration.segments.metrics)
      return SegmentedProgress(configuration, at: 0).configuration.segments.metrics
    }
    #expect(used { $0.thickness = 31 }.thickness == 31)
    #expect(used { $0.spacing = 31 }.spacing == 31)
    #expect(used { $0.windowLength = 13 }.windowLength == 13)
    #expect(used { $0.completedOpacity = 0.125 }.completedOpacity == 0.125)
    #expect(used { $0.inactiveOpacity = 0.125 }.inactiveOpacity == 0.125)
    #expect(used { $0.minimumSegmentLength = 1 }.minimumSegmentLength == 1)
    let standard = SegmentedProgressMetrics()
    #expect(used { $0.thickness = -1 } == standard)
    #expect(used { $0.spacing = 10_001 } == standard)
    #expect(used { $0.windowLength = 0 } == standard)
    #expect(used { $0.completedOpacity = 1.1 } == standard)
    #expect(used { $0.inactiveOpacity = -0.1 } == standard)
    for length in [0.9, -1, 10_001, .nan] as [Double] {
      #expect(used { $0.minimumSegmentLength = length } == standard, "\(length)")
    }
  }

  @Test("A carousel replaces what its marks cannot use, too, and reports it")
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

  @Test("Marks that show time again are the pill and the dots that they were")
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

  @Test("Marks without a thickness are not drawn")
  func thinMarks() {
    let control = PageControl.sample(3) { $0.dots.metrics.dotSize = 0 }
    #expect(DrawnRow(control.frame(at: 1)).marks.isEmpty)
  }
}
