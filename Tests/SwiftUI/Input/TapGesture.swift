import Foundation

extension View {
  /// Performs an action when the view is tapped.
  public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
    adding(.button(action))
  }
}

/// A tap, with its location.
@available(tvOS, unavailable)
public struct SpatialTapGesture: StandInGesture {
  /// The state of a tap.
  public struct Value: Equatable, Sendable {
    /// The location.
    public var location: CGPoint
  }
  /// The actions.
  var actions = GestureActions<Value>()
  /// Where the gesture is attached.
  package internal(set) var source = GestureSource()
  /// Creates a tap gesture.
  public nonisolated init(count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local) {
    self.count = count
  }
  /// The number of taps; a finger that is lifted once performs a gesture of one.
  package nonisolated let count: Int
  /// The fact that describes the gesture.
  package func fact(_ actions: GestureActions<Value>) -> Fact {
    var result = self
    result.actions = actions
    return .tap(result)
  }
  /// Simulates a tap.
  package func tap(at location: CGPoint) {
    for action in actions.ended { action(Value(location: location)) }
  }
}
