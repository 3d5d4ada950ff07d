import Dwell
import DwellTestSupport
import Testing

/// The user's request to play or pause takes precedence over pointer, focus or touch.
@Suite("A play or pause request overrides inferred pauses (R212)") struct CarouselWishTests {
  /// A carousel whose pause button has been pressed `count` times under a pointer.
  private func pressed(_ count: Int) -> Carousel {
    var carousel = Carousel.upright(3) { $0.controls = .all }
    let point = carousel.pauseRect.center
    _ = carousel.handle(.hover(point), at: 1)
    _ = carousel.handle(.pause(.focus), at: 1)
    for _ in 0..<count {
      _ = carousel.handle(.press(point), at: 1)
      _ = carousel.handle(.release(point), at: 1)
    }
    return carousel
  }

  @Test("After play, a pointer or focus that stays doesn't pause until it has left and returned (R212)")
  func play() {
    var carousel = pressed(2)
    _ = carousel.handle(.hover(Point(x: 100, y: 100)), at: 1)
    _ = carousel.handle(.pause(.focus), at: 1)
    #expect(carousel.timer.isRunning && carousel.handle(.tick, at: 4).pageChange?.to == 1)
    var hovered = carousel
    _ = hovered.handle(.leave, at: 5)
    #expect(hovered.timer.isRunning)
    _ = hovered.handle(.hover(Point(x: 100, y: 100)), at: 5)
    #expect(hovered.timer.pausedBy == .hover)
    _ = carousel.handle(.resume(.focus), at: 5)
    #expect(carousel.timer.isRunning)
    _ = carousel.handle(.pause(.focus), at: 5)
    #expect(carousel.timer.pausedBy == .focus)
  }

  @Test("After play, a finger on the pages still pauses (R212)")
  func touch() {
    var carousel = pressed(2)
    _ = carousel.handle(.press(Point(x: 100, y: 100)), at: 1)
    #expect(carousel.timer.pausedBy == .touch)
    _ = carousel.handle(.release(Point(x: 100, y: 100)), at: 1)
    #expect(carousel.timer.isRunning)
  }

  @Test("After pause, only the user or the app resumes (R212)")
  func pause() {
    var carousel = pressed(1)
    #expect(carousel.timer.pausedBy == [.app, .hover, .focus])
    for event in [
      Event.leave, .resume(.focus), .resume([.hidden, .background, .loading]), .hover(Point(x: 100, y: 100)),
      .press(Point(x: 100, y: 100)), .move(Point(x: 0, y: 100)), .release(Point(x: 0, y: 100)), .key(.left),
      .select(page: 2, animated: true), .resize(Size(width: 400, height: 300)), .setPageCount(5), .restart,
      .setReduceMotion(true), .leave, .tick,
    ] {
      _ = carousel.handle(event, at: 2)
      _ = carousel.configure(carousel.configuration, at: 2)
      #expect(carousel.timer.pausedBy.contains(.app), "\(event)")
    }
    #expect(carousel.timer.nextBoundary(after: 2) == nil)
    var resumed = carousel
    _ = resumed.handle(.resume(.app), at: 3)
    #expect(resumed.timer.isRunning)
    _ = carousel.handle(.key(.space), at: 3)
    #expect(carousel.timer.isRunning)
  }
}
