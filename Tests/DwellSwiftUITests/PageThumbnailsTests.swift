import DwellSwiftUI
import SwiftUI
import Testing

@Suite("A strip of thumbnails has the page of pages elsewhere") @MainActor
struct PageThumbnailsTests {
  /// Pages with a strip of their names.
  func album(_ page: Model<String>, reduceMotion: Bool = false) -> Stage<AnyView> {
    let names = ["Lisbon", "Porto", "Faro", "Braga"]
    return Stage(height: 400) {
      AnyView(
        VStack {
          PageView(names, id: \.self, selection: page.binding) { Text(verbatim: "page \($0)") }
          PageThumbnails(names, id: \.self, selection: page.binding) { Text(verbatim: $0) }
        }
        .pageTimer(duration: 4)
        .environment(\.accessibilityReduceMotion, reduceMotion))
    }
  }

  /// The nodes of the strip's buttons.
  func thumbnails(_ stage: Stage<some View>) throws -> [Node] {
    let strip = try #require(stage.scene.root.all.first { $0.facts.contains(where: \.isScrollPosition) })
    return strip.all.filter { node in node.facts.contains { if case .button = $0 { true } else { false } } }
  }

  /// The opacities of the thumbnails.
  func opacities(_ stage: Stage<some View>) throws -> [Double] {
    try thumbnails(stage).map { node in
      node.allFacts.reduce(1) { if case .opacity(let opacity) = $1 { $0 * opacity } else { $0 } }
    }
  }

  /// The page that the strip is scrolled to.
  private func middle(_ stage: Stage<some View>) throws -> String? {
    let facts = stage.facts.compactMap { if case .scrollPosition(let read, _) = $0 { read } else { nil } }
    let read = try #require(facts.first)
    return read()?.base as? String
  }

  @Test("The current thumbnail doesn't fade, and is in the middle, whatever has turned the page")
  func current() throws {
    let page = Model("Lisbon")
    let stage = album(page)
    #expect(try opacities(stage) == [1, 0.6, 0.6, 0.6])
    #expect(try middle(stage) == "Lisbon")
    stage.run(until: 4.5)
    #expect(page.value == "Porto")
    #expect(try opacities(stage) == [0.6, 1, 0.6, 0.6])
    #expect(try middle(stage) == "Porto")
    page.value = "Braga"
    stage.scene.render()
    #expect(try middle(stage) == "Braga")
  }

  @Test("A tap on a thumbnail turns to its page")
  func tap() throws {
    let page = Model("Lisbon")
    let stage = album(page)
    for case .button(let press) in try thumbnails(stage)[2].facts { press() }
    stage.scene.render()
    #expect(page.value == "Faro")
    stage.run(until: 1)
    #expect(try middle(stage) == "Faro")
  }

  @Test("The user may scroll the strip, and the page stays")
  func scroll() throws {
    let page = Model("Lisbon")
    let stage = album(page)
    for case .scrollPosition(_, let scroll) in stage.facts { scroll("Braga") }
    stage.scene.render()
    #expect(try middle(stage) == "Braga")
    #expect(page.value == "Lisbon")
    #expect(try opacities(stage) == [1, 0.6, 0.6, 0.6])
  }

  @Test("A page without a thumbnail is none")
  func unknown() throws {
    let page = Model("Madrid")
    let stage = Stage(height: 100) {
      PageThumbnails(["Lisbon"], id: \.self, selection: page.binding) { Text(verbatim: $0) }
    }
    #expect(try opacities(stage) == [0.6])
  }

  @Test("Assistive technology skips the strip, as it has the pages' indicator")
  func hidden() {
    let stage = album(Model("Lisbon"))
    let hidden = stage.scene.root.all.filter { node in
      node.facts.contains { if case .accessibility(.hidden(true)) = $0 { true } else { false } }
    }
    #expect(hidden.contains { $0.allFacts.contains(where: \.isScrollPosition) })
  }
}

extension Fact {
  /// Whether the fact is the place of a scroll view.
  fileprivate var isScrollPosition: Bool { if case .scrollPosition = self { true } else { false } }
}
