/// What a row of marks stands for, and the room that it has: all that a row is told at any time.
struct RowContext: Equatable, Sendable {
  /// The pages and their time.
  var timer: PageTimer
  /// The direction in which pages follow one another.
  var direction: Direction
  /// The size of the row, in points.
  var size: Size
  /// Whether less motion is asked for.
  var reduceMotion: Bool
  /// The share of the current page's content that has come into view, 0...1.
  var seenShare = 1.0

  /// The number of pages.
  var pageCount: Int { timer.pageCount }
  /// The page that is current.
  var currentPage: Int { timer.currentPage }
  /// The length of the row along the main axis, in points.
  var mainLength: Double { direction.mainLength(of: size) }
  /// The length of the row across the main axis, in points.
  var crossLength: Double { direction.crossLength(of: size) }
  /// Whether there is room for anything.
  var isVisible: Bool { size.width > 0 && size.height > 0 }
  /// The tap target: the row, and around it what is missing to 44 by 44 points.
  var hitTarget: Rect { PageControl.hitTarget(around: size) }
}
