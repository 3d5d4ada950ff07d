import Dwell
import DwellTestSupport
import Testing

/// Pills that move over dots: drags, interruptions, loops and windows.
@Suite("The transitions of a page control in motion") struct PageControlTransitionMotionTests {
  @Test(
    "R210: the mark follows a hand, is where it was when the hand lets go, and takes over its speed",
    arguments: PageControl.Transition.moving)
  func followsHand(_ transition: PageControl.Transition) {
    for variant in LayoutVariant.all where !variant.reduceMotion {
      var places: [Double] = []
      for share in [0.1, 0.2, 0.3, 0.4] {
        var carousel = Carousel.dragged(by: share, transition, in: variant)
        let held = carousel.frame(at: 1.2)
        #expect(held.picture == carousel.frame(at: 9).picture, "as long as the hand does not move")
        let size = variant.size(300, 200)
        let marks = DrawnRow(held).moving.map { variant.main(of: $0.rect, in: size) }
        if transition == .fade {
          places.append(held.groupOpacities[1])
        } else {
          places.append(marks[0].end)
        }
        _ = carousel.handle(.release(variant.point(290 - 300 * share, 100, in: size)), at: 9)
        let after = DrawnRow(carousel.frame(at: 9)).moving.map { variant.main(of: $0.rect, in: size) }
        #expect(after.count == marks.count)
        for (one, other) in zip(marks, after.sorted { $0.start < $1.start }) {
          #expect(isClose(one.start, other.start) && isClose(one.end, other.end), "nothing jumps")
        }
      }
      #expect(zip(places, places.dropFirst()).allSatisfy { $0 < $1 }, "\(places)")
    }
  }

  @Test(
    "R210: a turn in the middle of a turn takes over where the mark is",
    arguments: PageControl.Transition.moving)
  func interrupted(_ transition: PageControl.Transition) {
    for loops in [true, false] {
      for delay in stride(from: 0.01, through: 0.3, by: 0.03) {
        var control = PageControl.sample(5, current: 2) {
          $0.dots.transition = transition
          $0.loops = loops
        }
        var now = 1.0
        for page in [3, 1, 4, 0, 4, 3] {
          let old = control.frame(at: now)
          _ = control.handle(.select(page: page, animated: true), at: now)
          let new = control.frame(at: now)
          #expect(new.faults == [])
          var before: [Double: Rect] = [:]
          for (mark, opacity) in old.movingMarks where opacity > 0.01 { before[mark.x] = mark }
          let after = new.movingMarks.filter { $0.opacity > 0.01 }
          #expect(before.count == after.count, "to \(page) after \(now) s")
          for (mark, _) in after {
            let near = before.values.min { abs($0.x - mark.x) < abs($1.x - mark.x) }
            // A page whose weight is below a thousandth is forgotten: up to four pitches of 14 points away.
            #expect(isClose(near?.x, mark.x, within: 0.06), "to \(page) after \(now) s")
            #expect(isClose(near?.width, mark.width, within: 0.06), "to \(page) after \(now) s")
          }
          now += delay
        }
        #expect(DrawnRow(control.frame(at: now + 2)).moving.count == 1)
      }
    }
  }

