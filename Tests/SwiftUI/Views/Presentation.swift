/// An action that dismisses the presentation around a view.
@MainActor
public struct DismissAction {
  /// The action.
  private let action: @MainActor () -> Void
  /// Creates an action.
  package nonisolated init(_ action: @escaping @MainActor () -> Void) { self.action = action }
  /// Dismisses the presentation.
  public func callAsFunction() { action() }
}

extension EnvironmentValues {
  /// The key of ``dismissal``.
  private struct DismissKey: EnvironmentKey {
    static var defaultValue: DismissAction { DismissAction {} }
  }

  /// Dismisses the presentation around the view.
  public var dismiss: DismissAction { dismissal }
  /// The action of ``dismiss``, which presentations set.
  var dismissal: DismissAction {
    get { self[DismissKey.self] }
    set { self[DismissKey.self] = newValue }
  }
}

extension View {
  /// Presents a view that covers as much of the screen as possible while there is an item; here it lies over
  /// this one.
  @available(macOS, unavailable)
  public func fullScreenCover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    ZStack {
      self
      if let shown = item.wrappedValue {
        content(shown).id(shown.id)
          .environment(
            \.dismissal,
            DismissAction {
              item.wrappedValue = nil
              onDismiss?()
            })
      }
    }
  }

  /// Sets the style behind a presented view.
  public func presentationBackground<S: ShapeStyle>(_ style: S) -> some View {
    adding(.other("presentationBackground"))
  }
}
