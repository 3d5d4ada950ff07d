import SwiftUI
import Testing

@Suite("State belongs to a view's place in the structure and its identity") @MainActor
struct IdentityTests {
  @Test("The other branch of a condition is a different view")
  func branches() {
    let isFirst = Changing(true)
    let stage = RuntimeStage {
      if isFirst.value { Counter() } else { Counter() }
    }
    stage.press()
    isFirst.value = false
    stage.scene.render()
    #expect(stage.texts.contains("pressed 0"))
  }

  @Test("An element of a ForEach keeps its state when others are inserted before it")
  func elements() {
    let data = Changing(["a"])
    let stage = RuntimeStage { ForEach(data.value, id: \.self) { _ in Counter() } }
    stage.press()
    data.value = ["b", "a"]
    stage.scene.render()
    #expect(stage.texts.filter { $0.hasPrefix("pressed") } == ["pressed 0", "pressed 1"])
  }

  @Test("A different id is a different view")
  func ids() {
    let id = Changing(1)
    let stage = RuntimeStage { Counter().id(id.value) }
    stage.press()
    #expect(stage.texts.contains("pressed 1"))
    id.value = 2
    stage.scene.render()
    #expect(stage.texts.contains("pressed 0"))
  }

  @Test("A tag is found by its own type and, by default, by the optional of it")
  func tags() {
    let tag = ViewTag(1, includesOptional: true)
    #expect(tag.found(as: Int.self) == 1)
    #expect(tag.found(as: Int?.self) == .some(1))
    #expect(tag.found(as: String.self) == nil)
    #expect(ViewTag(1, includesOptional: false).found(as: Int?.self) == nil)
    #expect(ViewTag(Int?.some(1), includesOptional: true).found(as: Int.self) == nil)
  }
}
