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
    guard hasCustomLayout else {
      return Neighbours(after: gap(of: place) > 0 && following(place.page) != nil ? 1 : 0)
    }
    var result = Neighbours()
    let start = start(of: place)
    var end = start + step(over: place.page)
    var page = place.page
    while end < viewLength - PagingPhysics.slack, result.after + 1 < pageCount, let next = pageAfter(page) {
      page = next
      end += step(over: page)
      result.after += 1
    }
    var last = start - spacing
    page = place.page
    while last > PagingPhysics.slack, result.before + result.after + 1 < pageCount,
      let earlier = pageBefore(page)
    {
      page = earlier
      last -= step(over: page)
      result.before += 1
    }
    return result
  }

  /// How far a page that begins at `start` in the view is from where it is aligned, in pages of the common
  /// length; 0 throughout its scroll range.
  func misplacement(of page: Int, startingAt start: Double) -> Double {
    let way = start - portStart + alignedShift(of: page)
    return (way > 0 ? way : min(way + range(of: page), 0)) / pitch
  }

  /// What distances from being aligned lack at a normalized place, in points: how far the place is beyond the
  /// strip, below 0 before its beginning, less how far the current page rests from where it is aligned.
  func displacement(at place: StripOffset) -> Double {
    let bounds = bounds(at: place.page)
    let overscroll = place.offset - min(max(place.offset, bounds.lowerBound), bounds.upperBound)
    guard hasCustomLayout, layout.isContained, !isEndless else { return overscroll }
    let here = alignedShift(of: place.page) - shift(of: place.page)
    guard let next = next(at: place) else { return overscroll - here }
    // Between two stops it is linear.
    let there = alignedShift(of: next) - shift(of: next)
    return overscroll - here - (there - here) * share(ofNextAt: place)
  }
}
