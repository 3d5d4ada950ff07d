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

  /// What a configuration takes from the user's settings and the widget's text direction now.
  private var surroundings: Surroundings {
    var result = Surroundings()
    if let settings = gtk_widget_get_settings(widget) {
      result.reduceMotion = dwell_settings_enable_animations(settings) == 0
      result.textScale = dwell_settings_text_scale(settings)
    }
    if behavior.followsTextDirection {
      let isReversed = gtk_widget_get_direction(widget) == GTK_TEXT_DIR_RTL
      result.direction = isReversed ? .rightToLeft : .leftToRight
    }
    return result
  }

  /// Sends the component the widget's text direction, unless the app has chosen another.
  func updateDirection() {
    if let direction = surroundings.direction { send(.setDirection(direction)) }
  }

  /// Changes the component's configuration in place, but for what the widget's surroundings decide.
  @discardableResult
  func configure<Content: Component>(_ box: ComponentBox<Content>, _ configuration: Content.Configuration)
    -> Outcome
  {
    let configuration = surroundings.adopted(by: configuration)
    let outcome = change(at: clock.now) { box.component.configure(configuration, at: $0) }
    gtk_widget_queue_resize(widget)
    return outcome
  }

  /// Follows the user's preferences for reduced motion, for contrast and for the size of text.
  func watchSettings() {
    ContrastPreference.observe(self) { [weak self] in self?.invalidateStyle() }
    guard let settings = gtk_widget_get_settings(widget) else { return }
    let callback: @convention(c) (OpaquePointer?, OpaquePointer?, gpointer?) -> Void = { _, _, widget in
      WidgetPeer.of(widget)?.settingsDidChange()
    }
    for name in ["gtk-enable-animations", "gtk-xft-dpi"] {
      g_signal_connect_object(
        UnsafeMutableRawPointer(settings), "notify::" + name, unsafeBitCast(callback, to: GCallback.self),
        widget, GConnectFlags(rawValue: 0))
    }
    let surroundings = surroundings
    if surroundings.reduceMotion { send(.setReduceMotion(true)) }
    if surroundings.textScale != 1 { component.reconfigure(in: self) }
  }

  /// Called when the user has changed the preferences.
  private func settingsDidChange() {
    send(.setReduceMotion(surroundings.reduceMotion))
    component.reconfigure(in: self)
  }
}
#endif
