#if DEBUG
import DwellTestSupport
import Testing

@testable import Dwell

/// No event and no query costs more than a screenful of pages, whatever the sizes, speeds and counts. The
/// cost is counted, as time would depend on the machine.
@Suite("The cost of a page view") struct PageViewCostTests {
  /// The most work that one event, or one query of a view, may do: a few hundred search steps for each of the
  /// thousand pages that may be in view.
  static let limit = 200_000

  @Test("A drag in a huge view that is a point long when the finger lifts ends like any other (R203)")
  func shrunkWhileDragged() {
    var configuration = PageView.Configuration(pageCount: 5)
    configuration.loops = true
    var view = PageView(configuration, at: 0)
    let events: [(Event, Double)] = [
      (.resize(Size(width: 1e6, height: 100)), 0), (.press(Point(x: 9e5, y: 50)), 1),
      (.move(Point(x: 1e5, y: 50)), 1.01), (.resize(Size(width: 1, height: 100)), 1.02),
      (.release(Point(x: 1e5, y: 50)), 1.02),
    ]
    for (event, now) in events {
      let work = StripWork.measure {
        _ = view.handle(event, at: now)
        _ = view.frame(at: now)
        _ = view.nextChange(after: now)
      }
      #expect(work < Self.limit, "\(event)")
    }
    #expect(view.handle(.tick, at: 100).pageChange == nil && view.phase(at: 100) == .idle)
  }

  @Test("No event, frame or query costs more than a screenful (R203)", arguments: 0..<60 as Range<UInt64>)
  func hostileEvents(_ seed: UInt64) {
    var events = HostilePages(seed: seed)
    let configuration = events.configuration()
    var view = PageView(configuration, at: 0)
    #expect(StripWork.measure { view = PageView(configuration, at: 0) } < Self.limit, "seed \(seed)")
    for _ in 0..<60 {
      let (event, now) = events.next(view)
      let before = view
      let costs = [
        ("event", StripWork.measure { _ = view.handle(event, at: now) }),
        ("frame", StripWork.measure { _ = view.frame(at: now) }),
        ("next change", StripWork.measure { _ = view.nextChange(after: now) }),
        ("size", StripWork.measure { _ = view.preferredSize(in: view.size, at: now) }),
        (
          "place",
          StripWork.measure {
            _ = (
              view.position(at: now), view.targetPage, view.pager.velocity(at: view.timebase.time(at: now))
            )
          }
        ),
        ("hit", StripWork.measure { _ = view.page(at: Point(x: 5, y: 5), at: now) }),
      ]
      for (name, cost) in costs {
        #expect(cost < Self.limit, "the \(name) of \(event) at \(now), seed \(seed), of \(before)")
      }
      #expect(view.position(at: now).isFinite, "\(event) at \(now), seed \(seed), of \(before)")
    }
  }

  @Test("The same holds with a timer and an indicator (R203)", arguments: 0..<40 as Range<UInt64>)
  func hostileCarousels(_ seed: UInt64) {
    var events = HostilePages(seed: seed)
    var configuration = Carousel.Configuration(pageCount: 1)
    configuration.pages = events.configuration()
    configuration.timer.duration = events.duration()
    configuration.timer.startDelay = events.random.pick([0, 0, 1e9])
    configuration.indicator = events.random.pick([
      .automatic(DotRow.Configuration()), .dots(DotRow.Configuration()), .segments(.init()), .none,
    ])
    var carousel = Carousel(configuration, at: 0)
    for _ in 0..<60 {
      let (event, now) = events.nextWithTime(carousel.pages)
      var frame = Frame()
      let costs = [
        ("event", StripWork.measure { _ = carousel.handle(event, at: now) }),
        ("frame", StripWork.measure { carousel.frame(at: now, into: &frame) }),
        ("next change", StripWork.measure { _ = carousel.nextChange(after: now) }),
      ]
      for (name, cost) in costs {
        #expect(cost < Self.limit, "the \(name) of \(event) at \(now), seed \(seed)")
      }
      // A thousand pages in view, twice while they fade, and the dots.
      #expect(frame.display.commands.count < 2500, "\(event) at \(now), seed \(seed)")
    }
  }
}

/// Configurations and events with the largest and the smallest valid numbers.
private struct HostilePages {
  /// The source of randomness.
  var random: RandomEvents
  /// The clock.
  var now = 0.0

  /// Creates the events of a seed.
  init(seed: UInt64) { random = RandomEvents(seed: seed) }

