#if GTK
import CDwellGTK
import Dwell

/// What goes on around a widget, told to its component.
extension WidgetPeer {
  /// The widget came onto the screen.
  func didMap() {
    surroundings.watch(widget) { [weak self] in
      self?.updateHidden()
      self?.updateActive()
      self?.updateFocus()
    }
    updateHidden()
    updateActive()
    updateFocus()
  }

  /// Another component took the place of the one that was shown: it learns what goes on around the widget.
  func didReplaceComponent() {
    if gtk_widget_get_mapped(widget) == 0 { return _ = send(.pause(.hidden)) }
    updateHidden()
    updateActive()
    updateFocus()
  }

  /// The widget leaves the screen.
  func willUnmap() {
    surroundings.stop()
    send(.pause(.hidden))
    pacer.stop(on: widget)
  }

  /// Lets no time pass while the widget cannot be seen.
  private func updateHidden() {
    send(surroundings.isMinimized ? .pause(.hidden) : .resume(.hidden))
  }

  /// Lets no time pass while the person is at another window.
  private func updateActive() {
    guard behavior.pausesInBackground else { return }
    let isActive = surroundings.isActive
    if isActive { hasBeenActive = true }
    send(isActive || !hasBeenActive ? .resume(.background) : .pause(.background))
  }

  /// Lets no time pass while the keyboard is at work here. A focus that came by a click, and that no ring
  /// shows, does not count: a person who clicked once would stop the pages for good.
  func updateFocus() {
    guard behavior.pausesOnFocus else { return }
    let flags = gtk_widget_get_state_flags(widget).rawValue
    let within = GTK_STATE_FLAG_FOCUSED.rawValue | GTK_STATE_FLAG_FOCUS_WITHIN.rawValue
    let isShown = dwell_window_of(widget).map { gtk_window_get_focus_visible($0) != 0 } ?? false
    send(flags & within != 0 && isShown ? .pause(.focus) : .resume(.focus))
  }

  /// Follows the direction of the widget's text, unless the app chose another.
  func updateDirection() {
    guard behavior.followsTextDirection else { return }
    let isReversed = gtk_widget_get_direction(widget) == GTK_TEXT_DIR_RTL
    send(.setDirection(isReversed ? .rightToLeft : .leftToRight))
  }

  /// Follows the person's wish for less motion.
  func watchSettings() {
    guard let settings = gtk_widget_get_settings(widget) else { return }
    let callback: @convention(c) (OpaquePointer?, OpaquePointer?, gpointer?) -> Void = {
      settings, _, widget in
      if let settings { WidgetPeer.of(widget)?.follow(settings) }
    }
    g_signal_connect_object(
      UnsafeMutableRawPointer(settings), "notify::gtk-enable-animations",
      unsafeBitCast(callback, to: GCallback.self), widget, GConnectFlags(rawValue: 0))
    follow(settings)
  }

  /// Tells the component what the settings say.
  private func follow(_ settings: OpaquePointer) {
    send(.setReduceMotion(dwell_settings_enable_animations(settings) == 0))
  }
}
#endif
