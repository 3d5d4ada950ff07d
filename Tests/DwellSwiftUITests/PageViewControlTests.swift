import Dwell
import DwellSwiftUI
import SwiftUI
import Testing

@Suite("A page view's buttons, and its time around interactions") @MainActor
struct PageViewControlTests {
  /// Three pages, changed by modifiers.
  func pages(_ page: Model<Int>, _ change: @escaping @MainActor (AnyView) -> some View) -> Stage<some View> {
    Stage(height: 300) {
      change(
        AnyView(DwellSwiftUI.PageView(count: 3, selection: page.binding) { Text(verbatim: "page \($0)") }))
    }
  }

  @Test("The buttons are the core's, drawn above the pages (R211)")
  func drawing() {
    let stage = pages(Model(0)) { $0.pageButtons(.all).pageTimer(duration: 4).pageIndicator(.hidden) }
    stage.run(until: 1)
    var configuration = Dwell.Carousel.Configuration(pageCount: 3)
    configuration.controls = .all
    configuration.indicator = .none
    var core = Dwell.Carousel(configuration, at: 100)
    _ = core.handle(.resize(Size(width: 390, height: 300)), at: 100)
    let expected = expectedSteps(core.frame(at: 101).display.withoutSymbols)
    #expect(stage.drawing == expected && expected.count == 3, "three discs")
    #expect(stage.symbols == ["chevron.left", "chevron.right", "pause.fill"])
  }

  @Test("Each is a SwiftUI button, with a VoiceOver label, that turns or pauses (R211)")
  func actions() {
    let page = Model(0)
    let stage = pages(page) { $0.pageButtons().pageTimer(duration: 4) }
    #expect(stage.buttons.keys.sorted() == ["Next page", "Pause", "Previous page"])
    stage.buttons["Next page"]?()
    #expect(page.value == 1)
    stage.buttons["Previous page"]?()
    #expect(page.value == 0)
    stage.buttons["Pause"]?()
    stage.run(until: 30)
    #expect(page.value == 0)
    #expect(stage.buttons.keys.sorted() == ["Next page", "Play", "Previous page"])
    stage.buttons["Play"]?()
    stage.run(until: 34)
    #expect(page.value == 1)
  }

  @Test("Only the requested ones exist, none without time to pause, and labels can be translated (R211)")
  func choice() {
    var names = PageNames()
    names.previous = "Zurück"
    names.next = "Vor"
    let stage = pages(Model(0)) { $0.pageButtons([.next, .pause]).pageNames(names) }
    #expect(stage.buttons.keys.sorted() == ["Vor"])
    let bare = pages(Model(0)) { $0.pageTimer(duration: 4) }
    #expect(bare.buttons.isEmpty)
  }

  @Test("A turn by the user pauses for good if the app requests it (R213)")
  func afterInteraction() {
    let page = Model(0)
    let stage = pages(page) { $0.pageButtons().pageTimer(duration: 4, pausesAfterInteraction: true) }
    stage.buttons["Next page"]?()
    stage.run(until: 60)
    #expect(page.value == 1 && stage.buttons["Play"] != nil)
    stage.buttons["Play"]?()
    stage.run(until: 65)
    #expect(page.value == 2)
  }

  @Test("By default a turn by the user starts the new page's time (R213)")
  func resumesAfterInteraction() {
    let page = Model(0)
    let stage = pages(page) { $0.pageButtons().pageTimer(duration: 4) }
    stage.run(until: 1)
    stage.buttons["Next page"]?()
    #expect(page.value == 1)
    stage.run(until: 4.9)
    #expect(page.value == 1)
    stage.run(until: 5.1)
    #expect(page.value == 2)
  }

  @Test("A delay out of range is reported and ignored (R214)")
  func invalidStartDelay() {
    let page = Model(0)
    let lines = Model<[String]>([])
    let stage = Stage {
      DwellSwiftUI.PageControl(selection: page.binding, count: 3)
        .pageTimer(duration: 4, startDelay: -1)
        .onPageDiagnostics { lines.value += $0.lines }
    }
    stage.run(until: 4.1)
    #expect(page.value == 1)
    #expect(lines.value.count == 1 && lines.value.contains { $0.contains("start delay") })
  }

  @Test("The first page is delayed, once (R214)")
  func startDelay() {
    let page = Model(0)
    let stage = pages(page) { $0.pageTimer(duration: .seconds(4), startDelay: .seconds(2)) }
    stage.run(until: 5.9)
    #expect(page.value == 0)
    stage.run(until: 6.1)
    #expect(page.value == 1)
    stage.run(until: 10.1)
    #expect(page.value == 2)
  }
}
