import SwiftUI
import Testing

@Suite("Focus, phases, dates, text sizes and keys work as in SwiftUI") @MainActor
struct EnvironmentTests {
  /// A view that shows the length of a metric.
  struct Measured: View {
    /// The metric.
    @ScaledMetric private var length = 10.0
    /// The text.
    var body: some View { Text("\(length)") }
  }

  @Test("A scaled metric grows with the text size, and a view that reads it is evaluated again")
  func metric() {
    let scale = Changing<CGFloat>(1)
    let stage = RuntimeStage { Measured().environment(\.textScale, scale.value) }
    #expect(stage.texts == ["10.0"])
    scale.value = 1.5
    stage.scene.render()
    #expect(stage.texts == ["15.0"])
  }

  /// A view that shows which focus it has.
  struct Focused: View {
    /// Whether it has the keyboard's focus.
    @FocusState private var hasKeys: Bool
    /// Whether it has VoiceOver's.
    @AccessibilityFocusState private var isSpoken: Bool
    /// The text.
    var body: some View {
      Text("keys \(hasKeys), spoken \(isSpoken)").focusable().focused($hasKeys).accessibilityFocused(
        $isSpoken)
    }
  }

  @Test("VoiceOver's focus is separate from the keyboard's")
  func focus() {
    let stage = RuntimeStage { Focused() }
    for case .accessibility(.focused(let set)) in stage.scene.root.allFacts { set(true) }
    stage.scene.render()
    #expect(stage.texts == ["keys false, spoken true"])
    for case .focused(let set) in stage.scene.root.allFacts { set(true) }
    for case .accessibility(.focused(let set)) in stage.scene.root.allFacts { set(false) }
    stage.scene.render()
    #expect(stage.texts == ["keys true, spoken false"])
  }

  @Test("Outside a SwiftUI app, a scene is in the background")
  func phase() { #expect(EnvironmentValues().scenePhase == .background) }

  @Test("Containers and elements are distinguished")
  func elements() {
    let stage = RuntimeStage {
      Text("a").accessibilityElement(children: .contain).accessibilityLabel(Text("b"))
    }
    let facts = stage.scene.root.allFacts.compactMap { fact -> AccessibilityChildBehavior? in
      if case .accessibility(.element(let behavior)) = fact { behavior } else { nil }
    }
    #expect(facts == [.contain])
  }

  /// A schedule of one date every ten seconds.
  struct Tens: TimelineSchedule, Equatable {
    /// The offset of the dates, in seconds.
    var offset = 0.0
    func entries(from startDate: Date, mode: TimelineScheduleMode) -> [Date] {
      let first = (startDate.timeIntervalSinceReferenceDate / 10).rounded(.down) * 10 + offset
      return (0..<10).map { Date(timeIntervalSinceReferenceDate: first + Double($0) * 10) }
    }
  }

  @Test("A timeline shows the date of its entry, not that of the evaluation")
  func entries() {
    let stage = RuntimeStage {
      TimelineView(Tens()) { Text("at \($0.date.timeIntervalSinceReferenceDate)") }
    }
    #expect(stage.texts == ["at 0.0"])
    stage.render(at: 4)
    #expect(stage.texts == ["at 0.0"])
    #expect(stage.scene.nextDate == Date(timeIntervalSinceReferenceDate: 10))
    stage.render(at: 27)
    #expect(stage.texts == ["at 20.0"])
  }

  @Test("A changed schedule begins at the time of the change; its first entry may be earlier")
  func schedules() {
    let offset = Changing(0.0)
    let stage = RuntimeStage {
      TimelineView(Tens(offset: offset.value)) { Text("at \($0.date.timeIntervalSinceReferenceDate)") }
    }
    offset.value = 3
    stage.render(at: 14)
    #expect(stage.texts == ["at 13.0"])
  }

  @Test("Without phases, keys act when they go down and repeat, and not when they go up")
  func keys() {
    let pressed = Changing<[KeyPress.Phases]>([])
    let stage = RuntimeStage {
      Text("a").onKeyPress(keys: [.space]) {
        pressed.value.append($0.phase)
        return .handled
      }
    }
    for case .keyPress(_, let action) in stage.scene.root.allFacts {
      for phase in [KeyPress.Phases.down, .repeat, .up] { _ = action(KeyPress(key: .space, phase: phase)) }
    }
    #expect(pressed.value == [.down, .repeat])
  }
}
