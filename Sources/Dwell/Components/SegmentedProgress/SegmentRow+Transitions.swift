extension SegmentRow {
  /// How long the fill takes after a turn, in seconds (chosen by us: slow enough to follow, and over before
  /// much of a page's time has passed).
  static let turnDuration = 0.2
  /// An offset that is a matter of rounding, in pages.
  static let roundingTolerance = 1e-9

  /// Begins the flow from what was seen to where the time is now.
  mutating func update(from before: RowContext, to after: RowContext, turn: PageChange?, by event: Event?) {
    let time = after.time
    if after.reduceMotion { metricsTransition = MetricsTransition() }
    let isMoving = progressTransition.isMoving(at: time) || isSliding(at: time)
    if event?.isEdit(ofCount: before.pageCount) == true || before.pageCount != after.pageCount {
      press?.page = -1
      progressTransition = LinearMotion(restingAt: 0)
      transition = RowTransition(restingOn: after.currentPage)
    } else if after.reduceMotion, !before.reduceMotion, isShown(in: before), isMoving {
      // The row stops at once, and what was seen of it fades into the row at rest.
      transition.fade(
        to: after.currentPage, leaving: (before.currentPage, level(in: before)), returns: false, at: time)
      progressTransition = LinearMotion(restingAt: 0)
    } else if let event, event.isAnimated, !after.reduceMotion, isShown(in: after) {
      follow(from: before, to: after, turn: turn, by: event)
    } else if before.currentPage != after.currentPage {
      progressTransition = LinearMotion(restingAt: 0)
      transition.jump(to: after.currentPage)
    }
  }

  /// Moves the row from what was seen to where the time is now.
  private mutating func follow(
    from before: RowContext, to after: RowContext, turn: PageChange?, by event: Event
  ) {
    let time = after.time
    let began = turn.map { after.start(of: $0) } ?? time
    let start = max(began, time - DotRow.transitionLatenessTolerance)
    let window = window(in: after)
    let offset =
      level(in: before) + Double(before.currentPage - after.currentPage) - after.progress(atTime: began)
    if abs(offset - progressTransition.settledValue(at: time)) > SegmentRow.roundingTolerance {
      let farthest = Double(window.length + 1)
      progressTransition = LinearMotion(
        from: min(max(offset, -farthest), farthest), to: 0, start: start,
        duration: event.isSetProgress ? RowTransition.progressDuration : SegmentRow.turnDuration)
    }
    guard before.currentPage != after.currentPage else { return }
    let travel = window.start(showing: after.currentPage) - window.start(showing: before.currentPage)
    // A row that whirls past would show nothing.
    if abs(travel) <= window.length, travel != 0 || isSliding(at: time) {
      transition.move(
        to: after.currentPage, leaving: (before.currentPage, 0), isNear: true, window: window, at: start)
    } else {
      transition.jump(to: after.currentPage)
    }
  }
}
