import Dwell
import DwellSwiftUI
import SwiftUI
import Testing

@Suite("Keys that are held down repeat") @MainActor
struct KeyRepeatTests {
  /// Sends a phase of a key to the views of a stage; returns whether it was handled.
  func send<V: View>(_ key: KeyEquivalent, _ phase: KeyPress.Phases, to stage: Stage<V>) -> Bool {
    defer { stage.scene.render() }
    for case .keyPress(let keys, let action) in stage.facts where keys.contains(key) {
      return action(KeyPress(key: key, phase: phase)) == .handled
    }
    return false
  }

  /// Returns a control of four pages that turn every four seconds.
  func stage(_ page: Model<Int>) -> Stage<some View> {
    Stage {
      DwellSwiftUI.PageControl(selection: page.binding, count: 4).pageTimer(duration: 4)
    }
  }

  @Test("A held arrow key turns page after page; its release turns none")
  func arrow() {
    let page = Model(0)
    let stage = stage(page)
    #expect(send(.rightArrow, .down, to: stage))
    #expect(send(.rightArrow, .repeat, to: stage))
    #expect(page.value == 2)
    #expect(!send(.rightArrow, .up, to: stage))
    #expect(page.value == 2)
  }

  @Test("A held space bar pauses once")
  func space() {
    let page = Model(0)
    let stage = stage(page)
    #expect(send(.space, .down, to: stage))
    #expect(send(.space, .repeat, to: stage), "it doesn't reach the views around")
    stage.run(until: 20)
    #expect(page.value == 0)
    #expect(send(.space, .down, to: stage))
    stage.run(until: 25)
    #expect(page.value == 1)
  }

  @Test("If the space bar has no effect, its repeats reach the views around")
  func spaceWithoutTime() {
    let page = Model(0)
    let stage = Stage { DwellSwiftUI.PageControl(selection: page.binding, count: 4) }
    #expect(!send(.space, .down, to: stage))
    #expect(!send(.space, .repeat, to: stage))
  }
}
