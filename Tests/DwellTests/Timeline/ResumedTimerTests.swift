import Dwell
import DwellTestSupport
import Testing

/// Reasons that still pause after the user has resumed.
@Suite("A timer that the user has resumed") struct ResumedTimerTests {
  /// A timer of three pages of four seconds, on which a pointer rests, paused and resumed by the user.
  private func resumed(_ reason: PauseReasons) -> PageTimer {
    var timer = PageTimer(pageCount: 3, at: 0)
    _ = timer.handle(.pause(reason), at: 1)
    _ = timer.handle(.pause(.app), at: 1)
    #expect(timer.pausedBy == [.app, reason])
    _ = timer.handle(.resume(.playButton), at: 2)
    return timer
  }

  @Test(
    "A pointer or focus that stayed doesn't pause until it has left and come back",
    arguments: [PauseReasons.hover, .focus])
  func overrules(_ reason: PauseReasons) {
    var timer = resumed(reason)
    #expect(timer.pausedBy == [] && timer.isRunning)
    #expect(timer.nextBoundary(after: 2) == 5)
    // A moving pointer reports itself repeatedly.
    _ = timer.handle(.pause(reason), at: 3)
    #expect(timer.isRunning)
    _ = timer.handle(.resume(reason), at: 3)
    #expect(timer.isRunning)
    _ = timer.handle(.pause(reason), at: 4)
    #expect(timer.pausedBy == reason && !timer.isRunning)
  }

  @Test("The pointer that leaves the play button doesn't pause either")
  func overrulesTheFirst() {
    var timer = PageTimer(pageCount: 3, at: 0)
    _ = timer.handle(.pause(.app), at: 1)
    _ = timer.handle(.resume(.playButton), at: 2)
    _ = timer.handle(.pause(.hover), at: 2)
    #expect(timer.isRunning)
  }

  @Test("Every other reason pauses as usual", arguments: [PauseReasons.touch, .scrub, .hidden, .loading])
  func othersHold(_ reason: PauseReasons) {
    #expect(resumed(reason).pausedBy == reason)
  }

  @Test("Another pause ends this, and a resume by the app ends only its own pause")
  func ends() {
    var timer = resumed(.hover)
    _ = timer.handle(.pause(.app), at: 3)
    #expect(timer.pausedBy == [.app, .hover])
    _ = timer.handle(.resume(.app), at: 3)
    #expect(timer.pausedBy == .hover)
    var hovered = PageTimer(pageCount: 3, at: 0)
    _ = hovered.handle(.pause(.hover), at: 1)
    _ = hovered.handle(.resume(.playButton), at: 1)
    _ = hovered.handle(.pause(.hover), at: 1)
    #expect(hovered.pausedBy == .hover, "nothing was there to play")
  }

  @Test("The space key resumes a carousel under a resting pointer")
  func spaceKey() {
    var carousel = Carousel(.init(pageCount: 3), at: 0)
    _ = carousel.handle(.resize(Size(width: 300, height: 400)), at: 0)
    _ = carousel.handle(.hover(Point(x: 100, y: 100)), at: 1)
    #expect(carousel.timer.pausedBy == .hover)
    for _ in 0..<2 { _ = carousel.handle(.key(.space), at: 1) }
    _ = carousel.handle(.hover(Point(x: 110, y: 100)), at: 1)
    #expect(carousel.timer.isRunning && carousel.handle(.tick, at: 4).pageChange?.to == 1)
    _ = carousel.handle(.leave, at: 5)
    _ = carousel.handle(.hover(Point(x: 100, y: 100)), at: 5)
    #expect(carousel.timer.pausedBy == .hover)
  }

  @Test("Rows whose pages don't advance by themselves offer no pause, and don't handle the space key")
  func nothingToPause() {
    var timer = PageTimer.Configuration()
    timer.advances = false
    var segments = SegmentedProgress.sample(3) { $0.timer = timer }
    var dots = PageControl.sample(3) { $0.timer = timer }
    let actions = [segments.frame(at: 0), dots.frame(at: 0)].compactMap(\.semantics.elements.first?.actions)
    #expect(actions.count == 2 && actions.allSatisfy { !$0.contains(.pause) && !$0.contains(.resume) })
    #expect(!segments.handle(.key(.space), at: 1).isHandled && !dots.handle(.key(.space), at: 1).isHandled)
  }
}
