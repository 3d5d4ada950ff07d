#if GTK
import CDwellGTK
import Dwell

/// Publishes a component's semantics to assistive technology, and sends the component its actions.
@MainActor
final class SemanticsPublisher {
  /// The widget that represents the component.
  private let widget: UnsafeMutablePointer<GtkWidget>
  /// The group of the indicators that are buttons or tabs, which has the name and the value instead of the
  /// widget; nil where the row is a slider.
  var marks: UnsafeMutablePointer<GtkWidget>? {
    didSet {
      guard marks != oldValue else { return }
      (hasPublished, label) = (false, nil)
      if marks != nil {
        dwell_accessible_set_label(widget, "")
        dwell_accessible_set_value_text(widget, "")
      }
    }
  }
  /// Whether pages have numbers. Without, a title is the value, and assistive technology sets a distance.
  var isNumbered = true {
    didSet { hasPublished = hasPublished && isNumbered == oldValue }
  }
  /// Whether changes by the user aren't announced, because pages inside the pages speak for them.
  var isSilent = false
  /// The widgets that have the component's actions.
  private let actors: [UnsafeMutablePointer<GtkWidget>]
  /// The actions for widgets beside the component; nil until they are asked for.
  private var group: ActionGroup?
  /// The component's actions that are available.
  private var actions: SemanticActions = []
  /// The actions that are available instead, of the pages elsewhere that a strip follows; nil without those.
  var followed: SemanticActions? {
    didSet { if followed != oldValue { enable() } }
  }
  /// The actions that are available.
  var available: SemanticActions { followed ?? actions }
  /// The element as of the latest event.
  private var element: SemanticElement?
  /// The value published last.
  private var value: SemanticValue?
  /// The title of the page that is current, as of the latest event.
  private var title: String?
  /// The title published last.
  private var publishedTitle: String?
  /// Whether a turn by the timer waits for the focus to leave.
  private var isWaiting = false
  /// Whether anything has been published yet.
  private var hasPublished = false
  /// The label published last; nil before the first.
  private var label: String?
  /// The range published last.
  private var range: ClosedRange<Double>?
  /// The value in words, as of the latest event.
  private(set) var text = ""
  /// The last announcements, oldest first; at most 16.
  private(set) var announcements: [String] = []
  /// Whether the value is being set by the component, not by assistive technology.
  private var isUpdating = false

  /// Creates a publisher for a widget.
  /// - Parameter container: what contains the widget and the pages, where those are widgets; it has the same
  ///   actions, for buttons in pages.
  init(widget: UnsafeMutablePointer<GtkWidget>, in container: UnsafeMutablePointer<GtkWidget>?) {
    self.widget = widget
    actors = [widget] + (container.map { [$0] } ?? [])
  }

  /// Returns GTK's role for a role.
  static func role(_ role: SemanticRole) -> GtkAccessibleRole {
    switch role {
    case .pageControl: GTK_ACCESSIBLE_ROLE_SLIDER
    case .segmentedProgress: GTK_ACCESSIBLE_ROLE_PROGRESS_BAR
    case .meter: GTK_ACCESSIBLE_ROLE_METER
    case .pageView: GTK_ACCESSIBLE_ROLE_SLIDER
    case .page: GTK_ACCESSIBLE_ROLE_IMG
    case .playPause, .previous, .next, .pageButton: GTK_ACCESSIBLE_ROLE_BUTTON
    case .pageTab: GTK_ACCESSIBLE_ROLE_TAB
    }
  }

  /// Connects to the values that assistive technology sets.
  func connect() {
    let callback: @convention(c) (gpointer?, gpointer?) -> Void = { widget, _ in
      guard let controller = WidgetController.of(widget) else { return }
      controller.publisher.valueDidChange(for: controller)
    }
    _ = dwell_connect(widget, "value-changed", unsafeBitCast(callback, to: GCallback.self), nil)
  }

