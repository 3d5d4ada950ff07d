/// How "current" moves from page to page, as the weights of a few pages.
///
/// Every page that was current a moment ago keeps a weight. The current page's weight goes to 1 and every
/// other to 0, all on one spring from one moment. A row looks like the mean of its looks for each of these
/// pages: lengths, places and opacities move together, a turn in the middle of another takes over every
/// velocity, and a row of a million pages costs no more than one of three. Nothing here depends on sizes,
/// metrics or directions, which may change meanwhile.
///
/// Under reduced motion still rows fade out instead, while the row at rest on the current page fades in.
struct RowTransition: Equatable, Sendable {
  /// How much of being current a page has.
  struct Weight: Equatable, Sendable {
    /// The page.
    var page: Int
    /// The weight, 1 for a page that alone is current.
    var value = 0.0
    /// How fast the weight grows, per second.
    var velocity = 0.0
    /// The progress that the page shows while its weight goes away.
    var progress = 0.0
    /// Whether the page is across the end of a loop, so that no window travels between it and the others.
    var isAcrossLoop = false
    /// Whether the page was reached on an odd lap around a loop: no indicator travels between laps.
    var isOnOddLap = false
  }

  /// A row that fades out without moving.
  struct Still: Equatable, Sendable {
    /// The pages with a weight; the current one last.
    var weights: [Weight]
    /// Its opacity when the fade began, around 0...1.
    var opacity: Double
  }

  /// How long a fade takes, in seconds (chosen by us: as long as the spring seems to take).
  static let fadeDuration = 0.25
  /// How long a fill takes to a progress that the app has set, in seconds.
  static let progressDuration = 0.05
  /// The weight that counts as 0: below a thirtieth of a point of the pill.
  static let tolerance = 0.001
  /// How many pages keep a weight, at most, and how many rows fade at once; the least are dropped, which keys
  /// held down would pile up.
  static let maximumWeightCount = 8

  /// The pages with a weight when the motion began; the current one last. Never empty.
  private(set) var weights: [Weight]
  /// The rows that fade out, the oldest first; empty on a spring.
  private(set) var stills: [Still] = []
  /// The opacity of the row at rest when the fade began.
  private var initialOpacity = 0.0
  /// When the motion began, on the component's own time.
  private var start = 0.0
  /// When it is over.
  private(set) var end = -Double.infinity
  /// Whether the weights follow a finger, and nothing is animated.
  private(set) var isTracking = false

  /// A row at rest on a page.
  init(restingOn page: Int) { self.init(weights: [Weight(page: page, value: 1)]) }

  /// A row with weights, without a motion.
  private init(weights: [Weight]) { self.weights = weights }

  /// Whether something is animated at a time.
  func isMoving(at time: Double) -> Bool { !isTracking && time < end }

  /// Whether rows fade at a time.
  func isFading(at time: Double) -> Bool { !stills.isEmpty && time < end }

  /// The weights at a time.
  func snapshot(at time: Double) -> RowSnapshot {
    let basis: SpringBasis =
      isTracking ? .start : time < end ? Spring.row.basis(at: time - start) : .rest
    return RowSnapshot(weights: weights, basis: basis, isStill: isTracking)
  }

  /// The position between pages at a time, in pages.
  func position(at time: Double) -> Double {
    let current = weights[weights.count - 1].page
    let offset = snapshot(at: time).positionOffset(from: current)
    guard isFading(at: time) else { return Double(current) + offset }
    let remainder = remainder(at: time)
    var position = Double(current)
    for still in stills {
      position += still.opacity * remainder * RowSnapshot(still).positionOffset(from: current)
    }
    return position
  }

  /// Follows a finger between two neighbours: the other page has a weight of `fraction`, which grows by
  /// `velocity` per second. `isOverEnd` if they are the two ends of a loop.
  mutating func track(
    from page: Int, to other: Int, fraction: Double, velocity: Double, window: RowWindow, isOverEnd: Bool
  ) {
    self = RowTransition(restingOn: other)
    isTracking = true
    guard page != other else { return }
    weights = [
      Weight(page: page, value: 1 - fraction, velocity: -velocity),
      Weight(page: other, value: fraction, velocity: velocity, isOnOddLap: isOverEnd),
    ]
    // Around the end of a loop the window jumps instead of travelling through all pages.
    if abs(window.start(showing: page) - window.start(showing: other)) > window.length {
      weights[fraction < 0.5 ? 1 : 0].isAcrossLoop = true
    }
  }

