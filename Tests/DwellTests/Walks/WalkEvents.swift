import DwellTestSupport

@testable import Dwell

/// What a walk knows of the component to which it sends events.
struct WalkPlace {
  /// The component's size.
  var size: Size
  /// The number of pages.
  var pageCount: Int
  /// The direction of pages.
  var direction: Direction
}

/// Reproducible gestures and other events at times and points on a coarse grid, so that they meet thresholds
/// and edges.
struct WalkEvents {
  /// A kind of gesture, or of another short sequence of events.
  enum Gesture: CaseIterable {
    case drag, tap, hold, swipe, notches, crown, keys, select, advance, edit, count, length, crossLength
    case resize, scale, direction, motion, hover, pause, time, seen, position, value, wait
  }

  /// The gestures that are sent, each as often as it is listed.
  let gestures: [Gesture]
  /// The source of randomness.
  var random: SeededRandom
  /// The front's clock.
  private(set) var now = 0.0
  /// The remaining events of the gesture, with their delays.
  private var queue: [(delay: Double, event: Event)] = []

  /// The events of a seed.
  init(_ gestures: [Gesture], seed: UInt64) {
    self.gestures = gestures
    random = SeededRandom(seed: seed)
  }

  /// One of some values.
  mutating func pick<Value>(_ values: [Value]) -> Value { values[Int(random.next() % UInt64(values.count))] }

  /// The next event and its time.
  mutating func next(_ place: WalkPlace) -> (event: Event, now: Double) {
    if queue.isEmpty {
      begin(pick(gestures), place)
      // A gesture follows at once, or while pages still move, or at rest.
      let pause = pick([0, 0, 0.05, 0.1, 0.2, 0.5, 3])
      if pause > 0 { queue.append((pause, .tick)) }
    }
    let (delay, event) = queue.removeFirst()
    now += delay
    return (event, now)
  }

  /// The events of a gesture alone, with their delays.
  mutating func events(of gesture: Gesture, _ place: WalkPlace) -> [(delay: Double, event: Event)] {
    begin(gesture, place)
    defer { queue = [] }
    return queue
  }

  /// A point on an eighth of the size, sometimes outside.
  private mutating func point(_ place: WalkPlace) -> Point {
    Point(
      x: place.size.width * Double(pick([0, 1, 2, 3, 4, 5, 6, 7, 8, 9])) / 8,
      y: place.size.height * Double(pick([1, 2, 3, 4, 4, 5, 6, 7, 8])) / 8)
  }

  /// A page, seldom one that isn't there.
  private mutating func page(_ place: WalkPlace) -> Int {
    let pages = Array(0..<min(max(place.pageCount, 1), 12))
    return pick(pages + pages + pages + [place.pageCount - 1, place.pageCount, -1])
  }

  /// Movements along the pages and across, forward.
  private func movement(_ along: Double, _ across: Double, _ place: WalkPlace) -> Point {
    let sign = place.direction.main(ofMovement: Point(x: 1, y: 1))
    return place.direction.axis == .horizontal
      ? Point(x: sign * along, y: across) : Point(x: across, y: sign * along)
  }

