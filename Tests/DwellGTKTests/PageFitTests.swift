#if GTK
import CDwellGTK
import Dwell
@testable import DwellGTK
import DwellGTKTestSupport
import XCTest

/// Widgets that are as high as their pages.
@MainActor
final class PageFitTests: GTKTestCase {
  /// The widgets' clock.
  private let clock = ManualClock()

  /// Returns a page of a natural height, in points.
  private func page(_ height: Int32) -> UnsafeMutablePointer<GtkWidget> {
    let page: UnsafeMutablePointer<GtkWidget> = gtk_label_new("\(height)")
    gtk_widget_set_size_request(page, -1, height)
    return page
  }

  /// Opens a page view of pages of these heights above a line of text, in a window of 300 by 600 points.
  private func open(
    _ pages: [UnsafeMutablePointer<GtkWidget>], _ change: (inout PageView.Configuration) -> Void = { _ in }
  ) throws -> (view: PageViewWidget, below: UnsafeMutablePointer<GtkWidget>, window: TestWindow) {
    let view = try XCTUnwrap(
      PageViewWidget(pages: pages, clock: clock) {
        $0.layout.fitsPage = true
        change(&$0)
      })
    let column: UnsafeMutablePointer<GtkWidget> = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)
    let below: UnsafeMutablePointer<GtkWidget> = gtk_label_new("below")
    for child in [view.widget, below] { gtk_box_append(column.cast(to: GtkBox.self), child) }
    let window = present(column, width: 300, height: 600)
    settle()
    return (view, below, window)
  }

  /// The height of a widget, in points.
  private func height(of widget: UnsafeMutablePointer<GtkWidget>) -> Int {
    Int(gtk_widget_get_height(widget))
  }

  func testAViewIsAsHighAsThePageAtRestAndWhatIsBelowFollows() async throws {
    let (view, below, _) = try open([page(120), page(200), page(80)])
    XCTAssertEqual(height(of: view.widget), 120, "R204")
    XCTAssertEqual(place(of: below, in: view.widget)?.y, 120)
    view.send(.select(page: 1, animated: false))
    settle()
    XCTAssertEqual(height(of: view.widget), 200)
    XCTAssertEqual(place(of: below, in: view.widget)?.y, 200)
    view.send(.select(page: 2, animated: false))
    settle()
    XCTAssertEqual(height(of: view.widget), 80)
  }

  func testDuringADragTheHeightIsInterpolatedBetweenPages() async throws {
    let (view, _, _) = try open([page(100), page(200)])
    view.send(.press(Point(x: 200, y: 50)))
    for x in [190, 170, 125] as [Double] {
      clock.advance(by: 0.02)
      view.send(.move(Point(x: x, y: 50)))
      settle()
    }
    XCTAssertEqual(view.component.position(at: clock.now), 0.25)
    XCTAssertEqual(height(of: view.widget), 125)
    XCTAssertEqual(view.component.phase(at: clock.now), .dragging, "the new height leaves the drag alone")
    view.send(.cancel)
    for _ in 0..<100 {
      clock.advance(by: 0.02)
      _ = g_main_context_iteration(nil, 0)
      view.send(.tick)
    }
    settle()
    XCTAssertEqual(height(of: view.widget), 100)
  }

  func testATextIsAsHighAsItsLinesInTheWidthOfTheView() async throws {
    let text: UnsafeMutablePointer<GtkWidget> = gtk_label_new(
      String(repeating: "Several words that need more than a line. ", count: 12))
    let label = OpaquePointer(text)
    gtk_label_set_wrap(label, 1)
    gtk_label_set_max_width_chars(label, 30)
    let (view, _, _) = try open([page(50), text])
    view.send(.select(page: 1, animated: false))
    settle()
    var natural: Int32 = 0
    gtk_widget_measure(text, GTK_ORIENTATION_VERTICAL, 300, nil, &natural, nil, nil)
    XCTAssertEqual(gtk_widget_get_width(view.widget), 300)
    XCTAssertGreaterThan(natural, 60)
    XCTAssertEqual(height(of: view.widget), Int(natural))
    gtk_label_set_text(label, "One line.")
    settle()
    gtk_widget_measure(text, GTK_ORIENTATION_VERTICAL, 300, nil, &natural, nil, nil)
    XCTAssertEqual(
      height(of: view.widget), max(Int(natural), 44), "as its text changes, and a target's height")
  }

  func testPagesAreMeasuredWhenTheyComeIntoViewAndKeepTheirHeights() async throws {
    let heights: [Int32] = [100, 140, 260, 90]
    let view = try XCTUnwrap(
      CarouselWidget(
        {
          var configuration = Carousel.Configuration(pageCount: 4)
          configuration.pages.layout.fitsPage = true
          return configuration
        }(), pages: .onDemand { self.page(heights[$0]) }, clock: clock))
    let column: UnsafeMutablePointer<GtkWidget> = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)
    gtk_box_append(column.cast(to: GtkBox.self), view.widget)
    _ = present(column, width: 300, height: 600)
    settle()
    XCTAssertEqual(height(of: view.widget), 100)
    view.send(.select(page: 2, animated: false))
    settle()
    XCTAssertEqual(height(of: view.widget), 260)
    view.send(.edit(.remove(at: 0, count: 1)))
    settle()
    XCTAssertEqual(view.currentPage, 1)
    XCTAssertEqual(height(of: view.widget), 260)
  }

  func testItRequestsAnotherSizeOnlyWhenItChanges() async throws {
    let (view, _, _) = try open([page(100), page(100), page(200)])
    var sizes: [Double] = []
    view.callbacks.didResize = { size, _ in sizes.append(size.height) }
    view.send(.select(page: 1, animated: true))
    for _ in 0..<60 {
      clock.advance(by: 0.02)
      view.send(.tick)
    }
    settle()
    XCTAssertEqual(sizes, [], "pages of one height")
    view.send(.select(page: 2, animated: true))
    for _ in 0..<60 {
      clock.advance(by: 0.02)
      view.send(.tick)
      drainLoop()
    }
    settle()
    XCTAssertEqual(sizes.last, 200)
    XCTAssertEqual(
      sizes.count, zip(sizes, sizes.dropFirst()).count { $0 != $1 } + 1, "each differs from the last")
  }

  func testAViewOfVerticalPagesIsAsWideAsTheyAre() async throws {
    let pages: [UnsafeMutablePointer<GtkWidget>] = [90, 150].map { (width: Int32) in
      let page: UnsafeMutablePointer<GtkWidget> = gtk_label_new("")
      gtk_widget_set_size_request(page, width, -1)
      return page
    }
    let view = try XCTUnwrap(
      PageViewWidget(pages: pages, clock: clock) {
        $0.direction = .topToBottom
        $0.layout.fitsPage = true
      })
    let row: UnsafeMutablePointer<GtkWidget> = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 0)
    gtk_box_append(row.cast(to: GtkBox.self), view.widget)
    _ = present(row, width: 300, height: 200)
    settle()
    XCTAssertEqual(gtk_widget_get_width(view.widget), 90, "R204")
    view.send(.select(page: 1, animated: false))
    settle()
    XCTAssertEqual(gtk_widget_get_width(view.widget), 150)
  }

  func testWithoutItAViewIsAsHighAsItsHighestPageAndFillsItsSpace() async throws {
    let (view, _, _) = try open([page(100), page(200)]) { $0.layout.fitsPage = false }
    XCTAssertEqual(height(of: view.widget), 200)
    var configuration = view.component.configuration
    configuration.layout.fitsPage = true
    view.configure(configuration)
    settle()
    XCTAssertEqual(height(of: view.widget), 100, "switched on while it runs")
  }
}
#endif
