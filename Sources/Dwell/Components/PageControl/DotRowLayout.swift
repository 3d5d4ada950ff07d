/// Where every mark of a row of dots is, at one instant: what drawing, hit testing and semantics read.
///
/// Nothing is stored per page. A mark is computed when it is asked for, in constant time, from the shares
/// that a few pages have of being current.
struct DotRowLayout {
  /// A page's mark.
  struct Mark {
    /// The page.
    var page: Int
    /// Its stretch along the main axis.
    var main: Extent
    /// Its stretch across the main axis.
    var cross: Extent
    /// The image in its place; nil for a dot or a pill.
    var image: ImageName?
    /// Its opacity under the fill, 0...1.
    var opacity: Double
    /// What its fill shows, 0...1; nil without a fill.
    var progress: Double?
    /// The opacity of its fill, 0...1.
    var fillOpacity: Double
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
  /// The page that is shown; while a finger holds the mark, not always the one it goes to.
  let currentPage: Int
  /// Whether fills tell the place within a page.
  private let tellsPlace: Bool
  /// What the current page's fill shows, 0...1; nil if marks have no fills.
  let progress: Double?
  /// Whether marks are moving.
  let isMoving: Bool
  /// The shares at the instant.
  private let snapshot: IndicatorSnapshot
  /// Images in place of dots.
  private let images: IndicatorImages
  /// The pages that are marked as seen.
  private let seen: PageTable<Bool>
  /// Which pages count as seen.
  private let seenMarks: PageControl.SeenMarks

  /// The layout of a row at one instant.
  init(_ row: DotRow, in context: RowContext, at time: Double) {
    metrics = row.fittedMetrics(in: context)
    window = row.window(in: context)
    direction = context.direction
    size = context.size
    images = row.configuration.images
    seen = row.seen
    seenMarks = row.configuration.seenMarks
    currentPage = context.currentPage
    tellsPlace = row.configuration.fill == .place
    progress = row.markProgress(in: context, at: time)
    snapshot = row.transition.snapshot(at: time)
    isMoving = row.transition.isMoving(at: time)
    self.row = Extent(length: metrics.rowLength(marks: window.length), centeredIn: context.mainLength)
    pages = row.pagesInView(in: context)
  }

  /// The number of pages that have a share of being current.
  var shareCount: Int { snapshot.shareCount }

  /// A share of being current, at the instant.
  func share(_ index: Int) -> IndicatorTransition.Share { snapshot.share(index) }

  /// The shares of the picture of a cross-fade that begins with a share.
  func picture(from first: Int) -> Range<Int> { snapshot.picture(from: first) }

  /// How much is seen of a picture of a cross-fade, around 0...1.
  func opacity(of picture: Range<Int>) -> Double { snapshot.opacity(of: picture) }

  /// The number of a picture among those that fade out, from 1; 0 for the one that stays.
  func leaving(_ picture: Range<Int>) -> UInt8 {
    picture.upperBound == shareCount ? 0 : snapshot.share(picture.lowerBound).picture + 1
  }

  /// The pages that may be seen in a picture of a cross-fade, in order.
  func pages(in picture: Range<Int>) -> Range<Int> {
    guard !window.isWhole, picture.upperBound < shareCount else { return pages }
    let first = Int(min(max(snapshot.windowStart(of: picture), 0), Double(window.pageCount)))
    let low = max(first - 1, 0)
    return low..<max(min(first + 1 + window.length + 1, window.pageCount), low)
  }

  /// The mark of a page, as the mean of what it is for every page that is in part the current one.
  func mark(_ page: Int) -> Mark {
    mark(page, shares: 0..<shareCount, whole: 1, windowStart: snapshot.windowStart)
  }

  /// The mark of a page in one picture of a cross-fade, as if that were all there is.
  func mark(_ page: Int, in picture: Range<Int>) -> Mark {
    mark(
      page, shares: picture, whole: picture.count > 1 ? opacity(of: picture) : nil,
      windowStart: snapshot.windowStart(of: picture))
  }

