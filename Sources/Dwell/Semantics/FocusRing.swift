extension SemanticElement {
  /// The outer edge of a ring around what is seen of the element, on whole points: its two lines of
  /// ``DisplayList/focusRingThickness`` lie between both. Around pages, which are cut off at their edges, it
  /// lies inside, and within `bounds` in any case; an indicator, which may have the colour of either line, is
  /// apart from both. Nil for an element of which nothing is seen.
  /// - Parameter bounds: what cuts the ring off; nil for nothing.
  package func focusRing(within bounds: Rect?) -> Rect? {
    guard focusRect.width > 0, focusRect.height > 0 else { return nil }
    /// The whole number nearest to a coordinate.
    func whole(_ coordinate: Double) -> Double { (coordinate + 0.5).rounded(.down) }
    let lines =
      switch role {
      case .pageView: 0.0
      case .pageButton, .pageTab: 3.0
      default: 2.0
      }
    let gap = lines * DisplayList.focusRingThickness
    var (x, y) = (whole(focusRect.x - gap), whole(focusRect.y - gap))
    var (maxX, maxY) = (whole(focusRect.maxX + gap), whole(focusRect.maxY + gap))
    if let bounds {
      (x, y) = (max(x, bounds.x), max(y, bounds.y))
      (maxX, maxY) = (min(maxX, bounds.maxX), min(maxY, bounds.maxY))
    }
    return Rect(x: x, y: y, width: max(maxX - x, 0), height: max(maxY - y, 0))
  }
}

extension DisplayList {
  /// The thickness of each of both lines of a focus ring, in points (chosen by us).
  package static let focusRingThickness = 2.0

  /// The drawing of a focus ring with an outer edge: a dark line, and a light one in it, so that one of them
  /// has a contrast of more than 4:1 against any page (WCAG 2.2, 1.4.11).
  package static func focusRing(_ rect: Rect) -> DisplayList {
    let width = focusRingThickness
    let radius = min(rect.capsuleRadius, PageControlMetrics().backgroundRadius + 2 * width)
    let inner = Rect(
      x: rect.x + width, y: rect.y + width, width: max(rect.width - 2 * width, 0),
      height: max(rect.height - 2 * width, 0))
    return DisplayList([
      .border(ItemKey(.border, 0), rect, radius: radius, width: width, .solid(.color(.black), opacity: 1)),
      .border(
        ItemKey(.border, 1), inner, radius: max(radius - width, 0), width: width,
        .solid(.color(.white), opacity: 1)),
    ])
  }
}
