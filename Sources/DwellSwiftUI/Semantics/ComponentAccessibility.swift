#if canImport(SwiftUI)
import Dwell
import SwiftUI

/// Publishes a component's semantics to assistive technology, and sends the component its actions.
///
/// The semantics belong to an element behind the component's view, so that a change of them doesn't change
/// the identity of the view and of the pages in it.
struct ComponentAccessibility<Shown: Dwell.Component>: ViewModifier {
  /// The component's host.
  let host: ComponentHost<Shown>
  /// How accessibility elements inside are treated.
  var children = AccessibilityChildBehavior.ignore
  /// Whether the component takes input; otherwise it offers no actions.
  var takesInput = true
  /// The strings that assistive technology speaks.
  @Environment(\.pageNames) private var names
  /// Whether the view is enabled.
  @Environment(\.isEnabled) private var isEnabled
  /// The direction of text, which edges follow.
  @Environment(\.layoutDirection) private var layoutDirection
  /// Whether scroll views scroll.
  @Environment(\.isScrollEnabled) private var isScrollEnabled
  /// Whether VoiceOver is on.
  @Environment(\.accessibilityVoiceOverEnabled) private var isVoiceOverOn

  func body(content: Content) -> some View {
    let _ = host.revision
    let semantics = host.semantics
    Group {
      // The content is treated the same way for the view's lifetime, so the branch costs no state.
      if children == .ignore {
        content.accessibilityHidden(true)
      } else {
        content
          .accessibilityElement(children: children)
          .accessibilityLabel(Text(verbatim: names.name(of: semantics.adjustable?.role ?? .pageControl)))
          .accessibilityScrollAction { edge in
            if isEnabled, takesInput, isScrollEnabled, semantics.canTurn {
              host.scroll(to: edge, layoutDirection)
            }
          }
          .accessibilityHidden(semantics.elements.isEmpty)
      }
    }
    .background {
      let indicators = takesInput ? semantics.elements.filter(\.isIndicator) : []
      if indicators.isEmpty {
        ComponentElement(host: host, isBesidePages: children != .ignore, takesInput: takesInput)
      } else {
        IndicatorElements(host: host, elements: indicators, timerActions: semantics.actions)
      }
    }
    .onChange(of: isVoiceOverOn, initial: true) { _, isOn in host.setAssisted(isOn, by: .screenReader) }
  }
}

/// The element that represents a component: its name, its value and its actions.
private struct ComponentElement<Shown: Dwell.Component>: View {
  /// The component's host.
  let host: ComponentHost<Shown>
  /// Whether the component contains pages, which are elements of their own.
  let isBesidePages: Bool
  /// Whether the component takes input.
  let takesInput: Bool
  /// The strings that assistive technology speaks.
  @Environment(\.pageNames) private var names
  /// Returns the title of the page at an index.
  @Environment(\.pageTitleByNumber) private var title
  /// Whether the view is enabled.
  @Environment(\.isEnabled) private var isEnabled
  /// The direction of text, which edges follow.
  @Environment(\.layoutDirection) private var layoutDirection
  /// Whether the cursor of assistive technology is on the element, which pauses the timer.
  @AccessibilityFocusState private var isFocused: Bool

  var body: some View {
    let _ = host.revision
    let semantics = host.semantics
    let element = isBesidePages ? semantics.besidePages : semantics.adjustable
    let rect = element?.rect ?? .zero
    let isActive = isEnabled && takesInput
    let actions = isActive ? semantics.actions : []
    SwiftUI.Color.clear
      .accessibilityElement(children: .ignore)
      .accessibilityLabel(Text(verbatim: names.name(of: element?.role ?? .pageControl)))
      .accessibilityValue(
        Text(
          verbatim: semantics.adjustable.flatMap { adjustable in
            names.text(for: adjustable.value, isNumbered: !host.isUnbounded) {
              title(host.page(ofNumber: $0, on: adjustable.role))
            }
          } ?? "")
      )
      .modifier(AdjustableAccessibility(isOn: isActive && semantics.canTurn, host: host))
      .modifier(TimerActions(host: host, actions: actions))
      .accessibilityScrollAction { edge in
        if !isBesidePages, isActive, semantics.canTurn { host.scroll(to: edge, layoutDirection) }
      }
      .accessibilityFocused($isFocused)
      .accessibilityHidden(element == nil)
      .onChange(of: isFocused) { _, isFocused in host.setAssisted(isFocused, by: .cursor) }
      // The element's edges are those of the app, its place is the core's.
      .environment(\.layoutDirection, layoutDirection)
      .frame(width: rect.width, height: rect.height)
      .position(x: rect.center.x, y: rect.center.y)
      .environment(\.layoutDirection, .leftToRight)
  }
}

extension ComponentHost {
  /// Turns to the page that lies beyond an edge; across the pages, the last edge is that of the next page.
  fileprivate func scroll(to edge: Edge, _ layoutDirection: LayoutDirection) {
    let direction = (component as? any PagedComponent)?.direction
    let isBackwards =
      switch edge {
      case .leading, .trailing:
        direction?.axis == .horizontal
          && (direction == .rightToLeft) != (layoutDirection == .rightToLeft)
      case .top, .bottom: direction == .bottomToTop
      }
    let isNext = (edge == .trailing || edge == .bottom) != isBackwards
    send(.key(isNext ? .pageDown : .pageUp))
  }

  /// Returns the page of a number that an element has: dots number the snap points.
  func page(ofNumber number: Int, on role: SemanticRole) -> Int {
    guard role == .pageControl || role == .segmentedProgress,
      let paged = component as? any PagedViewComponent
    else { return number }
    return paged.page(atPlace: number)
  }
}

extension SemanticElement {
  /// Whether the element is an indicator of a row.
  fileprivate var isIndicator: Bool { role == .pageButton || role == .pageTab }
}

extension Semantics {
  /// The actions of all elements.
  fileprivate var actions: SemanticActions { elements.reduce(into: []) { $0.formUnion($1.actions) } }
  /// Whether pages can be turned.
  fileprivate var canTurn: Bool { !actions.isDisjoint(with: [.next, .previous, .setValue]) }
  /// The element beside the pages: the indicator, or the pause button of timed pages without one.
  fileprivate var besidePages: SemanticElement? {
    elements.last { $0.role == .pageControl || $0.role == .segmentedProgress }
      ?? elements.last { $0.role == .playPause }
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
        case .increment: host.adjust(.pageDown)
        case .decrement: host.adjust(.pageUp)
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
