import DwellTestSupport
import Testing

@testable import Dwell

/// Every key at every place where a page view can rest.
@Suite("What each key does, on each page and at each place in a long one") struct PageViewKeyTests {
  /// A view of three pages of 300 points, of which the first and the last are 700 long, at rest on a page, at
  /// a share of what it can be scrolled by.
  private func view(page: Int, at share: Double, loops: Bool, reduceMotion: Bool) -> PageView {
    var configuration = PageView.Configuration(pageCount: 3)
    configuration.currentPage = page
    configuration.loops = loops
    configuration.reduceMotion = reduceMotion
    configuration.pageLengths = [PageLength(page: 0, length: 700), PageLength(page: 2, length: 700)]
    var view = PageView(configuration, at: 0)
    _ = view.handle(.resize(Size(width: 300, height: 160)), at: 0)
    if share > 0 {
      for step in 0..<3 {
        _ = view.handle(.wheel(Point(x: share * 400 / 3, y: 0), isPrecise: true), at: 1 + Double(step))
        _ = view.handle(.wheelEnded, at: 1.5 + Double(step))
      }
    }
    _ = view.handle(.tick, at: 9)
    return view
  }

  @Test("A turn back in a view without a size enters a long page at its end, and a turn on at its start")
  func withoutSize() {
    for (key, fraction) in [(Key.pageUp, 1.0), (.pageDown, 0)] {
      var configuration = PageView.Configuration(pageCount: 3)
      configuration.currentPage = 1
      configuration.pageLengths = [PageLength(page: 0, length: 700), PageLength(page: 2, length: 700)]
      var view = PageView(configuration, at: 0)
      _ = view.handle(.key(key), at: 1)
      _ = view.handle(.resize(Size(width: 300, height: 160)), at: 2)
      #expect(view.pageFraction(at: 2) == fraction, "\(key)")
    }
  }

  @Test("A notch of a wheel over a single page is nobody's: it is at no end of pages")
  func singlePage() {
    var view = PageView(PageView.Configuration(pageCount: 1), at: 0)
    _ = view.handle(.resize(Size(width: 300, height: 160)), at: 0)
    for amount in [15.0, -15] {
      let outcome = view.handle(.wheel(Point(x: amount, y: 0), isPrecise: false), at: 1)
      #expect(!outcome.isHandled && outcome.edge == nil)
    }
  }

  @Test("Keys scroll a long page before they turn it, and Home and End lead to the ends of all pages")
  func keys() {
    var text = ""
    for (loops, reduceMotion) in [(false, false), (true, false), (false, true)] {
      for (page, share) in [(0, 0), (0, 0.5), (0, 1), (1, 0), (2, 0), (2, 0.5), (2, 1)] as [(Int, Double)] {
        let view = view(page: page, at: share, loops: loops, reduceMotion: reduceMotion)
        text +=
          "\(loops ? "loop" : "ends")\(reduceMotion ? ", less motion" : ""), page \(view.currentPage + 1)"
        text += " scrolled by \(view.pager.scrollProgress(at: 9).words)\n"
        for key in Key.allCases {
          var pressed = view
          let outcome = pressed.handle(.key(key), at: 10)
          let (now, later) = (pressed.position(at: 10.1), pressed.pager.scrollProgress(at: 12))
          text += " \(key): \(outcome.isHandled ? "" : "not handled, ")"
          text += "\(outcome.edge.map { "\($0), " } ?? "")page \(pressed.currentPage + 1), at \(now.words)"
          text += ", scrolled by \(later.words)\n"
        }
      }
    }
    expectGolden(text, "Sweeps/page-view-keys.txt")
  }
}
