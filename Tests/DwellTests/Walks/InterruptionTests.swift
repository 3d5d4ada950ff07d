import DwellTestSupport
import Testing

@testable import Dwell

/// Every gesture after every other, at once and while the first one's motion is under way: walks of random
/// gestures meet few of these pairs.
@Suite("What a gesture does in the midst of another's motion is the same as when it was last reviewed")
struct InterruptionTests {
  /// Sends each pair of gestures to a component with options of its own, and compares with a golden what is
  /// seen after the second one, a moment later, and at rest.
  private func expect<Subject: Component>(
    _ name: String, size: Size, gestures: [WalkEvents.Gesture],
    make: (inout WalkEvents) -> Subject.Configuration, place: (Subject) -> WalkPlace,
    state: (Subject, Double) -> String, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    var text = "gestures: state, outcome | number of items, their mean x, y, width, height and opacity,"
    text += " those of fills, course\n"
    for (number, first) in gestures.enumerated() {
      for (other, second) in gestures.enumerated() {
        var events = WalkEvents([], seed: UInt64(number * 100 + other))
        var subject = Subject(make(&events), at: 0)
        _ = subject.handle(.resize(size), at: 0)
        var now = 0.3
        var outcome = Outcome()
        for (index, gesture) in [first, second].enumerated() {
          if index > 0 { now += events.pick([0, 0.02, 0.02, 0.08, 0.15]) }
          for (delay, event) in events.events(of: gesture, place(subject)) {
            now += delay
            outcome.add(subject.handle(event, at: now))
          }
        }
        now += 0.03
        let turn = outcome.pageChange.map { " \($0.cause)" } ?? ""
        text += "\(first) \(second): \(state(subject, now))\(turn)\(outcome.edge.map { " \($0)" } ?? "")"
        text += " | \(sight(of: subject, at: now))\n"
      }
    }
    expectGolden(text, "Interruptions/\(name).txt", sourceLocation: sourceLocation)
  }

  /// How many items are drawn, their mean place, size and opacity, those of fills, and how long it stays so.
  private func sight<Subject: Component>(of subject: Subject, at now: Double) -> String {
    let frame = subject.frame(at: now)
    var items = [0.0, 0, 0, 0, 0, 0]
    var fills = items
    var groups = [1.0]
    for command in frame.display.commands {
      switch command {
      case .clip: groups.append(groups[groups.count - 1])
      case .opacity(let opacity): groups.append(opacity * groups[groups.count - 1])
      case .pop: groups.removeLast()
      default: break
      }
      guard let (key, rect, opacity) = command.item else { continue }
      let seen = opacity * groups[groups.count - 1]
      let numbers = [1, rect.x * (1 + seen), rect.y, rect.width, rect.height, seen]
      if key.part == .progress {
        fills = zip(fills, numbers).map { $0 + $1 }
      } else {
        items = zip(items, numbers).map { $0 + $1 }
      }
    }
    let course: String =
      switch frame.course {
      case .still: "still"
      case .linear(let end): "linear \(end.short)"
      case .sampled(let end): "until \(end.short)"
      }
    let words = [items, fills].filter { $0[0] > 0 }.map { sums in
      "\(sums[0].words) " + sums.dropFirst().map { ($0 / sums[0]).short }.joined(separator: " ")
    }
    return (words + [course]).joined(separator: ", ")
  }

  /// The page, the position and the time of a component.
  private func time<Timed: TimedComponent>(_ component: Timed, _ now: Double) -> String {
    let progress = component.timer.progress(at: now).short
    return "\(component.currentPage + 1) \(component.position(at: now).short) \(progress)"
  }

  @Test("Page views") func pageViews() {
    expect(
      "page-view", size: Size(width: 300, height: 160),
      gestures: [
        .drag, .swipe, .notches, .crown, .keys, .select, .edit, .count, .length, .crossLength, .resize,
        .scale,
        .direction, .motion,
      ],
      make: { $0.pages() },
      place: { WalkPlace(size: $0.size, pageCount: $0.pageCount, direction: $0.direction) },
      state: { (view: PageView, now) in
        let phase = view.phase(at: now) == .idle ? "" : " \(view.phase(at: now))"
        let numbers = [view.position(at: now), view.pageFraction(at: now), view.pager.velocity(at: now)]
        return "\(view.currentPage + 1) \(numbers.map(\.short).joined(separator: " "))\(phase)"
      })
  }

  @Test("Carousels") func carousels() {
    expect(
      "carousel", size: Size(width: 300, height: 160),
      gestures: [
        .drag, .tap, .hold, .swipe, .keys, .select, .advance, .edit, .length, .resize, .hover, .pause, .time,
        .motion,
      ],
      make: { $0.carousel() },
      place: { WalkPlace(size: $0.size, pageCount: $0.pageCount, direction: $0.direction) },
      state: { (carousel: Carousel, now) in time(carousel, now) })
  }

  @Test("Page controls") func pageControls() {
    expect(
      "page-control", size: Size(width: 160, height: 44),
      gestures: [
        .tap, .drag, .hover, .keys, .select, .advance, .pause, .time, .seen, .position, .crown, .edit,
        .resize,
        .motion,
      ],
      make: { $0.pageControl() },
      place: { WalkPlace(size: $0.size, pageCount: $0.pageCount, direction: $0.direction) },
      state: { (control: PageControl, now) in time(control, now) })
  }

  @Test("Segmented progresses") func segmentedProgresses() {
    expect(
      "segmented-progress", size: Size(width: 160, height: 44),
      gestures: [.tap, .keys, .select, .advance, .pause, .time, .position, .edit, .resize, .motion],
      make: { $0.segmentedProgress() },
      place: { WalkPlace(size: $0.size, pageCount: $0.pageCount, direction: $0.direction) },
      state: { (progress: SegmentedProgress, now) in time(progress, now) })
  }

  @Test("Meters") func progressMeters() {
    expect(
      "progress-meter", size: Size(width: 120, height: 300),
      gestures: [.value, .resize, .value, .direction, .value, .motion], make: { $0.progressMeter() },
      place: { WalkPlace(size: $0.size, pageCount: 0, direction: $0.direction) },
      state: { (meter: ProgressMeter, now) in meter.shownFraction(at: now).short })
  }
}

extension DrawCommand {
  /// The key, the place and the opacity of what it draws; nil for a group.
  fileprivate var item: (key: ItemKey, rect: Rect, opacity: Double)? {
    switch self {
    case .fill(let key, let rect, _, .solid(_, let opacity)): (key, rect, opacity)
    case .fill(let key, let rect, _, .gradient): (key, rect, 1)
    case .border(let key, let rect, _, _, _): (key, rect, 1)
    case .image(let key, _, let rect, _, let opacity): (key, rect, opacity)
    case .label(let key, _, _, let rect, _, _, let opacity): (key, rect, opacity)
    case .page(let page, let rect, _, let rotation, let opacity):
      (ItemKey(.page, page), rect, opacity - rotation / 100)
    case .arc, .clip, .opacity, .pop: nil
    }
  }
}

extension Double {
  /// The number to a hundredth.
  fileprivate var short: String { ((self * 100).rounded() / 100).words }
}
