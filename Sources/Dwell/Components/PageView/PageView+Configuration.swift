extension PageView {
  /// A page view's settings.
  public struct Configuration: Equatable, Sendable {
    /// The number of pages; one that is negative or above ``PageEdit/maximumPageCount`` counts as 0.
    public var pageCount: Int
    /// The first page shown; one out of range counts as 0.
    public var currentPage = 0
    /// Whether the first page follows the last; false by default. A single page never loops.
    public var loops = false
    /// The gap between pages, in points, 0 or more; 0 by default.
    public var spacing = 0.0
    /// The length of pages, the insets, and where pages rest; one page fills the view by default.
    public var layout = PageLayout()
    /// How pages look by their distance from the current one; unchanged by default.
    public var effect = PageEffect.slide
    /// The thresholds of gestures, and the spring.
    public var physics = PagingPhysics()
    /// Where pages come to rest; each at its own place by default.
    public var snap = Snap.pages
    /// Whether wheel notches across the main axis turn pages; true by default, as most mice have one wheel.
    public var turnsOnCrossWheel = true
    /// The lengths of pages whose content is longer than the view; none by default. The last entry for a page
    /// applies. See ``Event/setPageLength(_:page:)``.
    public var pageLengths: [PageLength] = []
    /// The direction in which pages follow one another; left to right by default.
    public var direction = Direction.leftToRight
    /// Whether the user asks for reduced motion: turns without a drag then cross-fade, in the same time.
    public var reduceMotion = false

    /// Defaults for the given page count.
    public init(pageCount: Int) { self.pageCount = pageCount }

    /// Puts the default in place of each value that cannot be used.
    /// - Returns: The mistakes.
    mutating func sanitize() -> Diagnostics {
      var found = Diagnostics()
      if !(0...PageEdit.maximumPageCount).contains(pageCount) {
        pageCount = 0
        found.formUnion(.invalidPageCount)
      }
      let pages = 0..<pageCount
      if currentPage != 0, !pages.contains(currentPage) {
        currentPage = 0
        found.formUnion(.pageOutOfRange)
      }
      let given = (spacing, layout, physics)
      spacing = Size.sanitized(spacing)
      layout = layout.sanitized
      physics = physics.sanitized
      let isEffectUsable = effect.isUsable
      if !isEffectUsable { effect = .slide }
      if !isEffectUsable || spacing != given.0 || layout != given.1 || physics != given.2 {
        found.formUnion(.invalidMetrics)
      }
      pageLengths.removeAll { entry in
        let isPage = pages.contains(entry.page)
        let isLength = entry.length >= 0
        if !isPage { found.formUnion(.pageOutOfRange) }
        if !isLength { found.formUnion(.invalidMetrics) }
        return !isPage || !isLength
      }
      return found
    }
  }
}

extension PageView {
  /// Where pages come to rest after a gesture.
  public enum Snap: Equatable, Sendable, CaseIterable {
    /// With a page aligned in the view, as ``PagingPhysics`` decides.
    case pages
    /// Wherever they stop, as in a scroll view: a drag leaves them in place, and a flick decelerates
    /// exponentially, with a time constant of 0.325 s, by 0.325 s times its velocity, up to an end. The page
    /// nearest to where they come to rest becomes current as soon as the gesture ends.
    ///
    /// Keys, buttons, wheel notches and turns by time lead to the place of a page, keys, buttons and notches
    /// to the next one in their direction. The thresholds of ``PagingPhysics`` and
    /// ``PagingPhysics/pagesPerGesture`` don't matter.
    case none
  }
}

/// The length of one page's content along the main axis.
public struct PageLength: Equatable, Sendable {
  /// The page.
  public var page: Int
  /// Its length, in points; at least the view's applies.
  public var length: Double

  /// The length of a page's content.
  public init(page: Int, length: Double) {
    self.page = page
    self.length = length
  }
}
