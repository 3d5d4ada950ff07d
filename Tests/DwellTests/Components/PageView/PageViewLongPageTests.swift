import DwellTestSupport
import Testing

@testable import Dwell

@Suite("Pages longer than the view")
struct PageViewLongPageTests {
  /// Four pages in a view of 200 points along the main axis, of which page 1 is 500 long: its own range is 300.
  private func hand(current: Int = 1, direction: Direction = .topToBottom, loops: Bool = false) -> PageHand {
    var configuration = PageView.Configuration(pageCount: 4)
    configuration.currentPage = current
    configuration.direction = direction
    configuration.loops = loops
    configuration.pageLengths = [PageLength(page: 1, length: 500)]
    return PageHand(configuration, main: 200, cross: 180)
  }

  /// Scrolls by a trackpad until it is where it should be, and lets go without speed.
  private func scroll(_ hand: inout PageHand, by amounts: [Double]) {
    for amount in amounts { hand.send(.wheel(way(amount, of: hand), isPrecise: true), after: 0.016) }
    hand.send(.wheelEnded, after: 0.1)
  }

  /// A movement forward.
  private func way(_ amount: Double, of hand: PageHand) -> Point {
    let sign = hand.view.direction.main(ofMovement: Point(x: 1, y: 1))
    return hand.view.direction.axis == .horizontal
      ? Point(x: sign * amount, y: 0) : Point(x: 0, y: sign * amount)
  }

  @Test(
    "A finger scrolls a long page's content, and the next page comes at its end (R187)",
    arguments: Direction.allCases)
  func scrollsByFinger(_ direction: Direction) {
    var hand = hand(direction: direction)
    #expect(hand.start(of: 1) == 0 && hand.pages == [1])
    hand.press()
    hand.move(to: -90)
    #expect(hand.start(of: 1) == -90 && hand.pages == [1])
    #expect(hand.position == 1, "within a page's own content the place in the set does not change (R186)")
    #expect(abs(hand.view.pageFraction(at: hand.now) - 0.3) < 1e-12, "but the place within the page does")
    hand.release()
    hand.settle()
    #expect(hand.start(of: 1) == -90 && hand.view.currentPage == 1 && hand.view.phase(at: hand.now) == .idle)
    hand.press()
    hand.move(to: -210)
    #expect(hand.start(of: 1) == -300 && hand.view.pageFraction(at: hand.now) == 1)
    hand.move(to: -260)
    #expect(hand.pages == [1, 2] && hand.start(of: 2) == 150 && hand.position == 1.25)
    hand.move(to: -310)
    #expect(hand.view.targetPage == 1, "exactly half of the view beyond the end")
    hand.release()
    hand.settle()
    #expect(hand.start(of: 1) == -300, "it goes back to its end, not to its start")
    hand.drag(by: -101)
    #expect(hand.view.currentPage == 2)
    hand.settle()
    hand.drag(by: 101)
    hand.settle()
    #expect(hand.pages == [1] && hand.start(of: 1) == -300, "back it enters at its end")
  }

