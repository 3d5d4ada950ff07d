#if GTK
import CDwellGTK
import Dwell

/// The actions of a component for assistive technology, menus and shortcuts.
@MainActor
enum WidgetActions {
  /// Turns to the next page.
  static let next = "page.next"
  /// Turns to the previous page.
  static let previous = "page.previous"
  /// Pauses or resumes the timer.
  static let pause = "page.pause"

  /// Installs the actions in a widget class.
  static func install(in widgetClass: gpointer?) {
    guard let widgetClass else { return }
    let widget = widgetClass.assumingMemoryBound(to: GtkWidgetClass.self)
    for name in [next, previous, pause] {
      gtk_widget_class_install_action(widget, name, nil) { widget, name, _ in
        guard let name, let controller = WidgetController.of(widget) else { return }
        WidgetActions.perform(String(cString: name), with: controller)
      }
    }
  }

  /// Enables the actions that are available now.
  static func enable(_ actions: SemanticActions, of widget: UnsafeMutablePointer<GtkWidget>) {
    for name in [next, previous, pause] {
      gtk_widget_action_set_enabled(widget, name, isEnabled(name, by: actions) ? 1 : 0)
    }
  }

  /// Whether an action has an effect.
  static func isEnabled(_ name: String, by actions: SemanticActions) -> Bool {
    switch name {
    case next: actions.contains(.next)
    case previous: actions.contains(.previous)
    default: !actions.isDisjoint(with: [.pause, .resume])
    }
  }

  /// Performs an action. A page turn counts as user input, as with the page keys.
  static func perform(_ name: String, with controller: WidgetController) {
    // A strip of thumbnails has the actions of the pages that it follows.
    let controller = (controller.link as? StripLink)?.source ?? controller
    switch name {
    case next: controller.send(.key(.pageDown))
    case previous: controller.send(.key(.pageUp))
    default: controller.togglePause()
    }
  }
}
#endif
