import SwiftUI
import Testing

@testable import DwellSwiftUI

@Suite("The pages that a view lists around the current one") @MainActor
struct ListedPagesTests {
  @Test("R231: identities come from their side if they are comparable, and from the end if they aren't")
  func order() {
    struct Post: Hashable { let number: Int }
    let (posts, days) = (ListedPages<Post>(), ListedPages<Int>())
    for number in [500, 100] {
      posts.list(around: Post(number: number), reach: 8, stride: 1) {
        Post(number: $0.number + 1)
      } previous: {
        Post(number: $0.number - 1)
      }
      days.list(around: number, reach: 8, stride: 1, next: { $0 + 1 }, previous: { $0 - 1 })
    }
    #expect(posts.pages.map(\.number) == Array(492...508) + Array(92...108))
    #expect(days.pages == Array(92...108) + Array(492...508))
  }

  @Test("R231: an optional page without a value is an end")
  func optional() {
    let window = ListedPages<Int?>()
    window.list(around: 0, reach: 8, stride: 1) { page in
      .some(page.flatMap { $0 < 2 ? $0 + 1 : nil })
    } previous: {
      _ in
      nil
    }
    #expect(window.pages == [0, 1, 2])
  }

  @Test("R231: what pages set is forgotten when they are no longer listed")
  func values() {
    let values = PageViewValues<Int>()
    for page in 0..<4 { values.set(PageValues(title: "\(page)"), for: page) }
    values.keep(.listed([3, 2, 9]))
    #expect(values.values.keys.sorted() == [2, 3])
    values.keep(.count(3))
    #expect(values.values.keys.sorted() == [2])
  }
}
