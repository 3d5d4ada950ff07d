extension View {
  /// Performs an action when the view is tapped.
  public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
    adding(.button(action))
  }
}
