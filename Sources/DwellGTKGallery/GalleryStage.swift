#if GTK
import DwellGTK
import CDwellGTK
import Dwell
import DwellScenes

/// The surroundings of a live component: a card of the current page, a screen, or text about a value.
@MainActor
final class GalleryStage {
  /// The whole stage.
  let widget: UnsafeMutablePointer<GtkWidget>
  /// The component.
  private let liveComponent: LiveComponent
  /// The card of the current page, on the component's clock; nil if the component shows its pages itself.
  let cards: PageViewWidget?
  /// The strip of thumbnails; nil where there is none.
  let strip: CarouselWidget?
  /// The viewer of stories, of which the component is one; nil where there is none.
  let stories: StoriesWidget?
  /// The days of a calendar; nil where there is none.
  let days: UnboundedPages<Int>?
  /// The text about a value, and the line below; nil where there is none.
  private let words: (title: UnsafeMutablePointer<GtkWidget>, line: UnsafeMutablePointer<GtkWidget>)?
  /// The code of the look; nil if no look has code.
  let code: UnsafeMutablePointer<GtkWidget>?
  /// Whether the card and the component are being synchronised.
  private var isUpdating = false

  /// A stage for a live component.
  init(_ liveComponent: LiveComponent) {
    self.liveComponent = liveComponent
    let page = liveComponent.page
    widget = Layout.row(spacing: 24)
    cards = page.stage == .card ? Self.makeCards(for: liveComponent) : nil
    strip = page.stage == .album ? Self.makeStrip(for: liveComponent) : nil
    stories = page.stage == .stories ? Self.makeStories(with: liveComponent) : nil
    days = page.stage == .calendar ? Self.bindDays(to: liveComponent) : nil
    words =
      page.stage == .score
      ? (Layout.label("", style: "dwell-score"), Layout.label("", style: "dwell-sentence")) : nil
    code =
      page.looks.contains { !$0.listings.isEmpty } ? Layout.label("", style: "dwell-code", wraps: true) : nil
    gtk_widget_add_css_class(widget, "dwell-stage")
    for child in [widget, liveComponent.widget] {
      gtk_widget_set_vexpand(child, 1)
      gtk_widget_set_hexpand(child, 1)
    }
    fill()
    liveComponent.pageDidChange = { [weak self] page, animated in self?.show(page, animated) }
    cards?.callbacks.pageDidChange = { [weak self] change in self?.turned(to: change.to) }
    update()
  }

  /// Builds the stage.
  private func fill() {
    let component = liveComponent.widget
    switch liveComponent.page.stage {
    case .card:
      gtk_widget_add_css_class(widget, "dwell-padded")
      if let cards { Layout.append(cards.widget, to: widget) }
      gtk_widget_set_hexpand(component, 0)
      gtk_widget_set_vexpand(component, 0)
      gtk_widget_set_halign(component, GTK_ALIGN_CENTER)
      gtk_widget_set_valign(component, GTK_ALIGN_CENTER)
      Layout.append(component, to: widget)
    case .screen, .zoom, .calendar:
      gtk_widget_set_overflow(widget, GTK_OVERFLOW_HIDDEN)
      Layout.append(component, to: widget)
    case .stories:
      gtk_widget_set_overflow(widget, GTK_OVERFLOW_HIDDEN)
      if let stories {
        gtk_widget_set_hexpand(stories.widget, 1)
        Layout.append(stories.widget, to: widget)
      }
    case .telephone:
      gtk_widget_add_css_class(widget, "dwell-padded")
      let size = liveComponent.page.look(0).scenario.size
      let frame: UnsafeMutablePointer<GtkWidget> = gtk_aspect_frame_new(
        0.5, 0.5, Float(size.width / size.height), 0)
      gtk_widget_add_css_class(component, "dwell-telephone")
      gtk_aspect_frame_set_child(OpaquePointer(frame), component)
      Layout.append(frame, to: widget)
    case .album:
      gtk_widget_set_overflow(widget, GTK_OVERFLOW_HIDDEN)
      let column = Layout.column(spacing: 0, [component])
      if let strip { Layout.append(strip.widget, to: column) }
      Layout.append(column, to: widget)
    case .score:
      gtk_widget_add_css_class(widget, "dwell-padded")
      gtk_widget_set_halign(component, GTK_ALIGN_END)
      gtk_widget_set_valign(component, GTK_ALIGN_FILL)
      Layout.append(component, to: widget)
      if let words {
        let column = Layout.column(spacing: 4, [words.title, words.line])
        gtk_widget_set_valign(column, GTK_ALIGN_CENTER)
        gtk_widget_set_hexpand(column, 1)
        Layout.append(column, to: widget)
      }
    }
  }

  /// Shows days in the component, of which each knows its neighbours.
  private static func bindDays(to liveComponent: LiveComponent) -> UnboundedPages<Int>? {
    let page = liveComponent.page
    return CarouselWidget(of: liveComponent.widget)?.bind(around: 0) {
      $0 + 1
    } previous: {
      $0 - 1
    } makePage: { day in
      let card = page.card(ofDay: day)
      let widget = GalleryCardWidget.make(card)
      PageProperties(of: widget).title = card.title
      return widget
    }
  }

