extension PageView {
  /// Applies an edit and keeps what is visible, also while it moves. A successor replaces a removed page.
  mutating func edit(_ edit: PageEdit, at time: Double, _ outcome: inout Outcome) {
    let old = currentPage
    let wasEmpty = pageCount == 0
    let before = activity
    let velocity = interrupt(at: time)
    let gap = strip.gap(of: place)
    let next = isFollowingVisible ? strip.following(place.page) : nil
    let start = strip.start(of: place)

    strip.visibleOverride = nil
    strip.pendingOverride = nil
    strip.pageCount = edit.newCount(of: pageCount)
    configuration.pageCount = strip.pageCount
    strip.lengths.apply(edit)
    currentPage = wasEmpty ? 0 : edit.newIndexOrSuccessor(of: old, count: pageCount)
    restedPage = edit.newIndexOrSuccessor(of: restedPage, count: pageCount)
    if !wasEmpty, edit.newIndex(of: old) == nil {
      outcome.pageChange = PageChange(
        from: old, to: currentPage, cause: .data, time: timebase.clock(at: time))
    }
    if let leaving = fade?.page {
      if let page = edit.newIndex(of: leaving) { fade?.page = page } else { fade = nil }
    }
    guard !wasEmpty, pageCount > 0 else { return stop() }
    if strip.measures != nil {
      let kept = edit.newIndex(of: place.page) ?? edit.newIndexOrSuccessor(of: old, count: pageCount)
      moveToStops(keeping: kept, at: start)
      change(to: strip.stop(of: currentPage), cause: .data, at: time, &outcome)
      return resume(before, velocity: velocity, at: time)
    }

    let first = edit.newIndex(of: place.page)
    let second = next.flatMap { edit.newIndex(of: $0) }
    restorePlace(
      first: first, second: second, gap: gap,
      replacement: edit.newIndexOrSuccessor(of: place.page, count: pageCount))
    resume(before, velocity: velocity, at: time)
    checkPageLengths()
  }

  /// Restores the view's position, `gap` points beyond a scroll range, after the pages were renumbered.
  private mutating func restorePlace(first: Int?, second: Int?, gap: Double, replacement: Int) {
    if let first {
      place.page = first
      if let second, strip.following(first) != second {
        strip.visibleOverride = AdjacencyOverride(before: first, after: second)
      }
    } else if let second {
      if let page = strip.preceding(second) {
        place = StripOffset(page: page, offset: strip.range(of: page) + gap)
      } else {
        place = StripOffset(page: second, offset: gap - strip.pitch)
        currentSlot -= 1
      }
    } else {
      place = StripOffset(
        page: replacement, offset: gap < 0 ? gap : gap > 0 ? strip.range(of: replacement) + gap : 0)
    }
    // A position beyond an end of the strip may have pages now.
    place = strip.normalized(place, slots: &currentSlot)
    if place.page == currentPage {
      currentSlot = 0
    } else if isFollowingVisible, strip.following(place.page) == currentPage {
      currentSlot = 1
    }
  }

  /// Puts the view where a page begins at `start`, in points, whether or not it has a stop of its own.
  private mutating func moveToStops(keeping page: Int, at start: Double) {
    let stop = strip.stop(of: page)
    place = StripOffset(page: stop, offset: 0)
    place.offset = strip.start(of: place) + strip.distance(fromStartOf: stop, toStartOf: page) - start
    var slots = 0
    place = strip.normalized(place, slots: &slots)
    restedPage = strip.stop(of: restedPage)
  }

