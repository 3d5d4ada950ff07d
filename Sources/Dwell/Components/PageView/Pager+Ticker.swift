/// A motion of the strip at a constant speed, as in a ticker, on the owner's time.
struct PagePass: Equatable, Sendable {
  /// Where it began, with the current page's slot.
  var origin: StripOffset
  /// When it began.
  var start: Double
  /// Its speed, forward, in points per second; not 0.
  var speed: Double

  /// The place at a time, not normalized.
  func place(at time: Double) -> StripOffset {
    StripOffset(
      page: origin.page, slot: origin.slot, offset: origin.offset + speed * max(time - start, 0))
  }

  /// When it has moved by a distance of 0 or more from where it is at a time.
  func time(ofMovement distance: Double, after time: Double) -> Double {
    max(time, start) + distance / speed.magnitude
  }
}

/// A strip that passes by itself, as in a ticker.
extension Pager {
  /// Whether the strip moves without being held.
  var movesByItself: Bool { phase == .settling || phase == .passing }

  /// Passes at a speed, forward, in points per second, as soon as the strip rests; at 0 it stops where it is.
  mutating func pass(at speed: Double, from time: Double) {
    switch motion {
    case .resting where speed != 0 && canPass(place(at: time), forward: speed > 0) && !isFading:
      motion = .passing(PagePass(origin: place(at: time), start: time, speed: speed))
    case .passing(let pass) where pass.speed != speed:
      let place = place(at: time)
      rest(within: strip.isVisible ? -strip.distance(from: place) : 0)
      self.pass(at: speed, from: time)
    default: break
    }
  }

  /// Whether the strip can move on from a place.
  private func canPass(_ place: StripOffset, forward: Bool) -> Bool {
    guard strip.isVisible, strip.snapPointCount > 1 else { return false }
    let bounds = strip.bounds(at: place.page)
    return forward ? place.offset < bounds.upperBound : place.offset > bounds.lowerBound
  }

  /// Whether a pass has come to another page, or to an end, by a time.
  func isDue(_ pass: PagePass, at time: Double) -> Bool {
    let place = place(at: time)
    return nearestRest(to: place).page != currentPage || !canPass(place, forward: pass.speed > 0)
  }

  /// Makes the page that is nearest at a time the current one, and rests at an end.
  mutating func follow(_ pass: PagePass, at time: Double, _ outcome: inout Outcome) {
    guard isDue(pass, at: time) else { return }
    var place = place(at: time)
    let rest = nearestRest(to: place)
    let slot = rest.slot - place.slot + pass.origin.slot
    let next = self.pass(pass, toSlot: slot, before: time)
    place.slot = rest.slot
    change(to: rest.page, cause: .timer, at: next?.start ?? time, &outcome)
    strip.dropHiddenOverrides(at: place)
    motion = .passing(next ?? PagePass(origin: place, start: time, speed: pass.speed))
    if !canPass(place, forward: pass.speed > 0) { self.rest(within: rest.within) }
  }

  /// A pass from where it came to be nearest to the page in a slot of its origin; nil if that was before it
  /// began or after a time. It doesn't depend on when it is asked.
  private func pass(_ pass: PagePass, toSlot slot: Int, before time: Double) -> PagePass? {
    let (page, start) = strip.rest(inSlot: slot, from: pass.origin.page)
    let middle =
      pass.speed > 0
      ? -strip.distance(after: strip.preceding(page) ?? page) / 2
      : strip.range(of: page) + strip.distance(after: page) / 2
    let arrival = pass.start + (start + middle - pass.origin.offset) / pass.speed
    guard arrival > pass.start, arrival <= time else { return nil }
    let next = PagePass(origin: StripOffset(page: page, offset: middle), start: arrival, speed: pass.speed)
    // Late times are too coarse for the arrival: the page would be due again, back and forth.
    return nearestRest(to: strip.normalized(next.place(at: time))).page == page ? next : nil
  }

  /// When the pages will have settled; nil if they don't.
  var settlingEnd: Double? { if case .settling(let settle) = motion { settle.end } else { nil } }

  /// When pages appear or disappear in a pass, another one becomes the current one, or it ends; at once if
  /// one of these is due.
  func nextChange(after time: Double, of pass: PagePass) -> Double {
    guard !isDue(pass, at: time) else { return time }
    let place = place(at: time)
    let forward = pass.speed > 0
    let length = strip.range(of: place.page) + strip.distance(after: place.page)
    let half = length - strip.distance(after: place.page) / 2
    // To the middle between two pages, or else to the end of the page's normal form.
    let isBeforeHalf = forward ? place.offset <= half : place.offset > half
    let aim = isBeforeHalf ? half : forward ? length : 0
    let way = min((aim - place.offset).magnitude, strip.viewLength + length)
    let end = pass.time(ofMovement: way, after: time) + Pager.lookahead
    return max(nextVisibilityChange(after: time, by: end, or: end) ?? end, time.nextUp)
  }
}
