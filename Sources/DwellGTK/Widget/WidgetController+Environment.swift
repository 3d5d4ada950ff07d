#if GTK
import CDwellGTK
import Dwell

/// Sends the component changes of the widget's environment.
extension WidgetController {
  /// Called when the widget has been mapped.
  func didMap() {
    windowWatcher.watch(
      widget,
      stateDidChange: { [weak self] in self?.postWindowState() },
      focusDidChange: { [weak self] in
        if self?.hasFocusWithin == true { self?.focusDidChange() }
      })
    postWindowState()
    postFocus()
    followStyleTints()
  }

  /// Called after the component has been replaced: sends the new one the current environment.
  func didReplaceComponent() {
    if gtk_widget_get_mapped(widget) == 0 { return _ = send(.pause(.hidden)) }
    postWindowState()
    postFocus()
    sendPosted()
  }

  /// Called when the widget is about to be unmapped. GTK drops a press without a signal.
  func willUnmap() {
    windowWatcher.stop()
    post(.cancel)
    post(.pause(.hidden))
    scheduler.stop()
  }

  /// Whether the time doesn't pass because the pages aren't seen.
  private var isHidden: Bool {
    isWaiting || windowWatcher.isMinimized || gtk_widget_get_mapped(widget) == 0
  }

  /// Pauses the timer, or resumes it, because other pages around these are shown, or these are.
  func waitingDidChange() { send(isHidden ? .pause(.hidden) : .resume(.hidden)) }

  /// Pauses the timer while the widget is hidden, and while another window is active.
  private func postWindowState() {
    post(isHidden ? .pause(.hidden) : .resume(.hidden))
    guard behavior.pausesInBackground else { return }
    let isActive = windowWatcher.isActive
    if isActive { hasBeenActive = true }
    post(isActive || !hasBeenActive ? .resume(.background) : .pause(.background))
  }

  /// Called when the state of the widget has changed.
  /// - Parameter previous: the state before.
  func stateDidChange(from previous: GtkStateFlags) {
    let changed = gtk_widget_get_state_flags(widget).rawValue ^ previous.rawValue
    if changed & WidgetController.focusFlags != 0 { focusDidChange() }
  }

  /// The flags of a widget that has the keyboard focus, or contains the one that has it.
  private static let focusFlags =
    GTK_STATE_FLAG_FOCUSED.rawValue | GTK_STATE_FLAG_FOCUS_WITHIN.rawValue

  /// Whether the keyboard focus is in the widget.
  private var hasFocusWithin: Bool {
    gtk_widget_get_state_flags(widget).rawValue & WidgetController.focusFlags != 0
  }

  /// Called when the focus has come, gone or moved within the widget: draws its ring, and pauses the timer.
  private func focusDidChange() {
    gtk_widget_queue_draw(widget)
    postFocus()
  }

  /// The element to draw the focus ring around: the component's, or that of a button that it draws; nil
  /// without a visible ring.
  func focusedElement(in semantics: Semantics) -> SemanticElement? {
    let seen = GTK_STATE_FLAG_FOCUSED.rawValue | GTK_STATE_FLAG_FOCUS_VISIBLE.rawValue
    func isSeen(_ widget: UnsafeMutablePointer<GtkWidget>) -> Bool {
      gtk_widget_get_state_flags(widget).rawValue & seen == seen
    }
    if isSeen(host?.handle ?? widget) { return semantics.adjustable }
    if let element = targets?.element(where: isSeen) { return element }
    guard let role = host?.clearButtons.first(where: { isSeen($0.widget) })?.role else { return nil }
    return semantics.element(role)
  }

  /// Pauses the timer during keyboard use, while the focus ring is visible or text is edited, while a popover
  /// of a page is open, which would close with its page, and while a page is zoomed. Focus from a click on
  /// anything else doesn't count: otherwise one click would pause the pages permanently.
  func postFocus() {
    guard zoomed.isEmpty else { return post(.pause(.focus)) }
    // Without a pause, a tick publishes the value that waited for the focus to leave.
    guard behavior.pausesOnFocus else { return post(.tick) }
    guard hasFocusWithin, let window = dwell_window_of(widget), let focus = gtk_window_get_focus(window)
    else { return post(.resume(.focus)) }
    let isInPopover = gtk_widget_get_native(focus) != gtk_widget_get_native(widget)
    let isShown = gtk_window_get_focus_visible(window) != 0 || dwell_edits_text(focus) != 0 || isInPopover
    post(isShown ? .pause(.focus) : .resume(.focus))
  }

