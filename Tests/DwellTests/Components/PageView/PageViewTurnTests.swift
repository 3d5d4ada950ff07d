import DwellTestSupport
import Testing

@testable import Dwell

@Suite("A page view turns pages that nobody drags")
struct PageViewTurnTests {
  /// The pages that are seen until nothing moves, each once, in the order of their first appearance.
  private func seen(_ hand: PageHand) -> [Int] {
    var seen: [Int] = []
    for step in 0...120 {
      let frame = hand.view.frame(at: hand.now + Double(step) / 120)
      for page in DrawnPages(frame).pages where !seen.contains(page.page) {
        let rect = page.rect
        let isInView = rect.maxX > 0 && rect.x < 390 && rect.maxY > 0 && rect.y < 390 && page.opacity > 0
        if isInView { seen.append(page.page) }
      }
    }
    return seen
  }

  @Test("A page is selected with and without motion, from every page to every page")
  func selects() {
    for direction in Direction.allCases {
      for count in 1...6 {
        for loops in [false, true] {
          for from in 0..<count {
            for to in 0..<count {
              for animated in [false, true] {
                for calm in [false, true] {
                  let name =
                    "\(from) to \(to) of \(count), loops \(loops), animated \(animated), calm \(calm)"
                  var hand = PageHand(pages: count, current: from, loops: loops, direction: direction)
                  hand.send(.setReduceMotion(calm))
                  let outcome = hand.send(.select(page: to, animated: animated), after: 1)
                  #expect(outcome.isHandled && hand.view.currentPage == to, "\(name)")
                  let change = PageChange(from: from, to: to, cause: .app, time: 1)
                  #expect(outcome.pageChange == (from == to ? nil : change), "\(name)")
                  let moves = animated && from != to
                  #expect((hand.view.phase(at: 1) == .settling) == moves, "\(name)")
                  #expect((hand.position == Double(from)) == (moves && !calm || from == to), "\(name)")
                  hand.wait(1)
                  #expect(hand.position == Double(to) && hand.pages == [to], "\(name)")
                  #expect(hand.view.nextChange(after: hand.now) == .still, "\(name)")
                }
              }
            }
          }
        }
      }
    }
  }

