/// Where a meter's parts are: what drawing and semantics read.
struct ProgressMeterLayout {
  /// The size of the component.
  let size: Size
  /// The direction in which the meter fills.
  let direction: Direction
  /// How thick the border is: as asked for, if there is room.
  let borderWidth: Double
  /// The stretch of the whole meter along its direction, within the border.
  let main: Extent
  /// Its stretch across.
  let cross: Extent

  /// The layout in a component of a size: the meter in its middle, as long as the component less the padding
  ///, and in any case short and thin enough that the whole border is seen.
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

  /// The part of the meter up to a level of 0...1, from the end where it is empty.
  func part(upTo level: Double) -> Rect {
    direction.rect(main: Extent(start: main.start, length: main.length * level), cross: cross, in: size)
  }

  /// The outer edge of the border: the meter, larger by the line on each side. The line is drawn inside of
  /// it, so that its inner edge is the meter.
  var border: Rect {
    direction.rect(
      main: Extent(start: main.start - borderWidth, length: main.length + 2 * borderWidth),
      cross: Extent(start: cross.start - borderWidth, length: cross.length + 2 * borderWidth), in: size)
  }
}
