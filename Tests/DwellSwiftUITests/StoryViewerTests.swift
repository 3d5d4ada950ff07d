import Dwell
import SwiftUI
import Testing

@testable import DwellSwiftUI

@Suite("A viewer of the stories of several people") @MainActor
struct StoryViewerTests {
  @Test("R234: it begins with the first person who has a moment that wasn't seen, at that moment")
  func begins() {
    #expect(StoryStage().shown == ["a1"])
    #expect(StoryStage(seen: ["a1", "a2", "b1"]).shown == ["b2"])
    #expect(StoryStage(seen: ["a1", "a2", "b1", "b2", "b3", "c1"]).shown == ["a1"], "all were seen")
    #expect(StoryStage(person: "Cem").shown == ["c1"])
    #expect(StoryStage(person: "Dan").shown == ["a1"], "he isn't there")
  }

  @Test("R234: the app names the first person without a binding, and the viewer remembers what was seen")
  func own() {
    let people = [Friend("Ann", 2), Friend("Bob", 2)]
    let closings = Model(0)
    let stage = Stage(width: 390, height: 844) {
      StoryViewer(people, moments: \.moments, startingAt: "Bob") { StoryMoment(name: $1.id) }
        .onStoriesClose { closings.value += 1 }
    }
    /// The moment in view.
    func shown() -> [String] {
      stage.scene.root.reachable.flatMap(\.facts).compactMap {
        if case .text(let text) = $0 { text } else { nil }
      }
    }
    #expect(shown() == ["b1"])
    stage.finger(50, 400).lift()
    stage.run(until: 2)
    #expect(shown() == ["a1"])
    stage.run(until: 12)
    #expect(shown() == ["b2"], "his first one was seen before")
    stage.run(until: 20)
    #expect(closings.value == 1)
  }

  @Test("R234: moments follow one another, and the end of a story leads to the next person's")
  func time() {
    let stories = StoryStage(seen: ["b1"])
    stories.run(until: 4.9)
    #expect(stories.shown == ["a1"] && stories.person.value == nil, "nobody was turned to")
    stories.run(until: 6.5)
    #expect(stories.shown == ["a2"])
    stories.run(until: 11.5)
    #expect(stories.shown == ["b2"] && stories.person.value == "Bob")
    stories.run(until: 14.9)
    #expect(stories.shown == ["b2"], "his time began when the story did")
    stories.run(until: 21.5)
    #expect(stories.shown == ["c1"] && stories.closings.value == 0)
    stories.run(until: 24.9)
    #expect(stories.closings.value == 0)
    stories.run(until: 25.1)
    #expect(stories.closings.value == 1)
    stories.run(until: 60)
    #expect(stories.closings.value == 1)
  }

  @Test(
    "R234: taps show the next moment and the previous one, and lead to the next person and the previous one")
  func taps() {
    let stories = StoryStage(person: "Bob")
    stories.tap()
    #expect(stories.shown == ["b2"])
    stories.tap(50)
    #expect(stories.shown == ["b1"])
    stories.tap(50)
    #expect(stories.shown == ["a1"] && stories.person.value == "Ann")
    stories.tap()
    stories.tap()
    #expect(stories.shown == ["b3"], "the others were seen")
    stories.tap()
    #expect(stories.shown == ["c1"] && stories.closings.value == 0)
    stories.tap()
    #expect(stories.closings.value == 1)
  }

  @Test("R234: a tap before the first moment of the first person starts the story again")
  func restart() {
    let stories = StoryStage()
    stories.run(until: 3)
    stories.tap(50)
    #expect(stories.shown == ["a1"])
    stories.run(until: 7.9)
    #expect(stories.shown == ["a1"], "five seconds from the tap")
    stories.run(until: 9)
    #expect(stories.shown == ["a2"])
  }

  @Test("R234: a story that is seen again has its whole time")
  func again() {
    let stories = StoryStage(person: "Cem")
    stories.run(until: 3)
    stories.tap(50)
    #expect(stories.person.value == "Bob")
    stories.swipe(by: 300)
    #expect(stories.person.value == "Ann" && stories.shown == ["a1"])
    stories.person.value = "Cem"
    stories.stage.scene.render()
    stories.run(for: 4.9)
    #expect(stories.closings.value == 0)
    stories.run(for: 0.2)
    #expect(stories.closings.value == 1)
  }

  @Test("R234: keys do the same as taps", arguments: [false, true])
  func keys(isRightToLeft: Bool) {
    var environment = EnvironmentValues()
    environment.layoutDirection = isRightToLeft ? .rightToLeft : .leftToRight
    let (next, previous): (KeyEquivalent, KeyEquivalent) =
      isRightToLeft ? (.leftArrow, .rightArrow) : (.rightArrow, .leftArrow)
    let stories = StoryStage(person: "Bob", environment: environment)
    /// Presses a key of the current story.
    func press(_ key: KeyEquivalent) {
      for case .keyPress(let keys, let action) in stories.stage.scene.root.reachable.reversed().flatMap(
        \.facts)
      where keys.contains(key) {
        _ = action(KeyPress(key: key))
        break
      }
      stories.stage.scene.render()
      stories.run(for: 1)
    }
    press(previous)
    #expect(stories.shown == ["a1"])
    press(next)
    press(next)
    #expect(stories.shown == ["b2"])
    press(next)
    press(next)
    press(next)
    #expect(stories.closings.value == 1)
  }

