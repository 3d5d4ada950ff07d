import Foundation

/// A gesture.
@MainActor @preconcurrency
public protocol Gesture<Value> {
  /// The gesture's value.
  associatedtype Value
  /// The fact that describes the gesture.
  var fact: Fact { get }
}

/// A drag.
public struct DragGesture: Gesture {
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
    public init(time: Date, location: CGPoint, startLocation: CGPoint) {
      self.time = time
      self.location = location
      self.startLocation = startLocation
    }
  }
  /// The distance at which a drag begins, in points.
  public let minimumDistance: CGFloat
  /// Called when the finger moves.
  public var changed: (Value) -> Void = { _ in }
  /// Called when the drag ends.
  public var ended: (Value) -> Void = { _ in }
  /// The updates of gesture states; nil resets them.
  var stateUpdates: [@MainActor (Value?) -> Void] = []
  /// Creates a drag gesture.
  public init(minimumDistance: CGFloat = 10, coordinateSpace: some CoordinateSpaceProtocol = .local) {
    self.minimumDistance = minimumDistance
  }
  /// The fact that describes the gesture.
  public var fact: Fact { .drag(self) }
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

extension Gesture where Self == DragGesture {
  /// Returns the gesture with an action for changes.
  public func onChanged(_ action: @escaping (DragGesture.Value) -> Void) -> DragGesture {
    var result = self
    result.changed = action
    return result
  }
  /// Returns the gesture with an action for its end.
  public func onEnded(_ action: @escaping (DragGesture.Value) -> Void) -> DragGesture {
    var result = self
    result.ended = action
    return result
  }
}

/// The gestures that remain enabled when a gesture is added to a view.
public struct GestureMask: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt32
  /// Creates a set of these bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// Neither the gesture nor those of subviews.
  public static let none: GestureMask = []
  /// The added gesture.
  public static let gesture = GestureMask(rawValue: 1)
  /// The gestures of subviews.
  public static let subviews = GestureMask(rawValue: 2)
  /// Both.
  public static let all = GestureMask(rawValue: 3)
}

extension View {
  /// Adds a gesture.
  public func gesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
    adding(mask.isDisjoint(with: .gesture) ? .other("no gesture") : gesture.fact)
  }
  /// Adds a gesture that is recognised together with others.
  public func simultaneousGesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
    adding(mask.isDisjoint(with: .gesture) ? .other("no gesture") : gesture.fact)
  }
  /// Enables or disables hit testing.
  public func allowsHitTesting(_ enabled: Bool) -> some View { adding(.allowsHitTesting(enabled)) }
  /// Sets the shape used for hit testing.
  public func contentShape<S: Shape>(_ shape: S) -> some View { adding(.other("contentShape")) }
  /// Performs an action when the view is tapped.
  public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
    adding(.button(action))
  }
}

/// A state that is reset when its gesture ends.
@propertyWrapper
public struct GestureState<Value>: DynamicProperty {
  /// The state.
  let state: State<Value>
  /// The value after a reset.
  let initial: Value
  /// Creates a state with an initial value.
  public init(wrappedValue: Value) {
    state = State(wrappedValue: wrappedValue)
    initial = wrappedValue
  }
  /// The value.
  @MainActor public var wrappedValue: Value { state.wrappedValue }
  /// The property itself.
  public var projectedValue: GestureState<Value> { self }
  /// Connects the property to its place.
  public func install(_ pass: RenderPass, at name: String) { state.install(pass, at: name) }
}

extension Gesture where Self == DragGesture {
  /// Returns the gesture with a state that it updates until it ends.
  public func updating<State>(
    _ state: GestureState<State>, body: @escaping (DragGesture.Value, inout State, inout Transaction) -> Void
  ) -> DragGesture {
    var result = self
    result.stateUpdates.append { value in
      guard let value else { return state.state.wrappedValue = state.initial }
      var transaction = Transaction()
      body(value, &state.state.wrappedValue, &transaction)
    }
    return result
  }
}

extension DragGesture {
  /// Simulates a movement of the finger.
  public func move(_ value: Value) {
    for update in stateUpdates { update(value) }
    changed(value)
  }
  /// Simulates lifting the finger.
  public func end(_ value: Value) {
    ended(value)
    for update in stateUpdates { update(nil) }
  }
  /// Simulates that another gesture takes over: `onEnded` isn't called.
  public func cancel() {
    for update in stateUpdates { update(nil) }
  }
}
