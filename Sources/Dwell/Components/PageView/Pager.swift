/// The pages of a page view or a carousel: where they are, and how they follow events. It is a part, without
/// a clock: times are its owner's, who reports its diagnostics, too.
struct Pager: Equatable, Sendable {
  /// The current settings, with defaults for unusable values.
  var configuration: PageView.Configuration
  /// The page turned to last, from 0; 0 also without pages.
  var currentPage: Int
  /// The size of the view, in points.
  var size = Size.zero
  /// The order and lengths of the pages.
  var strip: PageStrip
  /// How the strip moves.
  var motion = StripMotion.resting(within: 0)
  /// How long pages are across.
  var crossLengths = PageCrossLengths()
  /// The page that is fading out above the others.
  var fade: PageFade?
  /// The touch in progress.
  var touch: PageTouch?
  /// The filter of wheel notches.
  var notches = WheelStepFilter()
  /// The last swipe on a trackpad, while its momentum may follow.
  var momentum: SwipeRhythm?
  /// Whether the front reports the end of a trackpad's gesture; else it is inferred.
  var reportsEnds = false
  /// The page at which the pages last rested.
  var restedPage: Int

  /// Pages at rest, of a sanitized configuration.
  init(_ configuration: PageView.Configuration) {
    self.configuration = configuration
    strip = PageStrip(
      pageCount: configuration.pageCount, loops: configuration.loops, spacing: configuration.spacing,
      layout: configuration.layout)
    // Set at once: each change of the strip measures the pages in view.
    var lengths = PageTable<Double>()
    for entry in configuration.pageLengths { lengths[entry.page] = Size.sanitized(entry.length) }
    strip.lengths = lengths
    currentPage = strip.snapPoint(of: configuration.currentPage)
    restedPage = currentPage
  }

  /// The number of pages, 0 or more.
  var pageCount: Int { strip.pageCount }
  /// The direction in which pages follow one another.
  var direction: Direction { configuration.direction }
  /// Whether turns without a drag cross-fade instead of moving.
  var reduceMotion: Bool { configuration.reduceMotion }
  /// The size of the view on the device's pixels.
  var gridSize: Size { strip.grid.snapped(size) }
  /// Whether a finger or a pressed pointer is on the pages.
  var isTouched: Bool { if case .some = touch { true } else { false } }
  /// Whether a page is fading out above the others.
  var isFading: Bool { if case .some = fade { true } else { false } }

  /// How the pages move at the time of the last event.
  var phase: PageView.Phase {
    switch motion {
    case .resting: isFading ? .settling : .idle
    case .held: .dragging
    case .settling: .settling
    case .passing: .passing
    }
  }

  /// Advances to a time, then applies the event.
  mutating func handle(_ event: Event, at time: Double) -> Outcome {
    let shown = currentPage
    var outcome = Outcome()
    advance(to: time, &outcome)
    outcome.isHandled = apply(event, at: time, &outcome)
    advance(to: time, &outcome)
    outcome.coalescePageChange(from: shown, to: currentPage, by: event)
    return outcome
  }

  /// Advances to a time, then changes the configuration in place.
  mutating func configure(_ newConfiguration: PageView.Configuration, at time: Double) -> Outcome {
    let shown = currentPage
    var outcome = Outcome()
    advance(to: time, &outcome)
    var accepted = newConfiguration
    outcome.diagnostics = accepted.sanitize()
    if newConfiguration.pageCount != pageCount {
      _ = setPageCount(newConfiguration.pageCount, at: time, &outcome)
    }
    let old = configuration
    accepted.pageCount = pageCount
    accepted.currentPage = old.currentPage
    accepted.pageLengths = old.pageLengths
    setReduceMotion(accepted.reduceMotion, at: time)
    if accepted.direction != old.direction { touch?.forgetVelocity() }
    configuration = accepted
    var strip = strip
    strip.loops = accepted.loops
    strip.spacing = strip.grid.snapped(accepted.spacing)
    strip.layout = accepted.layout
    strip.viewLength = accepted.direction.mainLength(of: gridSize)
    if accepted.direction != old.direction || strip != self.strip {
      relayout(to: strip, at: time, &outcome)
    }
    advance(to: time, &outcome)
    outcome.isHandled = true
    outcome.coalescePageChange(from: shown, to: currentPage, by: .setPageCount(pageCount))
    return outcome
  }

  /// Applies what is due: ends a scroll gesture that has timed out, and settles a motion that has arrived.
  mutating func advance(to time: Double, _ outcome: inout Outcome) {
    if case .held(_, let scroll?) = motion, time >= scroll.end {
      reportsEnds = false
      release(
        velocity: scroll.lastVelocity, keepsMoving: false, travel: scroll.travel, at: scroll.end, &outcome)
    }
    if case .settling(let settle) = motion, time >= settle.end { rest(within: settle.within) }
    if let end = fade?.end, time >= end { fade = nil }
    if case .passing(let pass) = motion { follow(pass, at: time, &outcome) }
    if phase == .idle { restedPage = currentPage }
  }

  /// Whether advancing to a time changes anything.
  private func isDue(at time: Double) -> Bool {
    if let end = fade?.end, time >= end { return true }
    switch motion {
    case .resting: return false
    case .held(_, let scroll):
      guard let scroll else { return false }
      return time >= scroll.end
    case .settling(let settle): return time >= settle.end
    // A place in a pass doesn't depend on what is due.
    case .passing: return false
    }
  }

