#if canImport(SwiftUI)
import Dwell
import Foundation
import SwiftUI

extension View {
  /// Makes the page views inside as high as their pages; off by default, when they take all available height.
  ///
  /// A page has its ideal height for the available width. Between two pages the view's height is interpolated
  /// between theirs by the position, so it grows and shrinks under a finger. With several pages in view it is
  /// as high as the highest. The views below it move with it.
  ///
  /// Page views with vertical pages are as wide as their pages instead.
  public func pageFitsHeight(_ fits: Bool = true) -> some View {
    environment(\.pageViewOptions.layout.fitsPage, fits)
  }
}

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
