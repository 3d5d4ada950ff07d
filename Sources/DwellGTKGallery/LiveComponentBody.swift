#if GTK
import DwellGTK
import CDwellGTK
import Dwell
import DwellScenes

/// A component of any type in its widget, with the type erased.
@MainActor
struct LiveComponentBody {
  /// The component's widget.
  let widget: UnsafeMutablePointer<GtkWidget>
  /// The component's size, in points; zero before it has one.
  let size: () -> Size
  /// The current page; 0 for a component without pages.
  let currentPage: () -> Int
  /// The frame at a time.
  let frame: (_ time: Double) -> Frame
  /// Sends an event.
  let send: (Event) -> Void
  /// Shows the scenario's component in its state at a time.
  let show: (Scenario, _ time: Double) -> Void
  /// Configures the running component in place, with the initial configuration of the scenario.
  let configure: (Scenario) -> Void
  /// Sets the callbacks for page turns and for size changes.
  let listen:
    (_ turned: @escaping (_ page: Int, _ animated: Bool) -> Void, _ resized: @escaping () -> Void) -> Void

  /// Chooses a look, before it is shown.
  let choose: (_ look: Int) -> Void

  /// A component with a look in a widget that `make` creates; nil without a display.
  init?<Content: TracedComponent>(
    _ page: GalleryPage, look: Int, _ make: (Content) -> ComponentWidget<Content>?
  ) {
    guard let component: Content = page.scenario(for: page.settings(look: look)).component(at: 0),
      let shown = make(component)
    else { return nil }
    if let palette = page.palette(look: look) { shown.theme = Theme(palette) }
    widget = shown.widget
    choose = { _ in }
    size = { shown.size }
    currentPage = { shown.component.shownPage }
    frame = { shown.component.frame(at: $0) }
    send = { shown.send($0) }
    show = { scenario, time in
      if let component: Content = scenario.component(at: time) { shown.replace(component) }
    }
    configure = { scenario in
      if let component: Content = scenario.component(at: 0) { shown.configure(component.configuration) }
    }
    // The widget retains its callbacks, which must not retain the widget.
    listen = { [weak shown] turned, resized in
      shown?.callbacks.pageDidChange = { turned($0.to, !$0.isContinuous) }
      shown?.callbacks.didResize = { _, _ in resized() }
    }
  }

  /// A component for each look, of which one is shown at a time.
  init(looks: [LiveComponentBody]) {
    let stack: UnsafeMutablePointer<GtkWidget> = gtk_stack_new()
    for body in looks { gtk_stack_add_child(OpaquePointer(stack), body.widget) }
    let chosen = ChosenLook()
    widget = stack
    size = { looks[chosen.index].size() }
    currentPage = { looks[chosen.index].currentPage() }
    frame = { looks[chosen.index].frame($0) }
    send = { looks[chosen.index].send($0) }
    show = { looks[chosen.index].show($0, $1) }
    configure = { looks[chosen.index].configure($0) }
    choose = { look in
      chosen.index = min(max(look, 0), looks.count - 1)
      gtk_stack_set_visible_child(OpaquePointer(stack), looks[chosen.index].widget)
    }
    listen = { turned, resized in for body in looks { body.listen(turned, resized) } }
  }
}

/// The look that a page with several components shows.
@MainActor
private final class ChosenLook {
  /// Its index.
  var index = 0
}
#endif
