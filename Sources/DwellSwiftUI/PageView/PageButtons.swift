#if canImport(SwiftUI)
import Dwell
import SwiftUI

extension View {
  /// Shows buttons above the pages of the page views inside; none by default.
  ///
  /// ```swift
  /// import DwellSwiftUI
  /// import SwiftUI
  ///
  /// struct Offers: View {
  ///   @State private var page = 0
  ///   var body: some View {
  ///     PageView(count: 5, selection: $page) { Text("Offer \($0)") }
  ///       .pageButtons([.previous, .next, .pause])
  ///       .pageTimer(duration: 8)
  ///   }
  /// }
  /// ```
  ///
  /// Previous and next are centred at the two ends; pause is at the trailing end, on the side opposite the
  /// indicator. No button covers the indicator. ``PageNames`` has the labels that VoiceOver speaks.
  /// - Parameter buttons: the buttons.
  public func pageButtons(_ buttons: PageButtons = .all) -> some View {
    environment(\.pages.view.controls, buttons)
  }
}

/// The targets of a page view's buttons, which the core draws: as SwiftUI buttons, so that assistive
/// technology, keyboards and remotes reach them.
struct ControlTargets: View {
  /// The carousel's host.
  let host: ComponentHost<Dwell.Carousel>
  /// The number of changes of the carousel. SwiftUI evaluates the body again when it differs.
  let version: Int
  /// The strings that assistive technology speaks.
  @Environment(\.pageNames) private var names

  /// The visible buttons.
  var body: some View {
    let _ = host.revision
    let elements = host.semantics.elements
    ZStack {
      if let element = elements.first(where: { $0.role == .previous }) {
        target(element, names.previous) { host.send(.key(.pageUp)) }
      }
      if let element = elements.first(where: { $0.role == .next }) {
        target(element, names.next) { host.send(.key(.pageDown)) }
      }
      if host.component.configuration.controls.contains(.pause),
        let element = elements.first(where: { $0.role == .playPause })
      {
        let isPaused = host.isPausedByPerson
        target(element, isPaused ? names.resume : names.pause) {
          if host.isPausedByPerson { host.play() } else { host.pause() }
        }
      }
    }
  }

  /// Returns a clear button over an element's target.
  private func target(
    _ element: SemanticElement, _ label: String, action: @escaping @MainActor () -> Void
  ) -> some View {
    Button(action: action) { SwiftUI.Color.clear.contentShape(Rectangle()) }
      .buttonStyle(.plain)
      .disabled(element.actions.isEmpty)
      .accessibilityLabel(Text(verbatim: label))
      .frame(width: element.rect.width, height: element.rect.height)
      .position(x: element.rect.center.x, y: element.rect.center.y)
  }
}
#endif
