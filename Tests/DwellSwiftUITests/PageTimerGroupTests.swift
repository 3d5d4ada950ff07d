import Dwell
import DwellSwiftUI
import SwiftUI
import Testing

@Suite("Components inside one page timer share its time") @MainActor
struct PageTimerGroupTests {
  /// A page view, and a separate page control beside it.
  func stage(_ page: Model<Int>, isPausing: Model<Bool> = Model(false)) -> Stage<some View> {
    Stage(height: 300) {
      VStack {
        DwellSwiftUI.PageView(count: 3, selection: page.binding) { Text(verbatim: "\($0)") }
        DwellSwiftUI.PageControl(selection: page.binding, count: 3)
        EmptyView().pausesPages(while: isPausing.value)
      }
      .pageTimer(duration: 4)
    }
  }

  /// Holds a finger on a component for a minute, and expects that its page has its whole time left except for
  /// the second that had passed.
  func expectHold(
    _ name: String, _ page: Model<Int>, _ stage: Stage<some View>, begin: () throws -> Void,
    end: () throws -> Void
  ) rethrows {
    stage.run(until: 1)
    try begin()
    stage.run(until: 60)
    #expect(page.value == 0, "\(name) pauses both")
    #expect(stage.next == nil, "\(name) pauses both")
    try end()
    stage.run(until: 60)
    stage.run(until: 62.9)
    #expect(page.value == 0, "\(name)")
    stage.run(until: 63.1)
    #expect(page.value == 1, "\(name)")
    #expect(page.writes == 1, "\(name): they turn together")
  }

  @Test("A finger that rests on the pages pauses the control beside them (R132)")
  func holdPages() throws {
    let page = Model(0)
    let stage = stage(page)
    let rest = try #require(stage.rests.first)
    expectHold("A finger on the pages", page, stage) {
      rest.begin()
    } end: {
      rest.end()
    }
  }

  @Test("A finger on the control pauses the pages beside it")
  func holdControl() throws {
    let page = Model(0)
    let stage = stage(page)
    let press = try #require(stage.drags.last)
    #expect(press.minimumDistance == 0)
    let middle = CGPoint(x: 56, y: 22)
    try expectHold("A finger on the control", page, stage) {
      press.move(.init(time: stage.scene.date, location: middle, startLocation: middle))
      stage.scene.render()
    } end: {
      try #require(stage.drags.last).cancel()
    }
  }

  @Test("A pointer over one of them, or the keyboard's focus on it, pauses both")
  func hoverAndFocus() {
    let page = Model(0)
    let hovered = stage(page)
    expectHold("A pointer", page, hovered) {
      for case .hover(let hover) in hovered.facts {
        hover(.active(CGPoint(x: 100, y: 150)))
        break
      }
    } end: {
      for case .hover(let hover) in hovered.facts { hover(.ended) }
    }
    let second = Model(0)
    let focused = stage(second)
    expectHold("The keyboard's focus", second, focused) {
      focused.scene.keyboard.focus()
    } end: {
      focused.scene.keyboard.focus(nil)
    }
  }

  @Test("A finger on one of them and the keyboard's focus pause until both have ended")
  func fingerAndFocus() throws {
    let page = Model(0)
    let stage = stage(page)
    let rest = try #require(stage.rests.first)
    rest.begin()
    stage.run(until: 1)
    stage.scene.keyboard.focus()
    stage.run(until: 2)
    rest.end()
    stage.run(until: 60)
    #expect(page.value == 0)
    stage.scene.keyboard.focus(nil)
    stage.run(until: 60)
    stage.run(until: 64.1)
    #expect(page.value == 1)
  }

  @Test("A pause by the user on one of them can be ended on the other")
  func pauseAndPlay() {
    let page = Model(0)
    let stage = stage(page)
    #expect(stage.press(.space))
    stage.run(until: 60)
    #expect(page.value == 0)
    let plays = stage.accessibility.compactMap { fact -> (() -> Void)? in
      if case .action("Play", let action) = fact { action } else { nil }
    }
    #expect(plays.count == 2, "both say that they are paused")
    plays.last?()
    stage.run(until: 60)
    stage.run(until: 64.1)
    #expect(page.value == 1)
  }

  @Test("Pages that aren't Dwell's pause the time of the control beside them")
  func otherPages() {
    let page = Model(0)
    let isPausing = Model(false)
    let stage = stage(page, isPausing: isPausing)
    expectHold("Another view", page, stage) {
      isPausing.value = true
      stage.run(until: 1)
    } end: {
      isPausing.value = false
      stage.run(until: 60)
    }
  }

