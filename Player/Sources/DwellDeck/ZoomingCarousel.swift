import Dwell

/// A carousel whose pages zoom while their time passes (``PageZoom``): the display list has each page larger
/// than its place, clipped to that place.
///
/// A page's time drives its zoom, so a pause stops it. A previous page keeps its zoom while it is in view,
/// and continues from there if it becomes current again. A lone page zooms once, whether or not pages loop.
/// With Reduce Motion nothing zooms.
public struct ZoomingCarousel: TimedComponent {
  /// The carousel.
  public private(set) var carousel: Carousel
  /// Whether pages zoom.
  public private(set) var isZooming: Bool
  /// Whether the first page follows the last, if there are several.
  private var loops: Bool
  /// How far the visible pages have zoomed, by page, 0...1: the current one when its time began, others when
  /// they were left. A page that isn't listed begins at 0.
  private var shares: [Int: Double] = [:]
  /// The numbers that determine the zoom of pages, if they differ from the pages' own: an edit renumbers
  /// pages, and visible ones continue as they began.
  private var numbers: [Int: Int] = [:]

  /// A carousel whose pages zoom if `isZooming`.
  public init(_ carousel: Carousel, isZooming: Bool = true) {
    self.carousel = carousel
    self.isZooming = isZooming
    loops = carousel.configuration.pages.loops
  }

  /// A carousel whose pages zoom.
  public init(_ configuration: Carousel.Configuration, at start: Double) {
    self.init(Carousel(configuration, at: start))
  }

  /// The carousel's configuration.
  public var configuration: Carousel.Configuration {
    var configuration = carousel.configuration
    configuration.pages.loops = loops
    return configuration
  }
  /// The timer of the pages.
  public var timer: PageTimer { carousel.timer }
  /// The number of pages.
  public var pageCount: Int { carousel.pageCount }
  /// The page that is shown or being turned to, from 0.
  public var currentPage: Int { carousel.currentPage }
  /// The size of the component.
  public var size: Size { carousel.size }
  /// The direction of the pages.
  public var direction: Direction { carousel.direction }
  /// Whether reduced motion is on, which disables the zoom.
  public var reduceMotion: Bool { carousel.reduceMotion }
  /// The position between pages, in pages.
  public func position(at now: Double) -> Double { carousel.position(at: now) }
  /// The pages that are drawn at a time, in drawing order.
  public func visiblePages(at now: Double) -> [Int] { carousel.visiblePages(at: now) }
  /// The preferred size of the carousel.
  public func preferredSize(in available: Size) -> Size { carousel.preferredSize(in: available) }

  /// Changes the carousel in place; pages continue their zoom.
  public mutating func configure(_ configuration: Carousel.Configuration, at now: Double) -> Outcome {
    loops = configuration.pages.loops
    return follow(nil, at: now) { $0.configure(configuration, at: now) }
  }

  /// Applies what is due until `now`, then the event.
  public mutating func handle(_ event: Event, at now: Double) -> Outcome {
    if case .edit(let edit) = event {
      return follow(edit, at: now) { $0.handle(event, at: now) }
    }
    return follow(nil, at: now) { $0.handle(event, at: now) }
  }

  /// Fills a frame with the carousel's, whose pages are zoomed.
  public func frame(at now: Double, into frame: inout Frame) {
    guard isMoving else { return carousel.frame(at: now, into: &frame) }
    let plain = carousel.frame(at: now)
    frame.reset(size: plain.size)
    for command in plain.display.commands { frame.append(zoomed(command, at: now)) }
    for element in plain.semantics.elements { frame.append(element) }
    frame.append(plain.course)
    if let end = timer.nextBoundary(after: now) { frame.append(.linear(until: end)) }
  }

  /// When the drawing will differ by a movement of `step` points.
  public func nextChange(after now: Double, step: Double) -> NextChange {
    let change = carousel.nextChange(after: now, step: step)
    guard isMoving, let end = timer.nextBoundary(after: now), end > now else { return change }
    // The corner that is furthest from the fixed point is the fastest.
    let zoom = zoom(ofPage: currentPage)
    let (width, height) = (
      size.width * max(zoom.anchorX, 1 - zoom.anchorX), size.height * max(zoom.anchorY, 1 - zoom.anchorY)
    )
    let way = PageZoom.growth * (1 - share(ofPage: currentPage, at: now)) * max(width, height)
    let seconds = step * (end - now) / way
    return change.earlier(seconds > Self.longestFrame ? .at(min(now + seconds, end)) : .everyFrame)
  }

  /// The longest time between two changes that isn't worth a separate wake-up, in seconds.
  private static let longestFrame = 0.05

  /// Whether pages zoom for this user.
  private var isMoving: Bool { isZooming && !reduceMotion }

  /// How far a page has zoomed, 0...1.
  func share(ofPage page: Int, at now: Double) -> Double {
    let start = shares[page] ?? 0
    return page == currentPage ? start + (1 - start) * timer.progress(at: now) : start
  }

  /// The zoom of a page.
  private func zoom(ofPage page: Int) -> PageZoom { PageZoom(page: numbers[page] ?? page) }

  /// A command with the zoom of its page; other commands unchanged.
  private func zoomed(_ command: DrawCommand, at now: Double) -> DrawCommand {
    guard case .page(let page, let rect, let shown, let rotation, let opacity) = command else {
      return command
    }
    let content = zoom(ofPage: page).rect(of: rect, at: share(ofPage: page, at: now))
    return .page(page, content, shown: shown ?? rect, rotation: rotation, opacity: opacity)
  }

  /// Lets a lone page end; if it restarted, its picture would jump. When another page is added, its time
  /// restarts, and the picture keeps its zoom.
  private mutating func updateLoop(at now: Double) {
    let loops = loops && (pageCount > 1 || !isZooming)
    guard carousel.configuration.pages.loops != loops else { return }
    var configuration = carousel.configuration
    configuration.pages.loops = loops
    _ = carousel.configure(configuration, at: now)
    guard loops, timer.phase == .ended else { return }
    shares[currentPage] = share(ofPage: currentPage, at: now)
    _ = carousel.handle(.select(page: currentPage, animated: false), at: now)
  }

  /// Changes the carousel, and tracks pages that are left and renumbered.
  private mutating func follow(
    _ edit: PageEdit?, at now: Double, _ change: (inout Carousel) -> Outcome
  ) -> Outcome {
    let (page, share) = (currentPage, share(ofPage: currentPage, at: now))
    let visible = edit == nil ? [] : carousel.visiblePages(at: now)
    let count = pageCount
    if carousel.pages.phase(at: now) == .idle { shares = shares.filter { $0.key == page } }
    let outcome = change(&carousel)
    var left: Int? = page
    if let edit, edit.isValid(forCount: count), outcome.isHandled {
      let old = (shares, numbers)
      (shares, numbers) = ([:], [:])
      for page in visible {
        guard let new = edit.newIndex(of: page) else { continue }
        shares[new] = old.0[page]
        numbers[new] = old.1[page] ?? page
      }
      left = edit.newIndex(of: page)
    }
    if let left, left != currentPage { shares[left] = share }
    updateLoop(at: now)
    return outcome
  }
}
