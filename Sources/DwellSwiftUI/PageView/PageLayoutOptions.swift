#if canImport(SwiftUI)
import Dwell
import SwiftUI

extension View {
  /// Lays out the pages of the page views inside. Omitted parameters keep their values.
  ///
  /// ```swift
  /// import DwellSwiftUI
  /// import SwiftUI
  ///
  /// struct Products: View {
  ///   let names: [String]
  ///   var body: some View {
  ///     PageView(names, id: \.self) { Text($0) }
  ///       .pageLayout(.perView(3.3), perTurn: 3, spacing: 12, insets: 16)
  ///   }
  /// }
  /// ```
  ///
  /// Values out of range are reported (``onPageDiagnostics(perform:)``) and replaced by the defaults.
  /// - Parameters:
  ///   - sizing: how long pages are along their axis: as long as the view by default. With
  ///     `perView`, a number such as 2.5, several are in view; with `fixed`
  ///     they have a length in points, at most the view's; with `own` that of their content, and
  ///     one longer than the view scrolls. With several pages in view, dots and positions count the snap
  ///     points.
  ///   - perTurn: how many pages a turn advances by, 1...1,000; 1 by default. If there are no more pages than
  ///     that, they don't loop.
  ///   - spacing: the gap between pages, in points, 0 or more; 0 by default.
  ///   - insets: the insets of the current page at both ends of the view, in points, 0 or more, which show
  ///     parts of the neighbours; 0 by default. Insets longer than the view are shortened and reported.
  ///   - leadingInset: the inset at the leading end, or above vertical pages, if it differs.
  ///   - trailingInset: the inset at the trailing end, or below vertical pages, if it differs.
  ///   - alignment: the alignment of a page at rest; the leading end by default.
  ///   - isContained: whether the first and the last page stay at the view's ends, so that no part of the
  ///     view is empty; true by default. It has no effect if pages loop.
  ///   - fitsHeight: whether the view is as high as its current page, as wide for vertical pages, instead of
  ///     taking the available space. A page has its ideal height for the available width. Between two pages
  ///     the height is interpolated by the position, so it changes under a finger, and the views below move.
  public func pageLayout(
    _ sizing: PageSizing? = nil, perTurn: Int? = nil, spacing: Double? = nil, insets: Double? = nil,
    leadingInset: Double? = nil, trailingInset: Double? = nil, alignment: PageAlignment? = nil,
    isContained: Bool? = nil, fitsHeight: Bool? = nil
  ) -> some View {
    transformEnvironment(\.pages.view) {
      $0.layout.length = sizing ?? $0.layout.length
      $0.layout.pagesPerTurn = perTurn ?? $0.layout.pagesPerTurn
      $0.spacing = spacing ?? $0.spacing
      $0.layout.leadingInset = leadingInset ?? insets ?? $0.layout.leadingInset
      $0.layout.trailingInset = trailingInset ?? insets ?? $0.layout.trailingInset
      $0.layout.alignment = alignment ?? $0.layout.alignment
      $0.layout.isContained = isContained ?? $0.layout.isContained
      $0.layout.fitsPage = fitsHeight ?? $0.layout.fitsPage
    }
  }
}
#endif
