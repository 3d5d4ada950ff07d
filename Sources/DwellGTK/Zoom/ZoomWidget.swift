#if GTK
import CDwellGTK
import Dwell

/// A widget whose child can be zoomed, such as a picture in a page: by a pinch, a double click or tap, a
/// wheel with Control, and the keys plus, minus and 0.
///
/// ```swift
/// let pages = ["Porto.jpg", "Faro.jpg"].compactMap { (name: String) in
///   ZoomWidget(child: gtk_picture_new_for_filename(name))
/// }
/// let carousel = CarouselWidget(pages: pages.map(\.widget))
/// ```
///
/// A drag, a wheel or an arrow key moves what is zoomed, up to its edges; beyond them they turn the page.
/// While it is zoomed, the time of the pages around it is paused, and once they have turned to another one,
/// it is whole again. Where the user asks for reduced motion, it zooms at once.
///
/// The child fills the widget. Of a `GtkPicture` that is shown whole, the edges are the picture's.
@MainActor
public final class ZoomWidget {
  /// The widget to add to a container.
  public let widget: UnsafeMutablePointer<GtkWidget>
  /// The Swift side of the widget.
  let controller: ZoomController

  /// Creates a widget; nil if GTK has no display or isn't initialised.
  /// - Parameters:
  ///   - child: a GtkWidget without a parent; nil for none yet.
  ///   - maximumScale: the largest scale, 1...1,000; others are limited to that, and NaN is the default.
  ///   - doubleTapScale: the scale after a double click, from 1 to `maximumScale`; others are limited to
  ///     that, and NaN is the default.
  ///   - clock: the source of time.
  public convenience init?(
    child: UnsafeMutablePointer<GtkWidget>? = nil, maximumScale: Double = 4, doubleTapScale: Double = 2.5,
    clock: FrontClock = SystemClock.shared
  ) {
    guard let widget = ZoomController.objectClass.makeWidget(clock: clock) else { return nil }
    self.init(of: widget)
    // It is this object's now.
    g_object_ref_sink(widget)
    g_object_unref(widget)
    (self.maximumScale, self.doubleTapScale) = (maximumScale, doubleTapScale)
    if let child { self.child = child }
  }

  /// The Swift side of a widget that was created by its GObject type (``GObjects/zoom``); nil for any other
  /// widget. A floating widget stays floating.
  public init?(of widget: UnsafeMutablePointer<GtkWidget>) {
    guard let controller = ZoomController.of(widget) else { return nil }
    (self.widget, self.controller) = (widget, controller)
    g_object_ref(widget)
  }

  isolated deinit { g_object_unref(widget) }

  /// What is zoomed: a GtkWidget without a parent, or nil. One that has a parent, or contains this widget, is
  /// ignored. Another child is shown whole.
  public var child: UnsafeMutablePointer<GtkWidget>? {
    get { controller.child }
    set { controller.setChild(newValue) }
  }

  /// The largest scale, 1...1,000; 4 by default. Others are limited to that, and NaN is the default.
  public var maximumScale: Double {
    get { controller.configuration.maximumScale }
    set { controller.configure { $0.maximumScale = newValue } }
  }

  /// The scale after a double click or tap, from 1 to ``maximumScale``; 2.5 by default. Others are limited to
  /// that, and NaN is the default.
  public var doubleTapScale: Double {
    get { controller.configuration.doubleTapScale }
    set { controller.configure { $0.doubleTapScale = newValue } }
  }

  /// The scale that is drawn: 1 for the whole child. While fingers pinch it, it may be beyond the limits.
  public var scale: Double { controller.scale }

  /// Whether the child is, or is on its way to be, at another scale than 1.
  public var isZoomed: Bool { controller.isZoomed }

  /// Called when ``scale`` has changed, also in each frame of a motion. The widget retains it, and all that
  /// it captures, until it is disposed of: capture the `ZoomWidget` weakly.
  public var scaleDidChange: (_ scale: Double) -> Void {
    get { controller.scaleDidChange }
    set { controller.scaleDidChange = newValue }
  }

  /// Shows the child at a scale, about the middle: limited to 1 and ``maximumScale``, and ignored while
  /// fingers hold the child, or for NaN.
  public func zoom(to scale: Double, animated: Bool = true) {
    controller.send(.zoom(to: scale, animated: animated))
  }

  /// Shows the whole child.
  public func reset(animated: Bool = true) { controller.send(.reset(animated: animated)) }
}
#endif
