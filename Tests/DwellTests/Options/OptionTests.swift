import Testing

@testable import Dwell

/// Options that are declared once, and the operations on all of them.
@Suite("Options") struct OptionTests {
  @Test("Segments declare their options under the names of their properties")
  func names() {
    let mirror = Mirror(reflecting: SegmentedProgressMetrics())
    #expect(
      Set(SegmentedProgressMetrics.options.map { "\($0.name)" }) == Set(mirror.children.compactMap(\.label)))
    let dots = Mirror(reflecting: PageControlMetrics())
    #expect(Set(PageControlMetrics.options.map { "\($0.name)" }) == Set(dots.children.compactMap(\.label)))
    let meter = Mirror(reflecting: ProgressMeterMetrics())
    #expect(Set(ProgressMeterMetrics.options.map { "\($0.name)" }) == Set(meter.children.compactMap(\.label)))
  }

  @Test("Summaries are words without a full stop, and names are unique")
  func summaries() {
    for options in [
      PageControlMetrics.options, SegmentedProgressMetrics.options, PagingPhysics.options, PageLook.options,
      DotRow.Configuration.options, SegmentRow.Configuration.options, PageLayout.options,
      PageTimer.Configuration.options,
    ] {
      #expect(Set(options.map { "\($0.name)" }).count == options.count)
      for option in options {
        let summary = "\(option.summary)"
        #expect(summary.first?.isUppercase == true && summary.last != ".", "\(summary)")
      }
    }
  }

  @Test("A name in lower case has hyphens")
  func hyphens() {
    #expect(PagingPhysics.options.map(\.hyphenatedName).prefix(2) == ["drag-threshold", "swipe-threshold"])
    #expect(Option.hyphenated("aZebraAndZ1") == "a-zebra-and-z1")
  }

  @Test("An option is read and set by its index, and others stay as they are")
  func access() {
    var metrics = PageControlMetrics()
    for (index, option) in PageControlMetrics.options.enumerated() {
      let number = option.usable[1]
      metrics.setOption(index, to: number)
      #expect(metrics.option(index) == number)
      for other in PageControlMetrics.options.indices where other > index {
        #expect(metrics.option(other) == PageControlMetrics().option(other))
      }
    }
    let before = metrics
    metrics.setOption(PageControlMetrics.options.count, to: 1)
    metrics.setOption(-1, to: 1)
    #expect(metrics == before && metrics.option(-1) == nil)
  }

  @Test("A flag and a choice are numbers, and have all their values")
  func flagsAndChoices() throws {
    for (index, option) in DotRow.Configuration.options.enumerated() {
      for number in option.usable {
        var dots = DotRow.Configuration()
        dots.setOption(index, to: number)
        #expect(dots.option(index) == number && dots.sanitized == dots, "\(option.name)")
      }
    }
    var dots = DotRow.Configuration()
    dots.fill = .scrollPosition
    dots.setOption(1, to: 3)
    dots.setOption(1, to: -1)
    #expect(dots.fill == .scrollPosition, "There is no case with that number")
    dots.setOption(0, to: 1)
    #expect(dots.fill == .time)
    let scrubbing = try #require(
      DotRow.Configuration.options.firstIndex { "\($0.name)" == "allowsScrubbing" })
    #expect(dots.allowsScrubbing == nil && dots.option(scrubbing) == nil)
    dots.setOption(scrubbing, to: 0)
    #expect(dots.allowsScrubbing == false && dots.option(scrubbing) == 0)
    dots.setOption(scrubbing, to: .nan)
    #expect(dots.allowsScrubbing == nil, "NaN is the absence of a value")
    let fill = DotRow.Configuration.options[1]
    #expect(fill.values == .choice(["time", "scrollPosition", "none"], standard: 0))
    #expect(fill.choiceType == "Dwell.PageControl.Fill")
  }

  @Test(
    "A count is truncated, and one that is no number is unusable",
    arguments: [(2.9, 2), (-0.5, 0), (.nan, -1), (.infinity, 2_147_483_647)])
  func counts(_ number: Double, _ count: Int) {
    var physics = PagingPhysics()
    physics.setOption(3, to: number)
    #expect(physics.pagesPerGesture == count)
  }

  @Test("A spring is two options; if one is unusable the whole is replaced")
  func spring() {
    var physics = PagingPhysics()
    physics.setOption(5, to: 0.5)
    physics.setOption(6, to: 1)
    #expect(physics.spring == Spring(response: 0.5, dampingFraction: 1) && physics.sanitized == physics)
    physics.setOption(5, to: -1)
    physics.setOption(6, to: 0.9)
    #expect(physics.sanitized.spring == .page)
  }

  @Test("Lengths and opacities are interpolated within their limits; discrete options aren't")
  func mixing() {
    var (old, new) = (SegmentedProgressMetrics(), SegmentedProgressMetrics())
    (old.thickness, old.minimumSegmentLength, old.windowLength, old.completedOpacity) = (15, 20, 3, 0.5)
    let result = new.mixed(with: old, left: 0.5)
    #expect((result.thickness, result.completedOpacity) == (10, 0.75))
    #expect((result.minimumSegmentLength, result.windowLength, result.inactiveOpacity) == (8, 9, nil))
    #expect(new.mixed(with: old, left: -0.2).completedOpacity == 1, "a spring swings beyond its end")
    new.inactiveOpacity = 0.5
    #expect(new.mixed(with: old, left: 0.5).inactiveOpacity == nil, "there is nothing to mix it with")
  }
}
