#if GTK
import CDwellGTK
import Dwell

/// The indicators of a row as buttons, or as tabs, which are one stop for the keyboard: a clear button
/// (GtkButton) over each in view, which the core draws, in a group or a list of tabs.
@MainActor
final class MarkTargets {
  /// What contains the buttons, a child of the component's widget.
  let group: UnsafeMutablePointer<GtkWidget>
  /// Whether they are tabs.
  let isTabs: Bool
  /// The buttons, in the order of pages.
  private var targets: [MarkTarget] = []
  /// The component's widget, which owns this object.
  private unowned let controller: WidgetController
  /// The row's tap target, in the component's coordinates.
  private var row = Rect.zero

  /// Creates an empty row in a component's widget.
  init(isTabs: Bool, in controller: WidgetController) {
    (self.isTabs, self.controller) = (isTabs, controller)
    group = dwell_widget_new(
      WidgetType.marks, isTabs ? GTK_ACCESSIBLE_ROLE_TAB_LIST : GTK_ACCESSIBLE_ROLE_GROUP, "dwell-marks")
    if isTabs {
      let isVertical = controller.component.paged?.direction.axis == .vertical
      dwell_accessible_set_orientation(
        group, isVertical ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL)
    }
    // The row takes presses where they are.
    gtk_widget_set_can_target(group, 0)
    gtk_widget_insert_after(group, controller.widget, controller.host?.handle)
  }

  /// Returns the targets whose group a widget is; nil for any other widget.
  static func of(_ group: UnsafeMutablePointer<GtkWidget>?) -> MarkTargets? {
    WidgetController.of(gtk_widget_get_parent(group))?.targets
  }

  /// Whether a button has the keyboard focus.
  var hasFocus: Bool { gtk_widget_get_focus_child(group) != nil }

  /// Whether a tab has the keyboard focus.
  var isFocusedTab: Bool { isTabs && hasFocus }

  /// The target of the current page.
  private var current: MarkTarget? { targets.first { $0.element.isCurrent } ?? targets.first }

  /// Gives the keyboard focus to the current page's button; returns whether it can.
  @discardableResult
  func grabFocus() -> Bool { current.map { gtk_widget_grab_focus($0.widget) != 0 } ?? false }

  /// Moves the focus into the row, from one button to the next, or, returning false, out of it. Tabs are one
  /// stop. By itself GTK would follow the places of buttons, not the order of pages.
  func moveFocus(_ direction: GtkDirectionType) -> Bool {
    guard !isTabs, direction == GTK_DIR_TAB_FORWARD || direction == GTK_DIR_TAB_BACKWARD else {
      return !hasFocus && grabFocus()
    }
    let focused = targets.firstIndex { gtk_widget_has_focus($0.widget) != 0 }
    let next =
      direction == GTK_DIR_TAB_FORWARD ? focused.map { $0 + 1 } ?? 0 : (focused ?? targets.count) - 1
    return targets.indices.contains(next) && gtk_widget_grab_focus(targets[next].widget) != 0
  }

  /// The element whose button has a visible focus ring; nil without one.
  func element(where isSeen: (UnsafeMutablePointer<GtkWidget>) -> Bool) -> SemanticElement? {
    targets.first { isSeen($0.widget) }?.element
  }

  /// Shows the indicators of a row. Buttons of pages that stay in view keep the focus.
  func show(_ marks: [SemanticElement], of row: SemanticElement) {
    var others = targets
    var isChanged = self.row != row.rect
    self.row = row.rect
    targets = marks.map { mark in
      if let index = others.firstIndex(where: { $0.element.value == mark.value }) {
        return others.remove(at: index)
      }
      isChanged = true
      return MarkTarget(mark, isTab: isTabs, for: controller)
    }
    var previous: UnsafeMutablePointer<GtkWidget>?
    for (target, mark) in zip(targets, marks) {
      if target.element.rect != mark.rect { isChanged = true }
      target.show(mark, title: controller.title(of: mark), names: controller.behavior.names)
      if gtk_widget_get_parent(target.widget) == nil || gtk_widget_get_prev_sibling(target.widget) != previous
      {
        gtk_widget_insert_after(target.widget, group, previous)
      }
      previous = target.widget
    }
    if others.contains(where: { gtk_widget_get_focus_child(group) == $0.widget }) { grabFocus() }
    for target in others { gtk_widget_unparent(target.widget) }
    if isChanged, !controller.isAllocating { gtk_widget_queue_allocate(controller.widget) }
  }

  /// Allocates the group and its buttons.
  func allocate() {
    PageHost.place(group, in: row)
    for target in targets {
      PageHost.place(target.widget, in: target.element.rect.offsetBy(x: -row.x, y: -row.y))
    }
  }

  /// Whether a key that a button gets isn't the row's: an arrow across it, unlike a slider's.
  func leaves(_ key: Key) -> Bool {
    guard hasFocus else { return false }
    let isVertical = controller.component.paged?.direction.axis == .vertical
    return isVertical ? key == .left || key == .right : key == .up || key == .down
  }

  /// Moves the focus of tabs to the current one, after a key.
  func followKey() { if isFocusedTab { grabFocus() } }

