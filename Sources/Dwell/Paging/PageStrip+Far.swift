/// Places far from their page, reached without passing the pages between one by one.
extension PageStrip {
  /// The offset up to which pages are passed one by one, in points: a few pages.
  var farthestWalk: Double { 16 * (layout.length == .own ? shortestLength : pitch) }

  /// The greatest number of snap points that a place is moved by at once; far more than a motion passes.
  private static let mostSnapPoints = 0x1p53
  /// The number of runs after which a loop, in which two adjacencies are overridden at most, repeats itself.
  private static let mostRuns = 3

  /// A place at or near the page that its offset leads to, forward or back; the strip's end if it is beyond.
  ///
  /// It proceeds by runs of snap points that follow one another by number, to the end of the strip or to an
  /// override. A loop of runs that repeats is passed by a division. An offset so large that it has no
  /// fraction of the way round ends at its beginning.
  func neared(_ place: StripOffset, forward: Bool) -> StripOffset {
    var place = place
    var turning: StripOffset?
    for number in 0...4 * PageStrip.mostRuns {
      let end = endOfRun(from: place.page, forward: forward)
      let (steps, length) = snapPoints(
        within: place.offset.magnitude, from: place.page, to: end, forward: forward)
      place.move(by: steps, over: length, to: page(ofSnapPoint: index(ofSnapPoint: place.page) + steps))
      guard place.page == end, let next = forward ? following(end) : preceding(end) else { return place }
      let step = step(fromRest: forward ? end : next)
      guard place.offset.magnitude >= step else { return place }
      place.move(by: forward ? 1 : -1, over: forward ? step : -step, to: next)
      if number == PageStrip.mostRuns {
        turning = place
      } else if let first = turning, first.page == next {
        place.wrap(
          by: first.offset - place.offset, snapPoints: first.slot - place.slot, most: PageStrip.mostSnapPoints
        )
        turning = nil
      }
    }
    return place
  }

  /// The distance from a snap point's rest to the next one's, in points.
  private func step(fromRest snapPoint: Int) -> Double { range(of: snapPoint) + distance(after: snapPoint) }

  /// The last snap point, forward or back, up to which snap points follow one another by number.
  private func endOfRun(from snapPoint: Int, forward: Bool) -> Int {
    let first = endOfRun(from: snapPoint, forward: forward, before: visibleOverride)
    let second = endOfRun(from: snapPoint, forward: forward, before: pendingOverride)
    return forward ? min(first, second) : max(first, second)
  }

  /// The same with one of the overrides.
  private func endOfRun(from snapPoint: Int, forward: Bool, before override: AdjacencyOverride?) -> Int {
    if forward {
      if let override, override.before >= snapPoint {
        min(lastSnapPoint, override.before)
      } else {
        lastSnapPoint
      }
    } else {
      if let override, override.after <= snapPoint { max(0, override.after) } else { 0 }
    }
  }

  /// How many snap points from one to another, below 0 back, are no farther than a distance, and how far they
  /// are, in points: a binary search, which begins with snap points nearby.
  private func snapPoints(within distance: Double, from snapPoint: Int, to end: Int, forward: Bool) -> (
    Int, Double
  ) {
    let first = index(ofSnapPoint: snapPoint)
    let sign = forward ? 1 : -1
    let most = (index(ofSnapPoint: end) - first) * sign
    func length(over steps: Int) -> Double {
      let other = page(ofSnapPoint: first + steps * sign)
      return forward
        ? self.distance(fromRest: snapPoint, toRest: other)
        : self.distance(fromRest: other, toRest: snapPoint)
    }
    var (low, high) = (0, 1)
    while high <= most, length(over: high) <= distance { (low, high) = (high, high * 2) }
    high = min(high, most + 1)
    while high - low > 1 {
      let middle = (low + high) / 2
      if length(over: middle) <= distance { low = middle } else { high = middle }
    }
    return (low * sign, length(over: low) * Double(sign))
  }

  /// The distance from a snap point's rest to that of the same or a later one, in points, by their numbers.
  private func distance(fromRest snapPoint: Int, toRest later: Int) -> Double {
    distance(fromStartOf: snapPoint, toStartOf: later) + shift(of: later) - shift(of: snapPoint)
  }
}

extension StripOffset {
  /// Counts the place from a page that is some snap points further on, `length` points from its own.
  fileprivate mutating func move(by snapPoints: Int, over length: Double, to newPage: Int) {
    page = newPage
    offset -= length
    slot -= snapPoints
  }

  /// Removes whole rounds of a loop, each `round` points long (negative backwards) and of `snapPoints` snap
  /// points.
  fileprivate mutating func wrap(by round: Double, snapPoints: Int, most: Double) {
    let rounds = (offset / round).rounded(.towardZero)
    let rest = offset - rounds * round
    offset = rest.magnitude < round.magnitude && rest * round >= 0 ? rest : 0
    slot -= Int(min(max(rounds * Double(snapPoints), -most), most))
  }
}
