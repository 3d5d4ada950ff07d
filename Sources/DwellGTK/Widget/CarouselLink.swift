#if GTK
import CDwellGTK
import Dwell

/// A widget that has the page and the time of a carousel or a page view elsewhere, which decides everything.
/// What the user does to the widget, the source does.
@MainActor
class AnyCarouselLink {
  /// The widget, which owns the link.
  unowned let row: WidgetController
  /// The pages' widget; nil once it is gone.
  fileprivate(set) weak var source: WidgetController?
  /// Whether events are sent from one side to the other, so that they don't come back.
  private var isSending = false
  /// Whether the user is using the widget, which pauses the source.
  private(set) var isInUse = false

  /// Creates a link between two widgets.
  init(_ row: WidgetController, to source: WidgetController) { (self.row, self.source) = (row, source) }

  /// Gives the widget its own page and time back.
  func restore() {}
  /// Shows the source's page.
  /// - Parameter event: the event that has changed them; nil for a configuration.
  func follow(_ pages: LinkedPages, after event: Event?) {}
  /// Shows the progress of the source's page, and lets it grow at its rate.
  func showProgress(of pages: LinkedPages) {}
  /// Returns the event that turns the source for what was done to the widget; nil if nothing does.
  /// - Parameter event: what was done; nil for a configuration.
  func turn(for outcome: Outcome, after event: Event?) -> Event? { nil }
  /// Shows an image instead of a page's dot; nil for the dot.
  func show(_ image: ImageName?, ofPage page: Int) {}

  /// Sends events, without what the other side would send back.
  fileprivate func sending(_ send: () -> Void) {
    guard !isSending else { return }
    isSending = true
    send()
    isSending = false
  }

  /// Begins to show the source's pages.
  func begin() {
    row.link = self
    source?.links.add(self)
    show()
  }

  /// Ends the link. The row has its own pages and time again, unless it is being disposed of.
  func end(isRowAlive: Bool = true) {
    guard let source else { return }
    self.source = nil
    source.links.remove(self)
    source.updateUse()
    row.link = nil
    if isRowAlive { sending { restore() } }
  }

  /// Shows the source's page and time.
  /// - Parameter event: the event that has changed them; nil for a configuration.
  func show(after event: Event? = nil) {
    sending {
      guard let source, let pages = source.component.linkedPages(at: source.now) else { return }
      follow(pages, after: event)
      let isPaused = row.component.timer?.pausedBy.contains(.app)
      if pages.isPaused != isPaused { row.send(pages.isPaused ? .pause(.app) : .resume(.playButton)) }
      showProgress(of: pages)
    }
  }

  /// Lets the source do what was done to the widget.
  /// - Parameter event: the event; nil for a configuration.
  func rowDidChange(by outcome: Outcome, after event: Event?) {
    guard !isSending, let source else { return }
    if let turn = turn(for: outcome, after: event) { sending { source.send(turn) } }
    guard let timer = row.component.timer else { return }
    let isPaused = timer.pausedBy.contains(.app)
    if let time = source.component.timer, isPaused != time.pausedBy.contains(.app) {
      sending { source.send(isPaused ? .pause(.app) : .resume(.playButton)) }
    }
    let isInUse = !timer.pausedBy.isDisjoint(with: .use)
    if isInUse != self.isInUse {
      self.isInUse = isInUse
      sending { source.updateUse() }
    }
    if event?.isTick != true { show() }
  }
}

/// A row of indicators that shows the pages elsewhere: their number, the current one and its time.
///
/// Between the source's events the row fills by itself, and instead of turning when the page's time has run
/// out, it waits for the source.
@MainActor
final class CarouselLink<Row: TimedComponent>: AnyCarouselLink where Row.Configuration: RowConfiguration {
  /// The row's component.
  private let box: ComponentBox<Row>
  /// The row's configuration before the link.
  private let own: Row.Configuration
  /// Whether the user moves the source's pages.
  private var isHeld = false
  /// The settings of the source that the row has; nil if the app may have set others.
  private var known: (loops: Bool, hasTime: Bool)?

  /// Links a row to the pages of a widget.
  init(_ row: WidgetController, _ box: ComponentBox<Row>, to source: WidgetController) {
    (self.box, own) = (box, box.component.configuration)
    super.init(row, to: source)
    begin()
    for page in source.host?.pagesWithIcons ?? [] { show(source.icon(ofPage: page), ofPage: page) }
  }

  override func show(_ image: ImageName?, ofPage page: Int) {
    guard let box = box as? ComponentBox<PageControl> else { return }
    var configuration = box.component.configuration
    configuration.dots.images.set(image, forPage: page)
    if configuration != box.component.configuration { sending { row.configure(box, configuration) } }
  }

  override func follow(_ pages: LinkedPages, after event: Event?) {
    if known?.loops != pages.loops || known?.hasTime != pages.hasTime { configure(for: pages) }
    known = (pages.loops, pages.hasTime)
    if case .edit(let edit) = event, edit.isValid(forCount: row.component.timer?.pageCount ?? 0) {
      row.send(.edit(edit))
    }
    if row.component.timer?.pageCount != pages.count { row.send(.setPageCount(pages.count)) }
    move(with: pages)
    if row.component.timer?.currentPage != pages.page {
      let isAnimated = if case .select(_, let animated) = event { animated } else { true }
      row.send(.select(page: pages.page, animated: isAnimated))
    }
  }

