#if canImport(SwiftUI)
import Dwell
import SwiftUI

/// The pages that a view lists around the current one, of which there may be no end.
@MainActor
final class ListedPages<Page: Hashable>: ObservableObject {
  /// The list.
  private var window = PageWindow<Page>()
  /// The listed pages, in order.
  var pages: [Page] { window.pages }
  /// The message for the developer about pages that lead back to others.
  var mistakes: [String] {
    guard let page = window.repeatedPage else { return [] }
    return [
      "next or previous leads back to the page \(page), and the pages end there: return nil at the first and the "
        + "last page of PageView(around:next:previous:)"
    ]
  }

  /// Lists the pages around one (``/Dwell/PageWindow``). An optional page without a value is an end.
  func list(
    around page: Page, reach: Int, stride: Int, next: (Page) -> Page?, previous: (Page) -> Page?
  ) {
    // The app's closures may read the list.
    var list = window
    list.list(around: page, reach: reach, stride: stride) {
      $0.precedes($1)
    } next: { page in
      next(page).flatMap { $0.isNone ? nil : $0 }
    } previous: { page in
      previous(page).flatMap { $0.isNone ? nil : $0 }
    }
    window = list
  }
}

extension Hashable {
  /// Whether the value is less than another one; nil if values of its type have no order.
  fileprivate func precedes(_ other: Self) -> Bool? { (self as? any Comparable)?.isLess(than: other) }
}

extension Comparable {
  /// Whether the value is less than another one; nil for one of another type.
  fileprivate func isLess(than other: Any) -> Bool? { (other as? Self).map { self < $0 } }
}
#endif
