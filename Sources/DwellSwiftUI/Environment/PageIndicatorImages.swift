#if canImport(SwiftUI)
import Dwell
import SwiftUI

/// The images shown instead of dots.
struct PageIndicatorImages: Equatable {
  /// All images, indexed by the number in their ``ImageName``.
  private(set) var list: [Image] = []
  /// The image of every page.
  var all: ImageName?
  /// The image of every page while it is current.
  var current: ImageName?
  /// The images of individual pages.
  var ofPages: [AnyHashable: ImageName] = [:]
  /// The images of individual pages while they are current.
  var currentOfPages: [AnyHashable: ImageName] = [:]

  /// Returns the name of an image, adding it to ``list`` if needed; nil for nil.
  mutating func name(_ image: Image?) -> ImageName? {
    guard let image else { return nil }
    if let number = list.firstIndex(of: image) { return ImageName(number) }
    list.append(image)
    return ImageName(list.count - 1)
  }

  /// Returns the images for the core, which identifies pages by index.
  func images(index: (AnyHashable) -> Int?) -> IndicatorImages {
    var images = IndicatorImages()
    images.all = all
    images.current = current
    for (page, image) in ofPages { if let index = index(page) { images.set(image, forPage: index) } }
    for (page, image) in currentOfPages {
      if let index = index(page) { images.setCurrent(image, forPage: index) }
    }
    return images
  }
}

extension EnvironmentValues {
  /// The key of ``pageIndicatorImages``.
  private struct ImagesKey: EnvironmentKey {
    static var defaultValue: PageIndicatorImages { PageIndicatorImages() }
  }

  /// The images shown instead of dots.
  var pageIndicatorImages: PageIndicatorImages {
    get { self[ImagesKey.self] }
    set { self[ImagesKey.self] = newValue }
  }
}

extension View {
  /// Shows an image instead of every dot; nil for dots. Only the image's shape counts, not its colours.
  public func pageIndicatorImage(_ image: Image?) -> some View {
    transformEnvironment(\.pageIndicatorImages) { $0.all = $0.name(image) }
  }

  /// Shows an image instead of one page's dot; nil for the image of all pages.
  public func pageIndicatorImage<Page: Hashable>(_ image: Image?, for page: Page) -> some View {
    transformEnvironment(\.pageIndicatorImages) { $0.ofPages[AnyHashable(page)] = $0.name(image) }
      .namingPages("pageIndicatorImage(_:for:)", by: Page.self)
  }

  /// Shows an image instead of the current page's dot or pill; nil for the image it has while not current.
  public func currentPageIndicatorImage(_ image: Image?) -> some View {
    transformEnvironment(\.pageIndicatorImages) { $0.current = $0.name(image) }
  }

  /// Shows an image instead of one page's dot or pill while it is current; nil for the image of all pages.
  public func currentPageIndicatorImage<Page: Hashable>(_ image: Image?, for page: Page) -> some View {
    transformEnvironment(\.pageIndicatorImages) { $0.currentOfPages[AnyHashable(page)] = $0.name(image) }
      .namingPages("currentPageIndicatorImage(_:for:)", by: Page.self)
  }
}
#endif