  override func turn(for outcome: Outcome, after event: Event?) -> Event? {
    if event == nil { known = nil }
    guard let change = outcome.pageChange, change.cause != .data else { return nil }
    let isAnimated = if case .select(_, let animated) = event { animated } else { !change.isContinuous }
    return .select(page: change.to, animated: isAnimated)
  }

  /// Moves the row with pages that a finger moves, and with their velocity on release.
  private func move(with pages: LinkedPages) {
    let wasHeld = isHeld
    isHeld = pages.moved.map { $0.velocity == nil } ?? false
    if isHeld, let moved = pages.moved, row.component.timer?.currentPage == pages.page {
      place(at: moved.position, velocity: nil)
    } else if wasHeld, !isHeld {
      place(at: pages.moved?.position ?? Double(pages.page), velocity: pages.moved?.velocity ?? 0)
    }
  }

  /// Places the dots where the source's pages are that move, or were just released with a velocity.
  private func place(at position: Double, velocity: Double?) {
    guard let box = box as? ComponentBox<PageControl> else { return }
    _ = row.change(at: row.now, by: .setPosition(position)) {
      box.component.follow(position, velocity: velocity, at: $0)
    }
  }

  override func showProgress(of pages: LinkedPages) {
    guard let timer = row.component.timer, pages.progress < 1 || timer.phase == .dwelling else { return }
    // The row has waited for a turn, and the source's page began again.
    if timer.phase == .awaitingApproval { row.send(.veto) }
    let shown = row.component.linkedPages(at: row.now)
    guard abs((shown?.progress ?? 0) - pages.progress) > 1e-6 || abs((shown?.rate ?? 0) - pages.rate) > 1e-9
    else { return }
    // At 1 the row would end the page by itself.
    row.send(.setProgress(min(pages.progress, 1 - 1e-6), rate: pages.rate))
  }

  /// Writes the source's settings into the row's configuration.
  private func configure(for pages: LinkedPages) {
    var configuration = box.component.configuration
    configuration.loops = pages.loops
    configuration.showsTime = own.showsTime && pages.hasTime
    configuration.timer.advances = pages.hasTime
    configuration.timer.asksBeforeAdvancing = true
    configuration.timer.duration = .external
    configuration.timer.startDelay = 0
    if configuration != box.component.configuration { row.configure(box, configuration) }
  }

  override func restore() {
    var configuration = box.component.configuration
    configuration.pageCount = own.pageCount
    configuration.loops = own.loops
    configuration.showsTime = own.showsTime
    configuration.timer = own.timer
    row.configure(box, configuration)
  }
}

/// What a row elsewhere shows of a component's pages.
struct LinkedPages {
  /// The number of pages.
  var count: Int
  /// The current page.
  var page: Int
  /// Whether the first page follows the last.
  var loops: Bool
  /// Whether pages advance automatically, where nothing pauses them.
  var hasTime = false
  /// Whether the app or the user has paused.
  var isPaused = false
  /// The elapsed fraction of the current page's time.
  var progress = 0.0
  /// How fast it grows, per second.
  var rate = 0.0
  /// Where pages are that move, in pages, and their velocity; without one while a finger moves them. Nil at
  /// rest.
  var moved: (position: Double, velocity: Double?)?
}

extension AnyComponentBox {
  /// The timer of the component's pages; nil without one.
  var timer: PageTimer? { (paged as? any TimedComponent)?.timer }

  /// Returns what a row elsewhere shows of the pages at a time; nil for a component without pages.
  fileprivate func linkedPages(at now: Double) -> LinkedPages? {
    guard let paged else { return nil }
    let view = (paged as? Carousel)?.pages ?? paged as? PageView
    let loops = view?.configuration.loops ?? false
    var pages = LinkedPages(count: paged.pageCount, page: paged.currentPage, loops: loops)
    if let timer {
      pages.loops = timer.loops
      pages.hasTime = timer.configuration.advances
      pages.isPaused = timer.pausedBy.contains(.app)
      pages.progress = timer.progress(at: now)
      pages.rate = timer.growthRate(at: now)
    }
    // Where pages rest together, positions count the places of rest.
    if let view, view.snapPointCount == view.pageCount { pages.moved = view.movedPages(at: now) }
    return pages
  }
}

/// The links of the widgets that show a widget's pages, held weakly.
@MainActor
struct CarouselLinks {
  /// A weak reference to a link.
  private struct Entry {
    /// The link.
    weak var link: AnyCarouselLink?
  }

  /// The links.
  private var entries: [Entry] = []
  /// The links whose widgets are there.
  var all: [AnyCarouselLink] { entries.compactMap(\.link) }

