import Dwell

/// What must be true of every frame of every component.
public enum FrameLaws {
  /// What is seen may be so far beyond the bounds, in points: the rounding of layout, not a mistake.
  private static let tolerance = 1e-6

  /// The first law that a frame breaks, in words; nil if it keeps them all.
  public static func violation(of frame: Frame) -> String? {
    var clips = [Rect(frame.size)]
    var kinds: [Bool] = []
    for (index, command) in frame.display.commands.enumerated() {
      guard areFinite(command) else { return "not finite: \(command)" }
      if let key = command.key, frame.display.commands[..<index].contains(where: { $0.key == key }) {
        return "drawn twice: \(key)"
      }
      switch command {
      case .fill(_, let rect, _, _), .border(_, let rect, _, _, _), .page(_, let rect, _),
        .image(_, _, let rect, _, _),
        .label(_, _, _, let rect, _, _, _):
        // A page is drawn where it is, beyond the bounds too; what the bounds cut off is the clip's business.
        if let seen = intersection(rect, clips[clips.count - 1]), !contains(Rect(frame.size), seen) {
          return "out of bounds: \(command)"
        }
        if clips.count == 1, !contains(Rect(frame.size), rect) {
          return "out of bounds, with no clip: \(command)"
        }
      case .clip(let rect, _):
        clips.append(intersection(rect, clips[clips.count - 1]) ?? .zero)
        kinds.append(true)
      case .opacity:
        kinds.append(false)
      case .pop:
        guard let isClip = kinds.popLast() else { return "a pop too many" }
        if isClip { clips.removeLast() }
      }
    }
    if !kinds.isEmpty { return "\(kinds.count) groups not ended" }
    if frame.holdsUntil?.isFinite == false { return "holds until \(frame.holdsUntil ?? 0)" }
    for motion in frame.motions where !frame.display.commands.contains(where: { $0.key == motion.item }) {
      return "moves what is not drawn: \(motion.item)"
    }
    return nil
  }

  /// The law of `nextChange` that a component breaks at `now`; nil if it keeps it: the picture is the same until then.
  /// - Parameter fraction: where between now and then to look, 0..<1.
  public static func missedChange<C: Component>(_ component: C, at now: Double, fraction: Double) -> String? {
    let before = component.frame(at: now).display
    switch component.nextChange(after: now) {
    case .everyFrame:
      return nil
    case .still:
      let later = now + 1000 * fraction
      return component.frame(at: later).display == before ? nil : "still at \(now), but different at \(later)"
    case .at(let time):
      guard time.isFinite, time >= now else { return "the next change after \(now) is at \(time)" }
      let between = now + (time - now) * fraction
      return component.frame(at: between).display == before
        ? nil : "changes at \(time), but different from \(now) at \(between)"
    }
  }

  /// Whether every number of a step is finite, lengths not negative, and opacities within 0...1.
  private static func areFinite(_ command: DrawCommand) -> Bool {
    switch command {
    case .fill(_, let rect, let radius, let paint):
      isProper(rect) && radius.isFinite && radius >= 0 && isProper(paint)
    case .border(_, let rect, let radius, let width, let paint):
      isProper(rect) && radius.isFinite && width.isFinite && width >= 0 && isProper(paint)
    case .page(_, let rect, let opacity), .image(_, _, let rect, _, let opacity):
      isProper(rect) && (0...1).contains(opacity)
    case .label(_, let current, let count, let rect, let fontSize, _, let opacity):
      isProper(rect) && fontSize.isFinite && (0...1).contains(opacity) && current >= 1 && current <= count
    case .clip(let rect, let radius): isProper(rect) && radius.isFinite && radius >= 0
    case .opacity(let opacity): (0...1).contains(opacity)
    case .pop: true
    }
  }

  /// Whether a rectangle is finite and not turned inside out.
  private static func isProper(_ rect: Rect) -> Bool {
    rect.x.isFinite && rect.y.isFinite && rect.width.isFinite && rect.height.isFinite && rect.width >= 0
      && rect.height >= 0
  }

  /// Whether an opacity is within 0...1.
  private static func isProper(_ paint: Paint) -> Bool {
    if case .solid(_, let opacity) = paint { (0...1).contains(opacity) } else { true }
  }

  /// Whether one rectangle lies within another, but for rounding.
  private static func contains(_ outer: Rect, _ inner: Rect) -> Bool {
    inner.x >= outer.x - tolerance && inner.maxX <= outer.maxX + tolerance && inner.y >= outer.y - tolerance
      && inner.maxY <= outer.maxY + tolerance
  }

  /// What two rectangles share; nil for nothing.
  private static func intersection(_ one: Rect, _ other: Rect) -> Rect? {
    let left = max(one.x, other.x)
    let top = max(one.y, other.y)
    let right = min(one.maxX, other.maxX)
    let bottom = min(one.maxY, other.maxY)
    return right > left && bottom > top
      ? Rect(x: left, y: top, width: right - left, height: bottom - top) : nil
  }
}
