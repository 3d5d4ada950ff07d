#if GTK
import CDwellGTK
import Dwell

/// Sends the component changes of the widget's environment.
extension WidgetPeer {
  /// Called when the widget has been mapped.
  func didMap() {
    windowWatcher.watch(widget) { [weak self] in
      self?.updateHidden()
      self?.updateActive()
      self?.updateFocus()
    }
    updateHidden()
    updateActive()
    updateFocus()
  }

  /// Called after the component has been replaced: sends the new one the current environment.
  func didReplaceComponent() {
    if gtk_widget_get_mapped(widget) == 0 { return _ = send(.pause(.hidden)) }
    updateHidden()
    updateActive()
    updateFocus()
  }

  /// Called when the widget is about to be unmapped.
  func willUnmap() {
    windowWatcher.stop()
    send(.pause(.hidden))
    pacer.stop()
  }

  /// Pauses the timer while the widget is hidden.
  private func updateHidden() {
    send(windowWatcher.isMinimized ? .pause(.hidden) : .resume(.hidden))
  }

  /// Pauses the timer while another window is active.
  private func updateActive() {
    guard behavior.pausesInBackground else { return }
    let isActive = windowWatcher.isActive
    if isActive { hasBeenActive = true }
    send(isActive || !hasBeenActive ? .resume(.background) : .pause(.background))
  }

  /// Pauses the timer during keyboard use. Focus from a click, without a visible focus ring, doesn't count:
  /// otherwise one click would pause the pages permanently.
  func updateFocus() {
    // Without a pause, a tick publishes what had to wait for the focus to leave.
    guard behavior.pausesOnFocus else { return _ = send(.tick) }
    let flags = gtk_widget_get_state_flags(widget).rawValue
    let within = GTK_STATE_FLAG_FOCUSED.rawValue | GTK_STATE_FLAG_FOCUS_WITHIN.rawValue
    let isShown = dwell_window_of(widget).map { gtk_window_get_focus_visible($0) != 0 } ?? false
    send(flags & within != 0 && isShown ? .pause(.focus) : .resume(.focus))
  }

  /// Sends the component the widget's text direction, unless the app has chosen another.
  func updateDirection() {
    guard behavior.followsTextDirection else { return }
    let isReversed = gtk_widget_get_direction(widget) == GTK_TEXT_DIR_RTL
    send(.setDirection(isReversed ? .rightToLeft : .leftToRight))
  }

  /// Watches the user's preferences for reduced motion and for contrast.
  func watchSettings() {
    ContrastPreference.observe(self) { [weak self] in self?.invalidateStyle() }
    guard let settings = gtk_widget_get_settings(widget) else { return }
    let callback: @convention(c) (OpaquePointer?, OpaquePointer?, gpointer?) -> Void = {
      settings, _, widget in
      if let settings { WidgetPeer.of(widget)?.apply(settings) }
    }
    g_signal_connect_object(
      UnsafeMutableRawPointer(settings), "notify::gtk-enable-animations",
      unsafeBitCast(callback, to: GCallback.self), widget, GConnectFlags(rawValue: 0))
    apply(settings)
  }

  /// Sends the component the settings.
  private func apply(_ settings: OpaquePointer) {
    send(.setReduceMotion(dwell_settings_enable_animations(settings) == 0))
  }
}
#endif
