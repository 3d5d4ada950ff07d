#if canImport(SwiftUI)
import Dwell
import SwiftUI

/// Pages side by side, one at a time in view, that follow a finger and settle on a page.
///
/// ```swift
/// import DwellSwiftUI
/// import SwiftUI
///
/// struct Colors: View {
///   @State private var page = "red"
///   var colors: [String]
///   var body: some View {
///     PageView(colors, id: \.self, selection: $page) { name in
///       Text(name)
///     }
///     .pageTimer(duration: 4)
///     .pageIndicator(.dots)
///   }
/// }
/// ```
///
/// Omit the selection, or make it optional, if the app doesn't need to read or set the current page. If the
/// app reacts to a turn by selecting another page, or by keeping the previous one, that page is shown.
///
/// Each page has a unique identity, so the current page stays current when others are inserted, removed or
/// moved. Only the current page, its neighbours and the pages in view are created; those out of view are
/// disabled. Pages come from data, from a `ForEach`, or, on iOS 18 and later, from any views; you needn't
/// count them. Or each page leads to its neighbours, without an end.
public struct PageView<Selection: Hashable, Content: View>: PagesView {
  /// The source of the pages.
  enum Source {
    /// Data, and the view of the page at an index.
    case data(PageList<Selection>, (Int) -> Content)
    /// Pages by their neighbours, and the view of a page.
    case steps(PageSteps<Selection>, (Selection) -> Content)
    /// Views.
    case views(Content)
  }

  /// What the app sets for the pages.
  public var pageSettings = PagesSettings<Selection>()
  /// The app's selection; nil if it has none.
  private let selection: Binding<Selection?>?
  /// The current page if the app has no selection.
  @State private var ownSelection: Selection?
  /// The source of the pages.
  private let source: Source

  /// Creates a view with one page for each element of a collection.
  /// - Parameters:
  ///   - data: the data, in order.
  ///   - id: a page's identity, which must be unique, for example the key path `\.self`.
  ///   - selection: the identity of the current page; nil to leave it to the view. An optional one may be
  ///     nil, as for `scrollPosition(id:)`: the view then keeps its page, initially the first, until a turn
  ///     sets it.
  ///   - content: returns the view of a page.
  public init<Data: RandomAccessCollection>(
    _ data: Data, id: (Data.Element) -> Selection, selection: Binding<Selection>? = nil,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    let pages = PageList.listed(data.map(id))
    self.init(selection, .data(pages, { content(data[data.index(data.startIndex, offsetBy: $0)]) }))
  }

  /// Creates a view with one page for each element of a collection of identifiable data. For an optional
  /// selection, name the identity: `id: \.id`.
  /// - Parameters:
  ///   - data: the data, in order.
  ///   - selection: the identity of the current page; nil to leave it to the view.
  ///   - content: returns the view of a page.
  public init<Data: RandomAccessCollection>(
    _ data: Data, selection: Binding<Selection>? = nil,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) where Data.Element: Identifiable, Data.Element.ID == Selection {
    self.init(data, id: { $0.id }, selection: selection, content: content)
  }

  /// Creates a view of `count` pages.
  /// - Parameters:
  ///   - count: the number of pages; negative numbers count as 0.
  ///   - selection: the index of the current page, from 0; nil to leave it to the view.
  ///   - content: returns the view of the page at an index.
  public init(
    count: Int, selection: Binding<Int>? = nil, @ViewBuilder content: @escaping (Int) -> Content
  ) where Selection == Int {
    self.init(selection, .data(.count(count), content))
  }

  /// Creates a view of the pages of a `ForEach`, without a count. Tags aren't needed: a page's identity is
  /// the `id` of its data, even if the `ForEach` has another key path.
  /// - Parameters:
  ///   - selection: the identity of the current page; nil to leave it to the view.
  ///   - content: the pages, as a single `ForEach`.
  public init<Data: RandomAccessCollection>(
    selection: Binding<Selection>? = nil, @ViewBuilder content: () -> ForEach<Data, Selection, Content>
  ) where Data.Element: Identifiable, Data.Element.ID == Selection {
    let pages = content()
    self.init(pages.data, selection: selection, content: pages.content)
  }

  /// Creates a view of the pages of a `ForEach` over identities, without a count. Tags aren't needed.
  /// - Parameters:
  ///   - selection: the identity of the current page; nil to leave it to the view.
  ///   - content: the pages, as a single `ForEach`.
  public init<Data: RandomAccessCollection>(
    selection: Binding<Selection>? = nil, @ViewBuilder content: () -> ForEach<Data, Selection, Content>
  ) where Data.Element == Selection {
    let pages = content()
    self.init(pages.data, id: { $0 }, selection: selection, content: pages.content)
  }

  /// Creates a view of pages given as views, without a count.
  /// - Parameters:
  ///   - selection: the tag of the current page. If it is an `Int`, the tag of an untagged page is its index,
  ///     from 0; otherwise untagged pages are left out and reported
  ///     (``SwiftUICore/View/onPageDiagnostics(perform:)``). An optional one may be nil: the view then keeps
  ///     its page, initially the first, until a turn sets it.
  ///   - content: the pages.
  @available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
  @_disfavoredOverload  // A lone `ForEach` needs no subview lookup, and works on older systems.
  public init(selection: Binding<Selection>, @ViewBuilder content: () -> Content) {
    self.init(selection, .views(content()))
  }

  /// Creates a view of pages given as views, without a count, and without a selection.
  /// - Parameter content: the pages, without tags or with tags that are `Int`s.
  @available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
  @_disfavoredOverload
  public init(@ViewBuilder content: () -> Content) where Selection == Int {
    self.init(nil, .views(content()))
  }

  /// Creates a view of the pages of a source.
  /// - Parameter start: the first page shown if the app has no selection; nil for the first of the source.
  init(_ selection: Binding<Selection>?, _ source: Source, start: Selection? = nil) {
    self.selection = selection.map { Binding<Selection?>($0) }
    _ownSelection = State(initialValue: start)
    self.source = source
  }

  /// The pages.
  public var body: some View {
    let selection = selection ?? $ownSelection
    switch source {
    case .data(let pages, let content):
      PageStack(
        selection: selection, pages: pages, settings: pageSettings, builder: PageBuilder(content))
    case .steps(let steps, let content):
      UnboundedPages(
        selection: selection, steps: steps, settings: pageSettings,
        builder: PageBuilder { [listed = steps.listed] in content(listed.page(at: $0)) })
    case .views(let content):
      if #available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *) {
        Group(subviews: content) { subviews in
          let tagged = TaggedPages<Selection>(subviews)
          PageStack(
            selection: selection, pages: .listed(tagged.tags), settings: tagged.settings(pageSettings),
            builder: PageBuilder { tagged.views[$0] }, mistakes: tagged.mistakes)
        }
      }
    }
  }
}
#endif
