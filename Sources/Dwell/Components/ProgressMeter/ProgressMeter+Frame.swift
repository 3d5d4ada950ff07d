extension ProgressMeter {
  /// Fills `frame` with the meter's drawing and semantics at `now`.
  ///
  /// The reveal is a clip, which looks right on any background and draws nothing outside the meter.
  public func frame(at now: Double, into frame: inout Frame) {
    frame.reset(size: size)
    let layout = layout
    frame.append(semantics(layout))
    guard !layout.isEmpty else { return }
    let time = timebase.time(at: now)
    let level = motion.level(at: time)
    if layout.cornerRadius > 0 { frame.append(.clip(layout.part(upTo: 1), radius: layout.cornerRadius)) }
    if motion.isFading(at: time) {
      let done = motion.fade.value(at: time)
      append(level: motion.leaving, opacity: 1 - done, isLeaving: true, layout, to: &frame)
      append(level: level, opacity: done, isLeaving: false, layout, to: &frame)
    } else if motion.isCovered(at: time) {
      frame.append(.clip(layout.part(upTo: motion.revealed(at: time)), radius: 0))
      append(level: level, isLeaving: false, layout, to: &frame)
      frame.append(.pop)
    } else if level > 0 || motion.nextRest(after: time) != nil {
      append(level: level, isLeaving: false, layout, to: &frame)
    }
    if layout.cornerRadius > 0 { frame.append(.pop) }
    appendBorder(layout, to: &frame)
    if let rest = motion.nextRest(after: time) { frame.append(.sampled(until: timebase.clock(at: rest))) }
  }

  /// When the frame will differ: every frame while the fill moves, otherwise never.
  public func nextChange(after now: Double, step: Double) -> NextChange {
    guard !layout.isEmpty, motion.nextRest(after: timebase.time(at: now)) != nil else { return .still }
    return .everyFrame
  }

  /// The meter's layout.
  var layout: ProgressMeterLayout {
    ProgressMeterLayout(metrics: configuration.metrics, size: size, direction: direction)
  }

  /// The meter's semantic element.
  private func semantics(_ layout: ProgressMeterLayout) -> SemanticElement {
    SemanticElement(
      role: .meter, value: .level(value - scale.minimum, of: scale.span),
      rect: layout.isEmpty ? Rect(size) : layout.border)
  }

  /// Draws a fill as a layer of a cross-fade.
  private func append(
    level: Double, opacity: Double, isLeaving: Bool, _ layout: ProgressMeterLayout, to frame: inout Frame
  ) {
    frame.append(.opacity(opacity))
    append(level: level, isLeaving: isLeaving, layout, to: &frame)
    frame.append(.pop)
  }

  /// Draws a fill with its gradient, which spans only the fill.
  private func append(level: Double, isLeaving: Bool, _ layout: ProgressMeterLayout, to frame: inout Frame) {
    let colors = LinearGradient(
      from: configuration.colors.lowest, to: configuration.colors.color(at: level), direction: direction)
    frame.append(
      .fill(
        ItemKey(.progress, isLeaving: isLeaving), layout.part(upTo: level), radius: 0, .gradient(colors)))
  }

  /// Draws the border, above the fill.
  private func appendBorder(_ layout: ProgressMeterLayout, to frame: inout Frame) {
    guard layout.borderWidth > 0 else { return }
    frame.append(
      .border(
        ItemKey(.border), layout.border,
        radius: layout.cornerRadius > 0 ? layout.cornerRadius + layout.borderWidth : 0,
        width: layout.borderWidth,
        .tint(configuration.borderTint, opacity: 1)))
  }
}

/// The layout of a meter's parts, for drawing and semantics.
struct ProgressMeterLayout {
  /// The size of the component.
  let size: Size
  /// The direction in which the meter fills.
  let direction: Direction
  /// The border's thickness, limited by the available space.
  let borderWidth: Double
  /// The meter's extent along its direction, within the border.
  let main: Extent
  /// The meter's extent across its direction.
  let cross: Extent
  /// The corner radius of the meter within its border, at most that of round ends.
  let cornerRadius: Double

  /// The meter is centred, as long as the component less the padding, and shrunk to fit with its border.
  init(metrics: ProgressMeterMetrics, size: Size, direction: Direction) {
    self.size = size
    self.direction = direction
    let mainLength = direction.mainLength(of: size)
    let crossLength = direction.crossLength(of: size)
    borderWidth = min(metrics.borderWidth, mainLength / 2, crossLength / 2)
    let length = mainLength - max(metrics.padding, 2 * borderWidth)
    main = Extent(length: max(length, 0), centeredIn: mainLength)
    cross = Extent(
      length: min(metrics.meterWidth, crossLength - 2 * borderWidth), centeredIn: crossLength)
    cornerRadius = min(metrics.cornerRadius, main.length / 2, cross.length / 2)
  }

  /// Whether there is no space for the meter.
  var isEmpty: Bool { !(main.length > 0 && cross.length > 0) }

  /// The part of the meter up to a level of 0...1, from its empty end.
  func part(upTo level: Double) -> Rect {
    direction.rect(main: Extent(start: main.start, length: main.length * level), cross: cross, in: size)
  }

  /// The outer edge of the border: the line is drawn inside it, and its inner edge is the meter.
  var border: Rect {
    direction.rect(
      main: Extent(start: main.start - borderWidth, length: main.length + 2 * borderWidth),
      cross: Extent(start: cross.start - borderWidth, length: cross.length + 2 * borderWidth), in: size)
  }
}
