import Dwell
import DwellSwiftUI
import SwiftUI
import Testing

@Suite("Input that SwiftUI reports only in part") @MainActor
struct InputTests {
  /// Returns a stage of three pages of four seconds each.
  func pages(_ page: Model<Int>) -> Stage<some View> {
    Stage(height: 300) {
      DwellSwiftUI.PageView(count: 3, selection: page.binding) { Text("\($0)") }.pageTimer(duration: 4)
    }
  }

  @Test("A resting finger pauses before it drags, and turns no page (R132)")
  func rest() throws {
    let page = Model(0)
    let stage = pages(page)
    stage.run(until: 3)
    let rest = try #require(stage.rests.first)
    #expect(rest.minimumDuration == .infinity, "it never succeeds, so it doesn't block other gestures")
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

  @Test("A press that becomes a drag counts as one touch", arguments: [true, false])
  func restThenDrag(endsFirst: Bool) throws {
    let page = Model(0)
    let stage = pages(page)
    try #require(stage.rests.first).begin()
    stage.run(until: 1)
    try stage.drag([350, 330].map { CGPoint(x: $0, y: 150) }, lifts: false)
    // The finger has moved too far for the long press.
    if endsFirst { stage.rests.first?.end() }
    stage.run(until: 20)
    #expect(page.value == 0, "the timer is paused during the drag")
    try stage.drag([350, 330, 250, 100].map { CGPoint(x: $0, y: 150) })
    #expect(page.value == 1, "the drag turns the page")
    if !endsFirst { stage.rests.first?.end() }
    stage.run(until: 21)
    stage.run(until: 23.8)
    #expect(page.value == 1)
    stage.run(until: 24.1)
    #expect(page.value == 2, "and the timer resumes")
  }

  @Test("Two fingers on a trackpad drag and release pages")
  func trackpad() throws {
    let page = Model(0)
    let stage = pages(page)
    let area = try Wheel(stage)
    #expect(area.scroll(x: -100))
    #expect(area.scroll(x: -150))
    stage.run(until: 0.1)
    #expect(area.scroll(x: 0, phase: .ended))
    stage.run(until: 2)
    #expect(page.value == 1, "more than half of the view")
    #expect(!area.scroll(y: -100), "content can scroll along the other axis")
  }

  @Test("Momentum belongs to the swipe that it follows, and another swipe may begin at any time")
  func momentum() throws {
    let page = Model(0)
    let stage = pages(page)
    let area = try Wheel(stage)
    func swipe() {
      for phase in [NSEvent.Phase.began, .changed, .changed] {
        stage.run(until: stage.clock.time - 100 + 1.0 / 60)
        #expect(area.scroll(x: -40, phase: phase))
      }
      _ = area.scroll(x: 0, phase: .ended)
    }
    swipe()
    #expect(page.value == 1)
    for _ in 0..<3 {
      stage.run(until: stage.clock.time - 100 + 1.0 / 60)
      #expect(area.scroll(x: -30, phase: [], momentum: .changed))
    }
    #expect(!area.scroll(phase: .mayBegin))
    swipe()
    #expect(page.value == 2, "fingers have stopped the momentum")
    #expect(!area.scroll(y: -100, phase: .began))
    #expect(!area.scroll(y: -90, phase: [], momentum: .changed), "nor is the momentum of others handled")
  }

  @Test("A wheel notch turns a page, but never in a scroll view")
  func notches() throws {
    let page = Model(0)
    let stage = pages(page)
    let area = try Wheel(stage)
    #expect(area.scroll(y: -1, isPrecise: false))
    #expect(page.value == 1)
    stage.run(until: 2)
    area.view.enclosingScrollView = NSScrollView()
    area.hit.enclosingScrollView = area.view.enclosingScrollView
    #expect(!area.scroll(y: -1, isPrecise: false))
    #expect(page.value == 1)
  }

  @Test("Wheels elsewhere, over scrolling content, and over disabled or removed views are ignored")
  func elsewhere() throws {
    let page = Model(0)
    let isDisabled = Model(false)
    let stage = Stage(height: 300) {
      DwellSwiftUI.PageView(count: 3, selection: page.binding) { Text("\($0)") }
        .environment(\.isEnabled, !isDisabled.value)
    }
    let area = try Wheel(stage)
    #expect(!area.scroll(x: -100, at: CGPoint(x: 500, y: 10)))
    area.hit.enclosingScrollView = NSScrollView()
    #expect(!area.scroll(x: -100))
    area.hit.enclosingScrollView = nil
    #expect(!area.scroll(x: -100, in: NSWindow()))
    #expect(area.scroll(x: -100))
    isDisabled.value = true
    stage.run(until: 1)
    #expect(!area.scroll(x: -100))
    #expect(area.view.hitTest(.zero) == nil, "it takes no clicks")
  }
}

/// A wheel over the views of a stage.
@MainActor
private struct Wheel {
  /// The window of the views.
  let window = NSWindow()
  /// The view that monitors the wheel.
  let view: NSView
  /// The view under the pointer.
  let hit = NSView()

  /// Moves a stage's views into a window.
  init<V: View>(_ stage: Stage<V>) throws {
    view = try #require(
      stage.facts.compactMap { if case .appKit(let view) = $0 { view } else { nil } }.first)
    view.bounds = CGRect(x: 0, y: 0, width: 390, height: 300)
    window.contentView = hit
    view.window = window
  }

  /// Scrolls content by a number of points or lines; returns whether it was handled.
  func scroll(
    x: Double = 0, y: Double = 0, isPrecise: Bool = true, phase: NSEvent.Phase = .changed,
    momentum: NSEvent.Phase = [], at place: CGPoint = CGPoint(x: 100, y: 100), in other: NSWindow? = nil
  ) -> Bool {
    let event = NSEvent(in: other ?? window)
    event.scrollingDeltaX = x
    event.scrollingDeltaY = y
    event.hasPreciseScrollingDeltas = isPrecise
    event.phase = isPrecise ? phase : []
    event.momentumPhase = momentum
    event.locationInWindow = place
    return event.dispatch()
  }
}
