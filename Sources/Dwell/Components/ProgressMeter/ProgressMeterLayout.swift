/// Where a meter's parts are: what drawing and semantics read.
struct ProgressMeterLayout {
  /// The size of the component.
  let size: Size
  /// The direction in which the meter fills.
  let direction: Direction
  /// How thick the border is: as asked for, if there is room.
  let borderWidth: Double
  /// The stretch of the whole meter along its direction, within the border (R048, R056).
  let main: Extent
  /// Its stretch across.
  let cross: Extent

  /// The layout in a component of a size: the meter in its middle (R056), as long as the component less the padding
  /// (R057), and in any case short and thin enough that the whole border is seen (R051).
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
  }

  /// Whether there is room for anything.
  var isEmpty: Bool { !(main.length > 0 && cross.length > 0) }

  /// The part of the meter up to a level of 0...1, from the end where it is empty (R048).
  func part(upTo level: Double) -> Rect {
    direction.rect(main: Extent(start: main.start, length: main.length * level), cross: cross, in: size)
  }

  /// The outer edge of the border. Its line is drawn inside of it, so that the middle of the line is the rectangle of
  /// R051, and its inner edge the meter.
  var border: Rect {
    direction.rect(
      main: Extent(start: main.start - borderWidth, length: main.length + 2 * borderWidth),
      cross: Extent(start: cross.start - borderWidth, length: cross.length + 2 * borderWidth), in: size)
  }
}
