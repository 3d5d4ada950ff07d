#if GTK
import CDwellGTK
import DwellGTK

// The functions of the C library that need Swift. `dwell-gtk.h` declares those of the types; `dwell-gtk.c`
// checks the arguments of the others before it calls them.

/// Whether a function is called on the main thread; otherwise logs its name.
@c(swift_dwell_is_on_main_thread)
public func isOnMainThread(_ function: UnsafePointer<CChar>) -> gboolean {
  ObjectCallbacks.isOnMainThread("called") { String(cString: function) } ? 1 : 0
}

/// Registers the types of all widgets and their enumerations.
@MainActor @c(swift_dwell_register_types) public func registerTypes() { GObjects.register() }

/// The type of carousels.
@MainActor @c(dwell_carousel_get_type) public func carouselType() -> GType { GObjects.carousel }

/// The type of pages with properties.
@MainActor @c(dwell_carousel_page_get_type) public func carouselPageType() -> GType { GObjects.carouselPage }

/// The type of page views.
@MainActor @c(dwell_page_view_get_type) public func pageViewType() -> GType { GObjects.pageView }

/// The type of page controls.
@MainActor @c(dwell_page_control_get_type) public func pageControlType() -> GType { GObjects.pageControl }

/// The type of segmented progresses.
@MainActor @c(dwell_segmented_progress_get_type)
public func segmentedProgressType() -> GType { GObjects.segmentedProgress }

/// The type of meters.
@MainActor @c(dwell_progress_meter_get_type)
public func progressMeterType() -> GType { GObjects.progressMeter }

/// The type of viewers of stories.
@MainActor @c(dwell_stories_get_type) public func storiesType() -> GType { GObjects.stories }

/// The type of rings around people's pictures.
@MainActor @c(dwell_story_ring_get_type) public func storyRingType() -> GType { GObjects.storyRing }

/// The type of widgets whose child can be zoomed.
@MainActor @c(dwell_zoom_get_type) public func zoomType() -> GType { GObjects.zoom }

/// The enumeration or set of flags with a name.
@MainActor @c(swift_dwell_enumeration)
public func enumeration(named name: UnsafePointer<CChar>) -> GType {
  GObjects.register()
  return g_type_from_name(name)
}

/// Inserts a page at an index.
@MainActor @c(swift_dwell_insert)
public func insert(
  _ pages: UnsafeMutablePointer<GtkWidget>, _ page: UnsafeMutablePointer<GtkWidget>, _ index: guint
) { WidgetController.with(pages) { $0.insert(page, at: Int(index)) } }

/// Removes a page.
@MainActor @c(swift_dwell_remove)
public func remove(_ pages: UnsafeMutablePointer<GtkWidget>, _ index: guint) {
  WidgetController.with(pages) { $0.send(.edit(.remove(at: Int(index), count: 1))) }
}

/// Moves a page.
@MainActor @c(swift_dwell_move)
public func move(_ pages: UnsafeMutablePointer<GtkWidget>, _ index: guint, _ newIndex: guint) {
  WidgetController.with(pages) { $0.send(.edit(.move(from: Int(index), to: Int(newIndex)))) }
}

/// Shows a page.
@MainActor @c(swift_dwell_select)
public func select(_ pages: UnsafeMutablePointer<GtkWidget>, _ page: guint, _ isAnimated: gboolean) {
  WidgetController.with(pages) { $0.send(.select(page: Int(page), animated: isAnimated != 0)) }
}

/// Returns the widget of a page.
@MainActor @c(swift_dwell_get_nth_page)
public func page(of pages: UnsafeMutablePointer<GtkWidget>, _ index: guint)
  -> UnsafeMutablePointer<GtkWidget>?
{ WidgetController.with(pages) { $0.numberedPage(Int(index)) } }

/// Makes the items of a list model the pages of a widget.
@MainActor @c(swift_dwell_bind_model)
public func bindModel(
  _ pages: UnsafeMutablePointer<GtkWidget>, _ model: OpaquePointer?,
  _ make: (@convention(c) (gpointer?, gpointer?) -> UnsafeMutablePointer<GtkWidget>?)?, _ data: gpointer?,
  _ free: GDestroyNotify?
) {
  let maker = PageMaker(make, data, free)
  WidgetController.with(pages) { $0.bind(model) { maker.page(for: $0) } }
}

/// Whether the pages of a widget are items, so that the app can't insert any.
@MainActor @c(swift_dwell_is_bound)
public func isBound(_ pages: UnsafeMutablePointer<GtkWidget>) -> gboolean {
  WidgetController.with(pages) { $0.isBound } == true ? 1 : 0
}

/// Makes pages without a known number those of a widget.
@MainActor @c(swift_dwell_bind_neighbours)
public func bindNeighbours(
  _ pages: UnsafeMutablePointer<GtkWidget>, _ start: UnsafeMutablePointer<GObject>,
  _ sorter: UnsafeMutablePointer<GtkSorter>?,
  _ neighbour:
    (@convention(c) (UnsafeMutablePointer<GObject>?, gint, gpointer?) -> UnsafeMutablePointer<GObject>?)?,
  _ make: (@convention(c) (gpointer?, gpointer?) -> UnsafeMutablePointer<GtkWidget>?)?,
  _ neighbourData: gpointer?, _ freeNeighbour: GDestroyNotify?, _ data: gpointer?, _ free: GDestroyNotify?
) {
  let maker = PageMaker(make, data, free)
  let ownedData = OwnedData(neighbourData, freeNeighbour)
  WidgetController.with(pages) { controller in
    _ = ItemPages(around: start, of: controller, sorter: sorter) { item, step in
      neighbour?(item, gint(step), ownedData.data)
    } makePage: { item in
      maker.page(for: UnsafeMutableRawPointer(item))
    }
  }
}

