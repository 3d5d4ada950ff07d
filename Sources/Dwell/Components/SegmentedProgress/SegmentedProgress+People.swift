extension SegmentedProgress {
  /// A press that has not ended.
  struct Press: Equatable, Sendable {
    /// The page whose segment was pressed; nil once pages came or went.
    var page: Int?
  }

  /// What is to be hit by a finger: the component, and around it what is missing to 44 by 44 points.
  public var hitTarget: Rect { PageControl.hitTarget(around: size) }

  /// The page whose segment a point belongs to, gaps shared by halves; nil beside the hit target.
  public func page(at point: Point, at now: Double) -> Int? {
    guard isShown, point.isFinite, hitTarget.contains(point) else { return nil }
    let layout = SegmentedProgressLayout(self, time: timer.timebase.time(at: now))
    return layout.page(nearest: direction.main(of: point, in: size))
  }

  /// Lets a person do something: which turn came of it, and whether it meant something.
  ///
  /// A press and a release on the same segment turn to its page. Time stands while a press lasts or a pointer rests here
  /// (R132).
  mutating func applyPerson(_ event: Event, at time: Double) -> (PageChange?, Bool) {
    switch event {
    case .press(let point):
      guard let page = page(at: point, at: timer.timebase.clock(at: time)) else { return (nil, false) }
      press = Press(page: page)
      timer.setPaused(true, .touch, at: time)
      return (nil, true)
    case .release(let point):
      guard let press else { return (nil, false) }
      let page = page(at: point, at: timer.timebase.clock(at: time))
      endPress(at: time)
      guard let page, page == press.page else { return (nil, false) }
      return (timer.turn(to: page, cause: .person, at: time), true)
    case .cancel:
      guard press != nil else { return (nil, false) }
      endPress(at: time)
    case .hover:
      guard isShown else { return (nil, false) }
      isHovered = true
      timer.setPaused(true, .hover, at: time)
    case .leave:
      guard isHovered else { return (nil, false) }
      isHovered = false
      timer.setPaused(false, .hover, at: time)
    case .key(.space):
      guard pageCount > 0 else { return (nil, false) }
      timer.setPaused(!timer.pausedBy.contains(.app), .app, at: time)
    case .key(let key):
      guard let page = timer.page(for: key, direction: direction) else { return (nil, false) }
      return (timer.turn(to: page, cause: .person, at: time), true)
    default:
      return (nil, false)
    }
    return (nil, true)
  }

  /// Ends the press, and the pause that it brought.
  private mutating func endPress(at time: Double) {
    press = nil
    timer.setPaused(false, .touch, at: time)
  }
}
