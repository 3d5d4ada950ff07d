/// A gesture.
@MainActor @preconcurrency
public protocol Gesture<Value> {
  /// The gesture's value.
  associatedtype Value
  /// The type of the gesture that this one is made of.
  associatedtype Body: Gesture
  /// The gesture that this one is made of.
  var body: Body { get }
}

extension Never: Gesture {
  /// It has no value.
  public typealias Value = Never
}

extension Gesture where Body == Never {
  /// Never called.
  public var body: Never { fatalError("\(Self.self) has no body") }
}

/// A gesture that the stand-in reports itself.
@MainActor @preconcurrency
package protocol StandInGesture<Value>: Gesture where Body == Never {
  /// Returns the fact that describes the gesture with its actions.
  func fact(_ actions: GestureActions<Value>) -> Fact
}

/// The actions of a gesture.
package struct GestureActions<Value> {
  /// Called when the value changes.
  var changed: [(Value) -> Void] = []
  /// Called when the gesture ends successfully.
  var ended: [(Value) -> Void] = []
  /// The updates of gesture states; nil resets them.
  var updates: [@MainActor (Value?) -> Void] = []
}

extension Gesture {
  /// The fact that describes the gesture with actions.
  func described(_ actions: GestureActions<Value> = GestureActions()) -> Fact {
    (self as? any StandInGesture<Value>)?.fact(actions) ?? .other("gesture \(Self.self)")
  }
}

// swift-format-ignore: NoLeadingUnderscores
/// A gesture with an action for changes.
public struct _ChangedGesture<Content: Gesture>: StandInGesture {
  /// The gesture's value.
  public typealias Value = Content.Value
  /// The gesture.
  let gesture: Content
  /// The action.
  let action: (Value) -> Void
  /// The fact of the gesture with the action.
  package func fact(_ actions: GestureActions<Value>) -> Fact {
    var actions = actions
    actions.changed.insert(action, at: 0)
    return gesture.described(actions)
  }
}

// swift-format-ignore: NoLeadingUnderscores
/// A gesture with an action for its end.
public struct _EndedGesture<Content: Gesture>: StandInGesture {
  /// The gesture's value.
  public typealias Value = Content.Value
  /// The gesture.
  let gesture: Content
  /// The action.
  let action: (Value) -> Void
  /// The fact of the gesture with the action.
  package func fact(_ actions: GestureActions<Value>) -> Fact {
    var actions = actions
    actions.ended.insert(action, at: 0)
    return gesture.described(actions)
  }
}

/// A gesture with a state that it updates until it ends.
public struct GestureStateGesture<Base: Gesture, State>: StandInGesture {
  /// The gesture's value.
  public typealias Value = Base.Value
  /// The gesture.
  let base: Base
  /// The state.
  let state: GestureState<State>
  /// Updates the state.
  let change: (Value, inout State, inout Transaction) -> Void
  /// The fact of the gesture with the update.
  package func fact(_ actions: GestureActions<Value>) -> Fact {
    var actions = actions
    actions.updates.insert(
      { value in
        guard let value else { return state.reset() }
        var transaction = Transaction()
        var now = state.wrappedValue
        change(value, &now, &transaction)
        state.state.wrappedValue = now
      }, at: 0)
    return base.described(actions)
  }
}

extension Gesture {
  /// Returns the gesture with an action for its end.
  public func onEnded(_ action: @escaping (Value) -> Void) -> _EndedGesture<Self> {
    _EndedGesture(gesture: self, action: action)
  }
  /// Returns the gesture with a state that it updates until it ends.
  public func updating<State>(
    _ state: GestureState<State>, body: @escaping (Value, inout State, inout Transaction) -> Void
  ) -> GestureStateGesture<Self, State> { GestureStateGesture(base: self, state: state, change: body) }
}

extension Gesture where Value: Equatable {
  /// Returns the gesture with an action for changes.
  public func onChanged(_ action: @escaping (Value) -> Void) -> _ChangedGesture<Self> {
    _ChangedGesture(gesture: self, action: action)
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
  public static let all: GestureMask = [.gesture, .subviews]
}

extension View {
  /// Adds a gesture.
  public func gesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
    adding(mask.isDisjoint(with: .gesture) ? .other("no gesture") : gesture.described())
  }
  /// Adds a gesture that is recognised together with others.
  public func simultaneousGesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
    adding(
      mask.isDisjoint(with: .gesture)
        ? .other("no gesture") : gesture.described().changingSource { $0.priority = .simultaneous })
  }
  /// Enables or disables hit testing.
  public func allowsHitTesting(_ enabled: Bool) -> some View { adding(.allowsHitTesting(enabled)) }
  /// Sets the shape used for hit testing.
  public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View {
    adding(.other("contentShape"))
  }
}

/// A state that is reset when its gesture ends.
@propertyWrapper
public struct GestureState<Value>: PlacedProperty {
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
  package func install(_ pass: RenderPass, at name: String) { state.install(pass, at: name) }
  /// Sets the initial value.
  @MainActor func reset() { state.wrappedValue = initial }
}
