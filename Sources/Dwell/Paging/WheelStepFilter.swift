/// Decides which notches of a wheel turn a page: single ones do, and a burst turns pages at a limited pace.
struct WheelStepFilter: Equatable, Sendable {
  /// Notches closer together than this are a burst, in seconds, as in libadwaita's carousel.
  static let burst = 0.15
  /// The interval of page turns in a burst, in seconds: the page spring's response.
  static let pace = 0.35

  /// The time of the last notch.
  private var lastNotch = -Double.infinity
  /// The time of the last accepted notch.
  private var lastCounted = -Double.infinity
  /// The direction of the last notch.
  private var wasForward = false

  /// Whether a notch turns a page: it comes alone, changes direction, or is due within a burst.
  mutating func accept(forward: Bool, at time: Double) -> Bool {
    let isAlone = time - lastNotch >= WheelStepFilter.burst - PagingPhysics.slack
    let isDue = time - lastCounted >= WheelStepFilter.pace - PagingPhysics.slack
    let counts = isAlone || isDue || forward != wasForward
    lastNotch = time
    wasForward = forward
    if counts { lastCounted = time }
    return counts
  }

  /// Ignores the rest of a burst whose notch scrolled a page's content to its end.
  mutating func suppressBurst(forward: Bool, at time: Double) {
    lastNotch = time
    lastCounted = time
    wasForward = forward
  }
}
