/// Images in place of dots: for all pages, for one page, and others while a page is current.
///
/// A page's image is the first of these that is set, in UIKit's order: while the page is current, its own
/// current image, then the current image of all pages; then its own image, then the image of all pages. If
/// none is set, the page has a dot, or a pill while it is current.
public struct IndicatorImages: Equatable, Sendable {
  /// The image of all pages (`preferredIndicatorImage`).
  public var all: ImageName?
  /// The image of all pages while they are current (`preferredCurrentPageIndicatorImage`).
  public var current: ImageName?
  /// The images of single pages.
  var ofPages = PageTable<ImageName>()
  /// The images of single pages while they are current.
  var currentOfPages = PageTable<ImageName>()

  /// Dots everywhere.
  public init() {}

  /// Sets the image of a page (`setIndicatorImage(_:forPage:)`); nil removes it.
  public mutating func set(_ image: ImageName?, forPage page: Int) { ofPages[page] = image }

  /// Sets the image of a page while it is current (`setCurrentPageIndicatorImage(_:forPage:)`); nil removes
  /// it.
  public mutating func setCurrent(_ image: ImageName?, forPage page: Int) { currentOfPages[page] = image }

  /// The image of a page; nil for a dot.
  public func image(ofPage page: Int, isCurrent: Bool) -> ImageName? {
    if isCurrent, let image = currentOfPages[page] ?? current { return image }
    return ofPages[page] ?? all
  }

  /// Whether every page has a dot.
  var isEmpty: Bool {
    guard case .none = all, case .none = current else { return false }
    return ofPages.isEmpty && currentOfPages.isEmpty
  }

  /// Whether there are more than two different images, which the guidelines advise against.
  var areMany: Bool {
    var first: ImageName?
    var second: ImageName?
    var areMany = false
    func look(at image: ImageName) {
      if first == nil || first == image {
        first = image
      } else if second == nil || second == image {
        second = image
      } else {
        areMany = true
      }
    }
    if let all { look(at: all) }
    if let current { look(at: current) }
    ofPages.forEach { look(at: $1) }
    currentOfPages.forEach { look(at: $1) }
    return areMany
  }

  /// Renumbers the pages as an edit does.
  mutating func apply(_ edit: PageEdit) {
    ofPages.apply(edit)
    currentOfPages.apply(edit)
  }
}
