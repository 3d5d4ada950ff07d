/// The indicators that move over dots, for every transition but ``PageControl/Transition/morph``.
///
/// One moves through all pages that are in part the current one. There are two while pages go round over the
/// end of a loop, one for each side of it, and one for each page where they cross-fade.
extension DotRowLayout {
  /// An indicator that moves.
  struct MovingIndicator {
    /// Its number, which identifies it.
    var number: Int
    /// Where and what it is; of no fill.
    var indicator: Indicator
    /// The weight of its pages.
    var weight: Double

    /// How much of it is visible, 0...1.
    var opacity: Double { min(max(weight, 0), 1) }
  }

  /// The fill of an indicator that moves.
  struct MovingFill {
    /// The page whose fill it is.
    var page: Int
    /// The filled share of the indicator, 0...1.
    var progress: Double
    /// Its opacity within the indicator, 0...1.
    var opacity: Double
  }

  /// The weights that count: at rest the current page's alone.
  var indices: Range<Int> {
    let count = snapshot.weights.count
    return (isMoving || snapshot.isStill ? 0 : count - 1)..<count
  }

  /// How many of them may be seen at the instant.
  var movingIndicatorCount: Int { transition == .fade ? indices.count : hasTwoLaps ? 2 : 1 }

  /// Whether pages go round over the end of a loop.
  private var hasTwoLaps: Bool {
    let first = snapshot.weights[indices.lowerBound]
    for index in indices where snapshot.weights[index].isOnOddLap != first.isOnOddLap { return true }
    return false
  }

  /// Whether they come and go during the motion under way, instead of one that is there all the time.
  var indicatorsFade: Bool {
    guard movingIndicatorCount == 1 else { return true }
    guard isMoving else { return false }
    var total = 0.0
    for index in snapshot.weights.indices { total += snapshot.weights[index].value }
    return abs(total - 1) > 0.05
  }

  /// Whether the page with a weight's index belongs to an indicator.
  private func isPart(_ index: Int, of number: Int) -> Bool {
    guard transition != .fade else { return index == indices.lowerBound + number }
    let current = snapshot.weights[snapshot.weights.count - 1]
    return (snapshot.weights[index].isOnOddLap == current.isOnOddLap) == (number == 0)
  }

  /// The place of a page in the row, along the main axis, if nothing before it had grown.
  private func base(ofPage page: Int) -> Double {
    row.start + (Double(page - first) - windowOffset) * metrics.pitch
  }

  /// An indicator that moves, by its number; nil if it is far outside the window.
  func movingIndicator(_ number: Int) -> MovingIndicator? {
    var weight = 0.0
    var nearest = (page: 0, value: -Double.infinity)
    var isNear = false
    for index in indices where isPart(index, of: number) {
      let (page, value) = (snapshot.weights[index].page, snapshot.value(index))
      weight += value
      if value > nearest.value { nearest = (page, value) }
      isNear = isNear || pages.contains(page)
    }
    guard isNear else { return nil }
    let image = images?.image(ofPage: nearest.page, isCurrent: true)
    var main = extent(of: number, weight: weight)
    if image != nil { main = Extent(start: main.middle - metrics.imageSize / 2, length: metrics.imageSize) }
    if window.isWhole {
      // The spring swings beyond its end, but not out of the component.
      main.start = max(min(main.start, direction.mainLength(of: size) - main.length), 0)
    }
    let cross = Extent(
      length: image == nil ? metrics.dotSize : metrics.imageSize, centeredIn: direction.crossLength(of: size))
    return MovingIndicator(
      number: transition == .fade ? nearest.page : number,
      indicator: Indicator(main: main, cross: cross, image: image, opacity: currentOpacity),
      weight: weight)
  }

  /// The extent of an indicator whose pages have a weight. In the gap between two neighbours of its pages
  /// each end has come as far as the pages beyond the gap have weight.
  private func extent(of number: Int, weight: Double) -> Extent {
    var start = 0.0
    var end = 0.0
    for index in indices where isPart(index, of: number) {
      let here = slot(ofWeight: index, in: number, weight: weight)
      var before: (index: Int, page: Int)?
      var share = 0.0
      for other in indices where isPart(other, of: number) {
        let page = snapshot.weights[other].page
        if page >= snapshot.weights[index].page {
          share += self.share(ofWeight: other, in: number, weight: weight)
        } else if page > before?.page ?? -1 {
          before = (other, page)
        }
      }
      if let before {
        let there = slot(ofWeight: before.index, in: number, weight: weight)
        start += (here.start - there.start) * progress(share, isAhead: false)
        end += (here.end - there.end) * progress(share, isAhead: true)
      } else {
        start += here.start
        end += here.end
      }
    }
    return Extent(start: start, length: max(end - start, 0))
  }

  /// How far an end has come towards pages that have a share of the weight. The ends of a worm go one after
  /// the other: first the one that is ahead. They swing together.
  private func progress(_ share: Double, isAhead: Bool) -> Double {
    guard transition == .worm, share > 0, share < 1 else { return share }
    return isAhead ? min(2 * share, 1) : max(2 * share - 1, 0)
  }

