#if GTK
import CDwellGTK
import Dwell
@testable import DwellGTK
import DwellGTKTestSupport
import XCTest

/// Stories of several people: where they begin, where an end leads, and whose time passes (R234).
@MainActor
final class StoriesWidgetTests: StoriesTestCase {
  func testStoriesOpenAtTheFirstMomentThatWasNotSeen() async throws {
    let stories = try open([2, 3, 1], seen: [SeenPages([0..<2]), SeenPages([0..<1])])
    XCTAssertEqual(try place(stories), [1, 1])
    XCTAssertEqual(stories.people.component.position(at: clock.now), 1, "at once")
  }

  func testWhereAllWasSeenStoriesOpenAtTheBeginning() async throws {
    let stories = try open([2, 1], seen: [SeenPages([0..<2]), SeenPages([0..<1])])
    XCTAssertEqual(try place(stories), [0, 0])
  }

  func testThePersonWhomTheAppNamesIsFirst() async throws {
    let stories = try make([2, 3, 1], seen: [SeenPages(), SeenPages([0..<2])])
    stories.currentPerson = 1
    try show(stories)
    XCTAssertEqual(try place(stories), [1, 2])
    let empty = try make([])
    empty.currentPerson = 1
    for title in ["Ann", "Bob"] {
      let carousel = try XCTUnwrap(CarouselWidget(pages: labelPages(2), clock: clock))
      PageProperties(of: carousel.widget).title = title
      empty.appendStory(carousel)
    }
    XCTAssertEqual(try place(empty), [1, 0], "as soon as there was one")
  }

  func testMomentsTurnEveryFiveSecondsAndTheNextPersonFollows() async throws {
    let stories = try open([2, 3], seen: [SeenPages(), SeenPages([0..<1])])
    var shown: [[Int]] = []
    var people: [Int] = []
    stories.callbacks.didShow = { shown.append([$0, $1]) }
    stories.callbacks.personDidChange = { people.append($0) }
    clock.advance(by: 4.9)
    XCTAssertEqual(try place(stories), [0, 0])
    clock.advance(by: 0.2)
    XCTAssertEqual(try place(stories), [0, 1])
    play(5)
    XCTAssertEqual(try place(stories), [1, 1], "the first that wasn't seen")
    play()
    XCTAssertEqual(people, [1])
    XCTAssertEqual(shown, [[0, 1], [1, 1]])
    XCTAssertEqual(stories.people.component.position(at: clock.now), 1)
  }

  func testATapBeyondTheFirstMomentLeadsToThePreviousPerson() async throws {
    let stories = try open([3, 2], seen: [SeenPages([0..<1])])
    stories.currentPerson = 1
    play()
    try tap(forward: false, stories)
    XCTAssertEqual(try place(stories), [0, 2], "where the story begins")
    play()
    try tap(forward: false, stories)
    XCTAssertEqual(try place(stories), [0, 1])
  }

  func testATapBeyondTheVeryFirstMomentStartsItAgain() async throws {
    let stories = try open([2, 2])
    var closed = 0
    stories.callbacks.didClose = { closed += 1 }
    clock.advance(by: 3)
    try tap(forward: false, stories)
    XCTAssertEqual(try place(stories), [0, 0])
    XCTAssertEqual(try moments(0, of: stories).component.timer.progress(at: clock.now), 0, accuracy: 0.001)
    XCTAssertEqual(closed, 0)
  }

  func testStoriesCloseAfterTheLastMoment() async throws {
    for byTap in [false, true] {
      let stories = try open([1, 1])
      var closed = 0
      stories.callbacks.didClose = { closed += 1 }
      for end in 0...1 {
        XCTAssertEqual(closed, 0)
        XCTAssertEqual(try place(stories), [end, 0])
        if byTap { try tap(forward: true, stories) } else { clock.advance(by: 5.1) }
        play()
      }
      XCTAssertEqual(closed, 1, "by a tap: \(byTap)")
    }
  }

