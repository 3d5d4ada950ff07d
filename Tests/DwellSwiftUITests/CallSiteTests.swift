import DwellConformance
import DwellSwiftUI
import DwellTestSupport
import Foundation
import SwiftUI
import Testing

@Suite("The five screens of the article work as it says") @MainActor
struct CallSiteTests {
  /// A phone with a screen.
  private func telephone<V: View>(@ViewBuilder _ content: @escaping @MainActor () -> V) -> Stage<V> {
    Stage(width: 390, height: 844, content: content)
  }

  /// The visible texts, on the pages in view and beside them.
  private func texts<V: View>(on stage: Stage<V>) -> [String] {
    stage.facts.compactMap { if case .text(let text) = $0 { text } else { nil } }
  }

  /// Three photos.
  private let photos = [Photo(id: "a", color: .red), Photo(id: "b", color: .green), Photo(id: "c")]

  @Test("A timed control under Apple's tab view: 28 points up, four seconds each")
  func tour() {
    let stage = telephone { Tour() }
    stage.run(until: 2)
    let marks = ScreenLayout(stage.scene.root, in: stage.scene.size).shapes.filter { $0.rect.width > 0 }
    #expect(abs((marks.map(\.rect.maxY).max() ?? 0) - (844 - 28)) < 0.001)
    #expect(stage.spoken == "page 1 of 3")
    stage.run(until: 4.1)
    #expect(stage.spoken == "page 2 of 3")
  }

  @Test("A timed control under Apple's scroll view turns the pages, and follows a scroll")
  func album() throws {
    let stage = telephone { Album(photos: photos) }
    /// Reads the scroll position, and scrolls to another one.
    func position() throws -> (read: () -> AnyHashable?, scroll: (AnyHashable?) -> Void) {
      let positions = stage.facts.compactMap { fact -> (() -> AnyHashable?, (AnyHashable?) -> Void)? in
        if case .scrollPosition(let read, let scroll) = fact { (read, scroll) } else { nil }
      }
      return try #require(positions.first)
    }
    #expect(try position().read() == nil)
    #expect(stage.spoken == "page 1 of 3")
    stage.run(until: 4.1)
    #expect(try position().read() == AnyHashable("b"))
    try position().scroll(AnyHashable("c"))
    stage.scene.render()
    #expect(stage.spoken == "page 3 of 3")
    stage.run(until: 8.2)
    #expect(try position().read() == AnyHashable("a"), "four seconds after the scroll")
  }

  @Test("The shown page stays, whatever is inserted")
  func inbox() {
    let list = Model(photos)
    let stage = telephone { Inbox(photos: list.value, shown: "b") }
    #expect(stage.spoken == "b, page 2 of 3")
    list.value = [Photo(id: "new"), Photo(id: "newer")] + list.value
    stage.scene.render()
    #expect(stage.spoken == "b, page 4 of 5")
    #expect(texts(on: stage).contains("b"))
    list.value.removeAll { $0.id == "b" }
    stage.scene.render()
    #expect(stage.spoken == "c, page 4 of 4")
  }

  @Test("A story fills its segments at the top, pauses under a finger, and turns by taps")
  func story() throws {
    let stage = telephone { Story(person: Person(id: "Ann")) }
    stage.run(until: 2.5)
    let layout = ScreenLayout(stage.scene.root, in: stage.scene.size)
    #expect(layout.shapes.map(\.rect.y).filter { $0 >= 0 }.min() == 12)
    let finger = stage.finger(300, 400)
    stage.run(until: 60)
    #expect(stage.spoken == "page 1 of 3")
    finger.lift()
    stage.run(until: 62.4)
    #expect(stage.spoken == "page 1 of 3", "a long press turns no page")
    stage.run(until: 62.6)
    #expect(stage.spoken == "page 2 of 3")
    stage.run(until: 600)
    #expect(stage.spoken == "page 2 of 3", "the video lasts as long as its player says")
    stage.finger(300, 400).lift()
    stage.run(until: 601)
    #expect(stage.spoken == "page 3 of 3")
    stage.finger(50, 400).lift()
    stage.run(until: 602)
    #expect(stage.spoken == "page 2 of 3")
  }

