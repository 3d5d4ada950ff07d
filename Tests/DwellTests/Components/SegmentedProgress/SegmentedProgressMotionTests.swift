import Dwell
import DwellTestSupport
import Testing

/// How the fill follows the time, and what fronts are told.
@Suite("A segmented progress in motion") struct SegmentedProgressMotionTests {
  /// The visible fill of the sequence, in pages.
  private func seen(_ progress: SegmentedProgress, at now: Double) -> Double {
    let drawn = DrawnSegments(progress, at: now)
    return drawn.segments.reduce(0) { $0 + (drawn.share($1.page) ?? 0) }
  }

  @Test("When time turns the page nothing jumps or flows, however late the wake-up")
  func turnByTime() {
    for late in [0, 0.001, 0.04, 0.3] as [Double] {
      var progress = SegmentedProgress.sample(4)
      _ = progress.handle(.tick, at: 4 + late)
      #expect(isClose(seen(progress, at: 4 + late), 1 + late / 4), "\(late) s late")
      #expect(progress.frame(at: 4.4).course == .linear(until: 8))
    }
  }

  @Test(
    "R116 R117: after a turn by hand the fill flows there in 0.2 s, at a constant rate, through all segments between"
  )
  func turnByHand() {
    for (from, to) in [(0, 1), (0, 4), (4, 0), (2, 1)] {
      var progress = SegmentedProgress.sample(5, current: from)
      let start = seen(progress, at: 2)
      _ = progress.handle(.select(page: to, animated: true), at: 2)
      #expect(isClose(start, Double(from) + 0.5))
      for part in [0, 0.25, 0.5, 0.75, 1] as [Double] {
        let now = 2 + 0.2 * part
        let expected = (Double(from) + 0.5) * (1 - part) + Double(to) * part + 0.2 * part / 4
        #expect(isClose(seen(progress, at: now), expected), "\(from) to \(to), \(part) of the way")
      }
      #expect(progress.nextChange(after: 2.1) == .everyFrame)
      #expect(isClose(progress.frame(at: 2.1).course.end ?? 0, 2.2))
    }
  }

  @Test("A turn during a flow continues from the fill's position")
  func interrupted() {
    var progress = SegmentedProgress.sample(5)
    _ = progress.handle(.select(page: 4, animated: true), at: 1)
    let before = seen(progress, at: 1.1)
    _ = progress.handle(.select(page: 1, animated: true), at: 1.1)
    #expect(before > 1.5 && isClose(seen(progress, at: 1.1), before))
    #expect(isClose(seen(progress, at: 1.3), 1.05))
  }

  @Test("At the end of a loop the track empties in the same way, even with one page")
  func loopEnd() {
    for count in 1...6 {
      var progress = SegmentedProgress.sample(count, current: count - 1)
      _ = progress.handle(.tick, at: 4)
      #expect(isClose(seen(progress, at: 4), Double(count)))
      #expect(isClose(seen(progress, at: 4.1), (Double(count) + 0.05) / 2, within: 0.05))
      #expect(isClose(seen(progress, at: 4.4), 0.1))
    }
  }

  @Test("R017: the fill reaches a progress set by the app linearly within 0.05 s")
  func placedProgress() {
    var progress = SegmentedProgress.sample(3)
    _ = progress.handle(.pause(.app), at: 1)
    _ = progress.handle(.setProgress(0.75, rate: 0), at: 2)
    for (time, share) in [(2, 0.25), (2.025, 0.5), (2.05, 0.75), (9, 0.75)] as [(Double, Double)] {
      #expect(isClose(DrawnSegments(progress, at: time).share(0), share), "at \(time)")
    }
    #expect(progress.nextChange(after: 2.06) == .still)
  }

  @Test("R143: a page selected without animation, and any with Reduce Motion, is shown at once")
  func atOnce() {
    for isReduced in [true, false] {
      for count in 1...6 {
        for page in 0..<count {
          var progress = SegmentedProgress.sample(count) { $0.reduceMotion = isReduced }
          _ = progress.handle(.select(page: page, animated: isReduced), at: 2)
          #expect(isClose(seen(progress, at: 2), page == 0 ? 0.5 : Double(page)), "page \(page) of \(count)")
        }
      }
    }
  }

