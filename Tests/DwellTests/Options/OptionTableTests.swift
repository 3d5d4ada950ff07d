import DwellTestSupport
import Testing

@testable import Dwell

/// The options as users of every front know them.
@Suite("The options are those that were last reviewed") struct OptionTableTests {
  @Test("Every option has its name, its range or its choices, its default and its summary")
  func options() {
    let text =
      table("Carousel", Carousel.Configuration.self) + table("PageView", PageView.Configuration.self)
      + table("PageLayout", PageLayout.self) + table("PagingPhysics", PagingPhysics.self)
      + table("PageLook", PageLook.self) + table("PageTimer", PageTimer.Configuration.self)
      + table("DotRow", DotRow.Configuration.self) + table("PageControlMetrics", PageControlMetrics.self)
      + table("SegmentRow", SegmentRow.Configuration.self)
      + table("SegmentedProgressMetrics", SegmentedProgressMetrics.self)
      + table("ProgressMeterMetrics", ProgressMeterMetrics.self)
    expectGolden(text, "Sweeps/options.txt")
  }

  /// A type's options, one a line.
  private func table<Options: Configurable>(_ name: String, _ type: Options.Type) -> String {
    let lines = type.options.map { option in
      let values =
        switch option.values {
        case .number(let kind, let standard):
          "\(kind.quantity) \(kind.range.lowerBound)...\(kind.range.upperBound), \(words(standard))"
        case .count(let range, let standard): "count \(range), \(standard)"
        case .flag(let standard): "flag, \(words(standard))"
        case .choice(let names, let standard): "\(names.joined(separator: "/")), \(names[standard])"
        }
      return "\(option.name): \(values). \(option.summary)"
    }
    return "# \(name)\n\(lines.joined(separator: "\n"))\n"
  }

  /// A default in words.
  private func words<Value>(_ standard: Value?) -> String { standard.map { "\($0)" } ?? "none" }

  @Test("A number at either end of its range is used, and one beyond is replaced by the default")
  func ranges() {
    expectRanges(PagingPhysics.self, \.sanitized)
    expectRanges(PageControlMetrics.self, \.sanitized)
    expectRanges(SegmentedProgressMetrics.self, \.sanitized)
    expectRanges(ProgressMeterMetrics.self, \.sanitized)
    expectRanges(PageLook.self, \.sanitized)
  }

  /// Sets every option of a type to usable and unusable numbers.
  private func expectRanges<Options: Configurable>(_ type: Options.Type, _ sanitized: (Options) -> Options) {
    for (index, option) in type.options.enumerated() {
      for number in option.usable {
        var options = Options()
        options.setOption(index, to: number)
        #expect(sanitized(options).option(index) == number, "\(type).\(option.name) = \(number)")
      }
      for number in option.unusable {
        var options = Options()
        options.setOption(index, to: number)
        #expect(sanitized(options) == Options(), "\(type).\(option.name) = \(number)")
      }
    }
  }
}
