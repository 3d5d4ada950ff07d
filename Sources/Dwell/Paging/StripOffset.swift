/// A place of the view on the strip, relative to a page nearby, so that large page counts cost no precision.
struct StripOffset: Equatable, Sendable {
  /// The page at the view's leading edge.
  var page: Int
  /// The current page's slot: 0 if it is ``page``, 1 if it is the next one. It changes with ``page``, and so
  /// counts the pages that a gesture has passed, also those that only an override made neighbours.
  var slot = 0
  /// The distance of the view's leading edge beyond the page's, in points. In normal form it lies within the
  /// page and the gap after it, except beyond the ends of the strip.
  var offset: Double
}

extension PageStrip {
  /// The same place in normal form. Only nearby pages are passed one by one: a place far away, as in a motion
  /// that is fast for short pages, is first moved near its page, in O(lengths set between them).
  func normalized(_ place: StripOffset) -> StripOffset {
    var place = place.offset.magnitude > farthestWalk ? neared(place, forward: place.offset > 0) : place
    while place.offset < 0, let page = preceding(place.page) {
      place.page = page
      place.offset += range(of: page) + distance(after: page)
      place.slot += 1
    }
    while let page = following(place.page) {
      let step = range(of: place.page) + distance(after: place.page)
      guard place.offset >= step else { break }
      place.page = page
      place.offset -= step
      place.slot -= 1
    }
    return place
  }

  /// How far a normalized place is beyond its scroll range, in points; below 0 before the first page.
  func gap(of place: StripOffset) -> Double {
    place.offset < 0 ? place.offset : max(place.offset - range(of: place.page), 0)
  }

  /// The page after that of a normalized place, if it is visible.
  func next(at place: StripOffset) -> Int? { gap(of: place) > 0 ? following(place.page) : nil }

  /// The fraction of the distance to the next page that a normalized place has passed, 0...1.
  func fraction(ofNextAt place: StripOffset) -> Double {
    next(at: place) == nil ? 0 : gap(of: place) / distance(after: place.page)
  }

  /// Whether a place is inside a long page, where content scrolls and no page turns.
  func isInside(_ place: StripOffset) -> Bool {
    let range = range(of: place.page)
    return range > 0 && place.offset >= 0 && place.offset <= range
  }

  /// The offsets at a page that lie on the strip; unbounded where other pages follow.
  func bounds(at page: Int) -> ClosedRange<Double> {
    let lower = preceding(page) == nil ? 0 : -Double.infinity
    return lower...(following(page) == nil ? range(of: page) : .infinity)
  }

  /// A normalized place, moved back to an end of the strip that it lies beyond.
  func clamped(_ place: StripOffset) -> StripOffset {
    let bounds = bounds(at: place.page)
    var place = place
    place.offset = min(max(place.offset, bounds.lowerBound), bounds.upperBound)
    return place
  }

  /// The fraction of a page's scroll range before a place, 0...1; 0 without a range.
  func fraction(of place: StripOffset) -> Double {
    let range = range(of: place.page)
    return range > 0 ? min(max(place.offset / range, 0), 1) : 0
  }

  /// A normalized place in snap points: whole within a scroll range, and below the number of snap points in a
  /// loop.
  func position(of place: StripOffset) -> Double {
    let fraction = gap(of: place) / distance(after: place.page)
    let snapPoint = Double(index(ofSnapPoint: place.page))
    guard fraction > 0, let next = following(place.page) else { return snapPoint + fraction }
    let position = snapPoint + fraction * Double(distance(from: place.page, to: next))
    return isEndless && position >= Double(snapPointCount) ? position - Double(snapPointCount) : position
  }

  /// The derivative of ``position(of:)`` at a normalized place, in snap points per point; 0 within a scroll
  /// range. Where a loop wraps around, it is that of both sides.
  func positionRate(at place: StripOffset) -> Double {
    if place.offset >= 0, place.offset < range(of: place.page) { return 0 }
    let length = distance(after: place.page)
    guard place.offset >= 0, let next = following(place.page) else { return 1 / length }
    return Double(distance(from: place.page, to: next)) / length
  }

  /// How many pages are visible beside the one of a position.
  struct Neighbors: Equatable, Sendable {
    /// Before it.
    var before = 0
    /// After it.
    var after = 0
  }

  /// The pages that are visible at a normalized position.
  func neighbors(at place: StripOffset) -> Neighbors {
    guard hasCustomLayout else {
      return Neighbors(after: gap(of: place) > 0 && following(place.page) != nil ? 1 : 0)
    }
    return neighbors(of: place.page, startingAt: start(of: place), in: Extent(start: 0, length: viewLength))
  }

  /// The pages that are in a part of the view beside one that begins at `start`, each once: in a loop those
  /// after it come first.
  func neighbors(of page: Int, startingAt start: Double, in part: Extent) -> Neighbors {
    var result = Neighbors()
    var end = start + step(over: page)
    var last = page
    while end < part.end - PagingPhysics.slack, result.after + 1 < pageCount, let next = pageAfter(last) {
      last = next
      end += step(over: last)
      result.after += 1
    }
    end = start - spacing
    var first = page
    while end > part.start + PagingPhysics.slack, result.before + result.after + 1 < pageCount,
      let earlier = pageBefore(first)
    {
      first = earlier
      end -= step(over: first)
      result.before += 1
    }
    return result
  }

