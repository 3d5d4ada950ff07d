extension DotRow {
  /// How long the background takes to come or go, in seconds (chosen by us).
  static let backgroundFadeDuration = 0.2

  /// Whether the background shows now.
  var wantsBackground: Bool {
    switch configuration.background {
    case .prominent: true
    case .minimal: false
    case .automatic: press != nil || (isHovered && configuration.inputProfile == .pointer)
    }
  }

  /// Fades the background in or out if that has changed.
  mutating func updateBackground(at time: Double) {
    let target = wantsBackground ? 1.0 : 0
    guard backgroundFade.to != target else { return }
    let opacity = backgroundFade.value(at: time)
    backgroundFade = CurveMotion(
      from: opacity, to: target, start: time, duration: opacity == target ? 0 : DotRow.backgroundFadeDuration,
      curve: .linear)
  }

  /// Draws the background behind what lies in the middle; with a number label its part up to `progress` is
  /// stronger, and so shows the time that the label hides.
  func appendBackground(
    _ layout: DotRowLayout, content: Size, progress: Double?, at time: Double, to frame: inout Frame
  ) {
    let opacity = backgroundFade.value(at: time) * layout.metrics.backgroundOpacity
    guard opacity > 0 || time < backgroundFade.end else { return }
    let background = layout.background(
      length: layout.direction.mainLength(of: content), thickness: layout.direction.crossLength(of: content))
    let rect = layout.rect(main: background.main, cross: background.cross)
    let radius = min(layout.metrics.backgroundRadius, rect.capsuleRadius)
    let paint = Paint.solid(configuration.backgroundTint ?? configuration.tint, opacity: opacity)
    frame.append(.fill(ItemKey(.background), rect, radius: radius, paint))
    guard let progress else { return }
    let fill = layout.rect(
      main: layout.fill(of: background.main, progress: progress), cross: background.cross)
    frame.append(.clip(rect, radius: radius))
    frame.append(
      .fill(
        ItemKey(.progress, layout.currentPage), fill, radius: 0,
        .solid(configuration.tint, opacity: opacity)))
    frame.append(.pop)
  }
}
