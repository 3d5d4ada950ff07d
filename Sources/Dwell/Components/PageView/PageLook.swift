/// How a page at a distance from where it is aligned differs from one at rest. The default changes nothing.
public struct PageLook: Equatable, Sendable {
  /// How far the page is moved along the main axis, in its own lengths; positive towards the following pages,
  /// within -100...100.
  public var shift: Double
  /// Its scale along the main axis, 0...100, about its centre.
  public var scaleAlong: Double
  /// Its scale across the main axis, 0...100, about its centre.
  public var scaleAcross: Double
  /// Its rotation about its centre, in degrees, within -36,000...36,000: clockwise where pages follow one
  /// another from left to right, and mirrored with the direction.
  public var rotation: Double
  /// Its opacity, 0...1.
  public var opacity: Double
  /// Its order, within -1000...1000: a page with a higher one lies above. Pages of equal order lie in their
  /// own, as do all where more than 32 are in view.
  public var order: Double
  /// The fraction of its length that is shown, 0...1, from the end that is nearer to where it would be
  /// aligned.
  public var mask: Double

  /// A look that differs in some ways from a page at rest.
  public init(
    shift: Double = 0, scaleAlong: Double = 1, scaleAcross: Double = 1, rotation: Double = 0,
    opacity: Double = 1, order: Double = 0, mask: Double = 1
  ) {
    self.shift = shift
    self.scaleAlong = scaleAlong
    self.scaleAcross = scaleAcross
    self.rotation = rotation
    self.opacity = opacity
    self.order = order
    self.mask = mask
  }

  /// The look of a page of this scale in both directions.
  public init(scale: Double, shift: Double = 0, opacity: Double = 1, order: Double = 0) {
    self.init(shift: shift, scaleAlong: scale, scaleAcross: scale, opacity: opacity, order: order)
  }

  /// Whether all values are in their ranges.
  var isUsable: Bool { sanitized == self }

  /// The look between this one, at a fraction of 0, and another, at 1.
  func mixed(with other: PageLook, fraction: Double) -> PageLook {
    PageLook(
      shift: shift + (other.shift - shift) * fraction,
      scaleAlong: scaleAlong + (other.scaleAlong - scaleAlong) * fraction,
      scaleAcross: scaleAcross + (other.scaleAcross - scaleAcross) * fraction,
      rotation: rotation + (other.rotation - rotation) * fraction,
      opacity: opacity + (other.opacity - opacity) * fraction,
      order: order + (other.order - order) * fraction,
      mask: mask + (other.mask - mask) * fraction)
  }
}

extension PageLook: Configurable {
  /// The look of a page at rest.
  package init() { self.init(shift: 0) }

  package static func visit<Visitor: OptionVisitor>(
    _ options: inout Visitor, _ value: inout PageLook, _ other: PageLook
  ) {
    options.number(
      "shift", &value.shift, other.shift, .number(in: -100...100),
      "How far the page is moved along the main axis, in its own lengths")
    options.number(
      "scaleAlong", &value.scaleAlong, other.scaleAlong, .number(in: 0...100), "Its scale along the main axis"
    )
    options.number(
      "scaleAcross", &value.scaleAcross, other.scaleAcross, .number(in: 0...100),
      "Its scale across the main axis")
    options.number(
      "rotation", &value.rotation, other.rotation, .angle(in: -36_000...36_000),
      "Its rotation about its centre, in degrees")
    options.number("opacity", &value.opacity, other.opacity, .opacity, "Its opacity")
    options.number(
      "order", &value.order, other.order, .number(in: -1000...1000),
      "Its order: a page with a higher one lies above")
    options.number(
      "mask", &value.mask, other.mask, .number(in: 0...1), "The fraction of its length that is shown")
  }
}
