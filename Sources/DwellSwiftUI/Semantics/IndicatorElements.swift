#if canImport(SwiftUI)
import Dwell
import SwiftUI

/// The indicators of a component as elements of their own: each is a button that selects its page, together a
/// group or a tab bar.
struct IndicatorElements<Shown: Dwell.Component>: View {
  /// The component's host.
  let host: ComponentHost<Shown>
  /// The indicators in view; not empty.
  let elements: [SemanticElement]
  /// The actions of the row on the timer.
  let timerActions: SemanticActions
  /// The strings that assistive technology speaks.
  @Environment(\.pageNames) private var names
  /// The number of the element at the cursor of assistive technology, which pauses the timer.
  @State private var focused: Int?

  var body: some View {
    ZStack {
      ForEach(elements.map(\.number), id: \.self) { number in
        IndicatorElement(
          host: host, element: elements[number - elements[0].number], timerActions: timerActions,
          focused: $focused)
      }
    }
    .accessibilityElement(children: .contain)
    .accessibilityLabel(Text(verbatim: names.label))
    .accessibilityAddTraits(elements[0].role == .pageTab ? .isTabBar : [])
    .environment(\.layoutDirection, .leftToRight)
    .onChange(of: focused != nil) { _, isFocused in host.setAssisted(isFocused, by: .cursor) }
  }
}

/// An indicator as an element.
private struct IndicatorElement<Shown: Dwell.Component>: View {
  /// The component's host.
  let host: ComponentHost<Shown>
  /// The indicator.
  let element: SemanticElement
  /// The actions of the row on the timer.
  let timerActions: SemanticActions
  /// The number of the element at the cursor of assistive technology.
  @Binding var focused: Int?
  /// The strings that assistive technology speaks.
  @Environment(\.pageNames) private var names
  /// Returns the title of the page at an index.
  @Environment(\.pageTitleByNumber) private var title
  /// Whether the view is enabled.
  @Environment(\.isEnabled) private var isEnabled
  /// Whether the cursor of assistive technology is on the element.
  @AccessibilityFocusState private var isFocused: Bool

  var body: some View {
    SwiftUI.Color.clear
      .accessibilityElement(children: .ignore)
      .accessibilityLabel(Text(verbatim: label))
      .accessibilityAddTraits(element.isCurrent ? [.isButton, .isSelected] : .isButton)
      .accessibilityAction { if isEnabled { host.press(element) } }
      .modifier(TimerActions(host: host, actions: isEnabled ? timerActions : []))
      .accessibilityFocused($isFocused)
      .onChange(of: isFocused) { _, isFocused in
        if isFocused { focused = element.number } else if focused == element.number { focused = nil }
      }
      .frame(width: element.rect.width, height: element.rect.height)
      .position(x: element.rect.center.x, y: element.rect.center.y)
  }

  /// The page's title, or else its number: what a user of Voice Control says.
  private var label: String {
    title(host.page(ofNumber: element.number, on: .pageControl))
      ?? names.text(for: element.value) { _ in nil } ?? ""
  }
}

/// Adds the action that pauses or resumes the timer.
struct TimerActions<Shown: Dwell.Component>: ViewModifier {
  /// The component's host.
  let host: ComponentHost<Shown>
  /// The available actions.
  let actions: SemanticActions
  /// The strings that assistive technology speaks.
  @Environment(\.pageNames) private var names

  func body(content: Content) -> some View {
    let _ = host.revision
    return content.accessibilityActions {
      if host.isPausedByPerson, !actions.isDisjoint(with: [.pause, .resume]) {
        Button(action: { host.play() }, label: { Text(verbatim: names.resume) })
      } else if actions.contains(.pause) {
        Button(action: { host.pause() }, label: { Text(verbatim: names.pause) })
      }
    }
  }
}

extension SemanticElement {
  /// The number of an indicator in its row, from 0.
  fileprivate var number: Int { if case .page(let number, _) = value { number } else { 0 } }
}

extension ComponentHost {
  /// Selects an indicator's page for assistive technology, which speaks the new value itself.
  fileprivate func press(_ element: SemanticElement) {
    isAdjusting = true
    send(.press(element.rect.center))
    send(.release(element.rect.center))
    isAdjusting = false
  }
}
#endif
