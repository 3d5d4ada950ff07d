#if GTK
import Dwell

/// Events of what GTK is in the middle of: it maps or unmaps the widget, or moves the focus. An app that is
/// called there, because a page turns that was due, may take away what GTK still uses: pages, the widget, the
/// window. So the component is sent them by the main loop, or before the next event, as of their own time.
extension WidgetController {
  /// Notes an event of now.
  func post(_ event: Event) {
    posted.append((event, now))
    postedCall = postedCall ?? SystemClock.shared.wake(at: 0) { [weak self] in self?.sendPosted() }
  }

  /// Sends the component the events that it hasn't been sent.
  func sendPosted() {
    postedCall?.cancel()
    postedCall = nil
    while !posted.isEmpty {
      let (event, time) = posted.removeFirst()
      _ = apply(event, at: time) { component.handle(event, at: $0) }
    }
  }

  /// Forgets them.
  func forgetPosted() {
    postedCall?.cancel()
    postedCall = nil
    posted = []
  }
}
#endif
