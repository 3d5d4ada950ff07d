#if GTK
import DwellGTK
import CDwellGTK
import DwellScenes

/// The bar below the stage: pauses, resumes, restarts and scrubs the time.
@MainActor
final class TimeBar {
  /// The whole bar.
  let widget = Layout.row(spacing: 8)
  /// The time slider (GtkScale).
  let scale: UnsafeMutablePointer<GtkWidget>
  /// The button that pauses and resumes.
  let button: UnsafeMutablePointer<GtkWidget>
  /// The button that restarts.
  let restartButton: UnsafeMutablePointer<GtkWidget>
  /// The current time as text.
  private let reading = Layout.label("", style: "dwell-reading")
  /// The component whose time is shown.
  private var liveComponent: LiveComponent?
  /// Whether the bar is updating its slider, so that changes are not the user's.
  private var isUpdating = false
  /// The clock for updates.
  private let clock: FrontClock
  /// The next update.
  private var nextUpdate: WakeUp?

  /// The interval of updates while time passes, in seconds.
  private static let interval = 0.1

  /// A bar without a component.
  init(_ clock: FrontClock) {
    self.clock = clock
    scale = gtk_scale_new_with_range(GTK_ORIENTATION_HORIZONTAL, 0, 1, 0.01)
    button = Layout.button(icon: "media-playback-pause-symbolic", name: "Pause time") {}
    restartButton = Layout.button(icon: "media-skip-backward-symbolic", name: "Restart") {}
    gtk_scale_set_draw_value(scale.cast(to: GtkScale.self), 0)
    gtk_widget_set_hexpand(scale, 1)
    gtk_widget_set_valign(scale, GTK_ALIGN_CENTER)
    Layout.setName("Time", of: scale)
    gtk_label_set_width_chars(OpaquePointer(reading), 8)
    gtk_label_set_xalign(OpaquePointer(reading), 1)
    for child in [button, restartButton, scale, reading] { Layout.append(child, to: widget) }
    gtk_widget_add_css_class(widget, "dwell-time-bar")
    Signal.connect(button, "clicked") { [weak self] in self?.toggle() }
    Signal.connect(restartButton, "clicked") { [weak self] in self?.begin() }
    Signal.connect(scale, "value-changed") { [weak self] in self?.scrub() }
  }

  isolated deinit { nextUpdate?.cancel() }

  /// Shows the time of a component.
  func show(_ liveComponent: LiveComponent) {
    self.liveComponent = liveComponent
    update()
  }

  /// Removes the component.
  func stop() {
    liveComponent = nil
    nextUpdate?.cancel()
    nextUpdate = nil
  }

  /// Updates to the component's settings and time, and schedules the next update while time passes.
  func update() {
    nextUpdate?.cancel()
    nextUpdate = nil
    guard let liveComponent else { return }
    let length = liveComponent.page.length(for: liveComponent.settings)
    let now = liveComponent.clock.now
    let isPaused = liveComponent.settings.time != nil
    isUpdating = true
    gtk_range_set_range(range, 0, length)
    gtk_range_set_value(range, min(now, length))
    isUpdating = false
    Layout.setText(Self.text(now), of: reading)
    let symbol = isPaused ? "media-playback-start-symbolic" : "media-playback-pause-symbolic"
    let button = button.cast(to: GtkButton.self)
    if gtk_button_get_icon_name(button).map({ String(cString: $0) }) != symbol {
      gtk_button_set_icon_name(button, symbol)
      Layout.setName(isPaused ? "Resume time" : "Pause time", of: self.button)
    }
    guard !isPaused else { return }
    nextUpdate = clock.wake(at: clock.now + Self.interval) { [weak self] in self?.update() }
  }

  /// Pauses or resumes.
  private func toggle() {
    guard let liveComponent else { return }
    liveComponent.setPaused(liveComponent.settings.time == nil)
  }

  /// Restarts.
  private func begin() {
    guard let liveComponent else { return }
    if liveComponent.settings.time != nil { liveComponent.set(.time, to: 0) } else { liveComponent.restart() }
    update()
  }

  /// Pauses at the time to which the slider was moved.
  private func scrub() {
    guard !isUpdating, let liveComponent else { return }
    liveComponent.set(.time, to: gtk_range_get_value(range))
  }

  /// The scale as a GtkRange.
  private var range: UnsafeMutablePointer<GtkRange> {
    scale.cast(to: GtkRange.self)
  }

  /// A time with two decimals, so that the text beside it doesn't move.
  private static func text(_ time: Double) -> String {
    let hundredths = Int((min(max(time, 0), 1e6) * 100).rounded(.down))
    let rest = hundredths % 100
    return "\(hundredths / 100).\(rest < 10 ? "0" : "")\(rest) s"
  }
}
#endif
