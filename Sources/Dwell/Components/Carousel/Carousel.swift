/// Timed pages with an indicator: a ``PageView``, a ``PageTimer`` and an indicator in one.
///
/// ```swift
/// var carousel = Carousel(.init(pageCount: 3), at: 0)
/// _ = carousel.handle(.resize(Size(width: 390, height: 844)), at: 0)
/// carousel.handle(.tick, at: 4).pageChange   // the second page, because its time has come
/// carousel.position(at: 4.1)                 // the pages are on their way to it
/// ```
///
/// Pages, timer and indicator turn together, whether a page's time runs out, a finger swipes the pages or
/// taps the indicator, or the app selects a page. After each turn the new page has its full time. Selecting
/// the current page changes nothing, which ends the loop of a two-way binding.
///
/// Where UIKit's timed page control leaves the behaviour open: the timer starts automatically; after a veto
/// the page's time starts again; at the end without looping the fill stays full; a touch, a scrub or a
/// hovering pointer pauses; fronts send ``Event/pause(_:)`` while the app is in the background or the
/// carousel is hidden; under reduced motion pages cross-fade, with the same times; a new duration keeps the
/// progress; if the page count shrinks below the current page, the last page is shown; and the front's clock
/// may step.
public struct Carousel: TimedComponent {
  /// The pages, which turn to the timer's page.
  var pager: Pager
  /// The timer of the pages, which also keeps the carousel's time and its diagnostics.
  public internal(set) var timer: PageTimer
  /// The size of the component.
  public internal(set) var size = Size.zero
  /// Where the indicator is, at least as thick as a tap target; empty without one.
  public internal(set) var indicatorRect = Rect.zero
  /// Where the indicator and the pause button beside it are; empty without an indicator.
  var barRect = Rect.zero
  /// The indicator above the pages.
  var row: CarouselRow
  /// The options of the carousel itself.
  var options: Options
  /// The press that has not ended; nil if there is none.
  var press: Press?
  /// The button under a pointer; nil if there is none.
  var hoveredControl: Control?
  /// How marks and buttons fade while a press holds the pages.
  var hold = HoldFade()

  /// A carousel that begins at `start`, in seconds on the front's clock. Its size is zero until
  /// ``Event/resize(_:)``.
  public init(_ configuration: Configuration, at start: Double) {
    timer = PageTimer(
      configuration.timer, pageCount: configuration.pages.pageCount,
      currentPage: configuration.pages.currentPage, loops: configuration.pages.loops, at: start)
    var pages = configuration.pages
    timer.log.note(pages.sanitize())
    pager = Pager(pages)
    let indicator = configuration.resolvedIndicator(
      pageCount: configuration.pages.pageCount, &timer.log)
    timer.snapPoints = pager.strip.measures?.snapPoints
    row = CarouselRow(indicator, page: pager.snapPoint(ofPage: timer.currentPage))
    timer.setShownTime(row.shownTime, at: timer.timebase.latest)
    options = Options(configuration)
    if !Options.isSpeed(configuration.speed) { timer.log.note(.invalidMetrics) }
    timer.isPassing = options.speed != 0
    placeIndicator()
    passPages(from: time(at: start))
  }

  /// The configuration now.
  public var configuration: Configuration {
    var result = Configuration(pageCount: pageCount)
    result.indicatorSide = options.indicatorSide
    result.indicatorInset = options.indicatorInset
    result.indicatorMargin = options.indicatorMargin
    result.isOverMedia = options.isOverMedia
    result.controls = options.controls
    result.needsPause = options.needsPause
    result.hoverArea = options.hoverArea
    result.taps = options.taps
    result.speed = options.speed
    result.pages = pager.configuration
    result.timer = timer.configuration
    result.indicator = row.configuration
    if var dots = options.automaticDots {
      // Images follow the pages.
      if case .dots(let shown) = result.indicator { dots.images = shown.images }
      result.indicator = .automatic(dots)
    }
    return result
  }

  /// The pages as a view of their own, without indicator and buttons.
  public var pages: PageView { PageView(pager, on: timer.timebase) }
  /// The number of pages.
  public var pageCount: Int { pager.pageCount }
  /// The page that is shown or being turned to, from 0.
  public var currentPage: Int { pager.currentPage }
  /// The direction in which pages follow one another.
  public var direction: Direction { pager.direction }
  /// Whether turns cross-fade instead of moving.
  public var reduceMotion: Bool { pager.reduceMotion }

