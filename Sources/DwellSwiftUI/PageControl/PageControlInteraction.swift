#if canImport(SwiftUI)
import Dwell
import SwiftUI

/// Reports the user's interaction with a component's indicator to the app.
struct InteractionObserver<Shown: PagedViewComponent>: ViewModifier {
  /// The component's host.
  let host: ComponentHost<Shown>
  /// The app's handlers of page events.
  @Environment(\.pages.events) private var events

  func body(content: Content) -> some View {
    let _ = host.revision
    content.onChange(of: host.component.interaction) { _, interaction in
      events.didChangeInteraction(interaction)
    }
  }
}

extension View {
  /// Performs an action when the user begins to press or scrub a page control inside, or the dots of a page
  /// view inside, and when they no longer do.
  public func onPageControlInteractionChange(
    perform action: @escaping @MainActor (_ interaction: PageControlInteraction) -> Void
  ) -> some View {
    environment(\.pages.events.didChangeInteraction, action)
  }
}
#endif
