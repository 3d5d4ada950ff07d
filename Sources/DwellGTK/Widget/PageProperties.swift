#if GTK
import CDwellGTK
import Dwell

/// What belongs to one page of a carousel or a page view. It is kept by the page's widget: it moves with the
/// page, and can be set before the widget is one.
///
/// ```swift
/// let porto: UnsafeMutablePointer<GtkWidget> = gtk_label_new("Porto")
/// PageProperties(of: porto).duration = 8
/// PageProperties(of: porto).title = "Porto, on the Douro"
/// carousel?.appendPage(porto)
/// ```
@MainActor
public struct PageProperties {
  /// The page's widget.
  private let widget: UnsafeMutablePointer<GtkWidget>

  /// The names of the properties, as a `DwellCarouselPage` has them.
  enum Name: String {
    case duration, title
    case iconName = "icon-name"

    /// The name under which the widget keeps the property.
    fileprivate var key: String { "dwell-page-" + rawValue }
  }

  /// The properties of a page.
  /// - Parameter widget: the page's widget.
  public init(of widget: UnsafeMutablePointer<GtkWidget>) { self.widget = widget }

  /// The page's widget as an object.
  private var object: UnsafeMutablePointer<GObject> { widget.cast(to: GObject.self) }

  /// How long the page stays, in seconds, as ``/Dwell/PageDuration/seconds(_:)``; 0, the default, for the
  /// carousel's own duration. A negative number and NaN count as 0.
  ///
  /// For pages on demand (``PageSource/onDemand(_:)``), send ``/Dwell/Event/setPageDuration(_:page:)``
  /// instead, but for ``UnboundedPages``.
  public var duration: Double {
    get { g_object_get_data(object, Name.duration.key)?.load(as: Double.self) ?? 0 }
    nonmutating set {
      var seconds = newValue > 0 ? newValue : 0
      guard seconds != duration else { return }
      g_object_set_data_full(
        object, Name.duration.key, g_memdup2(&seconds, gsize(MemoryLayout<Double>.size)), g_free)
      notify(.duration)
      changeInPages { $0.updateDuration(ofPage: $1) }
    }
  }

  /// The page's title, which screen readers speak before its number; nil, the default, for the number alone.
  /// The title of a carousel in a ``StoriesWidget`` is the person's name.
  public var title: String? {
    get { titleInC.map { String(cString: $0) } }
    nonmutating set {
      guard set(newValue, for: .title) else { return }
      changeInPages { controller, _ in controller.titleDidChange() }
      StoryPage.of(gtk_widget_get_parent(widget))?.titleDidChange()
    }
  }

  /// The name of an icon of the icon theme that is shown instead of the page's dot; nil, the default, for a
  /// dot. Only its shape counts, not its colours.
  public var iconName: String? {
    get { iconNameInC.map { String(cString: $0) } }
    nonmutating set {
      if set(newValue, for: .iconName) { changeInPages { $0.updateIcon(ofPage: $1) } }
    }
  }

  /// The title as C has it, until it is set again.
  package var titleInC: UnsafePointer<CChar>? { text(for: .title) }
  /// The name of the icon as C has it, until it is set again.
  package var iconNameInC: UnsafePointer<CChar>? { text(for: .iconName) }

  /// The text under a name.
  private func text(for name: Name) -> UnsafePointer<CChar>? {
    g_object_get_data(object, name.key).map { UnsafePointer($0.assumingMemoryBound(to: CChar.self)) }
  }

  /// Sets the text under a name; returns whether it is another one.
  private func set(_ text: String?, for name: Name) -> Bool {
    guard text != self.text(for: name).map({ String(cString: $0) }) else { return false }
    g_object_set_data_full(object, name.key, text.map { g_strdup($0) }, g_free)
    notify(name)
    return true
  }

  /// Tells observers of a page that has the properties itself.
  private func notify(_ name: Name) {
    if CarouselPageController.of(widget) != nil { g_object_notify(object, name.rawValue) }
  }

  /// Calls an action with the widget of the pages and the page's index, if the widget is a page.
  private func changeInPages(_ action: (WidgetController, Int) -> Void) {
    guard let parent = gtk_widget_get_parent(widget), WidgetType.hasController(parent),
      let controller = WidgetController.of(parent), let page = controller.host?.page(of: widget)
    else { return }
    action(controller, page)
  }
}

extension WidgetController {
  /// Gives a page the duration that its widget has.
  func updateDuration(ofPage page: Int) {
    let duration = host?.child(page).map { PageProperties(of: $0).duration } ?? 0
    send(.setPageDuration(duration > 0 ? .seconds(duration) : nil, page: page))
  }

  /// Returns the image of the icon that a page's widget has; nil without one.
  func icon(ofPage page: Int) -> ImageName? {
    host?.child(page).flatMap { PageProperties(of: $0).iconName }.map(IconTextures.image)
  }

  /// Shows the icon that a page's widget has, here and in rows elsewhere.
  func updateIcon(ofPage page: Int) {
    let image = icon(ofPage: page)
    if let box = component as? ComponentBox<Carousel>, var dots = box.component.configuration.indicator.dots {
      var configuration = box.component.configuration
      dots.images.set(image, forPage: page)
      configuration.indicator.dots = dots
      if configuration != box.component.configuration { configure(box, configuration) }
    }
    for link in links.all { link.show(image, ofPage: page) }
  }

  /// Gives a page what its widget has had before it became one.
  func adoptProperties(ofPage page: Int) {
    guard let properties = host?.child(page).map({ PageProperties(of: $0) }) else { return }
    if properties.duration > 0 { updateDuration(ofPage: page) }
    if properties.iconNameInC != nil { updateIcon(ofPage: page) }
  }

  /// Gives all pages what their widgets have had before.
  func adoptProperties() { for page in 0..<component.pageCount { adoptProperties(ofPage: page) } }

  /// The title of the current page, here or elsewhere; nil without one.
  var title: String? {
    let pages = link?.source ?? self
    return pages.title(ofPage: pages.component.currentPage)
  }

  /// Returns the title that a page's widget has; nil without one.
  func title(ofPage page: Int) -> String? { host?.child(page).flatMap { PageProperties(of: $0).title } }

  /// Lets screen readers speak another title.
  fileprivate func titleDidChange() {
    send(.tick)
    for link in links.all { link.row.send(.tick) }
  }
}
#endif
