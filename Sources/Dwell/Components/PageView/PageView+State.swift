extension PageView {
  /// How the pages are moving.
  public enum Phase: Equatable, Sendable, CaseIterable {
    /// Not at all.
    case idle
    /// With a finger, a trackpad or a crown.
    case dragging
    /// By themselves, towards ``PageView/currentPage``; a cross-fade counts too.
    case settling
  }

  /// How the pages are moving at a time.
  public func phase(at now: Double) -> Phase { advanced(to: now).phase }

  /// Where the view is between pages, in pages: whole while a page rests or its own content scrolls, and
  /// continuous but for turns without motion. Dragged beyond the ends it lies beyond them; in a loop it is 0
  /// or more and below the number of pages, and so runs from the last page's number up before it is 0 again.
  public func position(at now: Double) -> Double {
    let advanced = advanced(to: now)
    return advanced.strip.position(of: advanced.shownPlace(at: timebase.time(at: now)))
  }

  /// How fast ``position(at:)`` changes on the way to a rest, in pages per second; 0 while a hand holds the
  /// pages, and while a page's own content scrolls.
  func velocity(at now: Double) -> Double {
    let advanced = advanced(to: now)
    guard case .settling(let settle) = advanced.activity else { return 0 }
    let time = timebase.time(at: now)
    var slots = 0
    let place = advanced.strip.normalized(
      StripOffset(page: advanced.place.page, offset: settle.motion.value(at: time)), slots: &slots)
    guard advanced.stopped(place) == place else { return 0 }
    return settle.motion.velocity(at: time) * advanced.strip.positionRate(at: place)
  }

  /// The share of the shown page's own content that has been scrolled past, 0...1; 0 for a page that fits the
  /// view (the place within the page, beside ``position(at:)`` for the place within the set).
  public func pageFraction(at now: Double) -> Double {
    let advanced = advanced(to: now)
    return advanced.strip.fraction(of: advanced.shownPlace(at: timebase.time(at: now)))
  }

  /// The share of the current page's content that has come into view, 0...1: what was scrolled past and what
  /// is seen now; 1 for a page that fits the view. What a mark shows that tells the place within its page.
  public func seenShare(at now: Double) -> Double {
    let advanced = advanced(to: now)
    let strip = advanced.strip
    let range = strip.range(of: currentPage)
    guard range > 0 else { return 1 }
    let shown = advanced.shownPlace(at: timebase.time(at: now))
    let isAhead = shown.page != currentPage && strip.following(shown.page) == currentPage
    let within =
      shown.page == currentPage ? min(max(shown.offset, 0), range) : isAhead ? 0 : range
    return (within + strip.viewLength) / (range + strip.viewLength)
  }

  /// The page that would be turned to if the hand let go now, without speed; the current page when nobody
  /// holds the pages.
  public var targetPage: Int {
    guard case .held = activity else { return currentPage }
    return landing(velocity: 0, travel: 0).page
  }

  /// The page that rested last: the current page while nothing moves.
  public func settledPage(at now: Double) -> Int {
    let advanced = advanced(to: now)
    return advanced.phase == .idle ? advanced.currentPage : advanced.restedPage
  }

  /// Whether a finger or a pressed pointer is on the pages, whatever it is up to.
  public var isTouched: Bool {
    if case .some = touch { true } else { false }
  }

  /// Whether a page fades out above the others.
  var isFading: Bool {
    if case .some = fade { true } else { false }
  }

  /// Whether a page is the current one (content that moves does so on this page only).
  public func isCurrent(_ page: Int) -> Bool { page == currentPage && pageCount > 0 }

  /// All that is available: pages take any size.
  public func preferredSize(in available: Size) -> Size { available.sanitized }

  /// The size of a page: that of the view, or longer along the main axis.
  public func size(ofPage page: Int) -> Size {
    direction.size(main: strip.length(of: page), cross: direction.crossLength(of: size))
  }

  /// When the picture will be different from the one at `now`.
  /// - Parameters:
  ///   - now: the time the picture is shown at, in seconds.
  ///   - step: the shortest movement worth a new picture, in points.
  public func nextChange(after now: Double, step: Double) -> NextChange {
    let advanced = advanced(to: now)
    let time = timebase.time(at: now)
    switch advanced.activity {
    case .idle:
      return advanced.isFading ? .everyFrame : .still
    case .held(.finger):
      return advanced.isFading ? .everyFrame : .still
    case .held(.scroll(let scroll)):
      return advanced.isFading ? .everyFrame : .at(timebase.clock(at: scroll.end))
    case .settling(let settle):
      // Within half a step of the target no two pictures differ by a step.
      let isQuiet = !advanced.isFading && time >= settle.motion.settledTime(tolerance: step / 2)
      return isQuiet ? .at(timebase.clock(at: settle.end)) : .everyFrame
    }
  }

  /// How the pages are moving, as far as time has passed.
  var phase: Phase {
    switch activity {
    case .idle: isFading ? .settling : .idle
    case .held: .dragging
    case .settling: .settling
    }
  }

  /// The view at a time, if nothing happens until then.
  func advanced(to now: Double) -> PageView {
    var advanced = self
    var outcome = Outcome()
    advanced.advance(to: timebase.time(at: now), &outcome)
    return advanced
  }

  /// Where the view is on the strip, in normal form, at a time until which the view has passed.
  func shownPlace(at time: Double) -> StripOffset {
    switch activity {
    case .idle:
      return place
    case .held:
      let band = RubberBand(factor: configuration.physics.overdrag)
      return StripOffset(
        page: place.page, offset: band.displayed(place.offset, in: strip.bounds(at: place.page)))
    case .settling(let settle):
      var slots = 0
      return place(atOffset: settle.motion.value(at: time), slots: &slots)
    }
  }

  /// The place at an offset that a spring has swung to, in normal form.
  func place(atOffset offset: Double, slots: inout Int) -> StripOffset {
    stopped(strip.normalized(StripOffset(page: place.page, offset: offset), slots: &slots))
  }

  /// A place on the strip: where nothing gives beyond the ends, springs stop there too.
  func stopped(_ place: StripOffset) -> StripOffset {
    guard configuration.physics.overdrag == 0 else { return place }
    let bounds = strip.bounds(at: place.page)
    return StripOffset(
      page: place.page, offset: min(max(place.offset, bounds.lowerBound), bounds.upperBound))
  }
}
