extension SegmentRow {
  /// Adds the row's drawing, semantics and course.
  func append(to frame: inout Frame, in context: RowContext) {
    guard context.pageCount > 0 else { return }
    frame.append(context.semantics(.segmentedProgress, marks: focusRect(in: context)))
    guard isShown(in: context) else { return }
    let time = context.time
    for number in 0..<transition.layerCount(at: time) {
      let layer = transition.layer(number, at: time)
      if let opacity = layer.opacity { frame.append(.opacity(opacity)) }
      append(
        SegmentRowLayout(self, in: context, still: layer.still), isLeaving: layer.leaving > 0, to: &frame)
      if layer.opacity != nil { frame.append(.pop) }
    }
    func sample(until end: Double) { frame.append(.sampled(until: context.clock(at: end))) }
    if transition.isMoving(at: time) { sample(until: transition.end) }
    if metricsTransition.isActive(at: time) { sample(until: metricsTransition.end) }
    if progressTransition.isActive(at: time) {
      sample(until: progressTransition.end)
    } else if !isSliding(at: time), let growth = context.growth {
      frame.append(.linear(until: context.clock(at: growth.end)))
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

  /// Draws the segments of a layout.
  private func append(_ layout: SegmentRowLayout, isLeaving: Bool, to frame: inout Frame) {
    // Segments that leave the window travel beyond its edges.
    if layout.isSliding { frame.append(.clip(Rect(layout.size), radius: 0)) }
    for page in layout.pages { append(segment: page, layout, isLeaving: isLeaving, to: &frame) }
    for page in layout.pages { append(fill: page, layout, isLeaving: isLeaving, to: &frame) }
    if layout.isSliding { frame.append(.pop) }
  }

  /// When the drawing will be different: every frame while the fill flows or the window slides; while a
  /// segment fills, each time that its fill has advanced by `step`.
  func nextChange(in context: RowContext, step: Double) -> NextChange {
    guard isShown(in: context) else { return .still }
    let time = context.time
    if progressTransition.isActive(at: time) || transition.isMoving(at: time)
      || metricsTransition.isActive(at: time)
    {
      return .everyFrame
    }
    guard context.growth != nil else { return .still }
    let length = SegmentRowLayout(self, in: context).course(context.currentPage).length
    return context.nextChange(step: step, length: length)
  }

  /// Draws a segment of the lower layer.
  private func append(
    segment page: Int, _ layout: SegmentRowLayout, isLeaving: Bool, to frame: inout Frame
  ) {
    let rect = layout.segment(page)
    frame.append(
      .fill(
        ItemKey(.indicator, page, isLeaving: isLeaving), rect, radius: rect.capsuleRadius,
        .tint(configuration.tint, opacity: layout.inactiveOpacity)))
  }

  /// Draws the completed part of a segment: all of it, or a shape that slides through it, so that a front can
  /// move the shape without drawing it anew.
  private func append(fill page: Int, _ layout: SegmentRowLayout, isLeaving: Bool, to frame: inout Frame) {
    let isMoving = layout.moving.contains(page)
    guard isMoving || page < layout.current else { return }
    let key = ItemKey(.progress, page, isLeaving: isLeaving)
    let segment = layout.segment(page)
    let paint = Paint.tint(configuration.currentTint ?? configuration.tint, opacity: layout.completedOpacity)
    guard isMoving else {
      return frame.append(.fill(key, segment, radius: segment.capsuleRadius, paint))
    }
    let shape = layout.shape(page, filled: layout.fill(page))
    let radius = configuration.style == .perPage ? shape.capsuleRadius : 0
    frame.append(.clip(segment, radius: segment.capsuleRadius))
    frame.append(.fill(key, shape, radius: radius, paint))
    frame.append(.pop)
  }
}
