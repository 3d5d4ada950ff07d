import Dwell
import DwellTestSupport
import Testing

/// How the row moves from page to page.
@Suite("A page control in motion") struct PageControlMotionTests {
  @Test("Events that ask for nothing leave a page's time as it is, to the last bit")
  func exactTime() {
    var control = PageControl.sample(3)
    _ = control.handle(.setDuration(.external), at: 0)
    _ = control.handle(.setProgress(0.1, rate: 0.1), at: 0)
    let progress = control.timer.progress(at: 3.7)
    for step in 1...30 {
      _ = control.handle(.tick, at: Double(step) / 10)
      _ = control.handle(.move(Point(x: 9, y: 9)), at: Double(step) / 10)
      #expect(control.timer.progress(at: 3.7) == progress, "after \(step) events")
    }
  }

  @Test(
    "R024 R025: when a page turns, the new dot grows as the old pill shrinks, on a spring of 0.3 s and 0.75")
  func oneSpring() {
    var control = PageControl.sample(3)
    _ = control.handle(.tick, at: 4)
    let spring = Spring(response: 0.3, dampingFraction: 0.75)
    for elapsed in [0, 0.02, 0.05, 0.1, 0.2, 0.3, 0.4] {
      let share = spring.basis(at: elapsed).displacement
      let widths = DrawnRow(control.frame(at: 4 + elapsed)).marks.map(\.rect.width)
      #expect(abs(widths[0] - (8 + 28 * share)) < 1e-9, "after \(elapsed) s")
      #expect(abs(widths[1] - (36 - 28 * share)) < 1e-9, "after \(elapsed) s")
      #expect(widths[2] == 8)
    }
  }

