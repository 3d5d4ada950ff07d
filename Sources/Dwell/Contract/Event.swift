/// The events that components handle. A component ignores those that do not concern it.
public enum Event: Equatable, Sendable {
  /// The time of the component's next change has come; harmless at any other time.
  case tick

  /// A pointer, finger or pen went down.
  case press(Point)
  /// The pressed pointer moved.
  case move(Point)
  /// The pressed pointer went up.
  case release(Point)
  /// The press was cancelled: another gesture took it over.
  case cancel
  /// A pointer that isn't pressed moved over the component.
  case hover(Point)
  /// The pointer left the component.
  case leave
  /// A key went down.
  case key(Key)
  /// Content was scrolled, in points; `isPrecise` is true for a trackpad, and false for a wheel with notches.
  /// Values that aren't finite are ignored.
  case wheel(Point, isPrecise: Bool)
  /// The fingers left the trackpad; what is scrolled next is momentum and moves nothing, until there is a
  /// pause. Send it also when fingers touch the trackpad, which ends the momentum. Without this event the
  /// ends of swipes are inferred from the movements.
  case wheelEnded
  /// A crown was turned, in points of content; positive towards the following pages. Values that aren't
  /// finite are ignored.
  case crown(Double)

  /// Shows a page, at once unless `animated`. A page out of range is ignored and reported.
  case select(page: Int, animated: Bool)
  /// Moves the indicators to the position of another pager, in pages: 0.5 is halfway from the first page to
  /// the second. Segments don't move between pages.
  ///
  /// A page becomes current when the position has stayed at it for 0.1 s; if the position stays between two
  /// pages, the nearest one becomes current after 0.5 s. Pages that it passes don't become current. Time is
  /// paused while the position isn't at the current page. Selecting a page stops following.
  ///
  /// A position up to one page beyond the ends is clamped; if pages loop, it is between the last page and the
  /// first. Further positions and NaN are ignored and reported. Components with pages of their own ignore
  /// this event.
  case setPosition(Double)
  /// Advances to the next page, as when the time runs out. Also approves an ``Outcome/advanceRequest``.
  case advance
  /// Rejects an ``Outcome/advanceRequest``: the current page's time starts again.
  case veto
  /// Starts again at the first page.
  case restart
  /// Adds reasons to pause.
  case pause(PauseReasons)
  /// Removes reasons to pause; ``PauseReasons/playButton`` for the user's play button.
  case resume(PauseReasons)

  /// Sets the page count. Below 0, or above ``PageEdit/maximumPageCount``, it is ignored and reported.
  case setPageCount(Int)
  /// Inserts, removes or moves pages. The current page stays current; if it is removed, its successor takes
  /// its place. An edit that does not fit the pages is ignored and reported.
  case edit(PageEdit)
  /// Sets the duration of pages without one of their own. The progress is kept.
  case setDuration(PageDuration)
  /// Sets the duration of one page; nil restores the common one. The progress is kept.
  case setPageDuration(PageDuration?, page: Int)
  /// Sets the current page's progress, 0...1, and its rate from then on, in 1/s, 0 or more. The rate applies
  /// to pages of ``PageDuration/external`` duration only.
  ///
  /// At 1 the page has run out; if it is paused, it runs out when the pause ends. A progress above 1 counts
  /// as 1 and is reported; other invalid values are ignored and reported.
  case setProgress(Double, rate: Double)
  /// Marks a page as seen or not, where pages are marked singly. A page out of range is ignored and reported.
  case setSeen(Bool, page: Int)
  /// Sets the length of a page's content along the main axis, in points; nil or anything shorter gives the
  /// view's length. A length that is negative or NaN is ignored and reported.
  case setPageLength(Double?, page: Int)
  /// Sets the length that a page needs across the main axis, in points, at least 1; nil forgets it. See
  /// ``PageLayout/fitsPage``. A length that is negative or NaN is ignored and reported.
  case setPageCrossLength(Double?, page: Int)
  /// Sets a meter's value. NaN is ignored, and other values are clamped to the range; both are reported.
  case setValue(Double)

  /// Sets the component's size. Lengths are clamped to 0...1,000,000 points; NaN counts as 0.
  case resize(Size)
  /// Sets the scale of the display, in device pixels per point, 0.1...100; 0, the default, if there are none.
  ///
  /// Pages at rest then begin and end on whole device pixels, so that neighbours share an edge, and lengths
  /// and gaps are rounded to them: three pages in a view of 400 pixels are 133, 134 and 133 pixels long. In a
  /// loop whose pages don't fill whole views the last page in view may be cut by a pixel. Other scales are
  /// ignored and reported.
  case setDisplayScale(Double)
  /// Sets the direction in which pages follow one another.
  case setDirection(Direction)
  /// Sets whether the user asks for reduced motion. When it is turned on, running motions stop and cross-fade
  /// to their end; when it is turned off, a running cross-fade ends.
  case setReduceMotion(Bool)
}

/// The keys that turn pages.
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
  /// To the previous page, in any direction.
  case pageUp
  /// To the next page, in any direction.
  case pageDown
  /// Pauses or resumes.
  case space
}
