#if GTK
import CGtk
import Dwell
import DwellDeck

/// A window that plays a deck: one picture per page on a black ground, and its page control.
///
/// It knows nothing of the component but that it draws pages by their numbers and says when it turns them.
@MainActor
final class DeckWindow<Content: Component> {
  /// The window.
  let window: UnsafeMutablePointer<GtkWindow>
  /// The component's widget.
  let widget: ComponentWidget<Content>
  /// The pictures.
  let store: PictureStore
  /// What is done when the window is closed, or no picture is left.
  var didClose: () -> Void = {}
  /// What is done when a picture cannot be shown.
  var pictureDidFail: (_ path: String, PictureProblem) -> Void = { _, _ in }

  /// The pages that are left.
  private var deck: Deck
  /// The page that is shown.
  private var currentPage = 0
  /// Whether the shown page's picture is waited for.
  private var isLoading = true
  /// The clock.
  private let clock: FrontClock
  /// The end of the picture that leaves.
  private var settling: WakeUp?

  /// How long the picture that leaves may be seen, in seconds, with a margin.
  private static var settlingTime: Double { 1.5 }

  /// A window for a deck's component, which shows page 0; nil without a display.
  init?(_ deck: Deck, _ component: Content, clock: FrontClock = SystemClock.shared) {
    let store = PictureStore(paths: deck.pages.map(\.path), loops: deck.loops)
    let content = PageContent(drawPage: { [weak store] page, rect, canvas in
      if let picture = store?.picture(page) {
        PicturePainter.draw(picture, in: rect, on: canvas)
      }
    })
    var behavior = WidgetBehavior()
    behavior.pausesOnFocus = false
    behavior.pausesInBackground = false
    let labels = Labels(deck)
    behavior.names.value = { labels.text(for: $0) }
    guard
      let widget = ComponentWidget(
        component, behavior: behavior, content: content, clock: clock,
        request: { _ in
          SizeRequest(minimum: Size(width: 160, height: 120), natural: Size(width: 1080, height: 720))
        }),
      let handle = gtk_window_new()
    else { return nil }
    self.deck = deck
    self.clock = clock
    self.store = store
    self.widget = widget
    self.labels = labels
    window = UnsafeMutableRawPointer(handle).assumingMemoryBound(to: GtkWindow.self)
    widget.theme = .onPictures
    widget.send(.pause(.loading))
    gtk_widget_add_css_class(handle, "dwell-deck")
    gtk_window_set_child(window, widget.widget)
    gtk_window_set_default_size(window, 1080, 720)
    listen()
    g_object_ref(window)
    CursorHider.connect(window, clock: clock)
    DeckWindowInput.connect(window) { [weak self] in self?.close() }
    store.show(0)
    updateTitle()
  }

  /// The words for pages, which pictures that fail leave.
  private let labels: Labels

  /// The words for the pages that are left.
  @MainActor
  final class Labels {
    /// What each page is called.
    var pages: [String]

    /// The words for the pages of a deck.
    init(_ deck: Deck) { pages = deck.pages.map(\.label) }

    /// What an element stands at, and for a page what it is called.
    func text(for element: SemanticElement) -> String {
      guard case .page(let page, _) = element.value, pages.indices.contains(page) else {
        return element.valueText
      }
      return "\(element.valueText): \(pages[page])"
    }
  }

  /// Shows the window.
  func present() { gtk_window_present(window) }

  isolated deinit {
    settling?.cancel()
    g_object_unref(window)
  }

  /// The window is closed, or has nothing left to show.
  private func close() {
    settling?.cancel()
    settling = nil
    store.pictureDidLoad = { _ in }
    store.pictureDidFail = { _, _, _ in }
    didClose()
  }

  /// Listens to the widget and the store.
  private func listen() {
    widget.callbacks.didResize = { [weak self] size, scale in
      self?.store.resize(to: PicturePainter.box(of: Rect(size), scale: scale))
    }
    widget.callbacks.pageDidChange = { [weak self] change in self?.show(change.to) }
    store.pictureDidLoad = { [weak self] _ in
      self?.widget.redraw()
      self?.updateLoading()
    }
    store.pictureDidFail = { [weak self] page, path, problem in self?.remove(page, path, problem) }
  }

  /// Follows the component to another page.
  private func show(_ page: Int) {
    currentPage = page
    store.show(page)
    updateLoading()
    updateTitle()
    settling?.cancel()
    settling = clock.wake(at: clock.now + Self.settlingTime) { [weak self] in
      self?.settling = nil
      self?.store.settle()
    }
  }

  /// Lets time stand while the shown page's picture is not there.
  private func updateLoading() {
    let isMissing = store.picture(currentPage) == nil
    guard isMissing != isLoading else { return }
    isLoading = isMissing
    widget.send(isMissing ? .pause(.loading) : .resume(.loading))
  }

  /// Takes a page out whose picture cannot be shown.
  private func remove(_ page: Int, _ path: String, _ problem: PictureProblem) {
    pictureDidFail(path, problem)
    deck.pages.remove(at: page)
    labels.pages.remove(at: page)
    if page < currentPage { currentPage -= 1 }
    widget.send(.edit(.remove(at: page, count: 1)))
    guard !deck.pages.isEmpty else { return close() }
    updateTitle()
  }

  /// Names the window after its page.
  private func updateTitle() {
    guard deck.pages.indices.contains(currentPage) else { return }
    let page = deck.pages[currentPage]
    gtk_window_set_title(window, "\(page.title ?? page.fileName) – \(deck.title ?? deck.name)")
  }
}
#endif
