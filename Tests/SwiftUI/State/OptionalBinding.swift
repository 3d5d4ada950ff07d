extension Binding {
  /// Creates a binding to an optional value by projecting another binding's. Setting it to nil is ignored.
  public init<V>(_ base: Binding<V>) where Value == V? {
    self.init(
      get: { base.wrappedValue },
      set: { if let value = $0 { base.wrappedValue = value } })
  }
}