  /// A scroll view, and a page control beside it.
  func scrollStage(_ page: Model<Int>) -> Stage<some View> {
    Stage(height: 300) {
      ScrollView(.horizontal) { Color.red.frame(width: 2000, height: 300) }
        .overlay(alignment: .bottom) { DwellSwiftUI.PageControl(selection: page.binding, count: 3) }
        .pageTimer(duration: 4)
    }
  }

  @Test(
    "A finger that rests on a scroll view or scrolls it pauses the control beside it", arguments: [0, -100.0])
  func scrollView(way: Double) {
    let page = Model(0)
    let stage = scrollStage(page)
    var lift = {}
    expectHold("A finger on a scroll view", page, stage) {
      let finger = stage.finger(200, 100).move((200 + way, 100))
      lift = { finger.lift() }
    } end: {
      lift()
      stage.run(until: 60)
    }
    #expect(stage.scene.scrollOffsets == [CGPoint(x: -way, y: 0)])
  }

  @Test("A scroll that continues after a finger pauses, and one by the app doesn't")
  func scrollPhases() {
    let stage = scrollStage(Model(0))
    let actions = stage.facts.compactMap { fact -> ((ScrollPhase, ScrollPhase) -> Void)? in
      if case .scrollPhase(let action) = fact { action } else { nil }
    }
    for phase in [ScrollPhase.decelerating, .animating] {
      for action in actions { action(.idle, phase) }
      stage.scene.render()
      #expect((stage.next == nil) == (phase == .decelerating), "\(phase)")
    }
  }

  @Test("Removing a view that pauses pages ends the pause; a view around a timer pauses it")
  func otherPagesGo() {
    let page = Model(0)
    let isThere = Model(true)
    let isPaused = Model(false)
    let stage = Stage {
      VStack {
        if isThere.value { Text("a sheet").pausesPages(while: true) }
        DwellSwiftUI.PageControl(selection: page.binding, count: 3)
      }
      .pageTimer(duration: 4)
      .pausesPages(while: isPaused.value)
    }
    stage.run(until: 60)
    #expect(page.value == 0)
    isThere.value = false
    stage.run(until: 60)
    stage.run(until: 63)
    isPaused.value = true
    stage.run(until: 63)
    stage.run(until: 120)
    #expect(page.value == 0)
    isPaused.value = false
    stage.run(until: 120)
    stage.run(until: 121.1)
    #expect(page.value == 1)
  }

  @Test("Components with timers of their own don't pause each other")
  func separate() {
    let first = Model(0)
    let second = Model(0)
    let stage = Stage {
      VStack {
        DwellSwiftUI.PageControl(selection: first.binding, count: 3).pageTimer(duration: 4)
        DwellSwiftUI.PageControl(selection: second.binding, count: 3).pageTimer(duration: 4)
      }
    }
    stage.scene.keyboard.focus()
    stage.run(until: 4.1)
    #expect(first.value == 0)
    #expect(second.value == 1)
  }

  @Test("A component that appears later shows the same progress, and turns with the others")
  func joins() {
    let page = Model(0)
    let isThere = Model(false)
    let stage = Stage(height: 300) {
      VStack {
        DwellSwiftUI.SegmentedProgress(selection: page.binding, count: 3)
        if isThere.value { DwellSwiftUI.PageControl(selection: page.binding, count: 3) }
      }
      .pageTimer(duration: 4)
    }
    stage.run(until: 3)
    isThere.value = true
    stage.run(until: 3)
    stage.run(until: 4.1)
    #expect(page.value == 1)
    #expect(page.writes == 1)
    stage.run(until: 8.1)
    #expect(page.value == 2)
    #expect(page.writes == 2)
  }

  @Test("The app is asked and notified once, however many components there are")
  func once() {
    let page = Model(0)
    let asked = Model<[Int]>([])
    let ends = Model(0)
    let times = Model<[Bool]>([])
    let stage = Stage(height: 300) {
      VStack {
        DwellSwiftUI.PageView(count: 2, selection: page.binding) { Text(verbatim: "\($0)") }
          .pageTimerShouldAdvance { next in
            asked.value.append(next)
            return asked.value.count > 1
          }
        DwellSwiftUI.SegmentedProgress(selection: page.binding, count: 2)
      }
      .pageTimer(duration: 4, loops: false)
      .onPagesEnd { ends.value += 1 }
      .onPageTimeChange { times.value.append($0) }
    }
    stage.run(until: 4.2)
    #expect(asked.value == [1])
    #expect(page.value == 0)
    stage.run(until: 8.2)
    #expect(asked.value == [1, 1])
    #expect(page.value == 1)
    stage.run(until: 60)
    #expect(ends.value == 1)
    #expect(times.value == [true, false])
    page.value = 0
    stage.run(until: 60)
    stage.run(until: 120)
    #expect(ends.value == 2)
  }
}
