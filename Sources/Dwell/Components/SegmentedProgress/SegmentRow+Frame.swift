extension SegmentRow {
  /// Adds the row's picture, meaning and course.
  func append(to frame: inout Frame, in context: RowContext, at time: Double) {
    guard context.pageCount > 0 else { return }
    frame.append(semantics(in: context))
    guard isShown(in: context) else { return }
    let layout = SegmentRowLayout(self, in: context, time: time)
    let timebase = context.timer.timebase
    if let fade = fade(at: time) {
      let remainder = fade.remainder(at: time)
      frame.append(.opacity(remainder))
      append(fade.layout, isSliding: fade.layout.windowOffset != 0, isLeaving: true, to: &frame)
      frame.append(.pop)
      frame.append(.opacity(1 - remainder))
      append(layout, isSliding: flow.isSliding(at: time), isLeaving: false, to: &frame)
      frame.append(.pop)
      frame.append(.sampled(until: timebase.clock(at: fade.end)))
    } else {
      append(layout, isSliding: flow.isSliding(at: time), isLeaving: false, to: &frame)
    }
    if let rest = flow.nextRest(after: time) {
      frame.append(.sampled(until: timebase.clock(at: rest)))
    } else if let growth = context.timer.growth(atTime: time) {
      frame.append(.linear(until: timebase.clock(at: growth.end)))
    }
  }

  /// The picture that fades out at a time; nil if none does.
  private func fade(at time: Double) -> SegmentFade? {
    guard let fade, time < fade.end else { return nil }
    return fade
  }

  /// Draws what a layout says.
  private func append(_ layout: SegmentRowLayout, isSliding: Bool, isLeaving: Bool, to frame: inout Frame) {
    // Segments that leave the window travel beyond its edges.
    if isSliding { frame.append(.clip(Rect(layout.size), radius: 0)) }
    for page in layout.pages { append(segment: page, layout, isLeaving: isLeaving, to: &frame) }
    for page in layout.pages { append(fill: page, layout, isLeaving: isLeaving, to: &frame) }
    if isSliding { frame.append(.pop) }
  }

  /// When the picture will be different: all the time while the fill flows or the window slides; while a
  /// segment fills, each time that its fill has advanced by `step`.
  func nextChange(in context: RowContext, at time: Double, step: Double) -> RowChange {
    guard isShown(in: context) else { return .withPage }
    if flow.nextRest(after: time) != nil || fade(at: time) != nil { return .everyFrame }
    guard let growth = context.timer.growth(atTime: time) else { return .withPage }
    let way = SegmentRowLayout(self, in: context, time: time).course(context.currentPage).length
    let next = min(time + step / (growth.rate * way), growth.end)
    // Also false for NaN, and for a step that the clock cannot tell.
    return next > time ? .at(next) : .everyFrame
  }

  /// What the segments mean: a page of a sequence, which can be turned.
  private func semantics(in context: RowContext) -> SemanticElement {
    let timer = context.timer
    var actions: SemanticActions = [.setValue]
    if timer.neighbor(1) != nil { actions.insert(.next) }
    if timer.neighbor(-1) != nil { actions.insert(.previous) }
    actions.insert(timer.pausedBy.contains(.app) ? .resume : .pause)
    return SemanticElement(
      role: .segmentedProgress, value: .page(context.currentPage, of: context.pageCount), actions: actions,
      rect: context.hitTarget)
  }

  /// Draws a segment of the lower layer.
  private func append(
    segment page: Int, _ layout: SegmentRowLayout, isLeaving: Bool, to frame: inout Frame
  ) {
    let rect = layout.segment(page)
    frame.append(
      .fill(
        ItemKey(.indicator, page, isLeaving: isLeaving), rect, radius: rect.capsuleRadius,
        .solid(configuration.inactiveTint, opacity: configuration.metrics.inactiveOpacity)))
  }

  /// Draws what is completed of a segment: all of it, or a shape that slides through it, so that a front can
  /// move the shape without drawing it anew.
  private func append(fill page: Int, _ layout: SegmentRowLayout, isLeaving: Bool, to frame: inout Frame) {
    let key = ItemKey(.progress, page, isLeaving: isLeaving)
    let segment = layout.segment(page)
    let paint = Paint.solid(configuration.tint, opacity: configuration.metrics.completedOpacity)
    guard layout.moving.contains(page) else {
      guard page < layout.current else { return }
      return frame.append(
        .fill(key, segment, radius: segment.capsuleRadius, paint))
    }
    let shape = layout.shape(page, filled: layout.fill(page))
    let radius = configuration.style == .perPage ? shape.capsuleRadius : 0
    frame.append(.clip(segment, radius: segment.capsuleRadius))
    frame.append(.fill(key, shape, radius: radius, paint))
    frame.append(.pop)
  }
}