  /// How the user is interacting with the dots; ``PageControl/Interaction/none`` without dots.
  public var interaction: PageControl.Interaction { row.interaction }

  /// The position of the view between pages, in pages.
  public func position(at now: Double) -> Double { pager.position(at: time(at: now)) }

  /// The pages that are drawn at a time, in drawing order.
  public func visiblePages(at now: Double) -> [Int] { pager.visiblePages(at: time(at: now)) }

  /// Whether the pages can follow a drag; see ``PageView/canFollow(_:at:)``.
  public func canFollow(_ movement: Point, at now: Double) -> Bool {
    let time = time(at: now)
    return pager.read(at: time) { $0.canFollow(movement, at: time) }
  }

  /// The current page and those to which one turn leads, across the ends of a loop too, each once: those that
  /// a front keeps ready which creates pages when they come into view.
  package var nearbyPages: [Int] {
    guard pageCount > 0 else { return [] }
    let (before, after) = (pager.strip.page(-1, from: currentPage), pager.strip.page(1, from: currentPage))
    // At an end a turn leads to the page itself, and in a loop of two both turns lead to the other one.
    return [
      before == currentPage || before == after ? nil : before, currentPage,
      after == currentPage ? nil : after,
    ]
    .compactMap { $0 }
  }

  /// The size of a page's content, in points.
  public func size(ofPage page: Int) -> Size { pager.size(ofPage: page) }

  /// Fills a frame with the pages and the indicator above them.
  public func frame(at now: Double, into frame: inout Frame) {
    frame.reset(size: size)
    appendControlElements(to: &frame, at: now)
    pager.append(to: &frame, at: now, on: timer.timebase)
    appendMarks(to: &frame, at: now)
    pager.limitCourse(of: &frame, on: timer.timebase)
    if case .at(let change) = timer.nextChange(after: now) { frame.limitCourse(until: change) }
  }

  /// Draws what lies above the pages: fainter while a press holds them.
  private func appendMarks(to frame: inout Frame, at now: Double) {
    guard hasMarks else { return }
    let time = time(at: now)
    let opacity = hold.opacity(at: time)
    let end = hold.end(after: time)
    // From the first frame of a fade on, as fronts sample what the first frame has.
    let isGroup = opacity < 1 || end != nil
    if isGroup { frame.append(.opacity(opacity)) }
    if !row.isNone {
      drawBar(in: &frame)
      let context = rowContext(at: now)
      frame.append(at: Point(x: indicatorRect.x, y: indicatorRect.y)) { row.append(to: &$0, in: context) }
    }
    drawControls(in: &frame, at: now)
    if isGroup { frame.append(.pop) }
    if let end { frame.append(.sampled(until: timer.timebase.clock(at: end))) }
    if let begin = hold.begin(after: time) { frame.limitCourse(until: timer.timebase.clock(at: begin)) }
  }

  /// When the drawing will be different: when that of the pages or of the indicator is.
  public func nextChange(after now: Double, step: Double) -> NextChange {
    pager.nextChange(after: now, step: step, on: timer.timebase)
      .earlier(row.nextChange(in: rowContext(at: now), step: step)).earlier(timer.nextChange(after: now))
      .earlier(nextChangeOfMarks(after: now))
  }

  /// When a press begins to hide what lies above the pages, or while that fades.
  private func nextChangeOfMarks(after now: Double) -> NextChange {
    hasMarks && hold.end(after: time(at: now)) != nil ? .everyFrame : nextHold(after: now)
  }

  /// When a press begins to hide what lies above the pages.
  package func nextHold(after now: Double) -> NextChange {
    guard hasMarks, let begin = hold.begin(after: time(at: now)) else { return .still }
    return .at(timer.timebase.clock(at: begin))
  }

  /// The context of the indicator at a time.
  func rowContext(at now: Double) -> RowContext {
    var context = RowContext(
      timer, direction: direction, size: indicatorRect.size,
      reduceMotion: reduceMotion, at: now)
    if row.showsScrollPosition { context.scrollProgress = pager.scrollProgress(at: context.time) }
    context.trailingRoom = direction.mainLength(of: barRect.size) - direction.mainLength(of: context.size)
    return context
  }