/// Whether the pages of a widget are known by their neighbours.
@MainActor @c(swift_dwell_has_neighbours)
public func hasNeighbours(_ pages: UnsafeMutablePointer<GtkWidget>) -> gboolean {
  WidgetController.with(pages) { $0.itemPages } != nil ? 1 : 0
}

/// Shows the page of an item.
@MainActor @c(swift_dwell_select_item)
public func select(
  _ pages: UnsafeMutablePointer<GtkWidget>, item: UnsafeMutablePointer<GObject>, _ isAnimated: gboolean
) { WidgetController.with(pages) { $0.itemPages?.select(item, animated: isAnimated != 0) } }

/// Asks for the neighbours of pages again.
@MainActor @c(swift_dwell_update_neighbours)
public func updateNeighbours(of pages: UnsafeMutablePointer<GtkWidget>) {
  WidgetController.with(pages) { $0.itemPages?.update() }
}

/// Data of a function of C.
@MainActor
private final class OwnedData {
  /// The data.
  let data: gpointer?
  /// Frees the data.
  private let free: GDestroyNotify?

  /// Takes ownership of the data.
  init(_ data: gpointer?, _ free: GDestroyNotify?) { (self.data, self.free) = (data, free) }

  isolated deinit { free?(data) }
}

/// A function of C that makes the widgets of pages, with its data.
@MainActor
private final class PageMaker {
  /// Returns the widget of an item.
  private let make: (@convention(c) (gpointer?, gpointer?) -> UnsafeMutablePointer<GtkWidget>?)?
  /// The function's data.
  private let owned: OwnedData

  /// Takes ownership of the data.
  init(
    _ make: (@convention(c) (gpointer?, gpointer?) -> UnsafeMutablePointer<GtkWidget>?)?, _ data: gpointer?,
    _ free: GDestroyNotify?
  ) { (self.make, owned) = (make, OwnedData(data, free)) }

  /// Returns the widget of an item, floating, whether the function returned it like that or with a reference.
  func page(for item: UnsafeMutableRawPointer) -> UnsafeMutablePointer<GtkWidget>? {
    let page = make?(item, owned.data)
    if let page, g_object_is_floating(page) == 0 { g_object_force_floating(page.cast(to: GObject.self)) }
    return page
  }
}

/// Approves or rejects the advance for which a widget waits.
@MainActor @c(swift_dwell_answer)
public func answer(_ widget: UnsafeMutablePointer<GtkWidget>, _ mayAdvance: gboolean) {
  WidgetController.with(widget) { $0.send(mayAdvance != 0 ? .advance : .veto) }
}

/// Returns the actions of a widget for those beside it; nil for a widget without pages.
@MainActor @c(swift_dwell_page_actions)
public func pageActions(of widget: UnsafeMutablePointer<GtkWidget>) -> OpaquePointer? {
  WidgetController.with(widget) { $0.pageActions }
}

/// How long a page stays, in seconds; 0 for the carousel's own duration.
@MainActor @c(swift_dwell_page_get_duration)
public func duration(ofPage page: UnsafeMutablePointer<GtkWidget>) -> gdouble {
  PageProperties(of: page).duration
}

/// Sets how long a page stays.
@MainActor @c(swift_dwell_page_set_duration)
public func setDuration(ofPage page: UnsafeMutablePointer<GtkWidget>, _ duration: gdouble) {
  PageProperties(of: page).duration = duration
}

/// The title of a page; nil without one.
@MainActor @c(swift_dwell_page_get_title)
public func title(ofPage page: UnsafeMutablePointer<GtkWidget>) -> UnsafePointer<CChar>? {
  PageProperties(of: page).titleInC
}

/// Sets the title of a page.
@MainActor @c(swift_dwell_page_set_title)
public func setTitle(ofPage page: UnsafeMutablePointer<GtkWidget>, _ title: UnsafePointer<CChar>?) {
  PageProperties(of: page).title = title.map { String(cString: $0) }
}

/// The name of the icon instead of a page's dot; nil for a dot.
@MainActor @c(swift_dwell_page_get_icon_name)
public func iconName(ofPage page: UnsafeMutablePointer<GtkWidget>) -> UnsafePointer<CChar>? {
  PageProperties(of: page).iconNameInC
}

/// Sets the name of the icon instead of a page's dot.
@MainActor @c(swift_dwell_page_set_icon_name)
public func setIconName(ofPage page: UnsafeMutablePointer<GtkWidget>, _ name: UnsafePointer<CChar>?) {
  PageProperties(of: page).iconName = name.map { String(cString: $0) }
}

/// Returns a new button that pauses a widget's pages; nil for a widget without time.
@MainActor @c(swift_dwell_pause_button_new)
public func pauseButton(of widget: UnsafeMutablePointer<GtkWidget>) -> UnsafeMutablePointer<GtkWidget>? {
  WidgetController.with(widget) { $0.newPauseButton() }
}
#endif
