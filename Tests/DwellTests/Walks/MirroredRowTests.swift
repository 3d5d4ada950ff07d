import DwellTestSupport
import Testing

@testable import Dwell

/// Dots from left to right, and those of the same pages in reverse order from right to left, look alike. So
/// what is drawn beside, before and beyond a page is compared with its opposite, without knowing what either
/// should be.
@Suite("Dots look the same with their pages in reverse order, from right to left") struct MirroredRowTests {
  /// The gestures that mean the same in both orders.
  private let gestures: [WalkEvents.Gesture] = [
    .tap, .tap, .drag, .hover, .notches, .crown, .keys, .keys, .select, .select, .select, .edit, .count,
    .resize, .motion, .seen, .position, .position, .wait,
  ]

  /// The event for the pages in reverse order; nil for one that means something else there.
  private func mirrored(_ event: Event, of count: Int) -> Event? {
    switch event {
    case .crown(let amount): return .crown(-amount)
    case .select(let page, let animated): return .select(page: count - 1 - page, animated: animated)
    case .setSeen(let isSeen, let page): return .setSeen(isSeen, page: count - 1 - page)
    case .key(let key):
      let others: [Key: Key] = [.home: .end, .end: .home, .pageUp: .pageDown, .pageDown: .pageUp]
      return .key(others[key] ?? key)
    case .edit(.insert(let index, let inserted)):
      return .edit(.insert(at: count - index, count: inserted))
    case .edit(.move(let from, let to)): return .edit(.move(from: count - 1 - from, to: count - 1 - to))
    // A removed page is replaced by the one after it.
    case .edit: return nil
    case .setPageCount(let newCount):
      return newCount > count ? .edit(.insert(at: 0, count: newCount - count)) : nil
    case .setPosition(let position):
      let last = Double(count - 1)
      // Halfway, the next page is nearer than the one before.
      if position.truncatingRemainder(dividingBy: 1) == 0.5 { return nil }
      return (0...last).contains(position) ? .setPosition(last - position) : nil
    // An even number of dots may fit into less.
    case .resize(let size): return size.width < 203 ? nil : event
    default: return event
    }
  }

  /// A configuration in which both orders are equal: no page is seen before another, and time stands.
  private func configuration(_ events: inout WalkEvents) -> PageControl.Configuration {
    var control = events.pageControl()
    control.pageCount = events.pick([2, 3, 4, 5, 7, 12, 40])
    control.currentPage = events.pick([0, 1])
    control.timer = PageTimer.Configuration()
    control.timer.duration = .external
    control.timer.initialProgress = events.pick([0, 0.25, 0.75, 1])
    control.dots.images = IndicatorImages()
    control.dots.images.all = events.pick([nil, nil, ImageName(1)])
    control.dots.images.current = events.pick([nil, nil, ImageName(2)])
    // Where the targets of larger images overlap, the first one is hit.
    control.dots.metrics.imageSize = control.dots.metrics.dotSize
    control.dots.seenMarks = events.pick([.marked, .none])
    control.dots.transition = events.pick(PageControl.Transition.allCases)
    // A page in the middle of an odd window has as many before as after it.
    control.dots.metrics.windowLength = events.pick([3, 5])
    control.dots.overflow = events.pick([.window, .window, .label])
    control.direction = .leftToRight
    return control
  }

  /// The configuration for the pages in reverse order.
  private func reversed(_ configuration: PageControl.Configuration) -> PageControl.Configuration {
    var reversed = configuration
    reversed.direction = .rightToLeft
    reversed.currentPage = configuration.pageCount - 1 - configuration.currentPage
    return reversed
  }

