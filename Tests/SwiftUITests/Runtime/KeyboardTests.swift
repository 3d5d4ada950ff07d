import SwiftUI
import Testing

@Suite("Keys go to the focused view, and then to its ancestors") @MainActor
struct KeyboardTests {
  /// A field in a view that handles spaces and counts them.
  struct Form: View {
    /// The text.
    @State private var text = ""
    /// The number of spaces.
    @State private var spaces = 0
    /// Whether the form, or the field in it, has the focus.
    @FocusState private var hasFocus: Bool
    /// Whether the field has the focus.
    @FocusState private var isTyping: Bool
    var body: some View {
      VStack {
        TextField("Name", text: $text)
        Text("\(text), \(spaces), \(hasFocus), \(isTyping)")
      }
      .focused($isTyping)
      .focusable(true, interactions: .edit)
      .focused($hasFocus)
      .onKeyPress(keys: [.space]) { _ in
        spaces += 1
        return .handled
      }
    }
  }

  @Test("A field's keys are offered to its ancestors before they are typed")
  func field() {
    let stage = RuntimeStage { Form() }
    stage.scene.keyboard.focus { $0.kind == "TextField" }
    for key in [KeyEquivalent("a"), .space, KeyEquivalent("b")] { #expect(stage.scene.keyboard.press(key)) }
    #expect(stage.texts.last == "ab, 1, true, true")
  }

  @Test("If a focusable view has the focus itself, its descendants get no keys and no focus")
  func around() {
    let stage = RuntimeStage { Form() }
    stage.scene.keyboard.focus()
    #expect(!stage.scene.keyboard.press(KeyEquivalent("a")))
    #expect(stage.scene.keyboard.press(.space))
    #expect(stage.texts.last == ", 1, true, false")
    stage.scene.keyboard.focus(nil)
    #expect(!stage.scene.keyboard.press(.space))
    #expect(stage.texts.last == ", 1, false, false")
  }
}
