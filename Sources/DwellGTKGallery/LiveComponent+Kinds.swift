#if GTK
import DwellGTK
import CDwellGTK
import Dwell
import DwellScenes

extension LiveComponent {
  /// The live component of a page; nil without a display.
  static func make(_ page: GalleryPage, on base: FrontClock) -> LiveComponent? {
    let clock = GalleryClock(base)
    return body(of: page, clock).map { LiveComponent(page, clock, $0) }
  }

  /// The widget of a page's component, or those of its components: where looks have listings, each is a
  /// component of its own.
  private static func body(of page: GalleryPage, _ clock: GalleryClock) -> LiveComponentBody? {
    guard page.looks.contains(where: { !$0.listings.isEmpty }) else { return body(of: page, look: 0, clock) }
    let bodies = page.looks.indices.compactMap { body(of: page, look: $0, clock) }
    return bodies.count == page.looks.count ? LiveComponentBody(looks: bodies) : nil
  }

  /// The widget of a component with a look.
  private static func body(of page: GalleryPage, look: Int, _ clock: GalleryClock) -> LiveComponentBody? {
    var behavior = WidgetBehavior()
    // The direction is one of the gallery's switches.
    behavior.followsTextDirection = false
    behavior.names = .named(page.title)
    let fits = page.switches.contains(.fitsPage)
    let cards = PageSource.onDemand {
      let card = GalleryCardWidget.make(page.card(ofPage: $0))
      if fits { gtk_widget_set_size_request(card, -1, Int32(GalleryPage.room(ofPage: $0))) }
      return card
    }
    switch page.look(look).scenario.subject {
    case .pageControl:
      behavior.cssName = "dwell-page-control"
      return LiveComponentBody(
        page, look: look, currentPage: { (control: PageControl) in control.currentPage }
      ) {
        ComponentWidget(
          $0, behavior: behavior, content: .placeholders(.light), clock: clock, pausesAlong: $0.direction
        ) { control in
          request(control.direction, natural: control.preferredSize(forPageCount: control.pageCount))
        }
      }
    case .segmentedProgress:
      behavior.cssName = "dwell-segmented-progress"
      behavior.role = .segmentedProgress
      return LiveComponentBody(
        page, look: look, currentPage: { (progress: SegmentedProgress) in progress.currentPage }
      ) {
        ComponentWidget($0, behavior: behavior, clock: clock, pausesAlong: $0.direction) { progress in
          request(progress.direction, natural: progress.direction.size(main: 360, cross: 44))
        }
      }
    case .progressMeter:
      behavior.cssName = "dwell-progress-meter"
      behavior.role = .meter
      behavior.isFocusable = false
      return LiveComponentBody(page, look: look, currentPage: { (_: ProgressMeter) in 0 }) {
        ComponentWidget($0, behavior: behavior, clock: clock) { meter in
          request(meter.direction, natural: meter.preferredSize(forLength: 320))
        }
      }
    case .pageView:
      return LiveComponentBody(page, look: look, currentPage: { (pages: PageView) in pages.currentPage }) {
        ComponentWidget($0, cards, cssName: "dwell-page-view", direction: $0.direction, behavior, clock)
      }
    case .carousel:
      return LiveComponentBody(
        page, look: look, currentPage: { (carousel: Carousel) in carousel.currentPage }
      ) {
        ComponentWidget($0, cards, cssName: "dwell-carousel", direction: $0.direction, behavior, clock)
      }
    }
  }

  /// The size request of a row: its natural length, and no minimum.
  private static func request(_ direction: Direction, natural: Size) -> SizeRequest {
    let least = direction.size(
      main: min(direction.mainLength(of: natural), 120), cross: direction.crossLength(of: natural))
    return SizeRequest(minimum: least, natural: natural)
  }
}
#endif
