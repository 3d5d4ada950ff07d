#if GTK
import CDwellGTK
import Dwell

/// A person's story: a page of the people, with the carousel of their moments and their name above it.
@MainActor
final class StoryPage {
  /// What contains the carousel and the name, a page of the people; retained.
  let widget: UnsafeMutablePointer<GtkWidget>
  /// The moments, which the app's carousel contains.
  let moments: CarouselWidget
  /// The moments that were seen.
  var seen = SeenPages()
  /// The moment that was shown last; nil while another person is current.
  var shownMoment: Int?
  /// Whether the last moment has ended during an allocation, so that what follows waits.
  var hasEnded = false
  /// The person's name, under the segments.
  private let label: UnsafeMutablePointer<GtkWidget>
  /// Whether the name is shown, if there is one.
  var showsTitle = true {
    didSet { titleDidChange() }
  }

  /// The type of ``widget``: a plain container.
  private static let type: GType = g_type_register_static_simple(
    dwell_type_widget(), "DwellStory", guint(MemoryLayout<GtkWidgetClass>.size),
    { raw, _ in
      guard let raw else { return }
      let widget = raw.assumingMemoryBound(to: GtkWidgetClass.self)
      widget.pointee.get_request_mode = { _ in GTK_SIZE_REQUEST_CONSTANT_SIZE }
      widget.pointee.measure = { widget, orientation, _, minimum, natural, _, _ in
        guard let child = widget.flatMap({ gtk_widget_get_first_child($0) }) else { return }
        gtk_widget_measure(child, orientation, -1, minimum, natural, nil, nil)
      }
      widget.pointee.size_allocate = { widget, width, height, _ in
        StoryPage.of(widget)?.allocate(Size(width: Double(width), height: Double(height)))
      }
    }, guint(MemoryLayout<GtkWidget>.size), nil, GTypeFlags(rawValue: 0))

  /// The name under which ``widget`` keeps its page.
  private static let key = "dwell-story"

  /// Makes a carousel a story. It gets the options of one.
  init(_ moments: CarouselWidget) {
    self.moments = moments
    widget = dwell_widget_new(Self.type, GTK_ACCESSIBLE_ROLE_GROUP, "dwell-story")
    label = gtk_label_new(nil)
    g_object_ref_sink(widget)
    g_object_set_data(object, Self.key, Unmanaged.passUnretained(self).toOpaque())
    gtk_widget_set_parent(moments.controller.widget, widget)
    gtk_widget_add_css_class(label, "dwell-story-title")
    gtk_widget_set_can_target(label, 0)
    gtk_widget_set_halign(label, GTK_ALIGN_START)
    gtk_widget_set_valign(label, GTK_ALIGN_CENTER)
    gtk_label_set_ellipsize(OpaquePointer(label), PANGO_ELLIPSIZE_END)
    gtk_widget_set_parent(label, widget)
    // The group has the name.
    dwell_accessible_set_hidden(label, 1)
    configure()
    titleDidChange()
  }

  isolated deinit { g_object_unref(widget) }

  /// Returns the story of a page's widget; nil for any other widget.
  static func of(_ widget: UnsafeMutablePointer<GtkWidget>?) -> StoryPage? {
    guard let widget, dwell_is_a(widget, type) != 0,
      let story = g_object_get_data(widget.cast(to: GObject.self), key)
    else { return nil }
    return Unmanaged<StoryPage>.fromOpaque(story).takeUnretainedValue()
  }

  /// Releases the carousel and the name, because the story has been removed.
  func end() {
    moments.controller.stories = nil
    moments.controller.isWaiting = false
    g_object_set_data(object, Self.key, nil)
    for child in [moments.controller.widget, label] where gtk_widget_get_parent(child) == widget {
      gtk_widget_unparent(child)
    }
  }

  /// The page's widget as an object.
  private var object: UnsafeMutablePointer<GObject> { widget.cast(to: GObject.self) }

  /// The person's name; nil without one.
  var title: String? { PageProperties(of: moments.controller.widget).title }

  /// Shows another name.
  func titleDidChange() {
    gtk_label_set_text(OpaquePointer(label), title ?? "")
    gtk_widget_set_visible(label, showsTitle && title != nil ? 1 : 0)
    dwell_accessible_set_label(widget, title ?? "")
  }

  /// The opacity of what lies above the moments.
  var marksOpacity: Double { moments.component.marksOpacity(at: moments.controller.now) }

  /// The rectangle for the name, and for the close button beside it: under the segments.
  func headerRect(in size: Size) -> Rect {
    Rect(
      x: 0, y: max(moments.component.indicatorRect.maxY, moments.pauseRect.maxY).rounded(.up),
      width: size.width,
      height: StoriesController.targetLength)
  }

  /// Makes the time pass, or, for a person who isn't current, wait.
  var isWaiting: Bool {
    get { moments.controller.isWaiting }
    set { moments.controller.isWaiting = newValue }
  }

  /// Shows a moment at once, at its beginning.
  func begin(at moment: Int) {
    let current = moments.component.currentPage
    if moment == 0, current == 0 { return _ = moments.send(.restart) }
    guard moment < moments.pageCount else { return }
    if moment == current {
      moments.send(.setProgress(0, rate: 0))
      // A moment whose time is over only begins by a turn.
      guard moments.component.timer.progress(at: moments.controller.latest) > 0 else { return }
      moments.send(.select(page: moment - 1, animated: false))
    }
    moments.send(.select(page: moment, animated: false))
  }

  /// Gives the carousel the options of a story. A duration and segments that the app has set stay.
  private func configure() {
    var configuration = moments.component.configuration
    let standard = Carousel.Configuration(pageCount: 0)
    if case .segments = configuration.indicator {} else { configuration.indicator = .segments(.init()) }
    configuration.indicatorSide = .start
    configuration.indicatorInset = configuration.indicatorInset ?? Stories.inset
    if configuration.indicatorMargin == standard.indicatorMargin {
      configuration.indicatorMargin = Stories.margin
    }
    configuration.isOverMedia = true
    configuration.taps = .turn
    // The pointer is always above stories that fill the window.
    configuration.hoverArea = .indicator
    configuration.pages.loops = false
    configuration.timer.advances = true
    configuration.timer.pausesFor.insert(.others)
    if configuration.timer.duration == standard.timer.duration { configuration.timer.duration = .seconds(5) }
    moments.configure(configuration)
  }

  /// Allocates the carousel, and the name under its segments, which has room for the close button after it.
  private func allocate(_ size: Size) {
    PageHost.place(moments.controller.widget, in: Rect(size))
    guard gtk_widget_get_visible(label) != 0 else { return }
    var rect = headerRect(in: size)
    let isReversed = gtk_widget_get_direction(widget) == GTK_TEXT_DIR_RTL
    rect.width = max(size.width - StoriesController.targetLength - StoriesController.margin, 0)
    rect.x = isReversed ? size.width - rect.width : 0
    PageHost.place(label, in: rect)
  }

  /// Gives the name the opacity of the marks.
  func showMarks() { gtk_widget_set_opacity(label, marksOpacity) }

  /// Gives the text direction to the parts, because GTK doesn't.
  func setDirection(_ direction: GtkTextDirection) {
    for part in [widget, moments.controller.widget, label] { gtk_widget_set_direction(part, direction) }
  }
}
#endif
