/// A drawing command. Later commands are drawn above earlier ones.
public enum DrawCommand: Equatable, Sendable {
  /// A filled rectangle with rounded corners.
  case fill(ItemKey, Rect, radius: Double, Paint)
  /// The outline of a rectangle with rounded corners; the line, `width` points thick, lies inside it.
  case border(ItemKey, Rect, radius: Double, width: Double, Paint)
  /// A line along a circle, with round ends. A gradient goes across the whole ring.
  case arc(ItemKey, Arc, Paint)
  /// A page's content (an image, a view), scaled from the component's page size to the rectangle. Only the
  /// part `shown` of the rectangle is visible, or all of it if that is nil. The whole is rotated about the
  /// rectangle's centre, clockwise, in degrees.
  case page(Int, Rect, shown: Rect? = nil, rotation: Double = 0, opacity: Double)
  /// One of the front's indicator images, or a symbol (``ImageName/outlines(in:)``), fitted into the
  /// rectangle and tinted.
  case image(ItemKey, ImageName, Rect, ColorRole, opacity: Double)
  /// The text `current/count`, centred in the rectangle, in a monospaced medium font of `fontSize` points.
  case label(ItemKey, current: Int, count: Int, Rect, fontSize: Double, ColorRole, opacity: Double)
  /// Begins a group that is clipped to a rectangle with rounded corners; ended by ``pop``.
  case clip(Rect, radius: Double)
  /// Begins a group that is drawn as a whole at an opacity of 0...1; ended by ``pop``.
  case opacity(Double)
  /// Ends the innermost group.
  case pop

  /// The key of the item that the command draws; nil if it draws none.
  public var key: ItemKey? {
    switch self {
    case .fill(let key, _, _, _), .border(let key, _, _, _, _), .arc(let key, _, _),
      .image(let key, _, _, _, _), .label(let key, _, _, _, _, _, _):
      key
    case .page(let page, _, _, _, _): ItemKey(.page, page)
    case .clip, .opacity, .pop: nil
    }
  }

  /// Where the command draws; nil for pages and groups.
  package var rect: Rect? {
    switch self {
    case .fill(_, let rect, _, _), .border(_, let rect, _, _, _), .image(_, _, let rect, _, _),
      .label(_, _, _, let rect, _, _, _):
      rect
    case .arc(_, let arc, _): arc.bounds
    case .page, .clip, .opacity, .pop: nil
    }
  }

  /// This command, moved by x and y.
  func offsetBy(x: Double, y: Double) -> DrawCommand {
    switch self {
    case .fill(let key, let rect, let radius, let paint):
      .fill(key, rect.offsetBy(x: x, y: y), radius: radius, paint)
    case .border(let key, let rect, let radius, let width, let paint):
      .border(key, rect.offsetBy(x: x, y: y), radius: radius, width: width, paint)
    case .arc(let key, let arc, let paint): .arc(key, arc.offsetBy(x: x, y: y), paint)
    case .page(let page, let rect, let shown, let rotation, let opacity):
      .page(
        page, rect.offsetBy(x: x, y: y), shown: shown?.offsetBy(x: x, y: y), rotation: rotation,
        opacity: opacity)
    case .image(let key, let name, let rect, let role, let opacity):
      .image(key, name, rect.offsetBy(x: x, y: y), role, opacity: opacity)
    case .label(let key, let current, let count, let rect, let fontSize, let role, let opacity):
      .label(
        key, current: current, count: count, rect.offsetBy(x: x, y: y), fontSize: fontSize, role,
        opacity: opacity)
    case .clip(let rect, let radius): .clip(rect.offsetBy(x: x, y: y), radius: radius)
    case .opacity, .pop: self
    }
  }
}
