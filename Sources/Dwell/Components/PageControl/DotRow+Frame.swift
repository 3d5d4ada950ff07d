extension DotRow {
  /// Adds the row's picture, meaning and course.
  func append(to frame: inout Frame, in context: RowContext, at time: Double) {
    guard isShown(in: context) else { return }
    frame.append(semantics(in: context))
    guard context.isVisible else { return }
    let layout = DotRowLayout(self, in: context, at: time)
    if showsLabel(in: context) {
      appendLabel(layout, count: context.pageCount, at: time, to: &frame)
    } else {
      appendMarks(layout, isFading: transition.style == .crossFade && layout.isMoving, at: time, to: &frame)
    }
    appendCourse(in: context, at: time, to: &frame)
  }

  /// When the picture will be different: all the time while marks move; while the pill fills, each time that
  /// its fill has advanced by `step`.
  func nextChange(in context: RowContext, at time: Double, step: Double) -> RowChange {
    guard isShown(in: context), context.isVisible else { return .withPage }
    if isMoving(in: context, at: time) || catchUp.isActive(at: time) || time < backgroundFade.end {
      return .everyFrame
    }
    guard showsTime, let growth = context.timer.growth(atTime: time) else { return .withPage }
    let interval = step / (growth.rate * fillLength(in: context))
    let next = min(time + interval, growth.end)
    // Also false for NaN, and for a step that the clock cannot tell.
    return next > time ? .at(next) : .everyFrame
  }

  /// Whether marks are moving at a time. A number changes at once.
  func isMoving(in context: RowContext, at time: Double) -> Bool {
    transition.isMoving(at: time) && !showsLabel(in: context)
  }

  /// What the row means: a value that can be adjusted, one page at a time.
  private func semantics(in context: RowContext) -> SemanticElement {
    var actions = SemanticActions()
    if configuration.inputProfile.isInteractive {
      actions.insert(.setValue)
      if context.timer.neighbor(1) != nil { actions.insert(.next) }
      if context.timer.neighbor(-1) != nil { actions.insert(.previous) }
      if showsTime { actions.insert(context.timer.pausedBy.contains(.app) ? .resume : .pause) }
    }
    return SemanticElement(
      role: .pageControl, value: .page(context.currentPage, of: context.pageCount), actions: actions,
      rect: context.hitTarget)
  }

  /// Adds how the picture goes on: on curves while marks move, else in a straight line while the page's time
  /// fills its mark. The clip of an image's fill moves instead of the image, so that it is sampled.
  private func appendCourse(in context: RowContext, at time: Double, to frame: inout Frame) {
    let timebase = context.timer.timebase
    func sample(until end: Double) { frame.append(.sampled(until: timebase.clock(at: end))) }
    if time < backgroundFade.end { sample(until: backgroundFade.end) }
    if isMoving(in: context, at: time) { return sample(until: transition.end) }
    if catchUp.isActive(at: time) { return sample(until: catchUp.end) }
    guard showsTime, let growth = context.timer.growth(atTime: time) else { return }
    let isImage = currentImage(in: context) != nil && !showsLabel(in: context)
    if isImage {
      sample(until: growth.end)
    } else {
      frame.append(.linear(until: timebase.clock(at: growth.end)))
    }
  }

  /// The image in place of the current mark; nil for a dot or a pill.
  private func currentImage(in context: RowContext) -> ImageName? {
    configuration.images.image(ofPage: context.currentPage, isCurrent: true)
  }

  /// How far a fill goes from empty to full, in points.
  private func fillLength(in context: RowContext) -> Double {
    let metrics = fittedMetrics(in: context)
    if showsLabel(in: context) {
      return min(
        metrics.labelSize(forCount: context.pageCount).width + 2 * metrics.backgroundPadding,
        context.size.width)
    }
    return currentImage(in: context) == nil ? metrics.pillLength : metrics.imageSize
  }

  /// Draws the marks, on the background.
  /// - Parameter isFading: Whether the shares are pictures of which one fades in and the others out, instead
  ///   of one picture.
  private func appendMarks(_ layout: DotRowLayout, isFading: Bool, at time: Double, to frame: inout Frame) {
    let content = layout.direction.size(main: layout.row.length, cross: layout.metrics.dotSize)
    appendBackground(layout, content: content, progress: nil, at: time, to: &frame)
    // Marks that leave the window, and images wider than dots, may reach beyond the row's edges.
    let clips = !layout.window.isWhole
    if clips { frame.append(.clip(Rect(layout.size), radius: 0)) }
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

  /// Draws the text `n/m` in place of marks.
  private func appendLabel(_ layout: DotRowLayout, count: Int, at time: Double, to frame: inout Frame) {
    let metrics = layout.metrics
    let text = metrics.labelSize(forCount: count)
    appendBackground(
      layout, content: text, progress: configuration.fill == .none ? nil : layout.progress, at: time,
      to: &frame)
    let size = layout.size
    let width = min(text.width, size.width)
    let height = min(text.height, size.height)
    frame.append(
      .label(
        ItemKey(.label), current: layout.currentPage + 1, count: count,
        Rect(x: (size.width - width) / 2, y: (size.height - height) / 2, width: width, height: height),
        fontSize: metrics.labelFontSize * (text.width > 0 ? width / text.width : 1),
        configuration.currentTint ?? configuration.tint, opacity: metrics.labelOpacity))
  }

  /// Draws a mark, and in it its fill.
  private func append(
    _ mark: DotRowLayout.Mark, _ layout: DotRowLayout, leaving: UInt8, to frame: inout Frame
  ) {
    let isVisible = mark.main.length > 0 && mark.cross.length > 0
    // While the row moves, marks without size are about to come or have just gone.
    guard isVisible || layout.isMoving else { return }
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
