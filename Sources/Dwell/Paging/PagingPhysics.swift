/// The thresholds of gestures over pages, and the spring on which pages settle. A value out of range, and a
/// spring that isn't valid, is reported as ``Diagnostics/invalidMetrics``, and its default is used instead.
public struct PagingPhysics: Equatable, Sendable {
  /// The distance at which a drag begins, in points, 0...10,000; 10 by default.
  public var dragThreshold = 10.0
  /// The fraction of the view's length that a slow drag must exceed to turn the page, 0.001...1,000; 0.5 by
  /// default.
  public var swipeThreshold = 0.5
  /// The speed that a release must exceed to turn the page, in points per second, 0.001...1,000,000; 500 by
  /// default.
  public var flickVelocity = 500.0
  /// The fraction of a drag that pages follow beyond the first and the last page, 0...1; 0.5 by default.
  public var overscroll = 0.5
  /// The spring that settles and turns pages, of at most 1,000 s and a damping fraction of at most 1,000;
  /// response
  /// 0.35 s, damping fraction 0.8 by default.
  public var spring = Spring.page
  /// The maximum number of pages turned by one gesture, 1 or more; 1 by default.
  public var pagesPerGesture = 1

  /// The defaults.
  public init() {}

  /// The rounding tolerance of thresholds, in points (per second): meeting one is not exceeding it.
  static let slack = 1e-6
}

extension PagingPhysics: Configurable {
  package static func visit<Visitor: OptionVisitor>(
    _ options: inout Visitor, _ value: inout PagingPhysics, _ other: PagingPhysics
  ) {
    options.number(
      "dragThreshold", &value.dragThreshold, other.dragThreshold, .distance(in: 0...1e4),
      "The distance at which a drag begins, in points")
    // With a threshold or a speed of 0, untouched pages would turn.
    options.number(
      "swipeThreshold", &value.swipeThreshold, other.swipeThreshold, .number(in: 0.001...1000),
      "The fraction of the view that a slow drag must exceed to turn the page")
    options.number(
      "flickVelocity", &value.flickVelocity, other.flickVelocity, .speed(in: 0.001...1e6),
      "The speed that a flick must exceed to turn the page, in points per second")
    options.count(
      "pagesPerGesture", &value.pagesPerGesture, other.pagesPerGesture, in: 1...Int.max,
      "The most pages that one gesture turns")
    options.number(
      "overscroll", &value.overscroll, other.overscroll, .number(in: 0...1),
      "The fraction of a drag that pages follow beyond the ends")
    // Both numbers of a spring that isn't valid are unusable.
    let spring = value.spring
    var response = spring.isValid ? spring.response : .nan
    var damping = spring.isValid ? spring.dampingFraction : .nan
    options.number(
      "springResponse", &response, other.spring.response, .duration(in: 0...1000),
      "The period of the undamped spring on which pages turn, in seconds")
    options.number(
      "springDamping", &damping, other.spring.dampingFraction, .number(in: 0...1000),
      "The damping of turns; from 1 on they don't overshoot")
    value.spring = Spring(response: response, dampingFraction: damping)
  }
}
