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
/// Pages have identities: insertions, removals and moves keep the shown one. Only the shown page, its
/// neighbours and those in view are made. Their number need not be told: they are data, a `ForEach`, or since
/// iOS 18 any views.
public struct PageView<Selection: Hashable, Content: View>: View {
  /// Where the pages come from.
  private enum Source {
    /// Data, and the view of the one of a number.
    case data(PageList<Selection>, (Int) -> Content)
    /// Views.
    case views(Content)
  }

  /// The page that is shown.
  @Binding private var selection: Selection
  /// Where the pages come from.
  private let source: Source

  /// A view of a page for each of some data.
  /// - Parameters:
  ///   - data: the data, in order.
  ///   - id: where a page's identity is found; each once.
  ///   - selection: the identity of the page that is shown.
  ///   - content: the view of a page.
  public init<Data: RandomAccessCollection>(
    _ data: Data, id: KeyPath<Data.Element, Selection>, selection: Binding<Selection>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    let pages = PageList.listed(data.map { $0[keyPath: id] })
    let source = Source.data(pages) { content(data[data.index(data.startIndex, offsetBy: $0)]) }
    self.init(selection: selection, source: source)
  }

  /// A view of a page for each of some data that know who they are.
  /// - Parameters:
  ///   - data: the data, in order.
  ///   - selection: the identity of the page that is shown.
  ///   - content: the view of a page.
  public init<Data: RandomAccessCollection>(
    _ data: Data, selection: Binding<Selection>, @ViewBuilder content: @escaping (Data.Element) -> Content
  ) where Data.Element: Identifiable, Data.Element.ID == Selection {
    self.init(data, id: \.id, selection: selection, content: content)
  }

  /// A view of so many pages.
  /// - Parameters:
  ///   - count: the number of pages. A negative one counts as 0.
  ///   - selection: the number of the page that is shown, from 0.
  ///   - content: the view of the page of a number.
  public init(
    count: Int, selection: Binding<Int>, @ViewBuilder content: @escaping (Int) -> Content
  ) where Selection == Int {
    self.init(selection: selection, source: .data(.count(count), content))
  }

  /// A view of the pages of a `ForEach`, whose number need not be told. Tags in it are not needed: a page is
  /// who its data say that it is.
  /// - Parameters:
  ///   - selection: the identity of the page that is shown.
  ///   - content: the pages, as a `ForEach` and nothing else.
  public init<Data: RandomAccessCollection>(
    selection: Binding<Selection>, @ViewBuilder content: () -> ForEach<Data, Selection, Content>
  ) where Data.Element: Identifiable, Data.Element.ID == Selection {
    let pages = content()
    self.init(pages.data, id: \.id, selection: selection, content: pages.content)
  }

  /// A view of the pages of a `ForEach` over identities, whose number need not be told. Tags in it are not
  /// needed.
  /// - Parameters:
  ///   - selection: the identity of the page that is shown.
  ///   - content: the pages, as a `ForEach` and nothing else.
  public init<Data: RandomAccessCollection>(
    selection: Binding<Selection>, @ViewBuilder content: () -> ForEach<Data, Selection, Content>
  ) where Data.Element == Selection {
    let pages = content()
    self.init(pages.data, id: \.self, selection: selection, content: pages.content)
  }

  /// A view of the pages that are given as views, whose number need not be told.
  /// - Parameters:
  ///   - selection: the tag of the page that is shown. Where the selection is a number, pages without a tag
  ///     are their numbers, from 0; otherwise pages without a tag are left out.
  ///   - content: the pages.
  @available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
  @_disfavoredOverload  // A `ForEach` alone needs no search for views, and works on older systems.
  public init(selection: Binding<Selection>, @ViewBuilder content: () -> Content) {
    self.init(selection: selection, source: .views(content()))
  }

  /// A view of pages from a source.
  private init(selection: Binding<Selection>, source: Source) {
    _selection = selection
    self.source = source
  }

  /// The pages.
  public var body: some View {
    switch source {
    case .data(let pages, let content):
      PageStack(selection: $selection, pages: pages, page: content)
    case .views(let content):
      if #available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *) {
        Group(subviews: content) { subviews in
          let tagged = subviews.tagged(for: Selection.self)
          PageStack(selection: $selection, pages: .listed(tagged.map(\.tag))) { tagged[$0].view }
        }
      }
    }
  }
}

@available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
extension SubviewsCollection {
  /// The views with their tags; where tags are numbers, a view without one is its number.
  @MainActor
  fileprivate func tagged<Tag: Hashable>(for type: Tag.Type) -> [(tag: Tag, view: Subview)] {
    enumerated().compactMap { number, view in
      (view.containerValues.tag(for: type) ?? (number as? Tag)).map { ($0, view) }
    }
  }
}
#endif
