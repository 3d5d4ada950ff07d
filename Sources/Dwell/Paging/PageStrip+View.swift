extension PageStrip {
  /// How many pages are visible beside the one of a position.
  struct Neighbours: Equatable, Sendable {
    /// Before it.
    var before = 0
    /// After it.
    var after = 0
  }

  /// The pages that are visible at a normalized position, each once: in a loop those after the position's
  /// come first.
  func neighbours(at place: StripOffset) -> Neighbours {
    guard measures != nil else {
      return Neighbours(after: gap(of: place) > 0 && following(place.page) != nil ? 1 : 0)
    }
    var result = Neighbours()
    let start = start(of: place)
    var end = start + step(over: place.page)
    var page = place.page
    while end < viewLength, result.after + 1 < pageCount, let next = pageAfter(page) {
      page = next
      end += step(over: page)
      result.after += 1
    }
    var last = start - spacing
    page = place.page
    while last > 0, result.before + result.after + 1 < pageCount, let earlier = pageBefore(page) {
      page = earlier
      last -= step(over: page)
      result.before += 1
    }
    return result
  }

  /// How far a page that begins at `start` in the view is from where it would be aligned, in pages of the
  /// common length.
  func misplacement(of page: Int, startingAt start: Double) -> Double {
    (start - portStart + alignedShift(of: page)) / pitch
  }
}
