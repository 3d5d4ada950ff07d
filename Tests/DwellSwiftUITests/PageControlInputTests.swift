import Dwell
@testable import DwellSwiftUI
import SwiftUI
import Testing

@Suite("A page control in SwiftUI handles input") @MainActor
struct PageControlInputTests {
  /// Returns a stage with a control of five pages on its third, with an input profile.
  func stage(
    _ page: Model<Int>, _ profile: PageControlInputProfile = .touch,
    environment: EnvironmentValues = EnvironmentValues()
  ) -> Stage<some View> {
    Stage(environment: environment) {
      DwellSwiftUI.PageControl(selection: page.binding, count: 5).pageTimer(duration: 4)
        .pageControlInputProfile(profile)
    }
  }

  @Test("A tap beside the current dot turns back or forward, in either layout direction (R170)")
  func taps() throws {
    for rightToLeft in [false, true] {
      var environment = EnvironmentValues()
      environment.layoutDirection = rightToLeft ? .rightToLeft : .leftToRight
      let page = Model(2)
      let stage = stage(page, environment: environment)
      try stage.tap(105)
      #expect(page.value == (rightToLeft ? 1 : 3))
      #expect(page.transactions.last?.animation != nil)
      stage.run(until: 1)
      try stage.tap(5)
      #expect(page.value == 2)
    }
  }

  @Test("Scrubbing turns pages in sequence, without animation, and pauses the timer (R172, R173, R175)")
  func scrubs() throws {
    let page = Model(2)
    let stage = stage(page)
    try stage.drag([56, 60, 70, 80, 90, 108].map { CGPoint(x: $0, y: 22) }, lifts: false)
    #expect(page.value == 4)
    #expect(page.transactions.allSatisfy { $0.animation == nil && $0.disablesAnimations })
    stage.run(until: 60)
    #expect(page.value == 4)
    try stage.gesture().end(
      .init(time: stage.scene.date, location: CGPoint(x: 108, y: 22), startLocation: CGPoint(x: 56, y: 22)))
    stage.run(until: 60)
    stage.run(until: 64.1)
    #expect(page.value == 0)
  }

  @Test("A press that another gesture takes over ends, and the timer resumes")
  func cancels() throws {
    let page = Model(2)
    let stage = stage(page)
    try stage.drag([CGPoint(x: 105, y: 22)], lifts: false)
    stage.run(until: 10)
    #expect(page.value == 2)
    try stage.gesture().cancel()
    stage.run(until: 10)
    stage.run(until: 14.1)
    #expect(page.value == 3)
  }

  @Test("A pointer selects the dot it hits, and pauses the timer while it hovers (R171)")
  func points() throws {
    let page = Model(2)
    let stage = stage(page, .pointer)
    try stage.tap(14)
    #expect(page.value == 0)
    let hover = try #require(
      stage.facts.compactMap { if case .hover(let hover) = $0 { hover } else { nil } }.first)
    hover(.active(CGPoint(x: 20, y: 22)))
    stage.run(until: 60)
    #expect(page.value == 0)
    hover(.ended)
    stage.run(until: 60)
    stage.run(until: 64.1)
    #expect(page.value == 1)
  }

  @Test("On iPadOS, where fingers tap beside the current dot, a pointer picks the dot it hits (R171)")
  func pointsOnTouchScreens() throws {
    for isPointer in [true, false] {
      let page = Model(4)
      let stage = stage(page, .touch)
      let hover = try #require(
        stage.facts.compactMap { if case .hover(let hover) = $0 { hover } else { nil } }.first)
      if isPointer {
        hover(.active(CGPoint(x: 14, y: 22)))
        hover(.ended)
      }
      try stage.tap(14)
      #expect(page.value == (isPointer ? 0 : 3))
    }
  }

  @Test("Keys turn pages, Space pauses, and keys with Command are ignored")
  func keys() {
    let page = Model(2)
    let stage = stage(page, .pointer)
    #expect(stage.press(.rightArrow))
    #expect(page.value == 3)
    #expect(stage.press(.home))
    #expect(page.value == 0)
    #expect(!stage.press(.rightArrow, .command))
    #expect(!stage.press(.upArrow))
    #expect(stage.press(.space))
    stage.run(until: 60)
    #expect(page.value == 0)
    #expect(stage.press(.space))
    stage.run(until: 64.1)
    #expect(page.value == 1)
  }

  @Test("A remote control's directions turn pages and its play button pauses (R182)")
  func remote() throws {
    let page = Model(2)
    let stage = stage(page, .remote)
    let move = try #require(
      stage.facts.compactMap { if case .moveCommand(let move) = $0 { move } else { nil } }.first)
    let play = try #require(
      stage.facts.compactMap { if case .playPauseCommand(let play) = $0 { play } else { nil } }.first)
    move(.right)
    #expect(page.value == 3)
    move(.left)
    #expect(page.value == 2)
    play()
    stage.run(until: 60)
    #expect(page.value == 2)
  }

  @Test(
    "A remote control's directions across the pages are left to the focus, and so are those of its buttons")
  func remoteAcross() throws {
    for (axis, keys) in [(PageAxis.horizontal, [Key.left, .right]), (.vertical, [.up, .down])] {
      let taken = [MoveCommandDirection.left, .right, .up, .down].compactMap { $0.key(along: axis) }
      #expect(taken == keys)
    }
    let stage = Stage(height: 300) {
      DwellSwiftUI.PageView(count: 3, selection: .constant(0)) { _ in Button("Play") {} }
    }
    let focusable = stage.scene.root.all.filter { node in
      node.allFacts.contains { if case .moveCommand = $0 { true } else { false } }
        && node.facts.contains { if case .moveCommand = $0 { true } else { false } }
    }
    #expect(focusable.count == 1)
    for node in focusable {
      #expect(!node.allFacts.contains { if case .button = $0 { true } else { false } })
    }
  }

  @Test("A crown turns pages, with a detent for each (R188)")
  func crown() throws {
    let page = Model(2)
    let stage = stage(page, .crown)
    let crown = try #require(
      stage.facts.compactMap { if case .crown(let crown) = $0 { crown } else { nil } }.first)
    #expect(crown.wrappedValue == 2)
    crown.wrappedValue = 2.4
    stage.run(until: 0)
    #expect(page.value == 2, "not half-way to the next detent")
    crown.wrappedValue = 3
    stage.run(until: 0)
    #expect(page.value == 3)
    crown.wrappedValue = 2
    stage.run(until: 0)
    #expect(page.value == 2)
  }

  @Test("With the gaze profile it takes no input (R183)")
  func gaze() {
    let page = Model(2)
    let stage = stage(page, .gaze)
    #expect(stage.drags.isEmpty)
    #expect(!stage.press(.rightArrow))
    #expect(stage.actions.isEmpty)
    #expect(!stage.accessibility.contains { if case .adjust = $0 { true } else { false } })
    #expect(stage.spoken == "page 3 of 5")
  }

  @Test("A disabled control takes no drag and no focus, and has no actions")
  func disabled() {
    var environment = EnvironmentValues()
    environment.isEnabled = false
    let page = Model(2)
    let stage = stage(page, environment: environment)
    #expect(stage.drags.isEmpty)
    #expect(stage.facts.contains { if case .focusable(false) = $0 { true } else { false } })
    #expect(stage.actions.isEmpty)
  }
}
