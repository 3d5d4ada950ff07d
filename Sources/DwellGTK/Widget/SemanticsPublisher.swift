#if GTK
import CDwellGTK
import Dwell

/// Tells assistive technology what a component means, and the component what assistive technology asks for.
@MainActor
final class SemanticsPublisher {
  /// The widget that stands for the component.
  private let widget: UnsafeMutablePointer<GtkWidget>
  /// What was told last.
  private var told: SemanticElement?
  /// Whether anything was told yet.
  private var hasTold = false
  /// The name that was told last; nil before any was.
  private var label: String?
  /// The range that was told last.
  private var range: ClosedRange<Double>?
  /// The text that was told last.
  private(set) var text = ""
  /// What was to be spoken, the latest last; not more than the last 16.
  private(set) var announcements: [String] = []
  /// Whether the value is being told, rather than asked for.
  private var isTelling = false

  /// A publisher that has told nothing yet.
  init(widget: UnsafeMutablePointer<GtkWidget>) { self.widget = widget }

  /// The role that GTK knows for a role.
  static func role(_ role: SemanticRole) -> GtkAccessibleRole {
    switch role {
    case .pageControl: GTK_ACCESSIBLE_ROLE_SLIDER
    case .segmentedProgress: GTK_ACCESSIBLE_ROLE_PROGRESS_BAR
    case .meter: GTK_ACCESSIBLE_ROLE_METER
    case .pageView: GTK_ACCESSIBLE_ROLE_SLIDER
    case .page: GTK_ACCESSIBLE_ROLE_IMG
    case .playPause: GTK_ACCESSIBLE_ROLE_BUTTON
    }
  }

  /// Listens to values that assistive technology sets.
  func connect() {
    let callback: @convention(c) (gpointer?, gpointer?) -> Void = { widget, _ in
      guard let peer = WidgetPeer.of(widget) else { return }
      peer.publisher.valueDidChange(for: peer)
    }
    _ = dwell_connect(widget, "value-changed", unsafeBitCast(callback, to: GCallback.self), nil)
  }

  /// Tells the element that stands for the whole.
  func publish(_ semantics: Semantics, names: SemanticNames) {
    let element = semantics.adjustable
    let isNews = !hasTold || element?.value != told?.value
    if !hasTold || element?.actions != told?.actions {
      WidgetActions.enable(element?.actions.union(semantics.pauseActions) ?? [], of: widget)
    }
    hasTold = true
    told = element
    guard isNews else { return }
    let newLabel = element.map(names.label) ?? ""
    if newLabel != label {
      label = newLabel
      dwell_accessible_set_label(widget, newLabel)
    }
    tellValue()
    text = element.map(names.value) ?? ""
    dwell_accessible_set_value_text(widget, text)
  }

  /// Has the value spoken, because a person changed it. What changes by itself is never spoken: it would talk
  /// over whatever the person is reading.
  func announce() {
    announcements.append(text)
    if announcements.count > 16 { announcements.removeFirst() }
    _ = dwell_accessible_announce(widget, text)
  }

  /// Tells the value.
  private func tellValue() {
    let element = told
    isTelling = true
    switch element?.value {
    case .page(let page, let count): setRange(1, Double(max(count, 1)), value: Double(page + 1))
    case .level(let level, let total): setRange(0, max(total, 0), value: level)
    case .isRunning(let isRunning): setRange(0, 1, value: isRunning ? 1 : 0)
    case .some(.none), nil: setRange(0, 0, value: 0)
    }
    isTelling = false
  }

  /// Gives the widget a value that GTK publishes.
  private func setRange(_ low: Double, _ high: Double, value: Double) {
    guard low.isFinite, high.isFinite, value.isFinite, low <= high else { return }
    let object = widget.cast(to: GtkRange.self)
    if range != low...high {
      range = low...high
      gtk_range_set_range(object, low, high)
      gtk_range_set_increments(object, 1, 1)
    }
    gtk_range_set_value(object, value)
  }

  /// Follows a value that assistive technology set.
  private func valueDidChange(for peer: WidgetPeer) {
    guard !isTelling, let told else { return }
    guard told.actions.contains(.setValue), case .page(_, let count) = told.value else { return tellValue() }
    let value = gtk_range_get_value(widget.cast(to: GtkRange.self))
    let page = Int(min(max(value.rounded(.toNearestOrAwayFromZero), 1), Double(max(count, 1)))) - 1
    if peer.send(.select(page: page, animated: true)).pageChange != nil { announce() }
  }
}
#endif
