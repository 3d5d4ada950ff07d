/// The numbers of the craft: how pages answer a finger.
public struct PagingPhysics: Equatable, Sendable {
  /// How far a finger moves before a drag begins, in points, 0 or more; 10 by default.
  public var minimumDistance = 10.0
  /// The share of the view's length beyond which a drag turns the page, above 0; 0.5 by default. Exactly
  /// this share does not turn it.
  public var turnShare = 0.5
  /// The speed above which a release turns the page, in points per second, above 0; 500 by default. Exactly
  /// this speed does not turn it.
  public var turnSpeed = 500.0
  /// The share of a finger's way that pages follow beyond the first and the last page, 0...1; 0.5 by default.
  public var overdrag = 0.5
  /// What settles pages after a drag and turns them without one: response 0.35 s, damping fraction 0.8.
  public var spring = Spring.page
  /// The most pages that one gesture turns, 1 or more; 1 by default.
  public var pagesPerGesture = 1

  /// The defaults.
  public init() {}

  /// These numbers with the default in place of each that cannot be used.
  var sanitized: PagingPhysics {
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

  /// What a computed length or speed may lie off its true value, in points and points per second: coordinates
  /// are differences of doubles, and a threshold that is met exactly must not count as passed.
  static let slack = 1e-6
}
