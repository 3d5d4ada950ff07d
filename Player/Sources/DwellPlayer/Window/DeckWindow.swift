#if GTK
import DwellGTK
import DwellGTKGallery
import CDwellGTK
import Dwell
import DwellDeck

/// A window that plays a deck: one picture per page on the deck's background, and its page control.
///
/// It uses only the component's page numbers and page changes.
@MainActor
final class DeckWindow<Content: TimedComponent> {
  /// The window.
  let window: UnsafeMutablePointer<GtkWindow>
  /// The component's widget.
  let widget: ComponentWidget<Content>
  /// The deck's pages and pictures.
  let store: PictureStore
  /// Called when the window is closed, or when no picture is left.
  var didClose: () -> Void = {}
  /// Called when a picture cannot be shown.
  var pictureDidFail: (_ path: String, PictureProblem) -> Void = { _, _ in }
  /// Called with files that are dropped on the window, and with a closure for the reasons why some are left
  /// out; returns the deck to play instead, or nil to continue.
  var filesDidDrop:
    (_ paths: [String], _ report: (DeckProblem) -> Void) -> (deck: Deck, component: Content)? = { _, _ in nil
    }
  /// Called before another deck replaces the one that is playing.
  var deckWillChange: () -> Void = {}
  /// Called once another deck is playing.
  var deckDidChange: () -> Void = {}
  /// Toggles full screen.
  lazy var toggleFullScreen: () -> Void = { [window] in WindowInput.toggleFullScreen(window) }

  /// The deck, with the remaining pages.
  var deck: Deck { store.deck }
  /// The current page.
  var currentPage: Int { widget.component.currentPage }
  /// Whether the timer turned to the current page.
  private var isTurnedByTimer = false
  /// Whether a picture in the view is still loading.
  private var isLoading = true {
    didSet { loadingSign.update(isLoading: isLoading) }
  }
  /// The page that was current before the last click on the pages.
  var clickedPage: Int?
  /// The deck that played before files were dropped, until one of those is available: it continues if none
  /// can be shown.
  var previous: (deck: Deck, component: Content)?
  /// Watches the folders of the deck and its pages.
  var watcher: FolderWatcher?
  /// The scheduled search for pages whose files are gone.
  var search: WakeUp?
  /// The timeout for the content of changed files that cannot be shown.
  var content: WakeUp?
  /// Plays animated pictures.
  private let animations: AnimationRunner
  /// Plays videos.
  private let videos: VideoRunner
  /// Device pixels per point.
  private var scale = 1.0
  /// The clock.
  let clock: FrontClock
  /// The scheduled end of the previous picture.
  private var settling: WakeUp?

  /// The pause button.
  let pauseButton: UnsafeMutablePointer<GtkWidget>
  /// An invisible image with the picture's alternative text.
  private let description: UnsafeMutablePointer<GtkWidget>
  /// The sign that a page is loading.
  let loadingSign: LoadingSign
  /// Reports files that cannot be shown, and the state of the sound.
  let toast: Toast
  /// Keeps the screen awake.
  var idleInhibitor: IdleInhibitor?
  /// Hides the controls and the pointer while they are idle.
  let hider: ControlsHider
  /// Draws the pages.
  private let painter: PagePainter
  /// The captions of the pictures.
  var captions: CaptionPainter { painter.captions }
  /// The requested look.
  let look: DeckLook

  /// The timeout for a first picture; nil unless the window is about to open.
  var opening: WakeUp?

  /// How long the previous picture may be visible, in seconds, with a margin.
  static var settlingTime: Double { 1.5 }

