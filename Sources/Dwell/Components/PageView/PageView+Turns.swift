extension PageView {
  /// How far a page is from the position at `now`, in pages: 0 for the page at rest, above 0 for pages that
  /// follow, below 0 for those before it; in a loop the shorter way, within half of the pages. With reduced
  /// motion it is whole, and jumps. A page out of range has the distance that it would have.
  public func distance(ofPage page: Int, at now: Double) -> Double {
    var distance = Double(page) - (reduceMotion ? Double(currentPage) : pagePosition(at: now))
    if pager.strip.isEndless {
      let count = Double(pageCount)
      distance -= Double(nearestInteger(distance / count)) * count
    }
    return distance
  }

  /// Whether there is a page `steps` turns after the current one, or before it if below 0.
  public func canTurn(by steps: Int) -> Bool {
    pageCount > 0 && pager.strip.page(steps, from: currentPage) != currentPage
  }

  /// The position in pages, where ``position(at:)`` counts snap points.
  private func pagePosition(at now: Double) -> Double {
    let position = position(at: now)
    guard pager.strip.hasCustomLayout, position >= 0, position < Double(snapPointCount) else {
      return position
    }
    let snapPoint = Int(position)
    let first = page(ofSnapPoint: snapPoint)
    let isLast = snapPoint == snapPointCount - 1
    let next =
      isLast
      ? pager.strip.isEndless ? pageCount + page(ofSnapPoint: 0) : first : page(ofSnapPoint: snapPoint + 1)
    return Double(first) + (position - Double(snapPoint)) * Double(next - first)
  }
}
