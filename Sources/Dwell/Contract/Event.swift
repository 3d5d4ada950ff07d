/// Everything that can happen to a component. A component ignores what does not concern it.
public enum Event: Equatable, Sendable {
  /// The time has come that the component asked for; harmless at any other time.
  case tick

  /// A pointer, a finger or a pen went down.
  case press(Point)
  /// The pressed pointer moved.
  case move(Point)
  /// The pressed pointer went up.
  case release(Point)
  /// The press is void: another gesture took it over.
  case cancel
  /// A pointer that is not pressed moved over the component.
  case hover(Point)
  /// The pointer left the component.
  case leave
  /// A key went down.
  case key(Key)
  /// Content was scrolled by so many points; `isPrecise` for a trackpad that follows fingers, not for a
  /// notched wheel.
  case wheel(Point, isPrecise: Bool)
  /// The fingers left the trackpad.
  case wheelEnded
  /// A crown was turned by so many points of content; above 0 is towards the following pages.
  case crown(Double)

  /// The app shows a page; with `animated` false the page is there at once. A page out of range is ignored
  /// and reported.
  case select(page: Int, animated: Bool)
  /// Go on to the page after this one, as if its time had run out. Also the answer to
  /// ``Outcome/advanceRequest``.
  case advance
  /// Stay: the answer that forbids what ``Outcome/advanceRequest`` asks for. The page's time starts again.
  case veto
  /// Start again at the first page.
  case restart
  /// Reasons to let no time pass, on top of those that hold already.
  case pause(PauseReasons)
  /// Reasons that no longer hold.
  case resume(PauseReasons)

  /// There are so many pages now. A number that is negative or above ``PageEdit/maximumPageCount`` is ignored
  /// and reported.
  case setPageCount(Int)
  /// Pages came, went or moved. The shown page stays shown; if it is gone, the one that takes its place is.
  /// An edit that does not fit the pages is ignored and reported.
  case edit(PageEdit)
  /// The time every page stays that has no duration of its own. The share that has passed stays as it is.
  case setDuration(PageDuration)
  /// The time one page stays; nil for that of all pages. The share that has passed stays as it is.
  case setPageDuration(PageDuration?, page: Int)
  /// The share of the shown page's time that has passed, 0...1, and how fast it grows until told otherwise,
  /// per second, 0 or more. At 1 the page has run out; while it is paused, it does when the pause ends. A
  /// share above 1 counts as 1 and is reported; anything else is ignored and reported. The rate counts for
  /// pages of ``PageDuration/external`` duration only.
  case setProgress(Double, rate: Double)
  /// Whether a page counts as seen, where pages are marked one by one. A page out of range is ignored and
  /// reported.
  case setSeen(Bool, page: Int)
  /// The length of a page's content along the main axis, in points, for a page longer than the view; nil for
  /// the view's length, which is also the least. A negative length, or no number, is ignored and reported.
  case setPageLength(Double?, page: Int)
  /// The value of a meter. No number is ignored, and one beyond the ends shows as the nearest end; both are
  /// reported.
  case setValue(Double)

  /// The component has this size now.
  case resize(Size)
  /// The direction in which pages follow one another.
  case setDirection(Direction)
  /// Whether the person asks for less motion. If so, what moves by itself stands still at once, and what was
  /// seen of it fades into the picture at rest; if not any more, a fade that is under way ends, and the next
  /// turn moves.
  case setReduceMotion(Bool)
}

/// The keys that page.
public enum Key: Equatable, Sendable, CaseIterable {
  /// The left arrow.
  case left
  /// The right arrow.
  case right
  /// The up arrow.
  case up
  /// The down arrow.
  case down
  /// To the first page.
  case home
  /// To the last page.
  case end
  /// One page back, whatever the direction.
  case pageUp
  /// One page on, whatever the direction.
  case pageDown
  /// Pause and go on.
  case space
}
