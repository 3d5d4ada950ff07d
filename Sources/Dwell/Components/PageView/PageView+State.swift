extension PageView {
  /// How the pages move.
  public enum Phase: Equatable, Sendable, CaseIterable {
    /// Not at all.
    case idle
    /// With a finger, a trackpad or a crown.
    case dragging
    /// Towards ``PageView/currentPage``, or in a cross-fade.
    case settling
  }

  /// How the pages move at `now`.
  public func phase(at now: Double) -> Phase { read(at: now) { view, _ in view.phase } }

  /// The position in pages: whole while a page rests or its own content scrolls, continuous except for turns
  /// without animation, and beyond the ends during overscroll. In a loop it is 0 or more and below the page
  /// count, and wraps from the last page to 0.
  public func position(at now: Double) -> Double {
    read(at: now) { view, time in view.strip.position(of: view.place(at: time)) }
  }

  /// The derivative of ``position(at:)`` while settling, in pages per second; otherwise 0.
  func velocity(at now: Double) -> Double {
    read(at: now) { view, time in
      guard case .settling(let settle) = view.motion else { return 0 }
      let place = view.strip.normalized(settle.place(atOffset: settle.motion.value(at: time)))
      guard view.stopped(place) == place else { return 0 }
      return settle.motion.velocity(at: time) * view.strip.positionRate(at: place)
    }
  }

  /// The fraction of the shown page's scroll range before the view, 0...1; 0 for a page that fits the view.
  public func pageFraction(at now: Double) -> Double {
    read(at: now) { view, time in view.strip.fraction(of: view.place(at: time)) }
  }

  /// The share of the current page's content up to the view's trailing edge, 0...1; 1 for a page that fits
  /// the view. Marks show it as the progress within a page.
  func scrollProgress(at now: Double) -> Double {
    let range = strip.range(of: currentPage)
    guard range > 0 else { return 1 }
    return read(at: now) { view, time in
      let shown = view.place(at: time)
      let isAhead = shown.page != currentPage && view.strip.following(shown.page) == currentPage
      let within =
        shown.page == currentPage ? min(max(shown.offset, 0), range) : isAhead ? 0 : range
      return (within + view.strip.viewportLength) / (range + view.strip.viewportLength)
    }
  }

  /// The page that a release without velocity would lead to; without a gesture, the current page.
  public var targetPage: Int {
    guard case .held(let place, _) = motion else { return currentPage }
    return landing(from: place, velocity: 0, travel: 0).page
  }

  /// The page at which the view last rested.
  public func settledPage(at now: Double) -> Int {
    read(at: now) { view, _ in view.phase == .idle ? view.currentPage : view.restedPage }
  }

  /// Whether a finger or a pressed pointer is on the pages.
  public var isTouched: Bool {
    if case .some = touch { true } else { false }
  }

  /// Whether a page is fading out above the others.
  var isFading: Bool {
    if case .some = fade { true } else { false }
  }

  /// Whether a page is the current one, the only one whose content should animate.
  public func isCurrent(_ page: Int) -> Bool { page == currentPage && pageCount > 0 }

  /// The size of a page: the view's, or longer along the main axis. On a display whose scale is known both
  /// lengths are whole device pixels, and stay the same while pages move.
  public func size(ofPage page: Int) -> Size {
    direction.size(main: strip.length(of: page), cross: direction.crossLength(of: gridSize))
  }

  /// The size of the view on the device's pixels.
  var gridSize: Size { strip.grid.snapped(size) }

  /// When the frame will next differ from the one at `now` by a movement of `step` points or more.
  public func nextChange(after now: Double, step: Double) -> NextChange {
    read(at: now) { view, time in
      switch view.motion {
      case .resting, .held(_, nil):
        return view.isFading ? .everyFrame : .still
      case .held(_, let scroll?):
        return view.isFading ? .everyFrame : .at(timebase.clock(at: scroll.end))
      case .settling(let settle):
        guard !view.isFading else { return .everyFrame }
        let end = timebase.clock(at: settle.end)
        // Within half a step of the target, no two frames differ by a step.
        guard time < settle.motion.settledTime(tolerance: step / 2) else { return .at(end) }
        let next = settle.motion.time(ofMovement: step, after: time)
        return next - time > PageView.frameDuration ? .at(min(timebase.clock(at: next), end)) : .everyFrame
      }
    }
  }

  /// How the pages move at the time of the last event.
  var phase: Phase {
    switch motion {
    case .resting: isFading ? .settling : .idle
    case .held: .dragging
    case .settling: .settling
    }
  }

  /// What `value` finds in the view at `now`, if nothing happens until then; it also gets that time on the
  /// timebase. Only where something is due is the view copied, which costs as much as drawing it.
  func read<Value>(at now: Double, _ value: (PageView, Double) -> Value) -> Value {
    let time = timebase.time(at: now)
    guard isDue(at: time) else { return value(self, time) }
    var advanced = self
    var outcome = Outcome()
    advanced.advance(to: time, &outcome)
    return value(advanced, time)
  }
}