  func testASwipeBeyondTheLastPersonCloses() async throws {
    for counts in [[1, 1], [1, 2]] {
      let stories = try open(counts)
      stories.currentPerson = 1
      play()
      try moments(1, of: stories).send(.select(page: counts[1] - 1, animated: false))
      var closed = 0
      stories.callbacks.didClose = { closed += 1 }
      try drag(from: (280, 300), to: (20, 300))
      try release()
      XCTAssertEqual(closed, 1, "\(counts)")
      XCTAssertEqual(stories.currentPerson, 1)
    }
  }

  func testASwipeBeyondAPersonsMomentsLeadsToTheNextPerson() async throws {
    let stories = try open([2, 2])
    for expected in [[0, 1], [1, 0]] {
      try drag(from: (280, 300), to: (20, 300))
      try release()
      play()
      XCTAssertEqual(try place(stories), expected)
    }
  }

  func testOneKeyIsOneTurn() async throws {
    let stories = try open([1, 1, 1])
    try moments(0, of: stories).controller.focusRow()
    for (key, person) in [("Right", 1), ("Page_Down", 2), ("Page_Up", 1), ("Left", 0)] {
      try run(["xdotool", "key", key])
      runLoop(until: { stories.currentPerson == person }, "\(key) to person \(person)")
      play()
      XCTAssertEqual(stories.currentPerson, person)
      XCTAssertEqual(
        try moments(person, of: stories).handle.map { gtk_widget_has_focus($0) }, 1, "the focus follows")
    }
  }

  func testOnlyTheCurrentPersonsTimePasses() async throws {
    let stories = try open([2, 2, 2])
    func progress() throws -> [Double] {
      try (0..<3).map { try moments($0, of: stories).component.timer.progress(at: clock.now) }
    }
    clock.advance(by: 2)
    XCTAssertEqual(try progress(), [0.4, 0, 0])
    try drag(from: (20, 300), to: (150, 300))
    try release()
    play(0.4)
    stories.currentPerson = 1
    play()
    XCTAssertEqual(try progress()[0], 0, "begins again when it is out of sight")
    XCTAssertGreaterThan(try progress()[1], 0)
    XCTAssertEqual(try progress()[2], 0)
  }

  func testAPersonWhoIsLeftKeepsHerMomentUntilThePagesRest() async throws {
    let stories = try open([3, 2])
    try tap(forward: true, stories)
    play()
    stories.currentPerson = 1
    clock.advance(by: 0.1)
    drainLoop()
    XCTAssertEqual(try moments(0, of: stories).currentPage, 1)
    play()
    XCTAssertEqual(try moments(0, of: stories).currentPage, 2, "where the story will begin")
    stories.currentPerson = 0
    XCTAssertEqual(try place(stories), [0, 2])
  }

  func testAMomentIsSeenOnceItIsShown() async throws {
    let stories = try make([3, 2])
    XCTAssertEqual(stories.seen, [SeenPages(), SeenPages()], "not on the screen")
    try show(stories)
    XCTAssertEqual(stories.seen, [SeenPages([0..<1]), SeenPages()])
    XCTAssertEqual(try place(stories), [0, 0], "seeing it doesn't move it")
    try tap(forward: true, stories)
    XCTAssertEqual(stories.seen, [SeenPages([0..<2]), SeenPages()])
    stories.seen = [SeenPages([0..<3]), SeenPages([0..<1])]
    drainLoop()
    XCTAssertEqual(try place(stories), [0, 1], "the current story stays")
    XCTAssertEqual(try moments(1, of: stories).currentPage, 1)
  }

