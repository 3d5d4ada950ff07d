extension PageView {
  /// Which pages are in view, for as long as the strip moves: the page at the view's leading edge, and maybe
  /// the next.
  struct VisiblePages: Equatable, Sendable {
    /// Where the view is. Where pages just come into view or leave it, the place may lie on the edge of its
    /// normal form.
    var place: StripOffset
    /// Whether the page after that of the place is in view, or at its very edge and about to come.
    var hasNext: Bool
    /// How far the page of the place lies from the one that the motion is counted from, in slots.
    var slots = 0
  }

  /// How far ahead pages count that are about to come into view, in seconds: too little for a movement to be
  /// seen.
  private static let lookahead = 1e-6
  /// The part of a spring's period in which a motion is looked through for the moment when a page comes or
  /// goes. Within it, a motion turns at most once.
  private static let searchStep = 1.0 / 16
  /// How many pages are listed at most while the strip moves: the one that goes, the one that comes, and the
  /// one after it into which a spring swings.
  private static let maximumKeptCount = 3
  /// How often pages may come and go in a motion whose pages are all listed.
  private static let maximumVisibilityChanges = 8
  /// The most steps in which it is looked through.
  private static let maximumStepCount = 256.0

  /// Which pages are in view at a time until which the view has passed.
  func visibility(at time: Double) -> VisiblePages {
    guard case .settling(let settle) = activity else {
      let place = shownPlace(at: time)
      return VisiblePages(
        place: place, hasNext: strip.gap(of: place) > 0 && strip.following(place.page) != nil)
    }
    let offset = settle.motion.value(at: time + PageView.lookahead)
    var visibility = visibility(atOffset: offset)
    visibility.place.offset += settle.motion.value(at: time) - offset
    visibility.place = stopped(visibility.place)
    return visibility
  }

  /// The slots whose pages are listed until the strip has arrived, in view or not, so that one frame tells
  /// the whole way; nil where only pages in view are. A page that fades may be one of them, and is drawn
  /// once.
  var keptSlots: PageSlots? {
    guard !isFading, case .settling(let settle) = activity else { return nil }
    return settle.slots
  }

  /// The slots that are in view at some time from a time on; nil for more than a few, and where two are the
  /// same page's, as in a loop of two pages.
  func slotsInView(from time: Double, of settle: PageSettle) -> PageSlots? {
    var from = time
    var slots = PageSlots(first: .max, last: .min)
    var page = place.page
    for _ in 0..<PageView.maximumVisibilityChanges {
      let visibility = visibility(atOffset: settle.motion.value(at: from + PageView.lookahead))
      if 0 - visibility.slots < slots.first {
        slots.first = 0 - visibility.slots
        page = visibility.place.page
      }
      slots.last = max(slots.last, visibility.hasNext ? 1 - visibility.slots : 0 - visibility.slots)
      from = searchVisibilityChange(after: from, of: settle)
      guard from < settle.end else { break }
    }
    let count = slots.last - slots.first + 1
    let third = strip.following(page).flatMap { strip.following($0) }
    return from < settle.end || count > PageView.maximumKeptCount || count > 2 && third == page ? nil : slots
  }

  /// When other pages come into view than those listed at a time, if the strip moves on; when it has arrived
  /// at the latest.
  func nextVisibilityChange(after time: Double, of settle: PageSettle) -> Double {
    keptSlots == nil ? searchVisibilityChange(after: time, of: settle) : settle.end
  }

  /// Looks for the moment when other pages come into view than those at a time.
  ///
  /// In steps, at the places where the motion turns, and then by halves, as the crossings of a spring have no
  /// closed form that needs no arc tangent.
  func searchVisibilityChange(after time: Double, of settle: PageSettle) -> Double {
    let end = settle.end
    let motion = settle.motion
    var low = time + PageView.lookahead
    let present = visibility(atOffset: motion.value(at: low))
    let step = max(motion.spring.response * PageView.searchStep, (end - low) / PageView.maximumStepCount)
    guard step > 0 else { return end }
    while low < end {
      var high = min(low + step, end)
      guard high > low else { break }
      if motion.velocity(at: low) * motion.velocity(at: high) < 0 {
        let turn = change(from: low, to: high) { motion.velocity(at: low) * motion.velocity(at: $0) >= 0 }
        if !isSame(present, atOffset: motion.value(at: turn)) { high = turn }
      }
      if !isSame(present, atOffset: motion.value(at: high)) {
        let first = change(from: low, to: high) { isSame(present, atOffset: motion.value(at: $0)) }
        // Pages count as in view that much earlier. A frame that held for no time would be asked for again
        // and again.
        return min(max(first - PageView.lookahead, time.nextUp), end)
      }
      low = high
    }
    return end
  }

  /// When something that holds at first holds no longer, to a picosecond or the clock's last bit.
  private func change(from first: Double, to last: Double, holds: (Double) -> Bool) -> Double {
    var low = first
    var high = last
    while high - low > 1e-12 {
      let middle = low + (high - low) / 2
      guard middle > low, middle < high else { break }
      if holds(middle) { low = middle } else { high = middle }
    }
    return high
  }

  /// Whether the same pages are in view at an offset from the page of the view's place.
  private func isSame(_ present: VisiblePages, atOffset offset: Double) -> Bool {
    let other = visibility(atOffset: offset)
    return other.slots == present.slots && other.hasNext == present.hasNext
  }

  /// Which pages are in view at an offset from the page of the view's place.
  private func visibility(atOffset offset: Double) -> VisiblePages {
    var slots = 0
    let place = place(atOffset: offset, slots: &slots)
    return VisiblePages(
      place: place, hasNext: strip.gap(of: place) > 0 && strip.following(place.page) != nil, slots: slots)
  }
}
