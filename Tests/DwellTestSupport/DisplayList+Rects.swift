import Dwell

extension DisplayList {
  /// The rectangle of every item.
  public var rects: [ItemKey: Rect] {
    var result: [ItemKey: Rect] = [:]
    for command in commands {
      switch command {
      case .fill(let key, let rect, _, _), .border(let key, let rect, _, _, _),
        .image(let key, _, let rect, _, _),
        .label(let key, _, _, let rect, _, _, _):
        result[key] = rect
      case .arc(let key, let arc, _): result[key] = arc.bounds
      case .page(let page, let rect, _, _, _): result[ItemKey(.page, page)] = rect
      case .clip, .opacity, .pop: break
      }
    }
    return result
  }
}

extension Rect {
  /// The rectangle at a fraction of the way to another, 0...1.
  func interpolated(to other: Rect, _ share: Double) -> Rect {
    Rect(
      x: x + (other.x - x) * share, y: y + (other.y - y) * share,
      width: width + (other.width - width) * share,
      height: height + (other.height - height) * share)
  }

  /// Whether two rectangles are equal except for rounding, which grows with the time.
  func isClose(to other: Rect) -> Bool {
    let parts = [x - other.x, y - other.y, width - other.width, height - other.height]
    return parts.allSatisfy { abs($0) < 1e-3 }
  }
}
