extension DisplayList {
  /// Whether this list looks like another one but for movements of its indicators that are too small to see:
  /// the same commands in the same order, pages exactly alike, edges less than `step` points apart, and
  /// opacities by less than a level of 255. Lists that are the same always do, and with a step of 0 no
  /// others.
  package func resembles(_ other: DisplayList, within step: Double) -> Bool {
    guard commands.count == other.commands.count else { return false }
    for index in commands.indices {
      let (command, old) = (commands[index], other.commands[index])
      if command != old, !command.resembles(old, within: step) { return false }
    }
    return true
  }
}

extension DrawCommand {
  /// Whether the command of an indicator differs from another one by less than a movement of `step` points.
  fileprivate func resembles(_ other: DrawCommand, within step: Double) -> Bool {
    switch (self, other) {
    case (
      .fill(let key, let rect, let radius, let paint), .fill(let oldKey, let old, let oldRadius, let drawn)
    ):
      key == oldKey && rect.isNear(old, step) && (radius - oldRadius).magnitude < step
        && paint.isNear(drawn, step)
    case (.arc(let key, let arc, let paint), .arc(let oldKey, let old, let drawn)):
      key == oldKey && arc.isNear(old, step) && paint.isNear(drawn, step)
    case (
      .image(let key, let name, let rect, let role, let opacity),
      .image(let oldKey, let oldName, let old, let oldRole, let oldOpacity)
    ):
      key == oldKey && name == oldName && role == oldRole && rect.isNear(old, step)
        && isLevel(opacity, oldOpacity, step)
    case (.clip(let rect, let radius), .clip(let old, let oldRadius)):
      rect.isNear(old, step) && (radius - oldRadius).magnitude < step
    case (.opacity(let opacity), .opacity(let old)): isLevel(opacity, old, step)
    default: false
    }
  }
}

extension Rect {
  /// Whether every edge is less than `step` points from another rectangle's.
  fileprivate func isNear(_ other: Rect, _ step: Double) -> Bool {
    (x - other.x).magnitude < step && (y - other.y).magnitude < step && (maxX - other.maxX).magnitude < step
      && (maxY - other.maxY).magnitude < step
  }
}

extension Paint {
  /// Whether the paint is another one but for an opacity that looks the same.
  fileprivate func isNear(_ other: Paint, _ step: Double) -> Bool {
    if case (.solid(let role, let opacity), .solid(let oldRole, let old)) = (self, other) {
      role == oldRole && isLevel(opacity, old, step)
    } else {
      self == other
    }
  }
}

/// Whether two opacities are less than a level of 255 apart; none are for a step of 0.
private func isLevel(_ opacity: Double, _ other: Double, _ step: Double) -> Bool {
  opacity == other || step > 0 && (opacity - other).magnitude < 1.0 / 255
}
