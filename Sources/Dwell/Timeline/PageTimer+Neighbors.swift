extension PageTimer {
  /// The page `step` pages ahead (back, below 0), for the user to turn to; nil beyond ends without a loop.
  func neighbor(_ step: Int) -> Int? {
    guard pageCount > 0 else { return nil }
    let page = currentPage + step
    if (0..<pageCount).contains(page) { return page }
    guard loops, pageCount > 1 else { return nil }
    return page < 0 ? pageCount - 1 : 0
  }

  /// The page that a key turns to; nil if there is none.
  func page(for key: Key, direction: Direction) -> Int? {
    guard pageCount > 0 else { return nil }
    switch key {
    case .home: return 0
    case .end: return pageCount - 1
    case .pageUp: return neighbor(-1)
    case .pageDown: return neighbor(1)
    case .space: return nil
    case .left, .right, .up, .down: return direction.step(for: key).flatMap { neighbor($0) }
    }
  }
}
