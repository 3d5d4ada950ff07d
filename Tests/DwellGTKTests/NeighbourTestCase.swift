#if GTK
import CDwellGTK
import Dwell
@testable import DwellGTK
import DwellGTKTestSupport
import XCTest

/// Tests with a carousel of days, which have neighbours but no number.
@MainActor
class NeighbourTestCase: GTKTestCase {
  /// The widgets' clock.
  let clock = ManualClock()

  /// Returns the page of a day: a label with its number, and a title.
  func label(_ day: Int) -> UnsafeMutablePointer<GtkWidget> {
    let label: UnsafeMutablePointer<GtkWidget> = gtk_label_new("\(day)")
    PageProperties(of: label).title = "Day \(day)"
    return label
  }

  /// Opens a carousel of days between limits, at 7, that only the user and the app turn.
  func open(
    _ limits: ClosedRange<Int> = -10_000...10_000
  ) throws -> (carousel: CarouselWidget, days: UnboundedPages<Int>) {
    let (carousel, days, _) = try openInWindow(limits)
    return (carousel, days)
  }

  /// The same, with its window.
  func openInWindow(
    _ limits: ClosedRange<Int> = -10_000...10_000, layout: PageLayout = PageLayout()
  ) throws -> (carousel: CarouselWidget, days: UnboundedPages<Int>, window: TestWindow) {
    let carousel = try XCTUnwrap(
      CarouselWidget(pages: [gtk_label_new("before")], clock: clock) {
        $0.timer.advances = false
        $0.pages.layout = layout
      })
    let days = carousel.bind(around: 7) {
      $0 < limits.upperBound ? $0 + 1 : nil
    } previous: {
      $0 > limits.lowerBound ? $0 - 1 : nil
    } makePage: { [self] in
      label($0)
    }
    return (carousel, days, present(carousel.widget, width: 300, height: 200))
  }

  /// The numbers of the pages that have a widget.
  func made(_ carousel: CarouselWidget) -> [Int] {
    (0..<carousel.pageCount).compactMap { carousel.page(at: $0).flatMap(number) }
  }

  /// The numbers of the pages in view, with their left edges in points.
  func inView(_ carousel: CarouselWidget) -> [Int: Double] {
    var pages: [Int: Double] = [:]
    for place in carousel.controller.host?.places ?? [] {
      if let page = carousel.page(at: place.page), let number = number(page) { pages[number] = place.rect.x }
    }
    return pages
  }

  /// The number on a page.
  func number(_ page: UnsafeMutablePointer<GtkWidget>) -> Int? {
    Int(String(cString: gtk_label_get_text(OpaquePointer(page))))
  }

  /// Lets pages settle.
  func rest<Content>(_ pages: ComponentWidget<Content>) { pass(3, pages) }

  /// Lets time pass, without the frames in between.
  func pass<Content>(_ seconds: Double, _ pages: ComponentWidget<Content>) {
    clock.advance(by: seconds)
    pages.send(.tick)
  }
}
#endif
