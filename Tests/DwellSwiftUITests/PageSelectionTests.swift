import Dwell
import DwellSwiftUI
import SwiftUI
import Testing

@Suite("The selection of pages") @MainActor
struct PageSelectionTests {
  /// Swipes to the next page, and lets it settle.
  func swipe<V: View>(_ stage: Stage<V>, until seconds: Double) throws {
    try stage.drag([350, 330, 250, 100].map { CGPoint(x: $0, y: 150) })
    stage.run(until: seconds)
  }

  @Test("A page view without a selection keeps its own")
  func none() throws {
    let names = ["a", "b"]
    let stages: [any SomeStage] = [
      Stage(height: 300) { DwellSwiftUI.PageView(names, id: \.self) { Text(verbatim: $0) } },
      Stage(height: 300) { DwellSwiftUI.PageView(count: 2) { Text(verbatim: names[$0]) } },
      Stage(height: 300) {
        DwellSwiftUI.PageView { ForEach(names, id: \.self) { Text(verbatim: $0) } }
      },
      Stage(height: 300) {
        DwellSwiftUI.PageView {
          Text(verbatim: "a")
          Text(verbatim: "b")
        }
      },
    ]
    for stage in stages {
      #expect(stage.visiblePages == ["a": 195])
      try stage.swipePage(self, until: 3)
      #expect(stage.visiblePages == ["b": 195])
    }
  }

  @Test("The first pages that come are shown at once, at the selected one")
  func first() {
    let names = Model<[String]>([])
    let stage = Stage(height: 300) {
      DwellSwiftUI.PageView(names.value, id: \.self, selection: .constant("c")) { Text(verbatim: $0) }
    }
    #expect(stage.visiblePages == [:])
    names.value = ["a", "b", "c"]
    stage.run(until: 0)
    #expect(stage.visiblePages == ["c": 195])
  }

  @Test("An optional selection is nil until a page turns, and nil keeps the page")
  func optional() throws {
    let page = Model<String?>(nil)
    let names = ["a", "b", "c"]
    let stage = Stage(height: 300) {
      VStack {
        DwellSwiftUI.PageView(names, id: \.self, selection: page.binding) { Text(verbatim: $0) }
        DwellSwiftUI.PageControl(selection: page.binding, pages: names)
      }
    }
    stage.run(until: 1)
    #expect(page.value == nil)
    #expect(stage.spoken == "page 1 of 3")
    try swipe(stage, until: 3)
    #expect(page.value == "b")
    #expect(stage.visiblePages == ["b": 195])
    #expect(stage.spoken == "page 2 of 3")
    page.value = nil
    stage.run(until: 5)
    #expect(stage.visiblePages == ["b": 195])
    page.value = "c"
    stage.run(until: 5)
    stage.run(until: 8)
    #expect(stage.visiblePages == ["c": 195])
  }

  @Test("If the app rejects a page it is left again, and if it selects another one that is shown")
  func refused() throws {
    let page = Model(1)
    let last = Model(1)
    // The third page isn't open yet; the fourth never is, and the app returns to the first one instead.
    let selection = Binding(
      get: { page.value }, set: { if $0 <= last.value { page.value = $0 } else if $0 > 2 { page.value = 0 } })
    let stage = Stage(height: 300) {
      VStack {
        DwellSwiftUI.PageView(count: 4, selection: selection) { Text(verbatim: "\($0)") }
        DwellSwiftUI.PageControl(selection: selection, count: 4)
      }
    }
    stage.run(until: 1)
    try swipe(stage, until: 3)
    #expect(page.value == 1)
    #expect(stage.visiblePages == ["1": 195])
    #expect(stage.spoken == "page 2 of 4")
    last.value = 2
    try swipe(stage, until: 5)
    #expect(stage.visiblePages == ["2": 195])
    try swipe(stage, until: 7)
    #expect(page.value == 0)
    #expect(stage.visiblePages == ["0": 195])
    #expect(stage.spoken == "page 1 of 4")
  }

  @Test("Timed pages stay on the page that the app keeps selected")
  func kept() {
    let stage = Stage { DwellSwiftUI.PageControl(selection: .constant(1), count: 3).pageTimer(duration: 4) }
    stage.run(until: 5)
    #expect(stage.spoken?.hasPrefix("page 2 of 3") == true)
    stage.run(until: 9)
    #expect(stage.spoken?.hasPrefix("page 2 of 3") == true)
  }