  /// How far a page that begins at `start` in the view is from where it is aligned, in pages of the common
  /// length; 0 throughout its scroll range.
  func misplacement(of page: Int, startingAt start: Double) -> Double {
    let offset = start - viewportStart + alignedShift(of: page)
    return (offset > 0 ? offset : min(offset + range(of: page), 0)) / pitch
  }

  /// The correction of distances from being aligned at a normalized place, in points: how far the place is
  /// beyond the strip, below 0 before its beginning, less how far the current page rests from where it is
  /// aligned.
  func displacement(at place: StripOffset) -> Double {
    let overscroll = place.offset - clamped(place).offset
    guard layout.isContained, !isEndless else { return overscroll }
    let here = alignedShift(of: place.page) - shift(of: place.page)
    guard let next = next(at: place) else { return overscroll - here }
    // Between two snap points it is linear.
    let there = alignedShift(of: next) - shift(of: next)
    return overscroll - here - (there - here) * fraction(ofNextAt: place)
  }
}

/// Slots count the snap points from that of a place, which has slot 0.
extension PageStrip {
  /// The farthest slot whose rest is computed: more snap points than this are too far to move to.
  private static let farthestSlot = 1000

  /// The page in a slot, and where its rest begins relative to that of `page`, in points; infinitely far
  /// beyond the ends and beyond ``farthestSlot``.
  func rest(inSlot slot: Int, from page: Int) -> (page: Int, start: Double) {
    var (page, start) = (page, 0.0)
    guard slot.magnitude <= PageStrip.farthestSlot else { return (page, slot > 0 ? .infinity : -.infinity) }
    for _ in min(slot, 0)..<0 {
      guard let earlier = preceding(page) else { return (page, -.infinity) }
      start -= range(of: earlier) + distance(after: earlier)
      page = earlier
    }
    for _ in 0..<max(slot, 0) {
      guard let later = following(page) else { return (page, .infinity) }
      start += range(of: page) + distance(after: page)
      page = later
    }
    return (page, start)
  }

  /// The pages from that of a place to one in its slot, below 0 if that comes before it.
  func pages(from place: StripOffset, to page: Int) -> Int {
    guard hasCustomLayout else { return place.slot }
    let pages = page - place.page
    guard isEndless, (pages < 0) != (place.slot < 0) else { return pages }
    return pages < 0 ? pages + pageCount : pages - pageCount
  }

  /// The distance from a place to the rest in its slot, in points.
  func distance(from place: StripOffset) -> Double {
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

  /// The offset in a page's scroll range that is reached first from a place towards its slot.
  func nearestOffset(in page: Int, from place: StripOffset) -> Double {
    let range = range(of: page)
    return switch place.slot.signum() {
    case -1: range
    case 1: 0
    default: min(max(place.offset, 0), range)
    }
  }

  /// The slot for a page: forward from the place's if `heading`, the shorter way if it is nil. It is among
  /// the visible ones if the page is there, else just outside, even if it isn't a neighbour. Where several
  /// pages are in view at rest, it is where the page lies.
  mutating func slot(for page: Int, from place: StripOffset, heading: Bool? = nil) -> Int {
    let first = place.page
    let next = next(at: place)
    var forward = heading ?? true
    if let heading {
      let neighbor = place.slot &+ (heading ? 1 : -1)
      let isVisible = neighbor == 0 && page == first || neighbor == 1 && page == next
      if hasCustomLayout || isVisible { return neighbor }
    } else {
      if page == first { return 0 }
      if page == next { return 1 }
      forward = leadsForward(from: fraction(ofNextAt: place) > 0.5 ? next ?? first : first, to: page)
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
      place.offset = gap > 0 ? range(of: place.page) + gap : gap
    }
    // A place beyond an end of the strip may have pages now.
    return normalized(place)
  }

  /// The place at which a page begins at `start` in the view, in points, whether or not it has a snap point
  /// of its own.
  func place(where page: Int, beginsAt start: Double) -> StripOffset {
    let rest = StripOffset(page: snapPoint(of: page), offset: 0)
    let offset = self.start(of: rest) + distance(fromStartOf: rest.page, toStartOf: page) - start
    return normalized(StripOffset(page: rest.page, offset: offset))
  }

  /// The place of another strip of the same pages on this one, not normalized: with the same fraction of the
  /// distance between pages, and of a long page the same fraction of its scroll range if `keepsFraction`,
  /// else as many points.
  func place(_ place: StripOffset, of other: PageStrip, keepsFraction: Bool) -> StripOffset {
    let gap = other.gap(of: place)
    var result = place
    result.page = snapPoint(of: place.page)
    let range = range(of: result.page)
    if gap != 0 {
      result.offset =
        (gap > 0 ? range : 0) + gap * (distance(after: result.page) / other.distance(after: place.page))
    } else {
      result.offset = keepsFraction ? other.fraction(of: place) * range : min(place.offset, range)
    }
    return result
  }
}
