import Dwell

/// A ring that fills during each page's time, and starts again with the next page: a custom component that
/// uses only the core's public declarations.
public struct ProgressRing: Component {
  /// The settings.
  public struct Configuration: Equatable, Sendable {
    /// The number of pages.
    public var pageCount: Int
    /// How long each page stays, in seconds, above 0.
    public var seconds: Double
    /// The thickness of the line, in points.
    public var lineWidth = 6.0

    /// Settings for pages of equal duration.
    public init(pageCount: Int, seconds: Double) {
      self.pageCount = pageCount
      self.seconds = seconds
    }
  }

  /// The current settings.
  public private(set) var configuration: Configuration
  /// The time of the pages.
  private var timer: PageTimer
  /// The component's size.
  private var size = Size.zero
  /// The angle of a full turn: counterclockwise where pages run from right to left.
  private var turn = 360.0
  /// The width of the ring.
  private var diameter: Double { min(size.width, size.height) }

  /// A ring whose first page begins at `start`.
  public init(_ configuration: Configuration, at start: Double) {
    self.configuration = configuration
    timer = PageTimer(pageCount: configuration.pageCount, at: start)
    _ = timer.handle(.setDuration(.seconds(configuration.seconds)), at: start)
  }

  /// Changes the pages and their time in place.
  public mutating func configure(_ configuration: Configuration, at now: Double) -> Outcome {
    self.configuration = configuration
    _ = timer.handle(.setDuration(.seconds(configuration.seconds)), at: now)
    return timer.handle(.setPageCount(configuration.pageCount), at: now)
  }

  /// Passes events to the pages' timer.
  public mutating func handle(_ event: Event, at now: Double) -> Outcome {
    switch event {
    case .resize(let newSize): size = newSize
    case .setDirection(let direction): turn = direction == .rightToLeft ? -360 : 360
    default: break
    }
    return timer.handle(event, at: now)
  }

  /// The ring, and its filled part.
  public func frame(at now: Double, into frame: inout Frame) {
    frame.reset(size: size)
    frame.append(
      SemanticElement(
        role: .segmentedProgress, value: .page(timer.currentPage, of: timer.pageCount), rect: Rect(size)))
    var ring = Arc(
      center: Rect(size).center, radius: (diameter - configuration.lineWidth) / 2,
      width: configuration.lineWidth, sweep: turn)
    guard ring.drawn != nil else { return }
    frame.append(.arc(ItemKey(.indicator), ring, .solid(.foreground, opacity: 0.2)))
    ring.sweep *= timer.progress(at: now)
    frame.append(.arc(ItemKey(.progress), ring, .solid(.foreground, opacity: 1)))
    if let end = timer.nextBoundary(after: now) { frame.append(.sampled(until: end)) }
  }

  /// When the end of the line will have moved by `step` points.
  public func nextChange(after now: Double, step: Double) -> NextChange {
    guard let end = timer.nextBoundary(after: now) else { return .still }
    // The end of the line moves along the outer edge.
    let next = now + step * configuration.seconds / (.pi * max(diameter, 1))
    return next > now ? .at(min(next, end)) : .everyFrame
  }
}
