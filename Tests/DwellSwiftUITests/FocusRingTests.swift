import Dwell
import DwellSwiftUI
import SwiftUI
import Testing

@Suite("A focus ring is visible on any page, around the indicator") @MainActor
struct FocusRingTests {
  /// The lines that are drawn around rectangles, with their paints.
  private func lines(_ stage: Stage<some View>) -> [(rect: Rect, paint: String)] {
    ScreenLayout(stage.scene.root, in: stage.scene.size).shapes.filter { $0.kind == .border }
      .map { ($0.rect, $0.paint) }
  }

  @Test("R220: A control's ring is a light line within a dark one, 10 points around its dots")
  func control() {
    let stage = Stage(width: 300) { DwellSwiftUI.PageControl(selection: .constant(0), count: 5) }
    #expect(lines(stage).isEmpty)
    stage.scene.keyboard.focus()
    let lines = lines(stage)
    #expect(lines.map(\.paint) == ["#000000 1", "#ffffff 1"])
    // Four dots of 8 and gaps of 6 after a dot, with 10 around them, and both lines.
    #expect(lines.first.map { $0.rect.size } == Size(width: 64 + 20 + 8, height: 8 + 20 + 8))
    #expect(lines.last.map { $0.rect.size } == Size(width: 64 + 20 + 4, height: 8 + 20 + 4))
    stage.scene.keyboard.focus(nil)
    #expect(self.lines(stage).isEmpty)
  }

  @Test("R220: The ring of pages is around their indicator, or inside their edges without one")
  func pages() {
    for indicator in [PageIndicator.automatic, .hidden] {
      let stage = Stage(height: 300) {
        DwellSwiftUI.PageView(count: 3) { Text(verbatim: "\($0)") }.pageIndicator(indicator)
      }
      stage.scene.keyboard.focus()
      let outer = lines(stage).first?.rect
      let marks = Rect(x: 195 - 32 - 4, y: 300 - 25 - 28 - 4, width: 64 + 8, height: 28 + 8)
      #expect(outer == (indicator == .hidden ? Rect(x: 0, y: 0, width: 390, height: 300) : marks))
    }
  }

  @Test("After a click it isn't shown until a key is used")
  func click() throws {
    let stage = Stage(width: 300) { DwellSwiftUI.PageControl(selection: .constant(0), count: 5) }
    try stage.tap(20)
    stage.scene.keyboard.focus()
    #expect(lines(stage).isEmpty)
    stage.scene.keyboard.press(.rightArrow)
    #expect(lines(stage).count == 2)
  }

  @Test("An app can disable focus effects, and views in pages keep theirs")
  func effects() {
    let without = Stage(width: 300) {
      DwellSwiftUI.PageControl(selection: .constant(0), count: 5).focusEffectDisabled()
    }
    without.scene.keyboard.focus()
    #expect(lines(without).isEmpty)
    let isEnabled = Model<[Bool]>([])
    let pages = Stage(height: 300) {
      DwellSwiftUI.PageView(count: 1) { _ in EffectReader { isEnabled.value.append($0) } }
    }
    pages.run(until: 1)
    #expect(isEnabled.value == [true])
  }

  /// Reports whether focus effects are enabled.
  private struct EffectReader: View {
    let report: @MainActor (Bool) -> Void
    @Environment(\.isFocusEffectEnabled) private var isEnabled
    var body: some View { EmptyView().onAppear { report(isEnabled) } }
  }
}
