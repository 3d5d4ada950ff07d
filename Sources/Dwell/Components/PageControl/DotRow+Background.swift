extension DotRow {
  /// How long the background takes to come or go, in seconds (chosen by us).
  static let backgroundFadeDuration = 0.2

  /// The greatest opacity of the fill behind a number on a background of another colour: that of a background
  /// in the marks' colour by default.
  private static let fillOpacity = 0.2

  /// Fades the background in or out if that has changed.
  mutating func updateBackground(at time: Double) {
    let isShown =
      switch configuration.background {
      case .prominent: true
      case .minimal: false
      case .automatic: press != nil || isHovered
      }
    let target = isShown ? 1.0 : 0
    guard backgroundFade.to != target else { return }
    backgroundFade = LinearMotion(
      from: backgroundFade.value(at: time), to: target, start: time, duration: DotRow.backgroundFadeDuration)
  }

  /// The number in place of the marks and the size of its type, as large as the row has room for; nil where
  /// marks are shown.
  func label(_ metrics: PageControlMetrics, in context: RowContext) -> (size: Size, fontSize: Double)? {
    guard showsLabel(forCount: context.pageCount) else { return nil }
    let whole = labelSize(forCount: context.pageCount, metrics)
    let share =
      whole.width > 0 ? min(1, context.size.width / whole.width, context.size.height / whole.height) : 1
    return (
      Size(width: whole.width * share, height: whole.height * share),
      metrics.labelFontSize * configuration.textScale * share
    )
  }

  /// The extents of the background behind what is seen, itself seen or not, without room for a button: never
  /// larger than the row. A focus ring goes around it.
  func bar(behind shown: Size, _ layout: DotRowLayout, in context: RowContext) -> (
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
  func append(
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
}
