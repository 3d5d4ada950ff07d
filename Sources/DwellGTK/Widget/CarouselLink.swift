#if GTK
import CDwellGTK
import Dwell

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
    showIcons()
  }

  override func reset() {
    (known, isHeld) = (nil, false)
    if let box = box as? ComponentBox<PageControl>, let own = own as? PageControl.Configuration {
      var configuration = box.component.configuration
      configuration.dots.images = own.dots.images
      if configuration != box.component.configuration { sending { row.configure(box, configuration) } }
    }
    showIcons()
  }

  /// Shows the icons of the source's pages instead of their dots.
  private func showIcons() {
    for page in source?.host?.pagesWithIcons ?? [] { show(source?.icon(ofPage: page), ofPage: page) }
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
      row.send(.select(page: pages.page, animated: event?.isAnimated ?? true))
    }
  }

  override func turn(for outcome: Outcome, after event: Event?) -> Event? {
    if event == nil { known = nil }
    guard let change = outcome.pageChange, change.cause != .data else { return nil }
    return .select(page: change.to, animated: event?.isAnimated ?? !change.isContinuous)
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
  /// What the indicators are for assistive technology and the keyboard.
  var indicatorRole: IndicatorRole { get }
}

extension PageControl.Configuration: RowConfiguration {
  var showsTime: Bool {
    get { dots.showsProgress }
    set { dots.showsProgress = newValue }
  }
  var indicatorRole: IndicatorRole { dots.indicatorRole }
}

extension SegmentedProgress.Configuration: RowConfiguration {
  // Segments show nothing but time.
  var showsTime: Bool {
    get { true }
    set {}
  }
  var indicatorRole: IndicatorRole { segments.indicatorRole }
}
#endif
