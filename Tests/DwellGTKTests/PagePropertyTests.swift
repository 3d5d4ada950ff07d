#if GTK
import CDwellGTK
import Dwell
@testable import DwellGTK
import DwellGTKTestSupport
import XCTest

/// What belongs to single pages, kept by their widgets.
@MainActor
final class PagePropertyTests: GTKTestCase {
  /// The widgets' clock.
  private let clock = ManualClock()

  /// A label with a page's properties.
  private func page(_ text: String, duration: Double = 0, title: String? = nil)
    -> UnsafeMutablePointer<GtkWidget>
  {
    let label: UnsafeMutablePointer<GtkWidget> = gtk_label_new(text)
    PageProperties(of: label).duration = duration
    PageProperties(of: label).title = title
    return label
  }

  /// The durations of a carousel's pages, in seconds.
  private func durations(_ carousel: CarouselWidget) -> [Double] {
    (0..<carousel.pageCount).map {
      if case .seconds(let seconds) = carousel.component.timer.duration(forPage: $0) { seconds } else { -1 }
    }
  }

  func testAPageHasItsOwnDurationWhereverItIs() async throws {
    let pages = [page("a"), page("b", duration: 8), page("c")]
    let carousel = try XCTUnwrap(CarouselWidget(pages: pages, clock: clock))
    XCTAssertEqual(durations(carousel), [4, 8, 4], "R226: set before")
    carousel.insertPage(page("d", duration: 2), at: 0)
    XCTAssertEqual(durations(carousel), [2, 4, 8, 4])
    carousel.movePage(from: 2, to: 0)
    XCTAssertEqual(durations(carousel), [8, 2, 4, 4], "R226: it moves with the page")
    PageProperties(of: pages[2]).duration = 6
    XCTAssertEqual(durations(carousel), [8, 2, 4, 6], "R226: set later")
    PageProperties(of: pages[1]).duration = 0
    carousel.send(.setDuration(.seconds(5)))
    XCTAssertEqual(durations(carousel), [5, 2, 5, 6], "R226: without its own, that of the others")
    for wrong in [-1, .nan] {
      PageProperties(of: pages[2]).duration = wrong
      XCTAssertEqual(durations(carousel), [5, 2, 5, 5])
    }
    XCTAssertEqual(PageProperties(of: pages[2]).duration, 0)
  }

  func testAPagesIconIsShownInsteadOfItsDotWhereverItIs() async throws {
    let home = page("a")
    PageProperties(of: home).iconName = "go-home-symbolic"
    let carousel = try XCTUnwrap(CarouselWidget(pages: [home, page("b")], clock: clock))
    let dots = try XCTUnwrap(PageControlWidget(.init(pageCount: 0), clock: clock))
    dots.carousel = carousel.widget
    let image = IconTextures.image("go-home-symbolic")
    let images = {
      (0..<2).map { page in
        [carousel.component.configuration.indicator.dots?.images, dots.component.images].map {
          $0?.image(ofPage: page, isCurrent: false)
        }
      }
    }
    XCTAssertEqual(images(), [[image, image], [nil, nil]], "R226")
    carousel.movePage(from: 0, to: 1)
    XCTAssertEqual(images(), [[nil, nil], [image, image]], "R226: it moves with the page")
    let texture = try XCTUnwrap(IconTextures.texture(image))
    XCTAssertEqual(gdk_texture_get_width(texture), 64)
    var pixels = [UInt32](repeating: 0, count: 64 * 64)
    pixels.withUnsafeMutableBytes {
      gdk_texture_download(texture, $0.baseAddress?.assumingMemoryBound(to: UInt8.self), 64 * 4)
    }
    let drawn = pixels.filter { $0 >> 24 > 128 }.count
    XCTAssert((200..<3500).contains(drawn), "a shape: \(drawn) pixels")
    PageProperties(of: home).iconName = nil
    XCTAssertEqual(images(), [[nil, nil], [nil, nil]])
    XCTAssertNil(IconTextures.texture(ImageName(0)), "the app's own")
  }

  func testAPagesTitleIsSpokenBeforeItsNumber() async throws {
    let pages = [page("a"), page("b", title: "Porto")]
    let carousel = try XCTUnwrap(CarouselWidget(pages: pages, clock: clock) { $0.timer.advances = false })
    let dots = try XCTUnwrap(PageControlWidget(.init(pageCount: 0), clock: clock))
    dots.carousel = carousel.widget
    let texts = { [carousel.controller.publisher.text, dots.controller.publisher.text] }
    XCTAssertEqual(texts(), ["page 1 of 2", "page 1 of 2"])
    carousel.send(.key(.end))
    XCTAssertEqual(texts(), ["Porto, page 2 of 2", "Porto, page 2 of 2"], "R226")
    XCTAssertEqual(carousel.controller.publisher.announcements, ["Porto, page 2 of 2"])
    PageProperties(of: pages[1]).title = "Lisbon"
    XCTAssertEqual(texts(), ["Lisbon, page 2 of 2", "Lisbon, page 2 of 2"])
    PageProperties(of: pages[1]).title = nil
    XCTAssertEqual(texts(), ["page 2 of 2", "page 2 of 2"])
    XCTAssertNil(PageProperties(of: pages[1]).title)
  }
}
#endif
