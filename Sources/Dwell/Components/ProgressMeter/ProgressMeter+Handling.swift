extension ProgressMeter {
  /// Advances to `now`, then applies the event.
  public mutating func handle(_ event: Event, at now: Double) -> Outcome {
    let time = timebase.observe(now)
    var outcome = Outcome()
    outcome.isHandled = apply(event, at: time)
    outcome.diagnostics = log.take()
    return outcome
  }

  /// Applies the event at a time of the timebase. Returns whether the event was used.
  private mutating func apply(_ event: Event, at time: Double) -> Bool {
    switch event {
    case .setValue(let newValue):
      if !scale.contains(newValue) { log.note(.invalidValue) }
      guard let nearest = scale.nearest(to: newValue) else { return false }
      setValue(nearest, at: time)
    case .restart:
      if hasAppeared { reveal(at: time) }
    case .resize(let newSize):
      size = newSize.sanitized
      if !hasAppeared, !layout.isEmpty {
        hasAppeared = true
        reveal(at: time)
      }
    case .setDirection(let newDirection):
      configuration.direction = newDirection
    case .setReduceMotion(let isReduced):
      setReduceMotion(isReduced)
    default:
      return false
    }
    return true
  }

  /// Changes the configuration in place. A new value or range moves the fill.
  public mutating func configure(_ newConfiguration: Configuration, at now: Double) -> Outcome {
    let time = timebase.observe(now)
    var outcome = Outcome()
    let old = fraction
    log.note(newConfiguration.diagnostics)
    setReduceMotion(newConfiguration.reduceMotion)
    configuration = newConfiguration.sanitized
    move(from: old, at: time)
    outcome.isHandled = true
    outcome.diagnostics = log.take()
    return outcome
  }

  /// Turns reduced motion on or off, which ends all motions.
  private mutating func setReduceMotion(_ isReduced: Bool) {
    guard isReduced != reduceMotion else { return }
    configuration.reduceMotion = isReduced
    motion = MeterMotion(restingAt: fraction)
  }

  /// Sets a value within the range.
  private mutating func setValue(_ newValue: Double, at time: Double) {
    let old = fraction
    configuration.value = newValue
    move(from: old, at: time)
  }

  /// Moves the fill from a fraction to that of the value.
  private mutating func move(from old: Double, at time: Double) {
    guard fraction != old else { return }
    if !hasAppeared {
      motion = MeterMotion(restingAt: fraction)
    } else if reduceMotion {
      motion.crossFade(from: old, to: fraction, at: time)
    } else {
      motion.move(to: fraction, at: time)
    }
  }

  /// Reveals the fill, as on the first appearance.
  private mutating func reveal(at time: Double) {
    if reduceMotion {
      motion.crossFade(from: 0, to: fraction, at: time)
    } else {
      motion.uncover(in: configuration.revealDuration, at: time)
    }
  }
}
