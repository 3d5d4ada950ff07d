/// A pull downwards that dismisses a full-screen view, such as stories: the view follows the finger, becomes
/// smaller, and lets what lies behind it shine through.
///
/// A front recognises the drag (``begins(with:)``), shows ``look(at:height:)`` while it lasts, and at its end
/// dismisses the view if ``dismisses(from:velocity:height:)``, or else brings it back on ``spring``. All
/// distances are in points downwards, and velocities in points per second. Proportions and thresholds are
/// chosen by us, as close to those of pages as a shorter way allows.
public enum PullToDismiss {
  /// What a pulled view looks like.
  public struct Look: Equatable, Sendable {
    /// How far it is moved down, in points.
    public var offset: Double
    /// Its scale, about the middle of its top edge.
    public var scale: Double
    /// The opacity of the background behind it.
    public var backgroundOpacity: Double
  }

  /// The distance beyond which a pull begins, in points: what moves less is a tap.
  public static let threshold = PagingPhysics().dragThreshold
  /// The spring that brings a view back.
  public static var spring: Spring { PagingPhysics().spring }
  /// The fraction of the height that a slow pull must exceed to dismiss.
  static let share = 0.25
  /// The fraction by which a view that is pulled by its height is smaller.
  static let shrinking = 0.2

  /// Whether a movement begins a pull: by more than ``threshold``, downwards rather than sideways.
  public static func begins(with movement: Point) -> Bool {
    movement.y > threshold && movement.y > movement.x.magnitude
  }

  /// What a view of a height above 0 looks like at a distance. Above its place, and at NaN, it stays there.
  public static func look(at distance: Double, height: Double) -> Look {
    let offset = distance > 0 ? distance : 0
    let way = height > 0 ? min(offset / height, 1) : 0
    return Look(offset: offset, scale: 1 - shrinking * way, backgroundOpacity: 1 - way)
  }

  /// Whether a view of a height that is released at a distance is dismissed: beyond a quarter of its height,
  /// unless it moves up faster than a flick, or if it moves down faster than one.
  public static func dismisses(from distance: Double, velocity: Double, height: Double) -> Bool {
    let flick = PagingPhysics().flickVelocity + PagingPhysics.slack
    guard distance > 0 else { return false }
    return velocity > flick || distance > share * height + PagingPhysics.slack && velocity >= -flick
  }
}
