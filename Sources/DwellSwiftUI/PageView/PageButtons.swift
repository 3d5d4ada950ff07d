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

/// A page view's buttons: what the core draws, as labels of SwiftUI buttons, so that assistive technology,
/// keyboards and remotes reach them.
struct ControlTargets: View {
  /// The carousel's host.
  let host: ComponentHost<Dwell.Carousel>
  /// The number of changes of the carousel. SwiftUI evaluates the body again when it differs.
  let version: Int
  /// The size of the view.
  let size: CGSize
  /// The strings that assistive technology speaks.
  @Environment(\.pageNames) private var names

  /// The visible buttons.
  var body: some View {
    let _ = host.revision
    let frame = host.sized(size, at: host.latest).frame(at: host.latest)
    ZStack {
      button(.previous, in: frame, names.previous) { host.send(.key(.pageUp)) }
      button(.next, in: frame, names.next) { host.send(.key(.pageDown)) }
      if host.component.configuration.controls.contains(.pause) {
        button(.playPause, in: frame, host.isPausedByPerson ? names.resume : names.pause) {
          if host.isPausedByPerson { host.play() } else { host.pause() }
        }
      }
    }
  }

  /// Returns the button of a role; nothing if the carousel has none.
  @ViewBuilder private func button(
    _ role: SemanticRole, in frame: Dwell.Frame, _ label: String, action: @escaping @MainActor () -> Void
  ) -> some View {
    if let element = frame.semantics.element(role) {
      let drawing = frame.display.commands.filter {
        $0.key?.part == .button && element.rect.contains($0.rect?.center ?? Point(x: .nan, y: .nan))
      }
      Button(action: action) {
        FrameView(DisplayList(drawing.filter { !$0.isImage }), in: element.rect)
          .overlay {
            if case .image(_, let name, let rect, let role, let opacity)? = drawing.first(where: \.isImage) {
              ButtonSymbol(name: name, length: rect.width, role: role).opacity(opacity)
            }
          }
          .contentShape(Rectangle())
      }
      .buttonStyle(.plain)
      .disabled(element.actions.isEmpty)
      .accessibilityLabel(Text(verbatim: label))
      .position(element.rect.center.cgPoint)
    }
  }
}

extension DrawCommand {
  /// Whether the command draws an image or a symbol.
  fileprivate var isImage: Bool { if case .image = self { true } else { false } }
}
#endif
