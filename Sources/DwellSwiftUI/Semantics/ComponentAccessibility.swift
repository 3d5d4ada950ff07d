#if canImport(SwiftUI)
import Dwell
import SwiftUI

/// Publishes a component's semantics to assistive technology, and sends the component its actions.
struct ComponentAccessibility<Shown: Dwell.Component>: ViewModifier {
  /// The component's host.
  let host: ComponentHost<Shown>
  /// How accessibility elements inside are treated.
  var children = AccessibilityChildBehavior.ignore
  /// The strings that assistive technology speaks.
  @Environment(\.pageNames) private var names
  /// Returns the title of the page at an index.
  @Environment(\.pageTitleByNumber) private var title
  /// Whether the view is enabled.
  @Environment(\.isEnabled) private var isEnabled
  /// Whether VoiceOver's cursor is on the view, which pauses the timer.
  @AccessibilityFocusState private var isFocused: Bool

  func body(content: Content) -> some View {
    let _ = host.revision
    let element = host.semantics.adjustable
    let actions = actions
    let canTurn = !actions.isDisjoint(with: [.next, .previous, .setValue])
    content
      .accessibilityElement(children: children)
      .accessibilityHidden(element == nil)
      .accessibilityLabel(Text(verbatim: names.name(of: element?.role ?? .pageControl)))
      .accessibilityValue(Text(verbatim: element.flatMap { names.text(for: $0.value, title: title) } ?? ""))
      .modifier(
        AdjustableAccessibility(isOn: canTurn, host: host)
      )
      .accessibilityActions {
        if actions.contains(.pause) {
          Button(action: { host.send(.pause(.app)) }, label: { Text(verbatim: names.pause) })
        }
        if actions.contains(.resume) {
          Button(action: { host.send(.resume(.playButton)) }, label: { Text(verbatim: names.resume) })
        }
      }
      .accessibilityScrollAction { edge in
        if canTurn { host.send(.key(edge.key)) }
      }
      .accessibilityFocused($isFocused)
      .onChange(of: isFocused) { _, isFocused in
        host.send(isFocused ? .pause(.focus) : .resume(.focus))
      }
  }

  /// The actions of all the component's elements.
  private var actions: SemanticActions {
    isEnabled ? host.semantics.elements.reduce(into: []) { $0.formUnion($1.actions) } : []
  }
}

extension Edge {
  /// The key that turns pages towards an edge, so that content beyond it appears.
  fileprivate var key: Key {
    switch self {
    case .leading, .top: .pageUp
    case .trailing, .bottom: .pageDown
    }
  }
}

/// Adds the adjustable action, which turns pages.
private struct AdjustableAccessibility<Shown: Dwell.Component>: ViewModifier {
  /// Whether pages can be turned.
  let isOn: Bool
  /// The component's host.
  let host: ComponentHost<Shown>

  func body(content: Content) -> some View {
    if isOn {
      content.accessibilityAdjustableAction { direction in
        switch direction {
        case .increment: host.send(.key(.pageDown))
        case .decrement: host.send(.key(.pageUp))
        @unknown default: break
        }
      }
    } else {
      content
    }
  }
}

extension EnvironmentValues {
  /// The key of ``pageTitleByNumber``.
  private struct TitleKey: EnvironmentKey {
    static var defaultValue: (Int) -> String? { { _ in nil } }
  }

  /// Returns the title of the page at an index; nil without one.
  var pageTitleByNumber: (Int) -> String? {
    get { self[TitleKey.self] }
    set { self[TitleKey.self] = newValue }
  }
}
#endif
