extension PageControl {
  /// The configuration of a page control.
  public struct Configuration: Equatable, Sendable {
    /// The number of pages; one that is negative or above ``PageEdit/maximumPageCount`` counts as 0.
    public var pageCount: Int
    /// The page that is shown first, from 0; one out of range counts as 0.
    public var currentPage = 0
    /// Whether the first page follows the last; true by default. Otherwise time ends with the last page.
    public var loops = true
    /// The timer of the pages.
    public var timer = PageTimer.Configuration()
    /// The marks.
    public var dots = DotRow.Configuration()
    /// The direction in which pages follow one another; left to right by default.
    public var direction = Direction.leftToRight
    /// Whether the user asks for reduced motion: the row then cross-fades instead of moving.
    public var reduceMotion = false

    /// The defaults for `pageCount` pages.
    public init(pageCount: Int) { self.pageCount = pageCount }
  }
}
