import Foundation

/// A key of the environment.
public protocol EnvironmentKey {
  /// The type of its values.
  associatedtype Value
  /// Its value where nobody set it.
  static var defaultValue: Value { get }
}

/// What a view is surrounded by.
public struct EnvironmentValues {
  /// The values that were set.
  private var values: [ObjectIdentifier: Any] = [:]
  /// Nothing set.
  public init() {}
  /// The value of a key.
  public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
    get {
      guard let value = values[ObjectIdentifier(key)] else { return K.defaultValue }
      return value as? K.Value ?? K.defaultValue
    }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  /// The direction of text.
  public var layoutDirection = LayoutDirection.leftToRight
  /// Light or dark.
  public var colorScheme = ColorScheme.light
  /// The wish for more contrast. Apple's cannot be set; tests set this one.
  public var colorSchemeContrast = ColorSchemeContrast.standard
  /// The wish for less motion. Apple's cannot be set; tests set this one.
  public var accessibilityReduceMotion = false
  /// The wish for more than colour. Apple's cannot be set; tests set this one.
  public var accessibilityDifferentiateWithoutColor = false
  /// Whether the app can be seen.
  public var scenePhase = ScenePhase.active
  /// Whether people may use the view.
  public var isEnabled = true
  /// Device pixels per point.
  public var displayScale: CGFloat = 2
  /// The style of page views.
  var isPageTabView = false
}

/// A property that reads the environment.
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
  /// Where the value is kept while a body is evaluated.
  @MainActor final class Box {
    /// The value.
    var value: Value?
    /// No value yet.
    nonisolated init() {}
  }
  /// Where the value is kept.
  let box = Box()
  /// Which value.
  let path: KeyPath<EnvironmentValues, Value>
  /// Reads a value.
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { path = keyPath }
  /// The value.
  @MainActor public var wrappedValue: Value { box.value ?? EnvironmentValues()[keyPath: path] }
  /// Reads the value at the view's place.
  public func install(_ pass: RenderPass, at name: String) { box.value = pass.environment[keyPath: path] }
}

/// A view in another environment.
struct InEnvironment<Content: View>: StandInView {
  /// The view.
  let content: Content
  /// What is different there.
  let change: (inout EnvironmentValues) -> Void
  /// The node of the view there.
  func node(_ pass: RenderPass) -> Node { pass.with(change) { pass.node(of: content, "environment") } }
}

extension View {
  /// The view with another value in its environment.
  public func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some View {
    InEnvironment(content: self) { $0[keyPath: keyPath] = value }
  }
  /// The view with a changed value in its environment.
  public func transformEnvironment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
  ) -> some View {
    InEnvironment(content: self) { transform(&$0[keyPath: keyPath]) }
  }
  /// The view, which people may use or not.
  public func disabled(_ disabled: Bool) -> some View {
    InEnvironment(content: self) { $0.isEnabled = $0.isEnabled && !disabled }
  }
}

/// The direction of text.
public enum LayoutDirection: Hashable, CaseIterable, Sendable {
  /// As in English.
  case leftToRight
  /// As in Arabic.
  case rightToLeft
}

/// Light or dark.
public enum ColorScheme: Hashable, CaseIterable, Sendable {
  /// Dark on light.
  case light
  /// Light on dark.
  case dark
}

/// How much contrast a person asks for.
public enum ColorSchemeContrast: Hashable, CaseIterable, Sendable {
  /// No more than usual.
  case standard
  /// More.
  case increased
}

/// Whether an app can be seen.
public enum ScenePhase: Hashable, Comparable, Sendable {
  /// It cannot.
  case background
  /// It can, and takes no input.
  case inactive
  /// It can, and takes input.
  case active
}
