/// A type that is compared by other parts than its fields.
@MainActor
protocol ComparedByParts {
  /// The parts.
  var parts: [Any] { get }
}

/// Returns whether two inputs of a view are the same, as far as SwiftUI can tell: equal, the same object, or
/// made of the same parts. Closures are the same if they have the same captures.
@MainActor
func isSame(_ one: Any, _ other: Any) -> Bool {
  guard type(of: one) == type(of: other) else { return false }
  // A state's changes are counted where it is read.
  if one is any PlacedProperty { return true }
  if let one = one as? any Equatable { return isEqual(one, other) }
  if type(of: one) is AnyClass { return (one as AnyObject) === (other as AnyObject) }
  if let one = one as? any ComparedByParts, let other = other as? any ComparedByParts {
    return areSame(one.parts, other.parts)
  }
  let (parts, others) = (Mirror(reflecting: one), Mirror(reflecting: other))
  guard parts.children.count == others.children.count else { return false }
  if parts.children.isEmpty, parts.displayStyle == nil || parts.displayStyle == .enum {
    return _openExistential(one, do: bytes) == _openExistential(other, do: bytes)
  }
  return zip(parts.children, others.children).allSatisfy {
    $0.label == $1.label && isSame($0.value, $1.value)
  }
}

/// Returns whether two lists of inputs are the same.
@MainActor
func areSame(_ ones: [Any], _ others: [Any]) -> Bool {
  ones.count == others.count && zip(ones, others).allSatisfy { isSame($0, $1) }
}

/// Returns whether two values of one type are equal.
private func isEqual<Value: Equatable>(_ one: Value, _ other: Any) -> Bool { one == other as? Value }

/// Returns the bytes of a value, which for a closure are its code and its captures, and for a case of an
/// enumeration its number.
private func bytes<Value>(_ value: Value) -> [UInt8] { withUnsafeBytes(of: value) { Array($0) } }
