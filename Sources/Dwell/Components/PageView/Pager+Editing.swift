extension Pager {
  /// Applies an edit and keeps what is visible, also while it moves. A successor replaces a removed page.
  mutating func edit(_ edit: PageEdit, at time: Double, _ outcome: inout Outcome) {
    let old = currentPage
    let wasEmpty = pageCount == 0
    var place = place(at: time)
    let gap = strip.gap(of: place)
    let next = strip.next(at: place)
    let start = strip.start(of: place)

    strip.visibleOverride = nil
    strip.pendingOverride = nil
    strip.pageCount = edit.newCount(of: pageCount)
    configuration.pageCount = strip.pageCount
    strip.lengths.apply(edit)
    crossLengths.apply(edit)
    currentPage = wasEmpty ? 0 : edit.newIndexOrSuccessor(of: old, count: pageCount)
    restedPage = strip.snapPoint(of: edit.newIndexOrSuccessor(of: restedPage, count: pageCount))
    if !wasEmpty, edit.newIndex(of: old) == nil {
      outcome.pageChange = PageChange(from: old, to: currentPage, cause: .data, time: time)
    }
    if let leaving = fade?.page {
      if let page = edit.newIndex(of: leaving) { fade?.page = page } else { fade = nil }
    }
    guard !wasEmpty, pageCount > 0 else { return stop(at: place) }
    if !strip.hasCustomLayout {
      place = strip.place(place, gap: gap, next: next, after: edit)
      if place.page == currentPage {
        place.slot = 0
      } else if strip.next(at: place) == currentPage {
        place.slot = 1
      }
    } else {
      let kept = edit.newIndex(of: place.page) ?? currentPage
      place = strip.place(where: kept, beginsAt: start)
      change(to: strip.snapPoint(of: currentPage), cause: .data, at: time, &outcome)
    }
    resume(at: place, velocity: ownVelocity(at: time), at: time)
    outcome.diagnostics.formUnion(measureFaults)
  }

  /// Replaces the strip by one of other lengths, and keeps the visible parts of the same pages; of a long
  /// page, the scrolled fraction if `keepsFraction`, else the scrolled points.
  mutating func relayout(
    to newStrip: PageStrip, keepsFraction: Bool = true, at time: Double, _ outcome: inout Outcome
  ) {
    let scale = newStrip.pitch / strip.pitch
    fade?.start *= scale
    fade?.displacement *= scale
    if case .settling(let settle) = motion, newStrip.isScaled(strip) {
      strip = newStrip
      return self.settle(settle.scaled(by: scale), at: time)
    }
    let oldRange = strip.range(of: currentPage)
    let velocity = ownVelocity(at: time) * scale
    let place = newStrip.place(place(at: time), of: strip, keepsFraction: keepsFraction)
    strip = newStrip
    restedPage = strip.snapPoint(of: restedPage)
    let snapPoint = strip.snapPoint(showing: currentPage, from: strip.snapPoint(of: currentPage))
    change(to: snapPoint, cause: .data, at: time, &outcome)
    guard strip.isVisible else { return self.stop(at: place) }
    let rangeScale =
      !snaps ? scale : keepsFraction && oldRange > 0 ? strip.range(of: currentPage) / oldRange : 1
    // Beyond an end, other pages follow once the pages are enough to loop.
    resume(at: strip.normalized(place), velocity: velocity, rangeScale: rangeScale, at: time)
    outcome.diagnostics.formUnion(measureFaults)
  }

  /// What is wrong with the lengths: insets that are too long for the view, pages that are too few for a
  /// loop, or a page longer than the view before one that isn't.
  private var measureFaults: Diagnostics {
    var faults = Diagnostics()
    if strip.isVisible, let measures = strip.measures {
      if measures.areInsetsShortened { faults.insert(.insetsTooLong) }
      if measures.isTooShortToLoop { faults.insert(.tooFewPagesToLoop) }
    }
    guard strip.layout.length == .viewport else { return faults }
    var firstLong: Int?
    var longCount = 0
    strip.lengths.forEach { page, length in
      guard length > strip.viewportLength else { return }
      firstLong = firstLong ?? page
      longCount += 1
    }
    if let firstLong, longCount < pageCount - firstLong { faults.insert(.tallPageBeforeFixed) }
    return faults
  }

  /// Continues the motion from the place shown now, where a position in the current page's scroll range is
  /// `rangeScale` times what it was.
  private mutating func resume(
    at shown: StripOffset, velocity: Double, rangeScale: Double = 1, at time: Double
  ) {
    var place = shown
    if strip.hasCustomLayout { place.slot = strip.slot(for: currentPage, from: place) }
    let range = strip.range(of: currentPage)
    switch motion {
    case .resting:
      if !snaps {
        if strip.showsOrder, let within = freeOffset(-strip.distance(from: place)) {
          return rest(within: within)
        }
        place.slot = strip.slot(for: currentPage, from: place)
      }
      let within = min(max(place.offset, 0), range)
      if place.slot == 0, place.offset == within || reduceMotion || snaps && !strip.hasCustomLayout {
        return rest(within: within)
      }
      // The page that was shown belongs to another snap point now.
      settle(from: place, within: place.slot == 0 ? within : 0, velocity: 0, at: time)
    case .held(_, let scroll): hold(at: place, by: scroll)
    case .passing(let pass): motion = .passing(PagePass(origin: place, start: time, speed: pass.speed))
    case .settling(let settle):
      if !strip.hasCustomLayout {
        let isBeside = place.slot == 0 || place.slot == 1
        if !isBeside || strip.page(inSlot: place.slot, from: place.page) != currentPage {
          place.slot = strip.slot(for: currentPage, from: place)
        }
      }
      let within = settle.within * rangeScale
      self.settle(
        from: place, within: snaps ? min(within, range) : freeOffset(within) ?? 0, velocity: velocity,
        spring: settle.motion.spring, at: time)
    }
  }

  /// Rests on the current page at once, since there is no room to move.
  private mutating func stop(at place: StripOffset) {
    touch?.stage = .rejected
    fade = nil
    let fraction = place.page == currentPage ? strip.fraction(of: place) : 0
    rest(within: fraction * strip.range(of: currentPage))
  }
}
