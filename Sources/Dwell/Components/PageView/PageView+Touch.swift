extension PageView {
  /// Whether there is anything for a hand to move: another page, or content longer than the view.
  var isMovable: Bool {
    strip.isVisible && (pageCount > 1 || strip.range(of: 0) > 0)
  }

  /// The give beyond the first and the last page.
  var band: RubberBand { RubberBand(factor: configuration.physics.overdrag) }

  /// A finger goes down. Pages that move are caught where they are; at rest it is too early to tell what it
  /// is up to.
  mutating func press(_ point: Point, at time: Double) -> Bool {
    guard let point = point.sanitized, pageCount > 0, Rect(size).contains(point) else { return false }
    touch = PageTouch(at: point, time: time)
    guard isMovable, isCatchable(at: time) else { return false }
    touch?.stage = .dragging
    grab(at: point, time: time)
    return true
  }

  /// Whether the strip moves enough for a finger to stop it, or another hand has left it between pages.
  private func isCatchable(at time: Double) -> Bool {
    switch activity {
    case .idle: false
    case .held: true
    case .settling(let settle): (settle.motion.value(at: time) - settle.motion.target).magnitude >= 1
    }
  }

  /// The finger moves.
  mutating func move(_ point: Point, at time: Double) -> Bool {
    guard isTouched, let point = point.sanitized else { return false }
    let direction = direction
    touch?.move(to: point, direction: direction, at: time)
    return follow(at: time)
  }

  /// The finger lets go. A place that is no place counts as where it was last.
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

  /// The press is void: pages go back to the current one.
  mutating func cancel(at time: Double) -> Bool {
    let wasTouched = isTouched
    touch = nil
    guard case .held = activity else { return wasTouched }
    interrupt(at: time)
    settle(on: currentPage, slot: currentSlot, velocity: 0, at: time)
    return true
  }

  /// Decides what the finger is up to if it can be told now, and moves the pages with it. Says whether it
  /// drags them.
  private mutating func follow(at time: Double) -> Bool {
    guard let finger = touch else { return false }
    if finger.stage == .undecided {
      var stage = finger.decision(
        minimumDistance: configuration.physics.minimumDistance, direction: direction)
      if stage == .dragging, !isMovable { stage = .rejected }
      touch?.stage = stage
      if stage == .dragging { grab(at: finger.start, time: time) }
    }
    guard touch?.stage == .dragging, case .held(.finger(let start, let grip)) = activity else { return false }
    let way = direction.main(ofMovement: Point(x: finger.latest.x - start.x, y: finger.latest.y - start.y))
    place.offset = grip - way
    let asked = place.offset
    place = strip.normalized(place, slots: &currentSlot)
    activity = .held(.finger(at: start, offset: grip + (place.offset - asked)))
    dropHiddenOverrides()
    return true
  }

  /// Takes hold of the strip where it is.
  mutating func grab(at point: Point, time: Double) {
    interrupt(at: time)
    place.offset = band.raw(place.offset, in: strip.bounds(at: place.page))
    activity = .held(.finger(at: point, offset: place.offset))
  }

  /// Where a release leads to, and its slot counted from the page of the view's place.
  func landing(velocity: Double, travel: Double) -> (page: Int, slot: Int) {
    let most = configuration.physics.pagesPerGesture
    let whole = -currentSlot
    var pages = min(max(whole, -most), most)
    if !isWithinRange {
      let snap = PageSnap(physics: configuration.physics, viewLength: strip.viewLength, pitch: strip.pitch)
      pages = snap.pages(whole: whole, gap: strip.gap(of: place), velocity: velocity, travel: travel)
    }
    // What is beside the view's place is what is seen, also where a far page is put next to another.
    let slot = pages - whole
    guard (-1...1).contains(slot) else { return (strip.page(pages, from: currentPage), slot) }
    return page(inSlot: slot).map { ($0, slot) } ?? (place.page, 0)
  }

  /// Whether the view is inside a long page, where its content scrolls and no page turns.
  private var isWithinRange: Bool {
    let range = strip.range(of: place.page)
    return range > 0 && place.offset >= 0 && place.offset <= range
  }

  /// Lets the strip go with a hand's speed, in points per second forward.
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
