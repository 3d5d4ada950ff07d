import Dwell
import DwellSwiftUI
import SwiftUI
import Testing

@Suite("Input and settings of page views without a number of pages") @MainActor
struct UnboundedInputTests {
  typealias Day = UnboundedPagesTests.Day
  /// The pages.
  private let pages = UnboundedPagesTests()

  /// Buttons that turn pages.
  struct Buttons: View {
    @Environment(\.turnPages) private var turnPages
    var body: some View {
      if turnPages.canTurn(by: -1) { button("Back") { turnPages.previous() } }
      if turnPages.canTurn(by: 1) { button("Next") { turnPages.next() } }
      button("Far") { turnPages(to: Day(number: 777)) }
      button("Wrong") { turnPages(to: 5) }
      button("Several") { for _ in 0..<5 { turnPages.next() } }
    }
    private func button(_ label: String, _ action: @escaping @MainActor () -> Void) -> some View {
      Button(action: action) { Text(verbatim: label) }.accessibilityLabel(Text(verbatim: label))
    }
  }

  @Test("R231: buttons turn to neighbours, to several in a row, and to any page")
  func buttons() throws {
    let day = Model(Day(number: 0))
    let stage = pages.calendar(day, limits: 0...2000) { view in
      VStack {
        view; Buttons()
      }.pageTimer(nil)
    }
    #expect(stage.buttons["Back"] == nil)
    for (time, (label, number)) in [
      ("Next", 1), ("Several", 6), ("Far", 777), ("Wrong", 777), ("Back", 776), ("Several", 781),
    ].enumerated() {
      let press = try #require(stage.buttons[label])
      press()
      stage.scene.render()
      stage.run(until: Double(time) * 3 + 3)
      #expect(day.value.number == number && stage.visiblePages["\(number)"] == 195, "\(label)")
    }
  }

  @Test("R231: Home and End belong to the app, as there is no first and no last page")
  func keys() {
    let day = Model(Day(number: 0))
    let stage = pages.calendar(day)
    #expect(!stage.press(.home) && !stage.press(.end) && day.writes == 0)
    #expect(stage.press(.pageDown) && stage.press(.pageDown) && stage.press(.pageUp))
    #expect(day.value.number == 1)
  }

  @Test("R231: VoiceOver speaks titles, without numbers, and nothing for pages without titles")
  func voiceOver() throws {
    var announced: [String] = []
    AccessibilityNotification.PageScrolled.posted = { announced.append($0) }
    defer { AccessibilityNotification.PageScrolled.posted = { _ in } }
    let day = Model(Day(number: 0))
    let stage = pages.calendar(day) { $0.pageTimer(duration: 400) }
    for case .scroll(let scroll) in stage.accessibility { scroll(.trailing) }
    stage.run(until: 1)
    #expect(day.value.number == 1 && announced == ["Day 1"] && stage.spoken == "Day 1")
    for case .adjust(let adjust) in stage.accessibility { adjust(.increment) }
    stage.run(until: 2)
    #expect(day.value.number == 2 && stage.spoken == "Day 2")
    let plain = Stage(height: 300) {
      DwellSwiftUI.PageView(around: 5, next: { (day: Int) in day + 1 }, previous: { day in day - 1 }) { _ in
        DwellSwiftUI.PageView(count: 3) { page in Text(verbatim: "\(page)") }
      }
    }
    let values = plain.accessibility.compactMap { if case .value(let value) = $0 { value } else { nil } }
    #expect(values.contains("page 1 of 3"), "pages in a page have numbers")
    #expect(Set(values) == ["", "page 1 of 3"])
  }

  @Test("R231: an optional selection without a value shows no page")
  func optional() {
    let page = Model<Int?>(nil)
    let stage = Stage(height: 300) {
      DwellSwiftUI.PageView(
        around: page.binding, next: { $0.map { $0 + 1 } }, previous: { $0.map { $0 - 1 } }
      ) {
        Text(verbatim: "\($0 ?? -1)")
      }
    }
    #expect(pages.created(stage) == [] && !stage.press(.rightArrow))
    page.value = 3
    stage.run(until: 1)
    #expect(pages.created(stage) == [2, 3, 4])
  }

  @Test("R231: positions are reported as the distance from the current page, and phases as everywhere")
  func positions() {
    let positions = Model<[Double]>([])
    let day = Model(Day(number: 0))
    let stage = pages.calendar(day) { $0.onPagePositionChange { positions.value.append($0) } }
    #expect(positions.value == [0])
    let finger = stage.finger(350, 100).move((330, 100), (135, 100))
    #expect(positions.value.last.map { abs($0 - 0.55) < 0.01 } == true)
    finger.move((100, 100)).lift()
    stage.run(until: 3)
    #expect(positions.value.allSatisfy { abs($0) < 1 } && positions.value.last == 0)
    #expect(positions.value.contains { $0 < -0.1 }, "after the turn they count from the new page")
  }

  @Test("R231: several pages in view turn together, and all of them are listed")
  func several() {
    let page = Model(0)
    let stage = Stage(height: 300) {
      DwellSwiftUI.PageView(around: page.binding, next: { $0 + 1 }, previous: { $0 - 1 }) {
        Text(verbatim: "\($0)")
      }
      .pageLayout(.perView(7), perTurn: 7)
    }
    #expect(stage.visiblePages.keys.compactMap { Int($0) }.sorted() == Array(0...6))
    for turn in 1...20 {
      #expect(stage.press(.rightArrow) && page.value == turn * 7)
      pages.skip(stage, 2)
      #expect(stage.visiblePages.keys.compactMap { Int($0) }.sorted() == Array(turn * 7...turn * 7 + 6))
    }
    // The app may select any page, from which turns count.
    page.value = 73
    stage.scene.render()
    pages.skip(stage, 2)
    #expect(page.value == 73 && stage.visiblePages.keys.compactMap { Int($0) }.sorted() == Array(73...79))
    #expect(stage.press(.leftArrow) && page.value == 66)
  }

  @Test("R231: a frozen moment has the page that time has reached", arguments: [0, 10, 50, 119])
  func frozen(seconds: Double) {
    let day = Model(Day(number: 0))
    let stage = pages.calendar(day) { $0.pageTimer(duration: 4).pageTimeFrozen(at: seconds) }
    for _ in 0..<8 { stage.scene.render() }
    #expect(stage.visiblePages.keys.contains("\(Int(seconds / 4))") && day.value.number == Int(seconds / 4))
  }

  @Test("R231: a page isn't built again for environment changes around it")
  func builds() {
    struct Pages: View {
      let built: Model<Int>
      @State private var page = 0
      var body: some View {
        DwellSwiftUI.PageView(around: $page, next: { $0 + 1 }, previous: { $0 - 1 }) { number in
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
    #expect(built.value == 0)
    #expect(stage.press(.rightArrow))
    stage.run(until: 4)
    #expect(stage.visiblePages["1"] != nil && built.value <= 6)
  }
}
