#if GTK
import CDwellGTK
import Dwell

/// The Swift side of a page with properties, for GtkBuilder's files: its child fills it. The widget owns it.
final class CarouselPageController: ChildController {
  /// The GObject class of pages with properties, `DwellCarouselPage`.
  static let objectClass = ObjectClass(
    "DwellCarouselPage", cssName: "dwell-carousel-page",
    [
      .child("What the page shows"),
      text(.title, "The page's title, which screen readers speak") {
        $0.title = $1
      } get: {
        $0.title
      },
      text(.iconName, "The name of the icon that is shown instead of the page's dot") {
        $0.iconName = $1
      } get: {
        $0.iconName
      },
      .init(
        PageProperties.Name.duration.rawValue,
        "How long the page stays, in seconds; 0 for as long as the others",
        .number(0...(.infinity), standard: 0)
      ) { (page: CarouselPageController) in
        .number(PageProperties(of: page.widget).duration)
      } set: { page, value in
        if case .number(let seconds) = value { PageProperties(of: page.widget).duration = seconds }
      },
    ]
  ) { widget, _ in _ = CarouselPageController(widget) }

  /// A property of a page that is a text; an empty one is none.
  private static func text(
    _ name: PageProperties.Name, _ summary: String,
    set: @escaping @MainActor (PageProperties, String?) -> Void,
    get: @escaping @MainActor (PageProperties) -> String?
  ) -> ObjectClass.Property {
    .init(name.rawValue, summary, .text(standard: "")) { (page: CarouselPageController) in
      .text(get(PageProperties(of: page.widget)) ?? "")
    } set: { page, value in
      if case .text(let text) = value { set(PageProperties(of: page.widget), text.isEmpty ? nil : text) }
    }
  }
}
#endif
