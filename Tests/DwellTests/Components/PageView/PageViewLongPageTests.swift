import DwellTestSupport
import Testing

@testable import Dwell

@Suite("Pages longer than the view")
struct PageViewLongPageTests {
  @Test(
    "A finger scrolls a long page's content, and the next page comes at its end (R187)",
    arguments: Direction.allCases)
  func scrollsByFinger(_ direction: Direction) {
    var hand = PageHand.atLongPage(direction: direction)
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

  @Test("A selected page is shown from its start, from wherever; a way longer than two views cross-fades")
  func selectsTheStart() {
    for (from, isBack) in [(0, false), (2, true), (3, true)] {
      var hand = PageHand.atLongPage(current: from)
      hand.send(.select(page: 1, animated: true))
      hand.wait(0.05)
      let drawn = DrawnPages(hand.view.frame(at: hand.now))
      #expect(drawn.pages.count == 2 && drawn[from] != nil)
      if isBack { #expect((drawn[1]?.opacity ?? 1) < 1 && drawn[1]?.rect.y == 0, "it fades in at its place") }
      hand.wait(1)
      #expect(hand.start(of: 1) == 0 && hand.pages == [1])
    }
    var hand = PageHand.atLongPage()
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
    var hand = PageHand.atLongPage()
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
    var hand = PageHand.atLongPage()
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
