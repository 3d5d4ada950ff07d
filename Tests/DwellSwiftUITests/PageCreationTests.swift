import Dwell
import DwellSwiftUI
import SwiftUI
import Testing

@Suite("A page's content is built when it changes") @MainActor
struct PageCreationTests {
  /// Three pages, whose content is counted as it is built.
  func stage(_ page: Model<Int>, _ built: Model<Int>, suffix: Model<String> = Model("")) -> Stage<some View> {
    Stage(height: 300, scale: 2) {
      DwellSwiftUI.PageView(count: 3, selection: page.binding) { number in
        let _ = built.value += 1
        Text(verbatim: "\(number)\(suffix.value)")
      }
      .pageIndicator(.dots).pageTimer(duration: 4)
    }
  }

  @Test("No page is built again while the indicator's pill fills")
  func fills() {
    let page = Model(1)
    let built = Model(0)
    let stage = stage(page, built)
    stage.run(until: 0.5)
    stage.scene.advance(to: ManualClock.date(of: 100.6))
    built.value = 0
    let frames = stage.scene.evaluations
    for time in stride(from: 1, to: 3.5, by: 0.05) {
      stage.clock.time = 100 + time
      stage.scene.advance(to: ManualClock.date(of: 100 + time))
    }
    #expect(built.value == 0)
    #expect(stage.drawing.count > 2)
    #expect(stage.scene.evaluations == frames, "only timelines were evaluated")
  }

  @Test("A turn moves the pages, and builds the ones that come near")
  func turns() throws {
    let page = Model(0)
    let built = Model(0)
    let stage = stage(page, built)
    stage.run(until: 4.01)
    #expect(page.value == 1)
    stage.clock.time = 104.02
    stage.scene.advance(to: ManualClock.date(of: 104.02))
    built.value = 0
    /// The horizontal positions of the pages.
    func places() -> [Double] {
      stage.facts.compactMap { if case .position(let point) = $0 { point.x } else { nil } }
    }
    let before = places()
    stage.clock.time = 104.1
    stage.scene.advance(to: ManualClock.date(of: 104.1))
    #expect(places() != before, "the pages move")
    #expect(built.value == 0)
  }

  @Test("No page is built again for environment changes around them, which views in it read themselves")
  func surroundings() {
    struct Pages: View {
      let built: Model<Int>
      var body: some View {
        DwellSwiftUI.PageView(count: 3, selection: .constant(1)) { number in
          let _ = built.value += 1
          Text(verbatim: "\(number)")
        }
      }
    }
    let built = Model(0)
    let insets = Model(0.0)
    let stage = Stage(height: 300) { Pages(built: built).pageLayout(insets: insets.value) }
    stage.run(until: 1)
    built.value = 0
    insets.value = 20
    stage.run(until: 2)
    #expect(stage.facts.contains { if case .position(let point) = $0 { point.x == 545 } else { false } })
    #expect(built.value == 0)
  }

  @Test("The pages on both sides of the current one exist, also across the ends of a loop")
  func neighbors() {
    /// The existing pages, of five.
    func pages(_ page: Int, loops: Bool) -> [String] {
      let stage = Stage(height: 300) {
        DwellSwiftUI.PageView(count: 5, selection: .constant(page)) { Text(verbatim: "\($0)") }
          .pagesLoop(loops)
      }
      return stage.facts.compactMap { if case .text(let text) = $0 { text } else { nil } }.sorted()
    }
    #expect(pages(0, loops: false) == ["0", "1"])
    #expect(pages(0, loops: true) == ["0", "1", "4"])
    #expect(pages(2, loops: true) == ["1", "2", "3"])
    #expect(pages(4, loops: true) == ["0", "3", "4"])
  }

  @Test("A page shows its changed content")
  func changes() {
    let page = Model(0)
    let suffix = Model("")
    let stage = stage(page, Model(0), suffix: suffix)
    suffix.value = "!"
    stage.run(until: 0.1)
    let texts = stage.facts.compactMap { if case .text(let text) = $0 { text } else { nil } }
    #expect(texts.contains("0!"), "\(texts)")
  }
}
