import DwellTestSupport

@testable import Dwell

extension RandomEvents {
  /// A page's cross length, or the size that the view requests; nil for a view that takes all available
  /// space.
  mutating func fitting(_ view: PageView, at now: Double) -> Event? {
    guard view.configuration.layout.fitsPage else { return nil }
    if random.unit() < 0.5 { return .resize(view.preferredSize(in: view.size, at: now)) }
    let length: Double? = pick([nil, 0, 120, random.unit() * 500, 1e9, -1, .nan])
    return .setPageCrossLength(length, page: pick([0, 1, 2, 5, view.currentPage, -1]))
  }
}

extension PageView {
  /// The fault in the size that the view requests, in words: the cross length lies between the smallest and
  /// the largest set for a page.
  func misfit(at now: Double) -> String? {
    let available = Size(width: 300, height: 300)
    let size = preferredSize(in: available, at: now)
    guard configuration.layout.fitsPage, let latest = pager.crossLengths.latest else {
      return size == available ? nil : "it asks for \(size) of \(available), and was told nothing"
    }
    var (least, greatest) = (latest, latest)
    pager.crossLengths.told.forEach { _, length in
      (least, greatest) = (min(least, length), max(greatest, length))
    }
    let across = direction.crossLength(of: size)
    let slack = 1e-9 * greatest
    return direction.mainLength(of: size) == 300 && across >= least - slack && across <= greatest + slack
      ? nil : "it asks for \(size), and was told \(least) to \(greatest)"
  }
}
