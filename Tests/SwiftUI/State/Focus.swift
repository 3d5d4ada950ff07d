/// Whether a view has the keyboard's focus.
@propertyWrapper
public struct FocusState<Value: Hashable>: DynamicProperty {
  /// Where the value is kept.
  let state: State<Value>
  /// Without the focus.
  public init() where Value == Bool { state = State(wrappedValue: false) }
  /// Whether the view has the focus.
  @MainActor public var wrappedValue: Value {
    get { state.wrappedValue }
    nonmutating set { state.wrappedValue = newValue }
  }
  /// What binds a view to the value.
  @MainActor public var projectedValue: Binding { Binding(value: state.projectedValue) }
  /// Finds the value of the view's place.
  public func install(_ pass: RenderPass, at name: String) { state.install(pass, at: name) }

  /// What binds a view to the value.
  @MainActor public struct Binding {
    /// The value.
    let value: SwiftUI.Binding<Value>
  }
}

/// Whether a view has the focus of assistive technology.
@propertyWrapper
public struct AccessibilityFocusState<Value: Hashable>: DynamicProperty {
  /// Where the value is kept.
  let state: State<Value>
  /// Without the focus.
  public init() where Value == Bool { state = State(wrappedValue: false) }
  /// Whether the view has the focus.
  @MainActor public var wrappedValue: Value {
    get { state.wrappedValue }
    nonmutating set { state.wrappedValue = newValue }
  }
  /// What binds a view to the value.
  @MainActor public var projectedValue: Binding { Binding(value: state.projectedValue) }
  /// Finds the value of the view's place.
  public func install(_ pass: RenderPass, at name: String) { state.install(pass, at: name) }

  /// What binds a view to the value.
  @MainActor public struct Binding {
    /// The value.
    let value: SwiftUI.Binding<Value>
  }
}

extension View {
  /// The view bound to whether it has the keyboard's focus.
  public func focused(_ condition: FocusState<Bool>.Binding) -> some View {
    saying(.focused { condition.value.wrappedValue = $0 })
  }
  /// The view bound to whether it has the focus of assistive technology.
  public func accessibilityFocused(_ condition: AccessibilityFocusState<Bool>.Binding) -> some View {
    saying(.focused { condition.value.wrappedValue = $0 })
  }
  /// The view, which can have the keyboard's focus.
  public func focusable(_ isFocusable: Bool = true) -> some View { saying(.focusable(isFocusable)) }
  /// The view, which can have the keyboard's focus for some interactions.
  public func focusable(_ isFocusable: Bool = true, interactions: FocusInteractions) -> some View {
    saying(.focusable(isFocusable))
  }
}

/// What the focus is for.
public struct FocusInteractions: OptionSet, Sendable {
  /// The bits.
  public let rawValue: Int
  /// A set of these bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// In place of a pointer.
  public static let activate = FocusInteractions(rawValue: 1)
  /// To change a value by keys.
  public static let edit = FocusInteractions(rawValue: 2)
  /// What the platform takes the focus for.
  public static var automatic: FocusInteractions { [.activate, .edit] }
}
