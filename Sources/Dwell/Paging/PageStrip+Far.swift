/// Places far from their page, reached without passing the pages between one by one.
extension PageStrip {
  /// The offset up to which pages are passed one by one, in points: a few pages.
  var farthestWalk: Double { 16 * (layout.length == .own ? shortestLength : pitch) }

  /// The greatest number of stops that a place is moved by at once; far more than a motion passes.
  private static let mostStops = 0x1p53
  /// The number of runs after which a loop, in which two adjacencies are overridden at most, repeats itself.
  private static let mostRuns = 3

  /// A place at or near the page that its offset leads to, forward or back; the strip's end if it is beyond.
  ///
  /// It goes by runs of stops that follow one another by number, to the end of the strip or to an override. A
  /// loop of runs that repeats is gone round by a division. An offset so large that it has no fraction of the
  /// way round ends at its beginning.
  func neared(_ place: StripOffset, forward: Bool) -> StripOffset {
    var place = place
    var turning: StripOffset?
    for number in 0...4 * PageStrip.mostRuns {
      let end = endOfRun(from: place.page, forward: forward)
      let (stops, way) = stops(within: place.offset.magnitude, from: place.page, to: end, forward: forward)
      place.move(by: stops, over: way, to: page(ofStop: index(ofStop: place.page) + stops))
      guard place.page == end, let next = forward ? following(end) : preceding(end) else { return place }
      let step = step(fromRest: forward ? end : next)
      guard place.offset.magnitude >= step else { return place }
      place.move(by: forward ? 1 : -1, over: forward ? step : -step, to: next)
      if number == PageStrip.mostRuns {
        turning = place
      } else if let first = turning, first.page == next {
        place.goRound(
          by: first.offset - place.offset, stops: first.slot - place.slot, most: PageStrip.mostStops)
        turning = nil
      }
    }
    return place
  }

  /// The distance from a stop's rest to the next one's, in points.
  private func step(fromRest stop: Int) -> Double { range(of: stop) + way(after: stop) }

  /// The last stop, forward or back, up to which stops follow one another by number.
  private func endOfRun(from stop: Int, forward: Bool) -> Int {
    let first = endOfRun(from: stop, forward: forward, before: visibleOverride)
    let second = endOfRun(from: stop, forward: forward, before: pendingOverride)
    return forward ? min(first, second) : max(first, second)
  }

  /// The same with one of the overrides.
  private func endOfRun(from stop: Int, forward: Bool, before override: AdjacencyOverride?) -> Int {
    if forward {
      if let override, override.before >= stop { min(lastStop, override.before) } else { lastStop }
    } else {
      if let override, override.after <= stop { max(0, override.after) } else { 0 }
    }
  }

  /// How many stops from one to another, below 0 back, are no farther than a distance, and how far they are,
  /// in points: a binary search, which begins with stops nearby.
  private func stops(within distance: Double, from stop: Int, to end: Int, forward: Bool) -> (
    Int, Double
  ) {
    let first = index(ofStop: stop)
    let sign = forward ? 1 : -1
    let most = (index(ofStop: end) - first) * sign
    func way(over stops: Int) -> Double {
      let other = page(ofStop: first + stops * sign)
      return forward ? self.way(fromRest: stop, toRest: other) : self.way(fromRest: other, toRest: stop)
    }
    var (low, high) = (0, 1)
    while high <= most, way(over: high) <= distance { (low, high) = (high, 2 * high) }
    high = min(high, most + 1)
    while high - low > 1 {
      let middle = low + (high - low) / 2
      if way(over: middle) <= distance { low = middle } else { high = middle }
    }
    return (low * sign, way(over: low) * Double(sign))
  }

  /// The distance from a stop's rest to that of the same or a later one, in points, by their numbers.
  private func way(fromRest stop: Int, toRest later: Int) -> Double {
    distance(fromStartOf: stop, toStartOf: later) + shift(of: later) - shift(of: stop)
  }
}

extension StripOffset {
  /// Counts the place from a page that is some stops further on, `way` points from its own.
  fileprivate mutating func move(by stops: Int, over way: Double, to newPage: Int) {
    page = newPage
    offset -= way
    slot -= stops
  }

  /// Takes whole rounds of a loop away, each `round` points long, below 0 back, and of so many stops.
  fileprivate mutating func goRound(by round: Double, stops: Int, most: Double) {
    let rounds = (offset / round).rounded(.towardZero)
    let rest = offset - rounds * round
    offset = rest.magnitude < round.magnitude && rest * round >= 0 ? rest : 0
    slot -= Int(min(max(rounds * Double(stops), -most), most))
  }
}
