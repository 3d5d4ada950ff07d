#if canImport(SwiftUI)
import Dwell
import SwiftUI

/// The part of a page view with which a page at rest is aligned.
public enum PageAlignment: Hashable, Sendable, CaseIterable {
  /// The leading end, or the first of vertical pages.
  case leading
  /// The center.
  case center
  /// The trailing end, or the last of vertical pages.
  case trailing

  /// The core's value.
  var core: Dwell.PageLayout.Alignment {
    switch self {
    case .leading: .leading
    case .center: .center
    case .trailing: .trailing
    }
  }
}

extension View {
  /// Shows several pages at a time in the page views inside; one by default.
  ///
  /// With 2.5, half of the third page is in view. Dots and positions count the snap points of the view: fewer
  /// than pages if the last pages are in view together.
  /// - Parameter count: how many pages, with the gaps between them, fill the view, 1 or more. Other values
  ///   are reported (``onPageDiagnostics(perform:)``) and count as 1.
  public func pagesPerView(_ count: Double) -> some View {
    environment(\.pageViewOptions.layout.length, .perView(count))
  }

  /// Sets the length of pages in the page views inside, in points, at most the view's length; nil for the
  /// view's length, which is the default. A length that isn't above 0 is reported and counts as nil.
  public func pageLength(_ length: Double?) -> some View {
    environment(\.pageViewOptions.layout.length, length.map { .fixed($0) } ?? .viewport)
  }

  /// Gives each page of the page views inside the length of its content. One longer than the view scrolls.
  public func pagesFitContent(_ fits: Bool = true) -> some View {
    environment(\.pageViewOptions.layout.length, fits ? .own : .viewport)
  }

  /// Insets the current page at both ends of the page views inside, in points, to show parts of the
  /// neighbours; 0 by default. Negative insets and NaN count as 0. Insets longer than the view are shortened.
  /// All are reported (``onPageDiagnostics(perform:)``).
  public func pageInsets(_ length: Double) -> some View { pageInsets(leading: length, trailing: length) }

  /// Insets the current page at the ends of the page views inside, in points, to show parts of the
  /// neighbours; 0 by default.
  /// - Parameters:
  ///   - leading: the inset at the leading end, or above vertical pages.
  ///   - trailing: the inset at the trailing end, or below vertical pages.
  public func pageInsets(leading: Double, trailing: Double) -> some View {
    transformEnvironment(\.pageViewOptions) {
      $0.layout.leadingInset = leading
      $0.layout.trailingInset = trailing
    }
  }

  /// Sets the alignment of a page at rest in the page views inside; the leading end by default.
  public func pageAlignment(_ alignment: PageAlignment) -> some View {
    environment(\.pageViewOptions.layout.alignment, alignment.core)
  }

  /// Sets whether the first and the last page of the page views inside stay at the view's ends, so that no
  /// part of the view is empty; true by default. It has no effect if pages loop.
  public func pagesContained(_ isContained: Bool) -> some View {
    environment(\.pageViewOptions.layout.isContained, isContained)
  }

  /// Sets how many pages a turn advances by in the page views inside, 1...1,000; 1 by default. Other values
  /// are reported (``onPageDiagnostics(perform:)``) and count as 1. If there are no more pages than that,
  /// they don't loop.
  public func pagesPerTurn(_ count: Int) -> some View {
    environment(\.pageViewOptions.layout.pagesPerTurn, count)
  }
}
#endif