  /// A window for a deck's component, which begins with the deck's start page; nil without a display.
  /// - Parameter keptByteCount: the memory for pictures that are no longer needed.
  init?(
    _ deck: Deck, _ component: Content, look: DeckLook = DeckLook(), clock: FrontClock = SystemClock.shared,
    keptByteCount: Int = PictureStore.defaultKeptByteCount,
    openVideo: @escaping (_ page: DeckPage) -> any VideoStream = { MediaFile($0) }
  ) {
    let fit = deck.fit(look)
    let store = PictureStore(deck, fit: fit, keptByteCount: keptByteCount, openVideo: openVideo)
    let painter = PagePainter(CaptionPainter(deck.look(look)), deck, fit: fit)
    let content = PageContent(drawPage: { [weak store] page, rect, canvas in
      guard let store, let picture = store.picture(page) else { return }
      painter.draw(
        picture, frame: store.shownPicture(page), image: store.video(page)?.image,
        title: store.deck.caption(ofPage: page), in: rect, on: canvas)
    })
    var behavior = WidgetBehavior()
    behavior.pausesOnFocus = false
    behavior.pausesInBackground = false
    behavior.names.label = { store.deck.name(of: $0) }
    behavior.names.value = { store.deck.text(for: $0) }
    guard
      let widget = ComponentWidget(
        component, behavior: behavior, content: content, clock: clock,
        request: { _ in
          SizeRequest(minimum: Size(width: 160, height: 120), natural: Self.naturalSize)
        }),
      let handle = gtk_window_new()
    else { return nil }
    self.clock = clock
    self.store = store
    self.widget = widget
    animations = AnimationRunner(widget, store, clock: clock)
    videos = VideoRunner(widget, store, clock: clock)
    window = handle.cast(to: GtkWindow.self)
    pauseButton = widget.makePauseButton()
    description = dwell_image_new()
    loadingSign = LoadingSign(clock: clock)
    toast = Toast(in: window, clock: clock)
    hider = ControlsHider(window, clock: clock)
    self.painter = painter
    self.look = look
    widget.theme = .onPictures
    widget.send(.pause(.loading))
    gtk_widget_add_css_class(handle, "dwell-deck")
    setDirection()
    gtk_window_set_child(window, layers())
    gtk_window_set_default_size(window, Int32(Self.naturalSize.width), Int32(Self.naturalSize.height))
    listen()
    g_object_ref(window)
    idleInhibitor = IdleInhibitor(window)
    WindowInput.connect(window, didClose: { [weak self] in self?.close() }) { [weak self] key, isControl in
      self?.press(key, isControl) ?? false
    }
    ClickWatcher.connect(
      widget.widget, didPress: { [weak self] in self?.click(at: $0) ?? false },
      didDoubleClick: { [weak self] in self?.doubleClick() })
    FileDrop.connect(handle) { [weak self] in self?.drop($0) ?? false }
    store.show(currentPage)
    loadingSign.update(isLoading: true)
    updateTitle()
    watch()
    hideUnused()
  }

  /// The component, the picture's alternative text, and the pause button, in layers.
  private func layers() -> UnsafeMutablePointer<GtkWidget> {
    let layers: UnsafeMutablePointer<GtkWidget> = gtk_overlay_new()
    let overlay = OpaquePointer(layers)
    gtk_overlay_set_child(overlay, widget.widget)
    for child in [description, loadingSign.widget, pauseButton, toast.widget] {
      gtk_overlay_add_overlay(overlay, child)
    }
    gtk_widget_set_can_target(description, 0)
    // They are placed from the left, like the component's pages and dots, whatever the direction of the
    // user's language.
    for child in [loadingSign.widget, pauseButton] {
      gtk_widget_set_direction(child, GTK_TEXT_DIR_LTR)
    }
    return layers
  }

  /// Gives the pages and the captions the deck's direction, and the window its background.
  private func setDirection() {
    let setClass = deck.ground == .light ? gtk_widget_add_css_class : gtk_widget_remove_css_class
    setClass(window.cast(to: GtkWidget.self), "dwell-light")
    captions.look = deck.look(look)
    gtk_widget_set_direction(
      widget.widget, captions.look.isRightToLeft ? GTK_TEXT_DIR_RTL : GTK_TEXT_DIR_LTR)
  }

  /// Places the pause button where the component requests it.
  private func placeButton() {
    let (rect, size) = (widget.pauseRect, widget.size)
    guard rect.width > 0, size.width > 0 else { return }
    let isAtEnd = rect.center.x > size.width / 2
    gtk_widget_set_halign(pauseButton, isAtEnd ? GTK_ALIGN_END : GTK_ALIGN_START)
    gtk_widget_set_valign(pauseButton, rect.center.y > size.height / 2 ? GTK_ALIGN_END : GTK_ALIGN_START)
  }

  /// Updates what depends on whether pages advance: the pause button stays visible while they don't, and
  /// idling is inhibited while they advance by themselves in full screen.
  private func updateSleep() {
    let handle = window.cast(to: GtkWidget.self)
    let setClass = widget.isAdvancing ? gtk_widget_remove_css_class : gtk_widget_add_css_class
    setClass(handle, "dwell-paused")
    hider.update()
    idleInhibitor?.update(isPlaying: widget.isAdvancing, fillsScreen: gtk_window_is_fullscreen(window) != 0)
  }

  isolated deinit {
    opening?.cancel()
    settling?.cancel()
    for wait in [search, content] { wait?.cancel() }
    g_object_unref(window)
  }

  /// Closes the window, or handles its closing.
  func close() {
    cancelOpening()
    idleInhibitor?.update(isPlaying: false, fillsScreen: false)
    settling?.cancel()
    settling = nil
    for wait in [search, content] { wait?.cancel() }
    (search, content) = (nil, nil)
    loadingSign.update(isLoading: false)
    toast.hide()
    watcher = nil
    animations.stop()
    store.closeVideos()
    store.pictureDidLoad = { _ in }
    store.pictureDidFail = { _, _, _ in }
    store.pagesDidChange = { _ in }
    store.changeDidFail = {}
    didClose()
  }

