/// The indicator of a carousel, whichever it is: it owns the time of the pages.
enum CarouselIndicator: Component {
  /// A row of dots with a pill.
  case control(PageControl)
  /// A row of capsules.
  case segments(SegmentedProgress)

  /// The time of the pages.
  var timer: PageTimer {
    switch self {
    case .control(let control): control.timer
    case .segments(let segments): segments.timer
    }
  }

  /// The thickness of the marks, in points.
  var thickness: Double {
    switch self {
    case .control(let control): control.configuration.metrics.dotSize
    case .segments(let segments): segments.configuration.metrics.thickness
    }
  }

  /// The length along the pages that the indicator wants, where so much is available, in points.
  func length(available: Double, margin: Double) -> Double {
    switch self {
    case .control(let control):
      let preferred = control.preferredSize(forPageCount: control.pageCount)
      return min(max(control.direction.mainLength(of: preferred), PageControl.leastTarget), available)
    case .segments:
      return max(available - 2 * margin, min(available, PageControl.leastTarget))
    }
  }

  /// Whether a point, in the indicator's own points, is meant for it.
  func isHit(by point: Point) -> Bool {
    switch self {
    case .control(let control): control.isShown && Rect(control.size).contains(point)
    case .segments(let segments): segments.isShown && Rect(segments.size).contains(point)
    }
  }

  /// Lets time pass until `now`, then lets the event happen.
  mutating func handle(_ event: Event, at now: Double) -> Outcome {
    switch self {
    case .control(var control):
      defer { self = .control(control) }
      return control.handle(event, at: now)
    case .segments(var segments):
      defer { self = .segments(segments) }
      return segments.handle(event, at: now)
    }
  }

  /// Fills a frame with the indicator.
  func frame(at now: Double, into frame: inout Frame) {
    switch self {
    case .control(let control): control.frame(at: now, into: &frame)
    case .segments(let segments): segments.frame(at: now, into: &frame)
    }
  }

  /// When the picture will be different.
  func nextChange(after now: Double, step: Double) -> NextChange {
    switch self {
    case .control(let control): control.nextChange(after: now, step: step)
    case .segments(let segments): segments.nextChange(after: now, step: step)
    }
  }

  /// Whether a row of dots follows pages that a hand holds.
  var isHeld: Bool {
    guard case .control(let control) = self else { return false }
    return control.transition.style == .held
  }

  /// Whether the current mark's fill tells the place within its page.
  var showsPlace: Bool {
    if case .control(let control) = self { control.configuration.fill == .place } else { false }
  }

  /// Whether pages have a time that can be paused.
  var showsTime: Bool {
    if case .control(let control) = self { control.configuration.showsProgress } else { true }
  }

  /// Tells a row of dots how much of the shown page has been seen.
  mutating func setPlaceInPage(_ share: Double) {
    guard case .control(var control) = self else { return }
    control.placeInPage = share
    self = .control(control)
  }

  /// Lets a row of dots follow pages that a hand holds between two of them; nil when the hand has let go.
  mutating func hold(at position: Double?, velocity: Double, at now: Double) {
    guard case .control(var control) = self else { return }
    control.hold(at: position, velocity: velocity, at: now)
    self = .control(control)
  }
}