  @Test(
    "R210: across the end of a loop one pill leaves as another arrives, and none passes the pages between")
  func loops() {
    for transition in PageControl.Transition.moving {
      var control = PageControl.sample(5, current: 4) { $0.dots.transition = transition }
      _ = control.handle(.tick, at: 4)
      #expect(control.currentPage == 0)
      for step in 1...20 {
        let frame = control.frame(at: 4 + Double(step) / 60)
        let share = 1 - Spring.row.basis(at: Double(step) / 60).displacement
        let marks = frame.movingMarks.sorted { $0.rect.x < $1.rect.x }
        #expect(marks.count == 2 && frame.faults == [])
        // The row is 92 points long, and in the middle.
        #expect(isClose(marks.first?.rect.x, 149) && isClose(marks.last?.rect.maxX, 241))
        #expect(
          isClose(marks.first?.opacity, min(share, 1)) && isClose(marks.last?.opacity, max(1 - share, 0)))
      }
      let rest = DrawnRow(control.frame(at: 6))
      #expect(rest.moving.map(\.rect.x) == [149])
    }
    // Two pages are neighbours on both sides: the short way is over the row.
    var control = PageControl.sample(2, current: 1) { $0.dots.transition = .slide }
    _ = control.handle(.tick, at: 4)
    #expect(control.frame(at: 4.1).movingMarks.count == 1)
    #expect(Carousel.dragged(by: 0.3, from: 1, of: 2, .slide).frame(at: 1.2).movingMarks.count == 1)
  }

  @Test(
    "R210: a hand over the end of a loop, with a few pages and with a thousand",
    arguments: PageControl.Transition.moving)
  func handOverEnd(_ transition: PageControl.Transition) {
    for count in [3, 1000] {
      var carousel = Carousel.dragged(by: 0.3, from: count - 1, of: count, transition)
      for time in [1.2, 1.3] {
        let frame = carousel.frame(at: time)
        #expect(frame.faults == [])
        let seen = frame.movingMarks.filter { $0.rect.x >= 0 && $0.rect.maxX <= 300 }
        // The window onto the first of a thousand pages isn't there yet.
        #expect(seen.count == (count == 3 ? 2 : 1) && seen.contains { isClose($0.opacity, 0.7) })
      }
      _ = carousel.handle(.release(Point(x: 100, y: 100)), at: 1.3)
      for step in 0...60 { #expect(carousel.frame(at: 1.3 + Double(step) / 60).faults == []) }
      #expect(carousel.frame(at: 4).movingMarks.count == 1)
    }
  }

  @Test("R210: in a window onto many pages the dots pass under a whole pill, and shrink at the edges")
  func windows() {
    for transition in PageControl.Transition.moving {
      var control = PageControl.sample(1000, current: 500) { $0.dots.transition = transition }
      _ = control.handle(.select(page: 501, animated: true), at: 1)
      for step in 0...40 {
        let frame = control.frame(at: 1 + Double(step) / 60)
        let row = DrawnRow(frame)
        #expect(frame.faults == [])
        for mark in row.moving {
          #expect(mark.rect.height == 8 && mark.rect.x > 195 - 36 && mark.rect.maxX < 195 + 36)
        }
        let edges = [row.marks.first, row.marks.last].compactMap { $0?.rect.width }
        #expect(edges.allSatisfy { $0 < 8 })
      }
      // On a jump to a page outside the window, the pill appears there.
      _ = control.handle(.select(page: 10, animated: true), at: 3)
      let frame = control.frame(at: 3.05)
      #expect(
        frame.movingMarks.count == 1 && frame.groupOpacities.count == 1
          && (frame.groupOpacities.first ?? 1) < 0.9)
      #expect(control.frame(at: 5).groupOpacities.isEmpty)
    }
  }

  @Test(
    "R210: all items of a motion are listed from its start to its end",
    arguments: PageControl.Transition.moving)
  func sameItems(_ transition: PageControl.Transition) {
    for (count, from, to) in [(5, 1, 2), (5, 4, 0), (5, 0, 3), (1000, 500, 503), (1000, 999, 0)] {
      var control = PageControl.sample(count, current: from) { $0.dots.transition = transition }
      _ = control.handle(.select(page: to, animated: true), at: 1)
      let frame = control.frame(at: 1)
      let end = frame.course.end ?? 0
      let keys = frame.display.commands.map(\.key)
      for step in 1...30 {
        let time = 1 + (end - 1 - 1e-6) * Double(step) / 30
        #expect(control.frame(at: time).display.commands.map(\.key) == keys, "\(from) to \(to) of \(count)")
      }
    }
  }
}
