import DwellText
import DwellTestSupport
import Testing

@testable import Dwell

/// Everything that a user sees and hears, and that a front is told, during gestures and other events in
/// components whose options aren't their defaults.
@Suite("What was seen, heard and reported during a walk is the same as when it was last reviewed")
struct RecordedWalkTests {
  /// Records walks of a component, and compares them with a golden.
  private func expect<Walker: Component>(
    _ name: String, seeds: Range<UInt64>, steps: Int, size: Size, gestures: [WalkEvents.Gesture],
    make: (inout WalkEvents) -> Walker.Configuration, place: (Walker) -> WalkPlace,
    state: @escaping (Walker, Double) -> [String], sourceLocation: SourceLocation = #_sourceLocation
  ) {
    var text = ""
    for seed in seeds {
      var events = WalkEvents(gestures, seed: seed)
      var walk = RecordedWalk(Walker(make(&events), at: 0), state: state)
      walk.send(.resize(size), at: 0)
      for step in 0..<steps {
        let (event, now) = events.next(place(walk.component))
        walk.send(event, at: now)
        // In the middle, another configuration.
        if step == steps / 2 { walk.configure(make(&events), at: now) }
      }
      text += "# \(seed)\n\(walk.text)"
    }
    expectGolden(text, "Walks/\(name).txt", sourceLocation: sourceLocation)
  }

  /// The gestures of pages.
  private let pageGestures: [WalkEvents.Gesture] = [
    .drag, .drag, .drag, .swipe, .swipe, .notches, .crown, .keys, .select, .advance, .edit, .count, .length,
    .crossLength, .resize, .scale, .direction, .motion,
  ]
  /// The gestures of a timer and its indicators.
  private let timedGestures: [WalkEvents.Gesture] = [
    .tap, .tap, .hold, .hover, .keys, .select, .advance, .pause, .time, .seen, .wait, .wait, .resize,
    .direction, .motion, .edit, .count,
  ]

  @Test("Page views") func pageViews() {
    expect(
      "page-view", seeds: 0..<12, steps: 28, size: Size(width: 300, height: 160), gestures: pageGestures,
      make: { $0.pages() },
      place: { WalkPlace(size: $0.size, pageCount: $0.pageCount, direction: $0.direction) },
      state: { (view: PageView, now) in
        let middle = Point(x: view.size.width / 2, y: view.size.height / 2)
        let hit = [middle, Point(x: 0, y: middle.y), Point(x: middle.x, y: view.size.height - 1)]
        let pages = hit.map { view.page(at: $0, at: now).map { "\($0)" } ?? "-" }.joined(separator: " ")
        return [
          "page \(view.currentPage)", "\(view.phase(at: now))", "at \(view.position(at: now).words)",
          "to \(view.targetPage)", "from \(view.settledPage(at: now))",
          "in \(view.pageFraction(at: now).words) \(view.pager.scrollProgress(at: now).words)",
          "speed \(view.pager.velocity(at: now).words)", "hit \(pages)",
          "asks \(view.preferredSize(in: view.size, at: now).words)",
        ]
      })
  }

  /// The page and the time of a component.
  private func times<Timed: TimedComponent>(_ component: Timed, _ now: Double) -> [String] {
    [
      "page \(component.currentPage)", "at \(component.position(at: now).words)",
      "time \(component.timer.progress(at: now).words)", "\(component.timer.phase)",
      "paused \(component.timer.pausedBy.debugDescription)",
    ]
  }

  @Test("Carousels") func carousels() {
    expect(
      "carousel", seeds: 0..<7, steps: 28, size: Size(width: 300, height: 160),
      gestures: pageGestures + timedGestures, make: { $0.carousel() },
      place: { WalkPlace(size: $0.size, pageCount: $0.pageCount, direction: $0.direction) },
      state: { (carousel: Carousel, now) in
        times(carousel, now) + ["\(carousel.interaction)", "pause \(carousel.pauseRect.words)"]
      })
  }

  @Test("Page controls") func pageControls() {
    expect(
      "page-control", seeds: 0..<9, steps: 28, size: Size(width: 160, height: 44),
      gestures: timedGestures + [.drag, .drag, .position, .position, .notches, .crown],
      make: { $0.pageControl() },
      place: { WalkPlace(size: $0.size, pageCount: $0.pageCount, direction: $0.direction) },
      state: { (control: PageControl, now) in
        times(control, now) + [
          "\(control.interaction)",
          "asks \(control.preferredSize(in: Size(width: 200, height: 100)).words)",
        ]
      })
  }

  @Test("Segmented progresses") func segmentedProgresses() {
    expect(
      "segmented-progress", seeds: 0..<4, steps: 28, size: Size(width: 160, height: 44),
      gestures: timedGestures + [.position], make: { $0.segmentedProgress() },
      place: { WalkPlace(size: $0.size, pageCount: $0.pageCount, direction: $0.direction) },
      state: { (progress: SegmentedProgress, now) in
        times(progress, now) + ["whole \(progress.sequenceProgress(at: now).words)"]
      })
  }

  @Test("Meters") func progressMeters() {
    expect(
      "progress-meter", seeds: 0..<5, steps: 14, size: Size(width: 120, height: 300),
      gestures: [.value, .value, .value, .resize, .direction, .motion, .wait], make: { $0.progressMeter() },
      place: { WalkPlace(size: $0.size, pageCount: 0, direction: $0.direction) },
      state: { (meter: ProgressMeter, now) in
        [meter.value.words, meter.fraction.words, meter.shownFraction(at: now).words]
      })
  }
}
