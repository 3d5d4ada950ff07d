import DwellTestSupport
import Testing

@testable import Dwell

/// Turns in the midst of turns, compared with springs and fades that know nothing of one another.
@Suite("The transition of a row to its current page") struct RowTransitionTests {
  /// A spring for each page: to 1 for the current one, to 0 for the others. None is forgotten.
  private struct Springs {
    /// The current page.
    private(set) var page: Int
    /// The motions of the pages that have been current.
    private(set) var motions: [Int: SpringMotion]

    /// A page at rest.
    init(restingOn page: Int) {
      self.page = page
      motions = [page: SpringMotion(restingAt: 1, spring: .row)]
    }

    /// Turns to a page.
    mutating func move(to page: Int, at time: Double) {
      self.page = page
      motions[page] = motions[page] ?? SpringMotion(restingAt: 0, spring: .row)
      for (other, motion) in motions {
        motions[other] = motion.retargeted(to: other == page ? 1 : 0, at: time)
      }
    }

    /// The mean of a value of pages, less that of the current one, and how fast it grows.
    func mean(at time: Double, _ value: (Int) -> Int) -> (offset: Double, velocity: Double) {
      motions.reduce(into: (0, 0)) { mean, entry in
        let distance = Double(value(entry.key) - value(page))
        mean.offset += entry.value.value(at: time) * distance
        mean.velocity += entry.value.velocity(at: time) * distance
      }
    }

    /// How far the weight that is farthest from its rest is from there, or the window.
    func excursion(at time: Double, _ start: (Int) -> Int) -> Double {
      motions.values.map { abs($0.value(at: time) - $0.target) }
        .reduce(abs(mean(at: time, start).offset), max)
    }
  }

  /// Windows onto all of a few pages, and onto some of many.
  private let windows = [
    RowWindow(pageCount: 6, most: 9, length: 7), RowWindow(pageCount: 40, most: 9, length: 7),
    RowWindow(pageCount: 40, most: 4, length: 4, clips: true),
  ]

  /// The first page in a window with a page as near to its middle as possible.
  private func start(_ window: RowWindow, _ page: Int) -> Int {
    let middle = page - window.length / 2
    return (0...window.pageCount - window.length).min { abs($0 - middle) < abs($1 - middle) } ?? 0
  }