  /// The card pages for a component that doesn't show its pages itself.
  private static func makeCards(for liveComponent: LiveComponent) -> PageViewWidget? {
    var configuration = PageView.Configuration(pageCount: liveComponent.settings.count)
    configuration.loops = true
    configuration.currentPage = liveComponent.currentPage
    var behavior = WidgetBehavior()
    behavior.followsTextDirection = false
    behavior.names = .named("Cards")
    let page = liveComponent.page
    let cards = PageViewWidget(
      configuration, pages: .onDemand { GalleryCardWidget.make(page.card(ofPage: $0)) }, behavior: behavior,
      clock: liveComponent.clock)
    if let cards {
      gtk_widget_add_css_class(cards.widget, "dwell-cards")
      gtk_widget_set_hexpand(cards.widget, 1)
      gtk_widget_set_vexpand(cards.widget, 1)
    }
    return cards
  }

  /// The strip of thumbnails of a carousel.
  private static func makeStrip(for liveComponent: LiveComponent) -> CarouselWidget? {
    var behavior = WidgetBehavior()
    behavior.followsTextDirection = false
    behavior.showsPauseButton = false
    let page = liveComponent.page
    let strip = CarouselWidget(
      Carousel.Configuration(pageCount: liveComponent.settings.count),
      pages: .onDemand { GalleryCardWidget.makeThumbnail(page.card(ofPage: $0)) }, behavior: behavior,
      clock: liveComponent.clock)
    if let strip {
      gtk_widget_add_css_class(strip.widget, "dwell-strip")
      // With the margins of the style.
      gtk_widget_set_size_request(strip.widget, -1, 72)
      strip.carousel = liveComponent.widget
    }
    return strip
  }

  /// The stories of people, the first of which is the component. When they are closed they begin again.
  private static func makeStories(with liveComponent: LiveComponent) -> StoriesWidget? {
    guard let stories = StoriesWidget(clock: liveComponent.clock) else { return nil }
    for (number, person) in GalleryPage.people.enumerated() {
      let own =
        number == 0 ? CarouselWidget(of: liveComponent.widget) : makeStory(person.cards, liveComponent)
      guard let own else { continue }
      PageProperties(of: own.widget).title = person.name
      stories.appendStory(own)
    }
    stories.callbacks.didClose = { [weak stories, weak liveComponent] in
      stories?.currentPerson = 0
      liveComponent?.restart()
    }
    return stories
  }

  /// The story of a person other than the first.
  private static func makeStory(_ cards: Range<Int>, _ liveComponent: LiveComponent) -> CarouselWidget? {
    var behavior = WidgetBehavior()
    behavior.followsTextDirection = false
    let page = liveComponent.page
    return CarouselWidget(
      Carousel.Configuration(pageCount: cards.count),
      pages: .onDemand { GalleryCardWidget.make(page.card(ofPage: cards.lowerBound + $0)) },
      behavior: behavior, clock: liveComponent.clock)
  }

  /// Updates to the switches.
  func update() {
    let settings = liveComponent.settings
    if let cards {
      if cards.pageCount != settings.count { cards.send(.setPageCount(settings.count)) }
      cards.send(.setDirection(settings.direction))
      cards.send(.setReduceMotion(settings.reduceMotion))
    }
    strip?.send(.setDirection(settings.direction))
    strip?.send(.setReduceMotion(settings.reduceMotion))
    for person in 1..<max(stories?.personCount ?? 0, 1) {
      let story = stories?.story(of: person)
      story?.send(.setDuration(.seconds(settings.duration)))
      story?.send(.setDirection(settings.direction))
      story?.send(.setReduceMotion(settings.reduceMotion))
    }
    stories?.people.send(.setDirection(settings.direction))
    stories?.people.send(.setReduceMotion(settings.reduceMotion))
    if liveComponent.page.stage == .card || liveComponent.page.stage == .score {
      gtk_orientable_set_orientation(
        OpaquePointer(widget), settings.isVertical ? GTK_ORIENTATION_HORIZONTAL : GTK_ORIENTATION_VERTICAL)
    }
    if liveComponent.page.switches.contains(.fitsPage) {
      let align = settings.fitsPage ? GTK_ALIGN_CENTER : GTK_ALIGN_FILL
      gtk_widget_set_halign(liveComponent.widget, settings.isVertical ? align : GTK_ALIGN_FILL)
      gtk_widget_set_valign(liveComponent.widget, settings.isVertical ? GTK_ALIGN_FILL : align)
    }
    if let code { Layout.setText(liveComponent.page.look(settings.look).code, of: code) }
    if let words {
      let score = GalleryPage.score(Int(settings.value), of: 10)
      Layout.setText(score.title, of: words.title)
      Layout.setText(score.line, of: words.line)
    }
  }

  /// Follows the component to a page.
  private func show(_ page: Int, _ animated: Bool) {
    guard let cards, !isUpdating, page != cards.currentPage else { return }
    isUpdating = true
    cards.send(.select(page: page, animated: animated))
    isUpdating = false
  }

  /// Follows the card to a page to which the user has turned.
  private func turned(to page: Int) {
    guard !isUpdating else { return }
    isUpdating = true
    liveComponent.select(page)
    isUpdating = false
  }
}
#endif
