/// A place of the view on the strip, told from a page nearby, so that no number of pages costs precision.
struct StripOffset: Equatable, Sendable {
  /// The page that lies at the view's leading edge.
  var page: Int
  /// How far the view's leading edge is beyond the page's, in points. In normal form it lies within the page
  /// and the gap after it; only beyond the ends of the strip it lies outside.
  var offset: Double
}

extension PageStrip {
  /// The same place in normal form. `slots` is increased by one for every page that the place goes back, and
  /// decreased for every one it goes forward, so that what is counted from the place's page stays where it
  /// is.
  /// - Complexity: O(pages between the two).
  func normalized(_ place: StripOffset, slots: inout Int) -> StripOffset {
    var place = place
    while place.offset < 0, let page = preceding(place.page) {
      place = StripOffset(page: page, offset: place.offset + (range(of: page) + pitch))
      slots += 1
    }
    while let page = following(place.page) {
      let step = range(of: place.page) + pitch
      guard place.offset >= step else { break }
      place = StripOffset(page: page, offset: place.offset - step)
      slots -= 1
    }
    return place
  }

  /// How far a place in normal form is beyond its page's own range, in points: 0 within it, less than a pitch
  /// on the way to the following page, below 0 before the first page.
  func gap(of place: StripOffset) -> Double {
    place.offset < 0 ? place.offset : max(place.offset - range(of: place.page), 0)
  }

  /// The offsets at a page that lie on the strip: without bounds where other pages follow.
  func bounds(at page: Int) -> ClosedRange<Double> {
    let lower = preceding(page) == nil ? 0 : -Double.infinity
    return lower...(following(page) == nil ? range(of: page) : .infinity)
  }

  /// The share of a page's own range that lies before a place, 0...1; 0 for a page without one.
  func fraction(of place: StripOffset) -> Double {
    let range = range(of: place.page)
    return range > 0 ? min(max(place.offset / range, 0), 1) : 0
  }

  /// A place in normal form, in pages: whole within a page's own range. Beyond the ends of the strip it goes
  /// on; in a loop it stays below the number of pages.
  func position(of place: StripOffset) -> Double {
    let share = gap(of: place) / pitch
    guard share > 0, let next = following(place.page) else { return Double(place.page) + share }
    let position = Double(place.page) + share * Double(distance(from: place.page, to: next))
    return isEndless && position >= Double(pageCount) ? position - Double(pageCount) : position
  }

  /// How fast ``position(of:)`` grows as a place in normal form goes forward, in pages per point: 0 within a
  /// page's own range. Where a loop's position leaps, it is that of both sides.
  func positionRate(at place: StripOffset) -> Double {
    if place.offset >= 0, place.offset < range(of: place.page) { return 0 }
    guard place.offset >= 0, let next = following(place.page) else { return 1 / pitch }
    return Double(distance(from: place.page, to: next)) / pitch
  }
}
