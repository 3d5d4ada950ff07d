#if canImport(SwiftUI)
import Dwell
import Foundation
import SwiftUI

extension ComponentHost where Content == Dwell.Carousel {
  /// Returns the carousel with the size that fits its pages at a time. SwiftUI reports a size only after a
  /// view has been laid out in it.
  func fitted(at time: Double) -> Dwell.Carousel {
    var carousel = component
    carousel.fit(at: time)
    return carousel
  }

  /// Returns a frame of the carousel with the size that fits its pages at a time.
  func fitted(_ frame: Dwell.Frame, at time: Double) -> Dwell.Frame {
    component.configuration.pages.layout.fitsPage ? fitted(at: time).frame(at: time) : frame
  }
}

extension Dwell.Carousel {
  /// Returns the width and the height that fit the pages at a time; nil for those that the view takes from
  /// its container.
  func fittedLengths(at time: Double) -> (width: CGFloat?, height: CGFloat?) {
    let size = preferredSize(in: .zero, at: time)
    return (size.width > 0 ? size.width : nil, size.height > 0 ? size.height : nil)
  }
}
#endif
