import Dwell
import DwellDeck
import Testing

/// Pages that zoom while their time passes.
@Suite struct ZoomingCarouselTests {
  /// The size of the view.
  private let size = Size(width: 400, height: 300)

  /// A carousel of pages of four seconds that begins at 0.
  private func carousel(
    pages: Int = 5, loops: Bool = true, isZooming: Bool = true
  ) -> ZoomingCarousel {
    var configuration = Carousel.Configuration(pageCount: pages)
    configuration.pages.loops = loops
    var carousel = ZoomingCarousel(Carousel(configuration, at: 0), isZooming: isZooming)
    _ = carousel.handle(.resize(size), at: 0)
    return carousel
  }

  /// The content and the visible part of each page drawn, by page.
  private func pages(
    _ carousel: ZoomingCarousel, at now: Double
  ) -> [Int: (content: Rect, shown: Rect?)] {
    var result: [Int: (content: Rect, shown: Rect?)] = [:]
    for case .page(let page, let rect, let shown, _, _) in carousel.frame(at: now).display.commands {
      result[page] = (rect, shown)
    }
    return result
  }

  /// The scale of a page's content relative to its place; 1 for the same size.
  private func scale(_ carousel: ZoomingCarousel, page: Int, at now: Double) -> Double {
    guard let (content, shown) = pages(carousel, at: now)[page], let shown else { return .nan }
    return content.width / shown.width
  }

  @Test func `a page gets larger, and the next smaller, in even steps while its time passes`() {
    var carousel = carousel()
    for (time, expected) in [(0.0, 1.0), (1, 1.0375), (2, 1.075), (4, 1.15)] {
      #expect(abs(scale(carousel, page: 0, at: time) - expected) < 1e-9, "\(time) s")
    }
    _ = carousel.handle(.tick, at: 4)
    for (time, expected) in [(4.0, 1.15), (6, 1.075), (8, 1)] {
      #expect(abs(scale(carousel, page: 1, at: time) - expected) < 1e-9, "\(time) s")
    }
  }

  @Test func `the page is covered at all times, and nothing beyond it is drawn`() {
    for page in 0..<50 {
      let zoom = PageZoom(page: page)
      let place = Rect(x: 10, y: 20, width: 400, height: 300)
      for share in [0, 0.3, 1] {
        let rect = zoom.rect(of: place, at: share)
        #expect(rect.x <= place.x && rect.y <= place.y, "\(page)")
        #expect(rect.maxX >= place.maxX - 1e-9 && rect.maxY >= place.maxY - 1e-9, "\(page)")
        #expect(abs(rect.width / rect.height - 4.0 / 3) < 1e-9)
      }
    }
    #expect(pages(carousel(), at: 3)[0]?.shown == Rect(size))
  }

