extension PageControl {
  /// How late a turn may be noticed and still be shown from its beginning, in seconds: a transition that was due
  /// earlier is begun this much late, so that it is seen at all (chosen by us: three frames at 60 Hz).
  static let transitionLatenessKept = 0.05

  /// Lets time pass until `now`, which may turn one page, then lets the event happen.
  public mutating func handle(_ event: Event, at now: Double) -> Outcome {
    let time = timer.timebase.time(at: now)
    let shown = configuration.fill == .place ? placeInPage : shownProgress(atTime: time)
    let shownPage = currentPage
    var outcome = timer.handle(event, at: now)
    if event.changesPages, outcome.isHandled {
      // The page under a finger that scrubs is still the current one, whatever its number is now.
      let shift = currentPage - shownPage
      press?.startPage += shift
      follow(event)
      placeRow()
    } else if let change = outcome.pageChange {
      let began = max(timer.timebase.ownTime(ofClock: change.time), time - PageControl.transitionLatenessKept)
      moveRow(leaving: (shownPage, shown), isAnimated: event.isAnimated, at: min(began, time))
    }
    let (turn, isHandled) = apply(event, shown: shown, at: time)
    if let turn {
      moveRow(leaving: (shownPage, shown), isAnimated: true, at: time)
      outcome.pageChange = turn
      outcome.joinPageChanges(from: shownPage, to: turn.to, by: event)
    }
    outcome.isHandled = isHandled || outcome.isHandled
    outcome.diagnostics.formUnion(timer.log.take())
    updateBackground(at: time)
    return outcome
  }

  /// Lets happen what concerns looks and people; says which turn came of it, and whether it meant something.
  private mutating func apply(_ event: Event, shown: Double, at time: Double) -> (PageChange?, Bool) {
    switch event {
    case .resize(let newSize):
      let before = window
      size = newSize.usable
      if window != before { placeRow() }
    case .setDirection(let newDirection):
      guard newDirection != direction else { return (nil, true) }
      direction = newDirection
      placeRow()
    case .setReduceMotion(let isReduced):
      let stops = isReduced && !reduceMotion && transition.style == .spring && transition.isMoving(at: time)
      reduceMotion = isReduced
      guard stops else { return (nil, true) }
      // What moves is a picture from now on, which fades into the one where it would have come to rest.
      transition.move(
        to: currentPage, leaving: (currentPage, shown), window: windowStart, windowLength: window.length,
        style: .crossFade, at: time)
    case .setSeen(let isSeen, let page):
      guard (0..<pageCount).contains(page) else { return (nil, timer.report(.pageOutOfRange)) }
      seen[page] = isSeen ? true : nil
    case .setProgress:
      catchUp.place(timer.progress(atTime: time), shown: shown, at: time)
      return (nil, false)
    case .press, .move, .release, .cancel, .hover, .leave:
      return applyPointer(event, at: time)
    case .key, .wheel, .wheelEnded, .crown:
      return applyScroll(event, at: time)
    default:
      return (nil, false)
    }
    return (nil, true)
  }

  /// Moves the row to the page that is current now.
  private mutating func moveRow(
    leaving left: (page: Int, progress: Double), isAnimated: Bool, at time: Double
  ) {
    catchUp = ProgressCatchUp()
    guard isAnimated, isShown else { return placeRow() }
    transition.move(
      to: currentPage, leaving: left, window: windowStart, windowLength: window.length,
      style: reduceMotion ? .crossFade : .spring, at: time)
  }

  /// Renumbers what is known of single pages.
  private mutating func follow(_ event: Event) {
    guard case .edit(let edit) = event else { return }
    images.apply(edit)
    seen.apply(edit)
  }
}
