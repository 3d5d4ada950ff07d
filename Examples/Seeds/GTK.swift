#if GTK
import CDwellGTK
import Dwell
import DwellGTK

/// Three pages that advance automatically.
@MainActor
public func timedPages(clock: FrontClock = SystemClock.shared) -> CarouselWidget? {
  // Timed pages
  let pages = CarouselWidget(pages: ["red", "green", "blue"].map(page), clock: clock)
  pages?.theme = .onPictures
  // end
  return pages
}

/// The score of a quiz.
@MainActor
public func score(clock: FrontClock = SystemClock.shared) -> ProgressMeterWidget? {
  // Score
  let meter = ProgressMeterWidget(.init(value: 7, of: 10), clock: clock)
  // end
  return meter
}

/// Pages that the user turns.
@MainActor
public func pages(in colors: [String], clock: FrontClock = SystemClock.shared) -> CarouselWidget? {
  // Pages
  let pages = CarouselWidget(pages: colors.map(page), clock: clock) {
    $0.timer.advances = false
    $0.pages.loops = false
  }
  // end
  return pages
}

/// The time of five pages in two colours.
@MainActor
public func segments(
  gray200: Color, green700: Color, clock: FrontClock = SystemClock.shared
) -> SegmentedProgressWidget? {
  // Segments
  var configuration = SegmentedProgress.Configuration(pageCount: 5)
  configuration.segments.tint = .color(gray200)
  configuration.segments.currentTint = .color(green700)
  let segments = SegmentedProgressWidget(configuration, clock: clock)
  // end
  return segments
}

/// The places of a weather app, starting with the user's location.
@MainActor
public func places(arrow: OpaquePointer, clock: FrontClock = SystemClock.shared) -> PageControlWidget? {
  // Places
  var places = PageControl.Configuration(pageCount: 5)
  places.dots.showsProgress = false
  places.dots.images.set(ImageName(0), forPage: 0)
  let control = PageControlWidget(places, content: PageContent(texture: { _ in arrow }), clock: clock)
  // end
  return control
}

/// A page in one colour.
@MainActor
private func page(_ color: String) -> UnsafeMutablePointer<GtkWidget> {
  let page: UnsafeMutablePointer<GtkWidget> = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)
  gtk_widget_add_css_class(page, "seed-\(color)")
  return page
}

/// The colours of the pages, for a style sheet.
public let seedsStyle = ["red", "green", "blue", "orange", "purple", "teal"].map {
  ".seed-\($0) { background: \($0); }"
}.joined(separator: "\n")
#endif
