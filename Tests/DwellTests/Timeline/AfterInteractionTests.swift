import Dwell
import DwellTestSupport
import Testing

/// The time after the user's interaction.
@Suite("After the user's interaction (R213)") struct AfterInteractionTests {
  /// A carousel whose time pauses after the first interaction.
  private func carousel(_ after: PageTimer.AfterInteraction = .pause) -> Carousel {
    Carousel.upright(3) {
      $0.timer.afterInteraction = after
      $0.controls = .all
    }
  }

  @Test("The time resumes by default (R213)")
  func goesOn() {
    #expect(PageTimer.Configuration().afterInteraction == .resume)
    var carousel = carousel(.resume)
    #expect(carousel.drag(by: -200, at: 1, seconds: 0.1).pageChange?.to == 1)
    #expect(carousel.timer.isRunning)
  }

  @Test("A drag, a touch, a key, a wheel and a dot pause for good (R213)")
  func pauses() {
    var dragged = carousel()
    #expect(dragged.drag(by: -200, at: 1, seconds: 0.1).pageChange?.to == 1)
    var touched = carousel()
    _ = touched.handle(.press(Point(x: 150, y: 100)), at: 1)
    #expect(touched.timer.pausedBy == .touch, "not before the hand has left")
    _ = touched.handle(.release(Point(x: 150, y: 100)), at: 1)
    var keyed = carousel()
    _ = keyed.handle(.key(.right), at: 1)
    var wheeled = carousel()
    _ = wheeled.handle(.wheel(Point(x: 0, y: 120), isPrecise: false), at: 1)
    var tapped = carousel()
    let mark = tapped.indicatorRect.center
    _ = tapped.handle(.press(Point(x: mark.x + 30, y: mark.y)), at: 1)
    _ = tapped.handle(.release(Point(x: mark.x + 30, y: mark.y)), at: 1)
    for (index, subject) in [dragged, touched, keyed, wheeled, tapped].enumerated() {
      #expect(subject.timer.pausedBy == .app, "\(index)")
      #expect(subject.currentPage == (index == 1 ? 0 : 1), "\(index)")
      let button = subject.frame(at: 1).semantics.elements.first { $0.role == .playPause }
      #expect(button?.value == .isRunning(false), "\(index)")
    }
  }

  @Test("A press that another gesture takes over, a pointer, the app and time pause nothing (R213)")
  func othersDoNot() {
    var carousel = carousel()
    _ = carousel.handle(.press(Point(x: 150, y: 100)), at: 1)
    _ = carousel.handle(.cancel, at: 1)
    _ = carousel.handle(.hover(Point(x: 150, y: 100)), at: 1)
    _ = carousel.handle(.leave, at: 1)
    _ = carousel.handle(.select(page: 2, animated: true), at: 1)
    #expect(carousel.handle(.tick, at: 5).pageChange?.cause == .timer)
    #expect(carousel.timer.isRunning)
  }

  @Test("The user's play button or the app resumes, and the next interaction pauses again (R213)")
  func undone() {
    for reasons in [PauseReasons.playButton, .app] {
      var carousel = carousel()
      _ = carousel.handle(.key(.right), at: 1)
      _ = carousel.handle(.resume(reasons), at: 2)
      #expect(carousel.timer.isRunning && carousel.timer.nextBoundary(after: 2) == 6)
      _ = carousel.handle(.key(.right), at: 3)
      #expect(carousel.timer.pausedBy == .app)
    }
  }

  @Test("The pause button is no interaction with the pages: play resumes (R213)")
  func pauseButton() {
    var carousel = carousel()
    for isPaused in [true, false] {
      _ = carousel.handle(.press(carousel.pauseRect.center), at: 1)
      _ = carousel.handle(.release(carousel.pauseRect.center), at: 1)
      #expect(carousel.timer.pausedBy.contains(.app) == isPaused)
    }
  }

  @Test("Rows without pages pause after interaction too (R213)")
  func rows() {
    var control = PageControl.sample(3) { $0.timer.afterInteraction = .pause }
    let middle = Point(x: control.size.width / 2 + 60, y: control.size.height / 2)
    _ = control.handle(.press(middle), at: 1)
    _ = control.handle(.cancel, at: 1)
    #expect(control.timer.isRunning)
    _ = control.handle(.press(middle), at: 1)
    _ = control.handle(.release(middle), at: 1)
    #expect(control.currentPage == 1 && control.timer.pausedBy == .app)
    var segments = SegmentedProgress.sample(3) { $0.timer.afterInteraction = .pause }
    _ = segments.handle(.key(.pageDown), at: 1)
    #expect(segments.currentPage == 1 && segments.timer.pausedBy == .app)
  }
}
