import Dwell

extension SVGWriter {
  /// The distance of the baseline below the middle of a line, as a fraction of the font size: half the height
  /// of digits, which is 0.72 in monospaced fonts. Renderers disagree on `dominant-baseline`.
  private static let baseline = 0.36

  /// Writes text in the middle of a rectangle, or from its left edge.
  ///
  /// - Parameters:
  ///   - fontSize: in points; nothing is written unless it is within 0...10,000.
  ///   - family: the families to try, separated by commas.
  mutating func write(
    _ text: String, fontSize: Double, family: String = "ui-monospace, Menlo, Consolas, monospace",
    isCentered: Bool = true, in rect: Rect, _ color: Color, opacity: Double = 1
  ) {
    guard fontSize > 0, fontSize <= 10_000, rect.x.isFinite, rect.y.isFinite else { return }
    let element = SVGElement("text")
      .with("x", isCentered ? rect.center.x : rect.x).with("y", rect.center.y + Self.baseline * fontSize)
      .with("font-family", family).with("font-size", fontSize).with("font-weight", "500")
    let placed = isCentered ? element.with("text-anchor", "middle") : element
    add(placed.with(color, opacity: opacity).around(text))
  }
}
