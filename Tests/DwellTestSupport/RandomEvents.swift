import Dwell

/// Random events: usually sensible, sometimes out of range, not finite or out of order.
public struct RandomEvents {
  /// The source of randomness.
  public var random: SeededRandom
  /// The front's clock.
  public private(set) var now = 0.0

  /// The events of a seed.
  public init(seed: UInt64) { random = SeededRandom(seed: seed) }

  /// The next event and its time, for a component of the given size and number of pages.
  public mutating func next(size: Size, pageCount: Int) -> (event: Event, now: Double) {
    let event = event(size: size, pageCount: pageCount)
    switch random.unit() {
    case ..<0.6: now += random.unit() * 0.03
    case ..<0.9: now += random.unit()
    case ..<0.97: now += random.unit() * 20
    case ..<0.98: now -= random.unit() * 100
    case ..<0.99: return (event, pick([.nan, .infinity, -.infinity, 1e300]))
    default: break
    }
    return (event, now)
  }

  /// One of the given values.
  public mutating func pick<Value>(_ values: [Value]) -> Value {
    values[Int(random.next() % UInt64(values.count))]
  }

  /// An event of random kind.
  private mutating func event(size: Size, pageCount: Int) -> Event {
    switch random.next() % 31 {
    case 0...5: .tick
    case 6: .press(point(size))
    case 7...10: .move(point(size))
    case 11: .release(point(size))
    case 12: .cancel
    case 13: pick([.hover(point(size)), .leave])
    case 14: .key(pick(Key.allCases))
    case 15: .wheel(Point(x: length(60), y: length(60)), isPrecise: pick([true, false]))
    case 16: pick([.wheelEnded, .crown(length(100))])
    case 17, 18: .select(page: page(pageCount), animated: pick([true, true, false]))
    case 19: .pause(reason())
    case 20: .resume(pick([reason(), .all]))
    case 21: pick([.advance, .veto, .restart])
    case 22: .setProgress(pick([0, 0.3, 1, random.unit(), -1, .nan]), rate: pick([0, 0, 0.1, .infinity]))
    case 23: .setPageDuration(duration(), page: page(pageCount))
    case 24: .setDuration(duration())
    case 25: .edit(edit(pageCount))
    case 26: .setPageCount(pick([0, 1, 2, 3, 5, 12, 1000, -1, .max]))
    case 27: .resize(pick([Size(width: 390, height: 44), Size(width: 60, height: 300), .zero, randomSize()]))
    case 28:
      pick([
        .setDirection(pick(Direction.allCases)), .setReduceMotion(pick([true, false])),
        .setDisplayScale(pick([0, 1, 1.25, 2, 2.625, 3, -1, .nan])),
      ])
    case 29: .setPosition(position(pageCount))
    default:
      pick([
        .setSeen(pick([true, false]), page: page(pageCount)), .setValue(pick([0, 3, 7.5, 10, 99, -4, .nan])),
      ])
    }
  }

  /// A reason to pause.
  private mutating func reason() -> PauseReasons { PauseReasons(rawValue: UInt16(1 << (random.next() % 9))) }

  /// A duration, usually a valid one.
  private mutating func duration() -> PageDuration {
    pick([
      .seconds(4), .seconds(0.7), .seconds(random.unit() * 10), .external, .seconds(.infinity), .seconds(-1),
    ])
  }

  /// A page, usually a valid one.
  private mutating func page(_ count: Int) -> Int {
    random.unit() < 0.95 && count > 0 ? Int(random.next() % UInt64(count)) : pick([-1, count, .max, .min])
  }

  /// A position between pages, sometimes at one, sometimes out of range.
  private mutating func position(_ count: Int) -> Double {
    let position = random.unit() * Double(max(count, 1)) - 0.5
    return random.unit() < 0.05
      ? pick([.nan, .infinity, -1, Double(count)]) : pick([position, position.rounded()])
  }

  /// An edit, usually a valid one.
  private mutating func edit(_ count: Int) -> PageEdit {
    switch random.next() % 3 {
    case 0: .insert(at: page(count), count: pick([0, 1, 2, .max]))
    case 1: .remove(at: page(count), count: pick([0, 1, 2]))
    default: .move(from: page(count), to: page(count))
    }
  }

  /// A point, usually within the size.
  private mutating func point(_ size: Size) -> Point {
    if random.unit() < 0.02 { return Point(x: pick([.nan, .infinity, -1e300]), y: pick([0, .nan])) }
    return Point(x: (random.unit() * 1.4 - 0.2) * size.width, y: (random.unit() * 1.4 - 0.2) * size.height)
  }

  /// A length in both directions, sometimes not finite.
  private mutating func length(_ scale: Double) -> Double {
    random.unit() < 0.02 ? pick([.nan, .infinity]) : (random.unit() * 2 - 1) * scale
  }

  /// A size.
  private mutating func randomSize() -> Size {
    Size(width: random.unit() * 500, height: pick([random.unit() * 500, 44, .nan, -3, .infinity]))
  }
}