  @Test func `pages move differently, and each the same every time`() {
    let zooms = (0..<20).map { PageZoom(page: $0) }
    #expect(zooms == (0..<20).map { PageZoom(page: $0) })
    #expect(Set(zooms.map { "\($0.anchorX) \($0.anchorY)" }).count == 20)
    for (one, next) in zip(zooms, zooms.dropFirst()) { #expect(one.isInwards != next.isInwards) }
  }

  @Test func `a pause stops the zoom, which resumes where it was`() {
    var carousel = carousel()
    _ = carousel.handle(.pause(.app), at: 2)
    #expect(abs(scale(carousel, page: 0, at: 60) - 1.075) < 1e-9)
    #expect(carousel.nextChange(after: 60, step: 0.25) == .still)
    _ = carousel.handle(.resume(.app), at: 60)
    #expect(abs(scale(carousel, page: 0, at: 61) - 1.1125) < 1e-9)
  }

  @Test func `a leaving page stops zooming`() {
    var carousel = carousel()
    _ = carousel.handle(.key(.right), at: 2)
    for time in [2, 2.05, 2.1, 2.2] {
      #expect(abs(scale(carousel, page: 0, at: time) - 1.075) < 1e-9, "\(time) s")
    }
  }

  @Test func `a page that returns while in view continues from there`() {
    var carousel = carousel()
    _ = carousel.handle(.key(.right), at: 2)
    _ = carousel.handle(.key(.left), at: 2.1)
    #expect(abs(scale(carousel, page: 0, at: 2.1) - 1.075) < 1e-9)
    #expect(abs(scale(carousel, page: 0, at: 4.1) - (1.075 + 0.0375)) < 1e-9, "half of what was left")
    #expect(abs(scale(carousel, page: 0, at: 6.1) - 1.15) < 1e-9)
  }

  @Test func `a page that returns later starts again`() {
    var carousel = carousel()
    _ = carousel.handle(.key(.right), at: 2)
    _ = carousel.handle(.tick, at: 4)
    _ = carousel.handle(.key(.left), at: 5)
    #expect(abs(scale(carousel, page: 0, at: 5) - 1) < 1e-9)
  }

  @Test func `a lone page zooms once, and pages loop again when another is added`() {
    var configuration = Carousel.Configuration(pageCount: 2)
    configuration.indicator = .segments(SegmentRow.Configuration())
    var carousel = ZoomingCarousel(configuration, at: 0)
    _ = carousel.handle(.resize(size), at: 0)
    _ = carousel.handle(.edit(.remove(at: 1, count: 1)), at: 2)
    for (time, expected) in [(2.0, 1.075), (4, 1.15), (5, 1.15)] {
      _ = carousel.handle(.tick, at: time)
      #expect(abs(scale(carousel, page: 0, at: time) - expected) < 1e-9, "\(time) s")
    }
    #expect(carousel.configuration.pages.loops)
    _ = carousel.handle(.edit(.insert(at: 1, count: 1)), at: 6)
    for time in [6.0, 8, 10] { #expect(abs(scale(carousel, page: 0, at: time) - 1.15) < 1e-9, "\(time) s") }
    for time in stride(from: 6.0, to: 20, by: 0.5) { _ = carousel.handle(.tick, at: time) }
    #expect(carousel.timer.isRunning, "it goes round and round")
  }

  @Test func `inserting a page moves no other`() {
    var carousel = carousel()
    let before = pages(carousel, at: 2)[0]
    _ = carousel.handle(.edit(.insert(at: 0, count: 1)), at: 2)
    #expect(carousel.currentPage == 1)
    #expect(pages(carousel, at: 2)[1]?.content == before?.content)
  }

  @Test func `under reduced motion, or if disabled, the list is the carousel's`() {
    var reduced = carousel()
    _ = reduced.handle(.setReduceMotion(true), at: 0)
    let off = carousel(isZooming: false)
    for time in [0, 1, 3.9] {
      for carousel in [reduced, off] {
        #expect(carousel.frame(at: time) == carousel.carousel.frame(at: time))
        let plain = carousel.carousel
        #expect(carousel.nextChange(after: time, step: 0.25) == plain.nextChange(after: time, step: 0.25))
      }
    }
  }

  @Test func `everything except pages is the carousel's`() {
    let carousel = carousel()
    let (frame, plain) = (carousel.frame(at: 1), carousel.carousel.frame(at: 1))
    #expect(frame.semantics == plain.semantics)
    #expect(frame.size == plain.size)
    #expect(frame.display.commands.count == plain.display.commands.count)
    for (command, other) in zip(frame.display.commands, plain.display.commands) {
      if case .page = other { continue }
      #expect(command == other)
    }
    #expect(frame.course == .linear(until: 4))
  }

  @Test func `it requests only frames that differ`() throws {
    // A large page in a short time: every frame.
    #expect(carousel().nextChange(after: 1, step: 0.25) == .everyFrame)
    // 15 percent of 400 points at most, in a minute: steps of a quarter of a point take 0.25 s and more.
    var slow = carousel()
    _ = slow.handle(.setDuration(.seconds(60)), at: 0)
    guard case .at(let time) = slow.nextChange(after: 0, step: 0.25) else {
      Issue.record("it should sleep")
      return
    }
    #expect(time >= 0.2 && time < 0.6)
    let (before, after) = (try #require(pages(slow, at: 0)[0]), try #require(pages(slow, at: time)[0]))
    let moved = max(
      before.content.x - after.content.x, after.content.maxX - before.content.maxX,
      before.content.y - after.content.y, after.content.maxY - before.content.maxY)
    #expect(moved <= 0.25 + 1e-9)
    #expect(slow.nextChange(after: 0, step: 0) == .everyFrame)
  }
}
