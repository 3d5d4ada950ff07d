import Dwell
import DwellSwiftUI
import SwiftUI
import Testing

@Suite("A progress meter in SwiftUI") @MainActor
struct ProgressMeterTests {
  @Test("Draws the core's display list during the reveal, and isn't redrawn afterwards (R042-R072)")
  func reveals() {
    let stage = Stage(width: 200, height: 548) {
      DwellSwiftUI.ProgressMeter(
        meterWidth: 100, borderWidth: 2, verticalPadding: 44, correctResponses: 7, questionCount: 10)
    }
    var core = Dwell.ProgressMeter(
      meterWidth: 100, borderWidth: 2, verticalPadding: 44, correctResponses: 7, questionCount: 10)
    _ = core.handle(.resize(Size(width: 200, height: 548)), at: 100)
    for time in [0, 0.5, 1, 2.5, 3.9, 4.1] {
      stage.run(until: time)
      #expect(stage.drawing == expectedSteps(core.frame(at: 100 + time).display), "at \(time)")
    }
    #expect(stage.drawing.count == 2)
    #expect(stage.next == nil)
  }

  @Test("A new value animates from the level shown; invalid values are reported")
  func changes() {
    let value = Model(3.0)
    let advice = Model<[String]>([])
    let stage = Stage(width: 200, height: 548) {
      DwellSwiftUI.ProgressMeter(value: value.value, total: 10, revealDuration: 0)
        .onPageDiagnostics { advice.value += $0.lines }
    }
    #expect(stage.spoken == "30 percent")
    value.value = 9
    stage.run(until: 0)
    #expect(stage.next != nil)
    #expect(stage.spoken == "90 percent")
    stage.run(until: 5)
    #expect(stage.next == nil)
    value.value = .nan
    stage.run(until: 6)
    #expect(advice.value.count == 1)
    #expect(stage.spoken == "90 percent")
  }

  @Test("VoiceOver's label is “Level” or the app's")
  func name() {
    /// Returns the labels that VoiceOver speaks.
    func names<V: View>(_ view: V) -> [String] {
      Stage { view }.accessibility.compactMap { if case .label(let name) = $0 { name } else { nil } }
    }
    let meter = DwellSwiftUI.ProgressMeter(value: 1, total: 2)
    var words = PageNames()
    words.meterLabel = "Punkte"
    #expect(names(meter) == ["Level"])
    #expect(names(meter.pageNames(words)) == ["Punkte"])
  }

  @Test("It takes no input")
  func input() {
    let stage = Stage(width: 200, height: 548) { DwellSwiftUI.ProgressMeter(value: 1, total: 2) }
    #expect(stage.drags.isEmpty)
    #expect(stage.actions.isEmpty)
  }
}
