import DwellTestSupport
import Testing

@testable import Dwell

@Suite("A page view keeps its place in another size")
struct PageViewResizeTests {
  @Test(
    "Another size shows the same part of the same pages, at rest and on the way",
    arguments: PageHand.Middle.allCases)
  func resizes(_ middle: PageHand.Middle) {
    for loops in [false, true] {
      for page in 0...3 {
        for width in [100.0, 389, 1000] {
          var hand = PageHand(in: middle, pages: 4, current: page, loops: loops)
          let name = "\(middle), page \(page), to \(width)"
          let before = hand.position
          let phase = hand.view.phase(at: hand.now)
          let seen = hand.sight.map { $0.page }
          let current = hand.view.currentPage
          hand.send(.resize(Size(width: width, height: 300)))
          #expect(abs(hand.position - before) < 1e-9, "\(name)")
          #expect(
            hand.view.currentPage == current && hand.view.settledPage(at: hand.now) == hand.view.restedPage,
            "\(name)")
          if middle != .crossFade {
            #expect(hand.view.phase(at: hand.now) == phase, "\(name)")
            #expect(hand.pages.filter { seen.contains($0) } == seen, "\(name)")
          }
          if middle == .dragForward {
            hand.moveOn(by: -0.1 * width)
            let isLast = page == 3 && !loops
            #expect(
              abs(hand.position - before - (isLast ? 0.05 : 0.1)) < 1e-9,
              "\(name): the finger goes on one to one")
          }
          hand.send(.cancel)
          hand.wait(1)
          #expect(hand.pages == [current] && hand.position == Double(current), "\(name)")
        }
      }
    }
  }

  @Test("A settle that is resized goes on as the same spring, in the new measure")
  func scalesTheSettle() {
    var plain = PageHand(pages: 3)
    plain.drag(by: -250)
    var resized = plain
    resized.wait(0.06)
    resized.send(.resize(Size(width: 780, height: 200)))
    for step in 0...20 {
      let time = resized.now + Double(step) / 60
      #expect(abs(resized.view.position(at: time) - plain.view.position(at: time)) < 2e-4, "step \(step)")
    }
  }

  @Test("A view that shrinks to nothing rests on its page, and is there again when it grows")
  func survivesNoSize() {
    for size in [
      Size.zero, Size(width: 0.5, height: 100), Size(width: -3, height: .nan), Size(width: 390, height: 0),
    ] {
      for middle in PageHand.Middle.allCases {
        var hand = PageHand(in: middle, pages: 4, current: 1, loops: false)
        let current = hand.view.currentPage
        hand.send(.resize(size))
        #expect(hand.view.frame(at: hand.now).display.commands.isEmpty && hand.position.isFinite)
        hand.send(.release(.zero))
        hand.send(.select(page: 3, animated: true))
        hand.send(.select(page: current, animated: true))
        hand.send(.resize(Size(width: 390, height: 200)))
        hand.wait(1)
        #expect(hand.pages == [current] && hand.position == Double(current), "\(middle) at \(size)")
      }
    }
  }

  @Test("Another direction shows the same pages, and the finger goes on in it")
  func changesDirection() {
    for direction in Direction.allCases {
      var hand = PageHand(pages: 4, current: 1)
      hand.press()
      hand.move(to: -150)
      let before = hand.position
      hand.send(.setDirection(direction))
      #expect(abs(hand.position - before) < 1e-9 && hand.pages == [1, 2])
      hand.moveOn(by: -0.2 * direction.mainLength(of: hand.view.size))
      #expect(abs(hand.position - before - 0.2) < 1e-9, "\(direction)")
      hand.lift()
      #expect(hand.view.currentPage == 2)
    }
  }
}