  /// The current environment: the user's settings and the widget's text direction.
  private var environment: Environment {
    var result = Environment()
    result.hasPauseButton = behavior.showsPauseButton
    result.isUnbounded = isUnbounded
    if let settings = gtk_widget_get_settings(widget) {
      result.reduceMotion = DesktopSetting.reducesMotion(settings)
      result.textScale = dwell_settings_text_scale(settings)
    }
    result.tints = StyleTints(of: widget)
    result.formerTints = adoptedTints
    if behavior.followsTextDirection {
      let isReversed = gtk_widget_get_direction(widget) == GTK_TEXT_DIR_RTL
      result.direction = isReversed ? .rightToLeft : .leftToRight
    }
    return result
  }

  /// Sends the component the widget's text direction, unless the app has chosen another.
  func updateDirection() {
    if let direction = environment.direction { send(.setDirection(direction)) }
  }

  /// Changes the component's configuration in place, except for the options that follow from the environment.
  @discardableResult
  func configure<Content: Component>(_ box: ComponentBox<Content>, _ configuration: Content.Configuration)
    -> Outcome
  {
    let (environment, isReduced) = (environment, Environment.isMotionReduced(by: configuration))
    // While the user asks for it, too, the configuration may only repeat what it was adapted to.
    if !isReduced || !environment.reduceMotion { appReducesMotion = isReduced }
    let configuration = environment.adopted(by: configuration)
    adoptedTints = environment.tints
    let outcome = change(at: clock.now) { box.component.configure(configuration, at: $0) }
    gtk_widget_queue_resize(widget)
    return outcome
  }

  /// Follows the user's preferences for reduced motion, for contrast and for the size of text.
  func watchSettings() {
    ContrastPreference.observe(self) { [weak self] in self?.invalidateStyle() }
    guard let settings = gtk_widget_get_settings(widget) else { return }
    let callback: @convention(c) (OpaquePointer?, OpaquePointer?, gpointer?) -> Void = { _, _, widget in
      WidgetController.of(widget)?.settingsDidChange()
    }
    let newer = [DesktopSetting.reducedMotion.name, DesktopSetting.highContrast.name]
    for name in ["gtk-enable-animations", "gtk-xft-dpi"] + newer {
      g_signal_connect_object(
        UnsafeMutableRawPointer(settings), "notify::" + name, unsafeBitCast(callback, to: GCallback.self),
        widget, GConnectFlags(rawValue: 0))
    }
    appReducesMotion = component.reducesMotion
    knownEnvironment = environment
    if knownEnvironment.reduceMotion { send(.setReduceMotion(true)) }
    if knownEnvironment.textScale != 1 || knownEnvironment.tints != nil { component.reconfigure(in: self) }
  }

  /// Called when the user has changed the preferences: sends what has changed. Reduced motion stays while the
  /// app asks for it.
  private func settingsDidChange() {
    let (known, environment) = (knownEnvironment, environment)
    knownEnvironment = environment
    invalidateStyle()
    if environment.reduceMotion != known.reduceMotion {
      send(.setReduceMotion(environment.reduceMotion || appReducesMotion))
    }
    if environment.textScale != known.textScale { component.reconfigure(in: self) }
  }

  /// Redraws the app's content after it has changed.
  func redraw() {
    painter.invalidateContent()
    gtk_widget_queue_draw(widget)
  }

  /// Discards everything that depends on colours and fonts, because they have changed.
  func invalidateStyle() {
    painter.invalidateStyle()
    gtk_widget_queue_draw(widget)
  }

  /// Discards everything that depends on colours and fonts, because they have changed, and follows the
  /// style's colours.
  func styleDidChange() {
    invalidateStyle()
    followStyleTints()
  }

  /// Follows the style's colours. GTK reports no change where nothing but a named colour has changed.
  private func followStyleTints() {
    if StyleTints(of: widget) != adoptedTints { component.reconfigure(in: self) }
  }
}

extension StyleTints {
  /// Looks up the named colours in a widget's style; nil without `dwell_progress`.
  @MainActor
  fileprivate init?(of widget: UnsafeMutablePointer<GtkWidget>) {
    guard let current = GdkRGBA(named: "dwell_progress", in: widget) else { return nil }
    let tint = GdkRGBA(named: "dwell_foreground", in: widget) ?? dwell_style_foreground(widget)
    (self.tint, self.current) = (.color(Color(withOpacity: tint)), .color(Color(withOpacity: current)))
  }
}
#endif
