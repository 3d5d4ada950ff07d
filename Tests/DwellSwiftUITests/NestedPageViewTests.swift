import Dwell
import DwellSwiftUI
import SwiftUI
import Testing

@Suite("A page view inside a page starts from the defaults") @MainActor
struct NestedPageViewTests {
  /// A style that draws nothing.
  struct EmptyStyle: PageControlStyle {
    func makeBody(configuration: Configuration) -> some View { EmptyView() }
  }

  /// The drawing of the inner pages, a while after they have appeared.
  private func drawing(_ outer: (AnyView) -> some View) -> [DrawnStep] {
    let inner = DwellSwiftUI.PageView(count: 4) { Text(verbatim: "\($0)") }
    let view = AnyView(outer(AnyView(DwellSwiftUI.PageView(count: 1) { _ in inner })))
    let stage = Stage(height: 300) { view }
    stage.run(until: 9)
    return stage.drawing
  }

  @Test("R227: settings of the outer pages apply only to them")
  func settings() {
    let plain = drawing { $0 }
    #expect(plain.count == 5, "a background and four dots")
    #expect(drawing { $0.pageTimer(duration: 4) } == plain)
    #expect(drawing { $0.pageTimer(progress: 0.5) } == plain)
    #expect(drawing { $0.pageAxis(.vertical).pageDirection(.bottomToTop) } == plain)
    #expect(drawing { $0.pageIndicator(.dots, edge: .top, inset: 3).pageButtons() } == plain)
    #expect(drawing { $0.pageIndicator(.hidden) } == plain)
    #expect(drawing { $0.pageEffect(.stack).pageLayout(perTurn: 2, spacing: 40).pagesLoop() } == plain)
    #expect(drawing { $0.pageControlOptions(background: .minimal, overflow: .clip) } == plain)
    #expect(drawing { $0.pageIndicatorTint(.red, current: .blue).pagesShowMedia() } == plain)
    #expect(drawing { $0.pageIndicatorImage(Image(systemName: "star")).pagePosition(0.5) } == plain)
    #expect(drawing { $0.pageControlStyle(EmptyStyle()) } == plain)
  }

  @Test("R227: theme and names apply to all")
  func inherited() {
    var theme = PageTheme()
    theme.dotSize = 6
    #expect(drawing { $0.pageTheme(theme) } != drawing { $0 })
    var names = PageNames()
    names.label = "Seiten"
    let stage = Stage(height: 300) {
      DwellSwiftUI.PageView(count: 1) { _ in
        DwellSwiftUI.PageView(count: 4) { Text(verbatim: "\($0)") }
      }
      .pageNames(names)
    }
    let labels = stage.accessibility.compactMap { if case .label(let label) = $0 { label } else { nil } }
    #expect(!labels.isEmpty && labels.allSatisfy { $0 == "Seiten" })
  }

  @Test("R227: handlers, titles and recordings are those of the outer pages")
  func handlers() {
    let ends = Model(0)
    let times = Model<[Bool]>([])
    let visits = Model(0)
    let stage = Stage(height: 300) {
      DwellSwiftUI.PageView(count: 2) { _ in
        DwellSwiftUI.PageView(count: 2) { Text(verbatim: "\($0)").pageTitle("inner") }
          .pageTimer(duration: 1, loops: false)
          .pageTitle("outer")
      }
      .onPageVisit { _ in visits.value += 1 }
      .onPagesEnd { ends.value += 1 }
      .onPageTimeChange { times.value.append($0) }
    }
    stage.run(until: 9)
    #expect(ends.value == 0 && times.value.isEmpty && visits.value == 0)
    #expect(stage.spoken == "outer, page 1 of 2")
  }

  @Test("A view in a page pauses the pages that contain it")
  func pause() {
    let page = Model(0)
    let isPausing = Model(true)
    let stage = Stage(height: 300) {
      // The value is read here, like a state of the view around: a page that captured only the model would be
      // the same page, whatever the model's value.
      let isPaused = isPausing.value
      DwellSwiftUI.PageView(count: 2, selection: page.binding) { number in
        Text(verbatim: "\(number)").pausesPages(while: number == 0 && isPaused)
      }
      .pageTimer(duration: 4)
    }
    stage.run(until: 20)
    #expect(page.value == 0)
    isPausing.value = false
    stage.scene.render()
    stage.run(until: 24.1)
    #expect(page.value == 1)
  }

  @Test("R227: pages that want no timer have none")
  func none() {
    let page = Model(0)
    let stage = Stage(height: 300) {
      DwellSwiftUI.PageView(count: 2, selection: page.binding) { Text(verbatim: "\($0)") }
        .pageTimer(nil)
        .pageTimer(duration: 4)
    }
    stage.run(until: 20)
    #expect(page.value == 0 && stage.next == nil)
  }

  @Test("Without a duration pages have no time, whatever timer is around them")
  func untimed() {
    let page = Model(0)
    let duration = Model<Double?>(nil)
    let stage = Stage(height: 300) {
      VStack {
        DwellSwiftUI.PageView(count: 2, selection: page.binding) { Text(verbatim: "\($0)") }
          .pageTimer(duration: duration.value)
      }
      .pageTimer(duration: 4)
    }
    stage.run(until: 20)
    #expect(page.value == 0)
    duration.value = 3
    stage.scene.render()
    stage.run(until: 23.1)
    #expect(page.value == 1)
  }
}
