import Dwell
import DwellSwiftUI
import SwiftUI
import Testing

@Suite("Drawing costs what changes") @MainActor
struct DrawingCostTests {
  /// Timed pages on a telephone, with an indicator.
  private func pages(_ indicator: PageIndicator, scale: Double = 3, count: Int = 5) -> Stage<some View> {
    Stage(height: 760, scale: scale) {
      DwellSwiftUI.PageView(count: count) { Text(verbatim: "\($0)") }
        .pageIndicator(indicator).pageButtons([.previous, .next]).pageTimer(duration: 4)
    }
  }

  @Test(
    "The canvas of an indicator is as large as its marks, and nothing else has one",
    arguments: [
      PageIndicator.dots, .segments,
    ])
  func size(_ indicator: PageIndicator) {
    let stage = pages(indicator)
    stage.run(until: 1)
    let canvases = ScreenLayout(stage.scene.root, in: CGSize(width: 390, height: 760)).canvases
    #expect(canvases.count == 3, "the marks and two buttons")
    #expect(canvases.allSatisfy { $0.height <= 44 && $0.width <= 390 }, "\(canvases)")
    let layout = ScreenLayout(stage.scene.root, in: CGSize(width: 390, height: 760))
    let drawn = layout.shapes.map(\.rect).filter { $0.height > 0 }
    #expect(drawn.count >= 7)
    #expect(drawn.allSatisfy { $0.y > 300 && $0.maxY <= 760 }, "\(drawn)")
  }

  @Test("Pages without marks have no canvas")
  func none() {
    let stage = pages(.hidden, count: 1)
    #expect(!stage.facts.contains { if case .drawing = $0 { true } else { false } })
  }

  @Test("A fill steps at most 30 times a second")
  func steps() {
    let stage = pages(.segments)
    stage.run(until: 1)
    var count = 0
    while let next = stage.next, next < 2 {
      stage.clock.time = 100 + next
      stage.scene.advance(to: ManualClock.date(of: stage.clock.time))
      count += 1
    }
    #expect(count > 20 && count <= 31, "\(count)")
  }

  @Test("A pointer that moves where nothing changes evaluates no body")
  func pointer() {
    let stage = pages(.dots)
    /// Moves the pointer.
    func hover(_ x: Double) {
      for case .hover(let action) in stage.facts { action(.active(CGPoint(x: x, y: 380))) }
      stage.scene.render()
    }
    stage.run(until: 1)
    hover(150)
    let bodies = stage.scene.bodies
    for x in [151.0, 160, 200] { hover(x) }
    #expect(stage.scene.bodies == bodies)
    hover(28)
    #expect(stage.scene.bodies != bodies, "over a button")
  }

  @Test("A component is woken when something happens, not whenever it is drawn")
  func ticks() {
    let page = Model(0)
    let stage = Stage(scale: 3) {
      DwellSwiftUI.PageControl(selection: page.binding, count: 3).pageTimer(duration: 4)
    }
    stage.run(until: 0.5)
    let requests = stage.clock.requests
    stage.run(until: 3.99)
    #expect(stage.clock.requests == requests)
    stage.run(until: 4)
    #expect(page.value == 1, "exactly when the time runs out")
  }

  @Test("The system's clock wakes after the time, unless that is cancelled")
  func sleep() async {
    await confirmation { woken in
      let cancel = FrontClock.sleep(0.001) { Issue.record("cancelled") }
      cancel()
      await withCheckedContinuation { continuation in
        _ = FrontClock.sleep(0.002) {
          woken()
          continuation.resume()
        }
      }
    }
  }
}
