extension PageControl {
  /// Fills a frame with the row's looks and meaning at `now`.
  public func frame(at now: Double, into frame: inout Frame) {
    frame.reset(size: size)
    let time = timer.timebase.time(at: now)
    if let boundary = timer.nextBoundary(after: now) { frame.hold(until: boundary) }
    guard isShown else { return }
    frame.semantics.append(semantics)
    guard size.width > 0, size.height > 0 else { return }

    let layout = layout(atTime: time)
    let isMoving = transition.isMoving(at: time)
    // Marks that leave the window travel beyond its edges.
    if isMoving, !layout.window.isWhole { frame.display.append(.clip(Rect(size), radius: 0)) }
    if isMoving, transition.style == .crossFade {
      for index in 0..<layout.shareCount {
        frame.display.append(.opacity(layout.share(index).weight))
        for page in layout.pages {
          append(
            layout.mark(page, forShare: index), layout, isLeaving: index < layout.shareCount - 1, to: &frame)
        }
        frame.display.append(.pop)
      }
    } else {
      for page in layout.pages { append(layout.mark(page), layout, isLeaving: false, to: &frame) }
    }
    if isMoving, !layout.window.isWhole { frame.display.append(.pop) }
    appendMotions(layout, at: time, to: &frame)
  }

  /// When the picture will be different: all the time while marks move; while the pill fills, as often as its fill
  /// has gone on by `step`.
  public func nextChange(after now: Double, step: Double) -> NextChange {
    let time = timer.timebase.time(at: now)
    let boundary: NextChange = timer.nextBoundary(after: now).map { .at($0) } ?? .still
    guard isShown, size.width > 0, size.height > 0 else { return boundary }
    if transition.isMoving(at: time) || catchUp.isActive(at: time) { return .everyFrame }
    guard configuration.showsProgress, let growth = timer.growth(atTime: time) else { return boundary }
    let interval = step / (growth.rate * fittedMetrics.pillLength)
    guard interval > 0 else { return .everyFrame }
    return boundary.earlier(.at(timer.timebase.clock(at: min(time + interval, growth.end))))
  }

  /// What the control means: a value that can be adjusted, one page at a time.
  var semantics: SemanticElement {
    var actions: SemanticActions = [.setValue]
    if neighbor(1) != nil { actions.insert(.next) }
    if neighbor(-1) != nil { actions.insert(.previous) }
    if configuration.showsProgress { actions.insert(timer.pausedBy.contains(.app) ? .resume : .pause) }
    return SemanticElement(
      role: .pageControl, value: .page(currentPage, of: pageCount), actions: actions, rect: Rect(size))
  }

  /// Draws a mark, and in it its fill.
  private func append(
    _ mark: PageControlLayout.Mark, _ layout: PageControlLayout, isLeaving: Bool, to frame: inout Frame
  ) {
    guard mark.main.length > 0, mark.cross.length > 0 else { return }
    let rect = layout.rect(main: mark.main, cross: mark.cross)
    frame.display.append(
      .fill(
        ItemKey(.indicator, mark.page, isLeaving: isLeaving), rect, radius: rect.capsuleRadius,
        .solid(configuration.tint, opacity: mark.opacity)))
    guard let progress = mark.progress, mark.fillOpacity > 0 else { return }
    let fill = layout.rect(main: layout.fill(of: mark, progress: progress), cross: mark.cross)
    frame.display.append(.clip(rect, radius: rect.capsuleRadius))
    frame.display.append(
      .fill(
        ItemKey(.progress, mark.page, isLeaving: isLeaving), fill, radius: fill.capsuleRadius,
        .solid(configuration.tint, opacity: mark.fillOpacity)))
    frame.display.append(.pop)
  }

  /// Says how what was drawn moves on.
  private func appendMotions(_ layout: PageControlLayout, at time: Double, to frame: inout Frame) {
    let fill = ItemKey(.progress, currentPage)
    let growth = configuration.showsProgress ? timer.growth(atTime: time) : nil
    if transition.isMoving(at: time) {
      let end = timer.timebase.clock(at: transition.end)
      frame.hold(until: end)
      for command in frame.display.commands {
        if case .fill(let item, _, _, _) = command { frame.append(ItemMotion(item, .sampled(until: end))) }
      }
    } else if catchUp.isActive(at: time) {
      let end = timer.timebase.clock(at: catchUp.end)
      frame.hold(until: end)
      frame.append(ItemMotion(fill, .sampled(until: end)))
    } else if let growth {
      let mark = layout.mark(currentPage)
      let end = timer.timebase.clock(at: growth.end)
      frame.hold(until: end)
      frame.append(ItemMotion(fill, .linear(to: layout.rect(main: mark.main, cross: mark.cross), at: end)))
    }
  }
}
