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
    let lowest = marks.map(\.rect.maxY).max() ?? 0
    #expect(abs(lowest - 816) < 0.001)
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

  /// Two people, one with two photos and the other with one.
  private let people = [
    Person(id: "Ann", moments: [Photo(id: "a1", color: .red), Photo(id: "a2", color: .green)]),
    Person(id: "Bob", moments: [Photo(id: "b1", color: .blue)]),
  ]

  /// The colours in view.
  private func colors<V: View>(on stage: Stage<V>) -> [String] {
    stage.scene.root.reachable.flatMap(\.facts).compactMap { fact in
      if case .other(let name) = fact, ["red", "green", "blue"].contains(name) { name } else { nil }
    }
  }

  @Test("A ring presents a person's stories, which fill it, lead to the next person's, and close")
  func friends() throws {
    let stage = telephone { Friends(people: people) }
    /// The opacities of the arcs of both rings.
    func arcs() -> [[Double]] {
      let rings = stage.facts.compactMap { if case .drawing(let steps) = $0 { steps } else { nil } }
      return rings.prefix(2).map {
        $0.compactMap { if case .stroke(_, _, _, _, let opacity) = $0 { opacity } else { nil } }
      }
    }
    #expect(arcs() == [[1, 1], [1]] && colors(on: stage).isEmpty)
    for case .button(let present) in stage.facts.prefix(40) {
      present()
      break
    }
    stage.run(until: 4.9)
    #expect(colors(on: stage) == ["red"] && arcs() == [[0.35, 1], [1]])
    stage.finger(300, 400).lift()
    stage.run(until: 6)
    #expect(colors(on: stage) == ["green"])
    stage.run(until: 11)
    #expect(colors(on: stage) == ["blue"])
    stage.run(until: 16)
    #expect(colors(on: stage).isEmpty && arcs() == [[0.35, 0.35], [0.35]])
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
    let friends = telephone { Friends(people: people) }
    expectGolden(picture(of: friends), "CallSites/friends.svg")
    for case .button(let present) in friends.facts.prefix(40) {
      present()
      break
    }
    friends.run(until: 2.5)
    expectGolden(picture(of: friends), "CallSites/stories.svg")
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
    #expect(screens.count == 5)
    for screen in screens {
      #expect(article.contains { $0.contains(screen) }, "not in the article: \(screen)")
    }
  }
}
