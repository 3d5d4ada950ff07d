#if canImport(SwiftUI)
import Dwell
import SwiftUI

extension View {
  /// Sets which swipes turn pages in the page views inside. Omitted parameters keep their values.
  ///
  /// ```swift
  /// import DwellSwiftUI
  /// import SwiftUI
  ///
  /// struct Album: View {
  ///   var body: some View {
  ///     PageView(count: 3) { Text("Page \($0)") }
  ///       .pageSwipe(swipeThreshold: 0.3, flickVelocity: 300)
  ///   }
  /// }
  /// ```
  ///
  /// Values out of range are reported (``onPageDiagnostics(perform:)``) and replaced by the defaults.
  /// - Parameters:
  ///   - dragThreshold: how far a finger moves before a drag begins, in points, 1 or more; 10 by default.
  ///     On iOS and Mac Catalyst 18, whose own gesture begins at 10, less counts as 10.
  ///   - swipeThreshold: the fraction of the view that a slow drag must exceed, above 0; 0.5 by default.
  ///   - flickVelocity: the velocity that a flick must exceed, in points per second, above 0; 500 by default.
  ///   - pagesPerGesture: the most pages that one swipe turns, 1 or more; 1 by default.
  ///   - overscroll: the fraction of a drag by which pages move beyond the ends, 0...1; 0.5 by default.
  public func pageSwipe(
    dragThreshold: Double? = nil, swipeThreshold: Double? = nil, flickVelocity: Double? = nil,
    pagesPerGesture: Int? = nil, overscroll: Double? = nil
  ) -> some View {
    transformEnvironment(\.pages.view) {
      if let dragThreshold { $0.physics.dragThreshold = dragThreshold }
      if let swipeThreshold { $0.physics.swipeThreshold = swipeThreshold }
      if let flickVelocity { $0.physics.flickVelocity = flickVelocity }
      if let pagesPerGesture { $0.physics.pagesPerGesture = pagesPerGesture }
      if let overscroll { $0.physics.overscroll = overscroll }
    }
  }

  /// Sets the spring on which pages turn and settle in the page views inside. Views that change with the
  /// selection are animated on the same spring.
  ///
  /// A response or damping fraction that is negative or not finite is reported
  /// (``onPageDiagnostics(perform:)``), and the default spring applies.
  /// - Parameters:
  ///   - response: the period of the undamped spring, in seconds, 0 or more; at 0 pages turn at once.
  ///   - dampingFraction: the fraction of critical damping, 0 or more: from 1 on pages don't overshoot; near
  ///     0 they oscillate for long.
  public func pageSpring(response: Double = 0.35, dampingFraction: Double = 0.8) -> some View {
    environment(
      \.pages.view.physics.spring, Dwell.Spring(response: response, dampingFraction: dampingFraction))
  }
}
#endif
