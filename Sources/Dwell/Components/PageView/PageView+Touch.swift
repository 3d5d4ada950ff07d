extension PageView {
  /// Whether there is anything to drag: another page, or content longer than the view.
  var isMovable: Bool {
    strip.isVisible && (strip.stopCount > 1 || strip.range(of: 0) > 0)
  }

  /// The resistance beyond the first and the last page.
  var band: RubberBand { RubberBand(factor: configuration.physics.overdrag) }

  /// Begins a touch. Moving pages are caught at once; pages at rest wait for the gesture to be recognised.
  mutating func press(_ point: Point, at time: Double) -> Bool {
    guard let point = point.sanitized, pageCount > 0, Rect(size).contains(point) else { return false }
    touch = PageTouch(at: point, time: time)
    guard isMovable, isCatchable(at: time) else { return false }
    touch?.stage = .dragging
    grab(at: point, time: time)
    return true
  }

  /// Whether the strip is moving visibly, or a scroll gesture has left it between pages.
  private func isCatchable(at time: Double) -> Bool {
    switch activity {
    case .idle: false
    case .tracking: true
    case .settling(let settle): (settle.motion.value(at: time) - settle.motion.target).magnitude >= 1
    }
  }

  /// Moves the touch.
  mutating func move(_ point: Point, at time: Double) -> Bool {
    guard isTouched, let point = point.sanitized else { return false }
    let direction = direction
    touch?.move(to: point, direction: direction, at: time)
    return follow(at: time)
  }

  /// Ends the touch; a point that isn't finite counts as the latest one.
  mutating func release(_ point: Point, at time: Double, _ outcome: inout Outcome) -> Bool {
    let direction = direction
    if let point = point.sanitized { touch?.move(to: point, direction: direction, at: time) }
    let isDragging = follow(at: time)
    guard let finger = touch else { return false }
    touch = nil
    guard isDragging else { return false }
    endTracking(
      velocity: -finger.velocity(at: time), travel: -finger.travel(along: direction), at: time, &outcome)
    return true
  }

  /// Cancels the touch: pages return to the current one.
  mutating func cancel(at time: Double) -> Bool {
    let wasTouched = isTouched
    touch = nil
    guard case .tracking = activity else { return wasTouched }
    interrupt(at: time)
    settle(on: currentPage, slot: currentSlot, velocity: 0, at: time)
    return true
  }

  /// Recognises the gesture and moves the pages with it. Returns whether it drags them.
  private mutating func follow(at time: Double) -> Bool {
    guard let finger = touch else { return false }
    if finger.stage == .undecided {
      var stage = finger.decision(
        minimumDistance: configuration.physics.minimumDistance, direction: direction)
      if stage == .dragging, !isMovable { stage = .rejected }
      touch?.stage = stage
      if stage == .dragging { grab(at: finger.start, time: time) }
    }
    guard touch?.stage == .dragging, case .tracking(.finger(let start, let offset)) = activity else {
      return false
    }
    let way = direction.main(ofMovement: Point(x: finger.latest.x - start.x, y: finger.latest.y - start.y))
    place.offset = offset - way
    let asked = place.offset
    place = strip.normalized(place, slots: &currentSlot)
    activity = .tracking(.finger(at: start, offset: offset + (place.offset - asked)))
    dropHiddenOverrides()
    return true
  }

  /// Grabs the strip at its position.
  mutating func grab(at point: Point, time: Double) {
    interrupt(at: time)
    place.offset = band.raw(place.offset, in: strip.bounds(at: place.page))
    activity = .tracking(.finger(at: point, offset: place.offset))
  }

  /// The page that a release leads to, and its slot relative to `place`.
  func landing(velocity: Double, travel: Double) -> (page: Int, slot: Int) {
    let most = configuration.physics.pagesPerGesture
    let whole = -currentSlot
    var pages = min(max(whole, -most), most)
    if !isWithinRange {
      let way = strip.way(after: place.page)
      let snap = PageSnap(
        physics: configuration.physics, turnLength: strip.measures == nil ? strip.viewLength : way, way: way)
      pages = snap.pages(whole: whole, gap: strip.gap(of: place), velocity: velocity, travel: travel)
    }
    // The page beside `place` is the visible one, also where a far page has been put next to another.
    let slot = pages - whole
    guard (-1...1).contains(slot) else { return (strip.page(pages, from: currentPage), slot) }
    return page(inSlot: slot).map { ($0, slot) } ?? (place.page, 0)
  }

  /// Whether the view is inside a long page, where content scrolls and no page turns.
  private var isWithinRange: Bool {
    let range = strip.range(of: place.page)
    return range > 0 && place.offset >= 0 && place.offset <= range
  }

  /// Releases the strip with a velocity, forward, in points per second.
  mutating func endTracking(velocity: Double, travel: Double, at time: Double, _ outcome: inout Outcome) {
    let (page, slot) = landing(velocity: velocity, travel: travel)
    let speed = velocity * band.rate(at: place.offset, in: strip.bounds(at: place.page))
    let glides = isWithinRange && slot == 0
    interrupt(at: time)
    change(to: page, cause: .person, at: time, &outcome)
    if glides {
      currentSlot = 0
      glide(velocity: speed, at: time)
    } else {
      settle(on: page, slot: slot, velocity: speed, at: time)
    }
  }
}
