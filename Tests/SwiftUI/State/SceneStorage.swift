/// A value that the system keeps for a scene. The stand-in keeps it as long as the view's place.
@propertyWrapper
public struct SceneStorage<Value>: PlacedProperty {
  /// The storage.
  private let state: State<Value>
  /// Creates storage of a number.
  public init(wrappedValue: Value, _ key: String) where Value == Int {
    state = State(wrappedValue: wrappedValue)
  }
  /// The value.
  @MainActor public var wrappedValue: Value {
    get { state.wrappedValue }
    nonmutating set { state.wrappedValue = newValue }
  }
  /// A binding to the value.
  @MainActor public var projectedValue: Binding<Value> { state.projectedValue }
  /// Connects the property to its place.
  package func install(_ pass: RenderPass, at name: String) { state.install(pass, at: name) }
}
