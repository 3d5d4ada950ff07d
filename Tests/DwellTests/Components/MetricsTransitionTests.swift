import Dwell
import DwellTestSupport
import Testing

/// The transition of rows between the metrics of two configurations.
@Suite("A row whose metrics change") struct MetricsTransitionTests {
  /// The configuration of a control with another pill, gap and opacity.
  private func longer(_ control: PageControl, pill: Double = 60) -> PageControl.Configuration {
    var configuration = control.configuration
    configuration.dots.metrics.pillLength = pill
    configuration.dots.metrics.spacing = 10
    configuration.dots.metrics.upcomingOpacity = 0.55
    return configuration
  }

  @Test("Lengths and opacities move on the spring of a turn, all together")
  func moves() {
    var control = PageControl.sample(3)
    _ = control.configure(longer(control), at: 1)
    #expect(control.nextChange(after: 1, step: 1) == .everyFrame)
    for elapsed in [0, 0.05, 0.1, 0.2, 0.3] {
      let left = Spring.row.basis(at: elapsed).displacement
      let frame = control.frame(at: 1 + elapsed)
      let marks = DrawnRow(frame).marks
      guard case .sampled(let end) = frame.course else {
        Issue.record("not sampled after \(elapsed) s")
        return
      }
      #expect(end > 1.3 && end < 4)
      #expect(abs(marks[0].rect.width - (60 - 24 * left)) < 1e-9, "after \(elapsed) s")
      #expect(abs(marks[1].rect.x - marks[0].rect.maxX - (10 - 4 * left)) < 1e-9, "after \(elapsed) s")
      #expect(abs(marks[1].opacity - (0.55 - 0.2 * left)) < 1e-9, "after \(elapsed) s")
      #expect(abs(marks[0].rect.x + marks[2].rect.maxX - 390) < 1e-9, "in the middle")
    }
    let end = control.frame(at: 1).course.end ?? 0
    #expect(control.frame(at: end - 1e-6).course.end == end)
    let rest = control.frame(at: end)
    #expect(rest.course == .linear(until: 4) && control.nextChange(after: end, step: 1) != .everyFrame)
    #expect(DrawnRow(rest).marks.map(\.rect.width) == [60, 8, 8])
  }

  @Test("A change during another one starts from the current look")
  func interrupted() {
    var control = PageControl.sample(3)
    _ = control.configure(longer(control), at: 1)
    let before = control
    _ = control.configure(longer(control, pill: 20), at: 1.1)
    func width(_ control: PageControl, _ time: Double) -> Double {
      DrawnRow(control.frame(at: time)).marks[0].rect.width
    }
    #expect(abs(width(before, 1.1) - width(control, 1.1)) < 1e-9)
    #expect(width(control, 3) == 20)
  }

  @Test("Changing and restoring metrics at one instant moves nothing, and a turn continues")
  func thereAndBack() {
    var control = PageControl.sample(3)
    _ = control.handle(.select(page: 1, animated: true), at: 1)
    var other = control
    _ = other.configure(longer(control, pill: 90), at: 1.1)
    _ = other.configure(control.configuration, at: 1.1)
    for time in [1.1, 1.15, 1.2, 1.3] {
      #expect(control.frame(at: time) == other.frame(at: time), "at \(time) s")
    }
  }

  @Test(
    "An app that sets other metrics sixty times a second ends with the last, and no value is out of range")
  func everyFrame() {
    var control = PageControl.sample(3)
    var now = 1.0
    for step in 0..<120 {
      var configuration = control.configuration
      configuration.dots.metrics.dotSize = Double(step % 7) * 4
      configuration.dots.metrics.spacing = Double(step % 5) * 3
      configuration.dots.metrics.seenOpacity = Double(step % 2)
      _ = control.configure(configuration, at: now)
      #expect(control.frame(at: now).faults == [])
      now += 1.0 / 60
    }
    var fresh = PageControl.Configuration(pageCount: 3)
    fresh.dots = control.configuration.dots
    var reference = PageControl(fresh, at: 0)
    _ = reference.handle(.resize(control.size), at: 0)
    #expect(
      DrawnRow(control.frame(at: now + 2)).marks.map(\.rect.width)
        == DrawnRow(reference.frame(at: 0)).marks.map(\.rect.width))
  }

  @Test("Under reduced motion, and before there is a size, new metrics apply at once")
  func atOnce() {
    var calm = PageControl.sample(3) { $0.reduceMotion = true }
    _ = calm.configure(longer(calm), at: 1)
    #expect(DrawnRow(calm.frame(at: 1)).marks[0].rect.width == 60 && calm.frame(at: 1).course != .still)
    var early = PageControl(.init(pageCount: 3), at: 0)
    _ = early.configure(longer(early), at: 0)
    _ = early.handle(.resize(Size(width: 390, height: 44)), at: 0)
    #expect(DrawnRow(early.frame(at: 0)).marks[0].rect.width == 60)
    var stopped = PageControl.sample(3)
    _ = stopped.configure(longer(stopped), at: 1)
    _ = stopped.handle(.setReduceMotion(true), at: 1.05)
    #expect(DrawnRow(stopped.frame(at: 1.05)).marks[0].rect.width == 60)
  }

  @Test("Segments change thickness and spacing on the same spring")
  func segments() {
    var progress = SegmentedProgress.sample(3)
    var configuration = progress.configuration
    configuration.segments.metrics.thickness = 9
    configuration.segments.metrics.inactiveOpacity = 0.75
    _ = progress.configure(configuration, at: 1)
    #expect(progress.nextChange(after: 1, step: 1) == .everyFrame)
    for elapsed in [0, 0.1, 0.2] {
      let left = Spring.row.basis(at: elapsed).displacement
      let rect = progress.frame(at: 1 + elapsed).display.rects[ItemKey(.indicator, 1)]
      #expect(rect.map { abs($0.height - (9 - 4 * left)) < 1e-9 } == true, "after \(elapsed) s")
    }
    #expect(progress.frame(at: 3).display.rects[ItemKey(.indicator, 1)]?.height == 9)
    #expect(progress.frame(at: 3).course == .linear(until: 4))
  }
}