  @Test(
    "R234: a swipe turns to the next moment, and at the ends of a story to other people",
    arguments: [false, true])
  func swipes(usesRecognizer: Bool) {
    let stories = StoryStage(usesRecognizer: usesRecognizer)
    stories.swipe(by: -300)
    #expect(stories.shown == ["a2"] && stories.person.value == nil)
    stories.swipe(by: -300)
    #expect(stories.shown == ["b1"] && stories.person.value == "Bob")
    stories.swipe(by: 300)
    #expect(stories.shown == ["a1"] && stories.person.value == "Ann")
    stories.swipe(by: 300)
    #expect(stories.shown == ["a1"] && stories.closings.value == 0, "nobody is before the first person")
    stories.person.value = "Cem"
    stories.stage.scene.render()
    stories.run(for: 1)
    stories.swipe(by: -300)
    #expect(stories.closings.value == 1, "nobody is after him")
  }

  @Test("R234: from right to left, taps and swipes are mirrored")
  func mirrored() {
    var environment = EnvironmentValues()
    environment.layoutDirection = .rightToLeft
    let stories = StoryStage(environment: environment)
    stories.tap(50)
    #expect(stories.shown == ["a2"])
    stories.swipe(by: 300)
    #expect(stories.shown == ["b1"])
    stories.tap(340)
    #expect(stories.shown == ["a1"])
  }

  @Test(
    "R234: people beside the current one show where their stories begin, and a person who was left stays until they are out of view"
  )
  func kept() throws {
    let stories = StoryStage(person: "Bob", seen: ["c1"])
    #expect(stories.created.contains("a1") && stories.created.contains("c1"))
    stories.tap()
    #expect(stories.shown == ["b2"])
    stories.person.value = "Cem"
    stories.stage.scene.render()
    stories.run(for: 0.1)
    #expect(Set(stories.shown) == ["b2", "c1"], "they turn")
    stories.run(for: 1)
    #expect(stories.shown == ["c1"])
    stories.stage.finger(50, 400).lift()
    stories.run(for: 0.1)
    #expect(stories.shown.contains("b3") && stories.shown.contains("c1"), "his first one that wasn't seen")
  }

  @Test("R234: a moment is marked as seen when it is shown, and not before")
  func marks() {
    let stories = StoryStage(person: "Bob")
    stories.run(until: 0.1)
    #expect(stories.seen.value == ["b1"])
    stories.tap()
    #expect(stories.seen.value == ["b1", "b2"])
    #expect(stories.shown == ["b2"], "marking it moves nothing")
    stories.swipe(by: -300)
    stories.swipe(by: -300)
    #expect(stories.seen.value == ["b1", "b2", "b3", "c1"] && stories.seen.writes == 4)
  }

  @Test("R234: with VoiceOver, whose users need their own time, a moment is marked when it is left")
  func marksWithVoiceOver() {
    var environment = EnvironmentValues()
    environment.accessibilityVoiceOverEnabled = true
    let stories = StoryStage(environment: environment)
    stories.run(until: 30)
    #expect(stories.shown == ["a1"])
    stories.tap()
    #expect(stories.seen.value.contains("a1"))
  }

  @Test("R234: the current person stays when others come and go, and the next one replaces a person who goes")
  func edits() {
    let stories = StoryStage(person: "Bob")
    stories.tap()
    stories.friends.value.insert(Friend("Zoe", 1), at: 0)
    stories.stage.scene.render()
    stories.run(for: 0.5)
    #expect(stories.shown == ["b2"] && stories.person.value == "Bob")
    stories.friends.value.removeAll { $0.id == "Ann" }
    stories.stage.scene.render()
    #expect(stories.shown == ["b2"])
    stories.friends.value[1].moments.insert(FriendMoment(id: "b0"), at: 0)
    stories.stage.scene.render()
    #expect(stories.shown == ["b2"] && stories.spoken == ["page 3 of 4"])
    stories.friends.value.remove(at: 1)
    stories.stage.scene.render()
    stories.run(for: 1)
    #expect(stories.shown == ["c1"] && stories.person.value == "Cem")
    stories.tap(50)
    #expect(stories.shown == ["z1"])
  }

  @Test("R234: people without moments are left out, and without people there is the button that closes")
  func empty() {
    let stories = StoryStage([Friend("Ann", 0), Friend("Bob", 1), Friend("Cem", 0), Friend("Dan", 1)])
    #expect(stories.shown == ["b1"])
    stories.swipe(by: -300)
    #expect(stories.shown == ["d1"])
    stories.friends.value[3].moments = []
    stories.stage.scene.render()
    stories.run(for: 1)
    #expect(stories.shown == ["b1"])
    stories.friends.value = []
    stories.stage.scene.render()
    stories.run(for: 1)
    #expect(stories.shown.isEmpty && stories.closings.value == 0)
    stories.stage.buttons["Close"]?()
    #expect(stories.closings.value == 1)
    stories.friends.value = [Friend("Eve", 2)]
    stories.stage.scene.render()
    #expect(stories.shown == ["e1"])
  }

  @Test("R234: the app turns to a person, whose story begins")
  func selects() {
    let stories = StoryStage(seen: ["b1"])
    stories.person.value = "Bob"
    stories.stage.scene.render()
    stories.run(for: 1)
    #expect(stories.shown == ["b2"])
    stories.person.value = "Eve"
    stories.stage.scene.render()
    stories.run(for: 1)
    #expect(stories.shown == ["b2"], "nobody of that name is there")
  }

  @Test("With Reduce Motion people and moments cross-fade")
  func reducedMotion() {
    var environment = EnvironmentValues()
    environment.accessibilityReduceMotion = true
    let stories = StoryStage(environment: environment)
    stories.run(until: 10.1)
    #expect(Set(stories.shown) == ["a2", "b1"], "a story that was left stays until it is out of view")
    for node in stories.stage.scene.root.reachable {
      for case .position(let place) in node.facts where place.y == 422 { #expect(place.x == 195) }
    }
    stories.run(until: 12)
    #expect(stories.shown == ["b1"])
  }
}
