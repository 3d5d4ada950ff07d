extension PageControl {
  /// Fills a frame with the control's looks and meaning at `now`.
  public func frame(at now: Double, into frame: inout Frame) {
    frame.reset(size: size)
    let time = timer.timebase.time(at: now)
    if let boundary = timer.nextBoundary(after: now) { frame.hold(until: boundary) }
    guard isShown else { return }
    frame.append(semantics)
    guard size.width > 0, size.height > 0 else { return }
    append(
      layout(atTime: time), isFading: transition.style == .crossFade && isMoving(at: time), at: time,
      to: &frame)
    appendMotions(at: time, to: &frame)
  }

  /// When the picture will be different: all the time while marks move; while the pill fills, as often as its fill
  /// has gone on by `step`.
  public func nextChange(after now: Double, step: Double) -> NextChange {
    let time = timer.timebase.time(at: now)
    let boundary: NextChange = timer.nextBoundary(after: now).map { .at($0) } ?? .still
    guard isShown, size.width > 0, size.height > 0 else { return boundary }
    if isMoving(at: time) || catchUp.isActive(at: time) || time < backgroundFade.end { return .everyFrame }
    guard configuration.showsProgress, let growth = timer.growth(atTime: time) else { return boundary }
    let interval = step / (growth.rate * fillLength)
    let next = min(time + interval, growth.end)
    // Also false for no number, and for a step that the clock cannot tell.
    guard next > time else { return .everyFrame }
    return boundary.earlier(.at(timer.timebase.clock(at: next)))
  }

  /// What the control means: a value that can be adjusted, one page at a time.
  var semantics: SemanticElement {
    var actions = SemanticActions()
    if configuration.profile.isInteractive {
      actions.insert(.setValue)
      if neighbor(1) != nil { actions.insert(.next) }
      if neighbor(-1) != nil { actions.insert(.previous) }
      if configuration.showsProgress { actions.insert(timer.pausedBy.contains(.app) ? .resume : .pause) }
    }
    return SemanticElement(
      role: .pageControl, value: .page(currentPage, of: pageCount), actions: actions, rect: hitTarget)
  }

  /// Draws what a layout says.
  /// - Parameter isFading: whether the shares are pictures of which one fades in and the others out, instead of one picture.
  func append(_ layout: PageControlLayout, isFading: Bool, at time: Double, to frame: inout Frame) {
    guard !showsLabel else { return appendLabel(layout, at: time, to: &frame) }
    appendBackground(
      layout, content: direction.size(main: layout.row.length, cross: layout.metrics.dotSize), progress: nil,
      at: time,
      to: &frame)
    // Marks that leave the window, and images wider than dots, may reach beyond the control's edges.
    let clips = !layout.window.isWhole
    if clips { frame.append(.clip(Rect(size), radius: 0)) }
    if isFading {
      var first = 0
      while first < layout.shareCount {
        let picture = layout.picture(from: first)
        // A fade that took over from a spring may have begun beyond its ends.
        frame.append(.opacity(min(max(layout.opacity(of: picture), 0), 1)))
        for page in layout.pages(in: picture) {
          append(layout.mark(page, in: picture), layout, leaving: layout.leaving(picture), to: &frame)
        }
        frame.append(.pop)
        first = picture.upperBound
      }
    } else {
      for page in layout.pages { append(layout.mark(page), layout, leaving: 0, to: &frame) }
    }
    if clips { frame.append(.pop) }
  }

  /// Whether marks are moving at a time of the component's own. A number changes at once.
  private func isMoving(at time: Double) -> Bool { transition.isMoving(at: time) && !showsLabel }

  /// How far a fill goes from empty to full, in points.
  private var fillLength: Double {
    let metrics = fittedMetrics
    if showsLabel {
      return min(metrics.labelSize(forCount: pageCount).width + 2 * metrics.backgroundPadding, size.width)
    }
    return images.image(ofPage: currentPage, isCurrent: true) == nil ? metrics.pillLength : metrics.imageSize
  }

  /// Draws the text `n/m` in place of marks (R105, R109).
  private func appendLabel(_ layout: PageControlLayout, at time: Double, to frame: inout Frame) {
    let metrics = layout.metrics
    let text = metrics.labelSize(forCount: pageCount)
    appendBackground(
      layout, content: text, progress: configuration.fill == .none ? nil : layout.progress, at: time,
      to: &frame)
    let width = min(text.width, size.width)
    let height = min(text.height, size.height)
    frame.append(
      .label(
        ItemKey(.label), current: currentPage + 1, count: pageCount,
        Rect(x: (size.width - width) / 2, y: (size.height - height) / 2, width: width, height: height),
        fontSize: metrics.labelFontSize * (text.width > 0 ? width / text.width : 1),
        configuration.currentTint ?? configuration.tint, opacity: metrics.labelOpacity))
  }

  /// Draws a mark, and in it its fill.
  private func append(
    _ mark: PageControlLayout.Mark, _ layout: PageControlLayout, leaving: UInt8, to frame: inout Frame
  ) {
    let isSeen = mark.main.length > 0 && mark.cross.length > 0
    // While the row moves, marks without size are about to come or have just gone.
    guard isSeen || layout.isMoving else { return }
    let rect = layout.rect(main: mark.main, cross: mark.cross)
    let key = ItemKey(.indicator, mark.page, leaving: leaving)
    let fillKey = ItemKey(.progress, mark.page, leaving: leaving)
    let fillTint = configuration.currentTint ?? configuration.tint
    if let image = mark.image {
      frame.append(.image(key, image, rect, configuration.tint, opacity: mark.opacity))
    } else {
      frame.append(
        .fill(key, rect, radius: rect.capsuleRadius, .solid(configuration.tint, opacity: mark.opacity)))
    }
    guard let progress = mark.progress else { return }
    if let image = mark.image {
      // An image does not slide; more and more of it shows.
      let shown = Extent(start: mark.main.start, length: mark.main.length * progress)
      frame.append(.clip(layout.rect(main: shown, cross: mark.cross), radius: 0))
      frame.append(.image(fillKey, image, rect, fillTint, opacity: mark.fillOpacity))
    } else {
      let fill = layout.rect(main: layout.fill(of: mark.main, progress: progress), cross: mark.cross)
      frame.append(.clip(rect, radius: rect.capsuleRadius))
      frame.append(
        .fill(fillKey, fill, radius: fill.capsuleRadius, .solid(fillTint, opacity: mark.fillOpacity)))
    }
    frame.append(.pop)
  }
}
