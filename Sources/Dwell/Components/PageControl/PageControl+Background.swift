extension PageControl {
  /// How long the ground takes to come or go, in seconds (chosen by us).
  static let backgroundFadeDuration = 0.2

  /// Whether the ground is to be seen now (R177-R179).
  var wantsBackground: Bool {
    switch configuration.background {
    case .prominent: true
    case .minimal: false
    case .automatic: press != nil || (isHovered && configuration.profile == .pointer)
    }
  }

  /// Lets the ground come or go if that has changed.
  mutating func updateBackground(at time: Double) {
    let target = wantsBackground ? 1.0 : 0
    guard backgroundFade.to != target else { return }
    backgroundFade = CurveMotion(
      from: backgroundFade.value(at: time), to: target, start: time,
      duration: PageControl.backgroundFadeDuration,
      curve: .linear)
  }

  /// Draws the ground behind what lies in the middle; with a number label its part up to `progress` is stronger, and
  /// so tells the time that the label hides.
  func appendBackground(
    _ layout: PageControlLayout, content: Size, progress: Double?, at time: Double, to frame: inout Frame
  ) {
    let opacity = backgroundFade.value(at: time) * layout.metrics.backgroundOpacity
    guard opacity > 0 || time < backgroundFade.end else { return }
    let ground = layout.background(
      length: direction.mainLength(of: content), thickness: direction.crossLength(of: content))
    let rect = layout.rect(main: ground.main, cross: ground.cross)
    let radius = min(layout.metrics.backgroundRadius, rect.capsuleRadius)
    let paint = Paint.solid(configuration.backgroundTint ?? configuration.tint, opacity: opacity)
    frame.append(.fill(ItemKey(.background), rect, radius: radius, paint))
    guard let progress else { return }
    let fill = layout.rect(main: layout.fill(of: ground.main, progress: progress), cross: ground.cross)
    frame.append(.clip(rect, radius: radius))
    frame.append(
      .fill(ItemKey(.progress, currentPage), fill, radius: 0, .solid(configuration.tint, opacity: opacity)))
    frame.append(.pop)
  }
}
