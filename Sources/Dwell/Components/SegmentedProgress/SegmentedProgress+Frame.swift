extension SegmentedProgress {
  /// Fills a frame with the segments' looks and meaning at `now`.
  public func frame(at now: Double, into frame: inout Frame) {
    frame.reset(size: size)
    if let boundary = timer.nextBoundary(after: now) { frame.hold(until: boundary) }
    guard pageCount > 0 else { return }
    frame.append(semantics)
    guard isShown else { return }
    let time = timer.timebase.time(at: now)
    let layout = SegmentedProgressLayout(self, time: time)
    if let fade = fade(at: time) {
      let remainder = fade.remainder(at: time)
      frame.append(.opacity(remainder))
      append(fade.layout, isSliding: fade.layout.slide != 0, isLeaving: true, to: &frame)
      frame.append(.pop)
      frame.append(.opacity(1 - remainder))
      append(layout, isSliding: flow.isSliding(at: time), isLeaving: false, to: &frame)
      frame.append(.pop)
      appendMotions(until: min(fade.end, flow.nextRest(after: time) ?? .infinity), to: &frame)
    } else {
      append(layout, isSliding: flow.isSliding(at: time), isLeaving: false, to: &frame)
      appendMotions(layout, at: time, to: &frame)
    }
  }

  /// The picture that fades out at a time of the component's own; nil if none does.
  private func fade(at time: Double) -> SegmentFade? {
    guard let fade, time < fade.end else { return nil }
    return fade
  }

  /// Draws what a layout says.
  private func append(
    _ layout: SegmentedProgressLayout, isSliding: Bool, isLeaving: Bool, to frame: inout Frame
  ) {
    // Segments that leave the window travel beyond its edges.
    if isSliding { frame.append(.clip(Rect(size), radius: 0)) }
    for page in layout.pages { append(segment: page, layout, isLeaving: isLeaving, to: &frame) }
    for page in layout.pages { append(fill: page, layout, isLeaving: isLeaving, to: &frame) }
    if isSliding { frame.append(.pop) }
  }

  /// Says that all that was drawn is to be sampled until a time of the component's own.
  private func appendMotions(until end: Double, to frame: inout Frame) {
    let end = timer.timebase.clock(at: end)
    frame.hold(until: end)
    for command in frame.display.commands {
      guard let item = command.key, item.part == .indicator || item.part == .progress else { continue }
      frame.append(ItemMotion(item, .sampled(until: end)))
    }
  }

  /// When the picture will be different: all the time while the fill flows or the window slides; while a segment fills,
  /// as often as its fill has gone on by `step`.
  public func nextChange(after now: Double, step: Double) -> NextChange {
    let time = timer.timebase.time(at: now)
    if isShown, flow.nextRest(after: time) != nil || fade(at: time) != nil { return .everyFrame }
    guard isShown, let growth = timer.growth(atTime: time) else { return timer.nextChange(after: now) }
    let way = SegmentedProgressLayout(self, time: time).course(currentPage).length
    let next = min(time + step / (growth.rate * way), growth.end)
    // Also false for no number, and for a step that the clock cannot tell.
    return next > time ? .at(timer.timebase.clock(at: next)) : .everyFrame
  }

  /// What the segments mean: a page of a sequence, which can be turned.
  private var semantics: SemanticElement {
    var actions: SemanticActions = [.setValue]
    if timer.neighbor(1) != nil { actions.insert(.next) }
    if timer.neighbor(-1) != nil { actions.insert(.previous) }
    actions.insert(timer.pausedBy.contains(.app) ? .resume : .pause)
    return SemanticElement(
      role: .segmentedProgress, value: .page(currentPage, of: pageCount), actions: actions, rect: hitTarget)
  }

  /// Draws a segment of the lower layer (R123).
  private func append(
    segment page: Int, _ layout: SegmentedProgressLayout, isLeaving: Bool, to frame: inout Frame
  ) {
    let rect = layout.segment(page)
    frame.append(
      .fill(
        ItemKey(.indicator, page, isLeaving: isLeaving), rect, radius: rect.capsuleRadius,
        .solid(configuration.inactiveTint, opacity: configuration.metrics.inactiveOpacity)))
  }

  /// Draws what is completed of a segment: all of it, or a shape that slides through it, so that a front can move the
  /// shape without drawing it anew.
  private func append(
    fill page: Int, _ layout: SegmentedProgressLayout, isLeaving: Bool, to frame: inout Frame
  ) {
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

  /// Says how what was drawn moves on.
  private func appendMotions(_ layout: SegmentedProgressLayout, at time: Double, to frame: inout Frame) {
    if let rest = flow.nextRest(after: time) {
      let end = timer.timebase.clock(at: rest)
      frame.hold(until: end)
      let isSliding = flow.isSliding(at: time)
      for page in layout.pages {
        if isSliding { frame.append(ItemMotion(ItemKey(.indicator, page), .sampled(until: end))) }
        if layout.moving.contains(page) || isSliding && page < currentPage {
          frame.append(ItemMotion(ItemKey(.progress, page), .sampled(until: end)))
        }
      }
    } else if let growth = timer.growth(atTime: time) {
      let end = timer.timebase.clock(at: growth.end)
      frame.hold(until: end)
      frame.append(
        ItemMotion(
          ItemKey(.progress, currentPage), .linear(to: layout.shape(currentPage, filled: 1), at: end)))
    }
  }
}
