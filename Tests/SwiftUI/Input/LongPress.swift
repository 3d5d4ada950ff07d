import Foundation

/// A long press.
public struct LongPressGesture: Gesture {
  /// Whether the finger is down.
  public typealias Value = Bool
  /// The duration after which the press succeeds, in seconds.
  public let minimumDuration: Double
  /// The distance at which the press fails, in points.
  public let maximumDistance: CGFloat
  /// The updates of gesture states; nil resets them.
  var stateUpdates: [@MainActor (Bool?) -> Void] = []
  /// Creates a long press.
  public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
    self.minimumDuration = minimumDuration
    self.maximumDistance = maximumDistance
  }
  /// The fact that describes the gesture.
  public var fact: Fact { .longPress(self) }
  /// Simulates touching down.
  public func begin() {
    for update in stateUpdates { update(true) }
  }
  /// Simulates lifting the finger or moving too far.
  public func end() {
    for update in stateUpdates { update(nil) }
  }
}

extension Gesture where Self == LongPressGesture {
  /// Returns the gesture with a state that it updates until it ends.
  public func updating<State>(
    _ state: GestureState<State>, body: @escaping (Bool, inout State, inout Transaction) -> Void
  ) -> LongPressGesture {
    var result = self
    result.stateUpdates.append { value in
      guard let value else { return state.state.wrappedValue = state.initial }
      var transaction = Transaction()
      body(value, &state.state.wrappedValue, &transaction)
    }
    return result
  }
}
