/// The pages at which a strip rests, where not every page is one: the first, the second, and then every
/// `step`th until the last.
struct PageStops: Equatable, Sendable {
  /// The page of the second stop; beyond the pages if there is none.
  var second: Int
  /// The pages from one stop to the next.
  var step: Int
  /// The page of the last stop; 0 if there is one stop.
  var last = 0

  /// The number of stops, 1 or more.
  var count: Int { last == 0 ? 1 : steps(to: last) + 2 }

  /// The whole steps from the second stop to a page. The browser's module is optimized as if nothing traps,
  /// and may divide where there are no stops, too.
  private func steps(to page: Int) -> Int { (page - second) / max(step, 1) }

  /// A stop's number, from 0, by its page.
  func index(of page: Int) -> Int { page == 0 ? 0 : steps(to: page) + 1 }

  /// The page of a stop by its number, 0 or more.
  func page(at index: Int) -> Int { index == 0 ? 0 : second + (index - 1) * step }

  /// The page of the stop that a page belongs to: its own, or the last one before it.
  func stop(of page: Int) -> Int {
    if page < second || last == 0 { return 0 }
    return min(second + steps(to: page) * step, last)
  }
}
