import Dwell
import DwellSwiftUI
import SwiftUI
import Testing

@Suite("A progress meter in SwiftUI") @MainActor
struct ProgressMeterTests {
  @Test("It draws the core's display list during the reveal, and isn't redrawn afterwards (R042-R072)")
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

  @Test("A new value animates from the current level; invalid values are reported")
  func changes() {
    let value = Model(3.0)
    let advice = Model<[String]>([])
    let stage = Stage(width: 200, height: 548) {
      DwellSwiftUI.ProgressMeter(value: value.value, total: 10, revealDuration: 0)
        .onPageDiagnostics { advice.value += $0.lines }
    }
    #expect(stage.spoken == "30%")
    value.value = 9
    stage.run(until: 0)
    #expect(stage.next != nil)
    #expect(stage.spoken == "90%")
    stage.run(until: 5)
    #expect(stage.next == nil)
    value.value = .nan
    stage.run(until: 6)
    #expect(advice.value.count == 1)
    #expect(stage.spoken == "90%")
  }

  @Test("R229: its colours are a scale, and its ends can be round")
  func colors() {
    func drawing(
      _ colors: ProgressMeterColors, radius: Double = 0, _ lines: Model<[String]> = Model([])
    ) -> [DrawnStep] {
      var theme = PageTheme()
      (theme.meterColors, theme.meterCornerRadius) = (colors, radius)
      let stage = Stage(width: 200, height: 548) { [theme] in
        DwellSwiftUI.ProgressMeter(value: 7, total: 10, revealDuration: 0).pageTheme(theme)
          .onPageDiagnostics { lines.value += $0.lines }
      }
      stage.run(until: 5)
      return stage.drawing
    }
    func expected(_ colors: MeterColors, radius: Double = 0) -> [DrawnStep] {
      var configuration = Dwell.ProgressMeter.Configuration(value: 7, of: 10)
      configuration.revealDuration = 0
      configuration.colors = colors
      configuration.metrics.cornerRadius = radius
      var core = Dwell.ProgressMeter(configuration)
      _ = core.handle(.resize(Size(width: 200, height: 548)), at: 0)
      _ = core.handle(.tick, at: 5)
      return expectedSteps(core.frame(at: 5).display)
    }
    let (red, green) = (Dwell.Color(red: 1, green: 0, blue: 0), Dwell.Color(red: 0, green: 1, blue: 0))
    #expect(drawing(.hue) == expected(.hue))
    #expect(drawing(.vermilionToBlue, radius: 8) == expected(.vermilionToBlue, radius: 8))
    #expect(drawing([.red, .green, .black]) == expected(MeterColors(red, green, .black)))
    let stops = ProgressMeterColors(stops: [(0.25, SwiftUI.Color.red), (1, SwiftUI.Color.green)])
    #expect(drawing(stops) == expected(MeterColors([.init(0.25, red), .init(1, green)])))
    for colors in [[], [.red]] as [ProgressMeterColors] {
      let lines = Model<[String]>([])
      #expect(drawing(colors, lines) == expected(.hue))
      #expect(lines.value.count == 1)
    }
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
