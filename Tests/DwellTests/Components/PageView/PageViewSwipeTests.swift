import DwellTestSupport
import Testing

@testable import Dwell

@Suite("Quick swipes on a trackpad turn a page each, with and without reported ends")
struct PageViewSwipeTests {
  /// The lengths of views, in points: a phone's, a tablet's and a window's.
  static let lengths = [390.0, 800, 1400]
  /// The pauses between swipes, in seconds.
  static let pauses = [0.03, 0.06, 0.1, 0.15, 0.3]
  /// How long momentum lasts until fingers stop it, in seconds.
  static let momenta = [0.0, 0.03, 0.06, 0.1, 0.2, 0.4, 2]

  @Test("A swipe turns one page, whatever its strength, its momentum and the dropped frames")
  func turnsOnePage() {
    for length in Self.lengths {
      for kind in TrackpadSwipe.Kind.allCases {
        for peak in [20.0, 40, 60, 100, 200] {
          for sign in [1.0, -1] {
            let swipe = TrackpadSwipe(kind, peak: sign * peak)
            for movements in [swipe.movements, swipe.merged(every: 5), swipe.merged(every: 2)] {
              var driver = PageViewDriver(swiping: length)
              driver.swipe(movements)
              #expect(driver.turns() == Int(sign), "\(kind) with \(peak) points in a view of \(length)")
            }
          }
        }
      }
    }
  }