  @Test("The stories of several people follow one another, and time passes only for the shown one")
  func stories() {
    let people = [Person(id: "Ann", moments: ["beach", "dinner"]), Person(id: "Bob", moments: ["beach"])]
    let stage = telephone { Stories(people: people) }
    /// VoiceOver's description of the people and the stories.
    func spoken() -> [String] {
      stage.accessibility.compactMap { if case .value(let value) = $0 { value } else { nil } }
        .filter { !$0.isEmpty }
    }
    stage.run(until: 4.9)
    #expect(spoken().contains("page 1 of 2"))
    stage.run(until: 9.9)
    #expect(spoken().filter { $0 == "page 2 of 2" }.count == 1, "the story's own")
    stage.run(until: 10.5)
    #expect(spoken().filter { $0 == "page 2 of 2" }.count == 2, "the person's, too")
    stage.run(until: 100)
    #expect(spoken().filter { $0 == "page 2 of 2" }.count == 2)
  }

  @Test("Three products are in view, and turn three at a time")
  func products() {
    let names = ["pen", "ink", "paper", "glue", "ruler", "chalk", "brush"]
    let stage = telephone { Products(names: names) }
    #expect(stage.spoken == "page 1 of 3")
    #expect(Set(texts(on: stage)).isSuperset(of: ["pen", "ink", "paper", "glue"]))
    #expect(!texts(on: stage).contains("ruler"), "it is created when it is about to be seen")
    _ = stage.press(.rightArrow)
    stage.run(until: 1)
    #expect(stage.spoken == "page 2 of 3")
    #expect(texts(on: stage).contains("brush"))
  }

  /// A picture of the current screen.
  private func picture<V: View>(of stage: Stage<V>) -> String {
    ScreenPicture(stage.scene.root, in: stage.scene.size).svg
  }

  @Test("Each screen is drawn as its golden shows it")
  func pictures() {
    // Text is compared, and can be inspected.
    let tour = telephone { Tour() }
    tour.run(until: 2)
    expectGolden(picture(of: tour), "CallSites/tour.svg")
    let album = telephone { Album(photos: photos) }
    album.run(until: 2)
    expectGolden(picture(of: album), "CallSites/album.svg")
    let list = Model(photos)
    let inbox = telephone { Inbox(photos: list.value, shown: "b") }
    list.value.insert(Photo(id: "new"), at: 0)
    inbox.scene.render()
    inbox.run(until: 2)
    expectGolden(picture(of: inbox), "CallSites/inbox.svg")
    let story = telephone { Story(person: Person(id: "Ann")) }
    story.run(until: 2.5)
    expectGolden(picture(of: story), "CallSites/story.svg")
    let people = [Person(id: "Ann", moments: ["beach", "dinner"]), Person(id: "Bob")]
    let stories = telephone { Stories(people: people) }
    stories.run(until: 10.2)
    expectGolden(picture(of: stories), "CallSites/stories.svg")
    let names = ["pen", "ink", "paper", "glue", "ruler", "chalk", "brush"]
    let products = Stage(width: 390, height: 192) { Products(names: names) }
    expectGolden(picture(of: products), "CallSites/products.svg")
  }

  @Test("The article shows the code of the tests")
  func article() {
    let code = Snippet.file("Tests/DwellSwiftUITests/CallSites.swift").code
    let article = Snippet.blocks(in: "Sources/DwellSwiftUI/DwellSwiftUI.docc/FiveScreens.md").map(\.code)
    let screens = code.components(separatedBy: "// MARK: ").dropFirst().flatMap { part in
      part.components(separatedBy: "\n\n").map { $0.trimmingCharacters(in: .newlines) }
        .filter { $0.hasPrefix("struct ") }
    }
    #expect(screens.count == 6, "five screens, one of them with a part of its own")
    for screen in screens {
      #expect(article.contains { $0.contains(screen) }, "not in the article: \(screen)")
    }
  }
}
