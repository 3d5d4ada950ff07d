#if GTK
import CDwellGTK
import Dwell
@testable import DwellGTK
import DwellGTKTestSupport
import XCTest

/// Pages without a known number, known by their neighbours (R231): how they turn, end and come.
@MainActor
final class NeighbourTests: NeighbourTestCase {
  func testTheFirstPageIsShownWithoutAnIndicatorOrANumber() async throws {
    let (carousel, days) = try open()
    XCTAssertEqual(inView(carousel), [7: 0])
    XCTAssertEqual(made(carousel), [7], "R231: no other page is needed yet")
    XCTAssertEqual(days.current, 7)
    let frame = carousel.component.frame(at: clock.now)
    let marks = frame.display.commands.filter {
      switch $0 {
      case .page, .clip, .pop: false
      default: true
      }
    }
    XCTAssertEqual(marks, [], "R231: no indicator")
    XCTAssertEqual(frame.semantics.elements.map(\.role).filter { $0 == .pageControl }, [])
    XCTAssertEqual(carousel.controller.publisher.text, "Day 7", "R231: no number")
  }

  func testTheFirstOfSeveralPagesInViewIsThatOfTheAppAndTurnsGoOnFromIt() async throws {
    for (count, turn) in [(3, 1), (3, 3), (12, 1)] {
      var layout = PageLayout()
      (layout.length, layout.pagesPerTurn) = (.perView(Double(count)), turn)
      let (carousel, days, _) = try openInWindow(layout: layout)
      XCTAssertEqual(inView(carousel).keys.sorted(), Array(7..<7 + count))
      XCTAssertEqual(days.current, 7)
      for _ in 0..<20 { carousel.send(.key(.left)) }
      rest(carousel)
      XCTAssertEqual(inView(carousel).keys.sorted(), Array(7 - 20 * turn..<7 - 20 * turn + count))
      XCTAssertEqual(days.current, 7 - 20 * turn)
    }
  }

  func testTurnsGoOnInBothDirectionsWithAtMostThreeWidgetsAtRest() async throws {
    let (carousel, days) = try open()
    for number in Array(8...60) + (-50...59).reversed() {
      XCTAssert(carousel.send(.key(number > days.current ? .right : .left)).isHandled)
      XCTAssertEqual(days.current, number)
      rest(carousel)
      XCTAssertEqual(inView(carousel), [number: 0])
      XCTAssertLessThanOrEqual(made(carousel).count, 3)
      XCTAssertLessThanOrEqual(carousel.pageCount, 81)
    }
  }

  func testAPageThatStaysKeepsItsWidgetAndOneThatLeavesIsReleased() async throws {
    let (carousel, days) = try open()
    var ended: [Int] = []
    withUnsafeMutablePointer(to: &ended) { ended in
      let page = days.shown.firstIndex(of: 7).flatMap { carousel.page(at: $0) }
      let notify: GWeakNotify = { list, _ in list?.assumingMemoryBound(to: [Int].self).pointee.append(7) }
      page.map { g_object_weak_ref($0.cast(to: GObject.self), notify, ended) }
      carousel.send(.key(.right))
      rest(carousel)
      XCTAssertEqual(
        days.shown.firstIndex(of: 7).flatMap { carousel.page(at: $0) }, page, "the neighbour keeps its widget"
      )
      days.update()
      carousel.send(.key(.left))
      rest(carousel)
      XCTAssertEqual(carousel.page(at: carousel.currentPage), page)
      XCTAssertEqual(ended.pointee, [])
      days.select(500)
      rest(carousel)
      XCTAssertEqual(ended.pointee, [7], "R231: a page that leaves is released")
    }
  }

  func testAFingerKeepsThePagesThatItHoldsWhileOthersAreListed() async throws {
    let (carousel, days) = try open()
    for number in 8...60 {
      carousel.send(.press(Point(x: 280, y: 100)))
      for x in stride(from: 260.0, through: 100, by: -20) {
        clock.advance(by: 0.02)
        carousel.send(.move(Point(x: x, y: 100)))
      }
      let before = inView(carousel)
      days.update()
      XCTAssertEqual(inView(carousel), before)
      carousel.send(.release(Point(x: 100, y: 100)))
      XCTAssertEqual(days.current, number)
      // The next finger catches the pages as they settle.
      pass(number % 2 == 0 ? 0.05 : 2, carousel)
    }
  }

  func testPagesEndWhereThereIsNoNeighbour() async throws {
    let (carousel, days) = try open(6...8)
    let enabled = {
      ["next", "previous"].map { (name: String) in
        g_action_group_get_action_enabled(carousel.actionGroup, name) != 0
      }
    }
    XCTAssertEqual(enabled(), [true, true])
    g_action_group_activate_action(carousel.actionGroup, "next", nil)
    XCTAssertEqual(days.current, 8)
    XCTAssertEqual(enabled(), [false, true], "R231: the button is disabled at the end")
    carousel.send(.key(.right))
    XCTAssertEqual(days.current, 8, "R231: no loop")
    rest(carousel)
    for _ in 0..<3 { carousel.send(.key(.left)) }
    XCTAssertEqual(days.current, 6)
    XCTAssertEqual(enabled(), [true, false])
  }

