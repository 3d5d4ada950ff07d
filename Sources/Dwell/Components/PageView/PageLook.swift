/// How a page at a distance from where it is aligned differs from one at rest. The default changes nothing.
public struct PageLook: Equatable, Sendable {
  /// The greatest shift and the greatest scale: more is unusable.
  static let limit = 100.0

  /// How far the page is moved along the main axis, in its own lengths; positive towards the following pages,
  /// within -100...100.
  public var shift: Double
  /// Its scale along the main axis, 0...100, about its centre.
  public var scaleAlong: Double
  /// Its scale across the main axis, 0...100, about its centre.
  public var scaleAcross: Double
  /// Its rotation about its centre, in degrees: clockwise where pages follow one another from left to right,
  /// and mirrored with the direction.
  public var rotation: Double
  /// Its opacity, 0...1.
  public var opacity: Double
  /// Its order: a page with a higher one lies above. Pages of equal order lie in their own, as do all where
  /// more than 32 are in view.
  public var order: Double
  /// The share of its length that is shown, 0...1, from the end that is nearer to where it would be aligned.
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
  var isUsable: Bool {
    shift.magnitude <= PageLook.limit && (0...PageLook.limit).contains(scaleAlong)
      && (0...PageLook.limit).contains(scaleAcross) && rotation.isFinite && (0...1).contains(opacity)
      && order.isFinite && (0...1).contains(mask)
  }

  /// The look between this one, at a share of 0, and another, at 1.
  func mixed(with other: PageLook, share: Double) -> PageLook {
    PageLook(
      shift: shift + (other.shift - shift) * share,
      scaleAlong: scaleAlong + (other.scaleAlong - scaleAlong) * share,
      scaleAcross: scaleAcross + (other.scaleAcross - scaleAcross) * share,
      rotation: rotation + (other.rotation - rotation) * share,
      opacity: opacity + (other.opacity - opacity) * share, order: order + (other.order - order) * share,
      mask: mask + (other.mask - mask) * share)
  }
}
