import Dwell

/// The parts of a drawn row that tests examine, read back from its display list.
public struct DrawnRow {
  /// A page's dot.
  public struct Mark: Equatable {
    /// The page.
    public var page: Int
    /// Its rectangle.
    public var rect: Rect
    /// Its colour.
    public var ink: ColorRole
    /// Its opacity.
    public var opacity: Double
  }

  /// The fill of a page's dot.
  public struct Fill: Equatable {
    /// The page.
    public var page: Int
    /// The shape that slides in.
    public var rect: Rect
    /// The dot that clips it.
    public var clip: Rect
    /// Its opacity.
    public var opacity: Double

    /// The visible part of it.
    public var visible: Rect {
      let left = max(rect.x, clip.x)
      let top = max(rect.y, clip.y)
      return Rect(
        x: left, y: top, width: max(min(rect.maxX, clip.maxX) - left, 0),
        height: max(min(rect.maxY, clip.maxY) - top, 0))
    }
  }

  /// The pills that move over dots, in drawing order; `page` is their number.
  public private(set) var moving: [Mark] = []
  /// The dots of pages, in drawing order.
  public private(set) var marks: [Mark] = []
  /// The fills, in drawing order.
  public private(set) var fills: [Fill] = []

  /// Reads a frame's display list.
  public init(_ frame: Frame) {
    var clips: [Rect] = []
    for command in frame.display.commands {
      switch command {
      case .fill(let key, let rect, _, .solid(let ink, let opacity)) where key.part == .indicator:
        marks.append(Mark(page: key.page, rect: rect, ink: ink, opacity: opacity))
      case .image(let key, _, let rect, let ink, let opacity) where key.part == .indicator:
        marks.append(Mark(page: key.page, rect: rect, ink: ink, opacity: opacity))
      case .fill(let key, let rect, _, .solid(let ink, let opacity)) where key.part == .mark:
        moving.append(Mark(page: key.page, rect: rect, ink: ink, opacity: opacity))
      case .image(let key, _, let rect, let ink, let opacity) where key.part == .mark:
        moving.append(Mark(page: key.page, rect: rect, ink: ink, opacity: opacity))
      case .fill(let key, let rect, _, .solid(_, let opacity)) where key.part == .progress:
        fills.append(Fill(page: key.page, rect: rect, clip: clips.last ?? rect, opacity: opacity))
      case .clip(let rect, _): clips.append(rect)
      case .opacity: clips.append(.zero)
      case .pop: _ = clips.popLast()
      default: break
      }
    }
  }

  /// The width from the left edge of the first dot to the right edge of the last, wherever they are.
  public var width: Double {
    let left = marks.map(\.rect.x).min() ?? 0
    return (marks.map(\.rect.maxX).max() ?? left) - left
  }
}