  func testPeopleComeAndGoWhileStoriesAreShown() async throws {
    let stories = try open([2, 2])
    clock.advance(by: 2)
    let new = try XCTUnwrap(CarouselWidget(pages: labelPages(2), clock: clock))
    stories.insertStory(new, at: 0)
    settle()
    XCTAssertEqual(try place(stories), [1, 0], "the current person stays")
    XCTAssertEqual(try moments(1, of: stories).component.timer.progress(at: clock.now), 0.4, accuracy: 1e-9)
    XCTAssertEqual(stories.seen, [SeenPages(), SeenPages([0..<1]), SeenPages()])
    stories.removeStory(of: 1)
    play()
    XCTAssertEqual(try place(stories), [1, 0])
    XCTAssertEqual(stories.personCount, 2)
    XCTAssertEqual(stories.seen, [SeenPages(), SeenPages([0..<1])], "the next person is shown")
    let first = try moments(1, of: stories)
    first.insertPage(gtk_label_new("earlier"), at: 0)
    XCTAssertEqual(stories.seen[1], SeenPages([1..<2]))
    clock.advance(by: 4.5)
    stories.removeStory(of: 1)
    stories.removeStory(of: 0)
    play()
    XCTAssertEqual(stories.personCount, 0)
    let last = try XCTUnwrap(CarouselWidget(pages: labelPages(1), clock: clock))
    stories.appendStory(last)
    play()
    XCTAssertEqual(stories.seen, [SeenPages([0..<1])])
    stories.appendStory(last)
    XCTAssertEqual(stories.personCount, 1, "not twice")
    XCTAssertFalse(stories.controller.insert(gtk_label_new("no carousel"), at: 0))
    XCTAssertFalse(stories.controller.insert(try XCTUnwrap(ObjectTypes.carousel.newWidget()), at: 2))
    XCTAssertEqual(stories.personCount, 1)
  }

  func testStoriesTurnFromRightToLeft() async throws {
    let stories = try make([2, 1])
    gtk_widget_set_direction(stories.widget, GTK_TEXT_DIR_RTL)
    try show(stories)
    let first = try moments(0, of: stories)
    let end = Point(x: 30, y: 250)
    first.send(.press(end))
    first.send(.release(end))
    XCTAssertEqual(try place(stories), [0, 1], "the end is on the left")
    play()
    first.send(.press(end))
    first.send(.release(end))
    clock.advance(by: 0.04)
    settle()
    let (one, two) = try (
      XCTUnwrap(place(of: first.widget, in: stories.widget)),
      XCTUnwrap(place(of: moments(1, of: stories).widget, in: stories.widget))
    )
    XCTAssertEqual(two.x - one.x, -300, accuracy: 1e-3)
    XCTAssertEqual(bounds(of: stories.controller.closeButton, in: stories).x, StoriesController.margin)
  }

  func testTheViewerIsReleasedWithEverythingInIt() async throws {
    let before = (WidgetController.count, StoriesController.count)
    for isShown in [false, true] {
      var stories: StoriesWidget? = try make([2, 3, 1])
      if isShown, let widget = stories?.widget {
        let window = TestWindow(widget, in: self)
        clock.advance(by: 5.1)
        stories?.removeStory(of: 1)
        play(0.2)
        window.close()
      }
      stories = nil
      drainLoop()
      XCTAssertEqual(StoriesController.count, before.1, "shown: \(isShown)")
      XCTAssertEqual(WidgetController.count, before.0)
      XCTAssertEqual(clock.pendingCalls, 0)
    }
  }

  func testTheAppMayDestroyTheWindowAsSoonAsAMomentIsShown() async throws {
    let before = StoriesController.count
    var stories: StoriesWidget? = try make([1, 1])
    let widget = try XCTUnwrap(stories).widget
    let window: UnsafeMutablePointer<GtkWidget> = gtk_window_new()
    gtk_window_set_child(window.cast(to: GtkWindow.self), widget)
    stories?.callbacks.didShow = { _, _ in gtk_window_destroy(window.cast(to: GtkWindow.self)) }
    stories = nil
    gtk_window_present(window.cast(to: GtkWindow.self))
    runLoop(until: { StoriesController.count == before }, "released")
  }

  func testTheAppMayDestroyTheWindowWhenStoriesClose() async throws {
    let before = (WidgetController.count, StoriesController.count)
    var stories: StoriesWidget? = try make([1])
    let window = TestWindow(try XCTUnwrap(stories).widget, in: self)
    stories?.callbacks.didClose = { window.close() }
    stories = nil
    drainLoop()
    clock.advance(by: 5.1)
    drainLoop()
    XCTAssertEqual(StoriesController.count, before.1)
    XCTAssertEqual(WidgetController.count, before.0)
  }
}
#endif
