/// Tells single notches of a wheel from a burst: one page a notch, and a wheel that spins on skips none.
struct WheelStepFilter: Equatable, Sendable {
  /// Notches nearer to one another than this are a burst, in seconds. libadwaita's carousel waits as long.
  static let burst = 0.15
  /// A burst turns a page so often, in seconds: as long as the page spring's response, so that every page is
  /// seen.
  static let pace = 0.35

  /// When the wheel last moved by a notch.
  private var lastNotch = -Double.infinity
  /// When a notch last counted.
  private var lastCounted = -Double.infinity
  /// Which way the wheel last moved.
  private var wasForward = false

  /// Whether a notch counts: it comes alone, turns back, or the burst has lasted long enough.
  mutating func accept(forward: Bool, at time: Double) -> Bool {
    let isAlone = time - lastNotch >= WheelStepFilter.burst - PagingPhysics.slack
    let isDue = time - lastCounted >= WheelStepFilter.pace - PagingPhysics.slack
    let counts = isAlone || isDue || forward != wasForward
    lastNotch = time
    wasForward = forward
    if counts { lastCounted = time }
    return counts
  }

  /// A notch that scrolled a page's own content to its end: what follows in the same burst does not turn the
  /// page.
  mutating func suppressBurst(forward: Bool, at time: Double) {
    lastNotch = time
    lastCounted = time
    wasForward = forward
  }
}
