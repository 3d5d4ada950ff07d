#if GTK
import CDwellGTK
import Dwell
import DwellDeck
import DwellGTK
import DwellGTKGallery

/// A window with the stories of several people: a viewer whose moments are the pages of a deck.
@MainActor
final class StoriesWindow {
  /// The window.
  let window: UnsafeMutablePointer<GtkWindow>
  /// The viewer.
  let stories: StoriesWidget
  /// The deck's pages and pictures.
  let store: PictureStore
  /// Called when the window is closed, or when no picture is left.
  var didClose: () -> Void = {}
  /// Called when a picture cannot be shown.
  var pictureDidFail: (_ path: String, PictureProblem) -> Void = { _, _ in }

  /// The moments by person: together the pages of the deck, in its order.
  private(set) var moments: [[MomentWidget]] = []
  /// The clock.
  private let clock: FrontClock
  /// Draws the pages.
  private let painter: PagePainter
  /// Plays animated pictures.
  private lazy var animations = AnimationRunner(self, store, clock: clock)
  /// Plays videos.
  private lazy var videos = VideoRunner(self, store, clock: clock)
  /// The page of the deck that was followed last; nil if the next one is another, whatever its number.
  private var page: Int?
  /// The story that waits for its picture; nil if that is in memory.
  private weak var waiting: CarouselWidget?
  /// The timeout for a first picture; nil unless the window is about to open.
  private var opening: WakeUp?
  /// The scheduled end of the previous picture.
  private var settling: WakeUp?
  /// Reports files that cannot be shown, and the state of the sound.
  private let toast: Toast
  /// The sign that a page is loading.
  private let loadingSign: LoadingSign
  /// Keeps the screen awake.
  private let idleInhibitor: IdleInhibitor?

  /// The window's initial size, in points: a phone's shape, as in the browser.
  static let naturalSize = Size(width: 480, height: 854)
  /// How long the window waits for its first picture, in seconds (our choice, as for a deck).
  static let openingTime = 0.3
  /// How long the previous picture may be visible, in seconds, with a margin.
  static let settlingTime = 1.5

  /// A window for a deck of stories, or for any other deck as one story; nil without a display.
  init?(
    _ deck: Deck, look: DeckLook = DeckLook(), clock: FrontClock = SystemClock.shared,
    openVideo: @escaping (_ page: DeckPage) -> any VideoStream = { MediaFile($0) }
  ) {
    let fit = deck.fit(look)
    let own = deck.look(look)
    guard let stories = StoriesWidget(clock: clock), let handle = gtk_window_new() else { return nil }
    (self.stories, self.clock) = (stories, clock)
    store = PictureStore(deck, fit: fit, openVideo: openVideo)
    painter = PagePainter(CaptionPainter(own), deck, fit: fit)
    window = handle.cast(to: GtkWindow.self)
    toast = Toast(in: window, clock: clock)
    loadingSign = LoadingSign(clock: clock)
    idleInhibitor = IdleInhibitor(window)
    g_object_ref(window)
    gtk_widget_add_css_class(handle, "dwell-deck")
    gtk_window_set_default_size(window, Int32(Self.naturalSize.width), Int32(Self.naturalSize.height))
    gtk_window_set_child(window, layers())
    gtk_widget_set_direction(stories.widget, own.isRightToLeft ? GTK_TEXT_DIR_RTL : GTK_TEXT_DIR_LTR)
    addPeople()
    listen()
    follow()
  }

  isolated deinit {
    for wait in [opening, settling] { wait?.cancel() }
    g_object_unref(window)
  }

  /// The viewer, and what lies above it.
  private func layers() -> UnsafeMutablePointer<GtkWidget> {
    let layers: UnsafeMutablePointer<GtkWidget> = gtk_overlay_new()
    gtk_overlay_set_child(OpaquePointer(layers), stories.widget)
    for child in [loadingSign.widget, toast.widget] { gtk_overlay_add_overlay(OpaquePointer(layers), child) }
    gtk_widget_set_direction(loadingSign.widget, GTK_TEXT_DIR_LTR)
    return layers
  }

