/// Whether a view has keyboard focus.
@propertyWrapper
public struct FocusState<Value: Hashable>: PlacedProperty {
  /// The storage.
  let state: State<Value>
  /// Creates a state without focus.
  public init() where Value == Bool { state = State(wrappedValue: false) }
  /// Whether the view has the focus.
  @MainActor public var wrappedValue: Value {
    get { state.wrappedValue }
    nonmutating set { state.wrappedValue = newValue }
  }
  /// The binding for a view.
  @MainActor public var projectedValue: Binding { Binding(value: state.projectedValue) }
  /// Connects the property to its place.
  package func install(_ pass: RenderPass, at name: String) { state.install(pass, at: name) }

  /// A binding for a view.
  @MainActor public struct Binding {
    /// The value.
    let value: SwiftUI.Binding<Value>
  }
}

/// Whether a view has accessibility focus.
@propertyWrapper
public struct AccessibilityFocusState<Value: Hashable>: PlacedProperty {
  /// The storage.
  let state: State<Value>
  /// Creates a state without focus.
  public init() where Value == Bool { state = State(wrappedValue: false) }
  /// Whether the view has the focus.
  @MainActor public var wrappedValue: Value {
    get { state.wrappedValue }
    nonmutating set { state.wrappedValue = newValue }
  }
  /// The binding for a view.
  @MainActor public var projectedValue: Binding { Binding(value: state.projectedValue) }
  /// Connects the property to its place.
  package func install(_ pass: RenderPass, at name: String) { state.install(pass, at: name) }

  /// A binding for a view.
  @MainActor public struct Binding {
    /// The value.
    let value: SwiftUI.Binding<Value>
  }
}

extension View {
  /// Binds the view's keyboard focus.
  public func focused(_ condition: FocusState<Bool>.Binding) -> some View {
    adding(.focused { condition.value.wrappedValue = $0 })
  }
  /// Binds the view's accessibility focus.
  public func accessibilityFocused(_ condition: AccessibilityFocusState<Bool>.Binding) -> some View {
    adding(.accessibility(.focused { condition.value.wrappedValue = $0 }))
  }
  /// Makes the view focusable.
  public func focusable(_ isFocusable: Bool = true) -> some View { adding(.focusable(isFocusable)) }
  /// Makes the view focusable for some interactions.
  public func focusable(_ isFocusable: Bool = true, interactions: FocusInteractions) -> some View {
    adding(.focusable(isFocusable)).adding(.focusableFor(interactions))
  }
}

extension View {
  /// Disables focus effects, for the view and those inside.
  public func focusEffectDisabled(_ disabled: Bool = true) -> some View {
    transformEnvironment(\.isFocusEffectEnabled) { $0 = $0 && !disabled }
  }
}

/// The interactions for which a view takes focus.
public struct FocusInteractions: OptionSet, Sendable {
  /// The bits.
  public var rawValue: Int
  /// Creates a set of these bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Activation, in place of a pointer.
  public static let activate = FocusInteractions(rawValue: 1)
  /// Editing a value by keys.
  public static let edit = FocusInteractions(rawValue: 2)
  /// The platform's default.
  public static var automatic: FocusInteractions { [.activate, .edit] }
}
