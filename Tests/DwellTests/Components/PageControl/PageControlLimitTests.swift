import DwellTestSupport
import Testing

@testable import Dwell

/// A page control at the limits of its size, its pages and its input.
@Suite("A page control at its limits") struct PageControlLimitTests {
  @Test("The pages with a dot are visible; a number, and a single page without a dot, show none")
  func visiblePages() {
    #expect(PageControl.sample(3).visiblePages(at: 1) == [0, 1, 2])
    #expect(PageControl.sample(1).visiblePages(at: 1) == [])
    #expect(PageControl.sample(1) { $0.dots.hidesForSinglePage = false }.visiblePages(at: 1) == [0])
    #expect(PageControl.sample(12) { $0.dots.overflow = .label }.visiblePages(at: 1) == [])
    #expect(PageControl.sample(3) { $0.dots.numberLabel = .always }.visiblePages(at: 1) == [])
    let window = PageControl.sample(40, current: 20)
    #expect(window.visiblePages(at: 1) == Array(15...26), "the window's nine, and those about to come")
  }

  @Test("The visible thickness is that of dots, images or the number, with a background that always shows")
  func visibleThickness() {
    let plain = PageControl.sample(3)
    #expect(plain.visibleThickness(forPageCount: 3) == 8)
    let prominent = PageControl.sample(3) { $0.dots.background = .prominent }
    #expect(prominent.visibleThickness(forPageCount: 3) == 28)
    let minimal = PageControl.sample(3) { $0.dots.background = .minimal }
    #expect(minimal.visibleThickness(forPageCount: 3) == 8)
    let label = PageControl.sample(12) { $0.dots.overflow = .label }
    #expect(isClose(label.visibleThickness(forPageCount: 12), 21.6))
    #expect(label.visibleThickness(forPageCount: 9) == 8)
  }

  @Test("Trackpad and crown turn a page at 44 points exactly, with what was scrolled since the last page")
  func scrolls() {
    for isCrown in [false, true] {
      var control = PageControl.sample(9, current: 4) { $0.dots.inputProfile = isCrown ? .crown : .touch }
      /// Scrolls, and returns the current page.
      func scroll(_ length: Double) -> Int {
        _ = control.handle(isCrown ? .crown(length) : .wheel(Point(x: length, y: 0), isPrecise: true), at: 1)
        return control.currentPage
      }
      #expect(scroll(43.5) == 4 && scroll(0.5) == 5, "44 points")
      #expect(scroll(43.5) == 5, "nothing is left over")
      #expect(scroll(-43.5) == 5, "the other way begins anew")
      #expect(scroll(-0.5) == 4)
      #expect(scroll(300) == 5, "one page at a time")
      #expect(scroll(43.5) == 5 && scroll(.nan) == 5 && scroll(0) == 5 && scroll(0.5) == 6)
      #expect(scroll(20) == 6)
      _ = control.handle(.wheelEnded, at: 1)
      #expect(scroll(43.5) == 6 && scroll(0.5) == 7, "the end of a gesture discards what was left")
    }
  }

  @Test("A row that shows nothing takes no keys, wheels, crowns, presses or pointers")
  func hidden() {
    for count in [0, 1] {
      for event in [
        Event.key(.space), .key(.right), .key(.end), .wheel(Point(x: 50, y: 0), isPrecise: true),
        .wheel(Point(x: 1, y: 0), isPrecise: false), .press(Point(x: 195, y: 22)),
        .hover(Point(x: 195, y: 22)),
      ] {
        var control = PageControl.sample(count) { $0.timer.runsForSinglePage = true }
        #expect(!control.handle(event, at: 1).isHandled, "\(event) with \(count) pages")
        #expect(control.timer.pausedBy.isEmpty)
      }
    }
  }

  @Test("A dot of half a point is hit like a large one, half the gaps included")
  func smallDots() {
    let control = PageControl.sample(3) {
      $0.dots.metrics.dotSize = 0.5
      $0.dots.metrics.pillLength = 0.5
    }
    // The pitch is 6.5, and the row 13.5 long, in the middle of 390.
    for (x, page) in [
      (185.2, nil), (185.3, 0), (191.7, 0), (191.8, 1), (198.2, 1), (198.3, 2), (204.7, 2), (204.8, nil),
    ]
      as [(Double, Int?)]
    {
      #expect(control.page(at: Point(x: x, y: 22), at: 0) == page, "at \(x)")
    }
  }

  @Test("If all pages leave under a finger that scrubs, nothing turns and nothing is reported")
  func pagesLeave() {
    for end in [50.0, -10, 400] {
      var control = PageControl.sample(3) { $0.dots.background = .prominent }
      _ = control.handle(.press(Point(x: 195, y: 22)), at: 1)
      _ = control.handle(.move(Point(x: 220, y: 22)), at: 1.1)
      _ = control.handle(.setPageCount(0), at: 1.2)
      let outcome = control.handle(.move(Point(x: end, y: 22)), at: 1.3)
      #expect(outcome.pageChange == nil && outcome.diagnostics.isEmpty && control.currentPage == 0)
      #expect(control.handle(.release(Point(x: end, y: 22)), at: 1.4).pageChange == nil)
    }
  }