  /// What `value` finds in the pages at a time, if nothing happens until then. Only where something is due
  /// are the pages copied, which costs as much as drawing them.
  func read<Value>(at time: Double, _ value: (Pager) -> Value) -> Value {
    guard isDue(at: time) else { return value(self) }
    var advanced = self
    var outcome = Outcome()
    advanced.advance(to: time, &outcome)
    return value(advanced)
  }

  /// Applies the event at the current time. Returns whether the event was used.
  private mutating func apply(_ event: Event, at time: Double, _ outcome: inout Outcome) -> Bool {
    switch event {
    case .press(let point): return press(point, at: time)
    case .move(let point): return move(point, at: time)
    case .release(let point): return release(point, at: time, &outcome)
    case .cancel: return cancel(at: time, &outcome)
    case .key(let key): return press(key, at: time, &outcome)
    case .wheel(let movement, let isPrecise): return wheel(movement, isPrecise: isPrecise, at: time, &outcome)
    case .wheelEnded: return endWheel(at: time, &outcome)
    case .crown(let amount):
      return amount.isFinite && scroll(by: min(max(amount, -1e6), 1e6), isTrackpad: false, at: time, &outcome)
    case .select(let page, let animated):
      guard (0..<pageCount).contains(page) else { return outcome.reject(.pageOutOfRange) }
      let snapPoint = strip.snapPoint(showing: page, from: currentPage)
      guard snapPoint != currentPage else { return true }
      turn(to: snapPoint, heading: nil, animated: animated, cause: .app, at: time, &outcome)
    case .advance: return step(forward: true, cause: .app, at: time, &outcome)
    case .restart:
      if currentPage != 0 { turn(to: 0, heading: nil, animated: true, cause: .app, at: time, &outcome) }
    case .setPageCount(let count): return setPageCount(count, at: time, &outcome)
    case .edit(let change):
      guard change.isValid(forCount: pageCount) else { return outcome.reject(.pageOutOfRange) }
      edit(change, at: time, &outcome)
    case .setPageLength(let length, let page):
      guard isLength(length, ofPage: page, &outcome) else { return false }
      var strip = strip
      strip.lengths[page] = length.map { Size.sanitized($0) }
      relayout(to: strip, keepsFraction: false, at: time, &outcome)
    case .setPageCrossLength(let length, let page):
      guard isLength(length, ofPage: page, &outcome) else { return false }
      crossLengths.tell(length, of: page)
    case .setDisplayScale(let scale):
      guard let grid = PixelGrid(scale: scale) else { return outcome.reject(.invalidMetrics) }
      var strip = strip
      strip.grid = grid
      strip.spacing = grid.snapped(configuration.spacing)
      strip.viewLength = direction.mainLength(of: grid.snapped(size))
      if strip != self.strip { relayout(to: strip, at: time, &outcome) }
    case .resize(let newSize): layout(in: newSize.sanitized, along: direction, at: time, &outcome)
    case .setDirection(let newDirection):
      touch?.forgetVelocity()
      layout(in: size, along: newDirection, at: time, &outcome)
    case .setReduceMotion(let isReduced): setReduceMotion(isReduced, at: time)
    default: return false
    }
    return true
  }

  /// Whether a length can be set for a page: it is 0 or more, or nil, and there is the page.
  private func isLength(_ length: Double?, ofPage page: Int, _ outcome: inout Outcome) -> Bool {
    guard (0..<pageCount).contains(page) else { return outcome.reject(.pageOutOfRange) }
    return (length ?? 0) >= 0 || outcome.reject(.invalidMetrics)
  }

  /// Appends pages or removes the last ones. Returns false for an invalid count.
  private mutating func setPageCount(_ count: Int, at time: Double, _ outcome: inout Outcome) -> Bool {
    guard let change = PageEdit(from: pageCount, to: count) else { return outcome.reject(.invalidPageCount) }
    edit(change, at: time, &outcome)
    return true
  }

  /// Lays the pages out in another size and direction.
  private mutating func layout(
    in newSize: Size, along newDirection: Direction, at time: Double, _ outcome: inout Outcome
  ) {
    size = newSize
    let length = newDirection.mainLength(of: gridSize)
    // Across the pages it may grow and shrink in every frame, and nothing along them changes.
    if newDirection == direction, length == strip.viewLength { return }
    configuration.direction = newDirection
    var strip = strip
    strip.viewLength = length
    relayout(to: strip, at: time, &outcome)
  }

  /// Turns reduced motion on or off. Turning it on fades a running motion to its end.
  private mutating func setReduceMotion(_ isReduced: Bool, at time: Double) {
    if isReduced, !reduceMotion { fadeToRest(at: time) }
    configuration.reduceMotion = isReduced
  }

  /// Changes the current page and reports the change, with its owner's time.
  mutating func change(to page: Int, cause: PageChangeCause, at time: Double, _ outcome: inout Outcome) {
    guard page != currentPage else { return }
    outcome.pageChange = PageChange(from: currentPage, to: page, cause: cause, time: time)
    currentPage = page
  }
}
