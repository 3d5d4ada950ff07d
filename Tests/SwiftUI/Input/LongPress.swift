import Foundation

/// A press that lasts.
public struct LongPressGesture: Gesture {
  /// Whether it lasts.
  public typealias Value = Bool
  /// How long it lasts before it succeeds, in seconds.
  public let minimumDuration: Double
  /// How far a finger may move before it fails, in points.
  public let maximumDistance: CGFloat
  /// What lasts as long as the press; nil at its end.
  var lasting: [@MainActor (Bool?) -> Void] = []
  /// A press that lasts.
  public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
    self.minimumDuration = minimumDuration
    self.maximumDistance = maximumDistance
  }
  /// Itself.
  public var fact: Fact { .longPress(self) }
  /// Does what a finger does that comes down.
  public func begin() {
    for update in lasting { update(true) }
  }
  /// Does what a finger does that is lifted or goes too far.
  public func end() {
    for update in lasting { update(nil) }
  }
}

extension Gesture where Self == LongPressGesture {
  /// The gesture that changes a state for as long as it lasts.
  public func updating<State>(
    _ state: GestureState<State>, body: @escaping (Bool, inout State, inout Transaction) -> Void
  ) -> LongPressGesture {
    var result = self
    result.lasting.append { value in
      guard let value else { return state.state.wrappedValue = state.initial }
      var transaction = Transaction()
      body(value, &state.state.wrappedValue, &transaction)
    }
    return result
  }
}
