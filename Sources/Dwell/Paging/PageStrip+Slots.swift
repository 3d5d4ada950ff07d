/// Slots count the stops from that of a place, which has slot 0.
extension PageStrip {
  /// The farthest slot whose rest is computed: more stops than this are too far to move to.
  private static let farthestSlot = 1000

  /// The page in a slot, and where its rest begins relative to that of `page`, in points; infinitely far
  /// beyond the ends and beyond ``farthestSlot``.
  func rest(inSlot slot: Int, from page: Int) -> (page: Int, start: Double) {
    var (page, start) = (page, 0.0)
    guard slot.magnitude <= PageStrip.farthestSlot else { return (page, slot > 0 ? .infinity : -.infinity) }
    for _ in stride(from: slot, to: 0, by: 1) {
      guard let earlier = preceding(page) else { return (page, -.infinity) }
      start -= range(of: earlier) + way(after: earlier)
      page = earlier
    }
    for _ in stride(from: 0, to: slot, by: 1) {
      guard let later = following(page) else { return (page, .infinity) }
      start += range(of: page) + way(after: page)
      page = later
    }
    return (page, start)
  }

  /// The pages from that of a place to one in its slot, below 0 if that comes before it.
  func pages(from place: StripOffset, to page: Int) -> Int {
    guard hasCustomLayout else { return place.slot }
    let pages = page - place.page
    if isEndless, place.slot > 0, pages < 0 { return pages + pageCount }
    return isEndless && place.slot < 0 && pages > 0 ? pages - pageCount : pages
  }

  /// The way from a place to the rest in its slot, in points.
  func way(from place: StripOffset) -> Double {
    rest(inSlot: place.slot, from: place.page).start - place.offset
  }

  /// The offset of a scroll gesture's limit from the page of a place, in points; nil if it is beyond the ends
  /// or beyond ``farthestSlot``.
  func offset(of limit: PageScroll.Limit, from place: StripOffset) -> Double? {
    let rest = rest(inSlot: place.slot &+ limit.page, from: place.page)
    guard rest.start.isFinite else { return nil }
    return limit.isAtStart ? rest.start : rest.start + range(of: rest.page)
  }

  /// The page in a slot, nearby in a plain layout; nil if there is none.
  func page(inSlot slot: Int, from page: Int) -> Int? {
    switch slot {
    case -1: preceding(page)
    case 0: page
    case 1: following(page)
    default: hasCustomLayout ? self.page(slot, from: page) : nil
    }
  }

  /// The offset in a page's scroll range that is reached first on the way from a place to its slot.
  func nearestOffset(in page: Int, from place: StripOffset) -> Double {
    let range = range(of: page)
    if place.slot == 0 { return min(max(place.offset, 0), range) }
    return place.slot < 0 ? range : 0
  }

  /// The slot for a page: forward from the place's if `heading`, the shorter way if it is nil. It is among
  /// the visible ones if the page is there, else just outside, even if it isn't a neighbour. Where several
  /// pages are in view at rest, it is where the page lies.
  mutating func slot(for page: Int, from place: StripOffset, heading: Bool? = nil) -> Int {
    let first = place.page
    let next = next(at: place)
    var forward = heading ?? true
    if let heading {
      let neighbour = place.slot &+ (heading ? 1 : -1)
      let isVisible = neighbour == 0 && page == first || neighbour == 1 && page == next
      if hasCustomLayout || isVisible { return neighbour }
    } else {
      if page == first { return 0 }
      if page == next { return 1 }
      forward = leadsForward(from: share(ofNextAt: place) > 0.5 ? next ?? first : first, to: page)
      if hasCustomLayout {
        return forward ? distance(from: first, to: page) : -distance(from: page, to: first)
      }
    }
    let edge = forward ? next ?? first : first
    let slot = edge == first ? 0 : 1
    if page == edge { return slot }
    if self.page(inSlot: forward ? 1 : -1, from: edge) != page {
      pendingOverride = AdjacencyOverride(before: forward ? edge : page, after: forward ? page : edge)
    }
    return forward ? slot + 1 : -1
  }

  /// Restores the pages' order where it isn't visible from a place.
  mutating func dropHiddenOverrides(at place: StripOffset) {
    let next = next(at: place)
    visibleOverride = nil
    pendingOverride = nil
    if let next, following(place.page) != next {
      visibleOverride = AdjacencyOverride(before: place.page, after: next)
    }
  }

  /// The place, `gap` points beyond a scroll range, after an edit: between the same pages, of which `next`
  /// was visible after the place's, or beside the one that is left, or else at the successor.
  mutating func place(_ place: StripOffset, gap: Double, next: Int?, after edit: PageEdit) -> StripOffset {
    var place = place
    let second = next.flatMap { edit.newIndex(of: $0) }
    if let first = edit.newIndex(of: place.page) {
      place.page = first
      if let second, following(first) != second {
        visibleOverride = AdjacencyOverride(before: first, after: second)
      }
    } else if let second {
      if let page = preceding(second) {
        place.page = page
        place.offset = range(of: page) + gap
      } else {
        place.page = second
        place.offset = gap - pitch
        place.slot -= 1
      }
    } else {
      place.page = edit.newIndexOrSuccessor(of: place.page, count: pageCount)
      place.offset = gap < 0 ? gap : gap > 0 ? range(of: place.page) + gap : 0
    }
    // A place beyond an end of the strip may have pages now.
    return normalized(place)
  }

  /// The place at which a page begins at `start` in the view, in points, whether or not it has a stop of its
  /// own.
  func place(where page: Int, beginsAt start: Double) -> StripOffset {
    let rest = StripOffset(page: stop(of: page), offset: 0)
    let offset = self.start(of: rest) + distance(fromStartOf: rest.page, toStartOf: page) - start
    return normalized(StripOffset(page: rest.page, offset: offset))
  }

  /// The place of another strip of the same pages on this one, not normalized: with the same share of the way
  /// between pages, and of a long page the same fraction of its scroll range if `keepsShare`, else as many
  /// points.
  func place(_ place: StripOffset, of other: PageStrip, keepsShare: Bool) -> StripOffset {
    let gap = other.gap(of: place)
    var result = place
    result.page = stop(of: place.page)
    let range = range(of: result.page)
    if gap != 0 {
      result.offset = (gap > 0 ? range : 0) + gap * (way(after: result.page) / other.way(after: place.page))
    } else {
      result.offset = keepsShare ? other.fraction(of: place) * range : min(place.offset, range)
    }
    return result
  }
}
