#if GTK
import CDwellGTK
import Dwell
@testable import DwellGTK
import DwellGTKTestSupport
import XCTest

/// Rows of indicators that show the pages of a carousel elsewhere.
@MainActor
final class CarouselLinkTests: GTKTestCase {
  /// The widgets' clock.
  private let clock = ManualClock()

  /// A carousel without an indicator, and rows that show its pages, in a window.
  private struct Pages {
    /// The carousel.
    let carousel: CarouselWidget
    /// The dots.
    let dots: PageControlWidget
    /// The segments.
    let segments: SegmentedProgressWidget
    /// The window.
    let window: TestWindow
    /// The widgets' clock.
    let clock: ManualClock

    /// Plays frames of a fiftieth of a second, in which rows are drawn before the carousel and after it.
    @MainActor func play(_ seconds: Double) {
      for _ in 0..<Int((seconds * 50).rounded()) {
        clock.advance(by: 0.02)
        dots.send(.tick)
        carousel.send(.tick)
        segments.send(.tick)
      }
    }

    /// The pages of all three.
    @MainActor var current: [Int] {
      [carousel.currentPage, dots.component.currentPage, segments.component.currentPage]
    }
    /// The progress of all three, to a hundredth.
    @MainActor func progress(at now: Double) -> [Double] {
      [carousel.component.timer, dots.component.timer, segments.component.timer].map {
        ($0.progress(at: now) * 100).rounded() / 100
      }
    }
    /// Whether the progress of all three grows.
    @MainActor func isRunning(at now: Double) -> [Bool] {
      [carousel.component.timer, dots.component.timer, segments.component.timer].map {
        $0.growthRate(at: now) > 0
      }
    }
  }

