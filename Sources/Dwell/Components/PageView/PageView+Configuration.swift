extension PageView {
  /// What a page view is like from the beginning.
  public struct Configuration: Equatable, Sendable {
    /// The number of pages; a negative one, or one above ``PageEdit/maximumPageCount``, counts as 0.
    public var pageCount: Int
    /// The page that is shown first; one out of range counts as 0.
    public var currentPage = 0
    /// Whether the first page follows the last; false by default, as pages stop at the ends. A single page
    /// never loops.
    public var loops = false
    /// The gap between pages, in points, 0 or more; 0 by default.
    public var spacing = 0.0
    /// How pages look that are not the selected one; like any other by default.
    public var effect = PageEffect.none
    /// How pages answer a finger.
    public var physics = PagingPhysics()
    /// Whether the notches of a wheel turn pages also across the main axis; true by default, as most mice
    /// have but one wheel.
    public var turnsOnCrossWheel = true
    /// The lengths of pages whose content is longer than the view; none by default. Of several for one page
    /// the last counts. See ``Event/setPageLength(_:page:)``.
    public var pageLengths: [PageLength] = []
    /// The direction in which pages follow one another; left to right by default.
    public var direction = Direction.leftToRight
    /// Whether the person asks for less motion: turns that nobody drags then cross-fade, in the same time.
    public var reduceMotion = false

    /// The defaults for so many pages.
    public init(pageCount: Int) { self.pageCount = pageCount }

    /// This configuration with something harmless in place of each value that cannot be used.
    var sanitized: Configuration {
      var result = self
      result.pageCount = (0...PageEdit.maximumPageCount).contains(pageCount) ? pageCount : 0
      result.currentPage = (0..<result.pageCount).contains(currentPage) ? currentPage : 0
      result.spacing = Size.sanitized(spacing)
      result.physics = physics.sanitized
      result.pageLengths.removeAll { !(0..<result.pageCount).contains($0.page) || !($0.length >= 0) }
      return result
    }

    /// What cannot be used in this configuration.
    var diagnostics: Diagnostics {
      var found = Diagnostics()
      let sanitized = sanitized
      if sanitized.pageCount != pageCount { found.formUnion(.invalidPageCount) }
      if sanitized.currentPage != currentPage { found.formUnion(.pageOutOfRange) }
      if sanitized.spacing != spacing || sanitized.physics != physics { found.formUnion(.invalidMetrics) }
      for entry in pageLengths {
        if !(0..<sanitized.pageCount).contains(entry.page) { found.formUnion(.pageOutOfRange) }
        if !(entry.length >= 0) { found.formUnion(.invalidMetrics) }
      }
      return found
    }
  }
}

/// The length of one page's content along the main axis.
public struct PageLength: Equatable, Sendable {
  /// The page.
  public var page: Int
  /// Its length, in points. A page shorter than the view takes the view's length.
  public var length: Double

  /// The length of a page's content.
  public init(page: Int, length: Double) {
    self.page = page
    self.length = length
  }
}

/// How pages look that are not the selected one.
public enum PageEffect: Equatable, Sendable, CaseIterable {
  /// Like the selected one.
  case none
  /// At opacity 0.2 and scale 0.8, reached in a straight line as the pages move.
  case fadeAndScale

  /// The opacity of a page, 0...1, that is selected to a share of 0...1.
  func opacity(selected share: Double) -> Double { self == .none ? 1 : 0.2 + 0.8 * share }

  /// The scale of a page, 0...1, that is selected to a share of 0...1.
  func scale(selected share: Double) -> Double { self == .none ? 1 : 0.8 + 0.2 * share }
}
