#if canImport(SwiftUI)
import Dwell
import SwiftUI

/// The buttons above the pages of a page view.
public struct PageButtons: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt8
  /// Creates a set of these bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// A button that turns to the previous page; disabled on the first page, unless pages loop.
  public static let previous = PageButtons(rawValue: 1)
  /// A button that turns to the next page; disabled on the last page, unless pages loop.
  public static let next = PageButtons(rawValue: 2)
  /// A button that pauses and resumes the timer, where pages are timed.
  public static let pause = PageButtons(rawValue: 4)
  /// Every button.
  public static let all: PageButtons = [.previous, .next, .pause]
}

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
    environment(\.pageViewOptions.controls, Dwell.Carousel.Controls(rawValue: buttons.rawValue))
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