  @Test(
    "Less motion asked for in the midst of a flow stops it at once: what was seen fades into what will be")
  func lessMotionMidway() {
    for count in [5, 40] {
      var progress = SegmentedProgress.sample(count, current: count / 2)
      _ = progress.handle(.select(page: count / 2 + 2, animated: true), at: 2)
      let before = progress.frame(at: 2.1).display.commands
      _ = progress.handle(.setReduceMotion(true), at: 2.1)
      let frame = progress.frame(at: 2.1)
      #expect(frame.faults == [] && frame.course != .still)
      /// The shapes of the outgoing picture, or of the other one.
      func shapes(_ frame: [DrawCommand], leaving: Bool) -> [Rect] {
        frame.compactMap {
          if case .fill(let key, let rect, _, _) = $0, key.isLeaving == leaving { rect } else { nil }
        }
      }
      /// Whether two pictures have the same shapes, except for empty ones.
      func areSame(_ one: [Rect], _ other: [Rect]) -> Bool {
        let (one, other) = (one.filter { $0.width > 0 }, other.filter { $0.width > 0 })
        return one.count == other.count
          && zip(one, other).allSatisfy { isClose($0.x, $1.x) && isClose($0.width, $1.width) }
      }
      #expect(areSame(shapes(frame.display.commands, leaving: true), shapes(before, leaving: false)))
      let later = progress.frame(at: 2.3)
      #expect(
        areSame(shapes(later.display.commands, leaving: true), shapes(before, leaving: false)),
        "it stands still")
      var opacities: [Double] {
        later.display.commands.compactMap { if case .opacity(let o) = $0 { o } else { nil } }
      }
      #expect(opacities.count == 2 && isClose(opacities[0], 0.2) && isClose(opacities[1], 0.8))
      #expect(progress.nextChange(after: 2.3) == .everyFrame)
      #expect(frame.course.end.map { isClose($0, 2.35) } == true)
      var calm = SegmentedProgress.sample(count, current: count / 2) { $0.reduceMotion = true }
      _ = calm.handle(.select(page: count / 2 + 2, animated: true), at: 2)
      #expect(
        progress.frame(at: 2.4).display == calm.frame(at: 2.4).display,
        "in the end all is as with less motion")
      _ = progress.handle(.resize(Size(width: 200, height: 44)), at: 2.2)
      let resized = progress.frame(at: 2.2)
      #expect(resized.faults == [] && !shapes(resized.display.commands, leaving: true).isEmpty, "it goes on")
    }
  }

  @Test("A page selected without animation stops a flow in progress")
  func atOnceInAFlow() {
    var progress = SegmentedProgress.sample(6)
    _ = progress.handle(.select(page: 5, animated: true), at: 2)
    _ = progress.handle(.select(page: 2, animated: false), at: 2.1)
    #expect(isClose(seen(progress, at: 2.1), 2) && progress.nextChange(after: 2.1, step: 1000) == .at(6.1))
  }

  @Test(
    "A front that moves the shape as the frame says draws what the core draws, in every style and direction")
  func linearMotion() {
    for direction in Direction.allCases {
      for style in SegmentedProgress.Style.allCases {
        let progress = SegmentedProgress.sample(5, current: 2) {
          $0.direction = direction
          $0.segments.style = style
        }
        let frame = progress.frame(at: 1)
        #expect(frame.course == .linear(until: 4))
        let target = DrawnRow(progress.frame(at: 4)).fills.last?.rect ?? .zero
        let start = DrawnRow(frame).fills.last?.rect ?? .zero
        for time in [1, 1.7, 2.5, 3.9] as [Double] {
          let part = (time - 1) / 3
          let drawn = DrawnRow(progress.frame(at: time)).fills.last?.rect ?? .zero
          #expect(isClose(drawn.x, start.x + (target.x - start.x) * part), "\(direction), \(style)")
          #expect(isClose(drawn.y, start.y + (target.y - start.y) * part))
          #expect(isClose(drawn.width, start.width) && isClose(drawn.height, start.height), "it only moves")
        }
      }
    }
  }

  @Test(
    "A front that asks for steps of a point is woken once for every point of the fill, and at the page's end")
  func nextChange() {
    let perPage = SegmentedProgress.sample(5)
    let fluid = SegmentedProgress.sample(5) { $0.segments.style = .fluid }
    #expect(perPage.nextChange(after: 1, step: 0) == .everyFrame)
    for (progress, length) in [(perPage, 55.2), (fluid, 60)] {
      guard case .at(let time) = progress.nextChange(after: 1, step: 1) else {
        Issue.record("no time is told")
        continue
      }
      #expect(isClose(time, 1 + 4 / length))
      #expect(progress.nextChange(after: 3.999, step: 1) == .at(4))
      #expect(progress.nextChange(after: 1, step: 1e-300) == .everyFrame, "a step that no clock can tell")
    }
    var paused = perPage
    _ = paused.handle(.pause(.app), at: 1)
    #expect(paused.nextChange(after: 1) == .still && paused.frame(at: 1).course == .still)
  }

  @Test("Events while a picture fades out leave it unchanged; at the end it is gone")
  func eventsDuringAFade() {
    var progress = SegmentedProgress.sample(5)
    _ = progress.handle(.select(page: 2, animated: true), at: 2)
    _ = progress.handle(.setReduceMotion(true), at: 2.1)
    let before = progress.frame(at: 2.2)
    _ = progress.handle(.tick, at: 2.2)
    #expect(progress.frame(at: 2.2) == before && before.course != .still)
    _ = progress.handle(.tick, at: 2.4)
    let isFading = progress.frame(at: 2.4).display.commands.contains {
      if case .opacity = $0 { true } else { false }
    }
    #expect(!isFading)
  }

  @Test("Two rows that fade out at once have items of their own")
  func twoFades() {
    var progress = SegmentedProgress.sample(5)
    for now in [2, 2.12] {
      _ = progress.handle(.select(page: now > 2 ? 0 : 3, animated: true), at: now)
      _ = progress.handle(.setReduceMotion(true), at: now + 0.05)
      _ = progress.handle(.setReduceMotion(false), at: now + 0.06)
    }
    let frame = progress.frame(at: 2.2)
    #expect(frame.display.commands.contains { $0.key?.leaving == 2 })
    #expect(frame.faults == [])
  }
}
