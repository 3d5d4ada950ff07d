#if canImport(SwiftUI)
import Dwell
import SwiftUI

extension PageView {
  /// Creates a view of pages without a known number, such as the days of a calendar, or a feed.
  ///
  /// ```swift
  /// import DwellSwiftUI
  /// import SwiftUI
  ///
  /// struct Years: View {
  ///   @State private var year = 2026
  ///   var body: some View {
  ///     PageView(around: $year, next: { $0 + 1 }, previous: { $0 > 1 ? $0 - 1 : nil }) { year in
  ///       Text(verbatim: "\(year)")
  ///     }
  ///     .pageTitles { "\($0)" }
  ///   }
  /// }
  /// ```
  ///
  /// The selected page is always one of the pages. If the app selects one far away, the pages turn to it as
  /// to a neighbour: backwards if identities are `Comparable` and it is less, and otherwise forward.
  ///
  /// Such pages have no numbers: no indicator, whatever `pageIndicator(_:edge:inset:margin:)` says, no loop,
  /// no Home and End keys, and no "page 3 of 8" with VoiceOver, which speaks the pages' titles.
  ///
  /// Whenever the view is updated, `next` and `previous` are called for the pages nearby, whatever the number
  /// of pages: at most 8 times each if a page fills the view, and otherwise twice for each page in view and
  /// once for each page of a turn, at least 6, in whole turns. The identities of 64 more pages are
  /// remembered.
  /// - Parameters:
  ///   - current: the identity of the current page.
  ///   - next: returns the identity of the page after another one; nil if there is none. A page that is
  ///     already among those nearby is reported (``SwiftUICore/View/onPageDiagnostics(perform:)``), and
  ///     counts as nil.
  ///   - previous: returns the identity of the page before another one, as the inverse of `next`; nil if
  ///     there is none.
  ///   - content: returns the view of a page.
  public init(
    around current: Binding<Selection>, next: @escaping (Selection) -> Selection?,
    previous: @escaping (Selection) -> Selection?, @ViewBuilder content: @escaping (Selection) -> Content
  ) {
    self.init(current, .steps(PageSteps(next: next, previous: previous), content))
  }

  /// Creates a view of pages without a known number, which keeps its current page itself; see
  /// ``init(around:next:previous:content:)-(Binding<Selection>,_,_,_)``.
  /// - Parameters:
  ///   - start: the identity of the first page shown. Another one later has no effect.
  ///   - next: returns the identity of the page after another one; nil if there is none.
  ///   - previous: returns the identity of the page before another one; nil if there is none.
  ///   - content: returns the view of a page.
  public init(
    around start: Selection, next: @escaping (Selection) -> Selection?,
    previous: @escaping (Selection) -> Selection?, @ViewBuilder content: @escaping (Selection) -> Content
  ) {
    self.init(nil, .steps(PageSteps(next: next, previous: previous), content), start: start)
  }
}

/// The app's description of pages by their neighbours.
struct PageSteps<Page: Hashable> {
  /// Returns the page after another one; nil if there is none.
  let next: (Page) -> Page?
  /// Returns the page before another one; nil if there is none.
  let previous: (Page) -> Page?
  /// The pages that are listed, for the builder of the description's pages.
  let listed = Listed()

  /// A list that changes when pages are turned, while the description stays the same.
  final class Listed {
    /// The pages.
    var pages: [Page] = []
    /// Returns the page at an index, once there are pages; the last one for a view that is about to be
    /// removed.
    func page(at index: Int) -> Page { pages[min(index, pages.count - 1)] }
  }
}

/// The pages of a page view around the current one.
struct UnboundedPages<Selection: Hashable, Page: View>: View {
  /// The current page; nil if an optional one has no value, for which there are no pages.
  @Binding var selection: Selection?
  /// The pages' neighbours.
  let steps: PageSteps<Selection>
  /// What the app sets for the pages.
  let settings: PagesSettings<Selection>
  /// The builder of the listed pages.
  let builder: PageBuilder<Page>
  /// The listed pages.
  @StateObject private var window = ListedPages<Selection>()
  /// The length of the view in either direction, in points: rounded up to thousands, so that most resizing
  /// changes nothing.
  @State private var length = 1000.0
  /// The layout of pages.
  @Environment(\.pages.view.layout) private var layout

  /// The page stack, with the pages around the selection.
  var body: some View {
    let pages = pages
    let _ = steps.listed.pages = pages.isEmpty ? steps.listed.pages : pages
    PageStack(
      selection: $selection, pages: .listed(pages), settings: settings, builder: builder,
      mistakes: window.mistakes
    )
    .transformEnvironment(\.pages) {
      $0.isUnbounded = true
      $0.loops = false
      $0.view.indicator = .hidden
    }
    .onGeometryChange(for: Double.self) { proxy in
      (max(proxy.size.width, proxy.size.height, 1) / 1000).rounded(.up) * 1000
    } action: {
      length = $0
    }
  }

  /// The pages to list around the selection.
  private var pages: [Selection] {
    guard let selection, !selection.isNone else { return [] }
    let (reach, stride) = layout.windowReach(along: length)
    window.list(around: selection, reach: reach, stride: stride, next: steps.next, previous: steps.previous)
    return window.pages
  }
}
#endif
