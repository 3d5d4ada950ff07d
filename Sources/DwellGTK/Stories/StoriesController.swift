#if GTK
import CDwellGTK
import Dwell

/// The Swift side of a viewer of stories: the people are pages of one carousel, and each page has a carousel
/// of their moments. The core's `Stories` decides where they begin and where an end leads.
package final class StoriesController: ObjectController {
  /// The length of the close button, and the height of what is beside it, in points.
  static let targetLength = 44.0
  /// The distance of the close button from the edge, in points.
  static let margin = 2.0

  /// The carousel of the people.
  let people: CarouselWidget
  /// The clock.
  let clock: FrontClock
  /// The close button.
  let closeButton: UnsafeMutablePointer<GtkWidget>
  /// The pull that dismisses the viewer.
  private(set) lazy var pull = StoryPull(of: self)
  /// The app's callbacks.
  var callbacks = StoriesCallbacks()
  /// The stories, in any order: the people's pages have theirs.
  private var stories: [StoryPage] = []
  /// The story of the current person; nil without one.
  private(set) var current: StoryPage?
  /// The app's view above the moments, instead of the person's name; nil for the name.
  private(set) var header: UnsafeMutablePointer<GtkWidget>?
  /// Whether the viewer has been on the screen, or the app has chosen the person, who then stays.
  private var isOpen = false
  /// A person whom the app has chosen before there was one; nil without one.
  private var awaitedPerson: Int?
  /// The person of whom observers were last notified.
  private var knownPerson = 0
  /// Whether the others' stories are where they were left.
  private var hasMoved = false
  /// Whether the viewer is being allocated.
  var isAllocating = false
  /// The call that follows an allocation; nil without one.
  private var deferred: WakeUp?
  /// Whether the widget is being disposed of.
  private var isClosed = false

  /// Creates the controller of a viewer; nil if GTK has no display.
  init?(_ widget: UnsafeMutablePointer<GtkWidget>, clock: FrontClock) {
    var behavior = WidgetBehavior()
    behavior.showsPauseButton = false
    behavior.isFocusable = false
    guard
      let people = CarouselWidget(
        pages: [], behavior: behavior, clock: clock,
        configure: {
          $0.indicator = .none
          $0.timer.advances = false
          $0.pages.loops = false
        })
    else { return nil }
    (self.people, self.clock) = (people, clock)
    closeButton = gtk_button_new_from_icon_name("window-close-symbolic")
    super.init(widget)
    people.controller.stories = self
    gtk_widget_set_parent(people.widget, widget)
    // Only the moments are a slider, and keys are theirs.
    if let handle = people.handle { dwell_accessible_set_hidden(handle, 1) }
    people.controller.publisher.isSilent = true
    InputControllers.disableKeys(of: people.widget)
    addCloseButton()
    pull.connect()
    addEscape()
  }

  override func end() {
    guard !isClosed else { return }
    isClosed = true
    callbacks = StoriesCallbacks()
    deferred?.cancel()
    pull.end()
    people.controller.stories = nil
    current = nil
    for story in stories { story.end() }
    stories = []
    for child in [people.widget, closeButton] { gtk_widget_unparent(child) }
    if let header { gtk_widget_unparent(header) }
    header = nil
  }

  /// The stories in the order of the people.
  var ordered: [StoryPage?] { (0..<people.pageCount).map { StoryPage.of(people.page(at: $0)) } }
  /// The number of people.
  package var personCount: Int { people.pageCount }
  /// The current person, from 0.
  package var person: Int { people.currentPage }

  /// The rule, with the moments as they are.
  var rule: Stories {
    let stories = ordered
    return Stories(
      momentCounts: stories.map { $0?.moments.pageCount ?? 0 }, seen: stories.map { $0?.seen ?? SeenPages() })
  }

  /// Returns a person's story; nil without one.
  func story(of person: Int) -> StoryPage? {
    (0..<people.pageCount).contains(person) ? StoryPage.of(people.page(at: person)) : nil
  }

  /// Returns the carousel of a person's moments; nil without one.
  package func carousel(of person: Int) -> UnsafeMutablePointer<GtkWidget>? {
    story(of: person)?.moments.widget
  }

  /// Inserts a carousel as a person's story, if it has no parent; returns whether it does.
  @discardableResult
  package func insert(_ carousel: UnsafeMutablePointer<GtkWidget>, at person: Int) -> Bool {
    // A floating widget is released if it doesn't become a story.
    g_object_ref_sink(carousel)
    defer { g_object_unref(carousel) }
    guard let moments = CarouselWidget(of: carousel), gtk_widget_get_parent(carousel) == nil,
      (0...people.pageCount).contains(person)
    else { return false }
    let story = StoryPage(moments)
    story.isWaiting = true
    story.showsTitle = header == nil
    stories.append(story)
    moments.controller.stories = self
    if people.controller.widget.isReversed { story.setDirection(GTK_TEXT_DIR_RTL) }
    hasMoved = true
    people.insertPage(story.widget, at: person)
    if !isOpen { open() }
    return true
  }

  /// Removes a person's story.
  package func remove(_ person: Int) { people.removePage(at: person) }

  /// Shows a person, or waits until there is one.
  package func select(_ person: Int, animated: Bool) {
    isOpen = true
    awaitedPerson = person < people.pageCount ? nil : person
    if awaitedPerson == nil { people.send(.select(page: person, animated: animated)) }
  }

  /// The moments that were seen, by person. Setting them moves nothing that is shown.
  var seen: [SeenPages] {
    get { ordered.map { $0?.seen ?? SeenPages() } }
    set {
      for (story, seen) in zip(ordered, newValue) { story?.seen = seen }
      seenDidChange()
    }
  }

  /// Marks a moment as seen, or not.
  package func setSeen(_ isSeen: Bool, _ moment: Int, of person: Int) {
    guard let story = story(of: person), moment >= 0 else { return }
    story.seen.set(isSeen, moment)
    seenDidChange()
  }

  /// Whether a moment was seen.
  package func isSeen(_ moment: Int, of person: Int) -> Bool {
    story(of: person)?.seen.contains(moment) == true
  }

  /// Shows where stories begin that aren't on the screen.
  private func seenDidChange() {
    if !isOpen { open() }
    hasMoved = true
    people.send(.tick)
  }

  /// Sets the view above the moments; nil for the person's name.
  package func setHeader(_ new: UnsafeMutablePointer<GtkWidget>?) {
    guard new != header else { return }
    if let header { gtk_widget_unparent(header) }
    header = new
    if let new { gtk_widget_insert_after(new, widget, people.widget) }
    gtk_widget_queue_allocate(widget)
    for story in stories { story.showsTitle = new == nil }
    showMarks()
  }

  /// Asks the app to close the viewer.
  package func close() {
    g_object_ref(widget)
    callbacks.didClose()
    dwell_signal_emit(widget, StoriesController.signals.close, 0)
    g_object_unref(widget)
  }

  override var measuredChild: UnsafeMutablePointer<GtkWidget>? { people.widget }

  override func allocate(_ size: Size) { layOut(in: size) }

  override func draw(to snapshot: OpaquePointer) { drawParts(to: snapshot) }

  override func didMap() { isOpen = true }

  override func willUnmap() { pull.rest() }

  /// Adds a carousel as the last person's story, or a widget of the type `header` as the view above the
  /// moments.
  override func add(_ child: UnsafeMutablePointer<GtkWidget>, type: String?) {
    if type == "header" { return setHeader(child) }
    if type == nil, insert(child, at: personCount) { return }
    let names = [child, widget].map { AnyObjectType.name(of: $0.cast(to: GObject.self)) }
    dwell_warn("\(names[1]): \(names[0]) can't be a story, because it is no DwellCarousel without a parent")
  }

  /// Shows the person with whom stories begin.
  private func open() {
    guard let first = rule.firstPerson else { return }
    people.send(.select(page: first, animated: false))
    current?.begin(at: rule.start(of: first))
  }

  /// Follows an outcome of the people or of a story; returns whether that was a turn.
  func follow(_ outcome: Outcome, after event: Event?, of controller: WidgetController) -> Bool {
    // The app may release the viewer in a callback.
    g_object_ref(widget)
    defer { g_object_unref(widget) }
    if controller === people.controller {
      followPeople()
      if outcome.edge == .end { close() }
      return false
    }
    guard let story = stories.first(where: { $0.moments.controller === controller }) else { return false }
    if case .edit(let edit) = event, outcome.isHandled {
      story.seen.apply(edit)
      if !isOpen { open() }
    }
    guard story === current else { return false }
    showMarks()
    var outcome = outcome
    // The app may release the viewer in a callback, which GTK doesn't expect during an allocation.
    if isAllocating || controller.isAllocating || people.controller.isAllocating {
      if outcome.didEnd { story.hasEnded = true }
      deferred = deferred ?? SystemClock.shared.wake(at: 0) { [weak self] in self?.sendDeferred() }
      return false
    }
    outcome.didEnd = outcome.didEnd || story.hasEnded
    story.hasEnded = false
    noteMoment(of: story)
    guard story === current, let step = rule.step(after: outcome, of: person) else { return false }
    switch step {
    case .show(let person): people.send(.select(page: person, animated: true))
    case .restart: story.begin(at: 0)
    case .close: close()
    }
    return true
  }

  /// Does what an allocation has put off.
  private func sendDeferred() {
    deferred = nil
    current?.moments.send(.tick)
  }

  /// Follows the people: begins the story of another person, and releases those that were removed.
  private func followPeople() {
    guard !isClosed else { return }
    for story in stories where gtk_widget_get_parent(story.widget) != people.controller.widget {
      stories.removeAll { $0 === story }
      story.end()
    }
    if let awaitedPerson, awaitedPerson < people.pageCount { select(awaitedPerson, animated: false) }
    let story = story(of: person)
    if story !== current { change(to: story) }
    if person != knownPerson {
      knownPerson = person
      g_object_notify(widget.cast(to: GObject.self), "person")
    }
    if let story, !story.hasFocus, gtk_widget_get_mapped(story.widget) != 0,
      stories.contains(where: { $0.hasFocus })
    {
      story.moments.controller.focusRow()
    }
    if hasMoved, people.component.pages.phase(at: people.controller.latest) == .idle {
      hasMoved = false
      let (stories, rule) = (ordered, rule)
      for (person, other) in stories.enumerated() where other !== current {
        other?.begin(at: rule.start(of: person))
      }
    }
  }

  /// Begins the story of a person who has become current.
  private func change(to story: StoryPage?) {
    let former = current
    former?.isWaiting = true
    former?.shownMoment = nil
    hasMoved = true
    current = story
    let person = person
    story?.begin(at: rule.start(of: person))
    story?.isWaiting = false
    showMarks()
    guard isOpen else { return }
    if former != nil, gtk_widget_get_mapped(widget) != 0, let title = story?.title {
      story?.moments.controller.publisher.announce(title)
    }
    callbacks.personDidChange(person)
    dwell_signal_emit(widget, StoriesController.signals.personChanged, guint(clamping: person))
  }

  /// Notes that a moment is shown.
  private func noteMoment(of story: StoryPage) {
    let moment = story.moments.currentPage
    guard moment != story.shownMoment, moment < story.moments.pageCount,
      gtk_widget_get_mapped(widget) != 0, !story.moments.component.timer.pausedBy.contains(.hidden)
    else { return }
    story.shownMoment = moment
    story.seen.insert(moment)
    let person = person
    callbacks.didShow(person, moment)
    dwell_signal_emit_pair(
      widget, StoriesController.signals.momentShown, guint(clamping: person), guint(clamping: moment))
  }

  /// Gives what lies above the moments the opacity of the marks.
  private func showMarks() {
    let opacity = current?.marksOpacity ?? 1
    current?.showMarks()
    for part in [closeButton, header] {
      if let part, gtk_widget_get_opacity(part) != opacity { gtk_widget_set_opacity(part, opacity) }
    }
  }

  /// Creates the close button.
  private func addCloseButton() {
    for name in ["circular", "flat", "dwell-close"] { gtk_widget_add_css_class(closeButton, name) }
    gtk_widget_set_size_request(closeButton, Int32(Self.targetLength), Int32(Self.targetLength))
    let label = SemanticNames.translated("Close")
    gtk_widget_set_tooltip_text(closeButton, label)
    dwell_accessible_set_label(closeButton, label)
    let clicked: @convention(c) (gpointer?, gpointer?) -> Void = { _, widget in
      StoriesController.of(widget?.assumingMemoryBound(to: GtkWidget.self))?.close()
    }
    _ = dwell_connect(closeButton, "clicked", unsafeBitCast(clicked, to: GCallback.self), widget)
    gtk_widget_set_parent(closeButton, widget)
  }

  /// Makes Escape close the viewer, wherever the focus is in its window.
  private func addEscape() {
    let controller = gtk_shortcut_controller_new()
    gtk_shortcut_controller_set_scope(controller, GTK_SHORTCUT_SCOPE_GLOBAL)
    let action = gtk_callback_action_new(
      { widget, _, _ in
        guard let widget, gtk_widget_get_mapped(widget) != 0, let stories = StoriesController.of(widget)
        else {
          return 0
        }
        stories.close()
        return 1
      }, nil, nil)
    gtk_shortcut_controller_add_shortcut(
      controller,
      gtk_shortcut_new(gtk_keyval_trigger_new(guint(GDK_KEY_Escape), GdkModifierType(rawValue: 0)), action))
    gtk_widget_add_controller(widget, controller)
  }

  /// Follows the widget's text direction, which GTK doesn't give to its parts.
  override func updateDirection() {
    let direction = gtk_widget_get_direction(widget)
    guard gtk_widget_get_direction(people.widget) != direction else { return }
    gtk_widget_set_direction(people.widget, direction)
    if let header { gtk_widget_set_direction(header, direction) }
    for story in stories { story.setDirection(direction) }
  }
}

extension StoryPage {
  /// Whether the keyboard focus is in the story.
  fileprivate var hasFocus: Bool {
    gtk_widget_get_state_flags(widget).rawValue & GTK_STATE_FLAG_FOCUS_WITHIN.rawValue != 0
  }
}

extension UnsafeMutablePointer<GtkWidget> {
  /// Whether text runs from right to left.
  @MainActor var isReversed: Bool { gtk_widget_get_direction(self) == GTK_TEXT_DIR_RTL }
}
#endif
