#if GTK
import CDwellGTK
import Dwell

/// What assistive technology, menus and shortcuts can do with a component by name.
@MainActor
enum WidgetActions {
  /// To the following page.
  static let next = "page.next"
  /// To the page before.
  static let previous = "page.previous"
  /// Pause, or go on.
  static let pause = "page.pause"

  /// Adds the actions to a class of widgets.
  static func install(in widgetClass: gpointer?) {
    guard let widgetClass else { return }
    let widget = widgetClass.assumingMemoryBound(to: GtkWidgetClass.self)
    for name in [next, previous, pause] {
      gtk_widget_class_install_action(widget, name, nil) { widget, name, _ in
        guard let name, let peer = WidgetPeer.of(widget) else { return }
        WidgetActions.perform(String(cString: name), with: peer)
      }
    }
  }

  /// Makes available what a component can do now.
  static func enable(_ actions: SemanticActions, of widget: UnsafeMutablePointer<GtkWidget>) {
    let isPausable = actions.contains(.pause) || actions.contains(.resume)
    gtk_widget_action_set_enabled(widget, next, actions.contains(.next) ? 1 : 0)
    gtk_widget_action_set_enabled(widget, previous, actions.contains(.previous) ? 1 : 0)
    gtk_widget_action_set_enabled(widget, pause, isPausable ? 1 : 0)
  }

  /// Does what an action says. Turning pages so is what a person does, as with the page keys.
  private static func perform(_ name: String, with peer: WidgetPeer) {
    switch name {
    case next: peer.send(.key(.pageDown))
    case previous: peer.send(.key(.pageUp))
    default: peer.togglePause()
    }
  }
}
#endif
