import Dwell
import DwellSwiftUI
import SwiftUI
import Testing

@Suite("The swipe and the spring of page views in SwiftUI") @MainActor
struct PagePhysicsTests {
  /// Returns a stage of five pages with modifiers, 400 points wide.
  func pages(_ page: Model<Int>, _ change: @escaping @MainActor (AnyView) -> some View) -> Stage<some View> {
    Stage(width: 400, height: 300) {
      change(AnyView(DwellSwiftUI.PageView(count: 5, selection: page.binding) { Text(verbatim: "\($0)") }))
    }
  }

  /// Returns the centre of a drawn page, from the left; nil if it isn't drawn.
  func center<V: View>(of page: Int, _ stage: Stage<V>) -> Double? {
    for node in stage.scene.root.all {
      let texts = node.allFacts.compactMap { if case .text(let text) = $0 { text } else { nil } }
      guard case .accessibility(.hidden(false))? = node.facts.first, texts == ["\(page)"] else { continue }
      for case .position(let point) in node.allFacts { return point.x }
    }
    return nil
  }

  /// Drags pages by a distance within a time, and releases them: at once, or after a second's rest.
  func drag<V: View>(_ stage: Stage<V>, by distance: Double, in seconds: Double = 0.4, rests: Bool) throws {
    let start = CGPoint(x: 390, y: 150)
    for step in 0...8 {
      stage.run(until: stage.clock.time - 100 + (step == 0 ? 0 : seconds / 8))
      let place = CGPoint(x: 390 - distance * Double(step) / 8, y: 150)
      try stage.gesture().move(.init(time: stage.scene.date, location: place, startLocation: start))
      stage.scene.render()
    }
    let end = CGPoint(x: 390 - distance, y: 150)
    if rests {
      stage.run(until: stage.clock.time - 99)
      try stage.gesture().move(.init(time: stage.scene.date, location: end, startLocation: start))
    }
    try stage.gesture().end(.init(time: stage.scene.date, location: end, startLocation: start))
    stage.scene.render()
  }

  @Test("A slow drag turns the page beyond the set fraction, and no sooner")
  func swipeThreshold() throws {
    for (share, expected) in [(nil, 0), (0.3, 1), (0.4, 0)] as [(Double?, Int)] {
      let page = Model(0)
      let stage = pages(page) { $0.pageSwipe(swipeThreshold: share) }
      try drag(stage, by: 140, rests: true)
      #expect(page.value == expected, "\(String(describing: share)): 140 of 400 points are 0.35")
    }
  }

  @Test("A flick turns the page above the set velocity")
  func flickVelocity() throws {
    for (speed, expected) in [(nil, 0), (200, 1), (400, 0)] as [(Double?, Int)] {
      let page = Model(0)
      let stage = pages(page) { $0.pageSwipe(flickVelocity: speed) }
      try drag(stage, by: 120, rests: false)
      #expect(page.value == expected, "\(String(describing: speed)): 300 points per second")
    }
  }

  @Test("A fast swipe passes as many pages as are allowed")
  func pagesPerGesture() throws {
    for (most, expected) in [(nil, 1), (2, 2), (4, 2)] as [(Int?, Int)] {
      let page = Model(0)
      let stage = pages(page) { $0.pageLayout(.perView(2)).pageSwipe(pagesPerGesture: most) }
      try drag(stage, by: 380, in: 1, rests: true)
      #expect(page.value == expected, "\(String(describing: most)): 380 points are 1.9 pages of 200")
    }
  }

  @Test("Beyond the first page, pages follow by the set fraction")
  func overscroll() throws {
    for (share, expected) in [(nil, 250), (0, 200), (1, 300)] as [(Double?, Double)] {
      let stage = pages(Model(0)) { $0.pageSwipe(overscroll: share) }
      try stage.drag([100, 150, 200].map { CGPoint(x: $0, y: 150) }, lifts: false)
      let place = try #require(center(of: 0, stage))
      #expect(abs(place - expected) < 1e-6, "\(String(describing: share)): \(place)")
    }
  }

  @Test("A drag begins at the set distance, and content keeps the taps")
  func dragThreshold() throws {
    for (distance, expected) in [(nil, 10), (40, 40), (0, 1), (.nan, 10)] as [(Double?, Double)] {
      let stage = pages(Model(0)) { $0.pageSwipe(dragThreshold: distance) }
      #expect(try stage.gesture().minimumDistance == expected)
      #expect(stage.rests.map { Double($0.maximumDistance) } == [expected], "a finger rests until then")
    }
    for (distance, moves) in [(nil, true), (40, false)] as [(Double?, Bool)] {
      let stage = pages(Model(0)) { $0.pageSwipe(dragThreshold: distance) }
      try stage.drag([300, 280, 270].map { CGPoint(x: $0, y: 150) }, lifts: false)
      #expect(try (#require(center(of: 0, stage)) < 199) == moves, "30 points")
    }
  }

  @Test("Pages turn on the set spring, and so do views that change with the selection")
  func spring() throws {
    var turns: [[Double]] = []
    for spring in [(0.35, 0.8), (1, 1), (0, 1)].map(Dwell.Spring.init(response:dampingFraction:)) {
      let page = Model(0)
      let stage = pages(page) {
        $0.pageSpring(response: spring.response, dampingFraction: spring.dampingFraction)
      }
      var core = Dwell.PageView(.init(pageCount: 5), at: 100)
      var configuration = core.configuration
      configuration.physics.spring = spring
      _ = core.configure(configuration, at: 100)
      _ = core.handle(.resize(Size(width: 400, height: 300)), at: 100)
      #expect(stage.press(.rightArrow))
      _ = core.handle(.key(.right), at: 100)
      #expect(
        page.transactions.first?.animation
          == .spring(response: spring.response, dampingFraction: spring.dampingFraction))
      turns.append([])
      for step in 1...4 {
        stage.run(until: Double(step) / 20)
        let place = try #require(center(of: 1, stage))
        #expect(abs(place - (200 + 400 * (1 - core.position(at: stage.clock.time)))) < 1e-6, "\(spring)")
        turns[turns.count - 1].append(place)
      }
    }
    #expect(turns[1][3] > turns[0][3] + 100, "a slow spring is slow: \(turns)")
    #expect(turns[2] == [200, 200, 200, 200], "one without a response is there at once")
  }

  @Test("Modifiers combine, the inner one first, and a changed value takes effect at once")
  func changes() throws {
    let share = Model(0.4)
    let page = Model(0)
    let stage = pages(page) {
      $0.pageSwipe(swipeThreshold: share.value).pageSwipe(swipeThreshold: 0.01, flickVelocity: 10_000)
    }
    try drag(stage, by: 140, rests: false)
    #expect(page.value == 0)
    stage.run(until: 5)
    share.value = 0.3
    stage.scene.render()
    try drag(stage, by: 140, rests: false)
    #expect(page.value == 1)
  }

  @Test("Invalid values are reported, and the defaults apply")
  func unusable() throws {
    var lines: [String] = []
    let page = Model(0)
    let stage = pages(page) {
      $0.pageSwipe(swipeThreshold: -1, overscroll: .nan).pageSpring(response: .infinity)
        .onPageDiagnostics { lines += $0.lines }
    }
    try drag(stage, by: 180, rests: true)
    #expect(page.value == 0, "0.45 of the view")
    #expect(lines.count == 1 && lines[0].contains("spring"), "\(lines)")
    #expect(stage.press(.rightArrow))
    stage.run(until: stage.clock.time - 100 + 0.05)
    #expect(try #require(center(of: 1, stage)) > 250, "not at once")
  }
}