  @Test("R026: all lengths and positions move together: the row keeps its length, gaps and centre")
  func rowMovesAsOne() {
    for count in 2...6 {
      for from in 0..<count {
        for to in 0..<count {
          var control = PageControl.sample(count, current: from)
          _ = control.handle(.select(page: to, animated: true), at: 1)
          for step in 0...60 {
            let row = DrawnRow(control.frame(at: 1 + Double(step) / 60))
            #expect(abs(row.width - Double(36 + 14 * (count - 1))) < 1e-9)
            #expect(abs(row.marks[0].rect.x + row.marks[count - 1].rect.maxX - 390) < 1e-9)
            for (one, other) in zip(row.marks, row.marks.dropFirst()) {
              #expect(
                abs(other.rect.x - one.rect.maxX - 6) < 1e-9, "\(from) to \(to) of \(count), step \(step)")
            }
          }
        }
      }
    }
  }

  @Test(
    "R020: a pill whose page is complete becomes a circle brighter than those to come, fading out its fill")
  func completedPillBecomesSeen() {
    var control = PageControl.sample(3)
    _ = control.handle(.tick, at: 4)
    let start = DrawnRow(control.frame(at: 4))
    #expect(start.fills.map(\.page) == [0, 1] && start.fills[1].opacity == 0)
    #expect(start.fills.first?.visible.width == 36 && start.fills.first?.opacity == 1)
    let middle = DrawnRow(control.frame(at: 4.06))
    #expect(middle.fills.map(\.page) == [0, 1])
    #expect(middle.fills[0].opacity > 0.1 && middle.fills[0].opacity < 0.9)
    #expect(middle.marks[0].opacity > 0.35 && middle.marks[0].opacity < 0.7)
    let end = DrawnRow(control.frame(at: 6))
    #expect(end.marks.map(\.opacity) == [0.7, 0.35, 0.35])
    #expect(end.fills.map(\.page) == [1])
  }

  @Test(
    "A turn in the middle of a turn takes over every place and velocity: nothing jumps, nothing breaks off")
  func interruptedTurns() {
    for delay in stride(from: 0.01, through: 0.3, by: 0.03) {
      var control = PageControl.sample(5, current: 2)
      _ = control.handle(.select(page: 3, animated: true), at: 1)
      let before = control
      _ = control.handle(.select(page: 1, animated: true), at: 1 + delay)
      let step = 1e-5
      let old = DrawnRow(before.frame(at: 1 + delay)).marks
      let older = DrawnRow(before.frame(at: 1 + delay - step)).marks
      let new = DrawnRow(control.frame(at: 1 + delay)).marks
      let newer = DrawnRow(control.frame(at: 1 + delay + step)).marks
      for page in 0..<5 {
        #expect(abs(old[page].rect.x - new[page].rect.x) < 1e-9)
        #expect(abs(old[page].rect.width - new[page].rect.width) < 1e-9)
        #expect(abs(old[page].opacity - new[page].opacity) < 1e-9)
        let velocity = (old[page].rect.x - older[page].rect.x) / step
        #expect(
          abs((newer[page].rect.x - new[page].rect.x) / step - velocity) < 1, "page \(page) after \(delay) s")
      }
    }
  }

  @Test("Any rate of frames shows the same picture at the same time", arguments: [20.0, 30, 60, 120, 144])
  func frameRates(_ rate: Double) {
    var control = PageControl.sample(3)
    var reference = PageControl.sample(3)
    var frame = 0.0
    for moment in [3.999, 4, 4.05, 4.2, 5, 8.1, 11.9, 12.04] {
      while frame / rate <= moment {
        _ = control.handle(.tick, at: frame / rate)
        frame += 1
      }
      while let boundary = reference.timer.nextBoundary(after: 0), boundary <= moment {
        _ = reference.handle(.tick, at: boundary)
      }
      _ = control.handle(.tick, at: moment)
      #expect(control.frame(at: moment).display == reference.frame(at: moment).display, "at \(moment) s")
    }
  }

  @Test("A late turn is still animated from its beginning")
  func lateTurnIsSeen() {
    var control = PageControl.sample(3)
    _ = control.handle(.tick, at: 4.4)
    #expect(abs(control.timer.progress(at: 4.4) - 0.1) < 1e-9, "the rhythm is kept")
    let share = Spring.row.basis(at: 0.05).displacement
    let width = DrawnRow(control.frame(at: 4.4)).marks[0].rect.width
    #expect(abs(width - (8 + 28 * share)) < 1e-9, "the motion is three frames old at most")
  }

  @Test("Under reduced motion the row cross-fades between two still pictures, without moving dots")
  func reduceMotion() {
    var control = PageControl.sample(3) { $0.reduceMotion = true }
    _ = control.handle(.tick, at: 4)
    for elapsed in [0, 0.05, 0.125, 0.2] {
      let frame = control.frame(at: 4 + elapsed)
      let row = DrawnRow(frame)
      #expect(row.marks.map(\.rect.width) == [36, 8, 8, 8, 36, 8])
      let opacities = frame.display.commands.compactMap {
        if case .opacity(let value) = $0 { value } else { nil }
      }
      #expect(opacities.count == 2 && abs(opacities[0] - (1 - elapsed / 0.25)) < 1e-9)
      #expect(abs(opacities[0] + opacities[1] - 1) < 1e-9)
      #expect(
        Set(frame.display.commands.compactMap(\.key)).count == frame.display.commands.compactMap(\.key).count)
    }
    #expect(DrawnRow(control.frame(at: 4.25)).marks.map(\.rect.width) == [8, 36, 8])
    #expect(control.handle(.tick, at: 8).pageChange?.to == 2, "every advance comes at its time")
  }

  /// The opacities of a frame's groups.
  private func opacities(_ frame: Frame) -> [Double] {
    frame.display.commands.compactMap { if case .opacity(let value) = $0 { value } else { nil } }
  }

  @Test(
    "Less motion asked for in the midst of a turn stops the row at once: what was seen fades into the row at rest"
  )
  func lessMotionMidway() {
    for (count, from, to) in [(5, 1, 3), (1000, 500, 501)] {
      var control = PageControl.sample(count, current: from)
      _ = control.handle(.select(page: to, animated: true), at: 1)
      let position = control.position(at: 1.08)
      let before = DrawnRow(control.frame(at: 1.08)).marks.map(\.rect).filter { $0.width > 0 }
      _ = control.handle(.setReduceMotion(true), at: 1.08)
      for elapsed in [0, 0.1, 0.2] {
        let frame = control.frame(at: 1.08 + elapsed)
        #expect(frame.faults == [])
        let rects = DrawnRow(frame).marks.map(\.rect)
        for rect in before {
          #expect(
            rects.contains { abs($0.x - rect.x) < 1e-9 && abs($0.width - rect.width) < 1e-9 },
            "\(rect) after \(elapsed) s")
        }
        let parts = opacities(frame)
        #expect(
          parts.count == 2 && abs(parts[1] - elapsed / 0.25) < 1e-9 && abs(parts[0] + parts[1] - 1) < 1e-9)
      }
      #expect(abs(control.position(at: 1.08) - position) < 1e-9)
      #expect(control.frame(at: 1.08).course.end.map { abs($0 - 1.33) < 1e-9 } == true)
      let rest = PageControl.sample(count, current: to)
      #expect(
        DrawnRow(control.frame(at: 1.34)).marks.map(\.rect) == DrawnRow(rest.frame(at: 0)).marks.map(\.rect))
    }
  }

  @Test("Quick successive turns under reduced motion fade together, without a jump")
  func quickCrossFades() {
    var control = PageControl.sample(12, size: Size(width: 390, height: 44)) { $0.reduceMotion = true }
    var now = 1.0
    for page in 1...11 {
      let before = opacities(control.frame(at: now))
      _ = control.handle(.select(page: page, animated: true), at: now)
      let frame = control.frame(at: now)
      let after = opacities(frame)
      #expect(frame.faults == [] && after.last == 0 && after.count <= 8)
      if before.count < 8, page > 1 {
        #expect(after.dropLast().count == before.count, "page \(page)")
        for (old, new) in zip(before, after) { #expect(abs(old - new) < 1e-9, "page \(page)") }
      }
      now += 0.05
    }
    #expect(opacities(control.frame(at: now + 0.3)).isEmpty)
  }

  @Test("Turning back during a cross-fade restores the picture that was fading out")
  func crossFadesBack() {
    var control = PageControl.sample(3) { $0.reduceMotion = true }
    _ = control.handle(.select(page: 1, animated: true), at: 1)
    _ = control.handle(.select(page: 0, animated: true), at: 1.1)
    let parts = opacities(control.frame(at: 1.1))
    #expect(parts.count == 2 && abs(parts[0] - 0.4) < 1e-9 && abs(parts[1] - 0.6) < 1e-9)
  }

  @Test("If motion is allowed again during a fade, the fade ends and the next turn moves")
  func motionWelcomeAgain() {
    var control = PageControl.sample(3) { $0.reduceMotion = true }
    _ = control.handle(.select(page: 1, animated: true), at: 1)
    let before = control.frame(at: 1.1).display
    _ = control.handle(.setReduceMotion(false), at: 1.1)
    #expect(control.frame(at: 1.1).display == before)
    _ = control.handle(.select(page: 2, animated: true), at: 1.15)
    #expect(opacities(control.frame(at: 1.2)).isEmpty && DrawnRow(control.frame(at: 1.2)).marks.count == 3)
  }

  @Test("R017: the fill reaches a set progress linearly within 0.05 s")
  func catchesUp() {
    var control = PageControl.sample(3)
    _ = control.handle(.pause(.app), at: 1)
    _ = control.handle(.setProgress(0.75, rate: 0), at: 1)
    for (elapsed, width) in [(0, 9), (0.025, 18), (0.05, 27), (1, 27)] as [(Double, Double)] {
      let visible = DrawnRow(control.frame(at: 1 + elapsed)).fills[0].visible.width
      #expect(abs(visible - width) < 1e-9, "after \(elapsed) s")
    }
    #expect(control.nextChange(after: 1.02) == .everyFrame)
    #expect(control.nextChange(after: 1.06) == .still)
  }

  @Test("Selecting a page without animation shows it at once")
  func selectsAtOnce() {
    var control = PageControl.sample(3)
    _ = control.handle(.select(page: 2, animated: false), at: 1)
    #expect(DrawnRow(control.frame(at: 1)).marks.map(\.rect.width) == [8, 8, 36])
  }

  @Test(
    "The frame hands motion over: the fill goes straight to the pill's place at the page's end, and no earlier news"
  )
  func handsOver() {
    var control = PageControl.sample(3)
    let pill = Rect(x: 163, y: 18, width: 36, height: 8)
    let frame = control.frame(at: 1)
    #expect(frame.course == .linear(until: 4))
    #expect(control.frame(at: 4).display.rects[ItemKey(.progress, 0)] == pill)
    _ = control.handle(.tick, at: 4)
    let moving = control.frame(at: 4.01)
    let end = moving.course.end ?? 0
    #expect(moving.course == .sampled(until: end))
    #expect(end > 4.3 && end < 5)
    #expect(control.nextChange(after: end - 0.001) == .everyFrame)
    #expect(control.frame(at: end).course == .linear(until: 8), "then the fill goes straight again")
    _ = control.handle(.pause(.app), at: 6)
    #expect(control.frame(at: 6).course == .still)
  }

  @Test(
    "A front that draws by itself is woken as often as the fill has gone on by a step, and not at all while still"
  )
  func wakesByStep() {
    var control = PageControl.sample(3)
    #expect(control.nextChange(after: 1) == .everyFrame)
    let (half, frame) = (0.5 / 9, 1.0 / 30)
    #expect(control.nextChange(after: 1, step: 0.5) == .at(1 + half), "9 points a second")
    #expect(control.nextChange(after: 1, step: 0.25) == .at(1 + frame), "at most 30 steps a second")
    #expect(control.nextChange(after: 3.99, step: 0.25) == .at(4), "but never past the page's end")
    #expect(control.nextChange(after: 1, step: 1e-300) == .everyFrame, "a step that no clock can tell")
    for reason in [
      PauseReasons.touch, .scrub, .hover, .focus, .hidden, .background, .loading, .reduceMotion, .app,
    ] {
      _ = control.handle(.pause(reason), at: 2)
      #expect(control.nextChange(after: 2) == .still, "\(reason)")
      #expect(control.frame(at: 2).display == control.frame(at: 200).display)
      _ = control.handle(.resume(reason), at: 2)
    }
  }

  @Test("The position follows the spring of the dots from page to page")
  func position() {
    var control = PageControl.sample(5, current: 1)
    _ = control.handle(.select(page: 3, animated: true), at: 1)
    let spring = SpringMotion(from: 1, to: 3, start: 1, spring: .row)
    for time in [1, 1.05, 1.1, 1.2, 1.3] {
      #expect(abs(control.position(at: time) - spring.value(at: time)) < 1e-9)
    }
    #expect(control.position(at: 3) == 3)
  }

  @Test("A turn during fading pictures of one page continues from all that is visible of it")
  func movesOnFromPictures() {
    var control = PageControl.sample(3)
    _ = control.handle(.select(page: 1, animated: true), at: 1)
    _ = control.handle(.setReduceMotion(true), at: 1.05)
    _ = control.handle(.setReduceMotion(false), at: 1.1)
    _ = control.handle(.select(page: 2, animated: true), at: 1.12)
    for time in [1.12, 1.15, 1.2, 1.3] {
      var total = 0.0
      for mark in DrawnRow(control.frame(at: time)).marks { total += mark.rect.width }
      #expect(abs(total - 52) < 1e-6, "two dots of 8 points and one pill of 36 are shared at \(time)")
    }
  }

  @Test(
    "A fill steps at most 30 times a second, and not just before the end of the page's time",
    arguments: [0.6, 0.1, 4, 1.0 / 30, 60])
  func fillSteps(duration: Double) {
    for step in [0.01, 0.5, 3] {
      var control = PageControl(.init(pageCount: 3), at: 100)
      _ = control.handle(.resize(Size(width: 390, height: 44)), at: 100)
      _ = control.handle(.setDuration(.seconds(duration)), at: 100)
      var time = 100.0
      var wakes: [Double] = []
      while control.currentPage == 0, wakes.count < 10_000,
        case .at(let next) = control.nextChange(after: time, step: step)
      {
        wakes.append(next - time)
        time = next
        _ = control.handle(.tick, at: time)
      }
      #expect(abs(time - 100 - duration) < 1e-9, "the page turns in time")
      #expect(wakes.dropLast().allSatisfy { $0 >= 1.0 / 30 - 1e-9 })
      #expect(wakes.last.map { $0 > 0.001 } == true, "the last step before the end")
    }
  }

  @Test("A fill that is asked for every change changes in every frame, until its page's end")
  func everyChange() {
    let control = PageControl.sample(3)
    for time in [0, 2, 3.96, 3.9995, 4.nextDown] {
      #expect(control.nextChange(after: time, step: 0) == .everyFrame)
    }
  }

  @Test("At the very moment that a page is due its fill has stopped")
  func still() {
    #expect(PageControl.sample(3).frame(at: 4).course == .still)
    #expect(SegmentedProgress.sample(3).frame(at: 4).course == .still)
  }
}
