import DwellConformance
import DwellSwiftUI
import SwiftUI
import Testing

/// The article's control with haptics.
struct ClickingDots: View {
  @State private var page = 0
  @State private var interaction = PageControlInteraction.none

  var body: some View {
    PageControl(selection: $page, count: 5)
      .onPageControlInteractionChange { interaction = $0 }
      .sensoryFeedback(.selection, trigger: page) { _, _ in interaction != .none }
      .pageTimer(duration: 4)
  }
}

/// The article's page view that restores its page.
struct Guide: View {
  @SceneStorage("guide.page") private var page = 0

  var body: some View {
    PageView(count: 5, selection: $page) { Text("Page \($0 + 1)") }
      .pageTimer(duration: 4)
  }
}

@Suite("The lines for haptics and for restoring a page work as the articles say") @MainActor
struct AppLinesTests {
  /// How often feedback was played.
  private func plays<V: View>(on stage: Stage<V>) -> Int {
    stage.facts.reduce(0) { if case .feedback(let plays) = $1 { $0 + plays() } else { $0 } }
  }

  @Test("Scrubbing clicks once for each page, and the timer doesn't click")
  func clicks() throws {
    let stage = Stage(width: 110, height: 44) { ClickingDots() }
    stage.run(until: 8.1)
    #expect(stage.spoken == "page 3 of 5")
    #expect(plays(on: stage) == 0)
    try stage.drag([56, 60, 70, 80, 90, 108].map { CGPoint(x: $0, y: 22) })
    #expect(stage.spoken == "page 5 of 5")
    #expect(plays(on: stage) == 2)
    stage.run(until: 30)
    #expect(plays(on: stage) == 2)
  }

  @Test("The selection in a scene's storage turns with the pages")
  func restores() {
    let stage = Stage { Guide() }
    #expect(stage.spoken == "page 1 of 5")
    stage.run(until: 4.1)
    #expect(stage.spoken == "page 2 of 5")
  }

  @Test("The articles show the code of the tests")
  func articles() {
    let own = Snippet.file("Tests/DwellSwiftUITests/AppLinesTests.swift").code
    for (article, name) in [("PageControl", "ClickingDots"), ("PageView", "Guide")] {
      let code = Snippet.blocks(in: "Sources/DwellSwiftUI/DwellSwiftUI.docc/\(article).md").map(\.code)
        .first { $0.contains("struct \(name): View") }
      let body = code?.split(separator: "\n\n", maxSplits: 1).last.map(String.init)
      #expect(body.map { own.contains($0) } == true, "\(name)")
    }
  }
}
