extension DotRow {
  /// Adds the row's drawing, semantics and course.
  func append(to frame: inout Frame, in context: RowContext) {
    guard isShown(in: context) else { return }
    let layout = DotRowLayout(self, in: context)
    let label = label(layout.metrics, in: context)
    var shown = context.direction.size(main: layout.row.length, cross: layout.metrics.dotSize)
    if let label { shown = label.size }
    let bar = bar(behind: shown, layout, in: context)
    frame.append(
      context.semantics(
        .pageControl, isInteractive: configuration.inputProfile.isInteractive,
        marks: layout.rect(main: bar.main, cross: bar.cross)))
    guard context.isVisible else { return }
    let showsFill = label != nil && configuration.fill != .none
    append(bar, layout, in: context, progress: showsFill ? layout.progress : nil, to: &frame)
    if let label {
      append(label, layout, in: context, to: &frame)
    } else {
      appendMarks(layout, in: context, to: &frame)
    }
    appendCourse(in: context, to: &frame)
  }

  /// When the drawing will be different: every frame while marks move; while the pill fills, each time that
  /// its fill has advanced by `step`.
  func nextChange(in context: RowContext, step: Double) -> NextChange {
    guard isShown(in: context), context.isVisible else { return .still }
    let time = context.time
    if isMoving(in: context) || progressTransition.isActive(at: time) || time < backgroundFade.end
      || metricsTransition.isActive(at: time)
    {
      return .everyFrame
    }
    return context.nextChange(step: step, length: context.growth == nil ? 0 : fillLength(in: context))
  }

  /// Whether marks are moving. A number changes at once.
  func isMoving(in context: RowContext) -> Bool {
    transition.isMoving(at: context.time) && !showsLabel(forCount: context.pageCount)
  }

  /// Adds the course: sampled while marks move, otherwise linear while the page's time fills its mark. The
  /// clip of an image's fill moves instead of the image, which is therefore sampled.
  private func appendCourse(in context: RowContext, to frame: inout Frame) {
    let time = context.time
    func sample(until end: Double) { frame.append(.sampled(until: context.clock(at: end))) }
    if time < backgroundFade.end { sample(until: backgroundFade.end) }
    if metricsTransition.isActive(at: time) { sample(until: metricsTransition.end) }
    if isMoving(in: context) { return sample(until: transition.end) }
    if progressTransition.isActive(at: time) { return sample(until: progressTransition.end) }
    guard let growth = context.growth else { return }
    if currentImage(in: context) != nil, !showsLabel(forCount: context.pageCount) {
      sample(until: growth.end)
    } else {
      frame.append(.linear(until: context.clock(at: growth.end)))
    }
  }

  /// The image in place of the current mark; nil for a dot or a pill.
  private func currentImage(in context: RowContext) -> ImageName? {
    configuration.images.image(ofPage: context.currentPage, isCurrent: true)
  }

  /// How far a fill goes from empty to full, in points.
  private func fillLength(in context: RowContext) -> Double {
    let metrics = fittedMetrics(in: context)
    if showsLabel(forCount: context.pageCount) {
      return min(
        labelSize(forCount: context.pageCount, metrics).width + 2 * metrics.backgroundPadding,
        context.size.width)
    }
    return currentImage(in: context) == nil ? metrics.pillLength : metrics.imageSize
  }

  /// Draws the marks.
  private func appendMarks(_ layout: DotRowLayout, in context: RowContext, to frame: inout Frame) {
    // Marks that leave the window, images wider than dots and larger metrics may reach beyond the edges.
    let clips = !layout.window.isWhole || metricsTransition.isActive(at: context.time)
    if clips { frame.append(.clip(Rect(context.size), radius: 0)) }
    for number in 0..<transition.layerCount(at: context.time) {
      let layer = transition.layer(number, at: context.time)
      if let opacity = layer.opacity { frame.append(.opacity(opacity)) }
      if let still = layer.still {
        append(DotRowLayout(self, in: context, still: still), leaving: layer.leaving, to: &frame)
      } else {
        append(layout, leaving: 0, to: &frame)
      }
      if layer.opacity != nil { frame.append(.pop) }
    }
    if clips { frame.append(.pop) }
  }

  /// Draws the marks of a layout.
  private func append(_ layout: DotRowLayout, leaving: UInt8, to frame: inout Frame) {
    guard layout.transition == .morph else {
      return appendMovingMarks(layout, leaving: leaving, to: &frame)
    }
    for page in layout.pages { append(markOf: page, layout, leaving: leaving, to: &frame) }
  }

  /// Draws the text `n/m` in place of marks.
  private func append(
    _ label: (size: Size, fontSize: Double), _ layout: DotRowLayout, in context: RowContext,
    to frame: inout Frame
  ) {
    let rect = Rect(
      x: (context.size.width - label.size.width) / 2, y: (context.size.height - label.size.height) / 2,
      width: label.size.width, height: label.size.height)
    frame.append(
      .label(
        ItemKey(.label), current: context.currentPage + 1, count: context.pageCount, rect,
        fontSize: label.fontSize, tint: configuration.currentTint ?? configuration.tint,
        opacity: layout.metrics.labelOpacity))
  }

