import Dwell

extension PageTimer {
  /// How fast the page's progress grows, per second; 0 while the timer isn't running.
  func rate(at now: Double) -> Double {
    guard isRunning else { return 0 }
    guard let left = timeLeft(at: now) else {
      let soon = 1e-3
      return (progress(at: now + soon) - progress(at: now)) / soon
    }
    return left > 0 && left.isFinite ? (1 - progress(at: now)) / left : 0
  }
}
