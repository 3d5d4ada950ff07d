#if GTK
import CDwellGTK
import Dwell

/// The ring around a person's picture in a list of stories: an arc for each moment, fainter once it was seen.
///
/// ```swift
/// let ann = StoryRingWidget(child: gtk_picture_new_for_filename("ann.jpg"), momentCount: 3)
/// gtk_widget_set_size_request(ann?.widget, 80, 80)
/// ```
///
/// The child is drawn in a circle, which a `GtkPicture` whose content covers it fills. The ring has the
/// widget's text colour, or the named colour `dwell_foreground`. The first moment begins at the top, and the
/// others follow in the direction of text. Assistive technology sees only the child.
@MainActor
public final class StoryRingWidget {
  /// The widget to add to a container.
  public let widget: UnsafeMutablePointer<GtkWidget>
  /// The Swift side of the widget.
  let controller: StoryRingController

  /// Creates a widget; nil if GTK has no display or isn't initialised.
  /// - Parameters:
  ///   - child: a GtkWidget without a parent; nil for none yet.
  ///   - momentCount: the number of moments, 0 or more.
  ///   - seen: the moments that were seen, such as a person's of ``StoriesWidget/seen``.
  public convenience init?(
    child: UnsafeMutablePointer<GtkWidget>? = nil, momentCount: Int = 0, seen: SeenPages = SeenPages()
  ) {
    guard let widget = StoryRingController.objectClass.makeWidget() else { return nil }
    self.init(of: widget)
    // It is this object's now.
    g_object_ref_sink(widget)
    g_object_unref(widget)
    ring = StoryRing(momentCount: momentCount, seen: seen)
    if let child { self.child = child }
  }

  /// The Swift side of a widget that was created by its GObject type (``GObjects/storyRing``); nil for any
  /// other widget. A floating widget stays floating.
  public init?(of widget: UnsafeMutablePointer<GtkWidget>) {
    guard let controller = StoryRingController.of(widget) else { return nil }
    (self.widget, self.controller) = (widget, controller)
    g_object_ref(widget)
  }

  isolated deinit { g_object_unref(widget) }

  /// What the ring surrounds: a GtkWidget without a parent, or nil. One that has a parent, or contains this
  /// widget, is ignored.
  public var child: UnsafeMutablePointer<GtkWidget>? {
    get { controller.child }
    set { controller.setChild(newValue) }
  }

  /// The moments, those that were seen, and the look of the ring.
  public var ring: StoryRing {
    get { controller.ring }
    set { controller.ring = newValue }
  }
}
#endif
