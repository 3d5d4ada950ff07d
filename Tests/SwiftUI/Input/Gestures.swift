import Foundation

/// Something that people do with a pointer or a finger.
@MainActor @preconcurrency
public protocol Gesture<Value> {
  /// What is known of it.
  associatedtype Value
  /// What it is.
  var fact: Fact { get }
}

/// A drag.
public struct DragGesture: Gesture {
  /// What is known of a drag.
  public struct Value: Equatable, Sendable {
    /// When.
    public var time: Date
    /// Where.
    public var location: CGPoint
    /// Where it began.
    public var startLocation: CGPoint
    /// How far.
    public var translation: CGSize {
      CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
    }
    /// A drag at a moment, made by a test.
    public init(time: Date, location: CGPoint, startLocation: CGPoint) {
      self.time = time
      self.location = location
      self.startLocation = startLocation
    }
  }
  /// How far a finger moves before it is a drag, in points.
  public let minimumDistance: CGFloat
  /// What is done as it moves.
  public var changed: (Value) -> Void = { _ in }
  /// What is done at its end.
  public var ended: (Value) -> Void = { _ in }
  /// What lasts as long as the drag; nil at its end.
  var lasting: [@MainActor (Value?) -> Void] = []
  /// A drag.
  public init(minimumDistance: CGFloat = 10, coordinateSpace: some CoordinateSpaceProtocol = .local) {
    self.minimumDistance = minimumDistance
  }
  /// Itself.
  public var fact: Fact { .drag(self) }
}

/// What places are relative to.
public protocol CoordinateSpaceProtocol {}

/// The view itself.
public struct LocalCoordinateSpace: CoordinateSpaceProtocol {
  /// The view itself.
  public init() {}
}

extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
  /// The view itself.
  public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}

extension Gesture where Self == DragGesture {
  /// The gesture that does something as it moves.
  public func onChanged(_ action: @escaping (DragGesture.Value) -> Void) -> DragGesture {
    var result = self
    result.changed = action
    return result
  }
  /// The gesture that does something at its end.
  public func onEnded(_ action: @escaping (DragGesture.Value) -> Void) -> DragGesture {
    var result = self
    result.ended = action
    return result
  }
}

/// Which parts of a view a gesture is for.
public struct GestureMask: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt32
  /// A set of these bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// None, and none of what is inside either.
  public static let none: GestureMask = []
  /// The gesture itself.
  public static let gesture = GestureMask(rawValue: 1)
  /// What is inside, and not the gesture itself.
  public static let subviews = GestureMask(rawValue: 2)
  /// The view and what is inside.
  public static let all = GestureMask(rawValue: 3)
}

extension View {
  /// The view with a gesture.
  public func gesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
    saying(mask.isDisjoint(with: .gesture) ? .other("no gesture") : gesture.fact)
  }
  /// The view with a gesture that goes along with others.
  public func simultaneousGesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
    saying(mask.isDisjoint(with: .gesture) ? .other("no gesture") : gesture.fact)
  }
  /// The view, which taps and drags reach or not.
  public func allowsHitTesting(_ enabled: Bool) -> some View { saying(.allowsHitTesting(enabled)) }
  /// The view, which is hit in a shape.
  public func contentShape<S: Shape>(_ shape: S) -> some View { saying(.other("contentShape")) }
  /// Does something when the view is tapped.
  public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
    saying(.button(action))
  }
}

/// Something that lasts as long as a gesture, and goes back by itself.
@propertyWrapper
public struct GestureState<Value>: DynamicProperty {
  /// Where the value is kept.
  let state: State<Value>
  /// What it goes back to.
  let initial: Value
  /// A first value.
  public init(wrappedValue: Value) {
    state = State(wrappedValue: wrappedValue)
    initial = wrappedValue
  }
  /// The value.
  @MainActor public var wrappedValue: Value { state.wrappedValue }
  /// The property itself.
  public var projectedValue: GestureState<Value> { self }
  /// Finds the value of the view's place.
  public func install(_ pass: RenderPass, at name: String) { state.install(pass, at: name) }
}

extension Gesture where Self == DragGesture {
  /// The gesture that changes a state for as long as it lasts.
  public func updating<State>(
    _ state: GestureState<State>, body: @escaping (DragGesture.Value, inout State, inout Transaction) -> Void
  ) -> DragGesture {
    var result = self
    result.lasting.append { value in
      guard let value else { return state.state.wrappedValue = state.initial }
      var transaction = Transaction()
      body(value, &state.state.wrappedValue, &transaction)
    }
    return result
  }
}

extension DragGesture {
  /// Does what a finger that moves does.
  public func move(_ value: Value) {
    for update in lasting { update(value) }
    changed(value)
  }
  /// Does what a finger that is lifted does.
  public func end(_ value: Value) {
    ended(value)
    for update in lasting { update(nil) }
  }
  /// Does what another gesture does that takes this one over: its end is not told.
  public func cancel() {
    for update in lasting { update(nil) }
  }
}
