#if GTK
import CDwellGTK
import Dwell

/// A carousel as a strip of thumbnails, which has the page and the time of a carousel or a page view
/// elsewhere.
///
/// The current thumbnail and its neighbours come into view. A tap on one turns to its page, and a drag only
/// scrolls the strip. Screen readers and the keyboard have the slider of the pages elsewhere.
@MainActor
final class StripLink: AnyCarouselLink {
  /// The strip's component.
  private let box: ComponentBox<Carousel>
  /// The strip's configuration before the link.
  private let own: Carousel.Configuration
  /// The source's page; nil before the first.
  private var page: Int?
  /// The current thumbnail, retained, as the app may remove it; nil without one.
  private var thumbnail: UnsafeMutablePointer<GtkWidget>?
  /// Where a press began that may be a tap.
  private var press: Point?
  /// The layout of thumbnails where the app sets none, in points: as in the browser.
  private static let (length, spacing) = (96.0, 8.0)

  /// Links a strip to the pages of a widget.
  init(_ strip: WidgetController, _ box: ComponentBox<Carousel>, to source: WidgetController) {
    (self.box, own) = (box, box.component.configuration)
    super.init(strip, to: source)
    strip.configure(box, Self.linked(own))
    strip.setSliderReachable(false)
    Self.addStyle(to: gtk_widget_get_display(strip.widget))
    gtk_widget_add_css_class(strip.widget, Self.cssClass)
    begin()
  }

  isolated deinit { if let thumbnail { g_object_unref(thumbnail) } }

  /// The strip's class in CSS.
  private static let cssClass = "thumbnails"
  /// The displays that have the style of thumbnails.
  private static var styled: Set<OpaquePointer> = []

  /// Adds the style of thumbnails to a display, which apps can change: the others fade, and the current one
  /// has a frame.
  private static func addStyle(to display: OpaquePointer?) {
    guard let display, styled.insert(display).inserted, let provider = gtk_css_provider_new() else { return }
    let style = """
      .\(cssClass) > *:not(:checked) { opacity: 0.6; }
      .\(cssClass) > *:checked { outline: 2px solid currentColor; outline-offset: -2px; }
      """
    gtk_css_provider_load_from_data(provider, style, -1)
    // Themes take the outline from everything that isn't focused.
    gtk_style_context_add_provider_for_display(
      display, OpaquePointer(provider), guint(GTK_STYLE_PROVIDER_PRIORITY_SETTINGS) + 1)
    g_object_unref(provider)
  }

  /// The configuration of a strip with one of its own.
  private static func linked(_ own: Carousel.Configuration) -> Carousel.Configuration {
    var configuration = own
    configuration.indicator = .none
    configuration.timer.advances = false
    configuration.pages.loops = false
    if own.pages.layout == PageLayout() {
      configuration.pages.layout.length = .fixed(length)
      configuration.pages.layout.alignment = .center
      if own.pages.spacing == 0 { configuration.pages.spacing = spacing }
    }
    return configuration
  }

  override func reset() { page = nil }

  override func restore() {
    select(nil)
    row.publisher.followed = nil
    row.setSliderReachable(true)
    gtk_widget_remove_css_class(row.widget, Self.cssClass)
    var configuration = box.component.configuration
    (configuration.indicator, configuration.timer) = (own.indicator, own.timer)
    configuration.pages.loops = own.pages.loops
    // The app may have set others meanwhile.
    let linked = Self.linked(own).pages
    if configuration.pages.layout == linked.layout { configuration.pages.layout = own.pages.layout }
    if configuration.pages.spacing == linked.spacing { configuration.pages.spacing = own.pages.spacing }
    row.configure(box, configuration)
  }

  override func follow(_ pages: LinkedPages, after event: Event?) {
    if page != pages.page {
      let isAnimated = event?.isAnimated ?? (page != nil)
      page = pages.page
      let places = [pages.page - 1, pages.page + 1, pages.page]
      for place in places where (0..<box.component.pageCount).contains(place) {
        row.send(.select(page: place, animated: isAnimated))
      }
    }
    select(row.host?.child(pages.page))
    row.publisher.followed = source?.publisher.available
  }

  override func turn(for outcome: Outcome, after event: Event?) -> Event? {
    switch event {
    case .select, .key: return event
    case .press(let point): press = point
    case .cancel: press = nil
    case .release(let point):
      defer { press = nil }
      if let press, isTap(from: press, to: point),
        let page = row.host?.places.last(where: { $0.rect.contains(point) })?.page
      {
        return .select(page: page, animated: true)
      }
    default: break
    }
    return nil
  }

  /// Whether a release is near enough to where its press began.
  private func isTap(from start: Point, to end: Point) -> Bool {
    gtk_drag_check_threshold(
      row.widget, 0, 0, Int32(abs(end.x - start.x).rounded(.up)), Int32(abs(end.y - start.y).rounded(.up)))
      == 0
  }

  /// Makes a thumbnail the current one.
  private func select(_ widget: UnsafeMutablePointer<GtkWidget>?) {
    guard widget != thumbnail else { return }
    if let thumbnail {
      gtk_widget_unset_state_flags(thumbnail, GTK_STATE_FLAG_CHECKED)
      g_object_unref(thumbnail)
    }
    thumbnail = widget
    if let widget {
      g_object_ref(widget)
      gtk_widget_set_state_flags(widget, GTK_STATE_FLAG_CHECKED, 0)
    }
  }
}

extension ObjectProperty where Content == Carousel {
  /// The carousel or page view elsewhere whose thumbnails the pages are.
  static var carousel: ObjectProperty {
    linked("The carousel or page view whose page and time a strip of thumbnails has") {
      StripLink($0, $1, to: $2)
    }
  }
}

extension ComponentWidget where Content == Carousel {
  /// The carousel or page view elsewhere whose thumbnails this one's pages are, in the same order; nil, the
  /// default, for a carousel of its own. Another widget is warned of, and changes nothing.
  ///
  /// Both then have one time and one pause. The thumbnail of the other carousel's page is in view with its
  /// neighbours, and has a frame, while the others fade; in CSS it is `:checked`, and the strip has the class
  /// `thumbnails`. A tap on a thumbnail turns to its page, as does a page that the app sets here; a drag only
  /// scrolls the strip, whose own page is where it is scrolled to. Unless the app sets a layout, thumbnails
  /// are 96 points long with gaps of 8, and the current one is in the middle. It has no indicator, and screen
  /// readers and the keyboard have the slider of the other carousel. The reference is weak.
  ///
  /// ```swift
  /// let strip = CarouselWidget(pages: thumbnails)
  /// strip?.carousel = carousel?.widget
  /// ```
  public var carousel: UnsafeMutablePointer<GtkWidget>? {
    get { controller.link?.source?.widget }
    set { controller.setCarousel(newValue) { _ = StripLink(controller, box, to: $0) } }
  }
}
#endif
