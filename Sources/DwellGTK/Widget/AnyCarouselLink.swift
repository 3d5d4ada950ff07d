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
  /// The widget that the app named: the pages', or a strip of thumbnails for them.
  fileprivate weak var named: WidgetController?
  /// Whether events are sent from one side to the other, so that they don't come back.
  private var isSending = false
  /// Whether the user is using the widget, which pauses the source.
  private(set) var isInUse = false

  /// Creates a link between two widgets.
  init(_ row: WidgetController, to source: WidgetController) {
    (self.row, self.source, named) = (row, source, source)
  }

  /// Forgets what is known of the source, which is another one.
  func reset() {}
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
  func sending(_ send: () -> Void) {
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
    // What named this widget before follows the same pages from now on.
    for link in row.links.all { link.followNamed() }
  }

  /// Moves the link to the pages that the named widget has, or follows itself by now.
  private func followNamed() {
    guard let source, let new = named?.origin, new !== source, new !== row else { return }
    source.links.remove(self)
    source.updateUse()
    self.source = new
    new.links.add(self)
    new.updateUse()
    reset()
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
    for link in source.links.all {
      if !isRowAlive, link.named === row { link.named = source }
      link.followNamed()
    }
  }

  /// Shows the source's page and time.
  /// - Parameter event: the event that has changed them; nil for a configuration.
  func show(after event: Event? = nil) {
    sending {
      guard let source, var pages = source.component.linkedPages(at: source.now) else { return }
      if source.isUnbounded { (pages.count, pages.page, pages.moved) = (min(pages.count, 1), 0, nil) }
      follow(pages, after: source.isUnbounded ? nil : event)
      let isPaused = row.component.timer?.pausedBy.contains(.app)
      if pages.isPaused != isPaused { row.send(pages.isPaused ? .pause(.app) : .resume(.playButton)) }
      showProgress(of: pages)
    }
  }

  /// Lets the source do what was done to the widget.
  /// - Parameter event: the event; nil for a configuration.
  func rowDidChange(by outcome: Outcome, after event: Event?) {
    guard !isSending, let source else { return }
    if let turn = turn(for: outcome, after: event), !source.isUnbounded || turn.isAnimated == nil {
      sending { source.send(turn) }
    }
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

extension Event {
  /// Whether a selection of a page is animated; nil for any other event.
  var isAnimated: Bool? { if case .select(_, let animated) = self { animated } else { nil } }
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
  func linkedPages(at now: Double) -> LinkedPages? {
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
  /// The one to end first: a strip's, to which what names the strip then belongs.
  var first: AnyCarouselLink? { all.first { $0 is StripLink } ?? all.first }

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

extension WidgetController {
  /// Links the widget to a carousel or a page view; with nil it has its own page and time.
  func setCarousel(_ widget: UnsafeMutablePointer<GtkWidget>?, _ link: (WidgetController) -> Void) {
    let named = widget.flatMap { WidgetType.hasController($0) ? WidgetController.of($0) : nil }
    if let widget, named?.host == nil {
      return dwell_warn(
        """
        \(AnyObjectType.name(of: self.widget.cast(to: GObject.self))): carousel is a \
        \(AnyObjectType.name(of: widget.cast(to: GObject.self))): give a DwellCarousel or a DwellPageView
        """)
    }
    let source = named?.origin
    if source === self {
      return dwell_warn(
        "\(AnyObjectType.name(of: self.widget.cast(to: GObject.self))): carousel leads back to the widget itself"
      )
    }
    if source !== self.link?.source {
      self.link?.end()
      if let source { link(source) }
    }
    self.link?.named = named
  }

  /// The widget whose pages a strip of thumbnails follows, over as many strips as there are; the widget
  /// itself where it follows none.
  fileprivate var origin: WidgetController {
    var origin = self
    while let next = origin.link?.source { origin = next }
    return origin
  }
}
#endif
