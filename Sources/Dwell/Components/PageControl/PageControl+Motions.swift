extension PageControl {
  /// Says how what was drawn moves on: the fill at a constant rate while nothing else moves, and else whatever moves on
  /// curves that are to be sampled.
  func appendMotions(at time: Double, to frame: inout Frame) {
    let timebase = timer.timebase
    if time < backgroundFade.end {
      sample(until: timebase.clock(at: backgroundFade.end), in: &frame) { $0.part == .background }
    }
    if transition.isMoving(at: time), !showsLabel {
      sample(until: timebase.clock(at: transition.end), in: &frame) {
        $0.part == .indicator || $0.part == .progress
      }
    } else if catchUp.isActive(at: time) || hasImageFill {
      let end = catchUp.isActive(at: time) ? catchUp.end : timer.growth(atTime: time)?.end ?? time
      if end > time { sample(until: timebase.clock(at: end), in: &frame) { $0.part == .progress } }
    } else if configuration.showsProgress, let growth = timer.growth(atTime: time) {
      appendFillMotion(until: timebase.clock(at: growth.end), to: &frame)
    }
  }

  /// Whether the current page's time is shown by an image, whose clip moves and not the item.
  private var hasImageFill: Bool {
    configuration.showsProgress && !showsLabel && images.image(ofPage: currentPage, isCurrent: true) != nil
  }

  /// Says that the current page's fill goes straight to where it covers what it lies in: the rectangle that clips it.
  private func appendFillMotion(until end: Double, to frame: inout Frame) {
    let key = ItemKey(.progress, currentPage)
    var clip = Rect.zero
    for command in frame.display.commands {
      if case .clip(let rect, _) = command { clip = rect }
      if case .fill(let item, _, _, _) = command, item == key {
        frame.hold(until: end)
        return frame.append(ItemMotion(key, .linear(to: frame.local(clip), at: end)))
      }
    }
  }

  /// Says that the drawn items of some kinds are to be sampled until a time on the front's clock.
  private func sample(until end: Double, in frame: inout Frame, where isMeant: (ItemKey) -> Bool) {
    frame.hold(until: end)
    for command in frame.display.commands {
      if let item = command.key, isMeant(item) { frame.append(ItemMotion(item, .sampled(until: end))) }
    }
  }
}
