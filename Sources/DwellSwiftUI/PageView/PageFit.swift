#if canImport(SwiftUI)
import Dwell
import Foundation
import SwiftUI

extension ComponentHost where Content == Dwell.Carousel {
  /// Returns the carousel in a size, or in that which fits its pages at a time. SwiftUI reports a size only
  /// after a view has been laid out in it, and never to an image renderer.
  func sized(_ size: CGSize, at time: Double) -> Dwell.Carousel {
    var carousel = component.resized(to: size, at: latest)
    carousel.fit(at: time)
    return carousel
  }
}

extension Dwell.Component {
  /// Returns the component in a size.
  func resized(to size: CGSize, at time: Double) -> Self {
    var component = self
    _ = component.handle(.resize(Size(width: size.width, height: size.height)), at: time)
    return component
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