  /// Moves on to another page, on a spring.
  /// - Parameters:
  ///   - page: The page that is current now.
  ///   - left: The page that was current, and the progress that it showed.
  ///   - isNear: Whether the other pages keep their weights. Otherwise the window is there at once.
  ///   - window: The window onto the pages, which decides with the weights how long the motion takes.
  ///   - isOverEnd: Whether the page follows the one that was current over the end of a loop.
  ///   - time: When the motion begins, on the component's own time.
  mutating func move(
    to page: Int, leaving left: (page: Int, progress: Double), isNear: Bool, window: RowWindow,
    isOverEnd: Bool = false, at time: Double
  ) {
    let old = weights.last { $0.page == left.page } ?? weights[weights.count - 1]
    var arriving = Weight(page: page, isOnOddLap: old.isOnOddLap != isOverEnd)
    var kept: [Weight] = []
    kept.reserveCapacity(weights.count + 1)
    let snapshot = snapshot(at: time)
    for index in weights.indices {
      let weight = snapshot.weight(index, leaving: left)
      if weight.page == page {
        (arriving.value, arriving.velocity) = (weight.value, weight.velocity)
        arriving.isOnOddLap = weight.isOnOddLap
      } else if isNear, max(abs(weight.value), abs(weight.velocity)) > RowTransition.tolerance {
        kept.append(weight)
      }
    }
    while kept.count >= RowTransition.maximumWeightCount {
      kept.remove(at: kept.indices.min { abs(kept[$0].value) < abs(kept[$1].value) } ?? 0)
    }
    kept.append(arriving)
    self = RowTransition(weights: kept)
    start = time
    let travel = RowSnapshot(weights: weights, basis: .start, isStill: true).windowMotion(window)
    end = time + settlingDuration(from: travel.offset, velocity: travel.velocity)
    for weight in kept {
      let rest = weight.page == page ? 1.0 : 0
      end = max(end, time + settlingDuration(from: weight.value - rest, velocity: weight.velocity))
    }
  }

  /// How long a displacement takes to settle, in seconds.
  private func settlingDuration(from displacement: Double, velocity: Double) -> Double {
    Spring.row.settlingDuration(
      displacement: displacement, velocity: velocity, tolerance: RowTransition.tolerance)
  }

  /// Fades out the row as it is, with every row that fades out already, and fades in the row at rest on a
  /// page. If `returns`, a row at rest on that page which is fading out fades in again.
  mutating func fade(
    to page: Int, leaving left: (page: Int, progress: Double), returns: Bool = true, at time: Double
  ) {
    let remainder = remainder(at: time)
    var kept = isFading(at: time) ? stills : []
    for index in kept.indices { kept[index].opacity *= remainder }
    let snapshot = snapshot(at: time)
    var still = Still(weights: [], opacity: isFading(at: time) ? opacity(at: time) : 1)
    for index in weights.indices {
      let weight = snapshot.weight(index, leaving: left)
      if abs(weight.value) > RowTransition.tolerance || index == weights.count - 1 {
        still.weights.append(weight)
      }
    }
    kept.append(still)
    self = RowTransition(restingOn: page)
    if let index = kept.firstIndex(where: { $0.weights.count == 1 && $0.weights[0].page == page }),
      returns
    {
      initialOpacity = kept.remove(at: index).opacity
    }
    while kept.count >= RowTransition.maximumWeightCount {
      kept.remove(at: kept.indices.min { kept[$0].opacity < kept[$1].opacity } ?? 0)
    }
    stills = kept
    start = time
    end = kept.isEmpty ? -.infinity : time + RowTransition.fadeDuration
  }

  /// Shows another page at once. A fade in progress continues.
  mutating func jump(to page: Int) {
    weights = RowTransition(restingOn: page).weights
    if stills.isEmpty { end = -.infinity }
  }

  /// The part of a fade that is left, 0...1.
  private func remainder(at time: Double) -> Double {
    max(1 - (time - start) / RowTransition.fadeDuration, 0)
  }

  /// The opacity of the row at rest in a fade, 0...1.
  private func opacity(at time: Double) -> Double { 1 - (1 - initialOpacity) * remainder(at: time) }

  /// Draws the rows of a fade on top of each other: those that fade out, the oldest first, and then the
  /// current row, which fades in above them.
  /// - Parameter body: Draws a row that fades out and its number from 1, or the current one, for nil and 0.
  func appendLayers(to frame: inout Frame, at time: Double, _ body: (Still?, UInt8, inout Frame) -> Void) {
    for number in 0...stills.count {
      let still = number < stills.count ? stills[number] : nil
      // A fade that took over from a spring may have begun beyond its ends.
      let opacity = still.map { min(max($0.opacity * remainder(at: time), 0), 1) } ?? opacity(at: time)
      frame.append(.opacity(opacity))
      body(still, still == nil ? 0 : UInt8(number + 1), &frame)
      frame.append(.pop)
    }
  }
}
