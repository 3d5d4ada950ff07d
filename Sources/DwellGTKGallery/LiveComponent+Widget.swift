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
    body(of: page, look: look, page.look(look).scenario.subject.scene, clock)
  }

  /// The widget of a component of any kind.
  private static func body<Scene: ScenarioScene>(
    of page: GalleryPage, look: Int, _ scene: Scene, _ clock: GalleryClock
  ) -> LiveComponentBody? {
    var behavior = WidgetBehavior()
    // The direction is one of the gallery's switches.
    behavior.followsTextDirection = false
    behavior.names = .named(page.title)
    behavior.cssName = Scene.elementName
    behavior.isFocusable = scene.scenarioPages != nil
    if let type = Scene.Subject.self as? any (TracedComponent & PageContainer).Type {
      return body(of: type, page, look: look, behavior, clock)
    }
    return LiveComponentBody(page, look: look) { (component: Scene.Subject) in
      behavior.role = component.frame(at: 0).semantics.elements.first?.role ?? behavior.role
      return ComponentWidget(
        component, behavior: behavior, content: .placeholders(.light), clock: clock,
        pausesAlong: (component as? any TimedComponent)?.direction
      ) { request($0.direction, natural: $0.naturalSize) }
    }
  }

  /// The widget of a component whose pages are cards.
  private static func body<Content: TracedComponent & PageContainer>(
    of type: Content.Type, _ page: GalleryPage, look: Int, _ behavior: WidgetBehavior, _ clock: GalleryClock
  ) -> LiveComponentBody? {
    let fits = page.switches.contains(.fitsPage)
    let cards = PageSource.onDemand {
      if page.stage == .zoom { return GalleryCardWidget.makeZoomed(page.card(ofPage: $0)) }
      let card = GalleryCardWidget.make(page.card(ofPage: $0))
      if fits { gtk_widget_set_size_request(card, -1, Int32(GalleryPage.room(ofPage: $0))) }
      return card
    }
    return LiveComponentBody(page, look: look) { (component: Content) in
      ComponentWidget(
        component, cards, cssName: behavior.cssName ?? "", direction: component.direction, behavior, clock)
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
