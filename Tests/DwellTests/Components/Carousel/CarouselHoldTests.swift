import DwellTestSupport
import Testing

@testable import Dwell

/// A press that holds pages whose taps turn hides what lies above them.
@Suite("A press that holds the pages of a carousel (R233)") struct CarouselHoldTests {
  /// A carousel of stories under a finger, since a second.
  private func pressed(_ change: (inout Carousel.Configuration) -> Void = { _ in }) -> Carousel {
    var carousel = Carousel.upright(5, current: 1) {
      $0.taps = .turn
      $0.indicator = .segments(.init())
      change(&$0)
    }
    _ = carousel.handle(.press(Point(x: 250, y: 100)), at: 1)
    return carousel
  }

  /// The opacity of the group around the marks; 1 without one.
  private func drawnOpacity(of carousel: Carousel, at now: Double) -> Double {
    let groups = carousel.frame(at: now).display.commands.compactMap {
      if case .opacity(let opacity) = $0 { opacity } else { nil }
    }
    return groups.first ?? 1
  }

  @Test("After 0.35 s the marks fade out in 0.2 s, and stay away; after the release they come back as fast")
  func fade() {
    var carousel = pressed()
    for (now, opacity) in [(1.0, 1.0), (1.35, 1), (1.45, 0.5), (1.55, 0), (9, 0)] {
      #expect(abs(carousel.marksOpacity(at: now) - opacity) < 1e-9, "after \(now - 1) s")
      #expect(drawnOpacity(of: carousel, at: now) == carousel.marksOpacity(at: now))
    }
    #expect(carousel.nextChange(after: 1) == .at(1.35) && carousel.nextChange(after: 1.4) == .everyFrame)
    #expect(carousel.nextChange(after: 1.6) == .still)
    _ = carousel.handle(.release(Point(x: 250, y: 100)), at: 9)
    #expect(carousel.currentPage == 1, "it was no tap")
    for (now, opacity) in [(9.0, 0.0), (9.1, 0.5), (9.2, 1)] {
      #expect(abs(carousel.marksOpacity(at: now) - opacity) < 1e-9, "\(now - 9) s after the release")
    }
  }

  @Test("Released on the way, they come back from there")
  func releasedEarly() {
    var carousel = pressed()
    _ = carousel.handle(.release(Point(x: 250, y: 100)), at: 1.4)
    #expect(abs(carousel.marksOpacity(at: 1.4) - 0.75) < 1e-9)
    #expect(abs(carousel.marksOpacity(at: 1.425) - 0.875) < 1e-9 && carousel.marksOpacity(at: 1.46) == 1)
    // The next press waits for as long.
    _ = carousel.handle(.press(Point(x: 250, y: 100)), at: 1.42)
    #expect(abs(carousel.marksOpacity(at: 1.43) - 0.9) < 1e-9 && carousel.marksOpacity(at: 1.77) == 1)
    #expect(abs(carousel.marksOpacity(at: 1.87) - 0.5) < 1e-9)
  }

  @Test("A press that becomes a drag, or is cancelled, brings them back")
  func drag() {
    for event in [Event.move(Point(x: 200, y: 100)), .move(Point(x: 250, y: 140)), .cancel] {
      var carousel = pressed()
      _ = carousel.handle(event, at: 2)
      #expect(carousel.marksOpacity(at: 2) == 0 && carousel.marksOpacity(at: 2.2) == 1, "\(event)")
    }
    var resting = pressed()
    _ = resting.handle(.move(Point(x: 254, y: 104)), at: 2)
    #expect(resting.marksOpacity(at: 2.5) == 0, "a finger never rests quite")
  }

  @Test("Where taps turn no pages, and on marks and buttons, a press hides nothing")
  func others() {
    #expect(pressed { $0.taps = .none }.marksOpacity(at: 2) == 1)
    var carousel = Carousel.upright(5) {
      $0.taps = .turn
      $0.controls = .all
    }
    for place in [carousel.indicatorRect.center, Point(x: 272, y: 200)] {
      _ = carousel.handle(.press(place), at: 1)
      #expect(carousel.marksOpacity(at: 2) == 1)
      _ = carousel.handle(.cancel, at: 2)
    }
  }

  @Test("Taps that no longer turn pages bring the marks back")
  func configured() {
    var carousel = pressed()
    var configuration = carousel.configuration
    configuration.taps = .none
    _ = carousel.configure(configuration, at: 2)
    #expect(carousel.marksOpacity(at: 2.1) > 0 && carousel.marksOpacity(at: 2.2) == 1)
  }

  @Test("A frame tells how the fade continues, and a wait ends with its beginning")
  func course() {
    let carousel = pressed()
    #expect(carousel.frame(at: 1.4).course == .sampled(until: 1.35 + 0.2))
    #expect(carousel.frame(at: 2).course == .still)
    var moving = Carousel.upright(5, current: 1) {
      $0.taps = .turn
      $0.timer.pausesFor = []
    }
    _ = moving.handle(.press(Point(x: 250, y: 100)), at: 1)
    #expect(moving.frame(at: 1).course == .linear(until: 1.35))
  }
}
