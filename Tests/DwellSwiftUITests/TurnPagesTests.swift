import Dwell
import DwellSwiftUI
import SwiftUI
import Testing

@Suite("Views turn pages from anywhere, and pages know where they are") @MainActor
struct TurnPagesTests {
  /// Buttons that turn pages.
  struct Buttons: View {
    @Environment(\.turnPages) private var turnPages
    var body: some View {
      if turnPages.canTurn(by: -1) { button("Back") { turnPages.previous() } }
      if turnPages.canTurn(by: 1) { button("Next") { turnPages.next() } }
      button("Last") { turnPages(to: "c") }
      button("Wrong") { turnPages(to: 1) }
      Text(verbatim: "\(turnPages.canTurn(by: -1)) \(turnPages.canTurn(by: 1))")
    }

    /// A button with a label for assistive technology.
    private func button(_ label: String, _ action: @escaping @MainActor () -> Void) -> some View {
      Button(action: action) { Text(verbatim: label) }.accessibilityLabel(Text(verbatim: label))
    }
  }

  /// The texts on a stage.
  private func texts(_ stage: Stage<some View>) -> [String] {
    stage.facts.compactMap { if case .text(let text) = $0 { text } else { nil } }
  }

  /// Presses the button with a label.
  private func press(_ label: String, _ stage: Stage<some View>) throws {
    let press = try #require(stage.buttons[label])
    press()
    stage.scene.render()
  }

  @Test("Buttons beside pages without time turn them, and know the ends")
  func beside() throws {
    let page = Model("a")
    let stage = Stage(height: 300) {
      VStack {
        DwellSwiftUI.PageView(["a", "b", "c"], id: \.self, selection: page.binding) { Text(verbatim: $0) }
        Buttons()
      }
      .pageTimer(nil)
    }
    #expect(texts(stage).contains("false true"))
    try press("Next", stage)
    stage.run(until: 1)
    #expect(page.value == "b" && texts(stage).contains("true true"))
    try press("Wrong", stage)
    #expect(page.value == "b")
    try press("Last", stage)
    stage.run(until: 2)
    #expect(page.value == "c" && texts(stage).contains("true false"))
    #expect(stage.buttons["Next"] == nil)
    try press("Back", stage)
    stage.run(until: 3)
    #expect(page.value == "b")
  }

  @Test("Buttons in a page turn the pages that it is in, not those of a pager around them")
  func inside() throws {
    let (outer, inner) = (Model(0), Model("a"))
    let stage = Stage(height: 300) {
      DwellSwiftUI.PageView(count: 1, selection: outer.binding) { _ in
        DwellSwiftUI.PageView(["a", "b", "c"], id: \.self, selection: inner.binding) {
          if $0 == "a" { Buttons() } else { Text(verbatim: $0) }
        }
      }
      .pageTimer(duration: 4)
    }
    try press("Next", stage)
    #expect(inner.value == "b" && outer.writes == 0)
  }

  @Test("Buttons beside a control turn a system's pages; looping pages have no ends")
  func control() throws {
    let page = Model("c")
    let stage = Stage(height: 300) {
      VStack {
        TabView(selection: page.binding) {
          ForEach(["a", "b", "c"], id: \.self) { Text(verbatim: $0).tag($0) }
        }
        DwellSwiftUI.PageControl(selection: page.binding, pages: ["a", "b", "c"])
        Buttons()
      }
      .pageTimer(duration: 4)
    }
    #expect(texts(stage).contains("true true"))
    try press("Next", stage)
    #expect(page.value == "a")
  }

  @Test("Outside of pages the action does nothing")
  func nowhere() throws {
    let stage = Stage { VStack { Buttons() } }
    #expect(stage.buttons["Next"] == nil)
    try press("Last", stage)
    #expect(texts(stage).contains("false false"))
  }

  /// A page that shows where it is.
  struct Place: View {
    let name: String
    @Environment(\.pagePhase) private var phase
    var body: some View {
      let numbers = [phase.distance, phase.progress].map { "\(($0 * 100).rounded() / 100)" }
      Text(verbatim: "\(name) \(numbers[0]) \(phase.isCurrent) \(numbers[1])")
    }
  }

  /// Three pages that show where they are.
  private func places(_ page: Model<Int>, reduceMotion: Bool = false, duration: Double? = nil) -> Stage<
    some View
  > {
    var environment = EnvironmentValues()
    environment.accessibilityReduceMotion = reduceMotion
    return Stage(height: 300, environment: environment) {
      DwellSwiftUI.PageView(count: 3, selection: page.binding) { Place(name: "\($0)") }
        .pageTimer(duration: duration, loops: false)
    }
  }

  @Test("R224: A page knows its distance, and whether it is current, during a drag and at rest")
  func distance() {
    let page = Model(0)
    let stage = places(page)
    #expect(texts(stage).sorted() == ["0 0.0 true 0.0", "1 1.0 false 0.0"])
    let finger = stage.finger(350, 100).move((330, 100), (155, 100))
    #expect(texts(stage).sorted() == ["0 -0.5 true 0.0", "1 0.5 false 0.0"])
    finger.move((100, 100)).lift()
    stage.run(until: 3)
    #expect(texts(stage).sorted() == ["0 -1.0 false 0.0", "1 0.0 true 0.0", "2 1.0 false 0.0"])
  }

