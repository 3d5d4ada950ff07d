/// A view's tag: a value of one type, also as an optional value.
package struct ViewTag {
  /// The value.
  package let value: AnyHashable
  /// The type of the value.
  private let type: ObjectIdentifier
  /// The type of the optional value, if the tag has one.
  private let optionalType: ObjectIdentifier?
  /// Creates a tag.
  package init<V: Hashable>(_ value: V, includesOptional: Bool) {
    self.value = AnyHashable(value)
    type = ObjectIdentifier(V.self)
    optionalType = includesOptional ? ObjectIdentifier(V?.self) : nil
  }
  /// Returns the tag if it was set with this type, or with the type of which this one is an optional.
  package func found<V: Hashable>(as type: V.Type) -> V? {
    [self.type, optionalType].contains(ObjectIdentifier(type)) ? value.base as? V : nil
  }
}
