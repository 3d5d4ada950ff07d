#if GTK
import Dwell
import DwellGTK

/// The difference between a frame and the next.
enum FrameChange: Equatable {
  /// Nothing.
  case none
  /// Items within a rectangle.
  case part(Rect)
  /// More than that, or unknown.
  case all

  /// The difference of two display lists; `all` without a first one.
  init(from old: DisplayList?, to new: DisplayList) {
    guard let old, old.commands.count == new.commands.count else {
      self = .all
      return
    }
    var change = FrameChange.none
    for (before, after) in zip(old.commands, new.commands) where before != after {
      guard let one = Self.bounds(of: before), let other = Self.bounds(of: after) else {
        self = .all
        return
      }
      change.add(one)
      change.add(other)
    }
    self = change
  }

  /// The rectangle to draw again; nil for all.
  var part: Rect? { if case .part(let rect) = self { rect } else { nil } }

  /// Adds a rectangle.
  private mutating func add(_ rect: Rect) {
    guard case .part(let part) = self else {
      self = .part(rect)
      return
    }
    let (x, y) = (min(part.x, rect.x), min(part.y, rect.y))
    self = .part(
      Rect(x: x, y: y, width: max(part.maxX, rect.maxX) - x, height: max(part.maxY, rect.maxY) - y))
  }

  /// The rectangle outside of which a command draws nothing; nil if other commands depend on it, or if it has
  /// none.
  private static func bounds(of command: DrawCommand) -> Rect? {
    switch command {
    case .fill(_, let rect, _, _), .border(_, let rect, _, _, _), .image(_, _, let rect, _, _): rect
    case .arc(_, let arc, _): arc.bounds
    case .page, .label, .clip, .opacity, .pop: nil
    }
  }
}
#endif
