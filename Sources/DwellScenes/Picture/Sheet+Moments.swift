import Dwell

extension Sheet {
  /// A sheet of moments of a scenario, with their times as captions.
  ///
  /// - Parameter appearance: the appearance of all of them; nil for that of each moment.
  public init(_ moments: [ScenarioMoment], appearance: Appearance? = nil) {
    let cells = moments.map { moment in
      Cell(
        moment.frame.display, caption: "\(Sheet.seconds(moment.at)) s",
        (appearance ?? moment.appearance).palette)
    }
    let size = Size(
      width: moments.map(\.size.width).max() ?? 0, height: moments.map(\.size.height).max() ?? 0)
    self.init(cells, cellSize: size, (appearance ?? moments.first?.appearance ?? .light).palette)
  }

  /// A time rounded to hundredths, without trailing zeros: `0`, `3.92`, `4.1`; 0 for negative times and NaN.
  public static func seconds(_ time: Double) -> String {
    let hundredths = time > 0 ? Int((min(time, 1e9) * 100 + 0.5).rounded(.down)) : 0
    let (whole, rest) = hundredths.quotientAndRemainder(dividingBy: 100)
    if rest == 0 { return "\(whole)" }
    return rest % 10 == 0 ? "\(whole).\(rest / 10)" : "\(whole).\(rest < 10 ? "0" : "")\(rest)"
  }
}
