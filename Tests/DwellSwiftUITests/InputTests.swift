import Dwell
import DwellSwiftUI
import SwiftUI
import Testing

@Suite("Hands that SwiftUI itself tells little of") @MainActor
struct InputTests {
  /// A stage of three pages that follow one another every four seconds.
  func pages(_ page: Model<Int>) -> Stage<some View> {
    Stage(height: 300) {
      DwellSwiftUI.PageView(count: 3, selection: page.binding) { Text("\($0)") }.pageTimer(duration: 4)
    }
  }

  @Test("A finger that rests on pages lets time stand before it drags, and turns nothing (R132)")
  func rest() throws {
    let page = Model(0)
    let stage = pages(page)
    stage.run(until: 3)
    let rest = try #require(stage.rests.first)
    #expect(rest.minimumDuration == .infinity, "it never succeeds, so it is in nobody's way")
    rest.begin()
    stage.run(until: 3)
    stage.run(until: 60)
    #expect(page.value == 0)
    rest.end()
    stage.run(until: 60)
    stage.run(until: 60.9)
    #expect(page.value == 0)
    stage.run(until: 61.1)
    #expect(page.value == 1, "one second was left")
  }

  @Test("A finger that rests and then drags is one finger", arguments: [true, false])
  func restThenDrag(endsFirst: Bool) throws {
    let page = Model(0)
    let stage = pages(page)
    try #require(stage.rests.first).begin()
    stage.run(until: 1)
    try stage.drag([350, 330].map { CGPoint(x: $0, y: 150) }, lifts: false)
    // It has gone too far for a press that lasts.
    if endsFirst { stage.rests.first?.end() }
    stage.run(until: 20)
    #expect(page.value == 0, "time stands while it drags")
    try stage.drag([350, 330, 250, 100].map { CGPoint(x: $0, y: 150) })
    #expect(page.value == 1, "the drag turns the page")
    if !endsFirst { stage.rests.first?.end() }
    stage.run(until: 21)
    stage.run(until: 23.8)
    #expect(page.value == 1)
    stage.run(until: 24.1)
    #expect(page.value == 2, "and time goes on")
  }

  @Test("Two fingers on a trackpad move pages and let go of them")
  func trackpad() throws {
    let page = Model(0)
    let stage = pages(page)
    let area = try Wheel(stage)
    #expect(area.turn(x: -100))
    #expect(area.turn(x: -150))
    stage.run(until: 0.1)
    #expect(area.turn(x: 0, phase: .ended))
    stage.run(until: 2)
    #expect(page.value == 1, "more than half of the view")
    #expect(!area.turn(y: -100), "content inside may scroll across")
  }

  @Test("A notch of a wheel turns a page, but never in a document that scrolls")
  func notches() throws {
    let page = Model(0)
    let stage = pages(page)
    let area = try Wheel(stage)
    #expect(area.turn(y: -1, isPrecise: false))
    #expect(page.value == 1)
    stage.run(until: 2)
    area.view.enclosingScrollView = NSScrollView()
    area.hit.enclosingScrollView = area.view.enclosingScrollView
    #expect(!area.turn(y: -1, isPrecise: false))
    #expect(page.value == 1)
  }

  @Test("Wheels elsewhere, over scrolling content, and over what is disabled or gone mean nothing")
  func elsewhere() throws {
    let page = Model(0)
    let isDisabled = Model(false)
    let stage = Stage(height: 300) {
      DwellSwiftUI.PageView(count: 3, selection: page.binding) { Text("\($0)") }
        .environment(\.isEnabled, !isDisabled.value)
    }
    let area = try Wheel(stage)
    #expect(!area.turn(x: -100, at: CGPoint(x: 500, y: 10)))
    area.hit.enclosingScrollView = NSScrollView()
    #expect(!area.turn(x: -100))
    area.hit.enclosingScrollView = nil
    #expect(!area.turn(x: -100, in: NSWindow()))
    #expect(area.turn(x: -100))
    isDisabled.value = true
    stage.run(until: 1)
    #expect(!area.turn(x: -100))
    #expect(area.view.hitTest(.zero) == nil, "it takes no clicks")
  }
}

/// A wheel over the views of a stage.
@MainActor
private struct Wheel {
  /// The window of the views.
  let window = NSWindow()
  /// What listens.
  let view: NSView
  /// What the pointer is over.
  let hit = NSView()

  /// Puts the views of a stage into a window.
  init<V: View>(_ stage: Stage<V>) throws {
    view = try #require(
      stage.facts.compactMap { if case .appKit(let view) = $0 { view } else { nil } }.first)
    view.bounds = CGRect(x: 0, y: 0, width: 390, height: 300)
    window.contentView = hit
    view.window = window
  }

  /// Moves content by so many points or lines; says whether it meant something.
  func turn(
    x: Double = 0, y: Double = 0, isPrecise: Bool = true, phase: NSEvent.Phase = .changed,
    at place: CGPoint = CGPoint(x: 100, y: 100), in other: NSWindow? = nil
  ) -> Bool {
    let event = NSEvent(in: other ?? window)
    event.scrollingDeltaX = x
    event.scrollingDeltaY = y
    event.hasPreciseScrollingDeltas = isPrecise
    event.phase = isPrecise ? phase : []
    event.locationInWindow = place
    return event.happen()
  }
}