  @Test("Successive swipes turn a page each", arguments: Direction.allCases)
  func turnsAPageEach(_ direction: Direction) {
    for length in Self.lengths {
      for kind in TrackpadSwipe.Kind.allCases {
        for pause in Self.pauses {
          for momentum in Self.momenta {
            let swipe = TrackpadSwipe(kind, peak: 60, momentum: momentum)
            let weaker = TrackpadSwipe(kind, peak: 50, momentum: momentum)
            var driver = PageViewDriver(swiping: length, direction: direction)
            driver.swipe(swipe.movements)
            driver.swipe(weaker.movements, after: pause)
            driver.swipe(swipe.movements, after: pause)
            #expect(
              driver.turns() == 3,
              "\(kind), \(pause) s after \(momentum) s of momentum in a view of \(length)")
          }
        }
      }
    }
  }

  @Test("A swipe back after a swipe forward returns to the page")
  func returns() {
    for length in Self.lengths {
      for kind in TrackpadSwipe.Kind.allCases {
        for pause in Self.pauses {
          for momentum in Self.momenta {
            var driver = PageViewDriver(swiping: length)
            driver.swipe(TrackpadSwipe(kind, peak: 60, momentum: momentum).movements)
            driver.swipe(TrackpadSwipe(kind, peak: -50).movements, after: pause)
            #expect(
              driver.turns() == 0,
              "\(kind), \(pause) s after \(momentum) s of momentum in a view of \(length)")
          }
        }
      }
    }
  }

  @Test("A turn is reported when it is decided: at the limit or as the momentum slows down")
  func reportsEarly() {
    for length in Self.lengths {
      for peak in [20.0, 60, 200] {
        let swipe = TrackpadSwipe(.mac, peak: peak)
        var driver = PageViewDriver(swiping: length)
        driver.swipe(swipe.movements)
        let time = driver.change?.time ?? .infinity
        #expect(time <= 0.32 && driver.now > 1, "\(peak) points in a view of \(length): \(time) s")
        #expect(driver.view.phase(at: driver.now) == .idle, "the momentum moves nothing")
      }
    }
  }

  @Test(
    "Movements of the system's own multiples turn like their neighbours", arguments: [39.0, 40, 41, 80, 120])
  func turnsByAnyPeak(_ peak: Double) {
    var driver = PageViewDriver(swiping: 390)
    driver.swipe([3, 9, 20, 33, peak, 39, 30, 22, 15, 9, 5, 2, 1].map { (1 / 60, $0) })
    #expect(driver.turns() == 1)
  }

  @Test("Fingers that move slowly drag the pages forward and back, one to one, and turn none")
  func followsSlowFingers() {
    var driver = PageViewDriver(swiping: 390)
    var travel = 0.0
    for amount in [Double](repeating: 6, count: 25) + [Double](repeating: -6, count: 25) {
      travel += amount
      driver.send(.wheel(driver.way(amount), isPrecise: true), after: 1 / 60)
      #expect(driver.start(of: 250) == -travel && driver.change == nil)
    }
    #expect(driver.turns() == 0)
  }

  @Test("Fingers that drag on unsteadily turn one page")
  func dragsOn() {
    var driver = PageViewDriver(swiping: 390)
    driver.swipe((0..<100).map { (1 / 60, [30.0, 24, 33, 27, 36, 22, 30][$0 % 7]) })
    #expect(driver.turns() == 1)
  }

  @Test("If the front reports ends, nothing is inferred while fingers are down, and fingers end momentum")
  func believesReports() {
    var driver = PageViewDriver(swiping: 390)
    driver.send(.wheelEnded)
    // Fast, slow, fast and back: one gesture.
    driver.swipe([30, 60, 60, 8, 5, 8, 60, 60, -60, -60, -40].map { (1 / 60, $0) })
    #expect(driver.change == nil && driver.start(of: 250) == -131)
    driver.swipe([40, 60, 60].map { (1 / 60, $0) })
    driver.send(.wheelEnded)
    #expect(driver.view.currentPage == 251)
    driver.swipe([50, 45, 40].map { (1 / 60, $0) })
    #expect(driver.view.phase(at: driver.now) == .settling, "it is momentum")
    driver.send(.wheelEnded)
    driver.send(.wheel(driver.way(3), isPrecise: true), after: 1 / 60)
    #expect(driver.view.phase(at: driver.now) == .dragging, "the fingers are back")
    driver.swipe([40, 60, 60].map { (1 / 60, $0) })
    driver.send(.wheelEnded)
    #expect(driver.turns() == 2)
  }

  @Test("A front that stops reporting ends is no longer waited for")
  func forgetsReports() {
    var driver = PageViewDriver(swiping: 390)
    driver.send(.wheelEnded)
    driver.swipe([5, 5].map { (1 / 60, $0) })
    driver.wait(0.3)
    driver.swipe(TrackpadSwipe(.mac, peak: 60).movements, after: 1)
    #expect(driver.turns() == 1 && (driver.change?.time ?? .infinity) < 1.7)
  }

  @Test("At least 99 in 100 random swipes with random frames are recognised")
  func countsRandomSwipes() {
    let seed: UInt64 = 40
    var random = SeededRandom(seed: seed)
    func between(_ least: Double, _ most: Double) -> Double { least + (most - least) * random.unit() }
    func swipe(momentum: Double) -> [TrackpadSwipe.Movement] {
      let count = Int(between(4, 9))
      let stroke = (1...count).map { Double($0) / Double(count) * between(0.85, 1.15) }
      let kind: TrackpadSwipe.Kind = random.unit() < 0.5 ? .mac : .windows
      return TrackpadSwipe(kind, peak: between(20, 120), momentum: momentum, stroke: stroke).movements
        .reduce(into: []) { movements, next in
          if random.unit() < 0.08, let last = movements.indices.last {
            movements[last].pause += next.pause
            movements[last].amount += next.amount
          } else {
            movements.append((next.pause + between(-0.002, 0.002), next.amount))
          }
        }
    }
    var wrong = 0
    for _ in 0..<300 {
      for count in 1...3 {
        var driver = PageViewDriver(swiping: Self.lengths[Int(between(0, 3))])
        for _ in 1..<count { driver.swipe(swipe(momentum: between(0, 0.5)), after: between(0.03, 0.25)) }
        driver.swipe(swipe(momentum: .infinity), after: between(0.03, 0.25))
        if driver.turns() != count { wrong += 1 }
      }
    }
    #expect(wrong <= 9, "seed \(seed)")
  }
}
