import DwellTestSupport

@testable import Dwell

/// A test driver for a page view: it drags along the main axis, in any direction, at given times.
struct PageViewDriver {
  /// The view.
  var view: PageView
  /// The time, in seconds.
  var now = 0.0
  /// The last reported page change, if any event since the last look reported one.
  private(set) var change: PageChange?
  /// The outcome of the last event.
  private(set) var outcome = Outcome()
  /// The finger's position along the main axis, relative to the press, in points: negative turns pages
  /// forward.
  private var way = 0.0

  /// A view of the configuration, by default 390 points along the main axis and 200 across.
  init(_ configuration: PageView.Configuration, main: Double = 390, cross: Double = 200) {
    view = PageView(configuration, at: 0)
    send(.resize(configuration.direction.size(main: main, cross: cross)))
  }

  /// A view of `pages` pages.
  init(pages: Int, current: Int = 0, loops: Bool = false, direction: Direction = .leftToRight) {
    var configuration = PageView.Configuration(pageCount: pages)
    configuration.currentPage = current
    configuration.loops = loops
    configuration.direction = direction
    self.init(configuration)
  }

  /// Sends an event after a delay, in seconds.
  @discardableResult mutating func send(_ event: Event, after seconds: Double = 0) -> Outcome {
    now += seconds
    outcome = view.handle(event, at: now)
    if let change = outcome.pageChange { self.change = change }
    return outcome
  }

  /// The point at a distance from the middle of the view, in points, positive towards the trailing edge.
  private func point(_ main: Double, across: Double = 0) -> Point {
    let sign = view.direction.main(ofMovement: Point(x: 1, y: 1))
    let center = Rect(view.size).center
    return view.direction.axis == .horizontal
      ? Point(x: center.x + sign * main, y: center.y + across)
      : Point(x: center.x + across, y: center.y + sign * main)
  }

  /// Puts the finger down.
  mutating func press(at main: Double = 0, after seconds: Double = 0) {
    way = main
    send(.press(point(main)), after: seconds)
  }

  /// Moves the finger to a distance from the middle, positive towards the trailing edge: the translation of a
  /// drag that began there.
  mutating func move(to main: Double, across: Double = 0, after seconds: Double = 0.1) {
    way = main
    send(.move(point(main, across: across)), after: seconds)
  }

  /// Moves the finger towards the trailing edge by a distance, whatever became of the view.
  mutating func moveOn(by main: Double, after seconds: Double = 0.1) {
    guard let latest = view.pager.touch?.latest else { return }
    let step = view.direction.main(ofMovement: Point(x: 1, y: 1)) * main
    let isHorizontal = view.direction.axis == .horizontal
    let point = Point(x: latest.x + (isHorizontal ? step : 0), y: latest.y + (isHorizontal ? 0 : step))
    send(.move(point), after: seconds)
  }

  /// Lifts the finger in place, whatever became of the view.
  mutating func lift(after seconds: Double = 0.2) {
    send(.release(view.pager.touch?.latest ?? .zero), after: seconds)
  }

  /// Lifts the finger in place.
  mutating func release(after seconds: Double = 0.2) { send(.release(point(way)), after: seconds) }

  /// Drags from the middle by a translation, rests, and releases without velocity.
  mutating func drag(by translation: Double) {
    press()
    move(to: translation)
    release()
  }

  /// Moves a finger from the middle by a translation at a constant velocity, both positive towards the
  /// trailing edge.
  mutating func swipe(by translation: Double, speed: Double) {
    press()
    let steps = 8
    let duration = translation / speed
    for step in 1...steps {
      move(to: translation * Double(step) / Double(steps), after: duration / Double(steps))
    }
  }

  /// The same, and lifts the finger.
  mutating func flick(by translation: Double, speed: Double) {
    swipe(by: translation, speed: speed)
    release(after: 0)
  }

  /// Advances the time.
  mutating func wait(_ seconds: Double) { send(.tick, after: seconds) }

  /// Waits until nothing moves, at most half an hour.
  mutating func settle() {
    var guardCount = 0
    while guardCount < 100 {
      guardCount += 1
      switch view.nextChange(after: now) {
      case .still: return
      case .at(let time): now = max(now, time)
      case .everyFrame: now = view.frame(at: now).course.end ?? now + 1
      }
      send(.tick)
    }
  }

  /// The current position, in pages.
  var position: Double { view.position(at: now) }

  /// The distance of a drawn page's leading edge from the view's, in points, towards the trailing edge.
  func start(of page: Int) -> Double? {
    guard let rect = DrawnPages(view.frame(at: now))[page]?.rect else { return nil }
    let ends = [Point(x: rect.x, y: rect.y), Point(x: rect.maxX, y: rect.maxY)]
    return ends.map { view.direction.main(of: $0, in: view.size) }.min()
  }

  /// The offset of the whole strip, in points: negative for following pages.
  var offset: Double? {
    guard let page = pages.first, let start = start(of: page) else { return nil }
    return start - Double(page) * 390
  }

  /// The pages that are drawn now.
  var pages: [Int] { DrawnPages(view.frame(at: now)).pages.map { $0.page } }

  /// Clears the last reported page change.
  mutating func forgetChange() { change = nil }
}
