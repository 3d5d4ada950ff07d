#if canImport(SwiftUI)
import Dwell
import SwiftUI

/// Tells assistive technology what a component means, and the component what assistive technology asks for.
struct ComponentAccessibility<Shown: Dwell.Component>: ViewModifier {
  /// The component.
  let host: ComponentHost<Shown>
  /// How what is inside is put to assistive technology.
  var children = AccessibilityChildBehavior.ignore
  /// The words.
  @Environment(\.pageNames) private var names
  /// The title of the page of a number.
  @Environment(\.pageTitleByNumber) private var title
  /// Whether people may use the view.
  @Environment(\.isEnabled) private var isEnabled
  /// Whether VoiceOver is at the view; no time passes meanwhile.
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
          Button(action: { host.send(.resume(.app)) }, label: { Text(verbatim: names.resume) })
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

  /// What can be done with the component: all that can be done with its elements.
  private var actions: SemanticActions {
    isEnabled ? host.semantics.elements.reduce(into: []) { $0.formUnion($1.actions) } : []
  }
}

extension Edge {
  /// The key that pages in the direction of an edge: content beyond that edge comes.
  fileprivate var key: Key {
    switch self {
    case .leading, .top: .pageUp
    case .trailing, .bottom: .pageDown
    }
  }
}

/// Lets assistive technology turn pages.
private struct AdjustableAccessibility<Shown: Dwell.Component>: ViewModifier {
  /// Whether pages can be turned.
  let isOn: Bool
  /// The component.
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

  /// The title of the page of a number; nil without one.
  var pageTitleByNumber: (Int) -> String? {
    get { self[TitleKey.self] }
    set { self[TitleKey.self] = newValue }
  }
}
#endif
