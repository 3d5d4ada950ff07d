import Dwell
import DwellSwiftUI
import SwiftUI
import Testing

@Suite("A segmented progress in SwiftUI") @MainActor
struct SegmentedProgressTests {
  @Test(
    "Draws the core's display list at every time, page by page and fluid (R117, R118, R123-R129)",
    arguments: SegmentedProgressFill.allCases)
  func draws(_ fill: SegmentedProgressFill) {
    let page = Model(0)
    let stage = Stage(width: 300) {
      DwellSwiftUI.SegmentedProgress(selection: page.binding, count: 3).pageTimer(duration: 1)
        .segmentedProgressFill(fill)
    }
    var configuration = Dwell.SegmentedProgress.Configuration(pageCount: 3)
    configuration.segments.style = fill == .fluid ? .fluid : .perPage
    configuration.timer.duration = .seconds(1)
    var core = Dwell.SegmentedProgress(configuration, at: 100)
    _ = core.handle(.resize(Size(width: 300, height: 44)), at: 100)
    while let next = stage.next, next < 3.5 {
      stage.run(until: next)
      _ = core.handle(.tick, at: stage.clock.time)
      let isRight = stage.drawing == expectedSteps(core.frame(at: stage.clock.time).display)
      #expect(isRight, "at \(next)")
      guard isRight else { return }
    }
    #expect(page.writes == 3)
  }

  @Test("A tap on a capsule turns to its page, and VoiceOver speaks it")
  func taps() throws {
    let page = Model(LabPage.red)
    let stage = Stage(width: 300) {
      DwellSwiftUI.SegmentedProgress(selection: page.binding, pages: LabPage.allCases).pageTimer(duration: 4)
    }
    try stage.tap(280)
    #expect(page.value == .blue)
    stage.run(until: 1)
    #expect(stage.spoken == "page 3 of 3")
    #expect(stage.actions.keys.sorted() == ["Pause"])
  }

  @Test("Without a timer it doesn't advance")
  func untimed() {
    let page = Model(1)
    let stage = Stage(width: 300) { DwellSwiftUI.SegmentedProgress(selection: page.binding, count: 3) }
    stage.run(until: 20)
    #expect(page.value == 1)
    #expect(stage.next == nil)
  }
}
