import Dwell
import DwellSwiftUI
import SwiftUI
import Testing

@Suite("Pages with VoiceOver") @MainActor
struct VoiceOverTests {
  /// Three timed pages with an indicator.
  func pages(_ page: Model<Int>, indicator: PageIndicator = .dots) -> Stage<some View> {
    Stage(height: 300) {
      DwellSwiftUI.PageView(count: 3, selection: page.binding) { Text(verbatim: "the page \($0)") }
        .pageTimer(duration: 4).pageIndicator(indicator)
    }
  }

  @Test("No time passes while VoiceOver is on, wherever its cursor is")
  func pauses() {
    let page = Model(0)
    let stage = pages(page)
    stage.run(until: 1)
    stage.scene.environment.accessibilityVoiceOverEnabled = true
    stage.run(until: 60)
    #expect(page.value == 0)
    #expect(stage.actions.keys.sorted() == ["Play"])
    stage.scene.environment.accessibilityVoiceOverEnabled = false
    stage.run(until: 62.9)
    #expect(page.value == 0)
    stage.run(until: 63.1)
    #expect(page.value == 1)
  }

  @Test(
    "A person who listens may let time pass all the same, and pause it again",
    arguments: PageIndicator.allCases)
  func plays(indicator: PageIndicator) {
    let page = Model(0)
    let stage = pages(page, indicator: indicator)
    stage.scene.environment.accessibilityVoiceOverEnabled = true
    stage.run(until: 10)
    for case .focused(let focus) in stage.accessibility { focus(true) }
    stage.run(until: 10)
    stage.actions["Play"]?()
    stage.run(until: 10)
    #expect(stage.actions.keys.sorted() == ["Pause"])
    stage.run(until: 14.1)
    #expect(page.value == 1)
    stage.actions["Pause"]?()
    stage.run(until: 60)
    #expect(page.value == 1)
    stage.scene.environment.accessibilityVoiceOverEnabled = false
    stage.run(until: 70)
    #expect(page.value == 1, "the person has paused it")
    #expect(stage.actions.keys.sorted() == ["Play"])
  }

  @Test("The keyboard's focus and VoiceOver's cursor are separate reasons to pause")
  func twoFocuses() {
    let page = Model(0)
    let stage = pages(page)
    stage.scene.keyboard.focus()
    for case .focused(let focus) in stage.accessibility { focus(true) }
    stage.run(until: 1)
    for case .focused(let focus) in stage.accessibility { focus(false) }
    stage.run(until: 60)
    #expect(page.value == 0, "the keyboard's focus is still there")
    stage.scene.keyboard.focus(nil)
    stage.run(until: 60)
    stage.run(until: 64.1)
    #expect(page.value == 1)
  }

  @Test("The indicator is an adjustable element beside the pages, which are separate elements")
  func element() throws {
    let page = Model(0)
    let stage = pages(page)
    let adjustable = stage.scene.root.all.filter { node in
      node.facts.contains { if case .accessibility(.adjust) = $0 { true } else { false } }
    }
    #expect(adjustable.count == 1)
    let texts = adjustable.flatMap(\.allFacts).compactMap {
      if case .text(let text) = $0 { text } else { nil }
    }
    #expect(texts.isEmpty, "no page is part of the element: \(texts)")
    for case .accessibility(.adjust(let adjust)) in try #require(adjustable.first).facts {
      adjust(.increment)
    }
    #expect(page.value == 1)
  }

  @Test("Pages without time and indicator are turned by scrolling, and have no other element")
  func scrolls() {
    let page = Model(0)
    let stage = Stage(height: 300) {
      DwellSwiftUI.PageView(count: 3, selection: page.binding) { Text(verbatim: "the page \($0)") }
        .pageIndicator(.hidden)
    }
    let hidden = stage.scene.root.all.filter { node in
      guard case .accessibility(.hidden(true))? = node.facts.first else { return false }
      return node.allFacts.contains { if case .accessibility(.value) = $0 { true } else { false } }
    }
    #expect(hidden.count == 1)
    for case .scroll(let scroll) in stage.accessibility { scroll(.trailing) }
    #expect(page.value == 1)
  }

  @Test("A scroll turns to the page beyond the edge, in every direction of pages and of text")
  func scrollEdges() {
    let expected: [(direction: PageDirection?, text: LayoutDirection, edge: SwiftUI.Edge, page: Int)] = [
      (nil, .leftToRight, .trailing, 2), (nil, .rightToLeft, .trailing, 2),
      (nil, .rightToLeft, .leading, 0), (.rightToLeft, .leftToRight, .trailing, 0),
      (.rightToLeft, .rightToLeft, .trailing, 2), (.leftToRight, .rightToLeft, .trailing, 0),
      (.leftToRight, .rightToLeft, .leading, 2), (.topToBottom, .leftToRight, .bottom, 2),
      (.bottomToTop, .leftToRight, .bottom, 0), (.bottomToTop, .rightToLeft, .top, 2),
      (.bottomToTop, .leftToRight, .trailing, 2), (.rightToLeft, .leftToRight, .bottom, 2),
    ]
    for (direction, text, edge, turned) in expected {
      for isControl in [false, true] {
        let page = Model(1)
        let stage = Stage(height: 300) {
          Group {
            if isControl {
              DwellSwiftUI.PageControl(selection: page.binding, count: 3)
            } else {
              DwellSwiftUI.PageView(count: 3, selection: page.binding) { Text(verbatim: "\($0)") }
            }
          }
          .pageDirection(direction).environment(\.layoutDirection, text)
        }
        for case .scroll(let scroll) in stage.accessibility { scroll(edge) }
        #expect(page.value == turned, "\(direction) pages, \(text), \(edge), control: \(isControl)")
      }
    }
  }

  @Test("Turns by the user are announced; turns by time, by the app and by adjusting the value aren't")
  func announcements() throws {
    var announced: [String] = []
    AccessibilityNotification.PageScrolled.posted = { announced.append($0) }
    defer { AccessibilityNotification.PageScrolled.posted = { _ in } }
    let page = Model(0)
    let stage = Stage(height: 300) {
      DwellSwiftUI.PageView(count: 4, selection: page.binding) {
        Text(verbatim: "the page \($0)").pageTitle("Number \($0)")
      }
      .pageTimer(duration: 4)
    }
    stage.run(until: 4.1)
    #expect(page.value == 1)
    page.value = 0
    stage.run(until: 5)
    #expect(announced == [])
    try stage.drag([350, 330, 250, 100].map { CGPoint(x: $0, y: 150) })
    #expect(announced == ["Number 1, page 2 of 4"])
    stage.run(until: 7)
    for case .scroll(let scroll) in stage.accessibility { scroll(.trailing) }
    #expect(announced == ["Number 1, page 2 of 4", "Number 2, page 3 of 4"])
    for case .adjust(let adjust) in stage.accessibility { adjust(.increment) }
    #expect(page.value == 3)
    #expect(announced.count == 2)
  }
}