  /// Adds the stories to the viewer.
  private func addPeople() {
    let deck = store.deck
    var configuration = stories.people.component.configuration
    configuration.pages.effect = deck.effect.pages
    stories.people.configure(configuration)
    let people =
      deck.stories.isEmpty
      ? [DeckStory(name: deck.title ?? deck.name, pageCount: deck.pages.count)] : deck.stories
    var behavior = WidgetBehavior()
    behavior.pausesOnFocus = false
    behavior.pausesInBackground = false
    behavior.names.label = { deck.name(of: $0) }
    var pages = deck.pages[...]
    for person in people {
      let own = Array(pages.prefix(person.pageCount))
      pages = pages.dropFirst(person.pageCount)
      moments.append(own.map { moment(of: $0) })
      guard
        let story = CarouselWidget(
          pages: moments[moments.count - 1].map(\.widget), behavior: behavior, clock: clock)
      else { continue }
      PageProperties(of: story.widget).title = person.name
      stories.appendStory(story)
      story.send(.setDuration(.seconds(deck.duration)))
      for (index, page) in own.enumerated() {
        guard let duration = page.pageDuration else { continue }
        story.send(.setPageDuration(duration, page: index))
      }
      story.callbacks.didChange = { [weak self] in self?.follow() }
    }
  }

  /// The widget of a page.
  private func moment(of page: DeckPage) -> MomentWidget {
    MomentWidget(label: page.alternativeText ?? page.label) { [weak self] moment, size, canvas in
      guard let self, let page = self.page(of: moment), let picture = self.store.picture(page) else { return }
      self.painter.draw(
        picture, frame: self.store.shownPicture(page), image: self.store.video(page)?.image,
        title: self.store.deck.caption(ofPage: page), in: Rect(size), on: canvas)
    }
  }

  /// The number of a moment's page in the deck; nil for one that was removed.
  private func page(of moment: MomentWidget) -> Int? {
    moments.joined().enumerated().first { $0.element === moment }?.offset
  }

  /// The number in the deck of a person's moment.
  func page(ofMoment moment: Int, of person: Int) -> Int {
    moments.prefix(person).reduce(0) { $0 + $1.count } + moment
  }

  /// The story of the current person; nil without one.
  var story: CarouselWidget? { stories.story(of: stories.currentPerson) }

  /// Connects to the viewer, the store and the window.
  private func listen() {
    stories.callbacks.didClose = { [window] in gtk_window_close(window) }
    stories.callbacks.personDidChange = { [weak self] _ in self?.follow() }
    stories.people.callbacks.didResize = { [weak self] size, scale in self?.resize(to: size, scale: scale) }
    store.pictureDidLoad = { [weak self] _ in
      if self?.opening != nil { self?.present() }
      self?.redraw()
      self?.follow()
    }
    store.videoDidChange = { [weak self] in self?.follow() }
    store.pictureDidFail = { [weak self] _, path, problem in
      self?.pictureDidFail(path, problem)
      self?.toast.show(problem: "\(problem)", of: path, fix: problem.fix)
    }
    store.pagesDidChange = { [weak self] in self?.remove($0) }
    Signal.connect(window, property: "fullscreened") { [weak self] in self?.updateSleep() }
    WindowInput.connect(window, didClose: { [weak self] in self?.close() }) { [weak self] key, isControl in
      self?.press(key, isControl) ?? false
    }
  }

  /// Opens the window once there is a picture to show, or if that takes long.
  func open() {
    let scale = Double(gtk_widget_get_scale_factor(window.cast(to: GtkWidget.self)))
    resize(to: Self.naturalSize, scale: scale)
    opening = clock.wake(at: clock.now + Self.openingTime) { [weak self] in self?.present() }
  }

