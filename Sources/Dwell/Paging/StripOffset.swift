/// A place of the view on the strip, relative to a page nearby, so that large page counts cost no precision.
struct StripOffset: Equatable, Sendable {
  /// The page at the view's leading edge.
  var page: Int
  /// The distance of the view's leading edge beyond the page's, in points. In normal form it lies within the
  /// page and the gap after it, except beyond the ends of the strip.
  var offset: Double
  /// The current page's slot: 0 if it is ``page``, 1 if it is the next one. It changes with ``page``, and so
  /// counts the pages that a gesture has passed, also those that only an override made neighbours.
  var slot = 0
}

extension PageStrip {
  /// The same place in normal form. Only nearby pages are passed one by one: a place far away, as in a motion
  /// that is fast for short pages, is first moved near its page, in O(lengths told between).
  func normalized(_ place: StripOffset) -> StripOffset {
    var place = place.offset.magnitude > farthestWalk ? neared(place, forward: place.offset > 0) : place
    while place.offset < 0, let page = preceding(place.page) {
      place.page = page
      place.offset += range(of: page) + way(after: page)
      place.slot += 1
    }
    while let page = following(place.page) {
      let step = range(of: place.page) + way(after: place.page)
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

  /// How much of the way to the next page is behind a normalized place, 0...1.
  func share(ofNextAt place: StripOffset) -> Double {
    next(at: place) == nil ? 0 : min(gap(of: place) / way(after: place.page), 1)
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

  /// The fraction of a page's scroll range before a place, 0...1; 0 without a range.
  func fraction(of place: StripOffset) -> Double {
    let range = range(of: place.page)
    return range > 0 ? min(max(place.offset / range, 0), 1) : 0
  }

  /// A normalized place in stops: whole within a scroll range, and below the number of stops in a loop.
  func position(of place: StripOffset) -> Double {
    let share = gap(of: place) / way(after: place.page)
    let stop = Double(index(ofStop: place.page))
    guard share > 0, let next = following(place.page) else { return stop + share }
    let position = stop + share * Double(distance(from: place.page, to: next))
    return isEndless && position >= Double(stopCount) ? position - Double(stopCount) : position
  }

  /// The derivative of ``position(of:)`` at a normalized place, in stops per point; 0 within a scroll range.
  /// Where a loop wraps around, it is that of both sides.
  func positionRate(at place: StripOffset) -> Double {
    if place.offset >= 0, place.offset < range(of: place.page) { return 0 }
    let way = way(after: place.page)
    guard place.offset >= 0, let next = following(place.page) else { return 1 / way }
    return Double(distance(from: place.page, to: next)) / way
  }
}