  @Test("The time of pages turns an optional selection, and videos among them have their own progress")
  func timed() {
    let page = Model<Int?>(nil)
    let progress = Model(0.5)
    let stage = Stage {
      DwellSwiftUI.SegmentedProgress(selection: page.binding, pages: Array(0..<3))
        .pageProgress(progress.value, for: 0).pageTimer(duration: 4)
    }
    stage.run(until: 20)
    #expect(page.value == nil)
    progress.value = 1
    stage.run(until: 20.1)
    #expect(page.value == 1)
    stage.run(until: 24.2)
    #expect(page.value == 2)
  }

  @Test("A selection by the app moves the pages, or shows its page at once", arguments: [true, false])
  func animation(isAnimated: Bool) {
    let page = Model(0)
    let stage = Stage(height: 300) {
      DwellSwiftUI.PageView(count: 3, selection: page.binding) { Text(verbatim: "\($0)") }
        .pageSelectionAnimated(isAnimated)
    }
    page.value = 2
    stage.run(until: 0.05)
    #expect((stage.visiblePages == ["2": 195]) == !isAnimated, "\(stage.visiblePages)")
    stage.run(until: 3)
    #expect(stage.visiblePages == ["2": 195])
  }

  @Test(
    "Pages follow one another in any of the five directions",
    arguments: [nil] + DwellSwiftUI.PageDirection.allCases)
  func directions(direction: PageDirection?) throws {
    var environment = EnvironmentValues()
    environment.layoutDirection = .rightToLeft
    let page = Model(0)
    let stage = Stage(height: 300, environment: environment) {
      DwellSwiftUI.PageView(count: 3, selection: page.binding) { Text(verbatim: "\($0)") }
        .pageDirection(direction)
    }
    let (key, back): (KeyEquivalent, KeyEquivalent) =
      switch direction {
      case nil, .rightToLeft: (.leftArrow, .rightArrow)
      case .leftToRight: (.rightArrow, .leftArrow)
      case .topToBottom: (.downArrow, .upArrow)
      case .bottomToTop: (.upArrow, .downArrow)
      }
    #expect(stage.press(key))
    #expect(page.value == 1)
    #expect(stage.press(back))
    #expect(page.value == 0)
  }

  @Test("A row from bottom to top is as wide and high as one from top to bottom")
  func upwards() {
    let sizes = [DwellSwiftUI.PageDirection.topToBottom, .bottomToTop].map { direction in
      Stage { DwellSwiftUI.PageControl(selection: .constant(0), count: 3).pageDirection(direction) }
        .scene.root.all.compactMap { $0.facts.first.map { "\($0)" } }.filter { $0.contains("flexibleFrame") }
    }
    #expect(sizes[0] == sizes[1])
  }

  @Test("The app is notified of interactions with a control, and with a page view's dots")
  func interaction() throws {
    for isPageView in [false, true] {
      let page = Model(1)
      let heard = Model<[PageControlInteraction]>([])
      let stage = Stage(width: 120, height: isPageView ? 300 : 44) {
        Group {
          if isPageView {
            DwellSwiftUI.PageView(count: 5, selection: page.binding) { Text(verbatim: "\($0)") }
              .pageIndicator(.dots)
          } else {
            DwellSwiftUI.PageControl(selection: page.binding, count: 5)
          }
        }
        .pageControlInputProfile(.touch)
        .onPageControlInteractionChange { heard.value.append($0) }
      }
      let drag = try #require(stage.drags.last { $0.minimumDistance == 0 })
      /// A location of the finger.
      func value(_ x: Double) -> DragGesture.Value {
        .init(
          time: stage.scene.date, location: CGPoint(x: x, y: 22), startLocation: CGPoint(x: 40, y: 22))
      }
      drag.move(value(40))
      stage.scene.render()
      #expect(heard.value == [.discrete])
      drag.move(value(80))
      stage.scene.render()
      #expect(heard.value == [.discrete, .continuous])
      drag.end(value(80))
      stage.scene.render()
      #expect(heard.value == [.discrete, .continuous, .none])
    }
  }
}

/// A stage with views of any type.
@MainActor
protocol SomeStage {
  /// The centres of the visible pages.
  var visiblePages: [String: Double] { get }
  /// Swipes to the next page.
  func swipePage(_ tests: PageSelectionTests, until seconds: Double) throws
}

extension Stage: SomeStage {
  func swipePage(_ tests: PageSelectionTests, until seconds: Double) throws {
    try tests.swipe(self, until: seconds)
  }
}
