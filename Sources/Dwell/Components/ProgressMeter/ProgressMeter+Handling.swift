extension ProgressMeter {
  /// Lets time pass until `now`, then lets the event happen.
  public mutating func handle(_ event: Event, at now: Double) -> Outcome {
    let time = timebase.observe(now)
    var outcome = Outcome()
    outcome.isHandled = apply(event, at: time)
    outcome.diagnostics = log.take()
    return outcome
  }

  /// Lets the event happen at a time of the component's own, and says whether it meant something.
  private mutating func apply(_ event: Event, at time: Double) -> Bool {
    switch event {
    case .setValue(let newValue):
      if !scale.contains(newValue) { log.note(.invalidValue) }
      guard let nearest = scale.nearest(to: newValue) else { return false }
      setValue(nearest, at: time)
    case .restart:
      if hasAppeared { reveal(at: time) }
    case .resize(let newSize):
      size = newSize.usable
      if !hasAppeared, !layout.isEmpty {
        hasAppeared = true
        reveal(at: time)
      }
    case .setDirection(let newDirection):
      direction = newDirection
    case .setReduceMotion(let isReduced):
      guard isReduced != reduceMotion else { return true }
      reduceMotion = isReduced
      motion = MeterMotion(restingAt: fraction)
    default:
      return false
    }
    return true
  }

  /// Shows a value within the range from now on.
  private mutating func setValue(_ newValue: Double, at time: Double) {
    let old = fraction
    value = newValue
    guard fraction != old else { return }
    if !hasAppeared {
      motion = MeterMotion(restingAt: fraction)
    } else if reduceMotion {
      motion.crossFade(from: old, to: fraction, at: time)
    } else {
      motion.move(to: fraction, at: time)
    }
  }

  /// Shows the fill anew, as on the first appearance (R059-R062).
  private mutating func reveal(at time: Double) {
    if reduceMotion {
      motion.crossFade(from: 0, to: fraction, at: time)
    } else {
      motion.uncover(in: configuration.revealDuration, at: time)
    }
  }
}
