#if GTK
import CDwellGTK
import Dwell

/// Pages without a known number, of which an app knows the neighbours: the days of a calendar, or a feed.
///
/// ```swift
/// let carousel = CarouselWidget(pages: [])
/// let years = carousel?.bind(around: 2026) {
///   $0 + 1
/// } previous: {
///   $0 > 1 ? $0 - 1 : nil
/// } makePage: { year in
///   let page: UnsafeMutablePointer<GtkWidget> = gtk_label_new("The year \(year)")
///   PageProperties(of: page).title = "\(year)"
///   return page
/// }
/// years?.select(2030)
/// ```
///
/// There is no last page to count to. So there is no indicator, no loop, whatever the configuration says, and
/// no key for the first or the last page, and screen readers speak the pages' titles
/// (``PageProperties/title``) without numbers. Indices, such as ``ComponentWidget/currentPage``, are those of
/// the pages that are listed at the moment, and change with each turn: use ``current`` instead.
@MainActor
public final class UnboundedPages<Page: Hashable> {
  /// The pages' widget.
  private weak var controller: WidgetController?
  /// Returns the page after another one; nil if there is none.
  private let next: @MainActor (Page) -> Page?
  /// Returns the page before another one; nil if there is none.
  private let previous: @MainActor (Page) -> Page?
  /// Returns whether a page is before another one; nil if they have no order.
  private let precedes: @MainActor (Page, Page) -> Bool?
  /// How the app's language writes that there is no page.
  private let nothing: String
  /// Gives the component its own indicator and loop back.
  private var restore: @MainActor () -> Void = {}
  /// The pages to list.
  private var window = PageWindow<Page>()
  /// The pages that the component has, in order.
  private(set) var shown: [Page] = []
  /// The page around which they were listed, and how many on each side and for each turn.
  private var origin: (page: Page, reach: Int, stride: Int)
  /// Whether pages are being listed, or none is shown yet: then the app's closures, and callbacks, can't list
  /// others.
  private var isListing = true
  /// The page that was selected meanwhile; nil without one.
  private var awaited: (page: Page, isAnimated: Bool)?
  /// Whether a mistake was reported.
  private var hasWarned = false
  /// Whether the widget has been bound to other pages.
  private var hasEnded = false
  /// Called after pages have been listed.
  var didList: @MainActor () -> Void = {}

  /// Replaces the pages of a widget.
  init(
    around start: Page, of controller: WidgetController, nothing: String = "nil",
    precedes: @escaping @MainActor (Page, Page) -> Bool?, next: @escaping @MainActor (Page) -> Page?,
    previous: @escaping @MainActor (Page) -> Page?
  ) {
    (self.controller, self.nothing) = (controller, nothing)
    (self.precedes, self.next, self.previous) = (precedes, next, previous)
    origin = (start, 0, 0)
  }

  /// The page that is current, or is being turned to.
  public var current: Page {
    guard let index = controller?.component.currentPage, shown.indices.contains(index) else {
      return origin.page
    }
    return shown[index]
  }

  /// Turns to a page, also to one that was never shown, as to a neighbour: backwards if identities are
  /// `Comparable` and it is less, and otherwise forward.
  /// - Parameters:
  ///   - page: the identity of the page.
  ///   - isAnimated: whether pages move to it, instead of showing it at once.
  public func select(_ page: Page, animated isAnimated: Bool = true) {
    guard !isListing else { return awaited = (page, isAnimated) }
    list(around: page)
    guard !hasEnded, let index = shown.firstIndex(of: page) else { return }
    controller?.send(.select(page: index, animated: isAnimated))
  }

  /// Asks for the pages nearby again, after the app's own have changed. That also happens with every turn.
  public func update() { list(around: current) }

  /// Shows the first page in an empty component.
  /// - Parameter restore: gives the component its own indicator and loop back.
  func begin(restore: @escaping @MainActor () -> Void) {
    self.restore = restore
    showFirst()
  }

  /// Shows the first page in an empty component.
  private func showFirst() {
    isListing = true
    shown = [origin.page]
    controller?.send(.edit(.insert(at: 0, count: 1)))
    isListing = false
    list(around: origin.page)
  }

  /// Lists the pages around one.
  private func list(around page: Page) {
    guard let controller, !isListing, !hasEnded else { return }
    isListing = true
    let (reach, stride) = controller.windowReach
    // The app's closures may read the list, and bind the widget to other pages.
    var list = window
    list.list(
      around: page, reach: reach, stride: stride, precedes: precedes, next: next, previous: previous)
    warn(of: list, around: page)
    if !hasEnded {
      window = list
      origin = (page, reach, stride)
      // What was posted before is about the pages as they are.
      controller.sendPosted()
      apply(PageEdit.edits(from: shown, to: list.pages), to: list.pages)
      didList()
    }
    isListing = false
    if let (page, isAnimated) = awaited {
      awaited = nil
      select(page, animated: isAnimated)
    }
    follow(after: nil)
  }

  /// Edits the component's pages.
  private func apply(_ edits: [PageEdit], to pages: [Page]) {
    for edit in edits where !hasEnded {
      switch edit {
      case .insert(let index, let count):
        shown.insert(contentsOf: pages[index..<index + count], at: index)
      case .remove(let index, let count): shown.removeSubrange(index..<index + count)
      case .move(let index, let newIndex): shown.insert(shown.remove(at: index), at: newIndex)
      }
      controller?.send(.edit(edit))
    }
  }

