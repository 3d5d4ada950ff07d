import Foundation

/// A pinch of two fingers.
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public struct MagnifyGesture: StandInGesture {
  /// The state of a pinch.
  public struct Value: Equatable, Sendable {
    /// The time.
    public var time: Date
    /// The distance of the fingers, relative to the one at which they began.
    public var magnification: CGFloat
    /// The middle between the fingers when they began.
    public var startLocation: CGPoint
    /// Creates a pinch's state.
    package init(time: Date, magnification: CGFloat, startLocation: CGPoint) {
      self.time = time
      self.magnification = magnification
      self.startLocation = startLocation
    }
  }
  /// The actions.
  var actions = GestureActions<Value>()
  /// Creates a magnify gesture.
  public nonisolated init(minimumScaleDelta: CGFloat = 0.01) {}
  /// The fact that describes the gesture.
  package func fact(_ actions: GestureActions<Value>) -> Fact {
    var result = self
    result.actions = actions
    return .magnify(result)
  }

  /// Simulates a movement of the fingers.
  package func move(_ value: Value) {
    for update in actions.updates { update(value) }
    for action in actions.changed { action(value) }
  }
  /// Simulates lifting the fingers.
  package func end(_ value: Value) {
    for action in actions.ended { action(value) }
    cancel()
  }
  /// Simulates that another gesture takes over: `onEnded` isn't called.
  package func cancel() {
    for update in actions.updates { update(nil) }
  }
}
