/// A property that SwiftUI sets before it evaluates a body.
@MainActor @preconcurrency
public protocol DynamicProperty {
  /// Updates the property before a body is evaluated.
  mutating func update()
}

extension DynamicProperty {
  /// Does nothing by default.
  public mutating func update() {}
}

/// A property that the stand-in connects to a view's place.
@MainActor @preconcurrency
package protocol PlacedProperty: DynamicProperty {
  /// Connects the property to its place.
  func install(_ pass: RenderPass, at name: String)
}

/// A value stored for a view's place.
@propertyWrapper
public struct State<Value>: PlacedProperty {
  /// The storage of the value.
  final class Box {
    /// The value before the view has a place.
    var value: Value
    /// The storage of the view's place.
    var installed: Box?
    /// Creates storage with an initial value.
    init(_ value: Value) { self.value = value }
    /// The value at the view's place.
    var current: Value {
      get { installed?.value ?? value }
      set { if let installed { installed.value = newValue } else { value = newValue } }
    }
    /// The number of changes of the value.
    let changes = ChangeCount()
    /// The count of the view's place.
    var place: ChangeCount { (installed ?? self).changes }
  }
  /// The storage.
  let box: Box
  /// Creates a state with an initial value.
  public init(wrappedValue value: Value) { box = Box(value) }
  /// Creates a state with an initial value.
  public init(initialValue value: Value) { box = Box(value) }
  /// The value.
  @MainActor public var wrappedValue: Value {
    get {
      box.place.read()
      return box.current
    }
    nonmutating set {
      // Setting the same value is no change.
      let isChange = !isSame(box.current, newValue)
      box.current = newValue
      if isChange { box.place.change() }
    }
  }
  /// A binding to the value.
  @MainActor public var projectedValue: Binding<Value> {
    Binding(get: { wrappedValue }, set: { wrappedValue = $0 })
  }
  /// Connects the property to its place.
  package func install(_ pass: RenderPass, at name: String) {
    box.installed = pass.stored(name, Box(box.value))
  }
}

/// An observable object. On Apple's systems it comes from Combine.
public protocol ObservableObject: AnyObject {}

/// An object created once for each place of a view.
@propertyWrapper
public struct StateObject<ObjectType: ObservableObject>: PlacedProperty {
  /// The storage of the object. Its creation is no change of a state.
  let state = State<ObjectType?>(wrappedValue: nil)
  /// Creates the object.
  let make: () -> ObjectType
  /// Creates a state object from an initial value's closure.
  public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) { make = thunk }
  /// The object.
  @MainActor public var wrappedValue: ObjectType {
    if let object = state.box.current { return object }
    let object = make()
    state.box.current = object
    return object
  }
  /// Connects the property to its place.
  package func install(_ pass: RenderPass, at name: String) {
    state.install(pass, at: name)
    _ = wrappedValue
  }
}

extension State where Value: ExpressibleByNilLiteral {
  /// Creates a state without a value.
  public init() { self.init(wrappedValue: nil) }
}

/// A reference to a value stored elsewhere.
///
/// Apple's can be used on any thread; this one only on the main thread.
@propertyWrapper @dynamicMemberLookup @MainActor @preconcurrency
public struct Binding<Value>: DynamicProperty, SampledInput {
  /// Reads the value.
  private let read: @MainActor () -> Value
  /// Writes the value.
  private let write: @MainActor (Value) -> Void
  /// Creates a binding from closures.
  public init(get: @escaping @MainActor () -> Value, set: @escaping @MainActor (Value) -> Void) {
    read = get
    write = set
  }
  /// The value.
  public var wrappedValue: Value {
    get { read() }
    nonmutating set { write(newValue) }
  }
  /// The binding itself.
  public var projectedValue: Binding<Value> { self }
  /// Returns a binding to a constant value.
  public static func constant(_ value: Value) -> Binding<Value> {
    Binding(get: { value }, set: { _ in })
  }
  /// The current value.
  var sample: Any { wrappedValue }
  /// A binding to a part of the value.
  public subscript<Subject>(dynamicMember path: WritableKeyPath<Value, Subject>) -> Binding<Subject> {
    Binding<Subject>(
      get: { wrappedValue[keyPath: path] }, set: { wrappedValue[keyPath: path] = $0 })
  }
}