  @Test("Every page's weight, the position and the window are on their springs, whatever interrupts them")
  func springs() {
    for seed in 0..<16 as Range<UInt64> {
      var random = RandomEvents(seed: seed)
      let window = random.pick(windows)
      func start(_ page: Int) -> Int { self.start(window, page) }
      var page = window.pageCount / 2
      var transition = RowTransition(restingOn: page)
      var springs = Springs(restingOn: page)
      var now = 10.0
      for step in 0..<6 {
        let next = min(max(page + random.pick([-2, -1, 1, 2, 3]), 0), window.pageCount - 1)
        transition.move(to: next, leaving: (page, 0), isNear: true, window: window, at: now)
        springs.move(to: next, at: now)
        page = next
        let label = "seed \(seed), turn \(step) to \(page) of \(window)"
        for time in [0, 0.004, 0.05, 0.1, 0.2, 0.4, 1].map({ now + $0 }) {
          let snapshot = transition.snapshot(at: time)
          #expect(snapshot.currentPage == page && !snapshot.isStill, "\(label)")
          for (other, motion) in springs.motions {
            let indices = snapshot.weights.indices.filter { snapshot.weights[$0].page == other }
            let weight = indices.map { snapshot.value($0) }.reduce(0, +)
            #expect(isClose(weight, motion.value(at: time), within: 0.004) && indices.count < 2, "\(label)")
          }
          let position = Double(page) + springs.mean(at: time) { $0 }.offset
          #expect(isClose(transition.position(at: time), position, within: 0.01), "\(label)")
          let (offset, velocity) = springs.mean(at: time, start)
          let motion = snapshot.windowMotion(window)
          #expect(isClose(motion.offset, offset, within: 0.01), "\(label) at \(time - now)")
          #expect(isClose(motion.velocity, velocity, within: 0.2), "\(label) at \(time - now)")
          #expect(
            isClose(snapshot.place(of: page + 1, in: window), Double(page + 1 - start(page)) - motion.offset))
          #expect(transition.isMoving(at: time) == (time < transition.end), "\(label)")
          // The range of a window is that between its place at the start and at rest.
          let range = snapshot.windowRange(window)
          let first = transition.snapshot(at: now).windowMotion(window).offset
          #expect(
            !transition.isMoving(at: time) || range.low == min(first, 0) && range.high == max(first, 0),
            "\(label)")
        }
        // It is over when all are at rest, and at most half a swing later.
        let farthest = (0...20).map { springs.excursion(at: transition.end + Double($0) / 50, start) }
        #expect(farthest.allSatisfy { $0 < 0.004 }, "\(label)")
        let last = (0...46).map { springs.excursion(at: transition.end - Double($0) / 200, start) }
        #expect(transition.end == now || last.contains { $0 > 0.0008 }, "\(label)")
        now += random.pick([0, 0.01, 0.05, 0.1, 0.2, 2])
      }
    }
  }

  @Test("A row that follows a finger is between two pages, and stays there")
  func follows() {
    for window in windows {
      let (middle, last) = (window.pageCount / 2, window.pageCount - 1)
      for (page, other) in [(0, 1), (3, 4), (4, 3), (middle, middle + 1), (last - 1, last)] {
        for fraction in [0, 0.25, 0.5, 0.75, 1] {
          var transition = RowTransition(restingOn: 2)
          transition.move(to: 3, leaving: (2, 0), isNear: true, window: window, at: 1)
          transition.track(
            from: page, to: other, fraction: fraction, velocity: 8, window: window, isOverEnd: false)
          #expect(transition.isTracking && !transition.isMoving(at: 1))
          for time in [1, 1.1, 9] {
            let snapshot = transition.snapshot(at: time)
            let mean = Double(page) + fraction * Double(other - page)
            #expect(isClose(transition.position(at: time), mean), "\(page) to \(other)")
            let travel = Double(start(window, other) - start(window, page))
            let motion = snapshot.windowMotion(window)
            #expect(isClose(motion.offset, (fraction - 1) * travel) && isClose(motion.velocity, 8 * travel))
            #expect(snapshot.windowRange(window) == (motion.offset, motion.offset))
          }
          // Let go, it moves on at the finger's speed.
          transition.move(to: other, leaving: (page, 0), isNear: true, window: window, at: 2)
          let later = transition.position(at: 2.0001) - transition.position(at: 2)
          #expect(isClose(later / 0.0001, 8 * Double(other - page), within: 0.1), "\(page) to \(other)")
        }
      }
    }
    var transition = RowTransition(restingOn: 2)
    transition.track(from: 4, to: 4, fraction: 0, velocity: 3, window: windows[0], isOverEnd: false)
    #expect(transition.position(at: 1) == 4 && transition.snapshot(at: 1).weights.count == 1)
  }

  @Test("Around the end of a loop a window jumps halfway, unless it has no more than its own length to go")
  func jumps() {
    for (count, jumps) in [(14, false), (15, true), (40, true)] {
      let window = RowWindow(pageCount: count, most: 9, length: 7)
      for (fraction, page) in [(0.25, 0), (0.49, 0), (0.5, 1), (0.75, 1)] {
        var transition = RowTransition(restingOn: count - 1)
        transition.track(
          from: count - 1, to: 0, fraction: fraction, velocity: 0, window: window, isOverEnd: true)
        let far = Double(count - 7)
        let offset = jumps ? (page == 0 ? far : 0) : far * (1 - fraction)
        let snapshot = transition.snapshot(at: 1)
        #expect(isClose(snapshot.windowMotion(window).offset, offset), "\(fraction) of \(count)")
        #expect(isClose(snapshot.place(of: 0, in: window), -offset), "\(fraction) of \(count)")
        #expect(snapshot.weights.map(\.isOnOddLap) == [false, true])
      }
    }
  }

  @Test("Each turn over the end of a loop is another lap, until its page has left")
  func laps() {
    let window = RowWindow(pageCount: 5, most: 9, length: 7)
    var transition = RowTransition(restingOn: 4)
    var page = 4
    for (next, isOverEnd, isOdd) in [
      (0, true, true), (1, false, true), (0, false, true), (4, true, false), (3, false, false),
      (4, false, false), (0, true, true),
    ] {
      transition.move(
        to: next, leaving: (page, 0.5), isNear: true, window: window, isOverEnd: isOverEnd, at: 1)
      page = next
      let weights = transition.weights
      #expect(weights.last?.page == next && weights.last?.isOnOddLap == isOdd, "to \(next)")
    }
    transition.move(to: 4, leaving: (0, 0.5), isNear: true, window: window, isOverEnd: true, at: 9)
    #expect(transition.weights.map(\.isOnOddLap) == [true, false])
  }

  @Test("A page that is left keeps its progress; a row that whirls past keeps no page")
  func leaves() {
    let window = RowWindow(pageCount: 9, most: 9, length: 7)
    var transition = RowTransition(restingOn: 4)
    transition.move(to: 5, leaving: (4, 0.75), isNear: true, window: window, at: 1)
    transition.move(to: 6, leaving: (5, 0.5), isNear: true, window: window, at: 1.1)
    #expect(transition.weights.map(\.progress) == [0.75, 0.5, 0])
    transition.move(to: 0, leaving: (6, 0.25), isNear: false, window: window, at: 1.15)
    #expect(transition.weights.map(\.page) == [0] && transition.position(at: 1.15) == 0)
    // Keys held down pile up no more than eight pages, of which the least are dropped.
    transition = RowTransition(restingOn: 0)
    for page in 1...8 {
      transition.move(
        to: page, leaving: (page - 1, 0), isNear: true, window: window, at: 1 + Double(page) / 20)
    }
    let kept = transition.weights
    #expect(kept.count == 8 && kept.last?.page == 8)
    let values = kept.map { abs($0.value) }
    transition.move(to: 0, leaving: (8, 0), isNear: true, window: window, at: 1.45)
    #expect(transition.weights.count == 8, "\(values)")
  }
}
