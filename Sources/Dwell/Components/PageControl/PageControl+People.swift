extension PageControl {
  /// Lets a pointer do something: which turn came of it, and whether it meant something.
  mutating func applyPointer(_ event: Event, at time: Double) -> (PageChange?, Bool) {
    switch event {
    case .press(let point):
      guard beginPress(at: point) else { return (nil, false) }
      timer.setPaused(true, .touch, at: time)
      return (nil, true)
    case .move(let point):
      guard press != nil else { return (nil, false) }
      let target = scrub(to: point)
      if interaction == .continuous { timer.setPaused(true, .scrub, at: time) }
      return (target.flatMap { turn(to: $0, isContinuous: true, at: time) }, interaction == .continuous)
    case .release(let point):
      guard let press else { return (nil, false) }
      let target = press.isDrag ? scrub(to: point) : tapped(at: point, at: timer.timebase.clock(at: time))
      endPress(at: time)
      let isScrub = press.isDrag && allowsScrubbing
      return (target.flatMap { turn(to: $0, isContinuous: isScrub, at: time) }, isScrub || target != nil)
    case .cancel:
      guard press != nil else { return (nil, false) }
      endPress(at: time)
      return (nil, true)
    case .hover:
      guard configuration.profile.takesPresses, isShown else { return (nil, false) }
      isHovered = true
      timer.setPaused(true, .hover, at: time)
      return (nil, true)
    case .leave:
      guard isHovered else { return (nil, false) }
      isHovered = false
      timer.setPaused(false, .hover, at: time)
      return (nil, true)
    default:
      return (nil, false)
    }
  }

  /// Lets a key, a wheel or a crown do something.
  mutating func applyScroll(_ event: Event, at time: Double) -> (PageChange?, Bool) {
    var target: Int?
    switch event {
    case .key(.space):
      guard configuration.showsProgress, isShown, configuration.profile.isInteractive else {
        return (nil, false)
      }
      timer.setPaused(!timer.pausedBy.contains(.app), .app, at: time)
      return (nil, true)
    case .key(let key):
      target = page(for: key)
    case .wheel(let movement, let isPrecise):
      target = page(forScroll: direction.main(ofMovement: movement), isNotch: !isPrecise)
    case .crown(let length):
      guard configuration.profile == .crown else { return (nil, false) }
      target = page(forScroll: length, isNotch: false)
    default:
      scrolled = 0
    }
    return (target.flatMap { turn(to: $0, isContinuous: false, at: time) }, target != nil)
  }

  /// Turns to a page for a person.
  private mutating func turn(to page: Int, isContinuous: Bool, at time: Double) -> PageChange? {
    timer.turn(to: page, cause: .person, isContinuous: isContinuous, at: time)
  }

  /// Ends the press, and the pauses that it brought.
  private mutating func endPress(at time: Double) {
    press = nil
    timer.setPaused(false, [.touch, .scrub], at: time)
  }
}
