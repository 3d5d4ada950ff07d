/// The ring around a person's picture in a list of stories: an arc for each moment, fainter once it was seen.
public struct StoryRing: Equatable, Sendable {
  /// The number of moments, 0 or more.
  public var momentCount: Int
  /// The moments that were seen.
  public var seen: SeenPages
  /// The thickness of the line, in points.
  public var lineWidth = 2.5
  /// The gap between two arcs along the line, in points.
  public var gap = 4.0
  /// The colour of the arcs.
  public var tint = ColorRole.foreground
  /// The opacity of the arcs of moments that were seen, 0...1.
  public var seenOpacity = 0.35

  /// A ring of so many moments; by default none of them was seen.
  public init(momentCount: Int, seen: SeenPages = SeenPages()) {
    self.momentCount = momentCount
    self.seen = seen
  }

  /// The ring in a square of the given length, in points. The first moment begins at the top, and the others
  /// follow clockwise; counterclockwise where text runs from right to left. A lone moment is a whole ring.
  ///
  /// Where arcs would be shorter than the gaps between them there is one ring, fainter once all moments were
  /// seen. Nothing is drawn without moments, or in a square too small for the line.
  public func display(length: Double, direction: Direction = .leftToRight) -> DisplayList {
    var ring = Arc(
      center: Point(x: length / 2, y: length / 2), radius: (length - lineWidth) / 2, width: lineWidth,
      sweep: 360)
    guard momentCount > 0, ring.drawn != nil else { return DisplayList() }
    let step = 360 / Double(momentCount)
    // The round ends of a line reach beyond its ends by half of its thickness.
    let space = (gap + lineWidth) / ring.radius * 180 / .pi
    guard momentCount > 1, step >= 2 * space else {
      let isSeen = seen.firstUnseen(of: momentCount) == nil
      return DisplayList([.arc(ItemKey(.indicator), ring, paint(isSeen: isSeen))])
    }
    let way = direction == .rightToLeft ? -1.0 : 1
    ring.sweep = way * (step - space)
    return DisplayList(
      (0..<momentCount).map { moment in
        ring.start = -90 + way * (Double(moment) * step + space / 2)
        return .arc(ItemKey(.indicator, moment), ring, paint(isSeen: seen.contains(moment)))
      })
  }

  /// The paint of an arc.
  private func paint(isSeen: Bool) -> Paint { .tint(tint, opacity: isSeen ? seenOpacity : 1) }
}
