import Dwell
import SwiftUI
import Testing

@testable import DwellSwiftUI

@Suite("Stories are closed by a pull, keys, gestures and a button") @MainActor
struct StoryPullTests {
  @Test("R235: the stories follow a finger down, without time, and come back", arguments: [false, true])
  func comesBack(usesRecognizer: Bool) {
    let stories = StoryStage(usesRecognizer: usesRecognizer)
    stories.run(until: 2)
    let finger = stories.stage.finger(200, 200)
    finger.move((200, 205))
    #expect(stories.pull == 0)
    finger.move((203, 260), (210, 300))
    #expect(stories.pull == 100)
    stories.run(until: 60)
    #expect(stories.shown == ["a1"] && stories.person.value == nil)
    finger.lift()
    #expect(stories.pull == 0 && stories.closings.value == 0)
    #expect(stories.stage.scene.animated.contains { $0.animation == .pull }, "on the spring of pages")
    stories.run(for: 3.3)
    #expect(stories.shown.contains("a2"), "three seconds were left")
  }

  @Test("R235: a pull beyond a quarter of the height, or a flick, closes them", arguments: [false, true])
  func closes(usesRecognizer: Bool) {
    let slow = StoryStage(usesRecognizer: usesRecognizer)
    let finger = slow.stage.finger(200, 200).move((200, 260), (200, 420))
    slow.run(for: 1)
    finger.lift()
    #expect(slow.closings.value == 1 && slow.pull == 220, "it stays there, as it is about to go")
    let fast = StoryStage(usesRecognizer: usesRecognizer)
    fast.stage.finger(200, 200).move((200, 220), (200, 250), (200, 280)).lift()
    #expect(fast.closings.value == 1)
    let back = StoryStage(usesRecognizer: usesRecognizer)
    back.stage.finger(200, 200).move((200, 300), (200, 500), (200, 450), (200, 420)).lift()
    #expect(back.closings.value == 0, "it moved up again")
  }

  @Test("R235: a finger that moves up or sideways pulls nothing", arguments: [false, true])
  func otherDirections(usesRecognizer: Bool) {
    let stories = StoryStage(usesRecognizer: usesRecognizer)
    stories.stage.finger(200, 400).move((200, 380), (200, 600)).lift()
    #expect(stories.pull == 0 && stories.closings.value == 0)
    let finger = stories.stage.finger(350, 400).move((330, 402), (200, 600))
    #expect(stories.pull == 0)
    finger.lift()
    stories.run(for: 1)
    #expect(stories.shown == ["a2"] && stories.closings.value == 0, "it turned the page")
  }

  @Test("R235: a pull that moves sideways turns no page", arguments: [false, true])
  func staysPull(usesRecognizer: Bool) {
    let stories = StoryStage(person: "Bob", usesRecognizer: usesRecognizer)
    stories.stage.finger(300, 300).move((300, 320), (40, 330)).lift()
    stories.run(for: 1)
    #expect(stories.shown == ["b1"] && stories.person.value == "Bob" && stories.closings.value == 0)
  }

  @Test("R235: a scroll view in a moment scrolls, and nothing is pulled", arguments: [false, true])
  func scrolls(usesRecognizer: Bool) {
    let stories = StoryStage(
      usesRecognizer: usesRecognizer,
      content: { name in
        AnyView(ScrollView { Text(verbatim: name).frame(width: 390, height: 3000) })
      })
    stories.stage.finger(200, 600).move((200, 580), (200, 400)).lift()
    #expect(stories.stage.scene.scrollOffsets.contains { $0.y > 100 })
    stories.stage.finger(200, 300).move((200, 320), (200, 360)).lift()
    #expect(stories.pull == 0 && stories.closings.value == 0)
    #expect(stories.stage.scene.scrollOffsets.allSatisfy { $0.y < 180 })
  }

  @Test("R235: with Reduce Motion they come back at once")
  func reducedMotion() {
    var environment = EnvironmentValues()
    environment.accessibilityReduceMotion = true
    let stories = StoryStage(environment: environment)
    stories.stage.finger(200, 200).move((200, 230), (200, 260), (200, 255)).lift()
    #expect(stories.pull == 0 && stories.closings.value == 0)
    #expect(!stories.stage.scene.animated.contains { $0.animation == .pull })
  }

  @Test("R235: what lies behind shines through")
  func background() {
    let stories = StoryStage()
    #expect(stories.background == 1)
    let finger = stories.stage.finger(200, 200).move((200, 230), (200, 200 + 422))
    #expect(stories.background == 0.5)
    let scales = stories.stage.facts.compactMap {
      if case .scale(let scale) = $0 { scale.width } else { nil }
    }
    #expect(scales.contains(0.9))
    finger.finger.cancel(at: ManualClock.date(of: stories.stage.clock.time))
    #expect(stories.background == 1 && stories.closings.value == 0)
  }

  @Test("R235: a button closes them, 44 points wide below the segments, at the end of the line of text")
  func button() {
    let stories = StoryStage()
    stories.tap(368, 55)
    #expect(stories.closings.value == 1 && stories.shown == ["a1"])
    stories.tap(347, 34)
    #expect(stories.closings.value == 2)
    stories.tap(345, 55)
    #expect(stories.closings.value == 2 && stories.shown == ["a2"])
    var environment = EnvironmentValues()
    environment.layoutDirection = .rightToLeft
    environment.locale = Locale(identifier: "de")
    let mirrored = StoryStage(environment: environment)
    #expect(mirrored.stage.buttons["Schließen"] != nil)
  }

  @Test("R235: so do the Escape key, a remote's Menu button and VoiceOver's escape gesture")
  func escape() {
    let stories = StoryStage()
    let keys = stories.stage.scene.root.all.filter { node in
      node.facts.contains { if case .shortcut(.escape) = $0 { true } else { false } }
    }
    #expect(keys.count == 1)
    for case .button(let action) in keys.flatMap(\.allFacts) { action() }
    #expect(stories.closings.value == 1)
    for case .exitCommand(let action) in stories.stage.facts { action() }
    #expect(stories.closings.value == 2)
    for case .escape(let action) in stories.stage.accessibility { action() }
    #expect(stories.closings.value == 3)
  }
}

extension Animation {
  /// The spring on which a pull comes back.
  fileprivate static var pull: Animation {
    .spring(
      response: PullToDismiss.spring.response, dampingFraction: PullToDismiss.spring.dampingFraction,
      blendDuration: 0)
  }
}
