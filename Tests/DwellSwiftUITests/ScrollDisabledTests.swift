import Dwell
import DwellSwiftUI
import SwiftUI
import Testing

@Suite("Pages inside scrollDisabled(_:) are turned only by the app, its buttons and the indicator") @MainActor
struct ScrollDisabledTests {
  /// The current page.
  let page = Model(0)
  /// Whether scrolling is disabled.
  let isDisabled = Model(true)

  /// Three pages with dots.
  func pages(_ change: @escaping @MainActor (AnyView) -> some View = { $0 }) -> Stage<some View> {
    Stage(height: 300) {
      change(
        AnyView(
          DwellSwiftUI.PageView(count: 3, selection: page.binding) { Text(verbatim: "\($0)") }
            .pageIndicator(.dots))
      )
      .scrollDisabled(isDisabled.value)
    }
  }

  /// Drags half of the view's width to the left.
  func swipe<V: View>(_ stage: Stage<V>) {
    stage.finger(300, 100).move((280, 100), (150, 100), (80, 100)).lift()
    stage.run(until: stage.clock.time - 100 + 1)
  }

  @Test("A finger turns no page, until scrolling is enabled again")
  func finger() {
    let stage = pages()
    swipe(stage)
    #expect(page.value == 0)
    isDisabled.value = false
    stage.run(until: 2)
    swipe(stage)
    #expect(page.value == 1)
  }

  @Test("Neither does a wheel, an arrow key, a crown, a remote or VoiceOver's scroll")
  func others() {
    let stage = pages()
    #expect(!stage.press(.rightArrow))
    #expect(!stage.facts.contains { if case .appKit = $0 { true } else { false } }, "no area for wheels")
    for case .crown(let crown) in stage.facts { crown.wrappedValue = 500 }
    for case .moveCommand(let move) in stage.facts { move(.right) }
    for case .scroll(let scroll) in stage.accessibility { scroll(.trailing) }
    stage.run(until: 1)
    #expect(page.value == 0)
  }

  @Test("The dots aren't scrolling: a tap on them and VoiceOver's adjustment turn a page")
  func marks() {
    let stage = pages()
    for case .adjust(let adjust) in stage.accessibility { adjust(.increment) }
    stage.run(until: 1)
    #expect(page.value == 1)
    stage.finger(211, 268).lift()
    stage.run(until: 2)
    #expect(page.value == 2)
  }

  @Test("A resting finger pauses the pages, and so does the space bar")
  func pauses() throws {
    let stage = pages { $0.pageTimer(duration: 4) }
    let rest = try #require(stage.rests.first)
    rest.begin()
    stage.run(until: 0)
    stage.run(until: 20)
    #expect(page.value == 0)
    rest.end()
    stage.run(until: 20)
    stage.run(until: 24.1)
    #expect(page.value == 1)
    #expect(stage.press(.space))
    stage.run(until: 60)
    #expect(page.value == 1)
  }

  @Test("A page control inside can be scrubbed")
  func control() throws {
    let stage = Stage {
      DwellSwiftUI.PageControl(selection: page.binding, count: 5).scrollDisabled(true)
    }
    #expect(stage.press(.rightArrow))
    try stage.drag([22, 60, 70, 80, 90, 108].map { CGPoint(x: $0, y: 22) })
    #expect(page.value == 4)
  }
}
