import Testing

@testable import Dwell

@Suite("A page view loops")
struct PageViewLoopTests {
  @Test("Drags go round and round in both directions, for two pages and more", arguments: Direction.allCases)
  func goesRound(_ direction: Direction) {
    for count in 2...6 {
      for sign in [-1.0, 1] {
        var hand = PageHand(pages: count, loops: true, direction: direction)
        for turn in 1...(2 * count + 1) {
          hand.drag(by: sign * 250)
          let expected = ((sign < 0 ? turn : -turn) % count + count) % count
          #expect(hand.view.currentPage == expected, "turn \(turn) of \(count) pages")
          #expect(hand.change?.to == expected)
          hand.settle()
          #expect(hand.position == Double(expected) && hand.pages == [expected])
        }
      }
    }
  }

  @Test("There is no end to drag beyond: pages follow one to one everywhere")
  func hasNoEnds() {
    for count in 2...4 {
      for page in 0..<count {
        for translation in [-300.0, -100, 100, 300] {
          var hand = PageHand(pages: count, current: page, loops: true)
          hand.press()
          hand.move(to: translation)
          #expect(hand.start(of: page) == translation)
          let other = translation < 0 ? (page + 1) % count : (page + count - 1) % count
          #expect(hand.start(of: other) == translation + (translation < 0 ? 390 : -390))
          #expect(hand.pages.count == 2)
        }
      }
    }
  }

  @Test("The position runs up to the number of pages and is 0 again")
  func wrapsThePosition() {
    var hand = PageHand(pages: 3, current: 2, loops: true)
    hand.press()
    hand.move(to: -78)
    #expect(abs(hand.position - 2.2) < 1e-12)
    hand.move(to: -389.9)
    #expect(hand.position < 3 && hand.position > 2.99)
    hand.move(to: -390)
    #expect(hand.position == 0)
    hand.move(to: -429)
    #expect(abs(hand.position - 0.1) < 1e-12)
  }

  @Test("Two pages show each other on both sides, and a key turns the way it points")
  func loopsTwoPages() {
    for (key, sign) in [(Key.right, 1.0), (.left, -1)] {
      for start in 0...1 {
        var hand = PageHand(pages: 2, current: start, loops: true)
        for turn in 1...5 {
          let from = hand.view.currentPage
          hand.send(.key(key))
          #expect(hand.view.currentPage == 1 - from)
          hand.wait(0.05)
          let there = hand.start(of: from) ?? .nan
          #expect(there * sign < 0, "turn \(turn): the old page goes the other way")
          if turn.isMultiple(of: 2) { hand.wait(1) } else { hand.wait(0.4) }
        }
      }
    }
  }

  @Test("Two quick turns of two pages go on in the same direction")
  func keepsTheDirectionOfTwoPages() {
    var hand = PageHand(pages: 2, loops: true)
    hand.send(.key(.right))
    hand.wait(0.08)
    hand.send(.key(.right))
    #expect(hand.view.currentPage == 0)
    var last = hand.start(of: 1) ?? .nan
    for _ in 0..<20 {
      hand.wait(0.01)
      guard let start = hand.start(of: 1), hand.pages.contains(1) else { break }
      #expect(start <= last + 1e-9, "page 1 goes on towards the leading edge")
      last = start
    }
    hand.wait(1)
    #expect(hand.pages == [0] && hand.position == 0)
  }

  @Test("A single page never follows itself")
  func doesNotLoopOnePage() {
    var hand = PageHand(pages: 1, loops: true)
    hand.drag(by: -250)
    #expect(hand.pages == [0] && hand.position == 0)
    #expect(!hand.send(.advance).isHandled)
    #expect(hand.send(.select(page: 0, animated: true)).isHandled)
  }
}
