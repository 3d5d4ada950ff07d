/// Where every indicator of a row of dots is, at one instant: what drawing, hit testing and semantics read.
///
/// Nothing is stored per page. An indicator is computed in constant time when it is asked for, from the
/// weights of a few pages.
struct DotRowLayout {
  /// A page's indicator: a dot, a pill or an image.
  struct Indicator {
    /// Its extent along the main axis.
    var main: Extent
    /// Its extent across the main axis.
    var cross: Extent
    /// The image in its place; nil for a dot or a pill.
    var image: ImageName?
    /// Its opacity under the fill, 0...1.
    var opacity: Double
    /// How much of the colour of seen pages it has, 0...1; always 0 in a row of one colour.
    var seenShare = 0.0
    /// What its fill shows and its opacity, 0...1; nil without a fill.
    var fill: (progress: Double, opacity: Double)?
  }

  /// The metrics in use, fitted to the size.
  let metrics: PageControlMetrics
  /// The window onto the pages.
  let window: RowWindow
  /// The direction in which pages follow one another.
  let direction: Direction
  /// The size of the component.
  let size: Size
  /// The page that is current.
  let currentPage: Int
  /// The row along the main axis, as it is at rest.
  let row: Extent
  /// The pages that may be seen, in order: those of the window where its motion began, where it ends, and
  /// between, and one more on either side. Dots come and go only when a motion begins, so that a front with
  /// a compositor knows them all.
  let pages: Range<Int>
  /// What the current page's fill shows, 0...1; nil if indicators have no fills. A current one of another
  /// colour is a fill that is always full.
  let progress: Double?
  /// Whether indicators are moving.
  let isMoving: Bool
  /// The page that comes to rest at the window's first place.
  let first: Int
  /// How far the window is from there, in pages.
  let windowOffset: Double
  /// The weights at the instant.
  let snapshot: RowSnapshot
  /// How the current indicator gets from page to page.
  let transition: PageControl.Transition
  /// Images in place of dots; nil for dots everywhere.
  let images: IndicatorImages?
  /// What fills show.
  let fill: PageControl.Fill
  /// Which pages count as seen.
  private let seenMarks: PageControl.SeenMarks
  /// The pages that are marked as seen.
  private let seen: PageTable<Bool>
  /// Whether seen pages have a colour of their own.
  let hasTwoTints: Bool
  /// The colours of indicators, of the current one or its fill, and of seen pages, as in the configuration.
  let (tint, currentTint, seenTint): (ColorRole, ColorRole?, ColorRole?)
  /// The number of the row among those that fade out, from 1; 0 for the current one.
  let leaving: UInt8

  /// The layout of a row, or of one that fades out, with its number.
  init(
    _ dots: borrowing DotRow, in context: RowContext, still: RowTransition.Still? = nil, leaving: UInt8 = 0
  ) {
    self.leaving = leaving
    metrics = dots.fittedMetrics(in: context)
    window = dots.window(in: context)
    (direction, size, currentPage) = (context.direction, context.size, context.currentPage)
    images = dots.configuration.images.isEmpty ? nil : dots.configuration.images
    (fill, seenMarks) = (dots.configuration.fill, dots.configuration.seenMarks)
    seen = dots.seen
    hasTwoTints = dots.configuration.hasTwoTints
    (tint, currentTint) = (dots.configuration.tint, dots.configuration.currentTint)
    seenTint = dots.configuration.seenTint
    transition = dots.configuration.transition
    progress =
      switch fill {
      case .time: dots.shownProgress(in: context)
      case .scrollPosition: context.scrollProgress
      case .none: dots.configuration.currentTint == nil ? nil : 1
      }
    isMoving = dots.transition.isMoving(at: context.time)
    snapshot = still.map { RowSnapshot($0) } ?? dots.transition.snapshot(at: context.time)
    row = Extent(length: metrics.rowLength(count: window.length), centeredIn: context.mainLength)
    first = window.start(showing: snapshot.currentPage)
    windowOffset = snapshot.windowMotion(window).offset
    if window.isWhole {
      pages = 0..<window.pageCount
    } else {
      let range = snapshot.windowRange(window)
      let low = max(first + Int(range.low.rounded(.down)) - 1, 0)
      pages =
        low..<max(min(first + Int(range.high.rounded(.down)) + window.length + 2, window.pageCount), low)
    }
  }