  @Test("A turn to a far page shows the one page going and the other coming, and none between")
  func doesNotWhirl() {
    for loops in [false, true] {
      for (from, to) in [(0, 2), (0, 9), (9, 0), (2, 7), (7, 2), (1, 999_999), (999_999, 500_000)] {
        var hand = PageHand(pages: 1_000_000, current: from, loops: loops)
        hand.send(.select(page: to, animated: true))
        let others = seen(hand).filter { $0 != from && $0 != to }
        #expect(
          others.allSatisfy { [1, 999_999].contains((abs($0 - to))) },
          "beyond \(to) the spring shows \(others)")
        var last = hand.position
        var furthest = 0.0
        for step in 1...200 {
          let position = hand.view.position(at: hand.now + Double(step) / 200)
          let way = loops ? min(abs(position - last), 1_000_000 - abs(position - last)) : abs(position - last)
          furthest = max(furthest, way)
          last = position
        }
        #expect(last == Double(to))
        #expect(furthest < 0.1 * Double(abs(to - from)) + 1, "the position never jumps: \(furthest)")
      }
    }
  }

  @Test("A far page comes from the side on which it lies")
  func comesFromItsSide() {
    for direction in Direction.allCases {
      for (from, to, isAfter) in [(0, 5, true), (5, 0, false), (2, 3, true), (3, 2, false)] {
        var hand = PageHand(pages: 6, current: from, direction: direction)
        hand.send(.select(page: to, animated: true))
        hand.wait(0.05)
        let start = hand.start(of: to) ?? .nan
        #expect(isAfter ? start > 0 && start < 390 : start < 0 && start > -390, "\(from) to \(to)")
        #expect(abs((hand.start(of: from) ?? .nan) - start + (isAfter ? 390 : -390)) < 1e-9)
      }
    }
  }

  @Test("A loop turns the short way round, and forward where both ways are the same")
  func goesTheShortWay() {
    for count in 2...7 {
      for from in 0..<count {
        for to in 0..<count where to != from {
          var hand = PageHand(pages: count, current: from, loops: true)
          hand.send(.select(page: to, animated: true))
          hand.wait(0.05)
          let forward = (to - from + count) % count
          #expect(
            ((hand.start(of: to) ?? .nan) > 0) == (forward <= count - forward), "\(from) to \(to) of \(count)"
          )
          #expect(hand.position >= 0 && hand.position < Double(count))
        }
      }
    }
  }

  @Test("Turns that follow one another faster than they settle go on without a jump, and arrive at the last")
  func followsQuickTurns() {
    for count in [3, 4, 9, 1_000_000] {
      for loops in [false, true] {
        for keys in [
          [Key.right, .right, .right, .right], [.right, .right, .left, .left, .left],
          [.end, .left, .home, .right],
        ] {
          for pause in [0.0, 0.01, 0.05, 0.2] {
            var hand = PageHand(pages: count, loops: loops)
            for key in keys {
              let first = hand.pages.first { abs(hand.start(of: $0) ?? 390) < 380 } ?? -1
              let before = hand.start(of: first) ?? .nan
              let page = hand.view.currentPage
              hand.send(.key(key))
              #expect(
                abs((hand.start(of: first) ?? .nan) - before) < 1e-9,
                "nothing jumps at a key: \(keys) \(pause)")
              if key == .right {
                #expect(hand.view.currentPage == (loops ? (page + 1) % count : min(page + 1, count - 1)))
              }
              hand.wait(pause)
            }
            hand.wait(1)
            #expect(
              hand.pages == [hand.view.currentPage] && hand.position == Double(hand.view.currentPage),
              "\(keys)")
          }
        }
      }
    }
  }

  @Test("Selecting the page that is current does nothing, also while it comes or is dragged (R145)")
  func ignoresTheSamePage() {
    var hand = PageHand(pages: 3)
    hand.send(.select(page: 1, animated: true))
    hand.wait(0.1)
    let before = hand.view
    #expect(hand.send(.select(page: 1, animated: false)).pageChange == nil)
    #expect(hand.view == before)
    hand.wait(1)
    hand.press()
    hand.move(to: -100)
    hand.send(.select(page: 1, animated: true))
    hand.move(to: -200)
    hand.release()
    #expect(hand.view.currentPage == 2)
  }

  @Test("A turn by the app ends the drag, and the finger is free again with its next press")
  func endsTheDrag() {
    for animated in [false, true] {
      var hand = PageHand(pages: 5)
      hand.press()
      hand.move(to: -100)
      let before = hand.position
      hand.send(.select(page: 3, animated: animated))
      if animated { #expect(abs(hand.start(of: 0) ?? .nan) == 100 && before > 0) }
      hand.move(to: -300, after: 0.01)
      #expect(!hand.outcome.isHandled && hand.view.isTouched)
      hand.release()
      #expect(hand.view.currentPage == 3)
      hand.settle()
      hand.drag(by: -300)
      #expect(hand.view.currentPage == 4)
    }
  }

  @Test("A page out of range is ignored and reported once")
  func reportsPagesOutOfRange() {
    var hand = PageHand(pages: 3)
    for page in [-1, 3, .max, .min] {
      let outcome = hand.send(.select(page: page, animated: true))
      #expect(!outcome.isHandled && outcome.pageChange == nil && hand.view.currentPage == 0)
      #expect(outcome.diagnostics == (page == -1 ? .pageOutOfRange : []))
    }
  }

  @Test(
    "The app's advance turns to the next page, a loop goes on after the last, and restart goes to the first")
  func advances() {
    for loops in [false, true] {
      var hand = PageHand(pages: 3, loops: loops)
      for page in [1, 2] {
        #expect(
          hand.send(.advance, after: 1).pageChange
            == PageChange(from: page - 1, to: page, cause: .app, time: hand.now))
      }
      #expect(hand.send(.advance, after: 1).pageChange?.to == (loops ? 0 : nil))
      hand.send(.select(page: 2, animated: false))
      #expect(hand.send(.restart).pageChange?.to == 0)
      #expect(hand.send(.restart).pageChange == nil)
    }
  }

  @Test("Arrows turn pages by where the pages lie, the page keys by their order, Home and End reach the ends")
  func followsKeys() {
    let arrows: [Direction: (Key, Key)] = [
      .leftToRight: (.right, .left), .rightToLeft: (.left, .right), .topToBottom: (.down, .up),
      .bottomToTop: (.up, .down),
    ]
    for direction in Direction.allCases {
      guard let (on, back) = arrows[direction] else { continue }
      for loops in [false, true] {
        for (key, from, to) in [
          (on, 1, 2), (back, 1, 0), (on, 3, loops ? 0 : nil), (back, 0, loops ? 3 : nil), (.pageDown, 1, 2),
          (.pageUp, 1, 0),
          (.home, 2, 0), (.end, 1, 3), (.home, 0, nil), (.end, 3, nil), (.space, 1, nil),
        ] as [(Key, Int, Int?)] {
          var hand = PageHand(pages: 4, current: from, loops: loops, direction: direction)
          let outcome = hand.send(.key(key))
          #expect(
            outcome.pageChange?.to == to && outcome.isHandled == (to != nil),
            "\(key) at \(from), \(direction)")
          #expect(outcome.pageChange.map { $0.cause == .person } ?? true)
        }
        var hand = PageHand(pages: 4, current: 1, loops: loops, direction: direction)
        for key in [Key.left, .right, .up, .down] where key != on && key != back {
          #expect(!hand.send(.key(key)).isHandled, "\(key) is across \(direction)")
        }
      }
    }
  }
}