  /// Replaces the strip by one of other lengths, and keeps the visible parts of the same pages; of a long
  /// page, the scrolled fraction if `keepsShare`, else the scrolled points.
  mutating func relayout(
    to newStrip: PageStrip, keepsShare: Bool = true, at time: Double, _ outcome: inout Outcome
  ) {
    let scale = newStrip.pitch / strip.pitch
    fade?.start *= scale
    if case .settling(let settle) = activity, newStrip.isScaled(strip) {
      strip = newStrip
      place.offset *= scale
      return self.settle(settle.scaled(by: scale), at: time)
    }
    var before = activity
    let velocity = interrupt(at: time) * scale
    let gap = strip.gap(of: place)
    let share = strip.fraction(of: place)
    let oldRange = strip.range(of: currentPage)
    let oldWay = strip.way(after: place.page)
    let isPlain = strip.measures == nil && newStrip.measures == nil
    strip = newStrip
    if !isPlain { place.page = strip.stop(of: place.page) }
    let range = strip.range(of: place.page)
    if gap != 0 {
      place.offset =
        (gap > 0 ? range : 0) + gap * (isPlain ? scale : strip.way(after: place.page) / oldWay)
    } else {
      place.offset = keepsShare ? share * range : min(place.offset, range)
    }
    if !isPlain {
      restedPage = strip.stop(of: restedPage)
      let stop = strip.stop(showing: currentPage, from: strip.stop(of: currentPage))
      change(to: stop, cause: .data, at: time, &outcome)
    }
    guard strip.isVisible else { return stop() }
    // Beyond an end, other pages follow once the pages are enough to loop.
    place = strip.normalized(place, slots: &currentSlot)
    if case .settling(var settle) = before {
      let target = strip.range(of: currentPage)
      settle.within =
        keepsShare && oldRange > 0 ? settle.within / oldRange * target : min(settle.within, target)
      before = .settling(settle)
    }
    resume(before, velocity: velocity, at: time)
    checkPageLengths()
    checkMeasures()
  }

  /// Reports insets that are too long for the view, and pages that are too few for a loop.
  private mutating func checkMeasures() {
    guard strip.isVisible, let measures = strip.measures else { return }
    if measures.areInsetsShortened { log.note(.insetsTooLong) }
    if measures.isTooShortToLoop { log.note(.tooFewPagesToLoop) }
  }

  /// Reports a page longer than the view before one that isn't.
  private mutating func checkPageLengths() {
    guard strip.layout.length == .port else { return }
    var firstLong: Int?
    var longCount = 0
    strip.lengths.forEach { page, length in
      guard length > strip.portLength else { return }
      firstLong = firstLong ?? page
      longCount += 1
    }
    guard let firstLong, longCount < pageCount - firstLong else { return }
    log.note(.tallPageBeforeFixed)
  }

  /// Continues the previous activity from the position shown now.
  private mutating func resume(_ before: Activity, velocity: Double, at time: Double) {
    if strip.measures != nil, pageCount > 0 { currentSlot = slot(for: currentPage, heading: nil) }
    switch before {
    case .idle:
      let within = min(max(place.offset, 0), strip.range(of: currentPage))
      if currentSlot == 0, place.offset == within || reduceMotion || strip.measures == nil {
        return rest(within: within)
      }
      // The page that was shown belongs to another stop now.
      settle(slot: currentSlot, within: currentSlot == 0 ? within : 0, velocity: 0, at: time)
    case .tracking(.finger):
      grab(at: touch?.latest ?? .zero, time: time)
    case .tracking(.scroll(let scroll)):
      place.offset = band.raw(place.offset, in: strip.bounds(at: place.page))
      activity = .tracking(.scroll(scroll))
    case .settling(let settle):
      var slot = currentSlot
      if strip.measures == nil {
        let isBeside =
          slot == 0 ? place.page == currentPage : strip.following(place.page) == currentPage
        if !(0...1).contains(slot) || !isBeside { slot = self.slot(for: currentPage, heading: nil) }
      }
      self.settle(
        slot: slot, within: min(settle.within, strip.range(of: currentPage)), velocity: velocity,
        spring: settle.motion.spring, at: time)
    }
  }

  /// Rests on the current page at once, since there is no room to move.
  private mutating func stop() {
    touch?.stage = .rejected
    fade = nil
    let share = place.page == currentPage ? strip.fraction(of: place) : 0
    rest(within: share * strip.range(of: currentPage))
  }
}
