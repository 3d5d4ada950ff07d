/// A property that SwiftUI fills in before it asks for a body.
@MainActor @preconcurrency
public protocol DynamicProperty {
  /// Fills the property in.
  func install(_ pass: RenderPass, at name: String)
}

extension DynamicProperty {
  /// Nothing to fill in.
  public func install(_ pass: RenderPass, at name: String) {}
}

/// A value that a view keeps.
@propertyWrapper
public struct State<Value>: DynamicProperty {
  /// Where the value is kept.
  final class Box {
    /// The value, until the view has a place.
    var value: Value
    /// The box of the view's place.
    var kept: Box?
    /// A first value.
    init(_ value: Value) { self.value = value }
    /// The value at the view's place.
    var current: Value {
      get { kept?.value ?? value }
      set { if let kept { kept.value = newValue } else { value = newValue } }
    }
  }
  /// Where the value is kept.
  let box: Box
  /// A first value.
  public init(wrappedValue: Value) { box = Box(wrappedValue) }
  /// A first value.
  public init(initialValue: Value) { box = Box(initialValue) }
  /// The value.
  @MainActor public var wrappedValue: Value {
    get { box.current }
    nonmutating set { box.current = newValue }
  }
  /// The value for others to set.
  @MainActor public var projectedValue: Binding<Value> {
    Binding(get: { box.current }, set: { box.current = $0 })
  }
  /// Finds the value of the view's place.
  public func install(_ pass: RenderPass, at name: String) {
    box.kept = pass.kept(name, Box(box.value))
  }
}

/// An object that views watch. On Apple's systems it comes from Combine.
public protocol ObservableObject: AnyObject {}

/// An object that is made once for each place of a view.
@propertyWrapper
public struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
  /// Where the object is kept.
  let box = State<ObjectType?>(wrappedValue: nil)
  /// Makes the object.
  let make: () -> ObjectType
  /// An object to be made.
  public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) { make = thunk }
  /// The object.
  @MainActor public var wrappedValue: ObjectType {
    if let object = box.wrappedValue { return object }
    let object = make()
    box.wrappedValue = object
    return object
  }
  /// Finds the object of the view's place.
  public func install(_ pass: RenderPass, at name: String) {
    box.install(pass, at: name)
    _ = wrappedValue
  }
}

extension State where Value: ExpressibleByNilLiteral {
  /// No value yet.
  public init() { self.init(wrappedValue: nil) }
}

/// A value that is kept somewhere else.
///
/// Apple's can be used on any thread; this one, more strictly, on the main thread only.
@propertyWrapper @dynamicMemberLookup @MainActor @preconcurrency
public struct Binding<Value>: DynamicProperty {
  /// Reads the value.
  private let read: @MainActor () -> Value
  /// Writes the value.
  private let write: @MainActor (Value) -> Void
  /// A value that is read and written by closures.
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
  /// A value that never changes.
  public static func constant(_ value: Value) -> Binding<Value> {
    Binding(get: { value }, set: { _ in })
  }
  /// A part of the value.
  public subscript<Subject>(dynamicMember path: WritableKeyPath<Value, Subject>) -> Binding<Subject> {
    Binding<Subject>(
      get: { wrappedValue[keyPath: path] }, set: { wrappedValue[keyPath: path] = $0 })
  }
}
