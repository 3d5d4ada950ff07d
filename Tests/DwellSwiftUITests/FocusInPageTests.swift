import Dwell
import DwellSwiftUI
import SwiftUI
import Testing

@Suite("A focused view inside a page keeps its keys") @MainActor
struct FocusInPageTests {
  /// The current page.
  let page = Model(0)
  /// The text of a field in each page.
  let text = Model("")

  /// Pages with a text field, which turn every four seconds.
  func stage() -> Stage<some View> {
    Stage(height: 300) {
      DwellSwiftUI.PageView(count: 3, selection: page.binding) { _ in
        TextField("Name", text: text.binding)
      }
      .pageTimer(duration: 4)
    }
  }

  @Test("A text field types spaces, and arrow keys turn no page")
  func keys() {
    let stage = stage()
    let keyboard = stage.scene.keyboard
    keyboard.focus { $0.kind == "TextField" }
    for key in [KeyEquivalent("a"), .space, KeyEquivalent("b"), .rightArrow, .end] { keyboard.press(key) }
    #expect(text.value.hasPrefix("a b"))
    #expect(page.value == 0)
    keyboard.focus()
    #expect(keyboard.press(.rightArrow))
    #expect(page.value == 1)
  }

  @Test("Pages don't advance while the user types, however the field got the focus, and resume afterwards")
  func time() throws {
    for isTapped in [false, true] {
      page.value = 0
      let stage = stage()
      let keyboard = stage.scene.keyboard
      if isTapped { try #require(stage.rests.first).begin() }
      keyboard.focus { $0.kind == "TextField" }
      if isTapped { stage.rests.first?.end() }
      stage.run(until: 0)
      stage.run(until: 20)
      #expect(page.value == 0, "tapped: \(isTapped)")
      keyboard.focus(nil)
      stage.run(until: 24.5)
      #expect(page.value == 1, "tapped: \(isTapped)")
    }
  }
}