  /// Draws the background of segments over pages of unknown colours; dots have their own.
  private func drawBar(in frame: inout Frame) {
    guard options.isOverMedia, row.hasSegments, timer.snapPointCount > 0 else { return }
    let thickness = row.barThickness(forPageCount: pager.strip.snapPointCount, across: direction)
    // It ends as far from the segments as from the symbol of a pause button.
    var main = direction.main(of: barRect, in: size)
    let end =
      pauseRectInBar == nil ? min(main.end + row.barOverhang, direction.mainLength(of: size)) : main.end
    main.start = max(main.start - row.barOverhang, 0)
    main.length = end - main.start
    let cross = direction.cross(of: barRect)
    let rect = direction.rect(
      main: main, cross: Extent(start: cross.middle - thickness / 2, length: thickness), in: size)
    frame.append(
      .fill(
        ItemKey(.background), rect, radius: row.barRadius(rect),
        .solid(.black, opacity: MediaLook.backgroundOpacity)))
  }

  /// The distance of the indicator's visible part from its side: of a background, or of dots or segments
  /// without one.
  private static let (insetOfBackground, insetOfMarks) = (25.0, 28.0)

  /// Places the indicator, and a pause button after it: at its side, with room for a finger, together in the
  /// middle along the pages.
  mutating func placeIndicator() {
    barRect = .zero
    if row.isNone { return indicatorRect = .zero }
    let main = direction.mainLength(of: size)
    let cross = direction.crossLength(of: size)
    // The visible part lies at the inset from the side; the tap target extends equally to both sides of it,
    // and never outside.
    let count = pager.strip.snapPointCount
    let bar = row.barThickness(forPageCount: count, across: direction)
    let hasBackground = row.hasBackground(overMedia: options.isOverMedia)
    let seen = hasBackground ? bar : row.thickness(forPageCount: count, across: direction)
    let inset =
      options.indicatorInset ?? (hasBackground ? Carousel.insetOfBackground : Carousel.insetOfMarks)
    let middle = min(inset + seen / 2, cross / 2)
    let room = row.room(
      forPageCount: count, along: direction, available: main, margin: options.indicatorMargin,
      button: showsPause ? bar : 0)
    let thickness = min(room.thickness, 2 * middle)
    let button = thickness >= CarouselControls.minimumTarget ? room.button : 0
    let center = options.indicatorSide == .start ? middle : cross - middle
    let across = Extent(start: center - thickness / 2, length: thickness)
    let whole = Extent(length: room.length + button, centeredIn: main)
    barRect = direction.rect(main: whole, cross: across, in: size)
    indicatorRect = direction.rect(
      main: Extent(start: whole.start, length: room.length), cross: across, in: size)
  }

  /// The target of the pause button after the indicator: as long as its bar is thick; nil if there is none.
  var pauseRectInBar: Rect? {
    let row = direction.main(of: indicatorRect, in: size)
    let whole = direction.main(of: barRect, in: size)
    guard whole.end > row.end else { return nil }
    return direction.rect(
      main: Extent(start: row.end, length: whole.end - row.end), cross: direction.cross(of: barRect), in: size
    )
  }

  /// A point of the carousel in the row's own points.
  func indicatorPoint(_ point: Point) -> Point {
    Point(x: point.x - indicatorRect.x, y: point.y - indicatorRect.y)
  }

  /// Whether a point is on the indicator.
  func isOnIndicator(_ point: Point, at now: Double) -> Bool {
    row.isHit(by: indicatorPoint(point), in: rowContext(at: now))
  }

  /// All that is available. ``preferredSize(in:at:)`` fits the pages.
  public func preferredSize(in available: Size) -> Size { available.sanitized }

  /// The size that the carousel asks for at `now`: that of its pages, since indicator and buttons lie above
  /// them. See ``PageView/preferredSize(in:at:)``.
  public func preferredSize(in available: Size, at now: Double) -> Size {
    pager.preferredSize(in: available.sanitized, at: time(at: now))
  }

  /// Gives the carousel at once the size that it asks for at `now`, like ``Event/resize(_:)``, but without
  /// the passing of time: for fronts that draw the frames of a motion ahead.
  package mutating func fit(at now: Double) {
    guard pager.configuration.layout.fitsPage else { return }
    size = preferredSize(in: size, at: now)
    pager.size = size
    placeIndicator()
  }

  /// A time on the front's clock as pages and timer count it.
  func time(at now: Double) -> Double { timer.timebase.time(at: now) }
}