  /// Publishes the element that represents the component.
  ///
  /// A screen reader speaks each change of the focused widget. So while the widget has the focus and pages
  /// advance, turns by the timer wait for the user's next turn or pause, or for the focus to leave.
  /// - Parameters:
  ///   - cause: the cause of the page change that the latest event led to; nil for none.
  ///   - title: the title of the current page; nil without one.
  func publish(
    _ semantics: Semantics, after cause: PageChangeCause?, title: String?, names: SemanticNames
  ) {
    let element = semantics.adjustable
    if !hasPublished || element?.actions != self.element?.actions {
      actions = element?.actions.union(semantics.pauseActions) ?? []
      enable()
    }
    if !hasPublished || element?.value != self.element?.value || title != self.title {
      text = isNumbered ? element.map { names.text(of: $0, title: title) } ?? "" : title ?? ""
    }
    (self.element, self.title) = (element, title)
    if let cause { isWaiting = cause == .timer }
    if semantics.isRunning != true || !hasFocus { isWaiting = false }
    let value = published(element?.value)
    guard !isWaiting, !hasPublished || value != self.value || title != publishedTitle else { return }
    hasPublished = true
    (self.value, publishedTitle) = (value, title)
    let newLabel = element.map(names.label) ?? ""
    if newLabel != label {
      label = newLabel
      dwell_accessible_set_label(marks ?? widget, newLabel)
    }
    publishValue()
    dwell_accessible_set_value_text(marks ?? widget, text)
  }

  /// Enables the actions that are available.
  private func enable() {
    for actor in actors { WidgetActions.enable(available, of: actor) }
    group?.enable(available)
  }

  /// Returns the actions for widgets beside the component's own.
  func actionGroup(of controller: WidgetController) -> ActionGroup {
    if let group { return group }
    let new = ActionGroup(controller)
    new.enable(available)
    group = new
    return new
  }

  /// Whether the widget has the keyboard focus.
  private var hasFocus: Bool {
    gtk_widget_get_state_flags(marks ?? widget).rawValue & GTK_STATE_FLAG_FOCUS_WITHIN.rawValue != 0
  }

  /// Announces the value after a change by the user. Automatic changes are never announced: speech would
  /// interrupt what the user is reading.
  func announce() { if !isSilent { announce(text) } }

  /// Announces a text.
  func announce(_ text: String) {
    if text.isEmpty { return }
    announcements.append(text)
    if announcements.count > 16 { announcements.removeFirst() }
    _ = dwell_accessible_announce(marks ?? widget, text)
  }

  /// Returns what is published of a value: for pages without numbers, how many are before and after the
  /// current one, as far as a turn goes.
  private func published(_ value: SemanticValue?) -> SemanticValue? {
    guard !isNumbered, case .page = value else { return value }
    return .page(actions.contains(.previous) ? 1 : 0, of: actions.contains(.next) ? 1 : 0)
  }

  /// Publishes the value.
  private func publishValue() {
    isUpdating = true
    switch published(element?.value) {
    case .page(let before, let after) where !isNumbered: setRange(-Double(before), Double(after), value: 0)
    case .page(let page, let count): setRange(1, Double(max(count, 1)), value: Double(page + 1))
    case .level(let level, let total): setRange(0, max(total, 0), value: level)
    case .isRunning(let isRunning): setRange(0, 1, value: isRunning ? 1 : 0)
    case .some(.none), nil: setRange(0, 0, value: 0)
    }
    isUpdating = false
  }

  /// Sets the range and value that GTK publishes.
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

  /// Turns to the page that assistive technology has set.
  private func valueDidChange(for controller: WidgetController) {
    guard !isUpdating, let element else { return }
    guard element.actions.contains(.setValue), case .page(_, let count) = element.value else {
      return publishValue()
    }
    let value = gtk_range_get_value(widget.cast(to: GtkRange.self))
    if !isNumbered {
      publishValue()
      if value != 0 { controller.send(.key(value > 0 ? .pageDown : .pageUp)) }
      return
    }
    let page = Int(min(max(value.rounded(.toNearestOrAwayFromZero), 1), Double(max(count, 1)))) - 1
    isWaiting = false
    guard controller.send(.select(page: page, animated: true)).pageChange != nil else { return }
    controller.showChange()
    announce()
  }
}
#endif
