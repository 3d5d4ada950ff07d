import Testing

@testable import Dwell

@Suite("A page view loops")
struct PageViewLoopTests {
  @Test("Drags loop in both directions, for two pages and more", arguments: Direction.allCases)
  func goesRound(_ direction: Direction) {
    for count in 2...6 {
      for sign in [-1.0, 1] {
        var driver = PageViewDriver(pages: count, loops: true, direction: direction)
        for turn in 1...(2 * count + 1) {
          driver.drag(by: sign * 250)
          let expected = ((sign < 0 ? turn : -turn) % count + count) % count
          #expect(driver.view.currentPage == expected, "turn \(turn) of \(count) pages")
          #expect(driver.change?.to == expected)
          driver.settle()
          #expect(driver.position == Double(expected) && driver.pages == [expected])
        }
      }
    }
  }

  @Test("A loop has no ends to overscroll: pages follow one to one everywhere")
  func hasNoEnds() {
    for count in 2...4 {
      for page in 0..<count {
        for translation in [-300.0, -100, 100, 300] {
          var driver = PageViewDriver(pages: count, current: page, loops: true)
          driver.press()
          driver.move(to: translation)
          #expect(driver.start(of: page) == translation)
          let other = translation < 0 ? (page + 1) % count : (page + count - 1) % count
          #expect(driver.start(of: other) == translation + (translation < 0 ? 390 : -390))
          #expect(driver.pages.count == 2)
        }
      }
    }
  }

  @Test("The position rises to the page count and wraps to 0")
  func wrapsThePosition() {
    var driver = PageViewDriver(pages: 3, current: 2, loops: true)
    driver.press()
    driver.move(to: -78)
    #expect(abs(driver.position - 2.2) < 1e-12)
    driver.move(to: -389.9)
    #expect(driver.position < 3 && driver.position > 2.99)
    driver.move(to: -390)
    #expect(driver.position == 0)
    driver.move(to: -429)
    #expect(abs(driver.position - 0.1) < 1e-12)
  }

  @Test("Two pages show each other on both sides, and a key turns in its direction")
  func loopsTwoPages() {
    for (key, sign) in [(Key.right, 1.0), (.left, -1)] {
      for start in 0...1 {
        var driver = PageViewDriver(pages: 2, current: start, loops: true)
        for turn in 1...5 {
          let from = driver.view.currentPage
          driver.send(.key(key))
          #expect(driver.view.currentPage == 1 - from)
          driver.wait(0.05)
          let there = driver.start(of: from) ?? .nan
          #expect(there * sign < 0, "turn \(turn): the old page goes the other way")
          if turn.isMultiple(of: 2) { driver.wait(1) } else { driver.wait(0.4) }
        }
      }
    }
  }

  @Test("Two quick turns of two pages continue in the same direction")
  func keepsTheDirectionOfTwoPages() {
    var driver = PageViewDriver(pages: 2, loops: true)
    driver.send(.key(.right))
    driver.wait(0.08)
    driver.send(.key(.right))
    #expect(driver.view.currentPage == 0)
    var last = driver.start(of: 1) ?? .nan
    for _ in 0..<20 {
      driver.wait(0.01)
      guard let start = driver.start(of: 1), driver.pages.contains(1) else { break }
      #expect(start <= last + 1e-9, "page 1 goes on towards the leading edge")
      last = start
    }
    driver.wait(1)
    #expect(driver.pages == [0] && driver.position == 0)
  }

  @Test("A single page never follows itself")
  func doesNotLoopOnePage() {
    var driver = PageViewDriver(pages: 1, loops: true)
    driver.drag(by: -250)
    #expect(driver.pages == [0] && driver.position == 0)
    #expect(!driver.send(.advance).isHandled)
    #expect(driver.send(.select(page: 0, animated: true)).isHandled)
  }

  @Test("A turn that is reversed early goes back the same way")
  func turnsBack() {
    var driver = PageViewDriver(pages: 4, loops: true)
    driver.send(.select(page: 1, animated: true))
    driver.wait(0.05)
    driver.send(.select(page: 0, animated: true))
    for _ in 0..<10 {
      driver.wait(0.03)
      #expect((driver.start(of: 0) ?? .nan) > -195, "page 0 was nearly all in view, and stays")
    }
    driver.settle()
    #expect(driver.pages == [0])
  }

  @Test("Three quick turns of two pages draw each page once, and arrive at the last")
  func turnsTwoPagesThreeTimes() {
    var driver = PageViewDriver(pages: 2, loops: true)
    for _ in 0..<3 {
      driver.send(.advance)
      driver.wait(0.03)
    }
    for _ in 0..<30 {
      #expect(Set(driver.pages).count == driver.pages.count, "\(driver.pages) at \(driver.now)")
      driver.wait(0.02)
    }
    driver.settle()
    #expect(driver.pages == [1] && driver.position == 1)
  }

  @Test("Two quick turns past a long page return to the page in view, without a jump")
  func comesBackPastALongPage() {
    var configuration = PageView.Configuration(pageCount: 2)
    configuration.loops = true
    configuration.pageLengths = [PageLength(page: 1, length: 1000)]
    var driver = PageViewDriver(configuration, main: 200)
    driver.send(.advance)
    driver.wait(0.08)
    let start = driver.start(of: 0) ?? .nan
    #expect(start < -20)
    driver.send(.advance)
    #expect(driver.view.currentPage == 0 && abs((driver.start(of: 0) ?? .nan) - start) < 1e-9)
    #expect(driver.view.phase(at: driver.now) == .settling)
    driver.settle()
    #expect(driver.pages == [0])
  }
}
