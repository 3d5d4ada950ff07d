/// The thresholds of gestures over pages, and the spring on which pages settle. Values out of range, and a
/// spring that isn't valid, are reported as ``Diagnostics/invalidMetrics`` and replaced by their defaults.
public struct PagingPhysics: Equatable, Sendable {
  /// The distance at which a drag begins, in points, 0 or more; 10 by default.
  public var minimumDistance = 10.0
  /// The share of the view's length that a drag must exceed to turn the page, above 0; 0.5 by default.
  public var turnShare = 0.5
  /// The speed that a release must exceed to turn the page, in points per second, above 0; 500 by default.
  public var turnSpeed = 500.0
  /// The fraction of a drag that pages follow beyond the first and the last page, 0...1; 0.5 by default.
  public var overdrag = 0.5
  /// The spring that settles and turns pages: response 0.35 s, damping fraction 0.8 by default.
  public var spring = Spring.page
  /// The maximum number of pages turned by one gesture, 1 or more; 1 by default.
  public var pagesPerGesture = 1

  /// The defaults.
  public init() {}

  /// These values, with defaults for unusable ones.
  package var sanitized: PagingPhysics {
    let standard = PagingPhysics()
    var result = self
    if !(minimumDistance >= 0 && minimumDistance < .infinity) {
      result.minimumDistance = standard.minimumDistance
    }
    if !(turnShare > 0 && turnShare < .infinity) { result.turnShare = standard.turnShare }
    if !(turnSpeed > 0) { result.turnSpeed = standard.turnSpeed }
    if !(0...1).contains(overdrag) { result.overdrag = standard.overdrag }
    if !spring.isValid { result.spring = standard.spring }
    result.pagesPerGesture = max(pagesPerGesture, 1)
    return result
  }

  /// The rounding tolerance of thresholds, in points (per second): meeting one is not exceeding it.
  static let slack = 1e-6
}
