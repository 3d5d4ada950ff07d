/// One step of drawing. Commands are drawn in order, later ones above earlier ones.
public enum DrawCommand: Equatable, Sendable {
  /// A filled rectangle with round corners.
  case fill(ItemKey, Rect, radius: Double, Paint)
  /// The outline of a rectangle with round corners; the line, `width` points thick, lies inside the
  /// rectangle.
  case border(ItemKey, Rect, radius: Double, width: Double, Paint)
  /// A page's own content (a picture, a view), scaled from the component's page size to the rectangle.
  case page(Int, Rect, opacity: Double)
  /// An indicator image of the front's, fitted into the rectangle and coloured with the ink.
  case image(ItemKey, ImageName, Rect, ColorRole, opacity: Double)
  /// The text `current/count`, centred in the rectangle, in a monospaced medium face of `fontSize` points.
  case label(ItemKey, current: Int, count: Int, Rect, fontSize: Double, ColorRole, opacity: Double)
  /// Begins a group that is drawn only inside the rectangle with round corners; ended by ``pop``.
  case clip(Rect, radius: Double)
  /// Begins a group that is drawn as a whole at an opacity of 0...1; ended by ``pop``.
  case opacity(Double)
  /// Ends the group begun last.
  case pop

  /// The key of the item that the step draws; nil if it draws none.
  public var key: ItemKey? {
    switch self {
    case .fill(let key, _, _, _), .border(let key, _, _, _, _), .image(let key, _, _, _, _),
      .label(let key, _, _, _, _, _, _):
      key
    case .page(let page, _, _): ItemKey(.page, page)
    case .clip, .opacity, .pop: nil
    }
  }

  /// This step moved by the given lengths.
  func offsetBy(x: Double, y: Double) -> DrawCommand {
    switch self {
    case .fill(let key, let rect, let radius, let paint):
      .fill(key, rect.offsetBy(x: x, y: y), radius: radius, paint)
    case .border(let key, let rect, let radius, let width, let paint):
      .border(key, rect.offsetBy(x: x, y: y), radius: radius, width: width, paint)
    case .page(let page, let rect, let opacity):
      .page(page, rect.offsetBy(x: x, y: y), opacity: opacity)
    case .image(let key, let name, let rect, let ink, let opacity):
      .image(key, name, rect.offsetBy(x: x, y: y), ink, opacity: opacity)
    case .label(let key, let current, let count, let rect, let fontSize, let ink, let opacity):
      .label(
        key, current: current, count: count, rect.offsetBy(x: x, y: y), fontSize: fontSize, ink,
        opacity: opacity)
    case .clip(let rect, let radius): .clip(rect.offsetBy(x: x, y: y), radius: radius)
    case .opacity, .pop: self
    }
  }
}

/// The name of an image that a front knows, as a number of the front's choosing.
public struct ImageName: Equatable, Hashable, Sendable {
  /// The number by which the front finds the image.
  public var number: Int

  /// The image of this number.
  public init(_ number: Int) { self.number = number }
}