  /// Puts a gesture's events into the queue.
  private mutating func begin(_ gesture: Gesture, _ place: WalkPlace) {
    let sign: Double = pick([1, 1, -1])
    let main = place.direction.mainLength(of: place.size)
    switch gesture {
    case .drag:
      var point = point(place)
      queue.append((0, .press(point)))
      let across: Double = pick([0, 0, 0, 6, 40])
      for _ in 0..<pick([1, 2, 3, 4]) {
        let step = movement(-sign * pick([4, 10, 10, main / 8, main / 4, main / 2, main]), across, place)
        point = Point(x: point.x + step.x, y: point.y + step.y)
        queue.append((pick([0.01, 0.02, 0.05, 0.2]), .move(point)))
      }
      queue.append(
        (pick([0, 0, 0.01, 0.2]), pick([.release(point), .release(point), .release(point), .cancel])))
    case .tap:
      let point = point(place)
      queue += [(0, .press(point)), (pick([0.05, 0.1]), .release(point))]
    case .hold:
      let point = point(place)
      queue += [(0, .press(point)), (0.3, .tick), (pick([0.2, 0.4, 1]), .tick), (0.1, .release(point))]
    case .swipe:
      let size: Double = pick([4, 20, 60, main / 2])
      for share in [0.5, 1, 1, 0.8].prefix(pick([1, 2, 4])) {
        queue.append((0.016, .wheel(movement(sign * size * share, pick([0, 0, 2]), place), isPrecise: true)))
      }
      if pick([true, false]) { queue.append((pick([0, 0.07]), .wheelEnded)) }
      for share in [0.5, 0.3, 0.2, 0.5].prefix(pick([0, 0, 3, 4])) {
        queue.append((0.016, .wheel(movement(sign * size * share, 0, place), isPrecise: true)))
      }
    case .notches:
      let isAcross = pick([true, false, false])
      for _ in 0..<pick([1, 1, 2, 3]) {
        let step = movement(isAcross ? 0 : sign * 15, isAcross ? sign * 15 : 0, place)
        queue.append((pick([0.05, 0.1, 0.15, 0.35]), .wheel(step, isPrecise: false)))
      }
    case .crown:
      for _ in 0..<pick([1, 2, 3]) { queue.append((0.05, .crown(sign * pick([10, 60, main / 2])))) }
    case .keys:
      for _ in 0..<pick([1, 1, 2]) { queue.append((pick([0, 0.1]), .key(pick(Key.allCases)))) }
    case .select: queue.append((0, .select(page: page(place), animated: pick([true, true, false]))))
    case .advance: queue.append((0, pick([.advance, .advance, .veto, .restart])))
    case .edit:
      let edit: PageEdit = pick([
        .insert(at: page(place), count: pick([1, 2])), .remove(at: page(place), count: pick([1, 1, 2])),
        .move(from: page(place), to: page(place)),
      ])
      queue.append((0, .edit(edit)))
    case .count:
      queue.append(
        (0, .setPageCount(place.pageCount < 5 ? pick([4, 5, 6, 9]) : pick([0, 1, 2, 3, 3, 4, -1]))))
    case .length: queue.append((0, .setPageLength(pick([nil, 80, main, 2 * main, -1]), page: page(place))))
    case .crossLength: queue.append((0, .setPageCrossLength(pick([nil, 0, 80, 150, -1]), page: page(place))))
    case .resize:
      let size = place.size
      queue.append(
        (
          0,
          .resize(
            pick([
              Size(width: size.width + 40, height: size.height),
              Size(width: max(size.width - 40, 0), height: size.height),
              Size(width: size.width, height: size.height + 20), Size(width: size.height, height: size.width),
              Size(width: 300, height: 160), Size(width: 300, height: 160), Size(width: 60, height: 44),
            ]))
        ))
    case .scale: queue.append((0, .setDisplayScale(pick([0, 1, 1.5, 2, 3, -1]))))
    case .direction: queue.append((0, .setDirection(pick(Direction.allCases))))
    case .motion:
      queue.append((0, .setReduceMotion(true)))
      if pick([true, true, false]) { queue.append((pick([0.1, 1]), .setReduceMotion(false))) }
    case .hover:
      queue.append((0, .hover(point(place))))
      queue.append((pick([0.1, 1]), pick([.leave, .hover(point(place))])))
    case .pause:
      let reason: PauseReasons = pick([.app, .hover, .hidden, .focus])
      queue += [(0, .pause(reason)), (pick([0.5, 2]), .resume(pick([reason, reason, .playButton])))]
    case .time:
      queue.append(
        (
          0,
          pick([
            .setProgress(pick([0, 0.25, 0.5, 1, 2]), rate: pick([0, 0.1])),
            .setDuration(pick([.seconds(1), .seconds(2), .seconds(4), .external, .seconds(-1)])),
            .setPageDuration(pick([nil, .seconds(1), .seconds(3), .external]), page: page(place)),
          ])
        ))
    case .seen: queue.append((0, .setSeen(pick([true, true, false]), page: page(place))))
    case .position:
      let start = Double(page(place))
      for step in [0.25, 0.5, 0.75, 1].prefix(pick([1, 2, 4])) {
        queue.append((pick([0.05, 0.1]), .setPosition(start + sign * step)))
      }
      queue.append((pick([0.1, 0.5, 0.6]), .tick))
    case .value: queue.append((0, .setValue(pick([0, 2, 5, 7.5, 10, 12, -1]))))
    case .wait: queue.append((pick([0.2, 1, 2, 4]), .tick))
    }
  }
}
