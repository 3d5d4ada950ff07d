#if canImport(SwiftUI)
import SwiftUI

/// Builds the content of pages, as described by the app's view. A new description is a new object.
@MainActor
final class PageBuilder<Page: View> {
  /// Returns the view of the page at an index.
  let page: (Int) -> Page
  /// Creates a builder of pages.
  init(_ page: @escaping (Int) -> Page) { self.page = page }
}

/// A page's content. It is built when the app describes other pages, or a value that it reads has changed,
/// but not for every step of a page's motion.
struct PageContent<Page: View>: View, Equatable {
  /// The page's index.
  let index: Int
  /// The builder of pages.
  let builder: PageBuilder<Page>

  /// The content.
  var body: some View { builder.page(index) }

  /// Returns whether two contents are the same page of the same description.
  nonisolated static func == (one: Self, other: Self) -> Bool {
    one.index == other.index && one.builder === other.builder
  }
}
#endif
