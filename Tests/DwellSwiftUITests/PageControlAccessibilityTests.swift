import Dwell
import DwellSwiftUI
import SwiftUI
import Testing

@Suite("A page control in SwiftUI is accessible") @MainActor
struct PageControlAccessibilityTests {
  @Test("VoiceOver speaks the page, with its title if it has one")
  func spoken() {
    let page = Model(LabPage.green)
    let untitled = Stage { DwellSwiftUI.PageControl(selection: page.binding, pages: LabPage.allCases) }
    #expect(untitled.spoken == "page 2 of 3")
    let titled = Stage {
      DwellSwiftUI.PageControl(selection: page.binding, pages: LabPage.allCases)
        .pageTitles { "The \($0) lab" }
    }
    #expect(titled.spoken == "The green lab, page 2 of 3")
    var names = PageNames()
    names.label = "Seiten"
    names.page = { "Seite \($0 + 1) von \($1)" }
    let translated = Stage {
      DwellSwiftUI.PageControl(selection: page.binding, pages: LabPage.allCases).pageNames(names)
    }
    #expect(translated.spoken == "Seite 2 von 3")
    #expect(translated.accessibility.contains { if case .label("Seiten") = $0 { true } else { false } })
  }

  @Test("It can be adjusted, paused and played, and VoiceOver focus pauses it")
  func actions() throws {
    let page = Model(0)
    let stage = Stage { DwellSwiftUI.PageControl(selection: page.binding, count: 3).pageTimer(duration: 4) }
    let adjust = try #require(
      stage.accessibility.compactMap { if case .adjust(let adjust) = $0 { adjust } else { nil } }.first)
    adjust(.increment)
    #expect(page.value == 1)
    adjust(.decrement)
    #expect(page.value == 0)
    stage.run(until: 0)
    #expect(stage.actions.keys.sorted() == ["Pause"])
    stage.actions["Pause"]?()
    stage.run(until: 50)
    #expect(page.value == 0)
    #expect(stage.actions.keys.sorted() == ["Play"])
    stage.actions["Play"]?()
    stage.run(until: 50)
    // VoiceOver is still where the user has activated Play; it pauses when it returns.
    for isFocused in [true, false, true] {
      for case .focused(let focus) in stage.accessibility { focus(isFocused) }
      stage.run(until: 50)
    }
    stage.run(until: 90)
    #expect(page.value == 0)
  }

  @Test("Reduced motion keeps every duration and draws the core's cross-fades")
  func reduceMotion() {
    var environment = EnvironmentValues()
    environment.accessibilityReduceMotion = true
    let page = Model(0)
    let stage = Stage(environment: environment) {
      DwellSwiftUI.PageControl(selection: page.binding, count: 3).pageTimer(duration: 4)
    }
    stage.run(until: 4.1)
    #expect(page.value == 1)
    #expect(stage.drawing.contains { if case .layer = $0 { true } else { false } })
  }

  @Test("Increased contrast raises the opacity of faint marks")
  func contrast() {
    var environment = EnvironmentValues()
    let page = Model(1)
    /// Returns the opacities that are drawn.
    func opacities(_ environment: EnvironmentValues) -> [Double] {
      let stage = Stage(environment: environment) {
        DwellSwiftUI.PageControl(selection: page.binding, count: 3).pageTimer(duration: 4, isPaused: true)
      }
      return stage.drawing.compactMap { if case .fill(_, _, let opacity) = $0 { opacity } else { nil } }
    }
    #expect(opacities(environment) == [0.7, 0.35, 0.35])
    environment.colorSchemeContrast = .increased
    #expect(opacities(environment) == [0.8, 0.6, 0.6])
  }

  @Test("The number that replaces dots follows the text size, as far as there is room")
  func textSize() {
    var environment = EnvironmentValues()
    let page = Model(4)
    /// Returns the font sizes of the number in a control and in pages of a width.
    func sizes(width: Double) -> [CGFloat?] {
      let control = Stage(width: width, height: 100, environment: environment) {
        DwellSwiftUI.PageControl(selection: page.binding, count: 40).pageControlOptions(numberLabel: .always)
      }
      let pages = Stage(width: width, height: 400, environment: environment) {
        DwellSwiftUI.PageView(0..<40, id: \.self, selection: page.binding) { Text(verbatim: "\($0)") }
          .pageIndicator(.dots).pageControlOptions(numberLabel: .always)
      }
      return [control.drawing, pages.drawing].flatMap { steps in
        steps.compactMap { if case .text("5/40", _, let size, _, _) = $0 { size } else { nil } }
      }
    }
    #expect(sizes(width: 300) == [18, 18])
    environment.textScale = 3
    #expect(sizes(width: 300) == [54, 54])
    // "40/40" is 5 · 0.6 · 54 points wide.
    #expect(sizes(width: 81) == [27, 27])
  }

  @Test("Colour carries no information: every dot has the same colour")
  func oneColor() {
    var environment = EnvironmentValues()
    environment.accessibilityDifferentiateWithoutColor = true
    let page = Model(1)
    let stage = Stage(environment: environment) {
      DwellSwiftUI.PageControl(selection: page.binding, count: 3).pageTimer(duration: 4)
        .pageControlOptions(background: .prominent)
    }
    stage.run(until: 1)
    /// Returns the shadings of a step.
    func shadings(_ step: DrawnStep) -> [GraphicsContext.Shading] {
      switch step {
      case .fill(_, let shading, _): [shading]
      case .clipped(_, let inner): shadings(inner)
      default: []
      }
    }
    let all = stage.drawing.flatMap(shadings)
    #expect(all.count == 5)
    #expect(all.allSatisfy { $0 == .foreground })
  }

  @Test("A diagnostic is reported once")
  func advice() {
    let page = Model(0)
    let advice = Model<[String]>([])
    let stage = Stage {
      DwellSwiftUI.PageControl(selection: page.binding, count: 12).pageTimer(duration: -1)
        .onPageDiagnostics { advice.value += $0.lines }
    }
    stage.run(until: 5)
    stage.run(until: 6)
    #expect(advice.value.count == 2)
  }
}