  /// The room of a page if it alone of its indicator's pages were current.
  private func slot(ofWeight index: Int, in number: Int, weight: Double) -> Extent {
    let page = snapshot.weights[index].page
    let growth = growth(ofPage: page)
    guard transition != .fade else {
      let start = base(ofPage: page) + (metrics.pillLength - metrics.dotSize - growth) / 2
      return Extent(start: start, length: metrics.dotSize + growth)
    }
    var before = 0.0
    var total = 0.0
    for other in snapshot.weights.indices {
      let grown = snapshot.value(other) * self.growth(ofPage: snapshot.weights[other].page)
      total += grown
      if snapshot.weights[other].page < page, !isPart(other, of: number) { before += grown }
    }
    return Extent(
      start: base(ofPage: page) + before + (metrics.pillLength - metrics.dotSize - total) / 2,
      length: max(metrics.dotSize + weight * growth, 0))
  }

  /// The share of a page in its indicator, around 0...1; if that is not there, the last page has it all.
  private func share(ofWeight index: Int, in number: Int, weight: Double) -> Double {
    if weight > RowTransition.tolerance { return min(max(snapshot.value(index) / weight, -0.5), 1.5) }
    for last in indices.reversed() where isPart(last, of: number) { return index == last ? 1 : 0 }
    return 0
  }

  /// The time of a page as a fill: of the current one, or of one that is left, which fades out with
  /// the page; nil for other pages.
  func timeFill(ofWeight index: Int, of number: Int, _ moving: MovingIndicator) -> MovingFill? {
    guard let progress, isPart(index, of: number) else { return nil }
    let weight = snapshot.weights[index]
    let isCurrent = weight.page == currentPage
    guard isCurrent || (isMoving && weight.progress > 0) else { return nil }
    return MovingFill(
      page: weight.page, progress: isCurrent ? progress : weight.progress,
      opacity: shownShare(ofWeight: index, of: number, moving) * metrics.fillOpacity)
  }

  /// The place within pages, or the colour of an indicator without a time: one fill, which goes from page to
  /// page; nil without one.
  func meanFill(of number: Int, _ moving: MovingIndicator) -> MovingFill? {
    guard let progress else { return nil }
    var fill = MovingFill(page: currentPage, progress: 0, opacity: metrics.fillOpacity)
    for index in indices where isPart(index, of: number) {
      fill.page = snapshot.weights[index].page
      fill.progress +=
        shownShare(ofWeight: index, of: number, moving) * (fill.page == currentPage ? progress : 1)
    }
    fill.progress = min(fill.progress, 1)
    return fill
  }

  /// The share of a page in its indicator, 0...1.
  private func shownShare(ofWeight index: Int, of number: Int, _ moving: MovingIndicator) -> Double {
    min(max(share(ofWeight: index, in: number, weight: moving.weight), 0), 1)
  }

  /// The dot of a page under the moving indicators, where no part of them is over it; nil for one that is
  /// under them at rest.
  func dot(_ page: Int) -> Indicator? {
    let growth = metrics.pillLength - metrics.dotSize
    var (own, passed, sum) = (0.0, 0.0, 0.0)
    var (before, total) = (0.0, 0.0)
    var opacity = metrics.upcoming
    var seenShare = 0.0
    for index in snapshot.weights.indices {
      let current = snapshot.weights[index].page
      let value = snapshot.value(index)
      let grown = value * self.growth(ofPage: current)
      sum += value
      total += grown
      if current < page {
        before += grown
        passed += value
      }
      if current == page {
        own += value
      } else {
        opacity += value * (self.opacity(ofDot: page, current: current) - metrics.upcoming)
        if hasTwoTints, isSeen(page, current: current) { seenShare += value }
      }
    }
    // The indicator leaves the dot at its own leading end where it goes on, and at its trailing end where it
    // goes back; where it comes from nowhere, the dot is in the middle.
    let side = own == 1 ? 0 : min(max((passed + (1 - sum) / 2) / (1 - own), 0), 1)
    let room = own * self.growth(ofPage: page)
    let image = images?.image(ofPage: page, isCurrent: false)
    let place = Double(page - first) - windowOffset
    let middle =
      base(ofPage: page) + before + (growth - total) / 2 + room * side + metrics.dotSize / 2
    let length =
      (image == nil ? metrics.dotSize : metrics.imageSize)
      * window.scale(atPlace: place, first: first, offset: windowOffset)
    let main = Extent(start: middle - length / 2, length: length)
    let exposure = exposure(of: main)
    guard isMoving || exposure > 1e-6 else { return nil }
    return Indicator(
      main: main, cross: Extent(length: length, centeredIn: direction.crossLength(of: size)), image: image,
      opacity: min(max(opacity, 0), 1) * exposure, seenShare: min(max(seenShare, 0), 1))
  }

  /// How much of an extent no moving indicator covers, 0...1: they are translucent, and what is under them
  /// would shine through.
  private func exposure(of extent: Extent) -> Double {
    guard extent.length > 0 else { return 1 }
    var exposure = 1.0
    for number in 0..<movingIndicatorCount {
      guard let moving = movingIndicator(number) else { continue }
      let main = moving.indicator.main
      let covered = min(main.end, extent.end) - max(main.start, extent.start)
      exposure *= 1 - moving.opacity * min(max(covered / extent.length, 0), 1)
    }
    return exposure
  }
}
