/// When the indicator, buttons and the pointer are visible on pictures that play in a window.
public enum DeckControls: String, CaseIterable, Equatable, Sendable {
  /// While the mouse or a key is used, and while the pages are paused.
  case auto
  /// Always.
  case always
}
