import Foundation

/// A key of the environment.
public protocol EnvironmentKey {
  /// The type of the values.
  associatedtype Value
  /// The value if none is set.
  static var defaultValue: Value { get }
}

/// The environment of a view.
public struct EnvironmentValues {
  /// Identifies it.
  var token = EnvironmentToken()
  /// The values set by keys.
  private var values: [ObjectIdentifier: Any] = [:]
  /// Creates an empty environment.
  public init() {}
  /// The value of a key.
  public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
    get {
      guard let value = values[ObjectIdentifier(key)] else { return K.defaultValue }
      return value as? K.Value ?? K.defaultValue
    }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  /// The layout direction.
  public var layoutDirection = LayoutDirection.leftToRight
  /// The locale; English unless a test sets another one, on every machine.
  public var locale = Locale(identifier: "en")
  /// The colour scheme.
  public var colorScheme = ColorScheme.light
  /// The contrast preference. Apple's is read-only; tests set this one.
  public package(set) var colorSchemeContrast = ColorSchemeContrast.standard
  /// Whether reduced motion is preferred. Apple's is read-only; tests set this one.
  public package(set) var accessibilityReduceMotion = false
  /// Whether differentiation without colour is preferred. Apple's is read-only; tests set this one.
  public package(set) var accessibilityDifferentiateWithoutColor = false
  /// Whether the scene is visible and active. Like Apple's, it stays `.background` if no SwiftUI `App` sets
  /// it, as in an app with UIKit's life cycle.
  public var scenePhase = ScenePhase.background
  /// Whether VoiceOver is on. Apple's can't be set; tests set this one.
  public package(set) var accessibilityVoiceOverEnabled = false
  /// Whether the view is enabled.
  public var isEnabled = true
  /// Whether scroll views scroll.
  public var isScrollEnabled = true
  /// Whether focus effects are shown.
  public var isFocusEffectEnabled = true
  /// The text size that the user has chosen, as a factor of the usual one. Apple's `dynamicTypeSize` has a
  /// curve for each text style; tests set this factor.
  package var textScale: CGFloat = 1
  /// Device pixels per point.
  public var displayScale: CGFloat = 2
  /// Whether tab views show pages.
  var isPageTabView = false
}

extension EnvironmentValues: ComparedByParts {
  /// The values, without the token.
  @MainActor var parts: [Any] {
    let own: [Any] = [
      layoutDirection, locale, colorScheme, colorSchemeContrast, accessibilityReduceMotion,
      accessibilityDifferentiateWithoutColor, scenePhase, accessibilityVoiceOverEnabled, isEnabled,
      isScrollEnabled, isFocusEffectEnabled,
      textScale, displayScale, isPageTabView,
    ]
    return own + values.sorted { $0.key < $1.key }.map(\.value)
  }
}

/// A property that reads the environment.
@propertyWrapper
public struct Environment<Value>: PlacedProperty, EnvironmentReading {
  /// The storage of the value during an evaluation.
  @MainActor final class Box {
    /// The value.
    var value: Value?
    /// Creates empty storage.
    nonisolated init() {}
  }
  /// The storage.
  let box = Box()
  /// The key path of the value.
  let path: KeyPath<EnvironmentValues, Value>
  /// Creates a property that reads a value.
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { path = keyPath }
  /// The value.
  @MainActor public var wrappedValue: Value { box.value ?? EnvironmentValues()[keyPath: path] }
  /// Returns the value read in an environment.
  @MainActor func reading(in environment: EnvironmentValues) -> Any { environment[keyPath: path] }
  /// Reads the value at the property's place.
  package func install(_ pass: RenderPass, at name: String) { box.value = pass.environment[keyPath: path] }
}

/// A length that scales with the user's text size.
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint>: PlacedProperty, EnvironmentReading {
  /// The user's text size.
  private let scale = Environment(\.textScale)
  /// The length at the usual text size.
  private let value: Value
  /// Creates a metric from its value at the usual text size.
  public init(wrappedValue: Value) { value = wrappedValue }
  /// The current length.
  @MainActor public var wrappedValue: Value { value * Value(scale.wrappedValue) }
  /// Returns the value read in an environment.
  @MainActor func reading(in environment: EnvironmentValues) -> Any { scale.reading(in: environment) }
  /// Reads the value at the property's place.
  package func install(_ pass: RenderPass, at name: String) { scale.install(pass, at: name) }
}

/// A view in a changed environment.
struct InEnvironment<Content: View>: StandInView, ComparedByParts {
  /// The view.
  let content: Content
  /// The values that determine the change.
  let values: [Any]
  /// Returns the value that is changed.
  let read: (EnvironmentValues) -> Any
  /// Changes the environment.
  let change: (inout EnvironmentValues) -> Void
  /// The view, and the values that determine the change.
  var parts: [Any] { [content] + values }
  /// An environment before and after the change.
  private struct Changed {
    /// The environment's token.
    let outer: EnvironmentToken
    /// The changed environment.
    let inner: EnvironmentValues
  }
  /// The node of the view in the changed environment, which is the earlier one if it is the same.
  func node(_ pass: RenderPass) -> Node {
    let outer = pass.environment
    let earlier = pass.place.values["changed"] as? Changed
    if pass.isKept, let earlier, earlier.outer === outer.token { return node(pass, in: earlier.inner) }
    return pass.with(change) {
      let isSameAgain = earlier.map {
        $0.outer === outer.token && isSame(read($0.inner), read(pass.environment))
      }
      if isSameAgain == true, let earlier { return node(pass, in: earlier.inner) }
      pass.place.values["changed"] = Changed(outer: outer.token, inner: pass.environment)
      return pass.node(of: content, "environment")
    }
  }
  /// The node of the view in an environment.
  private func node(_ pass: RenderPass, in environment: EnvironmentValues) -> Node {
    let outer = pass.environment
    defer { pass.environment = outer }
    pass.environment = environment
    return pass.node(of: content, "environment")
  }
}

extension View {
  /// Sets a value in the view's environment.
  public func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some View {
    InEnvironment(content: self, values: [keyPath, value], read: { $0[keyPath: keyPath] }) {
      $0[keyPath: keyPath] = value
    }
  }
  /// Changes a value in the view's environment.
  public func transformEnvironment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
  ) -> some View {
    InEnvironment(content: self, values: [keyPath, transform], read: { $0[keyPath: keyPath] }) {
      transform(&$0[keyPath: keyPath])
    }
  }
  /// Disables the view, or not.
  public func disabled(_ disabled: Bool) -> some View {
    InEnvironment(content: self, values: [disabled], read: { $0.isEnabled }) {
      $0.isEnabled = $0.isEnabled && !disabled
    }
  }
}

/// A layout direction.
public enum LayoutDirection: Hashable, CaseIterable, Sendable {
  /// Left to right, as in English.
  case leftToRight
  /// Right to left, as in Arabic.
  case rightToLeft
}

/// A colour scheme.
public enum ColorScheme: Hashable, CaseIterable, Sendable {
  /// Dark on light.
  case light
  /// Light on dark.
  case dark
}

/// A contrast preference.
public enum ColorSchemeContrast: Hashable, CaseIterable, Sendable {
  /// Standard contrast.
  case standard
  /// Increased contrast.
  case increased
}

/// The phase of a scene.
public enum ScenePhase: Hashable, Comparable, Sendable {
  /// Not visible.
  case background
  /// Visible, but without input.
  case inactive
  /// Visible, with input.
  case active
}
