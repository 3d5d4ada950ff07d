#if GTK
import DwellGTK
import CDwellGTK
import DwellScenes

/// The bar below the stage: time passes or stands, begins anew, and can be put to any instant.
@MainActor
final class TimeBar {
  /// The whole bar.
  let widget = Layout.row(spacing: 8)
  /// The scale over time (GtkScale).
  let scale: UnsafeMutablePointer<GtkWidget>
  /// The button that lets time stand or pass.
  let button: UnsafeMutablePointer<GtkWidget>
  /// The button that begins anew.
  let again: UnsafeMutablePointer<GtkWidget>
  /// The instant in words.
  private let reading = Layout.label("", style: "dwell-reading")
  /// Whose time it is.
  private var liveComponent: LiveComponent?
  /// Whether the scale is being told an instant, rather than asked for one.
  private var isTelling = false
  /// The clock that the bar looks at the time by.
  private let clock: FrontClock
  /// The next look at the time.
  private var look: WakeUp?

  /// How often the bar follows the time that passes, in seconds.
  private static let interval = 0.1

  /// A bar without a live component yet.
  init(_ clock: FrontClock) {
    self.clock = clock
    scale = gtk_scale_new_with_range(GTK_ORIENTATION_HORIZONTAL, 0, 1, 0.01)
    button = Layout.button(icon: "media-playback-pause-symbolic", name: "Let time stand") {}
    again = Layout.button(icon: "media-skip-backward-symbolic", name: "Begin again") {}
    gtk_scale_set_draw_value(scale.cast(to: GtkScale.self), 0)
    gtk_widget_set_hexpand(scale, 1)
    gtk_widget_set_valign(scale, GTK_ALIGN_CENTER)
    Layout.setName("Time", of: scale)
    gtk_label_set_width_chars(OpaquePointer(reading), 8)
    gtk_label_set_xalign(OpaquePointer(reading), 1)
    for child in [button, again, scale, reading] { Layout.append(child, to: widget) }
    gtk_widget_add_css_class(widget, "dwell-time-bar")
    Signal.connect(button, "clicked") { [weak self] in self?.toggle() }
    Signal.connect(again, "clicked") { [weak self] in self?.begin() }
    Signal.connect(scale, "value-changed") { [weak self] in self?.scrub() }
  }

  isolated deinit { look?.cancel() }

  /// Shows the time of a live component.
  func show(_ liveComponent: LiveComponent) {
    self.liveComponent = liveComponent
    update()
  }

  /// Shows no time any more.
  func stop() {
    liveComponent = nil
    look?.cancel()
    look = nil
  }

  /// Follows the live component's settings and time, and looks again while time passes.
  func update() {
    look?.cancel()
    look = nil
    guard let liveComponent else { return }
    let length = liveComponent.page.length(for: liveComponent.settings)
    let now = liveComponent.clock.now
    let isStanding = liveComponent.settings.time != nil
    isTelling = true
    gtk_range_set_range(range, 0, length)
    gtk_range_set_value(range, min(now, length))
    isTelling = false
    Layout.setText(Self.text(now), of: reading)
    let symbol = isStanding ? "media-playback-start-symbolic" : "media-playback-pause-symbolic"
    let button = button.cast(to: GtkButton.self)
    if gtk_button_get_icon_name(button).map({ String(cString: $0) }) != symbol {
      gtk_button_set_icon_name(button, symbol)
      Layout.setName(isStanding ? "Let time pass" : "Let time stand", of: self.button)
    }
    guard !isStanding else { return }
    look = clock.wake(at: clock.now + Self.interval) { [weak self] in self?.update() }
  }

  /// Lets time stand, or pass.
  private func toggle() {
    guard let liveComponent else { return }
    liveComponent.setStanding(liveComponent.settings.time == nil)
  }

  /// Begins anew.
  private func begin() {
    guard let liveComponent else { return }
    if liveComponent.settings.time != nil { liveComponent.set(.time, to: 0) } else { liveComponent.restart() }
    update()
  }

  /// Shows the instant that the scale is put to, and lets time stand there.
  private func scrub() {
    guard !isTelling, let liveComponent else { return }
    liveComponent.set(.time, to: gtk_range_get_value(range))
  }

  /// The scale as a GtkRange.
  private var range: UnsafeMutablePointer<GtkRange> {
    scale.cast(to: GtkRange.self)
  }

  /// A time with two places behind the point, so that what follows does not move.
  private static func text(_ time: Double) -> String {
    let hundredths = Int((min(max(time, 0), 1e6) * 100).rounded(.down))
    let rest = hundredths % 100
    return "\(hundredths / 100).\(rest < 10 ? "0" : "")\(rest) s"
  }
}
#endif
