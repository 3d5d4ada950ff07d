#if GTK
import CDwellGTK
import Dwell
@testable import DwellGTK
import DwellGTKTestSupport
import XCTest

/// A test of a viewer of stories, in a window of 300 by 400 points at the top left of the screen.
@MainActor
class StoriesTestCase: GestureTestCase {
  /// Creates a viewer of people with so many moments.
  func make(_ counts: [Int], seen: [SeenPages] = []) throws -> StoriesWidget {
    let names = ["Ann", "Bob", "Cem", "Dan"]
    return try XCTUnwrap(
      StoriesWidget(
        stories: counts.enumerated().map { (title: names[$0], moments: labelPages($1)) }, seen: seen,
        clock: clock))
  }

  /// Opens a viewer of people with so many moments.
  func open(_ counts: [Int], seen: [SeenPages] = []) throws -> StoriesWidget {
    let stories = try make(counts, seen: seen)
    try show(stories)
    return stories
  }

  /// Shows a viewer in a window.
  @discardableResult
  func show(_ stories: StoriesWidget) throws -> TestWindow {
    try show(stories.widget, width: 300, height: 400)
  }

  /// Plays frames, at least as long as people turn.
  func play() { play(1) }

  /// Returns the carousel of a person's moments.
  func moments(_ person: Int, of stories: StoriesWidget) throws -> CarouselWidget {
    try XCTUnwrap(stories.story(of: person))
  }

  /// The current person and moment.
  func place(_ stories: StoriesWidget) throws -> [Int] {
    [stories.currentPerson, try moments(stories.currentPerson, of: stories).currentPage]
  }

  /// A part's rectangle.
  func bounds(of part: UnsafeMutablePointer<GtkWidget>, in stories: StoriesWidget) -> Rect {
    var rect = graphene_rect_t()
    _ = gtk_widget_compute_bounds(part, stories.widget, &rect)
    return Rect(
      x: Double(rect.origin.x), y: Double(rect.origin.y), width: Double(rect.size.width),
      height: Double(rect.size.height))
  }

  /// Taps the current moment, on the side of the next or of the previous one.
  func tap(forward: Bool, _ stories: StoriesWidget) throws {
    let moments = try moments(stories.currentPerson, of: stories)
    let point = Point(x: forward ? 200 : 30, y: 250)
    moments.send(.press(point))
    moments.send(.release(point))
  }

  /// Ends a drag at once.
  func release() throws { try release(after: 0) }
}
#endif
