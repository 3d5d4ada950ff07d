#if canImport(SwiftUI)
import Dwell
import SwiftUI

/// The images shown instead of dots, each under one name.
struct PageIndicatorImages: Equatable {
  /// All images, indexed by the number in their ``ImageName``.
  private(set) var list: [Image] = []

  /// Returns the name of an image, adding it to ``list`` if needed; nil for nil.
  mutating func name(_ image: Image?) -> ImageName? {
    guard let image else { return nil }
    if let number = list.firstIndex(of: image) { return ImageName(number) }
    list.append(image)
    return ImageName(list.count - 1)
  }

  /// Returns the images for the core: those of all pages, and those of pages at an index.
  mutating func images(of theme: PageTheme, _ pages: [(index: Int, values: PageValues)]) -> IndicatorImages {
    var images = IndicatorImages()
    images.all = name(theme.dotImage)
    images.current = name(theme.currentDotImage)
    for page in pages.sorted(by: { $0.index < $1.index }) {
      if let image = name(page.values.image) { images.set(image, forPage: page.index) }
      if let image = name(page.values.currentImage) { images.setCurrent(image, forPage: page.index) }
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
#endif