  func testKeysForTheFirstAndTheLastPageAreLeftToTheApp() async throws {
    let (carousel, days, window) = try openInWindow()
    window.title = "neighbours"
    gtk_window_set_focus(window.window.cast(to: GtkWindow.self), carousel.handle)
    drainLoop()
    for (key, day) in [("Home", 7), ("End", 7), ("Page_Down", 8), ("Right", 9), ("Page_Up", 8)] {
      try run(["xdotool", "search", "--name", "neighbours", "windowfocus", "--sync", "key", key])
      settle()
      XCTAssertEqual(days.current, day, key)
    }
  }

  func testFromTheRightToTheLeftTheNextPageIsOnTheLeft() async throws {
    let (carousel, days) = try open()
    gtk_widget_set_direction(carousel.widget, GTK_TEXT_DIR_RTL)
    settle()
    carousel.send(.key(.left))
    pass(0.1, carousel)
    XCTAssertEqual(days.current, 8)
    let moving = inView(carousel)
    XCTAssertLessThan(try XCTUnwrap(moving[8]), try XCTUnwrap(moving[7]), "R231")
  }

  func testTheAppSelectsAnyPageWhichComesFromItsSide() async throws {
    let (carousel, days) = try open()
    var old = 7
    for number in [10, 5, 5000, 40, 41, -10_000, 10_000] {
      days.select(number)
      XCTAssertEqual(days.current, number)
      pass(0.1, carousel)
      let moving = inView(carousel)
      let (here, there) = (try XCTUnwrap(moving[old], "\(number)"), try XCTUnwrap(moving[number]))
      XCTAssertEqual(there > here, number > old, "R231: \(old) to \(number)")
      rest(carousel)
      XCTAssertEqual(inView(carousel), [number: 0])
      old = number
    }
    days.select(77, animated: false)
    pass(0, carousel)
    XCTAssertEqual(inView(carousel), [77: 0], "at once")
  }

  func testAFeedGoesOnWhenTheAppHasMore() async throws {
    var posts = [1, 2, 3]
    let carousel = try XCTUnwrap(CarouselWidget(pages: [], clock: clock) { $0.timer.advances = false })
    let feed = carousel.bind(around: 3) { post in
      posts.firstIndex(of: post).flatMap { $0 + 1 < posts.count ? posts[$0 + 1] : nil }
    } previous: { post in
      posts.firstIndex(of: post).flatMap { $0 > 0 ? posts[$0 - 1] : nil }
    } makePage: { [self] in
      label($0)
    }
    _ = present(carousel.widget, width: 300, height: 200)
    carousel.send(.key(.right))
    XCTAssertEqual(feed.current, 3)
    posts = [2, 3, 9, 4]
    feed.update()
    for post in [9, 4, 4] {
      carousel.send(.key(.right))
      XCTAssertEqual(feed.current, post)
    }
    XCTAssertEqual(feed.shown, posts)
  }

  func testTimedPagesTurnOnAndOnWithDurationsOfTheirOwnAndEndAtTheEnd() async throws {
    let carousel = try XCTUnwrap(CarouselWidget(pages: [], clock: clock))
    let days = carousel.bind(around: 0) {
      $0 < 40 ? $0 + 1 : nil
    } previous: {
      $0 - 1
    } makePage: { [self] in
      let page = label($0)
      PageProperties(of: page).duration = $0 % 2 == 0 ? 2 : 0
      return page
    }
    var ends = 0
    carousel.callbacks.didEnd = { ends += 1 }
    _ = present(carousel.widget, width: 300, height: 200)
    drainLoop()
    for number in 1...40 {
      pass(number % 2 == 0 ? 4.01 : 2.01, carousel)
      XCTAssertEqual(days.current, number, "R231")
      XCTAssertEqual(ends, 0)
    }
    pass(2.01, carousel)
    XCTAssertEqual([days.current, ends], [40, 1])
  }

  func testAPageViewHasSuchPagesTooSeveralPerTurn() async throws {
    let view = try XCTUnwrap(
      PageViewWidget(pages: [], clock: clock) {
        ($0.loops, $0.layout.length, $0.layout.pagesPerTurn) = (true, .perView(3), 3)
      })
    let days = view.bind(around: 0) {
      $0 + 1
    } previous: {
      $0 - 1
    } makePage: { [self] in
      label($0)
    }
    _ = present(view.widget, width: 300, height: 200)
    for turn in 1...20 {
      view.send(.key(.right))
      rest(view)
      XCTAssertEqual(days.current, 3 * turn)
      let numbers = (view.controller.host?.places ?? []).compactMap { view.page(at: $0.page).flatMap(number) }
      XCTAssertEqual(numbers.sorted(), Array(3 * turn...3 * turn + 2))
    }
    view.configure(view.component.configuration)
    XCTAssertFalse(view.component.configuration.loops)
    view.bind(nil) { _ in nil }
    XCTAssert(view.component.configuration.loops)
  }
}
#endif
