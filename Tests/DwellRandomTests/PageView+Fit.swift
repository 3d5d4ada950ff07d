import DwellTestSupport

@testable import Dwell

extension RandomEvents {
  /// A page's length across, or the size that the view asks for; nil for a view that takes all there is.
  mutating func fitting(_ view: PageView, at now: Double) -> Event? {
    guard view.configuration.layout.fitsPage else { return nil }
    if random.unit() < 0.5 { return .resize(view.preferredSize(in: view.size, at: now)) }
    let length: Double? = pick([nil, 0, 120, random.unit() * 500, 1e9, -1, .nan])
    return .setPageCrossLength(length, page: pick([0, 1, 2, 5, view.currentPage, -1]))
  }
}

extension PageView {
  /// What is wrong with the size that the view asks for, in words: the length across lies between the least
  /// and the greatest that a page was told.
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