  /// Shows the window.
  private func present() {
    opening?.cancel()
    opening = nil
    gtk_window_present(window)
    // Keys turn moments from the beginning; the ring appears with the first.
    if let story { gtk_widget_mnemonic_activate(story.widget, 0) }
    gtk_window_set_focus_visible(window, 0)
  }

  /// Handles the window's closing.
  private func close() {
    for wait in [opening, settling] { wait?.cancel() }
    (opening, settling) = (nil, nil)
    idleInhibitor?.update(isPlaying: false, fillsScreen: false)
    loadingSign.update(isLoading: false)
    toast.hide()
    animations.stop()
    store.closeVideos()
    store.pictureDidLoad = { _ in }
    store.pictureDidFail = { _, _, _ in }
    store.pagesDidChange = { _ in }
    didClose()
  }

  /// Handles a key; returns whether it did.
  func press(_ key: Int32, _ isControl: Bool) -> Bool {
    switch key {
    case _ where isControl: return false
    case GDK_KEY_f, GDK_KEY_F: WindowInput.toggleFullScreen(window)
    case GDK_KEY_m, GDK_KEY_M: toast.toggleSound(of: store)
    default: return false
    }
    return true
  }

  /// Fits pictures into a size.
  private func resize(to size: Size, scale: Double) {
    guard size.width > 0 else { return }
    painter.pageSize = size
    loadingSign.place(in: Rect(size))
    store.resize(to: PicturePainter.box(of: Rect(size), scale: scale))
  }

  /// Follows the viewer to another moment, and pauses it while its picture is missing.
  private func follow() {
    let page = deckPage
    if page != self.page {
      self.page = page
      store.show(page)
      updateTitle()
      settling?.cancel()
      settling = clock.wake(at: clock.now + Self.settlingTime) { [weak self] in
        self?.settling = nil
        self?.store.settle()
      }
    }
    let current = store.isComplete ? nil : story
    if current !== waiting {
      let former = waiting
      waiting = current
      loadingSign.update(isLoading: current != nil)
      former?.send(.resume(.loading))
      current?.send(.pause(.loading))
    }
    updateSleep()
    animations.update()
    videos.update()
  }

  /// Sets the window title: the person's name and the deck's.
  private func updateTitle() {
    guard let story else { return }
    let person = PageProperties(of: story.widget).title ?? ""
    let name = store.deck.title ?? store.deck.name
    gtk_window_set_title(window, person.isEmpty || person == name ? name : "\(person) – \(name)")
  }

  /// Keeps the screen on while moments pass in full screen.
  private func updateSleep() {
    idleInhibitor?.update(
      isPlaying: story?.isAdvancing == true, fillsScreen: gtk_window_is_fullscreen(window) != 0)
  }

  /// Removes moments whose files cannot be shown, and the people who have none left.
  private func remove(_ edit: PageEdit) {
    guard case .remove(let first, let count) = edit else { return }
    for page in (first..<first + count).reversed() {
      guard let person = moments.indices.last(where: { self.page(ofMoment: 0, of: $0) <= page }) else {
        continue
      }
      let moment = page - self.page(ofMoment: 0, of: person)
      guard moments[person].indices.contains(moment) else { continue }
      moments[person].remove(at: moment)
      if moments[person].isEmpty {
        moments.remove(at: person)
        stories.removeStory(of: person)
      } else {
        stories.story(of: person)?.removePage(at: moment)
      }
    }
    guard !moments.isEmpty else { return gtk_window_close(window) }
    page = nil
    follow()
  }
}

extension StoriesWindow: PlayingPages {
  var pageTimer: PageTimer? { story?.component.timer }
  var deckPage: Int { page(ofMoment: story?.currentPage ?? 0, of: stories.currentPerson) }
  func pagesInView(at now: Double) -> [Int] { [deckPage] }
  var isMotionReduced: Bool { story?.component.reduceMotion == true }
  func forward(_ event: Event) { story?.send(event) }
  func redraw() { for moment in moments.joined() { gtk_widget_queue_draw(moment.widget) } }
}
#endif
