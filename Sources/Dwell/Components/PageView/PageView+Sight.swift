extension PageView {
  /// Which pages are in view, for as long as the strip moves: the page at the view's leading edge, and maybe the next.
  struct Sight: Equatable, Sendable {
    /// Where the view is. Where pages just come into view or leave it, the place may lie on the edge of its normal form.
    var place: PagePlace
    /// Whether the page after that of the place is in view, or at its very edge and about to come.
    var hasNext: Bool
    /// How far the page of the place lies from the one that the motion is counted from, in slots.
    var slots = 0
  }

  /// How far ahead pages count that are about to come into view, in seconds: too little for a movement to be seen.
  private static let foresight = 1e-6
  /// In how many steps a motion is looked through for the moment when a page comes or goes. Between two of them, some
  /// 13 ms of a page's settling, a page may at most graze the view.
  private static let searchSteps = 48

  /// Which pages are in view at a time until which the view has passed.
  func sight(at time: Double) -> Sight {
    guard case .settling(let settle) = activity else {
      let place = shownPlace(at: time)
      return Sight(place: place, hasNext: strip.gap(of: place) > 0 && strip.following(place.page) != nil)
    }
    let offset = settle.motion.value(at: time + PageView.foresight)
    var sight = sight(atOffset: offset)
    sight.place.offset += settle.motion.value(at: time) - offset
    return sight
  }

  /// When other pages come into view than those at a time, if the strip moves on until `end`; `end` at the latest.
  ///
  /// Looked for in steps and then by halves, as the crossings of a spring have no closed form.
  func endOfSight(after time: Double, of settle: PageSettle, before end: Double) -> Double {
    var low = time + PageView.foresight
    let present = sight(atOffset: settle.motion.value(at: low))
    let step = (end - low) / Double(PageView.searchSteps)
    guard step > 0 else { return end }
    for _ in 0..<PageView.searchSteps {
      var high = low + step
      guard !isSame(present, atOffset: settle.motion.value(at: high)) else {
        low = high
        continue
      }
      while high - low > PageView.foresight / 2 {
        let middle = low + (high - low) / 2
        guard middle > low, middle < high else { break }
        if isSame(present, atOffset: settle.motion.value(at: middle)) { low = middle } else { high = middle }
      }
      // Pages count as in view that much earlier. A frame that held for no time would be asked for again and again.
      return min(max(high - PageView.foresight, time.nextUp), end)
    }
    return end
  }

  /// Whether the same pages are in view at an offset from the page of the view's place.
  private func isSame(_ present: Sight, atOffset offset: Double) -> Bool {
    let other = sight(atOffset: offset)
    return other.slots == present.slots && other.hasNext == present.hasNext
  }

  /// Which pages are in view at an offset from the page of the view's place.
  private func sight(atOffset offset: Double) -> Sight {
    var slots = 0
    let place = strip.normalized(PagePlace(page: place.page, offset: offset), slots: &slots)
    return Sight(
      place: place, hasNext: strip.gap(of: place) > 0 && strip.following(place.page) != nil, slots: slots)
  }
}
