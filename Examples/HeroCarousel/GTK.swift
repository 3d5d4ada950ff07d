#if GTK
import CDwellGTK
import Dwell
import DwellGTK

/// The journeys of a month: a large picture between the edges of its neighbours. Each stays for eight
/// seconds, and the button beside the indicators pauses them.
@MainActor
public func heroCarousel(clock: FrontClock = SystemClock.shared) -> CarouselWidget? {
  let journeys = ["Lisbon", "Oslo", "Kyoto", "Lima", "Cairo"].map { journey(to: $0) }
  let carousel = CarouselWidget(pages: journeys, clock: clock) { configuration in
    configuration.pages.effect = .hero
    configuration.pages.layout.length = .perView(1.5)
    configuration.pages.layout.alignment = .center
    configuration.pages.spacing = 4
    configuration.timer.duration = .seconds(8)
    configuration.isOverMedia = true
  }
  guard let carousel else { return nil }
  gtk_widget_add_css_class(carousel.widget, "hero")
  return carousel
}

/// A picture with its name.
@MainActor
private func journey(to name: String) -> UnsafeMutablePointer<GtkWidget> {
  let label: UnsafeMutablePointer<GtkWidget> = gtk_label_new(name)
  gtk_widget_add_css_class(label, "title-1")
  gtk_widget_add_css_class(label, "journey-\(name.lowercased())")
  return label
}

/// The corners of the carousel and the colours of its pictures, for a style sheet.
public let heroCarouselStyle = """
  .hero { border-radius: 24px; color: white; }
  .journey-lisbon { background: linear-gradient(#c76633, #6b2b30); }
  .journey-oslo { background: linear-gradient(#386699, #1a2e52); }
  .journey-kyoto { background: linear-gradient(#ad4f70, #4d2147); }
  .journey-lima { background: linear-gradient(#4d786b, #213d3d); }
  .journey-cairo { background: linear-gradient(#9e6b1a, #4d3312); }
  """
#endif
