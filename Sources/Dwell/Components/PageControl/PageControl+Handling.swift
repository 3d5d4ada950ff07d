extension PageControl {
  /// How late a turn may be noticed and still be shown from its beginning, in seconds: a transition that was due
  /// earlier is begun this much late, so that it is seen at all (chosen by us: three frames at 60 Hz).
  static let transitionLatenessKept = 0.05

  /// Lets time pass until `now`, which may turn one page, then lets the event happen.
  public mutating func handle(_ event: Event, at now: Double) -> Outcome {
    let time = timer.timebase.time(at: now)
    let shown = shownProgress(atTime: time)
    var outcome = timer.handle(event, at: now)
    if event.changesPages, outcome.isHandled {
      placeRow()
    } else if let change = outcome.pageChange {
      let began = max(timer.timebase.ownTime(ofClock: change.time), time - PageControl.transitionLatenessKept)
      moveRow(leaving: shown, isAnimated: event.isAnimated, at: min(began, time))
    }
    outcome.isHandled = apply(event, shown: shown, at: time) || outcome.isHandled
    return outcome
  }

  /// Moves the row to the page that is current now.
  mutating func moveRow(leaving progress: Double, isAnimated: Bool, at time: Double) {
    catchUp = ProgressCatchUp()
    guard isAnimated, isShown else { return placeRow() }
    transition.move(
      to: currentPage, leaving: progress, window: windowStart, mostTravel: Double(window.length),
      style: reduceMotion ? .crossFade : .spring, at: time)
  }

  /// Lets happen what concerns the looks, and says whether it did.
  private mutating func apply(_ event: Event, shown: Double, at time: Double) -> Bool {
    switch event {
    case .resize(let newSize):
      guard newSize.usable != size else { return true }
      let before = window
      size = newSize.usable
      if window != before { placeRow() }
    case .setDirection(let newDirection):
      guard newDirection != direction else { return true }
      direction = newDirection
      placeRow()
    case .setReduceMotion(let isReduced):
      reduceMotion = isReduced
    case .setProgress:
      catchUp.place(timer.progress(atTime: time), shown: shown, at: time)
      return false
    default:
      return false
    }
    return true
  }
}

extension Event {
  /// Whether a turn that comes of the event is to be seen as a motion.
  var isAnimated: Bool {
    if case .select(_, let animated) = self { return animated }
    return true
  }

  /// Whether the event changes the list of pages.
  var changesPages: Bool {
    switch self {
    case .edit, .setPageCount: true
    default: false
    }
  }
}
