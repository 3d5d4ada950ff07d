extension PageControl {
  /// Shows where the pages of a pager are that turns them itself, as the marks inside a ``Carousel`` do. No
  /// page becomes current by it, and time is paused while the position isn't at the current page.
  /// - Parameters:
  ///   - position: Where the pages are, in pages; out of range as for ``Event/setPosition(_:)``.
  ///   - velocity: How fast they move once a finger has left them, in pages per second, which ends the
  ///     following; nil while a finger moves them.
  package mutating func follow(_ position: Double, velocity: Double?, at now: Double) -> Outcome {
    var outcome = handle(.tick, at: now)
    let before = context(at: now)
    if velocity == nil {
      _ = timer.follow(to: position, turns: false, at: before.time)
    } else {
      timer.setFollowed(nil, at: before.time)
    }
    var after = context(at: now)
    after.pages = (position, velocity)
    row.update(from: before, to: after, turn: nil, by: nil)
    outcome.diagnostics.formUnion(timer.log.take())
    return outcome
  }
}