  /// Removes the buttons.
  func end() {
    for target in targets { gtk_widget_unparent(target.widget) }
    targets = []
    gtk_widget_unparent(group)
  }
}

/// One indicator as a button or a tab.
@MainActor
private final class MarkTarget {
  /// The button.
  let widget: UnsafeMutablePointer<GtkWidget>
  /// What it stands for.
  private(set) var element: SemanticElement
  /// Whether it is a tab.
  private let isTab: Bool
  /// The title of its page.
  private var title: String?
  /// Whether anything has been published yet.
  private var hasPublished = false

  /// Creates a button without a parent.
  init(_ element: SemanticElement, isTab: Bool, for controller: WidgetController) {
    (self.element, self.isTab) = (element, isTab)
    widget = dwell_button_new(SemanticsPublisher.role(element.role))
    gtk_widget_add_css_class(widget, "dwell-clear")
    gtk_widget_set_focusable(widget, controller.behavior.isFocusable ? 1 : 0)
    // Not `clicked`, which GtkButton emits a quarter of a second after a key.
    Signal.connect(widget, "activate") { [weak self, weak controller] in
      guard let self, let controller else { return }
      let middle = self.element.rect.center
      controller.send(.press(middle))
      controller.send(.release(middle))
    }
  }

  /// Publishes an element, under its page's title or else its number.
  func show(_ element: SemanticElement, title: String?, names: SemanticNames) {
    let old = self.element
    self.element = element
    if !hasPublished || title != self.title {
      self.title = title
      dwell_accessible_set_label(widget, title ?? names.value(element))
    }
    if !hasPublished || element.isCurrent != old.isCurrent {
      (isTab ? dwell_accessible_set_selected : dwell_accessible_set_pressed)(
        widget, element.isCurrent ? 1 : 0)
    }
    if isTab, !hasPublished, case .page(let page, let count) = element.value {
      dwell_accessible_set_position(widget, gint(clamping: page + 1), gint(clamping: count))
    }
    hasPublished = true
  }
}

extension WidgetController {
  /// Shows the indicators that are buttons or tabs. Where there are none, the row is a slider.
  func showTargets(of semantics: Semantics) {
    guard targets != nil || semantics.hasMarks else { return }
    let marks = semantics.elements.filter(\.isMark)
    let hadFocus = targets?.hasFocus ?? (gtk_widget_has_focus(host?.handle ?? widget) != 0)
    let isTabs = marks.first?.role == .pageTab
    if let old = targets, marks.isEmpty || old.isTabs != isTabs {
      old.end()
      targets = nil
      setSliderReachable(true)
    }
    if let row = semantics.adjustable, !marks.isEmpty {
      if targets == nil {
        setSliderReachable(false)
        followRoot()
      }
      let shown = targets ?? MarkTargets(isTabs: isTabs, in: self)
      targets = shown
      shown.show(marks, of: row)
    }
    publisher.marks = targets?.group
    if hadFocus, targets?.hasFocus != true { focusRow() }
  }

  /// Gives the keyboard focus to the row: to the current indicator's button, or else the slider; returns
  /// whether it takes it.
  @discardableResult
  func focusRow() -> Bool { targets?.grabFocus() ?? (gtk_widget_grab_focus(host?.handle ?? widget) != 0) }

  /// Whether the keyboard reaches the row as a slider, and screen readers where pages are widgets.
  func setSliderReachable(_ isReachable: Bool) {
    gtk_widget_set_focusable(host?.handle ?? widget, isReachable && behavior.isFocusable ? 1 : 0)
    if let handle = host?.handle { dwell_accessible_set_hidden(handle, isReachable ? 0 : 1) }
  }

  /// Updates the role whenever the widget has left a window.
  private func followRoot() {
    guard host == nil, !rowRole.followsRoot else { return }
    rowRole.followsRoot = true
    Signal.connect(widget, property: "root") { [weak self] in self?.updateRole() }
  }

  /// Gives the widget of a row its role: that of a group around buttons or tabs. GTK doesn't change the role
  /// of a widget that is in a window.
  func updateRole() {
    guard host == nil, gtk_widget_get_root(widget) == nil else { return }
    let isGroup = component.hasMarks(at: latest)
    guard isGroup != rowRole.isGroup else { return }
    rowRole.isGroup = isGroup
    dwell_accessible_set_role(
      widget, isGroup ? GTK_ACCESSIBLE_ROLE_GROUP : SemanticsPublisher.role(behavior.role))
  }

  /// Returns the title of an indicator's page; nil without one, and where indicators stand for several pages.
  fileprivate func title(of mark: SemanticElement) -> String? {
    let pages = link?.source ?? self
    guard case .page(let page, let count) = mark.value, count == pages.component.paged?.pageCount else {
      return nil
    }
    return pages.title(ofPage: page)
  }
}

extension Semantics {
  /// Whether indicators are elements of their own.
  var hasMarks: Bool { elements.contains(where: \.isMark) }
}

extension SemanticElement {
  /// Whether the element is an indicator.
  var isMark: Bool { role == .pageButton || role == .pageTab }
}
#endif
