/// A named value that views inside set for those around them.
public protocol PreferenceKey {
  /// The value's type.
  associatedtype Value
  /// The value of views that set none.
  static var defaultValue: Value { get }
  /// Combines the values of sibling views, in order.
  static func reduce(value: inout Value, nextValue: () -> Value)
}

extension Node {
  /// Returns the preference of this view and everything inside it; nil if none of them sets it.
  func preference<K: PreferenceKey>(_ key: K.Type) -> K.Value? {
    var result: K.Value?
    for child in children {
      guard let next = child.preference(key) else { continue }
      if var value = result {
        K.reduce(value: &value) { next }
        result = value
      } else {
        result = next
      }
    }
    for case .preference(let name, let change) in facts where name == ObjectIdentifier(key) {
      result = change(result ?? key.defaultValue) as? K.Value
    }
    return result
  }
}

/// A view with another over it, which depends on a preference of the first.
struct OverPreference<Content: View, Key: PreferenceKey, Over: View>: StandInView {
  /// The view.
  let content: Content
  /// Returns the view over it.
  let transform: (Key.Value) -> Over
  /// The nodes of both.
  func node(_ pass: RenderPass) -> Node {
    let below = pass.node(of: content, "content")
    let value = below.preference(Key.self) ?? Key.defaultValue
    let above = pass.node(of: "transform", in: self, [value], "over") { transform(value) }
    return Node("overlay", [.alignment(.center)], children: [below, above])
  }
}

extension View {
  /// Changes a preference of the view.
  public func transformPreference<K: PreferenceKey>(
    _ key: K.Type = K.self, _ callback: @escaping (inout K.Value) -> Void
  ) -> some View {
    adding(
      .preference(ObjectIdentifier(key)) { old in
        guard var value = old as? K.Value else { return old }
        callback(&value)
        return value
      })
  }
  /// Puts a view, which depends on a preference of this one, over it.
  public func overlayPreferenceValue<Key: PreferenceKey, T: View>(
    _ key: Key.Type = Key.self, @ViewBuilder _ transform: @escaping (Key.Value) -> T
  ) -> some View { OverPreference<Self, Key, T>(content: self, transform: transform) }
}
