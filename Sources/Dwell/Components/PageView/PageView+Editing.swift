extension PageView {
  /// Applies an edit and keeps what is visible, also while it moves. A successor replaces a removed page.
  mutating func edit(_ edit: PageEdit, at time: Double, _ outcome: inout Outcome) {
    let old = currentPage
    let wasEmpty = pageCount == 0
    let before = activity
    let velocity = interrupt(at: time)
    let gap = strip.gap(of: place)
    let next = isFollowingVisible ? strip.following(place.page) : nil

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

  /// Replaces the strip by one of other lengths, and keeps the visible parts of the same pages; of a long
  /// page, the scrolled fraction if `keepsShare`, else the scrolled points.
  mutating func relayout(to newStrip: PageStrip, keepsShare: Bool = true, at time: Double) {
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
    strip = newStrip
    let range = strip.range(of: place.page)
    if gap != 0 {
      place.offset = (gap > 0 ? range : 0) + gap * scale
    } else {
      place.offset = keepsShare ? share * range : min(place.offset, range)
    }
    guard strip.isVisible else { return stop() }
    if case .settling(var settle) = before {
      let target = strip.range(of: currentPage)
      settle.within =
        keepsShare && oldRange > 0 ? settle.within / oldRange * target : min(settle.within, target)
      before = .settling(settle)
    }
    resume(before, velocity: velocity, at: time)
    checkPageLengths()
  }

  /// Reports a page longer than the view before one that isn't.
  private mutating func checkPageLengths() {
    var firstLong: Int?
    var longCount = 0
    strip.lengths.forEach { page, length in
      guard length > strip.viewLength else { return }
      firstLong = firstLong ?? page
      longCount += 1
    }
    guard let firstLong, longCount < pageCount - firstLong else { return }
    log.note(.tallPageBeforeFixed)
  }

  /// Continues the previous activity from the position shown now.
  private mutating func resume(_ before: Activity, velocity: Double, at time: Double) {
    switch before {
    case .idle:
      rest(within: min(max(place.offset, 0), strip.range(of: currentPage)))
    case .tracking(.finger):
      grab(at: touch?.latest ?? .zero, time: time)
    case .tracking(.scroll(let scroll)):
      place.offset = band.raw(place.offset, in: strip.bounds(at: place.page))
      activity = .tracking(.scroll(scroll))
    case .settling(let settle):
      let isBeside = currentSlot == 0 ? place.page == currentPage : strip.following(place.page) == currentPage
      let slot =
        (0...1).contains(currentSlot) && isBeside ? currentSlot : slot(for: currentPage, heading: nil)
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
