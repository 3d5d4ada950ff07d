import Dwell

extension PageTimer {
  /// How fast the share of the page's time grows, per second; 0 while time stands.
  func rate(at now: Double) -> Double {
    guard isRunning else { return 0 }
    guard let left = timeLeft(at: now) else {
      let soon = 1e-3
      return (progress(at: now + soon) - progress(at: now)) / soon
    }
    return left > 0 && left.isFinite ? (1 - progress(at: now)) / left : 0
  }
}
