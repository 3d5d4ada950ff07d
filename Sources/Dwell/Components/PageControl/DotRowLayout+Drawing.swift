/// What a layout draws.
extension DotRowLayout {
  /// Draws every page's indicator, and above them those that move, each with its fills.
  func append(to frame: inout Frame) {
    guard transition != .morph else {
      for page in pages { append(indicator(page), ofPage: page, to: &frame) }
      return
    }
    for page in pages {
      if let dot = dot(page) { append(dot, ofPage: page, to: &frame) }
    }
    for number in 0..<movingIndicatorCount {
      guard let moving = movingIndicator(number) else { continue }
      if indicatorsFade { frame.append(.opacity(moving.opacity)) }
      if isDrawn(moving.indicator) {
        append(moving.indicator, ItemKey(.mark, moving.number, leaving: leaving), to: &frame)
      }
      if fill == .time {
        for index in indices { append(timeFill(ofWeight: index, of: number, moving), in: moving, to: &frame) }
      } else {
        append(meanFill(of: number, moving), in: moving, to: &frame)
      }
      if indicatorsFade { frame.append(.pop) }
    }
  }

  /// Draws a page's indicator, and in it its fill.
  private func append(_ indicator: Indicator, ofPage page: Int, to frame: inout Frame) {
    guard isDrawn(indicator) else { return }
    append(indicator, ItemKey(.indicator, page, leaving: leaving), to: &frame)
    if mayBeSeen(page) {
      append(
        indicator, ItemKey(.seen, page, leaving: leaving), seenTint ?? fillTint,
        opacity: cover(indicator) * indicator.opacity, to: &frame)
    }
    guard let fill = indicator.fill else { return }
    append(fill: fill.progress, opacity: fill.opacity, ofPage: page, in: indicator, to: &frame)
  }

  /// Draws a fill of an indicator that moves, if there is one.
  private func append(_ fill: MovingFill?, in moving: MovingIndicator, to frame: inout Frame) {
    guard let fill else { return }
    append(fill: fill.progress, opacity: fill.opacity, ofPage: fill.page, in: moving.indicator, to: &frame)
  }

  /// Whether there is anything of an indicator to see. While the row moves, those without size are about to
  /// come or have just gone.
  private func isDrawn(_ indicator: Indicator) -> Bool {
    isMoving || indicator.cross.length > 0
  }

  /// Draws an indicator without its fill. Under the colour of seen pages just as much that both together have
  /// the indicator's opacity.
  private func append(_ indicator: Indicator, _ key: ItemKey, to frame: inout Frame) {
    let (opacity, cover) = (indicator.opacity, cover(indicator))
    let rest = 1 - cover * opacity
    append(
      indicator, key, tint, opacity: rest > 0 ? (1 - cover) * opacity / rest : opacity, to: &frame)
  }

  /// The colour of the current indicator or its fill.
  var fillTint: ColorRole { currentTint ?? tint }

  /// How much of the way from `tint` to `currentTint` the colour of seen pages is: as far as 0.7 is from 0.35
  /// to 1, the opacities in a row of one colour.
  private static let seenMix =
    (PageControlMetrics.standardSeenOpacity - PageControlMetrics.standardUpcomingOpacity)
    / (1 - PageControlMetrics.standardUpcomingOpacity)

  /// The share of an indicator's colour that isn't `tint`, 0...1.
  private func cover(_ indicator: Indicator) -> Double {
    indicator.seenShare * (seenTint == nil ? DotRowLayout.seenMix : 1)
  }

  /// Draws an indicator's shape or image in a colour.
  private func append(
    _ indicator: Indicator, _ key: ItemKey, _ tint: ColorRole, opacity: Double, to frame: inout Frame
  ) {
    let rect = rect(main: indicator.main, cross: indicator.cross)
    if let image = indicator.image {
      frame.append(.image(key, image, rect, tint: tint, opacity: opacity))
    } else {
      frame.append(.fill(key, rect, radius: radius(of: rect), .tint(tint, opacity: opacity)))
    }
  }

  /// Draws the fill of a page inside its indicator.
  private func append(
    fill progress: Double, opacity: Double, ofPage page: Int, in indicator: Indicator, to frame: inout Frame
  ) {
    let key = ItemKey(.progress, page, leaving: leaving)
    let rect = rect(main: indicator.main, cross: indicator.cross)
    if let image = indicator.image {
      // An image does not slide; more and more of it shows.
      let shown = Extent(start: indicator.main.start, length: indicator.main.length * progress)
      frame.append(.clip(self.rect(main: shown, cross: indicator.cross), radius: 0))
      frame.append(.image(key, image, rect, tint: fillTint, opacity: opacity))
    } else {
      let fill = self.rect(main: fill(of: indicator.main, progress: progress), cross: indicator.cross)
      frame.append(.clip(rect, radius: radius(of: rect)))
      frame.append(.fill(key, fill, radius: radius(of: fill), .tint(fillTint, opacity: opacity)))
    }
    frame.append(.pop)
  }
}
