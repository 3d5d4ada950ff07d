import Dwell
import SwiftUI
import Testing

@testable import DwellSwiftUI

@Suite("Focus by keys, and by clicks") @MainActor
struct KeyboardFocusTests {
  @Test("The keyboard's focus pauses; a click's doesn't, in whichever order both are reported")
  func origins() {
    var keyboard = KeyboardFocus()
    keyboard.set(true, at: 10)
    #expect(keyboard.pauses)
    keyboard.set(false, at: 11)
    #expect(!keyboard.pauses)
    var pressedFirst = KeyboardFocus()
    pressedFirst.press(true, at: 10)
    pressedFirst.set(true, at: 10)
    pressedFirst.press(false, at: 10.2)
    #expect(!pressedFirst.pauses)
    var afterRelease = KeyboardFocus()
    afterRelease.press(true, at: 10)
    afterRelease.press(false, at: 10.1)
    afterRelease.set(true, at: 10.2)
    #expect(!afterRelease.pauses)
    var focusedFirst = KeyboardFocus()
    focusedFirst.set(true, at: 10)
    focusedFirst.press(true, at: 10.1)
    #expect(!focusedFirst.pauses)
    var muchLater = KeyboardFocus()
    muchLater.set(true, at: 10)
    muchLater.press(true, at: 12)
    #expect(muchLater.pauses, "the focus was there before the click")
  }

  @Test("After a click, the first key pauses, until the focus is lost")
  func key() {
    var focus = KeyboardFocus()
    focus.useKey()
    #expect(!focus.pauses, "without the focus there are no keys")
    focus.press(true, at: 10)
    focus.set(true, at: 10)
    focus.press(false, at: 10.1)
    focus.useKey()
    #expect(focus.pauses)
    focus.set(false, at: 20)
    #expect(!focus.pauses)
  }

  /// The interactions that give the views the focus.
  private func interactions<V: View>(_ stage: Stage<V>) -> [FocusInteractions] {
    stage.facts.compactMap { if case .focusableFor(let interactions) = $0 { interactions } else { nil } }
  }

  @Test("Neither a click nor a tap takes the focus, unless the app wants that")
  func press() {
    let stage = Stage(height: 300) { DwellSwiftUI.PageView(count: 3) { Text(verbatim: "\($0)") } }
    #expect(interactions(stage) == [.activate])
  }

  @Test("Where a click gives the focus, keys work at once, and time continues until one is used")
  func click() throws {
    let page = Model(0)
    let stage = Stage(height: 300) {
      DwellSwiftUI.PageView(count: 3, selection: page.binding) { Text(verbatim: "\($0)") }
        .pagesTakeFocusByPress()
        .pageTimer(duration: 4)
    }
    #expect(interactions(stage) == [[.activate, .edit]])
    try #require(stage.rests.first).begin()
    stage.scene.keyboard.focus()
    stage.run(until: 0)
    stage.rests.first?.end()
    stage.run(until: 0)
    stage.run(until: 4.1)
    #expect(page.value == 1, "time goes on")
    #expect(stage.press(.rightArrow))
    #expect(page.value == 2)
    stage.run(until: 60)
    #expect(page.value == 2, "a person who uses keys reads")
  }
}