  /// Reports the first mistake in the app's closures.
  private func warn(of list: PageWindow<Page>, around page: Page) {
    guard !hasWarned, !hasEnded, let controller, let index = list.pages.firstIndex(of: page) else { return }
    let (before, after) = (list.pages[..<index].last, list.pages[index...].dropFirst().first)
    let mistake: String
    if let page = list.repeatedPage {
      mistake =
        "next or previous leads back to the page \(page), and the pages end there: return \(nothing) at the first "
        + "and the last page"
    } else if let before, next(before) != page {
      mistake = "previous leads from the page \(page) to \(before), but next doesn't lead back"
    } else if let after, previous(after) != page {
      mistake = "next leads from the page \(page) to \(after), but previous doesn't lead back"
    } else {
      return
    }
    hasWarned = true
    dwell_warn("\(AnyObjectType.name(of: controller.widget.cast(to: GObject.self))): \(mistake)")
  }
}

extension UnboundedPages: PageBinding {
  var isUnbounded: Bool { true }

  var currentItem: UnsafeMutablePointer<GObject>? { (current as? Item)?.object }

  func follow(after event: Event?) {
    guard let controller, !isListing, !hasEnded else { return }
    var isEdited = controller.component.pageCount != shown.count
    if case .edit = event { isEdited = true }
    if isEdited {
      // The app has edited the listed pages, or replaced the component.
      isListing = true
      (window, shown) = (PageWindow(), [])
      controller.component.reconfigure(in: controller)
      if controller.component.pageCount > 0 {
        controller.send(.edit(.remove(at: 0, count: controller.component.pageCount)))
      }
      showFirst()
    } else if current != origin.page || controller.windowReach != (origin.reach, origin.stride) {
      list(around: current)
    }
  }

  func end() {
    hasEnded = true
    restore()
  }
}

extension WidgetController {
  /// How many pages to list on each side of the current one, and for each turn.
  fileprivate var windowReach: (reach: Int, stride: Int) {
    let view = (component.paged as? Carousel)?.pages ?? component.paged as? PageView
    // Rounded up, so that most resizing changes nothing.
    let length = (max(size.width, size.height, 1) / 1000).rounded(.up) * 1000
    return (view?.configuration.layout ?? PageLayout()).windowReach(along: length)
  }

  /// What gives a component the indicator and the loop that it has now.
  fileprivate var numberedLook: @MainActor () -> Void {
    if let box = component as? ComponentBox<Carousel> {
      let own = box.component.configuration
      return { [weak self] in
        var configuration = box.component.configuration
        (configuration.indicator, configuration.pages.loops) = (own.indicator, own.pages.loops)
        self?.configure(box, configuration)
      }
    }
    guard let box = component as? ComponentBox<PageView> else { return {} }
    let loops = box.component.configuration.loops
    return { [weak self] in
      var configuration = box.component.configuration
      configuration.loops = loops
      self?.configure(box, configuration)
    }
  }

  /// Makes pages that are known by their neighbours those of the widget.
  func bind<Page>(
    _ pages: UnboundedPages<Page>, as binding: PageBinding? = nil,
    _ makePage: @escaping @MainActor (Page) -> UnsafeMutablePointer<GtkWidget>?
  ) {
    removePages()
    let restore = numberedLook
    self.binding = binding ?? pages
    publisher.isNumbered = false
    component.reconfigure(in: self)
    host?.make = { [weak self, weak pages] index in
      guard let pages, pages.shown.indices.contains(index), let page = makePage(pages.shown[index]) else {
        return nil
      }
      let duration = PageProperties(of: page).duration
      if duration > 0 { self?.post(.setPageDuration(.seconds(duration), page: index)) }
      return page
    }
    pages.begin(restore: restore)
  }
}

extension ComponentWidget where Content: PageContainer {
  /// Makes pages without a known number those of the widget, instead of those there are.
  ///
  /// The widget of a page is made when the page first comes into view, and released when it is no longer next
  /// to a visible one. With every turn, `next` and `previous` are called for the pages nearby, however many
  /// there are: at most 9 times each if a page fills the view, and otherwise twice for each page in view and
  /// once for each page of a turn, at least 7. The identities of 64 more pages are remembered.
  /// - Parameters:
  ///   - start: the identity of the first page shown.
  ///   - next: returns the identity of the page after another one; nil if there is none. A page that is
  ///     already among those nearby is warned of, and counts as nil.
  ///   - previous: returns the identity of the page before another one, as the inverse of `next`; nil if
  ///     there is none.
  ///   - makePage: returns the widget of a page, as for ``PageSource/onDemand(_:)``. Its title and its
  ///     duration (``PageProperties``) are the page's.
  /// - Returns: the pages, to know the current one and to select another. The app needn't keep them.
  @discardableResult
  public func bind<Page: Hashable>(
    around start: Page, next: @escaping @MainActor (Page) -> Page?,
    previous: @escaping @MainActor (Page) -> Page?,
    makePage: @escaping @MainActor (_ page: Page) -> UnsafeMutablePointer<GtkWidget>?
  ) -> UnboundedPages<Page> {
    let pages = UnboundedPages(
      around: start, of: controller, precedes: { $0.precedes($1) }, next: next, previous: previous)
    controller.bind(pages, makePage)
    return pages
  }
}

extension Hashable {
  /// Whether the value is less than another one; nil if values of its type have no order.
  fileprivate func precedes(_ other: Self) -> Bool? { (self as? any Comparable)?.isLess(than: other) }
}

extension Comparable {
  /// Whether the value is less than another one; nil for one of another type.
  fileprivate func isLess(than other: Any) -> Bool? { (other as? Self).map { self < $0 } }
}
#endif