  @Test("A drag along a single dot is a scrub that leads nowhere")
  func singleDot() {
    var control = PageControl.sample(1) {
      $0.dots.hidesForSinglePage = false
      $0.dots.background = .prominent
    }
    _ = control.handle(.press(Point(x: 195, y: 22)), at: 1)
    #expect(control.interaction == .discrete)
    for x in [220.0, 400, -10] {
      #expect(control.handle(.move(Point(x: x, y: 22)), at: 1.1).pageChange == nil)
      #expect(control.interaction == .continuous)
    }
    _ = control.handle(.release(Point(x: -10, y: 22)), at: 1.2)
    #expect(control.interaction == .none && control.currentPage == 0)
  }

  @Test("The time of a number's background is linear, also where the current page has an image")
  func numberWithImages() {
    let control = PageControl.sample(3) {
      $0.dots.images.current = ImageName(1)
      $0.dots.numberLabel = .always
      $0.dots.background = .prominent
    }
    #expect(control.frame(at: 1).course == .linear(until: 4))
    let image = PageControl.sample(3) { $0.dots.images.current = ImageName(1) }
    #expect(image.frame(at: 1).course == .sampled(until: 4))
  }

  @Test("In two colours with one for seen pages, every opacity is a number, and a seen dot has that colour")
  func seenColour() {
    let control = PageControl.sample(3, current: 2) {
      $0.dots.currentTint = .black
      $0.dots.seenTint = .foreground
    }
    let frame = control.frame(at: 1)
    #expect(frame.faults.isEmpty)
    for command in frame.display.commands {
      if case .fill(_, _, _, .solid(_, let opacity)) = command {
        #expect((0...1).contains(opacity), "\(command)")
      }
    }
  }

  @Test("Beyond the end of its way a worm swings as a whole, forward and back")
  func wormSwings() {
    for (from, to) in [(2, 3), (3, 2)] {
      var control = PageControl.sample(6, current: from) { $0.dots.transition = .worm }
      _ = control.handle(.select(page: to, animated: true), at: 1)
      var swung = 0
      for step in 0...100 {
        let now = 1 + Double(step) * 0.01
        let position = control.position(at: now)
        let isBeyond = from < to ? position > 3.0001 : position < 1.9999
        guard isBeyond, let worm = DrawnRow(control.frame(at: now)).moving.first else { continue }
        swung += 1
        #expect(isClose(worm.rect.width, 36), "\(worm.rect.width) at \(now)")
      }
      #expect(swung > 5)
    }
  }

  @Test("A pill swings out of a window onto many pages, which clips it, but not out of a whole row")
  func swingsOut() {
    for (count, main, swingsOut) in [(40, 148.0, true), (5, 92, false)] {
      for (from, to) in [(3, 0), (count - 4, count - 1)] {
        var control = PageControl.sample(count, current: from, size: Size(width: main, height: 44)) {
          $0.dots.transition = .slide
          $0.loops = false
        }
        _ = control.handle(.select(page: to, animated: true), at: 1)
        let starts = (0...60).compactMap { step in
          DrawnRow(control.frame(at: 1 + Double(step) * 0.01)).moving.first?.rect.x
        }
        let isOut = starts.contains { $0 < -0.1 || $0 > main - 36 + 0.1 }
        #expect(isOut == swingsOut, "\(count) pages, to \(to)")
      }
    }
  }

  @Test(
    "At rest every transition looks like the default, with images, two colours and any marks of seen pages",
    arguments: PageControl.Transition.moving, PageControl.SeenMarks.allCases)
  func atRest(_ transition: PageControl.Transition, _ marks: PageControl.SeenMarks) {
    for images in 0..<3 {
      for seenTint in [nil, ColorRole.foreground] {
        for page in 0..<4 {
          let frames = [.morph, transition].map { transition in
            var control = PageControl.sample(4, current: page) {
              $0.dots.transition = transition
              $0.dots.seenMarks = marks
              $0.dots.currentTint = images == 1 ? nil : .black
              $0.dots.seenTint = seenTint
              if images > 0 { $0.dots.images.current = ImageName(1) }
              if images > 1 { $0.dots.images.set(ImageName(2), forPage: 1) }
            }
            _ = control.handle(.setSeen(true, page: 3), at: 0)
            _ = control.handle(.setSeen(true, page: 0), at: 0)
            return control.frame(at: 1)
          }
          #expect(items(frames[0]) == items(frames[1]), "images \(images), page \(page)")
        }
      }
    }
  }

  /// What is seen of a frame, without the keys of images.
  private func items(_ frame: Frame) -> [String] {
    frame.picture.map { item in
      item.split(separator: "Dwell.ImageName").last.map(String.init) ?? item
    }.sorted()
  }
}
