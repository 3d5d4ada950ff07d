/// The indicator of a carousel, whichever it is: it owns the time of the pages.
///
/// One of the two is there. An enum would say so, but would have to be taken out and put back for each change.
struct CarouselIndicator: Component {
  /// A row of dots with a pill.
  private var control: PageControl?
  /// A row of capsules.
  private var segments: SegmentedProgress?

  /// A row of dots with a pill.
  init(_ control: PageControl) { self.control = control }

  /// A row of capsules.
  init(_ segments: SegmentedProgress) { self.segments = segments }

  /// The time of the pages.
  var timer: PageTimer {
    if let timer = control?.timer { return timer }
    if let timer = segments?.timer { return timer }
    return PageTimer(.init(), pageCount: 0, currentPage: 0, at: 0)
  }

  /// The thickness of the marks, in points.
  var thickness: Double {
    control?.configuration.metrics.dotSize ?? segments?.configuration.metrics.thickness ?? 0
  }

  /// The length along the pages that the indicator wants, where so much is available, in points.
  func length(available: Double, margin: Double) -> Double {
    guard let preferred = control?.preferredLength else {
      return max(available - 2 * margin, min(available, PageControl.leastTarget))
    }
    return min(max(preferred, PageControl.leastTarget), available)
  }

  /// Whether a point, in the indicator's own points, is meant for it.
  func isHit(by point: Point) -> Bool {
    let isShown = control?.isShown ?? segments?.isShown ?? false
    return isShown && Rect(control?.size ?? segments?.size ?? .zero).contains(point)
  }

  /// Lets time pass until `now`, then lets the event happen.
  mutating func handle(_ event: Event, at now: Double) -> Outcome {
    control?.handle(event, at: now) ?? segments?.handle(event, at: now) ?? Outcome()
  }

  /// Fills a frame with the indicator.
  func frame(at now: Double, into frame: inout Frame) {
    control?.frame(at: now, into: &frame)
    segments?.frame(at: now, into: &frame)
  }

  /// When the picture will be different.
  func nextChange(after now: Double, step: Double) -> NextChange {
    control?.nextChange(after: now, step: step) ?? segments?.nextChange(after: now, step: step) ?? .still
  }

  /// Whether a row of dots follows pages that a hand holds.
  var isHeld: Bool { control?.transition.style == .held }

  /// Whether the current mark's fill tells the place within its page.
  var showsPlace: Bool { control?.configuration.fill == .place }

  /// Whether pages have a time that can be paused.
  var showsTime: Bool { control?.configuration.showsProgress ?? true }

  /// Tells a row of dots how much of the shown page has been seen.
  mutating func setPlaceInPage(_ share: Double) { control?.placeInPage = share }

  /// Lets a row of dots follow pages that a hand holds between two of them; nil when the hand has let go.
  mutating func hold(at position: Double?, velocity: Double, at now: Double) {
    control?.hold(at: position, velocity: velocity, at: now)
  }
}

extension PageControl {
  /// The length along the pages that shows all of them.
  fileprivate var preferredLength: Double {
    direction.mainLength(of: preferredSize(forPageCount: pageCount))
  }
}
