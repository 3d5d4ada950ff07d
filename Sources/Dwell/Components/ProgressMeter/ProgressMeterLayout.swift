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
