import Dwell
import DwellJSON

/// The configuration of a component with pages: what all of them have.
package protocol PagedConfiguration: Equatable, Sendable {
  /// The number of pages, 0 or more.
  var pageCount: Int { get set }
  /// The first page shown, from 0.
  var currentPage: Int { get set }
  /// Whether the first page follows the last.
  var loops: Bool { get set }
  /// The direction in which pages follow one another.
  var direction: Direction { get set }
  /// Whether reduced motion is preferred.
  var reduceMotion: Bool { get set }

  /// A configuration with defaults.
  init(pageCount: Int)
}

extension PagedConfiguration {
  /// The fields that all configurations of pages have.
  static var pageFieldNames: [String] { ["pageCount", "currentPage", "loops", "direction", "reduceMotion"] }

  /// Reads the fields that all configurations of pages have.
  init(pages fields: JSONFields) throws(JSONProblem) {
    self.init(pageCount: try fields.pageCount())
    currentPage = try fields.firstPage(of: pageCount)
    try fields.read("loops", into: &loops)
    try fields.read("direction", into: &direction)
    try fields.read("reduceMotion", into: &reduceMotion)
  }

  /// Copies the properties of all pages that have switches in the gallery.
  func copyPages(to settings: inout GallerySettings) {
    settings.direction = direction
    settings.count = pageCount
  }

  /// Applies the gallery's settings of pages; a first page beyond the last is the last.
  mutating func setPages(_ settings: GallerySettings) {
    currentPage = min(currentPage, settings.count - 1)
    pageCount = settings.count
    direction = settings.direction
    reduceMotion = settings.reduceMotion
  }
}

extension Carousel.Configuration {
  /// The number of pages.
  package var pageCount: Int {
    get { pages.pageCount }
    set { pages.pageCount = newValue }
  }
  /// The first page shown.
  package var currentPage: Int {
    get { pages.currentPage }
    set { pages.currentPage = newValue }
  }
  /// Whether the first page follows the last.
  package var loops: Bool {
    get { pages.loops }
    set { pages.loops = newValue }
  }
  /// The direction of the pages.
  package var direction: Direction {
    get { pages.direction }
    set { pages.direction = newValue }
  }
  /// Whether reduced motion is preferred.
  package var reduceMotion: Bool {
    get { pages.reduceMotion }
    set { pages.reduceMotion = newValue }
  }
}
