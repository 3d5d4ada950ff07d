extension SegmentRow {
  /// Changes the configuration in place.
  mutating func configure(_ newConfiguration: Configuration, in context: RowContext, at time: Double) {
    let before = window(in: context)
    configuration = newConfiguration.sanitized
    if window(in: context) != before { flow = SegmentTransition() }
  }

  /// Begins the flow from what was seen to where the time is now.
  mutating func update(
    from before: RowContext, to after: RowContext, turn: PageChange?, by event: Event?, at time: Double
  ) {
    let isEdited = event?.isEdit(ofCount: before.pageCount) == true
    if isEdited { press?.page = nil }
    if let end = fade?.end, time >= end { fade = nil }
    if isEdited || before.size != after.size || before.direction != after.direction {
      fade = nil
    } else if after.reduceMotion, !before.reduceMotion, isShown(in: before), flow.nextRest(after: time) != nil
    {
      fade = SegmentFade(layout: SegmentRowLayout(self, in: before, time: time), start: time)
    }
    if isEdited || window(in: before) != window(in: after) || after.reduceMotion || !isShown(in: after) {
      flow = SegmentTransition()
    } else if let event, event.isAnimated {
      let began = turn.map { after.timer.timebase.ownTime(ofClock: $0.time) } ?? time
      let duration = event.isSetProgress ? ProgressTransition.duration : SegmentTransition.turnDuration
      follow(from: before, to: after, began: min(began, time), duration: duration, at: time)
    } else if before.currentPage != after.currentPage {
      flow = SegmentTransition()
    }
  }

  /// Moves the picture from what was seen to where the time is now.
  /// - Parameters:
  ///   - began: When the page that is current now began; the present if it was current already.
  ///   - duration: How long the fill takes, in seconds.
  ///   - time: The present.
  private mutating func follow(
    from before: RowContext, to after: RowContext, began: Double, duration: Double, at time: Double
  ) {
    let start = max(began, time - DotRow.transitionLatenessTolerance)
    let level = before.timer.progress(atTime: time) + flow.progressOffset(at: time)
    let lead = level + Double(before.currentPage - after.currentPage) - after.timer.progress(atTime: began)
    let window = window(in: after)
    if abs(lead - flow.progressOffset(at: time)) > SegmentTransition.roundingTolerance {
      let farthest = Double(window.length + 1)
      flow.flow(from: min(max(lead, -farthest), farthest), in: duration, at: start)
    }
    let travel = Double(window.start(showing: after.currentPage) - window.start(showing: before.currentPage))
    if abs(travel) > Double(window.length) {
      flow.stopWindow()
    } else if travel != 0 {
      flow.moveWindow(by: travel, at: start)
    }
  }
}
