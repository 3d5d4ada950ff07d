import Dwell
import DwellSwiftUI
import SwiftUI
import Testing

@Suite("Options of page views in SwiftUI") @MainActor
struct PageViewOptionTests {
  /// Returns a stage of three pages with modifiers.
  func pages(_ page: Model<Int>, _ change: @escaping @MainActor (AnyView) -> some View) -> Stage<some View> {
    Stage(height: 300) {
      change(AnyView(DwellSwiftUI.PageView(count: 3, selection: page.binding) { Text(verbatim: "\($0)") }))
    }
  }

  /// Returns the centres of the visible pages, by their texts.
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

  @Test("Without a timer pages loop only if set")
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

  @Test("R230: pages and their timer loop as the nearer modifier says, and timed pages do by default")
  func timerLoops() {
    for loops in [false, true] {
      let inner = pages(Model(2)) { $0.pagesLoop(loops).pageTimer(duration: 4, loops: !loops) }
      #expect(inner.press(.rightArrow) == loops, "the pages' own")
      let outer = pages(Model(2)) { $0.pageTimer(duration: 4, loops: loops).pagesLoop(!loops) }
      #expect(outer.press(.rightArrow) == loops, "the timer's own")
      let around = pages(Model(2)) { $0.pageTimer(duration: 4).pagesLoop(loops) }
      #expect(around.press(.rightArrow) == loops, "one around the timer")
      let page = Model(1)
      let marks = Stage {
        DwellSwiftUI.PageControl(selection: page.binding, count: 2).pageTimer(duration: 4).pagesLoop(loops)
      }
      marks.run(until: 4.1)
      #expect(page.value == (loops ? 0 : 1), "marks")
    }
    #expect(pages(Model(2)) { $0.pageTimer(duration: 4) }.press(.rightArrow))
  }

  @Test("Pages lie on whole device pixels (R228)")
  func pixels() {
    // Three pages in 390 points less two gaps of 7: 125, 126 and 125 pixels at a scale of 1.
    for (scale, places) in [(1, [62.5, 195, 327.5]), (2, [62.75, 195, 327.25])] {
      let stage = pages(Model(0)) {
        $0.pageLayout(.perView(3), spacing: 7).environment(\.displayScale, CGFloat(scale))
      }
      #expect(["0", "1", "2"].compactMap { centers(stage)[$0] } == places, "at \(scale)")
    }
  }

  @Test("The gap between pages is as set")
  func spacing() throws {
    for spacing in [0.0, 12, 40] {
      let stage = pages(Model(0)) { $0.pageLayout(spacing: spacing) }
      try stage.drag([350, 330, 250].map { CGPoint(x: $0, y: 150) }, lifts: false)
      let places = centers(stage)
      #expect(
        places["0"] == 195 - 100 && places["1"] == 195 - 100 + 390 + spacing, "\(spacing) points: \(places)")
    }
  }

  @Test("A tap on the leading third turns back and elsewhere forward if enabled, and otherwise does nothing")
  func taps() throws {
    for turns in [true, false] {
      let page = Model(1)
      let stage = pages(page) { $0.pagesTurnByTap(turns) }
      stage.finger(140, 150).lift()
      #expect(page.value == (turns ? 2 : 1))
      stage.run(until: 3)
      stage.finger(120, 150).lift()
      #expect(page.value == 1)
    }
  }

  @Test("A drag along a control scrubs unless the app disables it; taps still turn pages")
  func scrubbing() throws {
    for isAllowed in [true, false] {
      let page = Model(2)
      let stage = Stage(width: 120) {
        DwellSwiftUI.PageControl(selection: page.binding, count: 5).pageControlInputProfile(.touch)
          .pageControlOptions(allowsScrubbing: isAllowed)
      }
      try stage.drag([30, 50, 70, 90].map { CGPoint(x: $0, y: 22) })
      #expect((page.value > 2) == isAllowed)
      let before = page.value
      try stage.tap(12)
      #expect(page.value == before - 1)
    }
  }
}
