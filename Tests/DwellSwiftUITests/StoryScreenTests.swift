import Dwell
import SwiftUI
import Testing

@testable import DwellSwiftUI

@Suite("What lies above the moments of stories, and around them") @MainActor
struct StoryScreenTests {
  @Test("R233: while a finger holds a moment, its time stands still, and what lies above it fades out")
  func holds() {
    let stories = StoryStage()
    stories.run(until: 2)
    let finger = stories.stage.finger(300, 400)
    stories.run(until: 2.3)
    #expect(stories.marksOpacities == [1, 1])
    stories.run(until: 2.45)
    #expect(stories.marksOpacities.allSatisfy { abs($0 - 0.5) < 0.01 })
    stories.run(until: 60)
    #expect(stories.marksOpacities == [0, 0] && stories.shown == ["a1"])
    finger.lift()
    stories.run(until: 60.3)
    #expect(stories.marksOpacities == [1, 1] && stories.shown == ["a1"])
    stories.run(until: 62.9)
    #expect(stories.shown == ["a1"])
    stories.run(until: 64)
    #expect(stories.shown == ["a2"])
  }

  @Test("R233: a lone moment, too, is without anything above it while a finger holds it")
  func holdsOne() {
    let stories = StoryStage([Friend("Ann", 1)])
    let finger = stories.stage.finger(300, 400)
    stories.run(until: 2)
    #expect(stories.marksOpacities == [0, 0])
    finger.lift()
    stories.run(until: 3)
    #expect(stories.marksOpacities == [1, 1])
  }

  @Test("The header is the app's, or the person's title, or nothing")
  func header() {
    /// The texts above the moments.
    func texts(_ change: @escaping @MainActor (StoryStage.Viewer) -> AnyView) -> [String] {
      let stories = StoryStage([Friend("Ann", 1)], change: change)
      return stories.stage.facts.compactMap {
        if case .text(let text) = $0, text != "a1" { text } else { nil }
      }
    }
    #expect(texts { AnyView($0) } == ["Ann"])
    #expect(texts { AnyView($0.storyHeader { Text(verbatim: "by \($0.id)") }) } == ["by Ann"])
    #expect(texts { AnyView($0.storyTitles { _ in nil }) } == [])
  }

  @Test("A pause button in the header pauses the moments")
  func pauseButton() {
    let stories = StoryStage(change: { AnyView($0.storyHeader { _ in PagePauseButton() }) })
    stories.stage.buttons["Pause"]?()
    stories.run(until: 30)
    #expect(stories.shown == ["a1"])
    stories.stage.buttons["Play"]?()
    stories.run(until: 36.5)
    #expect(stories.shown == ["a2"])
  }

  @Test("A moment's own time, and its progress, apply")
  func ownTime() {
    let stories = StoryStage(content: { name in
      AnyView(StoryMoment(name: name).pageDuration(name == "a1" ? 20 : nil))
    })
    stories.run(until: 19.9)
    #expect(stories.shown == ["a1"])
    stories.run(until: 21.5)
    #expect(stories.shown == ["a2"])
  }

  @Test("Settings around the viewer: the effect applies to people, and a pause to the moments")
  func surroundings() {
    let isPaused = Model(true)
    let stories = StoryStage(change: { viewer in
      AnyView(
        viewer.pageEffect(.cube).pageIndicator(.dots).pagesTurnByTap().pagesLoop().pageAxis(.vertical)
          .pausesPages(while: isPaused.value)
          .pageTimer(duration: 1))
    })
    stories.run(until: 30)
    #expect(stories.shown == ["a1"])
    isPaused.value = false
    stories.friends.value.append(Friend("Dan", 1))
    stories.stage.scene.render()
    stories.run(until: 40.1)
    #expect(stories.person.value == "Bob")
    let widths = stories.stage.scene.root.reachable.flatMap(\.facts).compactMap {
      if case .scale(let scale) = $0 { scale.width } else { nil }
    }
    #expect(widths.contains { $0 < 0.99 }, "a side of the cube turns away")
  }

  @Test("A pointer that rests over moments doesn't pause them")
  func pointer() {
    let stories = StoryStage()
    for case .hover(let hover) in stories.stage.facts { hover(.active(CGPoint(x: 200, y: 400))) }
    stories.run(until: 6.5)
    #expect(stories.shown == ["a2"])
  }

  @Test("Assistive technology has one slider, and only the current person's moments")
  func semantics() {
    let stories = StoryStage(person: "Bob")
    #expect(stories.spoken == ["page 1 of 3"])
    let adjustable = stories.stage.scene.root.reachable.flatMap(\.facts).filter {
      if case .accessibility(.adjust) = $0 { true } else { false }
    }
    #expect(adjustable.count == 1 && stories.shown == ["b1"])
  }

  @Test("A person's name is announced once, however they become current")
  func announcements() {
    var announced: [String] = []
    AccessibilityNotification.PageScrolled.posted = { announced.append($0) }
    defer { AccessibilityNotification.PageScrolled.posted = { _ in } }
    let stories = StoryStage([Friend("Ann", 1), Friend("Bob", 1), Friend("Cem", 1)])
    stories.run(until: 5.5)
    #expect(announced == ["Bob"])
    stories.swipe(by: -300)
    #expect(announced == ["Bob", "Cem, page 3 of 3"])
  }

  @Test("What the viewer uses is released with it")
  func lifetime() {
    LifetimeTests().expectRelease("A viewer of stories") { model in
      StoryViewer([Friend("Ann", 2), Friend("Bob", 1)], moments: \.moments) { StoryMoment(name: $1.id) }
        .storyHeader { Text(verbatim: "\($0.id) \(model.value)") }
        .onStoriesClose { model.value += 1 }
    }
  }

  @Test("R234: it can be presented, and dismisses itself")
  func presented() {
    let shown = Model<Friend?>(nil)
    let people = [Friend("Ann", 1), Friend("Bob", 1)]
    let stage = Stage(width: 390, height: 844) {
      SwiftUI.Color.gray.fullScreenCover(item: shown.binding) { friend in
        StoryViewer(people, moments: \.moments, startingAt: friend.id) { StoryMoment(name: $1.id) }
      }
    }
    shown.value = people[1]
    stage.scene.render()
    stage.run(until: 4.9)
    #expect(shown.value != nil)
    stage.run(until: 5.1)
    #expect(shown.value == nil)
  }
}
