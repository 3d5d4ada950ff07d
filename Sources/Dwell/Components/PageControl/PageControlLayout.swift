/// Where every mark of a page control is, at one instant: what drawing, hit testing and semantics read.
///
/// Nothing is stored per page. A mark is computed when it is asked for, in constant time, from the shares that a few
/// pages have of being current.
struct PageControlLayout {
  /// A page's mark.
  struct Mark {
    /// The page.
    var page: Int
    /// Its stretch along the main axis.
    var main: Extent
    /// Its stretch across the main axis.
    var cross: Extent
    /// Its opacity under the fill, 0...1.
    var opacity: Double
    /// What its fill shows, 0...1; nil without a fill.
    var progress: Double?
    /// The opacity of its fill, 0...1.
    var fillOpacity = 0.0
  }

  /// The measures in use, fitted to the size.
  let metrics: PageControlMetrics
  /// The window onto the pages.
  let window: IndicatorWindow
  /// The direction in which pages follow one another.
  let direction: Direction
  /// The size of the component.
  let size: Size
  /// The row of marks along the main axis, as it is at rest.
  let row: Extent
  /// The pages that may be seen, in order.
  let pages: Range<Int>
  /// What the current page's fill shows, 0...1; nil if marks have no fills.
  let progress: Double?
  /// The shares of being current.
  private let transition: IndicatorTransition
  /// The shares at the instant.
  private let moment: IndicatorMoment

  /// The layout of a control at one instant.
  init(
    metrics: PageControlMetrics, window: IndicatorWindow, direction: Direction, size: Size, progress: Double?,
    transition: IndicatorTransition, time: Double
  ) {
    self.metrics = metrics
    self.window = window
    self.direction = direction
    self.size = size
    self.progress = progress
    self.transition = transition
    moment = transition.moment(at: time)
    row = Extent(length: metrics.rowLength(marks: window.length), centeredIn: direction.mainLength(of: size))
    let first = Int(max(moment.windowStart.rounded(.down), 0))
    let hidden = window.isWhole ? 0 : 1
    let low = min(max(first - hidden, 0), window.pageCount)
    pages = low..<min(max(low, first + window.length + hidden), window.pageCount)
  }

  /// The number of pages that have a share of being current.
  var shareCount: Int { transition.shares.count }

  /// A share of being current, at the instant.
  func share(_ index: Int) -> IndicatorTransition.Share { moment.share(index, of: transition) }

  /// The mark of a page, as the mean of what it is for every page that is in part the current one.
  func mark(_ page: Int) -> Mark { mark(page, isBlended: true, index: 0) }

  /// The mark of a page as if the page of one share were fully current: one of the two pictures of a cross-fade.
  func mark(_ page: Int, forShare index: Int) -> Mark { mark(page, isBlended: false, index: index) }

  /// The stretch along the main axis that belongs to a page for a pointer: its mark and half the gaps beside it.
  func slot(_ page: Int) -> Extent {
    let mark = mark(page)
    let length = max(mark.main.length, metrics.dotSize) + metrics.spacing
    return Extent(start: mark.main.middle - length / 2, length: length)
  }

  /// The place that a page's fill has in its mark at a progress of 0...1: the mark itself, slid in from its leading
  /// end. Drawn inside the mark, what is seen is the first `progress` of its length, with a round head.
  func fill(of mark: Mark, progress: Double) -> Extent {
    Extent(start: mark.main.start - mark.main.length * (1 - progress), length: mark.main.length)
  }

  /// The rectangle of a mark, or of what lies in it.
  func rect(main: Extent, cross: Extent) -> Rect { direction.rect(main: main, cross: cross, in: size) }

  /// The mark of a page, for one share or all.
  private func mark(_ page: Int, isBlended: Bool, index only: Int) -> Mark {
    var own = 0.0
    var before = 0.0
    var total = 0.0
    var opacity = metrics.upcomingOpacity
    var fill: Double?
    for index in isBlended ? 0..<shareCount : only..<(only + 1) {
      let share = share(index)
      let weight = isBlended ? share.weight : 1
      total += weight
      if share.page == page {
        own += weight
        fill =
          index == shareCount - 1 ? progress : progress == nil || share.progress == 0 ? nil : share.progress
      }
      if share.page < page { before += weight }
      opacity += weight * (self.opacity(ofPage: page, current: share.page) - metrics.upcomingOpacity)
    }
    let growth = metrics.pillLength - metrics.dotSize
    let place = Double(page) - moment.windowStart
    let start = row.start + place * metrics.pitch + growth * (before + (1 - total) / 2)
    let slot = Extent(start: start, length: max(metrics.dotSize + growth * own, 0))
    let scale = max(window.scale(ofPage: page, windowStart: moment.windowStart), min(own, 1))
    let length = slot.length * scale
    let thickness = metrics.dotSize * scale
    return Mark(
      page: page, main: Extent(start: slot.middle - length / 2, length: length),
      cross: Extent(length: thickness, centeredIn: direction.crossLength(of: size)),
      opacity: min(max(opacity, 0), 1), progress: fill,
      fillOpacity: metrics.fillOpacity * min(max(own, 0), 1))
  }

  /// The opacity of a page's mark when another, or it, is current (R013, R018-R023).
  private func opacity(ofPage page: Int, current: Int) -> Double {
    if page == current { return progress != nil ? metrics.trackOpacity : metrics.currentOpacity }
    return page < current ? metrics.seenOpacity : metrics.upcomingOpacity
  }
}
