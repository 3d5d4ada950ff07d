import Dwell

/// A bar with a part for each page, proportional to its time. It fills from end to end at a constant speed.
struct Chapters: Component {
  struct Configuration: Equatable, Sendable {
    /// The duration of each page, in seconds.
    var seconds: [Double]
  }

  private(set) var configuration: Configuration
  private var timer: PageTimer
  private var size = Size.zero
  /// The seconds of all pages.
  private var total: Double { configuration.seconds.reduce(0, +) }

  init(_ configuration: Configuration, at start: Double) {
    self.configuration = configuration
    timer = PageTimer(pageCount: configuration.seconds.count, at: start)
    setDurations(at: start)
  }

  mutating func configure(_ configuration: Configuration, at now: Double) -> Outcome {
    self.configuration = configuration
    let outcome = timer.handle(.setPageCount(configuration.seconds.count), at: now)
    setDurations(at: now)
    return outcome
  }

  private mutating func setDurations(at now: Double) {
    for (page, seconds) in configuration.seconds.enumerated() {
      _ = timer.handle(.setPageDuration(.seconds(seconds), page: page), at: now)
    }
  }

  mutating func handle(_ event: Event, at now: Double) -> Outcome {
    switch event {
    case .resize(let newSize): size = newSize
    case .press(let point): return turn(to: point.x, at: now)
    default: break
    }
    return timer.handle(event, at: now)
  }

  /// Turns to the page whose part is at an x.
  private mutating func turn(to x: Double, at now: Double) -> Outcome {
    var end = 0.0
    let page = configuration.seconds.firstIndex { seconds in
      end += seconds / total * size.width
      return x < end
    }
    guard let page else { return timer.handle(.tick, at: now) }
    var outcome = timer.handle(.select(page: page, animated: true), at: now)
    outcome.pageChange?.cause = .person
    return outcome
  }

  func frame(at now: Double, into frame: inout Frame) {
    frame.reset(size: size)
    frame.append(
      SemanticElement(
        role: .segmentedProgress, value: .page(timer.currentPage, of: timer.pageCount), rect: Rect(size)))
    var start = 0.0
    for (page, seconds) in configuration.seconds.enumerated() {
      let length = seconds / total * size.width
      var part = Rect(x: start, y: size.height / 2 - 2, width: max(length - 2, 0), height: 4)
      frame.append(
        .fill(ItemKey(.indicator, page), part, radius: part.capsuleRadius, .solid(.foreground, opacity: 0.35))
      )
      let isCurrent = page == timer.currentPage
      part.width *= isCurrent ? timer.progress(at: now) : page < timer.currentPage ? 1 : 0
      frame.append(
        .fill(ItemKey(.progress, page), part, radius: part.capsuleRadius, .solid(.foreground, opacity: 1)))
      start += length
    }
    if let end = timer.nextBoundary(after: now) { frame.append(.linear(until: end)) }
  }

  func nextChange(after now: Double, step: Double) -> NextChange {
    guard let end = timer.nextBoundary(after: now) else { return .still }
    let next = now + step * total / size.width
    return next > now ? .at(min(next, end)) : .everyFrame
  }
}
