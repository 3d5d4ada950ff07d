extension DotRow {
  /// How late a turn may be noticed and still be shown from its beginning, in seconds: a transition that was
  /// due earlier is begun this much late, so that it is seen at all (chosen by us: three frames at 60 Hz).
  static let transitionLatenessTolerance = 0.05

  /// Changes the configuration in place.
  mutating func configure(_ newConfiguration: Configuration, in context: RowContext, at time: Double) {
    let before = window(in: context)
    configuration = newConfiguration.sanitized
    if window(in: context) != before { place(in: context) }
  }

  /// Moves the row from what was seen to the page that is current now.
  mutating func update(
    from before: RowContext, to after: RowContext, turn: PageChange?, by event: Event?, at time: Double
  ) {
    let left = shownProgress(in: before, at: time)
    let isEdited = event?.isEdit(ofCount: before.pageCount) == true
    let wasWindow = window(in: before)
    if isEdited {
      // The page under a finger that scrubs is still the current one, whatever its number is now.
      let shift = after.currentPage - before.currentPage
      press?.startPage += shift
      if case .edit(let edit) = event { renumber(edit) }
    }
    if isEdited || wasWindow != window(in: after) || before.direction != after.direction {
      place(in: after)
    } else if let turn {
      let began = after.timer.timebase.ownTime(ofClock: turn.time)
      move(
        in: after, leaving: (before.currentPage, left), isAnimated: event?.isAnimated ?? true,
        at: min(max(began, time - DotRow.transitionLatenessTolerance), time))
    } else if after.reduceMotion, !before.reduceMotion, transition.style == .spring,
      transition.isMoving(at: time)
    {
      // What moves is a picture from now on, which fades into the one where it would have come to rest.
      transition.move(
        to: after.currentPage, leaving: (after.currentPage, left), window: windowStart(in: after),
        windowLength: window(in: after).length, style: .crossFade, at: time)
    } else if case .setProgress = event {
      catchUp.place(after.timer.progress(atTime: time), shown: left, at: time)
    }
    updateBackground(at: time)
  }

  /// Renumbers the pages that something is known of.
  private mutating func renumber(_ edit: PageEdit) {
    configuration.images.apply(edit)
    seen.apply(edit)
  }

  /// Puts the row at rest on the current page.
  mutating func place(in context: RowContext) {
    transition = IndicatorTransition(restingOn: context.currentPage, window: windowStart(in: context))
  }

  /// What the current mark's fill shows, as a share that it leaves behind.
  private func shownProgress(in context: RowContext, at time: Double) -> Double {
    configuration.fill == .place
      ? context.seenShare : catchUp.shown(context.timer.progress(atTime: time), at: time)
  }

  /// Moves the row to the current page.
  private mutating func move(
    in context: RowContext, leaving left: (page: Int, progress: Double), isAnimated: Bool, at time: Double
  ) {
    catchUp = ProgressTransition()
    guard isAnimated, isShown(in: context) else { return place(in: context) }
    transition.move(
      to: context.currentPage, leaving: left, window: windowStart(in: context),
      windowLength: window(in: context).length, style: context.reduceMotion ? .crossFade : .spring, at: time)
  }
}
