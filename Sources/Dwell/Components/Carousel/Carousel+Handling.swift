extension Carousel {
  /// The highest speed of pages that the dots take over, in pages per second: more than any hand turns pages with that can
  /// be seen, and little enough that the dots of a carousel a few points wide stay where they can be (chosen by us).
  private static let fastestTurn = 100.0

  /// Lets time pass until `now`, which may turn one page, then lets the event happen.
  public mutating func handle(_ event: Event, at now: Double) -> Outcome {
    let shown = currentPage
    if indicator.showsPlace { indicator.setPlaceInPage(pages.seenShare(at: now)) }
    var outcome = passTime(until: now)
    outcome.add(apply(event, at: now))
    outcome.add(followHand(at: now))
    outcome.joinPageChanges(from: shown, to: currentPage, by: event)
    return outcome
  }

  /// Lets the event happen to whom it concerns, and the others follow.
  private mutating func apply(_ event: Event, at now: Double) -> Outcome {
    switch event {
    case .press, .move, .release, .cancel:
      return applyPress(event, at: now)
    case .hover, .leave:
      return applyHover(event, at: now)
    case .key(.space):
      return lead(event, at: now)
    case .key, .wheel, .wheelEnded, .crown:
      return leadByPages(event, at: now)
    case .tick:
      return Outcome()
    case .edit, .setPageCount, .setDirection, .setReduceMotion:
      var outcome = pages.handle(event, at: now)
      let count = pageCount
      if outcome.isHandled { press?.follow(event, count: count) }
      // Both find the same mistakes and the same page; each tells of a mistake once.
      let other = indicator.handle(event, at: now)
      outcome.diagnostics.formUnion(other.diagnostics)
      outcome.add(placeIndicator(at: now))
      return outcome
    case .resize(let newSize):
      size = newSize.usable
      var outcome = pages.handle(.resize(size), at: now)
      outcome.add(placeIndicator(at: now))
      return outcome
    case .setPageLength:
      return pages.handle(event, at: now)
    default:
      return lead(event, at: now)
    }
  }

  /// Lets time pass for all parts; a page whose time has run out is turned.
  private mutating func passTime(until now: Double) -> Outcome {
    var outcome = lead(.tick, at: now)
    outcome.add(leadByPages(.tick, at: now))
    return outcome
  }

  /// Lets an event happen to the indicator, and the pages follow.
  mutating func lead(_ event: Event, at now: Double) -> Outcome {
    let outcome = indicator.handle(event, at: now)
    if let change = outcome.pageChange {
      // A turn by time began when it was due, unless that is so long ago that it would not be seen.
      let began = max(change.time, now - PageControl.transitionLatenessKept)
      let isAnimated = event.isAnimated && !change.isContinuous
      _ = pages.handle(.select(page: change.to, animated: isAnimated), at: min(began, now))
    }
    return outcome
  }

  /// Lets an event happen to the pages, and the indicator follow.
  mutating func leadByPages(_ event: Event, at now: Double) -> Outcome {
    let outcome = pages.handle(event, at: now)
    // The dots take over the speed of pages that a hand has just let go.
    if indicator.isHeld, pages.phase(at: now) == .settling {
      let velocity = min(max(pages.velocity(at: now), -Carousel.fastestTurn), Carousel.fastestTurn)
      indicator.hold(at: pages.position(at: now), velocity: velocity, at: now)
    }
    if let change = outcome.pageChange {
      _ = indicator.handle(.select(page: change.to, animated: true), at: now)
    }
    return outcome
  }

  /// Lets the indicator follow a hand that holds the pages, and time stand while it does.
  private mutating func followHand(at now: Double) -> Outcome {
    let isHeld = pages.phase(at: now) == .dragging
    indicator.hold(at: isHeld ? pages.position(at: now) : nil, velocity: 0, at: now)
    let touches = pages.isTouched || isHeld
    guard press?.isOnIndicator != true, touches != timer.pausedBy.contains(.touch) else { return Outcome() }
    return lead(touches ? .pause(.touch) : .resume(.touch), at: now)
  }

  /// Gives the indicator its size. A page that was alone, its time over, may go on as soon as there is another.
  private mutating func placeIndicator(at now: Double) -> Outcome {
    let rect = indicatorRect
    return lead(.resize(Size(width: rect.width, height: rect.height)), at: now)
  }
}

extension Outcome {
  /// Adds what came of a later step.
  mutating func add(_ later: Outcome) {
    pageChange = later.pageChange ?? pageChange
    advanceRequest = later.advanceRequest ?? advanceRequest
    didEnd = didEnd || later.didEnd
    isHandled = isHandled || later.isHandled
    diagnostics.formUnion(later.diagnostics)
  }
}
