extension PageControl {
  /// The page so many pages on (or back, below 0) that a person can turn to; nil beyond the ends, unless pages loop.
  func neighbor(_ step: Int) -> Int? {
    guard pageCount > 0 else { return nil }
    let page = currentPage + step
    if (0..<pageCount).contains(page) { return page }
    guard configuration.timer.loops, pageCount > 1 else { return nil }
    return page < 0 ? pageCount - 1 : 0
  }
}
