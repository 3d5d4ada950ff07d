extension DotRow {
  /// How late a turn may be noticed and still be shown from its beginning, in seconds: a transition that was
  /// due earlier begins this much late, so that it is seen at all (chosen by us: three frames at 60 Hz).
  static let transitionLatenessTolerance = 0.05

  /// How long the background takes to come or go, in seconds (chosen by us).
  private static let backgroundFadeDuration = 0.2

  /// Moves the row from what was seen to the page that is current now, or to where the pages are that it
  /// follows.
  mutating func update(from before: RowContext, to after: RowContext, turn: PageChange?, by event: Event?) {
    let time = after.time
    // The dots take over the velocity of pages that a finger has just released, and are where another pager
    // is.
    if let pages = after.pages, let velocity = pages.velocity,
      transition.isTracking || event?.isSetPosition == true
    {
      track(position: pages.position, velocity: velocity, in: after)
    }
    if after.reduceMotion { metricsTransition = MetricsTransition() }
    let left = configuration.fill == .scrollPosition ? before.scrollProgress : shownProgress(in: before)
    if event?.isEdit(ofCount: before.pageCount) == true || before.pageCount != after.pageCount {
      // The page under a finger that scrubs is still the current one, whatever its number is now.
      press?.page += after.currentPage - before.currentPage
      if case .edit(let edit) = event {
        configuration.images.apply(edit)
        seen.apply(edit)
      }
      transition = RowTransition(restingOn: after.currentPage)
    } else if let turn {
      progressTransition = LinearMotion(restingAt: 0)
      if event?.isAnimated ?? true, isShown(in: after) {
        let start = max(after.start(of: turn), time - DotRow.transitionLatenessTolerance)
        move(in: after, leaving: (before.currentPage, left), at: start)
      } else {
        transition = RowTransition(restingOn: after.currentPage)
      }
    } else if after.reduceMotion, !before.reduceMotion, transition.isMoving(at: time) || transition.isTracking
    {
      // The row stops at once, and what was seen of it fades into the row at rest.
      move(in: after, leaving: (after.currentPage, left), at: time)
    } else if case .setProgress = event {
      progressTransition = LinearMotion(
        from: left - after.progress, to: 0, start: time, duration: RowTransition.progressDuration)
    }
    updateBackground(at: time)
    if let pages = after.pages, pages.velocity == nil {
      track(position: pages.position, velocity: 0, in: after)
    } else if transition.isTracking {
      move(in: after, leaving: (after.currentPage, 0), at: time)
    }
  }

  /// Fades the background in or out if that has changed.
  private mutating func updateBackground(at time: Double) {
    let isShown =
      switch configuration.background {
      case .prominent: true
      case .minimal: false
      case .automatic: press != nil || isHovered
      }
    let target = isShown ? 1.0 : 0
    guard backgroundFade.to != target else { return }
    backgroundFade = LinearMotion(
      from: backgroundFade.value(at: time), to: target, start: time, duration: DotRow.backgroundFadeDuration)
  }

  /// The progress that the current indicator's fill shows, 0...1.
  func shownProgress(in context: RowContext) -> Double {
    min(max(context.progress + progressTransition.settledValue(at: context.time), 0), 1)
  }

  /// Moves the row to the current page, or cross-fades it under reduced motion.
  private mutating func move(
    in context: RowContext, leaving left: (page: Int, progress: Double), at time: Double
  ) {
    let page = context.currentPage
    guard !context.reduceMotion else { return transition.fade(to: page, leaving: left, at: time) }
    let window = window(in: context)
    // If the page's indicator is not in the window, a row that whirls past would show nothing.
    let place = transition.snapshot(at: time).place(of: page, in: window)
    let isNear = place >= 0 && place <= Double(window.length - 1)
    // The ends of a loop of two pages are neighbours without it.
    let last = context.pageCount - 1
    let isOverEnd = context.loops && last > 1 && abs(page - left.page) == last
    transition.move(
      to: page, leaving: left, isNear: isNear, window: window, isOverEnd: isOverEnd, at: time)
  }

  /// Places the row between two pages, as pages under a finger are.
  /// - Parameters:
  ///   - position: Where the pages are, in pages; NaN and infinities are ignored.
  ///   - velocity: How fast they move, in pages per second.
  private mutating func track(position: Double, velocity: Double, in context: RowContext) {
    guard position.isFinite, context.pageCount > 0, !context.reduceMotion else { return }
    let last = context.pageCount - 1
    let isBeyond = position > Double(last) && context.loops
    let place = isBeyond ? position : min(max(position, 0), Double(last))
    let first = min(Int(place), last)
    transition.track(
      from: first, to: isBeyond ? 0 : min(first + 1, last), fraction: place - Double(first),
      velocity: velocity, window: window(in: context), isOverEnd: isBeyond && last > 1)
  }
}
