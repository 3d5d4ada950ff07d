#if GTK
import CDwellGTK
import Dwell

/// The pause of a widget's pages by the user, and the buttons for it.
extension WidgetController {
  /// Pauses or resumes the timer for the user.
  func togglePause() {
    guard let isRunning = isAdvancing else { return }
    send(isRunning ? .pause(.app) : .resume(.playButton))
  }

  /// Whether pages advance automatically; nil if they can't.
  var isAdvancing: Bool? { semantics.isRunning }

  /// The place for a pause button; empty if the component doesn't define one.
  var pauseRect: Rect { semantics.pauseRect ?? .zero }

  /// Creates a pause button.
  func makePauseButton() -> PauseButton {
    let button = PauseButton(for: self)
    button.show(isAdvancing, names: behavior.names)
    pauseButtons.add(button)
    return button
  }
}
#endif