  /// The indicator of a page, as the mean of what it is for every page that is in part the current one.
  func indicator(_ page: Int) -> Indicator {
    let growth = metrics.pillLength - metrics.dotSize
    var own = 0.0
    var before = 0.0
    var total = 0.0
    var opacity = metrics.upcoming
    var seenShare = 0.0
    var fill: Double?
    for index in snapshot.weights.indices {
      let weight = snapshot.weights[index]
      let value = snapshot.value(index)
      let grown = value * self.growth(ofPage: weight.page)
      total += grown
      if weight.page < page { before += grown }
      if weight.page == page {
        own += value
        if page == currentPage {
          fill = progress
        } else if isMoving, progress != nil, weight.progress > 0 {
          fill = weight.progress
        } else if self.fill == .scrollPosition {
          // Nearly every page fits; what is not current yet, or no longer, is seen as a whole.
          fill = 1
        }
      }
      opacity += value * (self.opacity(ofPage: page, current: weight.page) - metrics.upcoming)
      if hasTwoTints, isSeen(page, current: weight.page) { seenShare += value }
    }
    let image = images?.image(ofPage: page, isCurrent: own >= 0.5)
    let place = Double(page - first) - windowOffset
    let start = row.start + place * metrics.pitch + before + (growth - total) / 2
    let slot = Extent(start: start, length: max(metrics.dotSize + own * self.growth(ofPage: page), 0))
    let scale = max(window.scale(atPlace: place, first: first, offset: windowOffset), min(own, 1))
    let length = (image == nil ? slot.length : metrics.imageSize) * scale
    let thickness = (image == nil ? metrics.dotSize : metrics.imageSize) * scale
    return Indicator(
      main: Extent(start: slot.middle - length / 2, length: length),
      cross: Extent(length: thickness, centeredIn: direction.crossLength(of: size)), image: image,
      opacity: min(max(opacity, 0), 1), seenShare: min(max(seenShare, 0), 1),
      fill: fill.map { (progress: $0, opacity: metrics.fillOpacity * min(max(own, 0), 1)) })
  }

  /// The target of an indicator along the row: itself, at least as long as a dot, and half the gaps.
  func target(of indicator: Indicator) -> Extent {
    let length = max(indicator.main.length, metrics.dotSize) + metrics.spacing
    return Extent(start: indicator.main.middle - length / 2, length: length)
  }

  /// By how much a page's indicator is longer than a dot while it is current; 0 for an image.
  func growth(ofPage page: Int) -> Double {
    images?.image(ofPage: page, isCurrent: true) == nil ? metrics.pillLength - metrics.dotSize : 0
  }

  /// The extent of a fill at a progress of 0...1: the indicator itself, slid in from its leading end. Drawn
  /// inside the indicator, what is seen is the first `progress` of its length, with a round head.
  func fill(of main: Extent, progress: Double) -> Extent {
    Extent(start: main.start - main.length * (1 - progress), length: main.length)
  }

  /// The corner radius of an indicator, or of its fill: that of a capsule, or on the way from there to the
  /// pill's.
  func radius(of rect: Rect) -> Double {
    guard let radius = metrics.pillCornerRadius else { return rect.capsuleRadius }
    let growth = metrics.pillLength - metrics.dotSize
    let grown = growth > 0 ? min(abs(rect.width - rect.height) / growth, 1) : 1
    return rect.capsuleRadius + (min(radius, rect.capsuleRadius) - rect.capsuleRadius) * grown
  }

  /// The rectangle of an indicator, or of what lies in it.
  func rect(main: Extent, cross: Extent) -> Rect {
    direction.rect(main: main, cross: cross, in: size)
  }

  /// The opacity of a page's indicator when another, or it, is current.
  private func opacity(ofPage page: Int, current: Int) -> Double {
    page == current ? currentOpacity : opacity(ofDot: page, current: current)
  }

  /// The opacity of the current page's indicator, under its fill.
  var currentOpacity: Double { progress != nil ? metrics.track : metrics.currentOpacity }

  /// The opacity of a page's dot when another page is current.
  func opacity(ofDot page: Int, current: Int) -> Double {
    isSeen(page, current: current) ? metrics.seen : metrics.upcoming
  }

  /// Whether a page counts as seen when a page, perhaps it, is current; never the current one.
  func isSeen(_ page: Int, current: Int) -> Bool {
    guard page != current else { return false }
    return switch seenMarks {
    case .automatic: fill == .time && page < current
    case .beforeCurrent: page < current
    case .marked: seen[page] ?? false
    case .none: false
    }
  }

  /// Whether a page's indicator may have a share of the colour of seen pages until the motion is over.
  func mayBeSeen(_ page: Int) -> Bool {
    guard hasTwoTints else { return false }
    return snapshot.weights.contains { isSeen(page, current: $0.page) }
  }
}
