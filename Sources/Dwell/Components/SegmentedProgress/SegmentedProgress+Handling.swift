extension SegmentedProgress {
  /// Lets time pass until `now`, which may turn one page, then lets the event happen.
  ///
  /// Where the fill leaps because of it, it flows; after a turn by time it is where it should be, and nothing flows.
  public mutating func handle(_ event: Event, at now: Double) -> Outcome {
    let time = timer.timebase.time(at: now)
    let before = Sight(
      page: currentPage, window: window, level: level(atTime: time), size: size, direction: direction)
    if case .setReduceMotion(true) = event, !reduceMotion, isShown, flow.nextRest(after: time) != nil {
      fade = SegmentFade(layout: SegmentedProgressLayout(self, time: time), start: time)
    }
    if let end = fade?.end, time >= end { fade = nil }
    var outcome = timer.handle(event, at: now)
    let (turn, isHandled) = apply(event, at: time)
    if let turn {
      outcome.pageChange = turn
      outcome.joinPageChanges(from: before.page, to: turn.to, by: event)
    }
    outcome.isHandled = isHandled || outcome.isHandled
    if event.changesPages, outcome.isHandled { press?.page = nil }
    if event.changesPages || before.size != size || before.direction != direction { fade = nil }
    if event.changesPages || before.window != window || reduceMotion || !isShown {
      settle()
    } else {
      let began = outcome.pageChange.map { timer.timebase.ownTime(ofClock: $0.time) } ?? time
      follow(from: before, event, began: min(began, time), at: time)
    }
    return outcome
  }

  /// What was to be seen before an event.
  private struct Sight {
    /// The page that was current.
    var page: Int
    /// The window onto the pages.
    var window: SegmentWindow
    /// How far the picture was full, in pages from the current page's beginning.
    var level: Double
    /// The size of the component.
    var size: Size
    /// The direction in which pages follow one another.
    var direction: Direction
  }

  /// How far the picture is full, in pages from the current page's beginning.
  private func level(atTime time: Double) -> Double { timer.progress(atTime: time) + flow.lead(at: time) }

  /// Lets happen what concerns looks and people; says which turn came of it, and whether it meant something.
  private mutating func apply(_ event: Event, at time: Double) -> (PageChange?, Bool) {
    switch event {
    case .resize(let newSize):
      size = newSize.usable
    case .setDirection(let newDirection):
      direction = newDirection
    case .setReduceMotion(let isReduced):
      reduceMotion = isReduced
    case .press, .release, .cancel, .hover, .leave, .key:
      return applyPerson(event, at: time)
    default:
      return (nil, false)
    }
    return (nil, true)
  }

  /// Lets the picture go from what was seen to where the time is now.
  /// - Parameters:
  ///   - began: When the page that is current now began; the present if it was current already.
  ///   - time: The present.
  private mutating func follow(from before: Sight, _ event: Event, began: Double, at time: Double) {
    guard event.isAnimated else {
      if before.page != currentPage { settle() }
      return
    }
    let start = max(began, time - PageControl.transitionLatenessKept)
    let lead = before.level + Double(before.page - currentPage) - timer.progress(atTime: began)
    if abs(lead - flow.lead(at: time)) > SegmentFlow.roundingLeap {
      let farthest = Double(window.length + 1)
      flow.flow(
        from: min(max(lead, -farthest), farthest), in: event.flowDuration, at: start)
    }
    let travel = Double(window.start(showing: currentPage) - window.start(showing: before.page))
    if abs(travel) > Double(window.length) {
      flow.stopSliding()
    } else if travel != 0 {
      flow.slide(by: travel, at: start)
    }
  }

  /// Puts the picture where the time is.
  private mutating func settle() { flow = SegmentFlow() }
}

extension Event {
  /// How long the fill flows after the event: as short as R017 says where a progress was placed.
  fileprivate var flowDuration: Double {
    if case .setProgress = self { return ProgressCatchUp.duration }
    return SegmentFlow.turnDuration
  }
}