  /// What is drawn and where, with pages numbered from the left; of a fill its distance from the leading end.
  private func sight(_ control: PageControl, at now: Double, reversed: Bool) -> [(
    item: String, numbers: [Double]
  )] {
    var sight: [(item: String, numbers: [Double])] = []
    var clips: [Rect] = []
    var opacities: [Double] = []
    for command in control.frame(at: now).display.commands {
      let (key, rect, numbers): (ItemKey, Rect, [Double])
      switch command {
      case .clip(let rect, _):
        clips.append(rect)
        opacities.append(opacities.last ?? 1)
        continue
      case .opacity(let opacity):
        clips.append(.zero)
        opacities.append(opacity * (opacities.last ?? 1))
        continue
      case .pop:
        clips.removeLast()
        opacities.removeLast()
        continue
      case .fill(let item, let place, let radius, .solid(let color, let opacity)):
        (key, rect, numbers) = (item, place, [radius, color == .foreground ? 0 : 1, opacity])
      case .image(let item, let name, let place, _, let opacity):
        (key, rect, numbers) = (item, place, [Double(name.number), opacity])
      case .label(let item, let current, let count, let place, let size, _, let opacity):
        let number = reversed ? count + 1 - current : current
        (key, rect, numbers) = (item, place, [Double(number), size, opacity])
      default: continue
      }
      // Nothing is seen of it.
      let opacity = opacities.last ?? 1
      if opacity * numbers[numbers.count - 1] < 1e-9 || rect.maxX < 1e-6 || rect.x > control.size.width - 1e-6
        || rect.width < 1e-9
      {
        continue
      }
      let isOfPage = key.part == .indicator || key.part == .seen
      let page = !isOfPage ? 0 : reversed ? control.pageCount - 1 - key.page : key.page
      var place = [rect.x, rect.maxX, rect.y, rect.maxY]
      if key.part == .progress {
        let clip = clips.last ?? .zero
        place = [reversed ? rect.maxX - clip.maxX : clip.x - rect.x, rect.width, clip.width, rect.y]
      }
      let item = "\(key.part)/\(page)/\(key.leaving)"
      sight.append((item, place + numbers + [opacity]))
    }
    return sight.sorted { one, other in
      guard one.item == other.item else { return one.item < other.item }
      return one.numbers.map { ($0 * 1e5).rounded() }
        .lexicographicallyPrecedes(other.numbers.map { ($0 * 1e5).rounded() })
    }
  }

  @Test("After any gestures both orders show the same", arguments: 0..<80 as Range<UInt64>)
  func looksAlike(_ seed: UInt64) {
    var events = WalkEvents(gestures, seed: seed)
    let configuration = configuration(&events)
    var control = PageControl(configuration, at: 0)
    var mirror = PageControl(reversed(configuration), at: 0)
    var history: [String] = []
    _ = control.handle(.resize(Size(width: 203, height: 44)), at: 0)
    _ = mirror.handle(.resize(Size(width: 203, height: 44)), at: 0)
    for _ in 0..<50 {
      let count = control.pageCount
      var (event, now) = events.next(
        WalkPlace(size: control.size, pageCount: count, direction: control.direction))
      event = event.besideMiddle
      guard let other = mirrored(event, of: count) else { continue }
      history.append("\(now): \(event)")
      let (outcome, another) = (control.handle(event, at: now), mirror.handle(other, at: now))
      let label = "seed \(seed), \(history.suffix(6))"
      #expect(outcome.isHandled == another.isHandled, "\(label)")
      #expect(control.currentPage == control.pageCount - 1 - mirror.currentPage, "\(label)")
      for time in [now, now + 0.03, now + 0.11, now + 2] {
        let last = Double(control.pageCount - 1)
        let sum = control.position(at: time) + mirror.position(at: time) - last
        #expect(isClose(sum.remainder(dividingBy: last + 1), 0, within: 1e-6), "\(label)")
        #expect(control.nextChange(after: time) == mirror.nextChange(after: time), "\(label)")
        let one = sight(control, at: time, reversed: false)
        let two = sight(mirror, at: time, reversed: true)
        let differences = zip(one, two).flatMap { zip($0.numbers, $1.numbers).map { abs($0 - $1) } }
        guard one.map(\.item) == two.map(\.item), differences.allSatisfy({ $0 < 1e-6 }) else {
          Issue.record("\(label) at \(time): \(one), and in the mirror \(two)")
          return
        }
      }
    }
  }
}

extension Event {
  /// The event a little to the right: a point in the middle of the pages belongs to those after it in either
  /// order.
  fileprivate var besideMiddle: Event {
    func beside(_ point: Point) -> Point { Point(x: point.x + 0.3, y: point.y) }
    return switch self {
    case .press(let point): .press(beside(point))
    case .move(let point): .move(beside(point))
    case .release(let point): .release(beside(point))
    case .hover(let point): .hover(beside(point))
    default: self
    }
  }
}
