#if canImport(SwiftUI)
import Dwell

/// A drag over pages that begins to move, with everything that decides whether it turns pages: a drag across
/// their axis scrolls a view around or inside them, and one from the edge of the screen navigates back.
struct PagePan: Equatable {
  /// Scrollable content inside a page that a drag could scroll instead.
  struct Scroller: Equatable {
    /// How far the content can still move to the right and down, in points.
    var before = Point.zero
    /// How far the content can still move to the left and up, in points.
    var after = Point.zero
  }

  /// A drag from an edge of the screen that navigates back.
  struct BackSwipe: Equatable {
    /// The distance of the drag's start from that edge, in points.
    var distance: Double
    /// Whether the edge is the left one.
    var isFromLeft = true
  }

  /// The finger's movement, of which only the direction counts.
  var movement: Point
  /// The axis of the pages; nil for pages that take drags in any direction.
  var axis: PageAxis?
  /// The back swipe of a drag from an edge; nil if there is no previous screen.
  var backSwipe: BackSwipe?
  /// The scrolling content inside the page, under the finger.
  var scrollers: [Scroller] = []

  /// The distance from the edge within which a drag belongs to the back swipe, in points (our choice: about
  /// the width in which the system's own recognizer begins).
  static let edgeWidth = 20.0
  /// How far content must be able to move to count, in points: less is rounding.
  private static let leastRoom = 0.5

  /// Whether the drag turns pages. A drag as far along the pages as across them does, and so does one that
  /// hasn't moved; one whose movement is NaN doesn't.
  var isForPages: Bool {
    guard let axis else { return true }
    guard movement.x.isFinite, movement.y.isFinite else { return false }
    let isVertical = axis == .vertical
    let (main, cross) = isVertical ? (movement.y, movement.x) : (movement.x, movement.y)
    if abs(main) < abs(cross) { return false }
    if let backSwipe, !isVertical, main != 0, backSwipe.distance < Self.edgeWidth,
      (main > 0) == backSwipe.isFromLeft
    {
      return false
    }
    return !scrollers.contains { scroller in
      let (before, after) =
        isVertical ? (scroller.before.y, scroller.after.y) : (scroller.before.x, scroller.after.x)
      return (main > 0 && before > Self.leastRoom) || (main < 0 && after > Self.leastRoom)
    }
  }
}
#endif