  /// A configuration with extreme values.
  mutating func configuration() -> PageView.Configuration {
    var configuration = PageView.Configuration(
      pageCount: random.pick([1, 2, 3, 5, 1000, 1_000_000, PageEdit.maximumPageCount]))
    configuration.loops = random.pick([true, false])
    configuration.currentPage = random.pick([0, configuration.pageCount / 2, configuration.pageCount - 1])
    configuration.spacing = random.pick([0, 0, 1, 1e6])
    configuration.layout = layout()
    configuration.effect = random.pick(PageEffect.samples)
    configuration.physics.pagesPerGesture = random.pick([1, 3, 2000, .max])
    configuration.physics.overscroll = random.pick([0, 0.5, 1])
    configuration.physics.dragThreshold = 0
    configuration.physics.spring = random.pick([
      .page, Spring(response: 1e-3, dampingFraction: 1), Spring(response: 1e3, dampingFraction: 0.01),
      Spring(response: 5, dampingFraction: 0),
    ])
    for page in 0..<min(configuration.pageCount, 2000) where random.pick([true, false]) {
      configuration.pageLengths.append(PageLength(page: page, length: random.pick([0, 1, 50, 1e6])))
    }
    return configuration
  }

  /// A layout with extreme values.
  private mutating func layout() -> PageLayout {
    var layout = PageLayout(
      leadingInset: random.pick([0, 0, 1, 1e6]), trailingInset: random.pick([0, 0, 1e6]))
    layout.length = random.pick([
      .viewport, .viewport, .own, .own, .fixed(1), .fixed(1e-300), .perView(999_999),
    ])
    layout.alignment = random.pick(PageLayout.Alignment.allCases)
    layout.isContained = random.pick([true, false])
    layout.fitsPage = random.pick([true, false])
    layout.pagesPerTurn = random.pick([1, 1, 2, 1000])
    return layout
  }

  /// A size with extreme lengths.
  private mutating func size() -> Size {
    let lengths = [1, 1, 2, 300, 1e4, 1e6, 1e6]
    return Size(width: random.pick(lengths), height: random.pick([1, 50, 1e6]))
  }

  /// A duration of pages, down to one too short for any clock to measure.
  mutating func duration() -> PageDuration {
    random.pick([.seconds(.leastNonzeroMagnitude), .seconds(1e-5), .seconds(4), .seconds(1e9), .external])
  }

  /// The next event and its time, for pages that are timed.
  mutating func nextWithTime(_ view: PageView) -> (event: Event, now: Double) {
    let (event, now) = next(view)
    guard random.pick([true, false, false]) else { return (event, now) }
    let page = random.pick([0, view.currentPage, view.pageCount - 1])
    let timed: [Event] = [
      .tick, .advance, .veto, .restart, .pause(.app), .resume(.app), .setDuration(duration()),
      .setPageDuration(random.pick([nil, duration()]), page: page), .setSeen(true, page: page),
      .setProgress(random.pick([0, 0.5, 1]), rate: random.pick([0, 1, 1e6])),
      .setPageCount(random.pick([0, 1, 5, PageEdit.maximumPageCount])),
    ]
    return (random.pick(timed), now)
  }

  /// The next event and its time, for a view.
  mutating func next(_ view: PageView) -> (event: Event, now: Double) {
    now += random.pick([0, 1e-9, 0.002, 0.002, 0.01, 0.01, 0.3, 100])
    let length = view.direction.mainLength(of: view.size)
    let points = [0, 0.5, length / 2, length - 1, 1e6, -1e6]
    let point = Point(x: random.pick(points), y: random.pick([0.25, 0.5, 1e6, -1e6]))
    let page = random.pick([0, 1, view.currentPage, view.pageCount / 2, view.pageCount - 1])
    let event: Event
    switch random.random.next() % 16 {
    case 0, 1: event = .press(Point(x: random.pick(points), y: 0.25))
    case 2...4: event = .move(point)
    case 5, 6: event = .release(point)
    case 7, 8: event = .resize(size())
    case 9: event = .crown(random.pick([1e6, -1e6, 3]))
    case 10:
      event = .wheel(Point(x: random.pick([1e6, -1e6, 30]), y: 0), isPrecise: random.pick([true, false]))
    case 11: event = random.pick([.wheelEnded, .cancel, .tick])
    case 12: event = .select(page: page, animated: random.pick([true, true, false]))
    case 13: event = .key(random.pick(Key.allCases))
    case 14: event = .setPageLength(random.pick([nil, 0, 1, 1e6]), page: page)
    default:
      event = random.pick([
        .edit(.move(from: page, to: 0)), .edit(.remove(at: page, count: 1)), .edit(.insert(at: 0, count: 1)),
        .setReduceMotion(random.pick([true, false, false])), .setDirection(random.pick(Direction.allCases)),
        .setPageCrossLength(random.pick([nil, 1, 1e6]), page: page),
      ])
    }
    return (event, now)
  }
}
#endif
