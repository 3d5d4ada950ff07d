import Foundation

/// A drag.
@available(tvOS, unavailable)
public struct DragGesture: StandInGesture {
  /// The state of a drag.
  public struct Value: Equatable, Sendable {
    /// The time.
    public var time: Date
    /// The current location.
    public var location: CGPoint
    /// The start location.
    public var startLocation: CGPoint
    /// The distance from the start.
    public var translation: CGSize {
      CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
    }
    /// Creates a drag's state.
    package init(time: Date, location: CGPoint, startLocation: CGPoint) {
      self.time = time
      self.location = location
      self.startLocation = startLocation
    }
  }
  /// The distance at which a drag begins, in points.
  public var minimumDistance: CGFloat
  /// The actions.
  var actions = GestureActions<Value>()
  /// Where the gesture is attached.
  package internal(set) var source = GestureSource()
  /// Creates a drag gesture.
  public init(minimumDistance: CGFloat = 10, coordinateSpace: some CoordinateSpaceProtocol = .local) {
    self.minimumDistance = minimumDistance
  }
  /// The fact that describes the gesture.
  package func fact(_ actions: GestureActions<Value>) -> Fact {
    var result = self
    result.actions = actions
    return .drag(result)
  }

  /// Simulates a movement of the finger.
  package func move(_ value: Value) {
    for update in actions.updates { update(value) }
    for action in actions.changed { action(value) }
  }
  /// Simulates lifting the finger.
  package func end(_ value: Value) {
    for action in actions.ended { action(value) }
    cancel()
  }
  /// Simulates that another gesture takes over: `onEnded` isn't called.
  package func cancel() {
    for update in actions.updates { update(nil) }
  }
}

/// A coordinate space of locations.
public protocol CoordinateSpaceProtocol {}

/// The view's own coordinate space.
public struct LocalCoordinateSpace: CoordinateSpaceProtocol {
  /// Creates the view's own coordinate space.
  public init() {}
}

extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
  /// The view's own coordinate space.
  public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}
