/// The lengths of pages across their axis, as far as they are known.
struct PageCrossLengths: Equatable, Sendable {
  /// The lengths, in points, at least 1.
  private(set) var told = PageTable<Double>()
  /// The length set last, of any page, in points; nil until the first. It counts for pages without one, and
  /// outlives its page.
  private(set) var latest: Double?

  /// A page's length, in points: its own, else the one set last; nil if none was set.
  subscript(page: Int) -> Double? { told[page] ?? latest }

  /// Sets a page's length, in points, clamped to 1...1e6: a page without any would hide the view, and could
  /// not be measured again. Nil forgets it.
  mutating func tell(_ length: Double?, of page: Int) {
    let length = length.map { max(Size.sanitized($0), 1) }
    told[page] = length
    latest = length ?? latest
  }

  /// Renumbers the pages as an edit does. Inserted pages have no length.
  mutating func apply(_ edit: PageEdit) { told.apply(edit) }
}

extension PageStrip {
  /// The length across the pages that fits a normalized position, in points: that of the snap point at rest,
  /// and between two snap points their mean by position; nil if none was set. Beyond an end it is the last
  /// snap point's.
  func crossLength(_ lengths: PageCrossLengths, at place: StripOffset) -> Double? {
    guard let here = crossLength(lengths, atSnapPoint: place.page) else { return nil }
    let fraction = gap(of: place) / distance(after: place.page)
    guard fraction > 0, let next = following(place.page), let there = crossLength(lengths, atSnapPoint: next)
    else {
      return here
    }
    return here + (there - here) * fraction
  }

  /// The greatest length across of the pages that are in the viewport at a snap point's rest, wholly or in
  /// part, in points; O(n) in these pages.
  private func crossLength(_ lengths: PageCrossLengths, atSnapPoint snapPoint: Int) -> Double? {
    guard var longest = lengths[snapPoint] else { return nil }
    let beside = neighbors(
      of: snapPoint, startingAt: viewportStart - shift(of: snapPoint),
      in: Extent(start: viewportStart, length: viewportLength))
    var page = snapPoint
    for _ in 0..<beside.before { page = pageBefore(page) ?? page }
    for _ in 0...beside.before + beside.after {
      longest = max(longest, lengths[page] ?? 0)
      page = pageAfter(page) ?? page
    }
    return longest
  }
}
