import Testing

@testable import Dwell

@Suite("A page view follows wheels, trackpads and crowns")
struct PageViewScrollTests {
  @Test("A notch turns one page, along the pages or across", arguments: Direction.allCases)
  func turnsAPageANotch(_ direction: Direction) {
    let sign = direction.main(ofMovement: Point(x: 1, y: 1))
    let isHorizontal = direction.axis == .horizontal
    let along = isHorizontal ? Point(x: sign * 10, y: 0) : Point(x: 0, y: sign * 10)
    let across = isHorizontal ? Point(x: 0, y: 10) : Point(x: 10, y: 0)
    for way in [along, across] {
      var hand = PageHand(pages: 4, current: 1, direction: direction)
      #expect(
        hand.send(.wheel(way, isPrecise: false)).pageChange
          == PageChange(from: 1, to: 2, cause: .person, time: 0))
      hand.wait(0.2)
      #expect(hand.send(.wheel(Point(x: -way.x, y: -way.y), isPrecise: false)).pageChange?.to == 1)
    }
    var configuration = PageView.Configuration(pageCount: 3)
    configuration.turnsOnCrossWheel = false
    configuration.direction = direction
    var hand = PageHand(configuration)
    #expect(!hand.send(.wheel(across, isPrecise: false)).isHandled && hand.view.currentPage == 0)
  }

  @Test("Notches that come one by one turn a page each; a burst turns pages no faster than they are seen")
  func skipsNoPageInABurst() {
    var hand = PageHand(pages: 20)
    for page in 1...5 {
      hand.send(.wheel(Point(x: 10, y: 0), isPrecise: false), after: 0.16)
      #expect(hand.view.currentPage == page)
    }
    hand.wait(1)
    for _ in 0..<20 {
      let outcome = hand.send(.wheel(Point(x: 10, y: 0), isPrecise: false), after: 0.02)
      #expect(outcome.isHandled)
    }
    #expect(hand.view.currentPage == 7, "0.4 s of a burst turn a page at once and one more after 0.35 s")
    hand.send(.wheel(Point(x: -10, y: 0), isPrecise: false), after: 0.02)
    #expect(hand.view.currentPage == 6, "turning back counts at once")
  }

  @Test("At the ends a notch is left to what lies behind")
  func leavesNotchesAtTheEnds() {
    for (page, amount) in [(0, -10.0), (2, 10)] {
      var hand = PageHand(pages: 3, current: page)
      #expect(!hand.send(.wheel(Point(x: amount, y: 0), isPrecise: false)).isHandled)
      hand = PageHand(pages: 3, current: page, loops: true)
      #expect(hand.send(.wheel(Point(x: amount, y: 0), isPrecise: false)).pageChange?.to == 2 - page)
    }
  }

  @Test(
    "A trackpad moves pages one to one and lets them go where its fingers leave",
    arguments: Direction.allCases)
  func followsTheTrackpad(_ direction: Direction) {
    let sign = direction.main(ofMovement: Point(x: 1, y: 1))
    let isHorizontal = direction.axis == .horizontal
    for (amounts, pause, target) in [
      ([20.0, 30, 50], 0.1, 1), ([100, 100], 0.1, 2), ([-20, -30], 0.1, 1), ([-100, -100], 0.1, 0),
      ([9, 9, 9], 0, 2),
      ([-9, -9, -9], 0, 0),
    ] {
      var hand = PageHand(pages: 4, current: 1, direction: direction)
      var way = 0.0
      for amount in amounts {
        way += amount
        let point = isHorizontal ? Point(x: sign * amount, y: 1) : Point(x: 1, y: sign * amount)
        #expect(hand.send(.wheel(point, isPrecise: true), after: 0.016).isHandled)
        #expect(hand.start(of: 1) == -way && hand.view.phase(at: hand.now) == .dragging)
      }
      #expect(hand.send(.wheelEnded, after: pause).isHandled)
      #expect(hand.view.currentPage == target, "\(amounts) and \(pause) s")
      #expect(hand.change?.cause == (target == 1 ? nil : .person))
      hand.settle()
      #expect(hand.position == Double(target))
    }
  }

  @Test("A trackpad that scrolls across is left to others")
  func leavesTheOtherAxis() {
    var hand = PageHand(pages: 3)
    #expect(!hand.send(.wheel(Point(x: 5, y: 9), isPrecise: true)).isHandled)
    #expect(!hand.send(.wheel(Point(x: 5, y: 5), isPrecise: true)).isHandled)
    #expect(!hand.send(.wheelEnded).isHandled)
    #expect(hand.position == 0 && hand.view.phase(at: 0) == .idle)
  }

  @Test("A trackpad reaches the next page and no further, however long it scrolls (R098)")
  func reachesTheNextPage() {
    for sign in [1.0, -1] {
      var hand = PageHand(pages: 9, current: 4)
      for _ in 0..<40 { hand.send(.wheel(Point(x: sign * 50, y: 0), isPrecise: true), after: 0.016) }
      #expect(hand.position == 4 + sign)
      hand.send(.wheelEnded)
      #expect(hand.position == 4 + sign && hand.view.currentPage == 4 + Int(sign))
      #expect(hand.view.phase(at: hand.now) == .idle, "there is nothing left to settle")
    }
    var configuration = PageView.Configuration(pageCount: 9)
    configuration.physics.pagesPerGesture = 3
    var hand = PageHand(configuration)
    hand.send(.wheel(Point(x: 50_000, y: 0), isPrecise: true))
    #expect(hand.position == 3)
    hand.send(.wheel(Point(x: -195, y: 0), isPrecise: true))
    #expect(hand.position == 2.5)
  }

  @Test("Beyond the ends a trackpad moves pages at half speed (R089, R090)")
  func overscrolls() {
    for (page, amount) in [(0, -100.0), (2, 100)] {
      var hand = PageHand(pages: 3, current: page)
      hand.send(.wheel(Point(x: amount, y: 0), isPrecise: true))
      #expect(hand.start(of: page) == -amount / 2)
      hand.send(.wheelEnded, after: 0.1)
      hand.settle()
      #expect(hand.position == Double(page) && hand.change == nil)
    }
  }

  @Test("A trackpad that never tells its end is let go after 0.2 s without news")
  func losesPatience() {
    var hand = PageHand(pages: 3)
    hand.send(.wheel(Point(x: 150, y: 0), isPrecise: true))
    hand.send(.wheel(Point(x: 60, y: 0), isPrecise: true), after: 0.15)
    #expect(hand.view.nextChange(after: hand.now) == .at(hand.now + 0.2))
    let due = hand.now + 0.2
    #expect(hand.send(.tick, after: 0.19).pageChange == nil)
    #expect(hand.view.phase(at: due) == .settling && hand.view.phase(at: due - 0.001) == .dragging)
    #expect(hand.send(.tick, after: 0.05).pageChange == PageChange(from: 0, to: 1, cause: .person, time: due))
    #expect(!hand.send(.wheelEnded).isHandled, "it comes too late to matter")
    hand.settle()
    #expect(hand.position == 1)
  }

  @Test("The momentum that follows a trackpad's gesture is swallowed until it pauses")
  func swallowsMomentum() {
    var hand = PageHand(pages: 5)
    for _ in 0..<4 { hand.send(.wheel(Point(x: 10, y: 0), isPrecise: true), after: 0.016) }
    hand.send(.wheelEnded)
    #expect(hand.view.currentPage == 1)
    let motion = hand.view.activity
    for _ in 0..<10 { #expect(hand.send(.wheel(Point(x: 9, y: 0), isPrecise: true), after: 0.016).isHandled) }
    #expect(hand.view.activity == motion, "the settle goes on undisturbed")
    hand.wait(0.11)
    hand.send(.wheel(Point(x: 9, y: 0), isPrecise: true))
    #expect(hand.view.phase(at: hand.now) == .dragging, "a new gesture is heard")
  }

  @Test("A trackpad takes over a settle without a jump, and a finger takes over a trackpad")
  func takesOver() {
    var hand = PageHand(pages: 5, current: 2)
    hand.send(.key(.right))
    hand.wait(0.06)
    let before = hand.position
    hand.send(.wheel(Point(x: 3.9, y: 0), isPrecise: true))
    #expect(abs(hand.position - before - 0.01) < 1e-12)
    hand.press()
    #expect(hand.outcome.isHandled && abs(hand.position - before - 0.01) < 1e-12)
    #expect(!hand.send(.wheel(Point(x: 50, y: 0), isPrecise: true)).isHandled, "the finger has the pages")
    hand.move(to: -39)
    #expect(abs(hand.position - before - 0.11) < 1e-9)
    hand.release()
    hand.settle()
    #expect(hand.position == Double(hand.view.currentPage))
  }

  @Test("A crown turns pages by its way, forward in every direction (R185)", arguments: Direction.allCases)
  func followsTheCrown(_ direction: Direction) {
    var hand = PageHand(pages: 3, current: 1, direction: direction)
    #expect(hand.send(.crown(39)).isHandled)
    #expect(abs(hand.position - 1.1) < 1e-12)
    hand.send(.crown(-117), after: 0.1)
    #expect(abs(hand.position - 0.8) < 1e-12)
    hand.wait(2)
    #expect(hand.view.currentPage == 1 && hand.position == 1)
    hand.send(.crown(196))
    hand.wait(2)
    #expect(hand.view.currentPage == 2 && hand.position == 2)
  }

  @Test("Nothing that scrolls moves one page, or none", arguments: [0, 1])
  func leavesOnePageAlone(_ pages: Int) {
    var hand = PageHand(pages: pages)
    for event in [
      Event.crown(50), .wheel(Point(x: 50, y: 0), isPrecise: true),
      .wheel(Point(x: 50, y: 0), isPrecise: false), .wheelEnded,
    ] {
      #expect(!hand.send(event).isHandled, "\(event)")
      #expect(hand.position == 0)
    }
  }
}
