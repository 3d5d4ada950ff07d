#if GTK
import Dwell

/// Events of changes that GTK is still making: it maps or unmaps the widget, or moves the focus. Such an
/// event can turn a page that was due, and the app's callback may destroy what GTK still uses: pages, the
/// widget, the window. So the events are queued, and sent by the main loop or before the next event, with
/// their own times.
extension WidgetController {
  /// Queues an event with the current time.
  func post(_ event: Event) {
    posted.append((event, now))
    postedCall = postedCall ?? SystemClock.shared.wake(at: 0) { [weak self] in self?.sendPosted() }
  }

  /// Sends the queued events.
  func sendPosted() {
    postedCall?.cancel()
    postedCall = nil
    while !posted.isEmpty {
      let (event, time) = posted.removeFirst()
      _ = apply(event, at: time) { component.handle(event, at: $0) }
    }
  }

  /// Discards the queued events.
  func forgetPosted() {
    postedCall?.cancel()
    postedCall = nil
    posted = []
  }
}
#endif