  /// Opens a window with pages and rows.
  private func open(
    _ count: Int, _ change: (inout Carousel.Configuration) -> Void = { _ in }
  ) throws -> Pages {
    let carousel = try XCTUnwrap(
      CarouselWidget(pages: labelPages(count), clock: clock) {
        $0.indicator = .none
        change(&$0)
      })
    let dots = try XCTUnwrap(PageControlWidget(.init(pageCount: 7), clock: clock))
    let segments = try XCTUnwrap(SegmentedProgressWidget(.init(pageCount: 7), clock: clock))
    let column: UnsafeMutablePointer<GtkWidget> = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)
    gtk_widget_set_vexpand(carousel.widget, 1)
    for widget in [carousel.widget, dots.widget, segments.widget] {
      gtk_box_append(column.cast(to: GtkBox.self), widget)
    }
    let window = present(column, width: 300, height: 200)
    dots.carousel = carousel.widget
    segments.carousel = carousel.widget
    settle()
    return Pages(carousel: carousel, dots: dots, segments: segments, window: window, clock: clock)
  }

  func testRowsHaveThePageAndTheTimeOfTheCarousel() async throws {
    let pages = try open(3)
    XCTAssertEqual(pages.dots.carousel, pages.carousel.widget)
    XCTAssertEqual(pages.dots.component.pageCount, 3)
    for turn in 0..<4 {
      XCTAssertEqual(pages.current, [turn % 3, turn % 3, turn % 3])
      pages.play(2)
      let progress = pages.progress(at: clock.now)
      XCTAssertEqual(progress[0], 0.5, accuracy: 0.03)
      XCTAssertEqual(progress, [Double](repeating: progress[0], count: 3))
      pages.play(2.02)
    }
    pages.carousel.send(.setPageDuration(.seconds(8), page: 2))
    pages.carousel.send(.select(page: 2, animated: false))
    XCTAssertEqual(pages.dots.component.position(at: clock.now), 2, "at once")
    pages.play(2)
    XCTAssertEqual(pages.progress(at: clock.now), [0.25, 0.25, 0.25], "a page's own duration")
  }

  func testWhatIsDoneToARowIsDoneToTheCarousel() async throws {
    let pages = try open(5)
    pages.dots.send(.key(.pageDown))
    XCTAssertEqual(pages.current, [1, 1, 1])
    pages.segments.send(.select(page: 4, animated: true))
    XCTAssertEqual(pages.current, [4, 4, 4])
    pages.segments.send(.key(.space))
    XCTAssertEqual(pages.isRunning(at: clock.now), [false, false, false])
    XCTAssertFalse(pages.carousel.isRunning)
    pages.play(10)
    XCTAssertEqual(pages.current, [4, 4, 4])
    pages.carousel.isRunning = true
    XCTAssertEqual(pages.isRunning(at: clock.now), [true, true, true])
    pages.dots.send(.pause(.app))
    XCTAssertFalse(pages.carousel.isRunning)
    pages.dots.send(.resume(.playButton))
    pages.play(4.02)
    XCTAssertEqual(pages.current, [0, 0, 0])
  }

  func testUsingARowPausesTheCarousel() async throws {
    let pages = try open(3)
    pages.play(1)
    pages.dots.send(.hover(Point(x: 20, y: 8)))
    pages.segments.send(.pause(.focus))
    XCTAssertEqual(pages.isRunning(at: clock.now), [false, false, false])
    pages.play(10)
    pages.dots.send(.leave)
    XCTAssertEqual(
      pages.isRunning(at: clock.now), [false, false, false], "the segments still have the focus")
    XCTAssertEqual(pages.progress(at: clock.now), [0.25, 0.25, 0.25])
    pages.segments.send(.resume(.focus))
    XCTAssertEqual(pages.isRunning(at: clock.now), [true, true, true])
    pages.play(1)
    XCTAssertEqual(pages.progress(at: clock.now), [0.5, 0.5, 0.5])
    pages.dots.send(.hover(Point(x: 20, y: 8)))
    pages.dots.carousel = nil
    XCTAssert(pages.carousel.component.timer.isRunning, "a row that leaves takes its pause with it")
  }

  func testDotsFollowPagesUnderAFinger() async throws {
    let pages = try open(3)
    let now = { self.clock.now }
    pages.carousel.send(.press(Point(x: 250, y: 60)))
    for step in 1...10 {
      clock.advance(by: 0.02)
      pages.carousel.send(.move(Point(x: 250 - 15 * Double(step), y: 60)))
      XCTAssertEqual(
        pages.dots.component.position(at: now()), pages.carousel.component.position(at: now()),
        accuracy: 1e-9)
    }
    XCTAssertGreaterThan(pages.dots.component.position(at: now()), 0.3)
    XCTAssertEqual(pages.current, [0, 0, 0], "no page has turned yet")
    clock.advance(by: 0.02)
    pages.carousel.send(.release(Point(x: 100, y: 60)))
    let released = pages.dots.component.position(at: now())
    pages.play(0.1)
    XCTAssertGreaterThan(pages.dots.component.position(at: now()), released, "with the finger's velocity")
    pages.play(2)
    XCTAssertEqual(pages.current, [1, 1, 1])
    XCTAssertEqual(pages.dots.component.position(at: now()), 1)
    XCTAssertEqual(pages.isRunning(at: clock.now), [true, true, true])
  }

  func testDotsFollowThePagesOfAPageViewUnderAFinger() async throws {
    let view = try XCTUnwrap(PageViewWidget(pages: labelPages(3), clock: clock))
    let dots = try XCTUnwrap(PageControlWidget(.init(pageCount: 0), clock: clock))
    _ = present(view.widget, width: 300, height: 200)
    dots.carousel = view.widget
    view.send(.press(Point(x: 250, y: 60)))
    view.send(.move(Point(x: 150, y: 60)))
    let position = dots.component.position(at: clock.now)
    XCTAssertGreaterThan(position, 0.2)
    XCTAssertEqual(position, view.component.position(at: clock.now), accuracy: 1e-9)
    view.send(.move(Point(x: 30, y: 60)))
    clock.advance(by: 1)
    view.send(.release(Point(x: 30, y: 60)))
    for _ in 0..<100 {
      clock.advance(by: 0.02)
      view.send(.tick)
      dots.send(.tick)
    }
    XCTAssertEqual(dots.component.position(at: clock.now), 1)
  }

  func testRowsHaveTheCarouselsPagesAfterEdits() async throws {
    let pages = try open(2)
    pages.carousel.insertPage(gtk_label_new("new"), at: 0)
    XCTAssertEqual(pages.current, [1, 1, 1])
    XCTAssertEqual(pages.dots.component.pageCount, 3)
    pages.carousel.movePage(from: 1, to: 2)
    XCTAssertEqual(pages.current, [2, 2, 2])
    for _ in 0..<3 { pages.carousel.removePage(at: 0) }
    XCTAssertEqual(pages.segments.component.pageCount, 0)
    pages.carousel.appendPage(gtk_label_new("last"))
    XCTAssertEqual(pages.dots.component.pageCount, 1)
    pages.dots.send(.setPageCount(9))
    XCTAssertEqual(pages.dots.component.pageCount, 1, "the carousel's")
  }

  func testARowWaitsForACarouselThatIsAsked() async throws {
    let pages = try open(3) { $0.timer.asksBeforeAdvancing = true }
    var asked: [Int] = []
    pages.dots.callbacks.shouldAdvance = { _ in XCTFail("the row asks") }
    pages.carousel.callbacks.shouldAdvance = { asked.append($0) }
    pages.play(5)
    XCTAssertEqual(asked, [1])
    XCTAssertEqual(pages.current, [0, 0, 0])
    pages.carousel.send(.veto)
    pages.play(2)
    XCTAssertEqual(pages.progress(at: clock.now), [0.5, 0.5, 0.5])
    pages.play(2.02)
    pages.carousel.send(.advance)
    XCTAssertEqual(pages.current, [1, 1, 1])
    XCTAssertEqual(asked, [1, 1])
  }

  func testTimeEndsWithTheLastPageOfACarouselThatDoesNotLoop() async throws {
    let pages = try open(2) { $0.pages.loops = false }
    pages.play(9)
    XCTAssertEqual(pages.current, [1, 1, 1])
    XCTAssertEqual(pages.progress(at: clock.now), [1, 1, 1])
    pages.dots.send(.key(.home))
    pages.play(2)
    XCTAssertEqual(pages.current, [0, 0, 0])
    XCTAssertEqual(pages.progress(at: clock.now), [0.5, 0.5, 0.5])
  }

  func testDotsOfPagesWithoutTimeHaveNoPill() async throws {
    let view = try XCTUnwrap(PageViewWidget(pages: labelPages(3), clock: clock))
    let dots = try XCTUnwrap(PageControlWidget(.init(pageCount: 0), clock: clock))
    dots.carousel = view.widget
    XCTAssertFalse(dots.component.configuration.dots.showsProgress)
    XCTAssertEqual(dots.component.pageCount, 3)
    view.send(.select(page: 2, animated: true))
    XCTAssertEqual(dots.component.currentPage, 2)
    dots.send(.key(.home))
    XCTAssertEqual(view.currentPage, 0)
    dots.carousel = nil
    XCTAssert(dots.component.configuration.dots.showsProgress, "its own look")
    XCTAssertEqual(dots.component.pageCount, 0, "its own pages")
  }

  func testARowHasItsOwnTimeAfterTheCarouselIsGone() async throws {
    let dots = try XCTUnwrap(PageControlWidget(.init(pageCount: 5), clock: clock))
    _ = present(dots.widget, width: 200, height: 44)
    do {
      let carousel = try XCTUnwrap(CarouselWidget(pages: labelPages(3), clock: clock))
      dots.carousel = carousel.widget
      XCTAssertEqual(dots.component.pageCount, 3)
    }
    XCTAssertNil(dots.carousel.map { _ in 0 }, "the reference is weak")
    XCTAssertEqual(dots.component.pageCount, 5)
    clock.advance(by: 4.02)
    dots.send(.tick)
    XCTAssertEqual(dots.component.currentPage, 1)
    let carousel = try XCTUnwrap(CarouselWidget(pages: labelPages(3), clock: clock))
    do {
      let other = try XCTUnwrap(PageControlWidget(.init(pageCount: 5), clock: clock))
      other.carousel = carousel.widget
      other.send(.pause([.hover]))
    }
    carousel.send(.select(page: 2, animated: false))
    XCTAssertFalse(carousel.component.timer.pausedBy.contains(.others), "the row is gone, with its pause")
  }

  func testTheCarouselOfARowIsAProperty() async throws {
    let widget = try build(
      """
      <object class="GtkBox" id="box">
        <child>
          <object class="DwellPageControl" id="dots"><property name="carousel">photos</property></object>
        </child>
        <child>
          <object class="DwellCarousel" id="photos">
            <child><object class="GtkLabel"/></child>
            <child><object class="GtkLabel"/></child>
          </object>
        </child>
      </object>
      """)
    let dots = try XCTUnwrap(PageControlWidget(of: widget("dots")))
    XCTAssertEqual(dots.carousel, try widget("photos"))
    XCTAssertEqual(dots.component.pageCount, 2)
    let warnings = try warnings { dots.carousel = try widget("box") }
    XCTAssertEqual(warnings.count, 1, "\(warnings)")
    XCTAssert(warnings.first?.contains("GtkBox") == true, "\(warnings)")
    XCTAssertEqual(dots.carousel, try widget("photos"), "a wrong one changes nothing")
  }
}
#endif
