import Dwell
import DwellTestSupport
import Testing

/// The options in the article on scenario files.
@Suite struct GeneratedOptionsTests {
  @Test func `the article has a table for each object of options`() {
    let tables = [
      table("field of a page control, a segmented progress and a carousel", PageTimer.Configuration.options),
      table("field of a page control, and of a carousel's `control`", DotRow.Configuration.options),
      table(
        "field of a segmented progress, and of a carousel's `segments`", SegmentRow.Configuration.options),
      table("field of a `layout`", PageLayout.options),
      table("`metrics` of a page control, and of a carousel's `control`", PageControlMetrics.options),
      table(
        "`metrics` of a segmented progress, and of a carousel's `segments`", SegmentedProgressMetrics.options),
      table("`metrics` of a meter", ProgressMeterMetrics.options),
      table("`physics` of a page view and of a carousel", PagingPhysics.options),
    ]
    expectGenerated(tables.joined(separator: "\n"), "Sources/DwellScenes/Generated/options.md")
  }

  /// A table of options.
  private func table(_ title: String, _ options: [Option]) -> String {
    "| \(title) | value | default |\n| --- | --- | --- |\n"
      + options.map { option in
        let (range, standard): (String?, String) =
          switch option.values {
          case .number(let kind, let standard):
            (
              "\(decimal(kind.range.lowerBound)) to \(decimal(kind.range.upperBound))",
              standard.map(decimal) ?? "none"
            )
          case .count(let range, let standard):
            (
              range.upperBound == .max
                ? "\(range.lowerBound) or more" : "\(range.lowerBound) to \(range.upperBound)", "\(standard)"
            )
          case .flag(let standard): (nil, standard.map { "\($0)" } ?? "none")
          case .choice(let names, let standard):
            (
              names.dropLast().map { "`\"\($0)\"`" }.joined(separator: ", ")
                + " or `\"\(names[names.count - 1])\"`",
              "`\"\(names[standard])\"`"
            )
          }
        let summary = "\(option.summary)"
        let clause = "\(summary.prefix(1).lowercased())\(summary.dropFirst())"
        let colon = if case .choice = option.values { ":" } else { "," }
        let value = clause + (range.map { "\(colon) \($0)" } ?? "")
        return "| `\(option.name)` | \(value) | \(standard) |\n"
      }.joined()
  }
}
