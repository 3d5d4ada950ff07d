/// Where every segment is, and how full, at one instant: what drawing, hit testing and semantics read.
///
/// Nothing is stored per page. Places count from the window's first segment, so that they are exact at any
/// page number.
struct SegmentRowLayout: Equatable, Sendable {
  /// The window onto the pages.
  let window: SegmentWindow
  /// The direction in which pages follow one another.
  let direction: Direction
  /// The size of the component.
  let size: Size
  /// How the fill moves within a segment.
  let style: SegmentedProgress.Style
  /// The page at the window's first place, once the window is at rest.
  let first: Int
  /// How many pages too far on the window is yet.
  let windowOffset: Double
  /// The part of its way that is behind it, 0...1: the current page's segment is never small at its end.
  let windowProgress: Double
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

  /// The layout of a row at a time of the component's own.
  init(_ row: SegmentRow, in context: RowContext, time: Double) {
    let metrics = row.configuration.metrics
    let flow = row.flow
    window = row.window(in: context)
    direction = context.direction
    size = context.size
    style = row.configuration.style
    current = context.currentPage
    first = window.start(showing: current)
    windowOffset = flow.windowOffset(at: time)
    windowProgress = flow.windowProgress(at: time)
    level = context.timer.progress(atTime: time) + flow.progressOffset(at: time)
    let initialOffset = flow.isFlowing(at: time) ? flow.initialOffset : 0
    let back = Int(max(-initialOffset, 0).rounded(.up))
    let on = Int(max(initialOffset, 0).rounded(.up))
    // A leap forward leaves the fill behind the current page, a leap back leaves it before.
    moving = (current - back)...(current + on)
    if flow.isSliding(at: time) {
      // One page more on both sides, for the spring swings.
      let low = first + Int(min(flow.windowTravel, 0).rounded(.down)) - 1
      let high = first + window.length + Int(max(flow.windowTravel, 0).rounded(.up)) + 1
      pages = max(low, 0)..<min(high, window.pageCount)
    } else {
      pages = first..<(first + window.length)
    }
    let track = direction.mainLength(of: size)
    let count = Double(max(window.length, 1))
    // Only a single segment can be shorter than the least length; its gaps make way first.
    let least = min(metrics.minimumSegmentLength, track / count)
    spacing = min(metrics.spacing, (track - least * count) / (count + 1))
    length = (track - spacing * (count + 1)) / count
    thickness = min(metrics.thickness, direction.crossLength(of: size))
  }

  /// The distance between the leading edges of two segments.
  var pitch: Double { length + spacing }

  /// The place of a page's segment, in segments from the window's first one.
  private func place(_ page: Int) -> Double { Double(page - first) - windowOffset }

  /// A page's segment.
  func segment(_ page: Int) -> Rect {
    let place = place(page)
    let share = page == current ? windowProgress : 0
    let scale = max(window.scale(atPlace: place, first: first, windowOffset: windowOffset), share)
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

  /// Where the shape that fills a page's segment is when so much of it is full: the page's course, slid in
  /// from its leading end. Drawn inside the segment, what is seen is the part up to the head.
  func shape(_ page: Int, filled: Double) -> Rect {
    let course = course(page)
    return rect(
      main: Extent(start: course.start - course.length * (1 - filled), length: course.length),
      thickness: thickness)
  }

  /// The page whose segment is nearest to a distance from the leading edge.
  func page(nearest main: Double) -> Int {
    let place = pitch > 0 ? ((main - spacing / 2) / pitch + windowOffset).rounded(.down) : 0
    return first + Int(min(max(place, 0), Double(max(window.length - 1, 0))))
  }

  /// A rectangle along the track, in the middle across.
  private func rect(main: Extent, thickness: Double) -> Rect {
    let cross = Extent(length: thickness, centeredIn: direction.crossLength(of: size))
    return direction.rect(main: main, cross: cross, in: size)
  }
}
