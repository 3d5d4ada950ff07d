import Dwell
import DwellSwiftUI
import SwiftUI
import Testing

@Suite("What the app may wish of pages in SwiftUI") @MainActor
struct PageViewOptionTests {
  /// A stage of three pages, as they are changed.
  func pages(_ page: Model<Int>, _ change: @escaping @MainActor (AnyView) -> some View) -> Stage<some View> {
    Stage(height: 300) {
      change(AnyView(DwellSwiftUI.PageView(count: 3, selection: page.binding) { Text(verbatim: "\($0)") }))
    }
  }

  /// Where the centres of the pages lie that are seen, by their numbers.
  func centers<V: View>(_ stage: Stage<V>) -> [String: Double] {
    var result: [String: Double] = [:]
    for node in stage.scene.root.all {
      guard case .accessibility(.hidden(false))? = node.facts.first else { continue }
      for case .text(let text) in node.allFacts {
        for case .position(let point) in node.allFacts { result[text] = point.x }
      }
    }
    return result
  }

  @Test("Without time the last page is followed by the first only if so wished")
  func loops() {
    for loops in [false, true] {
      let page = Model(2)
      let stage = pages(page) { $0.pagesLoop(loops) }
      #expect(stage.press(.rightArrow) == loops)
      #expect(page.value == (loops ? 0 : 2))
    }
    let page = Model(2)
    #expect(!pages(page) { $0 }.press(.rightArrow), "by default it is not")
  }

  @Test("Where pages have their time, the timer says whether they go round")
  func timerLoops() {
    for loops in [false, true] {
      let page = Model(2)
      let stage = pages(page) { $0.pagesLoop(!loops).pageTimer(duration: 4, loops: loops) }
      #expect(stage.press(.rightArrow) == loops)
    }
  }

  @Test("A gap between pages is as long as wished")
  func spacing() throws {
    for spacing in [0.0, 12, 40] {
      let stage = pages(Model(0)) { $0.pageSpacing(spacing) }
      try stage.drag([350, 330, 250].map { CGPoint(x: $0, y: 150) }, lifts: false)
      let places = centers(stage)
      #expect(
        places["0"] == 195 - 100 && places["1"] == 195 - 100 + 390 + spacing, "\(spacing) points: \(places)")
    }
  }

  @Test("A tap on the leading third goes back and on the rest on, if so wished, and else does nothing")
  func taps() throws {
    for turns in [true, false] {
      let page = Model(1)
      let stage = pages(page) { $0.pagesTurnByTap(turns) }
      try stage.tap(140, 150)
      #expect(page.value == (turns ? 2 : 1))
      stage.run(until: 3)
      try stage.tap(120, 150)
      #expect(page.value == 1)
    }
  }

  @Test("A drag along a control turns pages unless the app forbids it; taps do all the same")
  func scrubbing() throws {
    for isAllowed in [true, false] {
      let page = Model(2)
      let stage = Stage(width: 120) {
        DwellSwiftUI.PageControl(selection: page.binding, count: 5).pageControlInputProfile(.touch)
          .pageControlScrubbing(isAllowed)
      }
      try stage.drag([30, 50, 70, 90].map { CGPoint(x: $0, y: 22) })
      #expect((page.value > 2) == isAllowed)
      let before = page.value
      try stage.tap(12)
      #expect(page.value == before - 1)
    }
  }
}