  @Test("A flick within a long page slows down by itself and never leaves it")
  func glides() {
    for (from, speed) in [(0.0, -400.0), (0, -3000), (150, 3000), (150, -3000), (150, 200)] {
      var hand = hand()
      hand.press()
      hand.move(to: -from)
      hand.release()
      hand.settle()
      #expect(hand.start(of: 1) == -from)
      hand.flick(by: speed < 0 ? -40 : 40, speed: speed)
      var last = hand.start(of: 1) ?? .nan
      for _ in 0..<400 {
        hand.wait(0.01)
        let start = hand.start(of: 1) ?? .nan
        #expect(start <= 0 && start >= -300 && hand.pages == [1])
        #expect(speed < 0 ? start <= last : start >= last, "it never turns back")
        last = start
      }
      #expect(hand.view.phase(at: hand.now) == .idle && hand.view.currentPage == 1 && hand.change == nil)
      if abs(speed) < 500 { #expect(abs(last - (-from + (speed < 0 ? -40 : 40) + speed * 0.325)) < 0.1) }
    }
  }

  @Test(
    "A trackpad's gesture that begins within a long page ends at its end; the next one goes on (R187)",
    arguments: Direction.allCases)
  func handsOverBetweenGestures(_ direction: Direction) {
    var hand = hand(direction: direction)
    scroll(&hand, by: [100, 150, 150])
    hand.settle()
    #expect(hand.view.currentPage == 1 && hand.start(of: 1) == -300, "stopped at the end")
    hand.wait(1)
    scroll(&hand, by: [60, 60])
    hand.settle()
    #expect(hand.view.currentPage == 2 && hand.pages == [2])
    hand.wait(1)
    scroll(&hand, by: [-60, -60])
    hand.settle()
    #expect(hand.view.currentPage == 1 && hand.start(of: 1) == -300, "entered at its end")
    hand.wait(1)
    scroll(&hand, by: [-200, -300])
    hand.settle()
    #expect(hand.start(of: 1) == 0 && hand.view.currentPage == 1, "stopped at the start")
    hand.wait(1)
    scroll(&hand, by: [-120])
    #expect(hand.view.currentPage == 0)
  }

  @Test("A crown scrolls a long page to its end and turns pages beyond it (R185, R187, R188)")
  func followsTheCrown() {
    var hand = hand()
    for _ in 0..<10 { hand.send(.crown(50), after: 0.03) }
    #expect(hand.start(of: 1) == -300 && hand.view.phase(at: hand.now) == .dragging)
    hand.wait(1)
    #expect(hand.view.phase(at: hand.now) == .idle && hand.view.currentPage == 1)
    for _ in 0..<3 { hand.send(.crown(40), after: 0.03) }
    #expect(hand.start(of: 2) == 80)
    guard case .at(let end) = hand.view.nextChange(after: hand.now) else {
      Issue.record("a crown never tells its end: the view must ask to be woken")
      return
    }
    #expect(abs(end - hand.now - 0.2) < 1e-9)
    let outcome = hand.view.handle(.tick, at: end)
    #expect(outcome.pageChange == PageChange(from: 1, to: 2, cause: .person, time: end))
    #expect(hand.view.position(at: end + 1) == 2)
  }

  @Test("A crown noticed late turned the page when it was due")
  func endsTheCrownOnTime() {
    var hand = hand(current: 2)
    hand.send(.crown(120))
    let early = hand.view
    #expect(early.phase(at: 5) == .idle && early.position(at: 5) == 3, "known ahead of time")
    #expect(hand.send(.tick, after: 5).pageChange?.time == 0.2)
    #expect(hand.view.phase(at: hand.now) == .idle)
  }

  @Test("Notches scroll a long page, and a burst that reaches its end does not turn the page")
  func followsNotches() {
    var hand = hand()
    for _ in 0..<8 { hand.send(.wheel(Point(x: 0, y: 60), isPrecise: false), after: 0.03) }
    hand.settle()
    #expect(hand.view.currentPage == 1 && hand.start(of: 1) == -300)
    hand.wait(0.5)
    #expect(hand.send(.wheel(Point(x: 0, y: 60), isPrecise: false)).pageChange?.to == 2)
    hand.wait(1)
    #expect(hand.send(.wheel(Point(x: 0, y: -60), isPrecise: false)).pageChange?.to == 1)
    hand.wait(1)
    #expect(hand.start(of: 1) == -300)
    hand.send(.wheel(Point(x: 0, y: -60), isPrecise: false))
    hand.wait(2)
    #expect(hand.start(of: 1) == -240)
  }

  @Test("Keys scroll a long page before they turn it")
  func followsKeys() {
    for (key, steps) in [
      (Key.pageDown, [-180.0, -300]), (.down, [-40, -80, -120, -160, -200, -240, -280, -300]),
    ] {
      for calm in [false, true] {
        var hand = hand()
        hand.send(.setReduceMotion(calm))
        for start in steps {
          #expect(hand.send(.key(key)).isHandled)
          if calm { #expect(hand.start(of: 1) == start, "it is there without moving") }
          hand.wait(2)
          #expect(hand.start(of: 1) == start && hand.view.currentPage == 1, "\(key)")
        }
        #expect(hand.send(.key(key)).pageChange?.to == 2)
        hand.wait(2)
        hand.send(.key(key == .down ? .up : .pageUp))
        hand.wait(2)
        #expect(hand.start(of: 1) == -300 && hand.view.currentPage == 1, "back it enters at its end")
      }
    }
  }

  @Test("A selected page is shown from its start, from wherever; a way longer than two views cross-fades")
  func selectsTheStart() {
    for (from, isBack) in [(0, false), (2, true), (3, true)] {
      var hand = hand(current: from)
      hand.send(.select(page: 1, animated: true))
      hand.wait(0.05)
      let drawn = DrawnPages(hand.view.frame(at: hand.now))
      #expect(drawn.pages.count == 2 && drawn[from] != nil)
      if isBack { #expect((drawn[1]?.opacity ?? 1) < 1 && drawn[1]?.rect.y == 0, "it fades in at its place") }
      hand.wait(1)
      #expect(hand.start(of: 1) == 0 && hand.pages == [1])
    }
    var hand = hand()
    hand.send(.select(page: 2, animated: true))
    hand.wait(0.05)
    #expect(
      DrawnPages(hand.view.frame(at: hand.now))[1]?.rect.y == 0,
      "from the start of a long page the way is too long too")
    hand.wait(1)
    #expect(hand.pages == [2])
  }

  @Test("A single long page scrolls, and goes no further")
  func scrollsTheOnlyPage() {
    for loops in [false, true] {
      var configuration = PageView.Configuration(pageCount: 1)
      configuration.loops = loops
      configuration.direction = .topToBottom
      configuration.pageLengths = [PageLength(page: 0, length: 500)]
      var hand = PageHand(configuration, main: 200)
      hand.press()
      hand.move(to: -100)
      #expect(hand.start(of: 0) == -100)
      hand.move(to: -400)
      #expect(hand.start(of: 0) == -350, "half speed beyond the end")
      hand.release()
      hand.settle()
      #expect(hand.start(of: 0) == -300 && hand.position == 0)
    }
  }

  @Test("A long page loops too: its end meets the next page's start, both ways")
  func loops() {
    for count in 2...3 {
      var configuration = PageView.Configuration(pageCount: count)
      configuration.loops = true
      configuration.pageLengths = (0..<count).map { PageLength(page: $0, length: 500) }
      var hand = PageHand(configuration, main: 200)
      hand.drag(by: 101)
      hand.settle()
      #expect(hand.view.currentPage == count - 1 && hand.start(of: count - 1) == -300)
      hand.drag(by: -101)
      hand.settle()
      #expect(hand.view.currentPage == 0 && hand.start(of: 0) == 0)
    }
  }

  @Test("A length that changes keeps what is at the view's edge; a size that changes keeps the share")
  func relayouts() {
    var hand = hand()
    hand.press()
    hand.move(to: -90)
    hand.release()
    hand.settle()
    hand.send(.setPageLength(800, page: 1))
    #expect(hand.start(of: 1) == -90 && hand.view.size(ofPage: 1) == Size(width: 180, height: 800))
    hand.send(.setPageLength(250, page: 1))
    #expect(hand.start(of: 1) == -50, "at its new end")
    hand.send(.setPageLength(500, page: 1))
    hand.send(.resize(Size(width: 180, height: 300)))
    #expect(abs((hand.start(of: 1) ?? .nan) + 50.0 / 300 * 200) < 1e-9)
    hand.send(.setPageLength(nil, page: 1))
    #expect(hand.start(of: 1) == 0 && hand.view.size(ofPage: 1) == Size(width: 180, height: 300))
    hand.send(.setPageLength(500, page: 0))
    #expect(hand.start(of: 1) == 0, "a page elsewhere moves nothing")
  }

  @Test("Edits keep the place within a long page and the lengths of the others")
  func editsKeepThePlace() {
    var hand = hand()
    hand.press()
    hand.move(to: -90)
    hand.release()
    hand.settle()
    hand.send(.edit(.insert(at: 0, count: 2)))
    #expect(hand.start(of: 3) == -90 && hand.view.currentPage == 3)
    hand.send(.edit(.move(from: 3, to: 0)))
    #expect(hand.start(of: 0) == -90 && hand.view.currentPage == 0)
    hand.send(.edit(.remove(at: 0, count: 1)))
    #expect(hand.start(of: 0) == 0 && hand.view.size(ofPage: 0).height == 200)
  }

  @Test("A long page before one that fits is against the guidelines, and the developer is told once (R190)")
  func reportsLongPagesBeforeOthers() {
    for (pages, isReported) in [
      ([0], true), ([3], false), ([2, 3], false), ([1, 3], true), ([], false), ([0, 1, 2, 3], false),
    ] {
      var configuration = PageView.Configuration(pageCount: 4)
      configuration.pageLengths = pages.map { PageLength(page: $0, length: 500) }
      var view = PageView(configuration, at: 0)
      let outcome = view.handle(.resize(Size(width: 200, height: 100)), at: 0)
      #expect(outcome.diagnostics == (isReported ? .tallPageBeforeFixed : []), "\(pages)")
      #expect(view.handle(.resize(Size(width: 210, height: 100)), at: 0).diagnostics == [])
    }
  }

  @Test("The effect shrinks the screenful of a long page that is next to the other page")
  func scalesTheScreenful() {
    var configuration = PageView.Configuration(pageCount: 2)
    configuration.effect = .fadeAndScale
    configuration.pageLengths = [PageLength(page: 0, length: 500)]
    var hand = PageHand(configuration, main: 200, cross: 100)
    hand.press()
    hand.move(to: -400)
    let rect = DrawnPages(hand.view.frame(at: hand.now))[0]?.rect ?? .zero
    #expect(abs(rect.width - 450) < 1e-9, "half selected: scale 0.9 of 500")
    #expect(abs(rect.maxX - (100 - 10)) < 1e-9, "its last screenful, -100...100, shrinks about its middle")
  }
}