  /// Draws a page's mark, and in it its fill.
  private func append(markOf page: Int, _ layout: DotRowLayout, leaving: UInt8, to frame: inout Frame) {
    let mark = layout.mark(page)
    guard append(mark, ItemKey(.indicator, page, leaving: leaving), layout, to: &frame) else { return }
    if layout.mayBeSeen(page) { append(seen: mark, page, layout, leaving: leaving, to: &frame) }
    guard let progress = mark.progress else { return }
    append(
      fill: progress, opacity: mark.fillOpacity, ItemKey(.progress, page, leaving: leaving), of: mark, layout,
      to: &frame)
  }

  /// Draws every page's dot, and above them the marks that move, each with its fills.
  private func appendMovingMarks(_ layout: DotRowLayout, leaving: UInt8, to frame: inout Frame) {
    for page in layout.pages {
      guard let dot = layout.dot(page) else { continue }
      guard append(dot, ItemKey(.indicator, page, leaving: leaving), layout, to: &frame) else { continue }
      if layout.mayBeSeen(page) { append(seen: dot, page, layout, leaving: leaving, to: &frame) }
    }
    for number in 0..<layout.movingMarkCount {
      guard let moving = layout.movingMark(number) else { continue }
      if layout.marksFade { frame.append(.opacity(moving.opacity)) }
      _ = append(moving.mark, ItemKey(.mark, moving.number, leaving: leaving), layout, to: &frame)
      if layout.fill == .time {
        for index in layout.indices {
          let fill = layout.timeFill(ofWeight: index, of: number, moving)
          append(fill, of: moving, layout, leaving: leaving, to: &frame)
        }
      } else {
        append(layout.meanFill(of: number, moving), of: moving, layout, leaving: leaving, to: &frame)
      }
      if layout.marksFade { frame.append(.pop) }
    }
  }

  /// Draws a fill of a mark that moves, if there is one.
  private func append(
    _ fill: DotRowLayout.MovingFill?, of moving: DotRowLayout.MovingMark, _ layout: DotRowLayout,
    leaving: UInt8, to frame: inout Frame
  ) {
    guard let fill else { return }
    append(
      fill: fill.progress, opacity: fill.opacity, ItemKey(.progress, fill.page, leaving: leaving),
      of: moving.mark, layout, to: &frame)
  }

  /// Draws a mark without its fill, if there is any of it to see.
  private func append(
    _ mark: DotRowLayout.Mark, _ key: ItemKey, _ layout: DotRowLayout, to frame: inout Frame
  ) -> Bool {
    let isVisible = mark.main.length > 0 && mark.cross.length > 0
    // While the row moves, marks without size are about to come or have just gone.
    guard isVisible || layout.isMoving else { return false }
    let (opacity, cover) = (mark.opacity, coverShare(mark))
    // Under the colour of seen marks just as much that both together have the mark's opacity.
    let rest = 1 - cover * opacity
    let under = rest > 0 ? (1 - cover) * opacity / rest : opacity
    append(mark, key, configuration.tint, opacity: under, layout, to: &frame)
    return true
  }

  /// How much of the way from `tint` to `currentTint` a seen mark's colour is: as far as 0.7 is from 0.35 to
  /// 1, the opacities of marks of one colour.
  private static let seenMix =
    (PageControlMetrics.standardSeenOpacity - PageControlMetrics.standardUpcomingOpacity)
    / (1 - PageControlMetrics.standardUpcomingOpacity)

  /// The share of a mark's colour that isn't `tint`, 0...1.
  private func coverShare(_ mark: DotRowLayout.Mark) -> Double {
    mark.seenShare * (configuration.seenTint == nil ? DotRow.seenMix : 1)
  }

  /// Draws the colour of seen marks over a mark.
  private func append(
    seen mark: DotRowLayout.Mark, _ page: Int, _ layout: DotRowLayout, leaving: UInt8, to frame: inout Frame
  ) {
    append(
      mark, ItemKey(.seen, page, leaving: leaving),
      configuration.seenTint ?? configuration.currentTint ?? configuration.tint,
      opacity: coverShare(mark) * mark.opacity, layout, to: &frame)
  }

  /// Draws a mark's shape or image in a colour.
  private func append(
    _ mark: DotRowLayout.Mark, _ key: ItemKey, _ tint: ColorRole, opacity: Double, _ layout: DotRowLayout,
    to frame: inout Frame
  ) {
    let rect = layout.rect(main: mark.main, cross: mark.cross)
    if let image = mark.image {
      frame.append(.image(key, image, rect, tint: tint, opacity: opacity))
    } else {
      frame.append(.fill(key, rect, radius: layout.radius(of: rect), .tint(tint, opacity: opacity)))
    }
  }

  /// Draws a fill of a mark, inside it.
  private func append(
    fill progress: Double, opacity: Double, _ key: ItemKey, of mark: DotRowLayout.Mark,
    _ layout: DotRowLayout, to frame: inout Frame
  ) {
    let rect = layout.rect(main: mark.main, cross: mark.cross)
    let tint = configuration.currentTint ?? configuration.tint
    if let image = mark.image {
      // An image does not slide; more and more of it shows.
      let shown = Extent(start: mark.main.start, length: mark.main.length * progress)
      frame.append(.clip(layout.rect(main: shown, cross: mark.cross), radius: 0))
      frame.append(.image(key, image, rect, tint: tint, opacity: opacity))
    } else {
      let fill = layout.rect(main: layout.fill(of: mark.main, progress: progress), cross: mark.cross)
      frame.append(.clip(rect, radius: layout.radius(of: rect)))
      frame.append(.fill(key, fill, radius: layout.radius(of: fill), .tint(tint, opacity: opacity)))
    }
    frame.append(.pop)
  }
}