  /// The stretch along the main axis that belongs to a page for a pointer: its mark and half the gaps beside
  /// it.
  func slot(_ page: Int) -> Extent {
    let mark = mark(page)
    let length = max(mark.main.length, metrics.dotSize) + metrics.spacing
    return Extent(start: mark.main.middle - length / 2, length: length)
  }

  /// The place that a page's fill has in its mark at a progress of 0...1: the mark itself, slid in from its
  /// leading end. Drawn inside the mark, what is seen is the first `progress` of its length, with a round
  /// head.
  func fill(of main: Extent, progress: Double) -> Extent {
    Extent(start: main.start - main.length * (1 - progress), length: main.length)
  }

  /// The rectangle of a mark, or of what lies in it.
  func rect(main: Extent, cross: Extent) -> Rect { direction.rect(main: main, cross: cross, in: size) }

  /// The rectangle of the ground behind the marks, or behind something else of the given length in their
  /// place; never larger than the control.
  func background(length: Double, thickness: Double) -> (main: Extent, cross: Extent) {
    let padding = 2 * metrics.backgroundPadding
    let mainLength = direction.mainLength(of: size)
    let crossLength = direction.crossLength(of: size)
    return (
      Extent(length: min(length + padding, mainLength), centeredIn: mainLength),
      Extent(length: min(thickness + padding, crossLength), centeredIn: crossLength)
    )
  }

  /// The mark of a page for some of the shares, each of which counts as its part of the whole; nil for a
  /// single one that counts fully.
  private func mark(_ page: Int, shares: Range<Int>, whole: Double?, windowStart: Double) -> Mark {
    let growth = metrics.pillLength - metrics.dotSize
    var own = 0.0
    var before = 0.0
    var total = 0.0
    var opacity = metrics.upcomingOpacity
    var fill: Double?
    for index in shares {
      let share = share(index)
      let weight = whole.map { $0 == 0 ? 0 : share.weight / $0 } ?? 1
      let grown = images.image(ofPage: share.page, isCurrent: true) == nil ? weight * growth : 0
      total += grown
      if share.page < page { before += grown }
      if share.page == page {
        own += weight
        if page == currentPage {
          fill = progress
        } else if isMoving, progress != nil, share.progress > 0 {
          fill = share.progress
        } else if tellsPlace {
          // Nearly every page fits; what is not current yet, or no longer, is seen as a whole.
          fill = 1
        }
      }
      opacity += weight * (self.opacity(ofPage: page, current: share.page) - metrics.upcomingOpacity)
    }
    let image = images.image(ofPage: page, isCurrent: own >= 0.5)
    let place = Double(page) - windowStart
    let start = row.start + place * metrics.pitch + before + (growth - total) / 2
    let grown = images.image(ofPage: page, isCurrent: true) == nil ? own * growth : 0
    let slot = Extent(start: start, length: max(metrics.dotSize + grown, 0))
    let scale = max(window.scale(ofPage: page, windowStart: windowStart), min(own, 1))
    let length = (image == nil ? slot.length : metrics.imageSize) * scale
    let thickness = (image == nil ? metrics.dotSize : metrics.imageSize) * scale
    return Mark(
      page: page, main: Extent(start: slot.middle - length / 2, length: length),
      cross: Extent(length: thickness, centeredIn: direction.crossLength(of: size)), image: image,
      opacity: min(max(opacity, 0), 1), progress: fill, fillOpacity: metrics.fillOpacity * min(max(own, 0), 1)
    )
  }

  /// The opacity of a page's mark when another, or it, is current.
  private func opacity(ofPage page: Int, current: Int) -> Double {
    if page == current { return progress != nil ? metrics.trackOpacity : metrics.currentOpacity }
    let isSeen =
      switch seenMarks {
      case .beforeCurrent: page < current
      case .marked: seen[page] ?? false
      case .none: false
      }
    return isSeen ? metrics.seenOpacity : metrics.upcomingOpacity
  }
}