  @Test("R224: With Reduce Motion the distance jumps")
  func reduced() {
    let page = Model(0)
    let stage = places(page, reduceMotion: true)
    let finger = stage.finger(350, 100).move((330, 100), (155, 100))
    #expect(texts(stage).sorted() == ["0 0.0 true 0.0", "1 1.0 false 0.0"])
    finger.move((100, 100)).lift()
    stage.scene.render()
    #expect(texts(stage).contains("1 0.0 true 0.0"))
  }

  @Test("R224: A page knows its progress while it is current")
  func progress() {
    let page = Model(0)
    let stage = places(page, duration: 4)
    stage.run(until: 2)
    #expect(texts(stage).contains("0 0.0 true 0.5"))
    stage.run(until: 6)
    #expect(texts(stage).contains("1 0.0 true 0.5") && texts(stage).contains("0 -1.0 false 0.0"))
  }

  @Test("R224: A page's progress needs no indicator, and stands while the time is paused")
  func ownIndicator() {
    let isPaused = Model(false)
    let stage = Stage(height: 300) {
      DwellSwiftUI.PageView(count: 3) { Place(name: "\($0)") }
        .pageIndicator(.hidden).pageTimer(duration: 4, isPaused: isPaused.value)
    }
    for (time, progress) in [(1.0, 0.25), (2, 0.5), (3, 0.75)] {
      stage.run(until: time)
      let shown = texts(stage).first { $0.hasPrefix("0 ") }?.split(separator: " ").last.flatMap { Double($0) }
      #expect(shown.map { abs($0 - progress) < 0.02 } == true, "\(shown ?? -1) at \(time)")
    }
    isPaused.value = true
    stage.scene.render()
    #expect(stage.next == nil)
    stage.run(until: 60)
    #expect(texts(stage).contains { $0.hasPrefix("0 0.0 true 0.7") })
  }

  @Test("In a loop the distance is the shorter way; with several in view it counts pages")
  func loops() {
    let page = Model(0)
    let stage = Stage(height: 300) {
      DwellSwiftUI.PageView(count: 5, selection: page.binding) { Place(name: "\($0)") }.pagesLoop()
    }
    #expect(texts(stage).sorted() == ["0 0.0 true 0.0", "1 1.0 false 0.0", "4 -1.0 false 0.0"])
    let row = Stage(height: 300) {
      DwellSwiftUI.PageView(count: 9, selection: .constant(3)) { Place(name: "\($0)") }
        .pageLayout(.perView(3), perTurn: 3)
    }
    #expect(texts(row).contains("5 2.0 false 0.0") && texts(row).contains("3 0.0 true 0.0"))
  }

  @Test("Apps hear the cause of each turn, once, also of one that began in a control beside the pages")
  func causes() {
    let page = Model(0)
    let turns = Model<[String]>([])
    let stage = Stage(height: 300) {
      VStack {
        DwellSwiftUI.PageControl(selection: page.binding, count: 4)
        DwellSwiftUI.PageView(count: 4, selection: page.binding) { Text(verbatim: "\($0)") }
          .onPageTurn { turns.value.append("\($0) \($1)") }
      }
      .pageTimer(duration: 4)
    }
    stage.run(until: 4.1)
    stage.finger(350, 100).move((330, 100), (100, 100)).lift()
    stage.run(until: 5)
    page.value = 0
    stage.scene.render()
    stage.run(until: 6)
    page.value = 2
    stage.scene.render()
    stage.run(until: 7)
    #expect(turns.value == ["1 timer", "2 person", "0 app", "2 app"])
  }

  @Test("Apps hear when a drag begins and ends, and when the pages have settled")
  func motion() {
    let page = Model(0)
    let motions = Model<[String]>([])
    let stage = Stage(height: 300) {
      DwellSwiftUI.PageView(count: 3, selection: page.binding) { Text(verbatim: "\($0)") }
        .onPageMotionChange { motions.value.append("\($0) \($1)") }
    }
    let finger = stage.finger(350, 100).move((330, 100), (150, 100))
    #expect(motions.value == ["idle dragging"])
    finger.move((100, 100)).lift()
    stage.run(until: 3)
    #expect(motions.value == ["idle dragging", "dragging settling", "settling idle"])
    page.value = 0
    stage.scene.render()
    stage.run(until: 6)
    #expect(motions.value.suffix(2) == ["idle settling", "settling idle"])
  }

  @Test("R223: A pause button may have another label")
  func label() throws {
    let stage = Stage(height: 300) {
      VStack {
        DwellSwiftUI.PageControl(selection: .constant(0), count: 3)
        PagePauseButton { isPaused in Text(verbatim: isPaused ? "stands" : "runs") }
      }
      .pageTimer(duration: 4)
    }
    #expect(texts(stage) == ["runs"])
    try press("Pause", stage)
    #expect(texts(stage) == ["stands"])
  }
}
