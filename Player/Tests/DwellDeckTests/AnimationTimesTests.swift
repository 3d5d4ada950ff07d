import Dwell
import DwellDeck
import Testing

/// How long animated pictures have played, while pages advance.
@Suite struct AnimationTimesTests {
  /// A carousel of pages of four seconds that begins at 0, and the times of its pictures.
  private struct Pages {
    var carousel: Carousel
    var times: AnimationTimes
    var now = 0.0

    init(_ count: Int, perView: Double = 1, duration: Double = 4) {
      var configuration = Carousel.Configuration(pageCount: count)
      configuration.pages.loops = true
      configuration.timer.duration = .seconds(duration)
      if perView > 1 { configuration.pages.layout.length = .perView(perView) }
      carousel = Carousel(configuration, at: 0)
      _ = carousel.handle(.resize(Size(width: 400, height: 300)), at: 0)
      times = AnimationTimes(pagesPerView: perView)
    }

    /// Turns the pages that are due until a time.
    mutating func advance(to time: Double) {
      while let due = carousel.timer.nextBoundary(after: now), due > now, due <= time {
        let before = carousel
        _ = carousel.handle(.tick, at: due)
        times.turn(from: before, at: due)
        now = due
      }
      now = time
    }

    /// The times of some pages at a time, rounded to milliseconds.
    mutating func played(_ pages: [Int], at time: Double) -> [Double] {
      advance(to: time)
      return pages.map { (times.time(ofPage: $0, in: carousel, at: time) * 1000).rounded() / 1000 }
    }
  }

  @Test func `a picture plays while its page is current, from its beginning`() {
    var pages = Pages(3)
    #expect(pages.played([0, 1, 2], at: 3.5) == [3.5, 0, 0])
    #expect(pages.played([1, 2], at: 5.5) == [1.5, 0])
    #expect(pages.played([2, 0], at: 10) == [2, 0])
    #expect(pages.played([0, 1], at: 13) == [1, 0], "in the second round")
  }

  @Test func `while its page leaves it keeps its frame, and then returns to its beginning`() {
    var pages = Pages(3)
    #expect(pages.played([0, 1], at: 4.1) == [4, 0.1])
    #expect(pages.played([0, 1], at: 4.3) == [4, 0.3])
    #expect(pages.played([0, 1], at: 7.9) == [0, 3.9])
  }

  @Test func `a page that leaves in an interrupted turn keeps its frame, too`() {
    var pages = Pages(4, duration: 0.25)
    #expect(pages.played([0, 1, 2], at: 0.6) == [0.25, 0.25, 0.1])
  }

  @Test func `a page that returns before it has left the view starts again`() {
    var pages = Pages(2, duration: 0.25)
    #expect(pages.played([0, 1], at: 0.6) == [0.1, 0.25])
  }

  @Test func `a lone picture keeps playing`() {
    var pages = Pages(1)
    #expect(pages.played([0], at: 100) == [100])
  }

  @Test func `all pages in view play, each since it appeared`() {
    var pages = Pages(5, perView: 2)
    #expect(pages.played([0, 1], at: 3.5) == [3.5, 3.5])
    #expect(pages.played([0, 1, 2], at: 4.1) == [4.1, 4.1, 0.1])
    #expect(pages.played([1, 2], at: 7) == [7, 3])
    #expect(pages.played([2, 3], at: 11) == [7, 3])
    #expect(pages.played([4, 0], at: 17) == [5, 1], "it begins again")
  }
}
