import DwellTestSupport
import Testing

@testable import Dwell

@Suite("Turns of a page view without a drag")
struct PageViewTurnTests {
  /// The pages seen until nothing moves, each once, in the order of their first appearance.
  private func seen(_ driver: PageViewDriver) -> [Int] {
    var seen: [Int] = []
    for step in 0...120 {
      let frame = driver.view.frame(at: driver.now + Double(step) / 120)
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
                  var driver = PageViewDriver(pages: count, current: from, loops: loops, direction: direction)
                  driver.send(.setReduceMotion(calm))
                  let outcome = driver.send(.select(page: to, animated: animated), after: 1)
                  #expect(outcome.isHandled && driver.view.currentPage == to, "\(name)")
                  let change = PageChange(from: from, to: to, cause: .app, time: 1)
                  #expect(outcome.pageChange == (from == to ? nil : change), "\(name)")
                  let moves = animated && from != to
                  #expect((driver.view.phase(at: 1) == .settling) == moves, "\(name)")
                  #expect((driver.position == Double(from)) == (moves && !calm || from == to), "\(name)")
                  driver.wait(1)
                  #expect(driver.position == Double(to) && driver.pages == [to], "\(name)")
                  #expect(driver.view.nextChange(after: driver.now) == .still, "\(name)")
                }
              }
            }
          }
        }
      }
    }
  }

  @Test("A turn to a distant page shows the outgoing and the incoming page, and none between")
  func doesNotWhirl() {
    for loops in [false, true] {
      for (from, to) in [(0, 2), (0, 9), (9, 0), (2, 7), (7, 2), (1, 999_999), (999_999, 500_000)] {
        var driver = PageViewDriver(pages: 1_000_000, current: from, loops: loops)
        driver.send(.select(page: to, animated: true))
        let others = seen(driver).filter { $0 != from && $0 != to }
        #expect(
          others.allSatisfy { [1, 999_999].contains((abs($0 - to))) },
          "beyond \(to) the spring shows \(others)")
        var last = driver.position
        var furthest = 0.0
        for step in 1...200 {
          let position = driver.view.position(at: driver.now + Double(step) / 200)
          let way = loops ? min(abs(position - last), 1_000_000 - abs(position - last)) : abs(position - last)
          furthest = max(furthest, way)
          last = position
        }
        #expect(last == Double(to))
        #expect(furthest < 0.1 * Double(abs(to - from)) + 1, "the position never jumps: \(furthest)")
      }
    }
  }

  @Test("A distant page arrives from its own side")
  func comesFromItsSide() {
    for direction in Direction.allCases {
      for (from, to, isAfter) in [(0, 5, true), (5, 0, false), (2, 3, true), (3, 2, false)] {
        var driver = PageViewDriver(pages: 6, current: from, direction: direction)
        driver.send(.select(page: to, animated: true))
        driver.wait(0.05)
        let start = driver.start(of: to) ?? .nan
        #expect(isAfter ? start > 0 && start < 390 : start < 0 && start > -390, "\(from) to \(to)")
        #expect(abs((driver.start(of: from) ?? .nan) - start + (isAfter ? 390 : -390)) < 1e-9)
      }
    }
  }

  @Test("A loop turns the short way round, and forward if both ways are equal")
  func goesTheShortWay() {
    for count in 2...7 {
      for from in 0..<count {
        for to in 0..<count where to != from {
          var driver = PageViewDriver(pages: count, current: from, loops: true)
          driver.send(.select(page: to, animated: true))
          driver.wait(0.05)
          let forward = (to - from + count) % count
          #expect(
            ((driver.start(of: to) ?? .nan) > 0) == (forward <= count - forward),
            "\(from) to \(to) of \(count)"
          )
          #expect(driver.position >= 0 && driver.position < Double(count))
        }
      }
    }
  }

  @Test(
    "Turns that follow one another faster than they settle continue without a jump, and arrive at the last")
  func followsQuickTurns() {
    for count in [3, 4, 9, 1_000_000] {
      for loops in [false, true] {
        for keys in [
          [Key.right, .right, .right, .right], [.right, .right, .left, .left, .left],
          [.end, .left, .home, .right],
        ] {
          for pause in [0.0, 0.01, 0.05, 0.2] {
            var driver = PageViewDriver(pages: count, loops: loops)
            for key in keys {
              let first = driver.pages.first { abs(driver.start(of: $0) ?? 390) < 380 } ?? -1
              let before = driver.start(of: first) ?? .nan
              let page = driver.view.currentPage
              driver.send(.key(key))
              #expect(
                abs((driver.start(of: first) ?? .nan) - before) < 1e-9,
                "nothing jumps at a key: \(keys) \(pause)")
              if key == .right {
                #expect(driver.view.currentPage == (loops ? (page + 1) % count : min(page + 1, count - 1)))
              }
              driver.wait(pause)
            }
            driver.wait(1)
            #expect(
              driver.pages == [driver.view.currentPage] && driver.position == Double(driver.view.currentPage),
              "\(keys)")
          }
        }
      }
    }
  }

  @Test("Selecting the current page does nothing, even while it arrives or is dragged (R145)")
  func ignoresTheSamePage() {
    var driver = PageViewDriver(pages: 3)
    driver.send(.select(page: 1, animated: true))
    driver.wait(0.1)
    let before = driver.view
    #expect(driver.send(.select(page: 1, animated: false)).pageChange == nil)
    #expect(driver.view == before)
    driver.wait(1)
    driver.press()
    driver.move(to: -100)
    driver.send(.select(page: 1, animated: true))
    driver.move(to: -200)
    driver.release()
    #expect(driver.view.currentPage == 2)
  }

  @Test("A turn by the app ends the drag, and the finger is free again with its next press")
  func endsTheDrag() {
    for animated in [false, true] {
      var driver = PageViewDriver(pages: 5)
      driver.press()
      driver.move(to: -100)
      let before = driver.position
      driver.send(.select(page: 3, animated: animated))
      if animated { #expect(abs(driver.start(of: 0) ?? .nan) == 100 && before > 0) }
      driver.move(to: -300, after: 0.01)
      #expect(!driver.outcome.isHandled && driver.view.isTouched)
      driver.release()
      #expect(driver.view.currentPage == 3)
      driver.settle()
      driver.drag(by: -300)
      #expect(driver.view.currentPage == 4)
    }
  }

  @Test("A page out of range is ignored and reported once")
  func reportsPagesOutOfRange() {
    var driver = PageViewDriver(pages: 3)
    for page in [-1, 3, .max, .min] {
      let outcome = driver.send(.select(page: page, animated: true))
      #expect(!outcome.isHandled && outcome.pageChange == nil && driver.view.currentPage == 0)
      #expect(outcome.diagnostics == (page == -1 ? .pageOutOfRange : []))
    }
  }

  @Test(
    "The app's advance turns to the next page, a loop goes on after the last, and restart goes to the first")
  func advances() {
    for loops in [false, true] {
      var driver = PageViewDriver(pages: 3, loops: loops)
      for page in [1, 2] {
        #expect(
          driver.send(.advance, after: 1).pageChange
            == PageChange(from: page - 1, to: page, cause: .app, time: driver.now))
      }
      #expect(driver.send(.advance, after: 1).pageChange?.to == (loops ? 0 : nil))
      driver.send(.select(page: 2, animated: false))
      #expect(driver.send(.restart).pageChange?.to == 0)
      #expect(driver.send(.restart).pageChange == nil)
    }
  }

  @Test("Arrow keys follow the pages' layout, page keys their order, Home and End reach the ends")
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
          var driver = PageViewDriver(pages: 4, current: from, loops: loops, direction: direction)
          let outcome = driver.send(.key(key))
          #expect(
            outcome.pageChange?.to == to && outcome.isHandled == (to != nil),
            "\(key) at \(from), \(direction)")
          #expect(outcome.pageChange.map { $0.cause == .person } ?? true)
        }
        var driver = PageViewDriver(pages: 4, current: 1, loops: loops, direction: direction)
        for key in [Key.left, .right, .up, .down] where key != on && key != back {
          #expect(!driver.send(.key(key)).isHandled, "\(key) is across \(direction)")
        }
      }
    }
  }

  @Test("In a view without size, a turn is over at once", arguments: [0, 0.5, 1] as [Double])
  func turnsWithoutASize(_ length: Double) {
    var driver = PageViewDriver(PageView.Configuration(pageCount: 3), main: length)
    driver.send(.key(.right))
    #expect(driver.view.currentPage == 1)
    #expect(driver.view.phase(at: 0) == (length < 1 ? .idle : .settling))
  }

  @Test("Without pages nothing is touched")
  func touchesNoPages() {
    var driver = PageViewDriver(pages: 0)
    driver.press()
    #expect(!driver.view.isTouched && !driver.outcome.isHandled)
  }

  @Test("A turn to the neighbour while a distant page is still in view shows the neighbour after it")
  func turnsBesideAFarPage() {
    var driver = PageViewDriver(pages: 9)
    driver.send(.select(page: 5, animated: true))
    driver.wait(0.08)
    driver.send(.select(page: 0, animated: true))
    driver.wait(0.02)
    #expect(driver.pages.contains(5))
    driver.send(.key(.right))
    #expect(driver.view.currentPage == 1)
    driver.wait(0.5)
    #expect(abs(driver.start(of: 1) ?? .nan) < 1, "page 1 arrives, not page 5 in its name")
    driver.settle()
    #expect(driver.pages == [1])
  }

  @Test("The space bar is left to others, at rest and in motion")
  func leavesSpace() {
    var driver = PageViewDriver(pages: 3)
    #expect(!driver.send(.key(.space)).isHandled)
    driver.send(.key(.right))
    #expect(!driver.send(.key(.space), after: 0.05).isHandled && driver.view.currentPage == 1)
  }
}