  /// Adds a link.
  mutating func add(_ link: AnyCarouselLink) { entries = (all + [link]).map(Entry.init) }
  /// Removes a link.
  mutating func remove(_ link: AnyCarouselLink) { entries = all.filter { $0 !== link }.map(Entry.init) }
}

extension WidgetController {
  /// Pauses the pages while the user is using a row that shows them.
  fileprivate func updateUse() {
    let isPaused = links.all.contains(where: \.isInUse)
    guard let timer = component.timer, isPaused != timer.pausedBy.contains(.others) else { return }
    if isPaused, let box = component as? ComponentBox<Carousel> {
      var configuration = box.component.configuration
      configuration.timer.pausesFor.insert(.others)
      if configuration != box.component.configuration { configure(box, configuration) }
    }
    send(isPaused ? .pause(.others) : .resume(.others))
  }
}

extension ObjectProperty where Content: TimedComponent, Content.Configuration: RowConfiguration {
  /// The carousel or page view elsewhere whose pages the row shows.
  static var carousel: ObjectProperty {
    linked("The carousel or page view whose pages and time are shown") { CarouselLink($0, $1, to: $2) }
  }
}

extension ObjectProperty where Content: TimedComponent {
  /// The carousel or page view elsewhere whose page and time the widget has.
  /// - Parameter link: links the widget with the component to that carousel.
  static func linked(
    _ summary: String,
    _ link:
      @escaping @MainActor (WidgetController, ComponentBox<Content>, WidgetController) -> AnyCarouselLink
  ) -> ObjectProperty {
    var property = ObjectProperty(
      name: "carousel", summary: summary, kind: .widget,
      isConfigured: true, get: { _, _ in .object(nil) },
      set: { properties, value in
        guard case .object(let object) = value else { return }
        let (controller, box) = (properties.controller, properties.box)
        controller.setCarousel(object?.cast(to: GtkWidget.self)) { _ = link(controller, box, $0) }
      })
    property.getObject = { $0.link?.source?.widget.cast(to: GObject.self) }
    return property
  }
}

extension WidgetController {
  /// Links the widget to a carousel or a page view; with nil it has its own page and time.
  func setCarousel(_ widget: UnsafeMutablePointer<GtkWidget>?, _ link: (WidgetController) -> Void) {
    var source = widget.flatMap { WidgetType.hasController($0) ? WidgetController.of($0) : nil }
    if let widget, source?.host == nil {
      return dwell_warn(
        """
        \(AnyObjectType.name(of: self.widget.cast(to: GObject.self))): carousel is a \
        \(AnyObjectType.name(of: widget.cast(to: GObject.self))): give a DwellCarousel or a DwellPageView
        """)
    }
    // What follows a strip of thumbnails follows the carousel that the strip follows.
    while let next = source?.link?.source, source !== self { source = next }
    if source === self {
      return dwell_warn(
        "\(AnyObjectType.name(of: self.widget.cast(to: GObject.self))): carousel leads back to the widget itself"
      )
    }
    guard source !== self.link?.source else { return }
    self.link?.end()
    if let source { link(source) }
  }
}

extension ComponentWidget where Content == PageControl {
  /// The carousel or page view elsewhere whose pages the control shows; nil, the default, for a control with
  /// pages of its own. Another widget is warned of, and changes nothing.
  ///
  /// Both then have one page, one time and one pause: dots follow pages under a finger, a dot turns the
  /// pages, and using the dots pauses the pages. As long as it is set, the control's own pages, duration and
  /// loop have no effect. The reference is weak.
  ///
  /// ```swift
  /// let carousel = CarouselWidget(pages: pages) { $0.indicator = .none }
  /// let dots = PageControlWidget(.init(pageCount: 0))
  /// dots?.carousel = carousel?.widget
  /// ```
  public var carousel: UnsafeMutablePointer<GtkWidget>? {
    get { controller.link?.source?.widget }
    set { controller.setCarousel(newValue) { _ = CarouselLink(controller, box, to: $0) } }
  }
}

extension ComponentWidget where Content == SegmentedProgress {
  /// The carousel or page view elsewhere whose pages and time the segments show; nil, the default, for
  /// segments with pages of their own. It is as for a page control, but segments don't move between pages.
  public var carousel: UnsafeMutablePointer<GtkWidget>? {
    get { controller.link?.source?.widget }
    set { controller.setCarousel(newValue) { _ = CarouselLink(controller, box, to: $0) } }
  }
}

/// The configuration of a row of indicators.
protocol RowConfiguration: Equatable {
  /// The number of pages.
  var pageCount: Int { get set }
  /// Whether the first page follows the last.
  var loops: Bool { get set }
  /// The timer of the pages.
  var timer: PageTimer.Configuration { get set }
  /// Whether the current indicator shows its page's time.
  var showsTime: Bool { get set }
}

extension PageControl.Configuration: RowConfiguration {
  var showsTime: Bool {
    get { dots.showsProgress }
    set { dots.showsProgress = newValue }
  }
}

extension SegmentedProgress.Configuration: RowConfiguration {
  // Segments show nothing but time.
  var showsTime: Bool {
    get { true }
    set {}
  }
}
#endif
