#if GTK
import CDwellGTK
import Dwell

/// The actions of a component for widgets beside it, such as buttons: a GActionGroup with `next`, `previous`
/// and `pause`, each enabled while it has an effect.
@MainActor
final class ActionGroup {
  /// The group (GSimpleActionGroup).
  let group: OpaquePointer
  /// The names of the actions, with those of the widget's own.
  private static let names = [
    ("next", WidgetActions.next), ("previous", WidgetActions.previous), ("pause", WidgetActions.pause),
  ]

  /// Creates the actions of a component's widget.
  init(_ controller: WidgetController) {
    group = OpaquePointer(g_simple_action_group_new())
    for (name, own) in Self.names {
      let action = g_simple_action_new(name, nil)
      Signal.connect(UnsafeMutableRawPointer(action), detailed: "activate") { [weak controller] in
        if let controller { WidgetActions.perform(own, with: controller) }
      }
      g_action_map_add_action(group, action)
      g_object_unref(action.map { UnsafeMutableRawPointer($0) })
    }
  }

  isolated deinit { g_object_unref(UnsafeMutableRawPointer(group)) }

  /// Enables the actions that are available.
  func enable(_ actions: SemanticActions) {
    for (name, own) in Self.names {
      let action = g_action_map_lookup_action(group, name)
      g_simple_action_set_enabled(action, WidgetActions.isEnabled(own, by: actions) ? 1 : 0)
    }
  }
}

extension ComponentWidget {
  /// The component's actions for widgets beside it: a GActionGroup with `next`, `previous` and `pause`, each
  /// enabled while it has an effect.
  ///
  /// ```swift
  /// gtk_widget_insert_action_group(window, "page", carousel?.actionGroup)
  /// gtk_actionable_set_action_name(button, "page.next")
  /// ```
  public var actionGroup: OpaquePointer { controller.publisher.actionGroup(of: controller).group }
}
#endif
