import Dwell

extension Frame {
  /// What no frame may be, in words: groups left open, items drawn twice, numbers that are none, ink outside
  /// the component, a course without an end. Empty for a good frame.
  public var faults: [String] {
    var reader = FrameValidator(size: size)
    for command in display.commands { reader.read(command) }
    if reader.groups.count > 0 { reader.faults.append("\(reader.groups.count) groups are left open") }
    if let end = course.end, !end.isFinite { reader.faults.append("its course ends at \(end)") }
    return reader.faults
  }
}

/// Reads a display list for faults.
struct FrameValidator {
  /// How far ink may lie outside the component, in points: what rounding does.
  static let tolerance = 1e-6

  /// The size of the component.
  let size: Size
  /// What is wrong.
  var faults: [String] = []
  /// The groups that are open, outermost first: where each lets ink be seen.
  var groups: [Rect?] = []
  /// The items drawn.
  var keys: Set<ItemKey> = []

  /// A reader of the display list of a component of a size.
  init(size: Size) { self.size = size }

  /// Reads the next step.
  mutating func read(_ command: DrawCommand) {
    switch command {
    case .clip(let rect, let radius):
      check(rect, radius: radius, "a clip")
      groups.append(visible(rect))
      return
    case .opacity(let opacity):
      check(opacity: opacity, "a group")
      groups.append(groups.last ?? nil)
      return
    case .pop:
      if groups.popLast() == nil { faults.append("a group ends that never began") }
      return
    case .fill(let key, let rect, let radius, let paint):
      draw(key, rect, radius: radius, paint)
    case .border(let key, let rect, let radius, let width, let paint):
      draw(key, rect, radius: radius, paint)
      if !(width > 0 && 2 * width <= min(rect.width, rect.height) + FrameValidator.tolerance) {
        faults.append("\(key) has a line \(width) thick around \(rect)")
      }
    case .image(let key, _, let rect, _, let opacity), .label(let key, _, _, let rect, _, _, let opacity):
      draw(key, rect, radius: 0, .solid(.foreground, opacity: opacity))
    case .page(let page, let rect, let opacity):
      draw(ItemKey(.page, page), rect, radius: 0, .solid(.foreground, opacity: opacity))
    }
  }

  /// Draws an item.
  private mutating func draw(_ key: ItemKey, _ rect: Rect, radius: Double, _ paint: Paint) {
    check(rect, radius: radius, "\(key)")
    if case .solid(_, let opacity) = paint { check(opacity: opacity, "\(key)") }
    if !keys.insert(key).inserted { faults.append("\(key) is drawn twice") }
    let seen = visible(rect)
    let slack = FrameValidator.tolerance
    let isOutside =
      seen.x < -slack || seen.y < -slack || seen.maxX > size.width + slack || seen.maxY > size.height + slack
    if isOutside, seen.width > 0, seen.height > 0 { faults.append("\(key) is seen outside, at \(seen)") }
  }

  /// What the open groups let be seen of a rectangle.
  private func visible(_ rect: Rect) -> Rect {
    guard let clip = groups.last ?? nil else { return rect }
    let x = max(rect.x, clip.x)
    let y = max(rect.y, clip.y)
    return Rect(
      x: x, y: y, width: max(min(rect.maxX, clip.maxX) - x, 0), height: max(min(rect.maxY, clip.maxY) - y, 0))
  }

  /// Looks at a rectangle's numbers.
  private mutating func check(_ rect: Rect, radius: Double, _ name: String) {
    let numbers = [rect.x, rect.y, rect.width, rect.height, radius]
    let isGood =
      numbers.allSatisfy(\.isFinite) && rect.width >= 0 && rect.height >= 0 && radius >= 0
      && 2 * radius <= min(rect.width, rect.height) + FrameValidator.tolerance
    if !isGood { faults.append("\(name) is \(rect) with the radius \(radius)") }
  }

  /// Looks at an opacity.
  private mutating func check(opacity: Double, _ name: String) {
    if !(0...1).contains(opacity) { faults.append("\(name) has the opacity \(opacity)") }
  }
}
