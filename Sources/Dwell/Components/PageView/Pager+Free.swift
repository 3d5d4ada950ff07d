/// Pages that rest wherever they stop, between places of rest too.
extension Pager {
  /// Whether pages come to rest at their places.
  var snaps: Bool { configuration.snap == .pages }

  /// A place of the strip, normalized, and moved back to an end that it lies beyond.
  func stoppedAtEnds(_ place: StripOffset) -> StripOffset {
    strip.clamped(strip.normalized(place))
  }

  /// The page whose place of rest is nearest to a normalized place, its slot relative to that place, and the
  /// place's offset from its rest, in points. Halfway, it is the earlier one.
  func nearestRest(to place: StripOffset) -> (page: Int, slot: Int, within: Double) {
    guard strip.fraction(ofNextAt: place) > 0.5, let next = strip.next(at: place) else {
      return (place.page, 0, place.offset)
    }
    return (next, 1, place.offset - strip.range(of: place.page) - strip.distance(after: place.page))
  }

  /// Lets a held strip go on at a velocity, forward, in points per second, until it stops by itself or at an
  /// end. Beyond an end it springs back there.
  mutating func coast(velocity: Double, at time: Double, _ outcome: inout Outcome) {
    guard case .held(let asked, _) = motion else { return }
    let bounds = strip.bounds(at: asked.page)
    let isBeyond = !bounds.contains(asked.offset)
    let speed = velocity * band.rate(at: asked.offset, in: bounds)
    var origin = place(at: time)
    let way = isBeyond ? 0 : speed * Glide.timeConstant
    let aim = StripOffset(page: asked.page, offset: asked.offset + way)
    let passed = strip.normalized(aim)
    let stop = strip.clamped(passed)
    let rest = nearestRest(to: stop)
    // Normalizing counts the snap points that lie before the page, and takes their distance off.
    origin.slot = rest.slot - passed.slot
    let within = strip.grid.snapped(rest.within)
    let target = stop.offset + (aim.offset - passed.offset) + (within - rest.within)
    change(to: rest.page, cause: .person, at: time, &outcome)
    settle(
      from: origin, to: target, within: within, velocity: speed,
      spring: way == 0 ? nil : Glide(from: origin.offset, velocity: speed, to: target).spring, at: time)
  }

  /// An offset from the current page's rest, in points, moved back to an end of the strip; nil where another
  /// page's rest is nearer.
  func freeOffset(_ within: Double) -> Double? {
    guard within.isFinite, pageCount > 0 else { return nil }
    let rest = nearestRest(to: stoppedAtEnds(StripOffset(page: currentPage, offset: within)))
    return rest.page == currentPage ? rest.within : nil
  }
}
