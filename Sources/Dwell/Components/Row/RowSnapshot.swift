/// The weights of pages at one instant: what a layout reads.
struct RowSnapshot {
  /// The weights when the motion began; the current page's last.
  let weights: [RowTransition.Weight]
  /// The spring's two motions at the instant.
  let basis: SpringBasis
  /// Whether the weights stay as they are: under a finger, or of a row that fades out.
  let isStill: Bool

  /// The page that is current.
  var currentPage: Int { weights[weights.count - 1].page }

  /// The value of the weight with an index, as it is at the instant.
  func value(_ index: Int) -> Double {
    let target = index == weights.count - 1 ? 1.0 : 0
    return target + (weights[index].value - target) * basis.displacement
      + weights[index].velocity * basis.impulse
  }

  /// The weight with an index, as it is at the instant, with the progress of a page that is left.
  func weight(_ index: Int, leaving left: (page: Int, progress: Double)? = nil) -> RowTransition.Weight {
    var weight = weights[index]
    let target = index == weights.count - 1 ? 1.0 : 0
    let distance = weight.value - target
    let velocity = weight.velocity
    weight.value = value(index)
    weight.velocity = distance * basis.displacementVelocity + velocity * basis.impulseVelocity
    if let left, left.page == weight.page { weight.progress = left.progress }
    return weight
  }

  /// The distance of the position from a page, in pages.
  func positionOffset(from page: Int) -> Double {
    var offset = 0.0
    for index in weights.indices { offset += value(index) * Double(weights[index].page - page) }
    return offset
  }

  /// How far a window is from its place at rest, in pages, and how fast that grows, per second.
  func windowMotion(_ window: RowWindow) -> (offset: Double, velocity: Double) {
    guard weights.count > 1, !window.isWhole else { return (0, 0) }
    let last = weights[weights.count - 1]
    let rest = window.start(showing: last.page)
    var motion = (offset: 0.0, velocity: 0.0)
    if last.isAcrossLoop { return (Double(window.start(showing: weights[0].page) - rest), 0) }
    for index in weights.indices where !weights[index].isAcrossLoop {
      let weight = weight(index)
      let distance = Double(window.start(showing: weight.page) - rest)
      motion.offset += weight.value * distance
      motion.velocity += weight.velocity * distance
    }
    return motion
  }

  /// The place of a page's indicator in a window, from 0.
  func place(of page: Int, in window: RowWindow) -> Double {
    Double(page - window.start(showing: currentPage)) - windowMotion(window).offset
  }

  /// The nearest and the farthest offset of a window from its place at rest until the motion is over, but for
  /// the spring's swing.
  func windowRange(_ window: RowWindow) -> (low: Double, high: Double) {
    if isStill {
      let offset = windowMotion(window).offset
      return (offset, offset)
    }
    let offset = RowSnapshot(weights: weights, basis: .start, isStill: true).windowMotion(window).offset
    return (min(offset, 0), max(offset, 0))
  }
}

extension RowSnapshot {
  /// The weights of a row that fades out.
  init(_ still: RowTransition.Still) { self.init(weights: still.weights, basis: .start, isStill: true) }
}