  /// Handles a key; returns whether it did.
  func press(_ key: Int32, _ isControl: Bool) -> Bool {
    switch key {
    case _ where isControl: return false
    case GDK_KEY_f, GDK_KEY_F: toggleFullScreen()
    case GDK_KEY_m, GDK_KEY_M: toast.toggleSound(of: store)
    case GDK_KEY_Escape where gtk_window_is_fullscreen(window) != 0: gtk_window_unfullscreen(window)
    case GDK_KEY_Escape: gtk_window_close(window)
    default: return false
    }
    return true
  }

  /// Plays files that were dropped, in place of the deck; returns whether there is anything to play.
  private func drop(_ paths: [String]) -> Bool {
    toast.hide()
    guard let (deck, component) = filesDidDrop(paths, toast.show) else { return false }
    if previous == nil {
      previous = (self.deck, widget.component)
      previous?.deck.startPage = currentPage
    }
    play(deck, component)
    return true
  }

  /// Plays another deck, with a component for it.
  func play(_ deck: Deck, _ component: Content) {
    deckWillChange()
    isTurnedByTimer = false
    clickedPage = nil
    painter.replace(deck, fit: deck.fit(look))
    store.replace(deck, fit: painter.fit)
    widget.replace(component)
    setDirection()
    deckDidChange()
    isLoading = true
    widget.send(.pause(.loading))
    resize(to: widget.size, scale: scale)
    store.show(currentPage)
    updateLoading()
    updateTitle()
    watch()
  }

  /// Connects to the widget and the store.
  private func listen() {
    widget.callbacks.didResize = { [weak self] size, scale in
      self?.resize(to: size, scale: scale)
    }
    widget.callbacks.advanceDidChange = { [weak self] in self?.updateSleep() }
    Signal.connect(window, property: "fullscreened") { [weak self] in self?.updateSleep() }
    widget.callbacks.pageDidChange = { [weak self] change in self?.show(change) }
    widget.callbacks.didChange = { [weak animations, weak videos] in
      animations?.update()
      videos?.update()
    }
    store.pictureDidLoad = { [weak self] _ in
      self?.previous = nil
      if self?.opening != nil { self?.present() }
      self?.widget.redraw()
      self?.updateLoading()
      self?.animations.update()
      self?.videos.update()
    }
    store.videoDidChange = { [weak self] in
      self?.updateLoading()
      self?.videos.update()
    }
    store.pictureDidFail = { [weak self] _, path, problem in
      self?.pictureDidFail(path, problem)
      self?.toast.show(problem: "\(problem)", of: path, fix: problem.fix)
    }
    store.pagesDidChange = { [weak self] in self?.show($0) }
    store.changeDidFail = { [weak self] in self?.awaitContent() }
  }

  /// Fits pictures into the pages of a view of a size.
  func resize(to size: Size, scale: Double) {
    self.scale = scale
    guard size.width > 0 else { return }
    let page = Size(width: size.width / deck.pagesPerView, height: size.height)
    painter.pageSize = page
    // The pictures' sharpness at their largest size.
    let growth = deck.zooms ? 1 + PageZoom.growth : 1
    store.resize(to: PicturePainter.box(of: Rect(page), scale: scale * growth))
    placeButton()
    placeLoadingSign()
  }

  /// Follows the component to another page.
  private func show(_ change: PageChange) {
    isTurnedByTimer = change.cause == .timer
    store.show(change.to)
    updateLoading()
    updateTitle()
    settling?.cancel()
    settling = clock.wake(at: clock.now + Self.settlingTime) { [weak self] in
      self?.settling = nil
      self?.store.settle()
    }
  }

  /// Pauses while a picture in the view is missing.
  func updateLoading() {
    placeLoadingSign()
    let isMissing = !store.isComplete
    guard isMissing != isLoading else { return }
    isLoading = isMissing
    widget.send(isMissing ? .pause(.loading) : .resume(.loading))
  }

  /// Sets the window title: the picture's and the deck's. Once the timer has turned a page it is only the
  /// deck's, because screen readers announce each change.
  func updateTitle() {
    guard deck.pages.indices.contains(currentPage) else { return }
    let page = deck.pages[currentPage]
    let name = deck.title ?? deck.name
    gtk_window_set_title(window, isTurnedByTimer ? name : "\(page.title ?? page.fileName) – \(name)")
    dwell_accessible_set_label(description, page.alternativeText ?? page.label)
    dwell_accessible_set_hidden(description, page.alternativeText == "" ? 1 : 0)
  }
}
#endif
