/// What the indicators of a row are for assistive technology and the keyboard.
public enum IndicatorRole: Equatable, Sendable, CaseIterable {
  /// The row is one slider over the pages, as on Apple's platforms: one stop for the keyboard, however many
  /// pages there are.
  case slider
  /// Each indicator in view is a button that selects its page.
  case buttons
  /// Each indicator in view is a tab that selects its page: one stop for the keyboard, inside which arrows
  /// select (WAI-ARIA Authoring Practices, tabbed carousel).
  case tabs

  /// The role of an indicator's element; nil where the row has none but its own.
  var element: SemanticRole? {
    switch self {
    case .slider: nil
    case .buttons: .pageButton
    case .tabs: .pageTab
    }
  }

  /// The least distance between the middles of two indicators that are targets of their own, in points (WCAG
  /// 2.2, 2.5.8).
  static let minimumPitch = 24.0

  /// A gap between indicators of a length that keeps this distance where they are targets of their own.
  func gap(_ gap: Double, besideLength length: Double) -> Double {
    self == .slider ? gap : max(gap, IndicatorRole.minimumPitch - length)
  }
}
