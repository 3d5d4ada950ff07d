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
        focusRect: layout.rect(main: bar.main, cross: bar.cross)))
    guard context.isVisible else { return }
    if let role = elementRole(in: context) { appendElements(role, in: context, to: &frame) }
    let showsFill = label != nil && configuration.fill != .none
    append(bar, layout, in: context, progress: showsFill ? layout.progress : nil, to: &frame)
    if let label {
      append(label, layout, in: context, to: &frame)
    } else {
      appendIndicators(layout, in: context, to: &frame)
    }
    appendCourse(in: context, to: &frame)
  }

  /// When the drawing will be different: every frame while indicators move; while the pill fills, each time
  /// that its fill has advanced by `step`.
  func nextChange(in context: RowContext, step: Double) -> NextChange {
    guard isShown(in: context), context.isVisible else { return .still }
    let time = context.time
    if isMoving(in: context) || progressTransition.isMoving(at: time) || backgroundFade.isMoving(at: time)
      || metricsTransition.isActive(at: time)
    {
      return .everyFrame
    }
    return context.nextChange(step: step, length: context.growth == nil ? 0 : fillLength(in: context))
  }

  /// Whether indicators are moving. A number changes at once.
  func isMoving(in context: RowContext) -> Bool {
    transition.isMoving(at: context.time) && !showsLabel(forCount: context.pageCount)
  }

  /// Adds an element for each indicator in view, where it rests.
  private func appendElements(_ role: SemanticRole, in context: RowContext, to frame: inout Frame) {
    let layout = DotRowLayout(self, in: context, still: context.rest)
    for page in layout.first..<(layout.first + layout.window.length) {
      let indicator = layout.indicator(page)
      frame.append(
        context.semantics(
          role, page: page, target: layout.target(of: indicator),
          focusRect: layout.rect(main: indicator.main, cross: indicator.cross)))
    }
  }

  /// Adds the course: sampled while indicators move, otherwise linear while the page's time fills its
  /// indicator. The clip of an image's fill moves instead of the image, which is therefore sampled.
  private func appendCourse(in context: RowContext, to frame: inout Frame) {
    let time = context.time
    func sample(until end: Double) { frame.append(.sampled(until: context.clock(at: end))) }
    if backgroundFade.isMoving(at: time) { sample(until: backgroundFade.end) }
    if metricsTransition.isActive(at: time) { sample(until: metricsTransition.end) }
    if isMoving(in: context) { return sample(until: transition.end) }
    if progressTransition.isMoving(at: time) { return sample(until: progressTransition.end) }
    guard let growth = context.growth else { return }
    if currentImage(in: context) != nil, !showsLabel(forCount: context.pageCount) {
      sample(until: growth.end)
    } else {
      frame.append(.linear(until: context.clock(at: growth.end)))
    }
  }

  /// The image in place of the current indicator; nil for a dot or a pill.
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

  /// Draws the indicators.
  private func appendIndicators(_ layout: DotRowLayout, in context: RowContext, to frame: inout Frame) {
    // Those that leave the window, images wider than dots and larger metrics may reach beyond the edges.
    let clips = !layout.window.isWhole || metricsTransition.isActive(at: context.time)
    if clips { frame.append(.clip(Rect(context.size), radius: 0)) }
    if transition.isFading(at: context.time) {
      transition.appendLayers(to: &frame, at: context.time) { still, leaving, frame in
        DotRowLayout(self, in: context, still: still, leaving: leaving).append(to: &frame)
      }
    } else {
      layout.append(to: &frame)
    }
    if clips { frame.append(.pop) }
  }

  /// Draws the text `n/m` in place of indicators.
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
        fontSize: label.fontSize, tint: layout.fillTint, opacity: layout.metrics.labelOpacity))
  }

  /// The number in place of the indicators and the size of its type, as large as the row has room for; nil
  /// where indicators are shown.
  private func label(_ metrics: PageControlMetrics, in context: RowContext) -> (size: Size, fontSize: Double)?
  {
    guard showsLabel(forCount: context.pageCount) else { return nil }
    let whole = labelSize(forCount: context.pageCount, metrics)
    // In this order the minimum with NaN, of an empty text in an empty row, is 1.
    let share = min(1, context.size.width / whole.width, context.size.height / whole.height)
    return (
      Size(width: whole.width * share, height: whole.height * share),
      metrics.labelFontSize * configuration.textScale * share
    )
  }

  /// The extents of the background behind what is seen, itself seen or not, without room for a button: never
  /// larger than the row. A focus ring goes around it.
  private func bar(behind shown: Size, _ layout: DotRowLayout, in context: RowContext) -> (
    main: Extent, cross: Extent
  ) {
    let padding = 2 * layout.metrics.backgroundPadding
    let length = min(context.direction.mainLength(of: shown) + padding, context.mainLength)
    let thickness = min(context.direction.crossLength(of: shown) + padding, context.crossLength)
    return (
      Extent(length: length, centeredIn: context.mainLength),
      Extent(length: thickness, centeredIn: context.crossLength)
    )
  }

  /// Draws the background. With a number label its part up to `progress` is stronger, and so shows the time
  /// that the label hides.
  private func append(
    _ bar: (main: Extent, cross: Extent), _ layout: DotRowLayout, in context: RowContext, progress: Double?,
    to frame: inout Frame
  ) {
    let opacity = backgroundFade.value(at: context.time) * layout.metrics.backgroundOpacity
    guard opacity > 0 || backgroundFade.isMoving(at: context.time) else { return }
    let (main, cross) = bar
    let rect = layout.rect(
      main: Extent(start: main.start, length: main.length + context.trailingRoom), cross: cross)
    let radius = min(layout.metrics.backgroundRadius, rect.capsuleRadius)
    let paint = Paint.tint(configuration.backgroundTint ?? configuration.tint, opacity: opacity)
    frame.append(.fill(ItemKey(.background), rect, radius: radius, paint))
    guard let progress else { return }
    let fill = layout.rect(main: layout.fill(of: main, progress: progress), cross: cross)
    // On a background of another colour the number has the colour of the fill, and is seen on it.
    let fillOpacity = configuration.backgroundTint == nil ? opacity : min(opacity, DotRow.fillOpacity)
    frame.append(.clip(rect, radius: radius))
    frame.append(
      .fill(
        ItemKey(.progress, context.currentPage), fill, radius: 0,
        .tint(configuration.tint, opacity: fillOpacity)))
    frame.append(.pop)
  }

  /// The greatest opacity of the fill behind a number on a background of another colour: that of a background
  /// in the indicators' colour by default.
  private static let fillOpacity = 0.2
}
