import DwellTestSupport
import Testing

@testable import Dwell

/// Cross-fades in the midst of cross-fades, compared with a list of opacities.
@Suite("The cross-fades of a row under reduced motion") struct RowFadeTests {
  /// The rows that fade, as pages with the opacities at which the last fade began.
  private struct Layers {
    /// The pages that fade out, the oldest first.
    private var leaving: [(page: Int, opacity: Double)] = []
    /// The current page.
    private var current: (page: Int, opacity: Double)
    /// When the last fade began.
    private var start = -Double.infinity

    /// A page that alone is seen.
    init(_ page: Int) { current = (page, 1) }

    /// All pages with their opacities at a time, the current one last.
    func all(at time: Double) -> [(page: Int, opacity: Double)] {
      let rest = max(1 - (time - start) / 0.25, 0)
      let others = rest > 0 ? leaving.map { ($0.page, $0.opacity * rest) } : []
      return others + [(current.page, 1 - (1 - current.opacity) * rest)]
    }

    /// Fades to a page, which returns if it is fading out; at most seven others are kept.
    mutating func fade(to page: Int, returns: Bool, at time: Double) {
      leaving = all(at: time)
      let index = returns ? leaving.firstIndex { $0.page == page } : nil
      current = (page, index.map { leaving.remove(at: $0).opacity } ?? 0)
      while leaving.count > 7 {
        leaving.remove(at: leaving.indices.min { leaving[$0].opacity < leaving[$1].opacity } ?? 0)
      }
      start = time
    }
  }

  /// The rows that a transition draws, as pages with their opacities.
  private func drawn(_ transition: RowTransition, at time: Double) -> [(page: Int, opacity: Double)] {
    guard transition.isFading(at: time) else { return [(transition.weights.last?.page ?? -1, 1)] }
    var rows: [(Int, Double)] = []
    var frame = Frame()
    transition.appendLayers(to: &frame, at: time) { still, number, frame in
      rows.append((still?.weights.last?.page ?? transition.weights.last?.page ?? -1, 0))
      #expect(Int(number) == (still == nil ? 0 : rows.count))
    }
    for (index, opacity) in frame.groupOpacities.enumerated() { rows[index].1 = opacity }
    return rows
  }

  @Test("Each row fades from the opacity that it had, whatever interrupts it, and together they are opaque")
  func layers() {
    for seed in 0..<60 as Range<UInt64> {
      var random = RandomEvents(seed: seed)
      var page = 3
      var transition = RowTransition(restingOn: page)
      var layers = Layers(page)
      var now = 5.0
      for step in 0..<12 {
        let next = (page + random.pick([1, 2, 5])) % 12
        let returns = random.pick([true, true, false])
        let before = transition.position(at: now)
        transition.fade(to: next, leaving: (page, 0.5), returns: returns, at: now)
        layers.fade(to: next, returns: returns, at: now)
        page = next
        let label = "seed \(seed), fade \(step) to \(page)"
        let isWhole = layers.all(at: now).count < 7
        #expect(!isWhole || isClose(transition.position(at: now), before), "\(label)")
        for time in [0, 0.05, 0.125, 0.2, 0.2499, 0.2501, 1].map({ now + $0 }) {
          let (rows, expected) = (drawn(transition, at: time), layers.all(at: time))
          #expect(rows.map(\.page) == expected.map(\.page), "\(label), \(time - now) s later")
          for (row, other) in zip(rows, expected) {
            #expect(isClose(row.opacity, other.opacity), "\(label), \(time - now) s later")
          }
          let mean = expected.reduce(0) { $0 + Double($1.page - page) * $1.opacity }
          #expect(isClose(transition.position(at: time), Double(page) + mean), "\(label)")
          #expect(transition.isFading(at: time) == (time < now + 0.25), "\(label), \(time - now) s later")
        }
        now += random.pick([0.01, 0.03, 0.05, 0.2, 0.5])
      }
    }
  }

  @Test("A row that moves fades out as it is, with the pages that have any weight then")
  func fadesAMotion() {
    let window = RowWindow(pageCount: 9, most: 9, length: 7)
    for elapsed in [0.02, 0.1, 0.3] {
      var transition = RowTransition(restingOn: 2)
      transition.move(to: 4, leaving: (2, 0.75), isNear: true, window: window, at: 1)
      let before = transition.position(at: 1 + elapsed)
      let snapshot = transition.snapshot(at: 1 + elapsed)
      transition.fade(to: 4, leaving: (4, 0.25), at: 1 + elapsed)
      #expect(isClose(transition.position(at: 1 + elapsed), before))
      #expect(isClose(transition.position(at: 1.125 + elapsed), 4 + (before - 4) / 2))
      let still = transition.stills[0]
      #expect(still.weights.map(\.page) == [2, 4] && still.weights.map(\.progress) == [0.75, 0.25])
      for index in 0...1 { #expect(isClose(still.weights[index].value, snapshot.value(index))) }
      #expect(RowSnapshot(still).value(0) == still.weights[0].value)
    }
    // A row at rest on its page has nothing to fade from.
    var transition = RowTransition(restingOn: 2)
    transition.move(to: 4, leaving: (2, 0.75), isNear: true, window: window, at: 1)
    transition.fade(to: 4, leaving: (4, 0), at: 9)
    #expect(transition.stills.map { $0.weights.map(\.page) } == [])
    #expect(!transition.isFading(at: 9) && transition.end < 9)
  }

  @Test("A jump leaves a fade alone, and ends a motion")
  func jumps() {
    let window = RowWindow(pageCount: 9, most: 9, length: 7)
    var transition = RowTransition(restingOn: 2)
    transition.move(to: 4, leaving: (2, 0), isNear: true, window: window, at: 1)
    transition.jump(to: 5)
    #expect(!transition.isMoving(at: 1) && transition.position(at: 1) == 5)
    transition.fade(to: 6, leaving: (5, 0), at: 2)
    transition.jump(to: 7)
    #expect(transition.isFading(at: 2.1) && drawn(transition, at: 2).map(\.page) == [5, 7])
    #expect(transition.end == 2.25)
  }
}
