/// The view's position on the strip, relative to a page nearby, so that large page counts cost no precision.
struct StripOffset: Equatable, Sendable {
  /// The page at the view's leading edge.
  var page: Int
  /// The distance of the view's leading edge beyond the page's, in points. In normal form it lies within the
  /// page and the gap after it, except beyond the ends of the strip.
  var offset: Double
}

extension PageStrip {
  /// The same position in normal form, in O(pages between). `slots` grows by one for every page back and
  /// shrinks by one for every page forward, so that slots keep counting from the same page.
  func normalized(_ place: StripOffset, slots: inout Int) -> StripOffset {
    var place = place
    while place.offset < 0, let page = preceding(place.page) {
      place = StripOffset(page: page, offset: place.offset + (range(of: page) + way(after: page)))
      slots += 1
    }
    while let page = following(place.page) {
      let step = range(of: place.page) + way(after: place.page)
      guard place.offset >= step else { break }
      place = StripOffset(page: page, offset: place.offset - step)
      slots -= 1
    }
    return place
  }

  /// How far a normalized position is beyond its scroll range, in points; below 0 before the first page.
  func gap(of place: StripOffset) -> Double {
    place.offset < 0 ? place.offset : max(place.offset - range(of: place.page), 0)
  }

  /// The offsets at a page that lie on the strip; unbounded where other pages follow.
  func bounds(at page: Int) -> ClosedRange<Double> {
    let lower = preceding(page) == nil ? 0 : -Double.infinity
    return lower...(following(page) == nil ? range(of: page) : .infinity)
  }

  /// The fraction of a page's scroll range before a position, 0...1; 0 without a range.
  func fraction(of place: StripOffset) -> Double {
    let range = range(of: place.page)
    return range > 0 ? min(max(place.offset / range, 0), 1) : 0
  }

  /// A normalized position in stops: whole within a scroll range, and below the number of stops in a loop.
  func position(of place: StripOffset) -> Double {
    let share = gap(of: place) / way(after: place.page)
    let stop = Double(index(ofStop: place.page))
    guard share > 0, let next = following(place.page) else { return stop + share }
    let position = stop + share * Double(distance(from: place.page, to: next))
    return isEndless && position >= Double(stopCount) ? position - Double(stopCount) : position
  }

  /// The derivative of ``position(of:)`` at a normalized position, in stops per point; 0 within a scroll
  /// range. Where a loop wraps around, it is that of both sides.
  func positionRate(at place: StripOffset) -> Double {
    if place.offset >= 0, place.offset < range(of: place.page) { return 0 }
    let way = way(after: place.page)
    guard place.offset >= 0, let next = following(place.page) else { return 1 / way }
    return Double(distance(from: place.page, to: next)) / way
  }
}
