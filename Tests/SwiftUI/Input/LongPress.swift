import Foundation

/// A long press.
public struct LongPressGesture: StandInGesture {
  /// Whether the finger is down.
  public typealias Value = Bool
  /// The duration after which the press succeeds, in seconds.
  public var minimumDuration: Double
  /// The actions.
  var actions = GestureActions<Bool>()
  /// Where the gesture is attached.
  package internal(set) var source = GestureSource()
  /// The fact that describes the gesture.
  package func fact(_ actions: GestureActions<Bool>) -> Fact {
    var result = self
    result.actions = actions
    return .longPress(result)
  }
  /// Simulates touching down.
  package func begin() {
    for update in actions.updates { update(true) }
    for action in actions.changed { action(true) }
  }
  /// Simulates lifting the finger or moving too far.
  package func end() {
    for update in actions.updates { update(nil) }
  }
  /// The distance at which the press fails, in points.
  private var distance: CGFloat = 10
}

@available(tvOS, unavailable)
extension LongPressGesture {
  /// The distance at which the press fails, in points.
  public var maximumDistance: CGFloat {
    get { distance }
    set { distance = newValue }
  }
  /// Creates a long press.
  public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
    self.minimumDuration = minimumDuration
    distance = maximumDistance
  }
}
