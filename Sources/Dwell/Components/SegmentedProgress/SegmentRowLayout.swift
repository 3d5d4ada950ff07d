/// Where every segment is, and how full, at one instant: what drawing, hit testing and semantics read.
///
/// Nothing is stored per page. Places count from the window's first segment, so that they are exact at any
/// page number.
struct SegmentRowLayout {
  /// The window onto the pages.
  let window: RowWindow
  /// The direction in which pages follow one another.
  let direction: Direction
  /// The size of the component.
  let size: Size
  /// The opacities of segments and of their completed parts, 0...1.
  let (inactiveOpacity, completedOpacity): (Double, Double)
  /// How the fill moves within a segment.
  let style: SegmentedProgress.Style
  /// The page at the window's first place, once the window is at rest.
  let first: Int
  /// How far the window is from there, in pages.
  let windowOffset: Double
  /// Whether the window is moving.
  let isSliding: Bool
  /// The least scale of the current page's segment, which is never small at the end of the window's way.
  let currentScale: Double
  /// The pages that may be seen until the window is at rest, in order.
  let pages: Range<Int>
  /// The page whose time passes.
  let current: Int
  /// What is filled beyond the current page's beginning, in pages; below 0 where the fill has yet to come
  /// there.
  let level: Double
  /// The pages whose fill moves, or may move, until the fill is where the time is.
  let moving: ClosedRange<Int>
  /// The gap around segments.
  let spacing: Double
  /// How long a full-sized segment is.
  let length: Double
  /// How thick a full-sized segment is.
  let thickness: Double
  /// The colours of segments and of their completed parts.
  let (tint, currentTint): (ColorRole, ColorRole)
  /// The number of the row among those that fade out, from 1; 0 for the current one.
  let leaving: UInt8

  /// The layout of a row, or of one that fades out, with its number.
  init(
    _ row: borrowing SegmentRow, in context: RowContext, still: RowTransition.Still? = nil, leaving: UInt8 = 0
  ) {
    self.leaving = leaving
    tint = row.configuration.tint
    currentTint = row.configuration.currentTint ?? tint
    let time = context.time
    let metrics = row.metricsTransition.metrics(row.configuration.resolvedMetrics, at: time)
    let snapshot = still.map { RowSnapshot($0) } ?? row.transition.snapshot(at: time)
    window = row.window(in: context)
    (direction, size) = (context.direction, context.size)
    style = row.configuration.style
    (inactiveOpacity, completedOpacity) = (metrics.inactive, metrics.completedOpacity)
    current = snapshot.currentPage
    first = window.start(showing: current)
    windowOffset = snapshot.windowMotion(window).offset
    let last = snapshot.weights.count - 1
    currentScale = min(max(snapshot.value(last), 0), 1)
    level = still == nil ? row.level(in: context) : snapshot.weights[last].progress
    let flow = row.progressTransition
    let offset = still == nil ? (flow.isMoving(at: time) ? flow.from : 0) : level.rounded(.down)
    // A leap forward leaves the fill behind the current page, a leap back leaves it before.
    moving = (current - Int(max(-offset, 0).rounded(.up)))...(current + Int(max(offset, 0).rounded(.up)))
    isSliding = still == nil ? row.isSliding(at: time) : windowOffset != 0
    if isSliding {
      // One page more on both sides, because the spring swings.
      let range = snapshot.windowRange(window)
      let low = first + Int(range.low.rounded(.down)) - 1
      let high = first + window.length + Int(range.high.rounded(.up)) + 1
      pages = max(low, 0)..<max(min(high, window.pageCount), low, 0)
    } else {
      pages = first..<(first + window.length)
    }
    let track = context.mainLength
    let count = Double(max(window.length, 1))
    // Only a single segment can be shorter than the least length; its gaps make way first.
    let least = min(metrics.minimumSegmentLength, track / count)
    spacing = min(metrics.spacing, (track - least * count) / (count + 1))
    length = (track - spacing * (count + 1)) / count
    thickness = min(metrics.thickness, context.crossLength)
  }

  /// The distance between the leading edges of two segments.
  private var pitch: Double { length + spacing }

  /// The place of a page's segment, in segments from the window's first one.
  private func place(_ page: Int) -> Double { Double(page - first) - windowOffset }

  /// A page's segment.
  func segment(_ page: Int) -> Rect {
    let place = place(page)
    let least = page == current ? currentScale : 0
    let scale = max(window.scale(atPlace: place, first: first, offset: windowOffset), least)
    let slot = Extent(start: spacing + place * pitch, length: length)
    return rect(
      main: Extent(start: slot.middle - length * scale / 2, length: length * scale),
      thickness: thickness * scale)
  }

  /// How full a page's segment is, 0...1.
  func fill(_ page: Int) -> Double { min(max(level - Double(page - current), 0), 1) }

  /// The way of the head of a page's fill, from the beginning of the page's time to its end: the segment
  /// itself, or for a fluid the page's share of the whole track.
  func course(_ page: Int) -> Extent {
    switch style {
    case .perPage:
      return Extent(start: spacing + place(page) * pitch, length: length)
    case .fluid:
      let share = direction.mainLength(of: size) / Double(max(window.length, 1))
      return Extent(start: place(page) * share, length: share)
    }
  }

  /// The shape that fills a page's segment to a part of 0...1: the page's course, slid in from its leading
  /// end. Drawn inside the segment, what is seen is the part up to the head.
  func shape(_ page: Int, filled: Double) -> Rect {
    let course = course(page)
    return rect(
      main: Extent(start: course.start - course.length * (1 - filled), length: course.length),
      thickness: thickness)
  }

  /// The target of a page's segment along the track: itself and half the gaps.
  func target(_ page: Int) -> Extent {
    Extent(start: spacing / 2 + place(page) * pitch, length: pitch)
  }

  /// The page whose segment is nearest to a distance from the leading edge.
  func page(nearest main: Double) -> Int {
    let place = ((main - spacing / 2) / pitch + windowOffset).rounded(.down)
    // In this order the maximum with NaN, where no segment has a length, is 0.
    return first + Int(min(max(0, place), Double(max(window.length - 1, 0))))
  }

  /// A rectangle along the track, in the middle across.
  private func rect(main: Extent, thickness: Double) -> Rect {
    let cross = Extent(length: thickness, centeredIn: direction.crossLength(of: size))
    return direction.rect(main: main, cross: cross, in: size)
  }
}
