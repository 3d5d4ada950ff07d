#if GTK
import DwellGTK
import CDwellGTK
import Dwell
import DwellScenes

/// A live component of any type, for a live component that need not know which.
@MainActor
struct LiveComponentBody {
  /// The component's widget.
  let widget: UnsafeMutablePointer<GtkWidget>
  /// The size of the component, in points; zero before it has one.
  let size: () -> Size
  /// The page that is shown; 0 for a component without pages.
  let currentPage: () -> Int
  /// What is shown at a time.
  let frame: (_ time: Double) -> Frame
  /// Lets an event happen.
  let send: (Event) -> Void
  /// Shows the scenario's component as it is at a time.
  let show: (Scenario, _ time: Double) -> Void
  /// Changes the running component in place to what the scenario begins with.
  let configure: (Scenario) -> Void
  /// Says what is done when another page is shown, and when the widget has another size.
  let listen:
    (_ turned: @escaping (_ page: Int, _ animated: Bool) -> Void, _ resized: @escaping () -> Void) -> Void

  /// The component of a page in a widget that `make` makes; nil without a display.
  init?<Content: TracedComponent>(
    _ page: GalleryPage, currentPage: @escaping (Content) -> Int,
    _ make: (Content) -> ComponentWidget<Content>?
  ) {
    guard let component: Content = page.scenario(for: page.settings()).component(at: 0),
      let shown = make(component)
    else { return nil }
    if let palette = page.palette { shown.theme = Theme(palette) }
    widget = shown.widget
    size = { shown.size }
    self.currentPage = { currentPage(shown.component) }
    frame = { shown.component.frame(at: $0) }
    send = { shown.send($0) }
    show = { scenario, time in
      if let component: Content = scenario.component(at: time) { shown.replace(component) }
    }
    configure = { scenario in
      if let component: Content = scenario.component(at: 0) { shown.configure(component.configuration) }
    }
    // The widget keeps what it calls, which must not keep the widget.
    listen = { [weak shown] turned, resized in
      shown?.callbacks.pageDidChange = { turned($0.to, !$0.isContinuous) }
      shown?.callbacks.didResize = { _, _ in resized() }
    }
  }
}
#endif
