import Dwell
import DwellSwiftUI
import SwiftUI
import Testing

@Suite("What belongs to a page is said on the page") @MainActor
struct PageValuesTests {
  /// A page's view, which says its own duration, title and image.
  struct City: View {
    let name: String
    var body: some View {
      VStack { Text(verbatim: name) }
        .pageTitle("The city of \(name)")
        .pageDuration(name == "Porto" ? 8 : nil)
        .pageIndicatorImage(name == "Faro" ? Image(systemName: "star") : nil)
    }
  }

  /// The names of the pages.
  private let names = ["Lisbon", "Porto", "Faro", "Braga", "Sintra"]
  /// The images drawn.
  private func images(_ stage: Stage<some View>) -> Int {
    stage.drawing.filter { if case .image = $0 { true } else { false } }.count
  }

  @Test("R226: pages from data have their durations, titles and images")
  func data() {
    let page = Model("Lisbon")
    let stage = Stage(height: 300) {
      DwellSwiftUI.PageView(names, id: \.self, selection: page.binding) { City(name: $0) }
        .pageTimer(duration: 4)
    }
    #expect(stage.spoken == "The city of Lisbon, page 1 of 5")
    #expect(images(stage) == 0, "the third page isn't created yet")
    stage.run(until: 4.1)
    #expect(page.value == "Porto" && stage.spoken == "The city of Porto, page 2 of 5")
    #expect(images(stage) == 1)
    stage.run(until: 11.9)
    #expect(page.value == "Porto")
    stage.run(until: 12.1)
    #expect(page.value == "Faro")
  }

  @Test("R226: pages given as views are known before they are created")
  func views() {
    let page = Model("Lisbon")
    let stage = Stage(height: 300) {
      DwellSwiftUI.PageView(selection: page.binding) {
        City(name: "Lisbon").tag("Lisbon")
        City(name: "Porto").tag("Porto")
        City(name: "Faro").padding(8).tag("Faro")
      }
      .pageTimer(duration: 4)
    }
    #expect(images(stage) == 1, "the third page isn't created yet")
    stage.run(until: 11.9)
    #expect(page.value == "Porto" && stage.spoken == "The city of Porto, page 2 of 3")
    stage.run(until: 12.1)
    #expect(page.value == "Faro")
  }

  @Test("R226: indicators beside the pages have their durations, images and titles, in either order")
  func beside() {
    for isControlFirst in [true, false] {
      let page = Model(0)
      let stage = Stage(height: 344) {
        VStack {
          let control = DwellSwiftUI.PageControl(selection: page.binding, count: 3)
          if isControlFirst { control }
          DwellSwiftUI.PageView(count: 3, selection: page.binding) { City(name: names[$0]) }
            .pageIndicator(.hidden)
          if !isControlFirst { control }
        }
        .pageTimer(duration: 4)
      }
      stage.run(until: 11.9)
      #expect(page.value == 1 && page.writes == 1)
      #expect(images(stage) == 1)
      let spoken = stage.accessibility.compactMap { if case .value(let value) = $0 { value } else { nil } }
      #expect(spoken.filter { $0 == "The city of Porto, page 2 of 3" }.count == 2, "\(spoken)")
      stage.run(until: 12.1)
      #expect(page.value == 2 && page.writes == 2)
    }
  }

  @Test("A page's view overrides what its pager says about the page, and changes in place")
  func nearer() {
    let page = Model(0)
    let duration = Model<Double?>(2)
    let stage = Stage(height: 300) {
      let seconds = duration.value
      DwellSwiftUI.PageView(count: 3, selection: page.binding) {
        Text(verbatim: "\($0)").pageDuration($0 == 0 ? seconds : nil)
      }
      .pageDuration(6, for: 0).pageDuration(1, for: 1)
      .pageTimer(duration: 4)
    }
    stage.run(until: 2.1)
    #expect(page.value == 1)
    stage.run(until: 3.2)
    #expect(page.value == 2, "what the page doesn't say, the pager does")
    duration.value = nil
    stage.scene.render()
    stage.run(until: 7.3)
    #expect(page.value == 0)
    stage.run(until: 12.9)
    #expect(page.value == 0)
    stage.run(until: 13.4)
    #expect(page.value == 1)
  }

  @Test("A video in a page turns it when it ends")
  func video() {
    let page = Model(0)
    let played = Model(0.5)
    let stage = Stage(height: 300) {
      let played = played.value
      DwellSwiftUI.PageView(count: 2, selection: page.binding) { number in
        if number == 0 { Text(verbatim: "video").pageProgress(played) } else { Text(verbatim: "photo") }
      }
      .pageTimer(duration: 4)
    }
    stage.run(until: 60)
    #expect(page.value == 0)
    played.value = 1
    stage.scene.render()
    stage.run(until: 60.1)
    #expect(page.value == 1)
  }

  @Test("A nested pager's pages say nothing about the page that contains it")
  func nested() {
    let page = Model(0)
    let stage = Stage(height: 300) {
      DwellSwiftUI.PageView(count: 2, selection: page.binding) { _ in
        DwellSwiftUI.PageView(count: 2) { Text(verbatim: "\($0)").pageDuration(1).pageTitle("inner") }
      }
      .pageTimer(duration: 4)
    }
    stage.run(until: 3.9)
    #expect(page.value == 0 && stage.spoken == "page 1 of 2")
    stage.run(until: 4.1)
    #expect(page.value == 1)
  }

  @Test("Pages with the same identity are reported once, and again when others share one")
  func twice() {
    let page = Model("a")
    let pages = Model(["a", "b"])
    let lines = Model<[String]>([])
    let stage = Stage {
      DwellSwiftUI.PageControl(selection: page.binding, pages: pages.value)
        .onPageDiagnostics { lines.value += $0.lines }
    }
    for list in [["a", "b", "c"], ["a", "b", "a"], ["a", "b", "a", "c"], ["b", "c", "b", "b"]] {
      pages.value = list
      stage.run(until: 1)
    }
    #expect(
      lines.value == [
        "several pages have the identity a: only the first of them can be selected",
        "several pages have the identity b: only the first of them can be selected",
      ])
  }
}
