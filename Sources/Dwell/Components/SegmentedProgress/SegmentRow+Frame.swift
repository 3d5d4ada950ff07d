extension SegmentRow {
  /// Adds the row's drawing, semantics and course.
  func append(to frame: inout Frame, in context: RowContext) {
    guard context.pageCount > 0 else { return }
    frame.append(context.semantics(.segmentedProgress, focusRect: focusRect(in: context)))
    guard isShown(in: context) else { return }
    if let role = configuration.indicatorRole.element { appendElements(role, in: context, to: &frame) }
    let time = context.time
    if transition.isFading(at: time) {
      transition.appendLayers(to: &frame, at: time) { still, leaving, frame in
        SegmentRowLayout(self, in: context, still: still, leaving: leaving).append(to: &frame)
      }
    } else {
      SegmentRowLayout(self, in: context).append(to: &frame)
    }
    func sample(until end: Double) { frame.append(.sampled(until: context.clock(at: end))) }
    if transition.isMoving(at: time) { sample(until: transition.end) }
    if metricsTransition.isActive(at: time) { sample(until: metricsTransition.end) }
    if progressTransition.isMoving(at: time) {
      sample(until: progressTransition.end)
    } else if !isSliding(at: time), let growth = context.growth {
      frame.append(.linear(until: context.clock(at: growth.end)))
    }
  }

  /// Adds an element for each segment in view, where it rests.
  private func appendElements(_ role: SemanticRole, in context: RowContext, to frame: inout Frame) {
    let layout = SegmentRowLayout(self, in: context, still: context.rest)
    for page in layout.pages {
      frame.append(
        context.semantics(role, page: page, target: layout.target(page), focusRect: layout.segment(page)))
    }
  }

  /// The gap between segments and a focus ring around them, in points: that around dots.
  private static let focusPadding = 10.0

  /// What a focus ring goes around: the row, as thick as its segments with a gap.
  private func focusRect(in context: RowContext) -> Rect {
    let thickness = configuration.metrics.thickness + 2 * SegmentRow.focusPadding
    return context.direction.rect(
      main: Extent(start: 0, length: context.mainLength),
      cross: Extent(length: min(thickness, context.crossLength), centeredIn: context.crossLength),
      in: context.size)
  }

  /// When the drawing will be different: every frame while the fill flows or the window slides; while a
  /// segment fills, each time that its fill has advanced by `step`.
  func nextChange(in context: RowContext, step: Double) -> NextChange {
    guard isShown(in: context) else { return .still }
    let time = context.time
    if progressTransition.isMoving(at: time) || transition.isMoving(at: time)
      || metricsTransition.isActive(at: time)
    {
      return .everyFrame
    }
    guard context.growth != nil else { return .still }
    let length = SegmentRowLayout(self, in: context).course(context.currentPage).length
    return context.nextChange(step: step, length: length)
  }
}

extension SegmentRowLayout {
  /// Draws every segment, and above them the completed parts.
  func append(to frame: inout Frame) {
    // Segments that leave the window travel beyond its edges.
    if isSliding { frame.append(.clip(Rect(size), radius: 0)) }
    for page in pages {
      let rect = segment(page)
      frame.append(
        .fill(
          ItemKey(.indicator, page, leaving: leaving), rect, radius: rect.capsuleRadius,
          .tint(tint, opacity: inactiveOpacity)))
    }
    for page in pages { append(fill: page, to: &frame) }
    if isSliding { frame.append(.pop) }
  }

  /// Draws the completed part of a segment: all of it, or a shape that slides through it, so that a front can
  /// move the shape without drawing it anew.
  private func append(fill page: Int, to frame: inout Frame) {
    guard page <= moving.upperBound else { return }
    let key = ItemKey(.progress, page, leaving: leaving)
    let segment = segment(page)
    let paint = Paint.tint(currentTint, opacity: completedOpacity)
    guard page >= moving.lowerBound else {
      return frame.append(.fill(key, segment, radius: segment.capsuleRadius, paint))
    }
    let shape = shape(page, filled: fill(page))
    frame.append(.clip(segment, radius: segment.capsuleRadius))
    frame.append(.fill(key, shape, radius: style == .perPage ? shape.capsuleRadius : 0, paint))
    frame.append(.pop)
  }
}
