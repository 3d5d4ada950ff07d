#if canImport(SwiftUI)
import Dwell
import SwiftUI

/// The images in place of dots.
struct PageIndicatorImages: Equatable {
  /// All images, by the numbers that the core knows them by.
  private(set) var list: [Image] = []
  /// The image of all pages.
  var all: ImageName?
  /// The image of all pages while they are current.
  var current: ImageName?
  /// The images of single pages.
  var ofPages: [AnyHashable: ImageName] = [:]
  /// The images of single pages while they are current.
  var currentOfPages: [AnyHashable: ImageName] = [:]

  /// The name of an image; nil for none.
  mutating func name(_ image: Image?) -> ImageName? {
    guard let image else { return nil }
    if let number = list.firstIndex(of: image) { return ImageName(number) }
    list.append(image)
    return ImageName(list.count - 1)
  }

  /// The images for the core, which knows pages by their numbers.
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

  /// The images in place of dots.
  var pageIndicatorImages: PageIndicatorImages {
    get { self[ImagesKey.self] }
    set { self[ImagesKey.self] = newValue }
  }
}

extension View {
  /// Shows an image in place of every dot; nil for dots. Its colours don't count, only its shape.
  public func pageIndicatorImage(_ image: Image?) -> some View {
    transformEnvironment(\.pageIndicatorImages) { $0.all = $0.name(image) }
  }

  /// Shows an image in place of one page's dot; nil for what all others have.
  public func pageIndicatorImage<Page: Hashable>(_ image: Image?, for page: Page) -> some View {
    transformEnvironment(\.pageIndicatorImages) { $0.ofPages[AnyHashable(page)] = $0.name(image) }
  }

  /// Shows an image in place of the current page's dot or pill; nil for what it has while it is not current.
  public func currentPageIndicatorImage(_ image: Image?) -> some View {
    transformEnvironment(\.pageIndicatorImages) { $0.current = $0.name(image) }
  }

  /// Shows an image in place of one page's dot or pill while it is current; nil for what all others have.
  public func currentPageIndicatorImage<Page: Hashable>(_ image: Image?, for page: Page) -> some View {
    transformEnvironment(\.pageIndicatorImages) { $0.currentOfPages[AnyHashable(page)] = $0.name(image) }
  }
}
#endif
