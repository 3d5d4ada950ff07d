import Dwell
import DwellSwiftUI
import SwiftUI
import Testing

/// Dots and segments that are buttons or tabs for assistive technology.
@Suite("Indicators are elements in SwiftUI") @MainActor
struct IndicatorElementTests {
  /// An element: what VoiceOver says of it, and what it does.
  private struct Element {
    /// The label.
    var label: String?
    /// The traits.
    var traits: AccessibilityTraits = []
    /// The default action.
    var activate: () -> Void = {}
    /// Moves the cursor of assistive technology there, or away.
    var focus: (Bool) -> Void = { _ in }

    /// An element of facts.
    init(_ facts: [AccessibilityFact]) {
      for fact in facts {
        switch fact {
        case .label(let label): self.label = label
        case .add(let traits): self.traits = traits
        case .activate(let action): activate = action
        case .focused(let focus): self.focus = focus
        default: break
        }
      }
    }
  }

  /// The elements that can be activated, in reading order.
  private func elements<Content>(_ stage: Stage<Content>) -> [Element] {
    var (found, facts): ([[AccessibilityFact]], [AccessibilityFact]) = ([], [])
    for case .accessibility(let fact) in stage.facts {
      // The first modifier is innermost, and so its fact is last.
      guard case .element(let children) = fact else {
        facts.append(fact)
        continue
      }
      if children == .ignore { found.append(facts) }
      facts = []
    }
    return found.filter { $0.contains { if case .activate = $0 { true } else { false } } }.map { Element($0) }
  }

  /// Whether a view has an element that can be adjusted.
  private func isAdjustable<Content>(_ stage: Stage<Content>) -> Bool {
    stage.accessibility.contains { if case .adjust = $0 { true } else { false } }
  }

  @Test("R232: Each dot is a button with its page's title or number, and the current one is selected")
  func buttons() {
    let page = Model(LabPage.green)
    let titled = Stage {
      DwellSwiftUI.PageControl(selection: page.binding, pages: LabPage.allCases)
        .pageTitles { "The \($0) lab" }
        .pageIndicatorRole(.buttons)
    }
    #expect(!isAdjustable(titled))
    #expect(elements(titled).map(\.label) == ["The red lab", "The green lab", "The blue lab"])
    #expect(elements(titled).map { $0.traits.contains(.isButton) } == [true, true, true])
    #expect(elements(titled).map { $0.traits.contains(.isSelected) } == [false, true, false])
    elements(titled)[2].activate()
    #expect(page.value == .blue)
    titled.run(until: 1)
    #expect(elements(titled).map { $0.traits.contains(.isSelected) } == [false, false, true])
  }

  @Test("R232: By default a row is one adjustable element, and a disabled one has no actions")
  func slider() {
    let page = Model(0)
    let standard = Stage { DwellSwiftUI.PageControl(selection: page.binding, count: 3) }
    #expect(isAdjustable(standard))
    #expect(elements(standard).isEmpty)
    let disabled = Stage {
      DwellSwiftUI.PageControl(selection: page.binding, count: 3).pageIndicatorRole(.buttons)
        .environment(\.isEnabled, false)
    }
    for element in elements(disabled) { element.activate() }
    #expect(page.value == 0)
  }

  @Test("R232: Tabs are in a tab bar, of segments and beside pages, too", arguments: [1, 3, 12, 1000])
  func tabs(count: Int) {
    let page = Model(0)
    for isView in [false, true] {
      let stage = Stage(width: 400, height: 300) {
        Group {
          if isView {
            DwellSwiftUI.PageView(count: count, selection: page.binding) { Text(verbatim: "\($0)") }
              .pageIndicator(.segments)
          } else {
            DwellSwiftUI.SegmentedProgress(selection: page.binding, count: count)
          }
        }
        .pageIndicatorRole(.tabs)
      }
      let bars = stage.accessibility.filter {
        if case .add(let traits) = $0 { traits.contains(.isTabBar) } else { false }
      }
      #expect(bars.count == 1)
      #expect(elements(stage).count == (count == 1000 ? 9 : count))
      #expect(elements(stage).first?.label == "page 1 of \(count == 1000 ? "1,000" : "\(count)")")
    }
  }

  @Test("R232: The cursor of assistive technology pauses, also on its way from one button to the next")
  func cursor() {
    let page = Model(0)
    let stage = Stage {
      DwellSwiftUI.PageControl(selection: page.binding, count: 3).pageTimer(duration: 4)
        .pageIndicatorRole(.buttons)
    }
    #expect(stage.actions.keys.sorted() == ["Pause"])
    elements(stage)[0].focus(true)
    stage.run(until: 50)
    elements(stage)[1].focus(true)
    stage.run(until: 50)
    elements(stage)[0].focus(false)
    stage.run(until: 90)
    #expect(page.value == 0)
    elements(stage)[1].focus(false)
    stage.run(until: 90)
    stage.run(until: 94.1)
    #expect(page.value == 1)
  }
}
