extension Pager {
  /// A place of the view and the pages that are visible there.
  struct VisiblePages: Equatable, Sendable {
    /// The place; where pages appear or disappear, it may be on the edge of its normal form.
    var place: StripOffset
    /// How many pages are visible, or at the very edge and about to appear, before the place's and after.
    var neighbors: PageStrip.Neighbors
  }

  /// How far ahead pages count as visible, in seconds; too short for a visible movement.
  static let lookahead = 1e-6
  /// The maximum number of pages listed throughout a motion: the old, the new, and one for the overshoot.
  private static let maximumKeptCount = 3
  /// The same where several pages are in view at rest.
  private static let maximumKeptCountOfSeveral = 24

  /// The visible pages at a time to which the view has advanced.
  func visibility(at time: Double) -> VisiblePages {
    if case .passing(let pass) = motion {
      var visibility = visibility(at: place(at: time + Pager.lookahead))
      visibility.place.offset -= pass.speed * Pager.lookahead
      return visibility
    }
    guard case .settling(let settle) = motion else { return visibility(at: place(at: time)) }
    let offset = settle.motion.value(at: time + Pager.lookahead)
    var visibility = visibility(atOffset: offset, of: settle)
    visibility.place.offset += settle.motion.value(at: time) - offset
    visibility.place = stopped(visibility.place)
    return visibility
  }

  /// The pages that are listed until the strip settles, visible or not, so that one frame covers the whole
  /// motion; nil if only visible pages are. A page that fades out may be among them but is drawn once.
  var keptSlots: PageSlots? {
    guard !isFading, case .settling(let settle) = motion else { return nil }
    return settle.slots
  }

  /// The pages visible at any time from `time` on: from the first one where the motion is farthest back to
  /// the last one where it is farthest forward; nil if there are too many, or one is visible twice.
  func slotsInView(from time: Double, of settle: PageSettle) -> PageSlots? {
    let (back, forward) = reach(from: time, of: settle)
    if strip.hasCustomLayout { return slotsOfSeveral(from: back, to: forward, of: settle) }
    let first = visibility(atOffset: back, of: settle)
    let last = visibility(atOffset: forward, of: settle)
    let slots = PageSlots(first: -first.place.slot, last: last.neighbors.after - last.place.slot)
    let count = slots.last - slots.first + 1
    var page = first.place.page
    let third = strip.following(page).flatMap { strip.following($0) }
    guard count < 3 || count == Pager.maximumKeptCount && third != page else { return nil }
    // Where an override moves a page, the way forward from it isn't the way back.
    let steps = -settle.origin.slot - slots.first
    for _ in 0..<max(steps, 0) { page = strip.following(page) ?? page }
    return steps > 0 && page != settle.origin.page ? nil : slots
  }

  /// The same where several pages are in view at rest.
  private func slotsOfSeveral(from back: Double, to forward: Double, of settle: PageSettle) -> PageSlots? {
    // A motion swings about its target by less than the tolerance until it has arrived.
    let first = visibility(atOffset: back - Pager.tolerance, of: settle)
    let last = visibility(atOffset: forward + Pager.tolerance, of: settle)
    let mostSnapPoints = max(first.place.slot.magnitude, last.place.slot.magnitude)
    guard !strip.isEndless || mostSnapPoints < strip.snapPointCount else { return nil }
    let reach = configuration.effect.reach
    var slots = PageSlots(
      first: 0 - strip.pages(from: first.place, to: currentPage) - first.neighbors.before - reach,
      last: last.neighbors.after + reach - strip.pages(from: last.place, to: currentPage))
    if !strip.isEndless {
      slots.first = max(slots.first, 0 - currentPage)
      slots.last = min(slots.last, strip.pageCount - 1 - currentPage)
    }
    let count = slots.last - slots.first + 1
    return count <= min(strip.pageCount, Pager.maximumKeptCountOfSeveral) ? slots : nil
  }

  /// The offsets where a motion is farthest back and farthest forward from `time` on, until it rests on its
  /// target.
  private func reach(from time: Double, of settle: PageSettle) -> (back: Double, forward: Double) {
    var (back, forward) = (settle.motion.target, settle.motion.target)
    func include(_ time: Double) {
      let offset = settle.motion.value(at: time)
      back = min(back, offset)
      forward = max(forward, offset)
    }
    // No later turn is as far as the next two.
    let turns = settle.motion.turns(after: time, before: settle.end)
    include(time)
    include(turns.next)
    include(turns.second)
    return (back, forward)
  }

  /// When the listed pages change: when other pages become visible, or the strip settles.
  func nextVisibilityChange(after time: Double, of settle: PageSettle) -> Double {
    guard keptSlots == nil else { return settle.end }
    // Between two turns a motion leaves the pages in view at most once, and no later turn is as far.
    let turns = settle.motion.turns(after: time + Pager.lookahead, before: settle.end)
    return nextVisibilityChange(after: time, by: turns.next, or: turns.second) ?? settle.end
  }

  /// When other pages become visible, by bisection: by a first time or else by a second one, up to each of
  /// which the strip keeps its direction; nil if they don't.
  func nextVisibilityChange(after time: Double, by first: Double, or second: Double) -> Double? {
    let low = time + Pager.lookahead
    let present = visibility(at: place(at: low))
    func isOther(at time: Double) -> Bool {
      let other = visibility(at: place(at: time))
      return other.place.slot != present.place.slot || other.neighbors != present.neighbors
    }
    let isOtherAtFirst = isOther(at: first)
    guard isOtherAtFirst || isOther(at: second) else { return nil }
    let change = firstTime(
      from: isOtherAtFirst ? low : first, to: isOtherAtFirst ? first : second, when: isOther)
    // Pages count as visible that much earlier. A frame valid for no time would be requested endlessly.
    return max(change - Pager.lookahead, time.nextUp)
  }

  /// The visible pages at an offset of a motion.
  private func visibility(atOffset offset: Double, of settle: PageSettle) -> VisiblePages {
    visibility(at: place(atOffset: offset, of: settle))
  }

  /// The visible pages at a place.
  func visibility(at place: StripOffset) -> VisiblePages {
    VisiblePages(place: place, neighbors: strip.neighbors(at: place))
  }
}
