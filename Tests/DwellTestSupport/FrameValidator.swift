import Dwell

extension Frame {
  /// The faults of a frame, in words: unbalanced groups, duplicate items, NaN, drawing outside the component,
  /// a course without an end. Empty for a valid frame.
  public var faults: [String] {
    var reader = FrameValidator(size: size)
    for command in display.commands { reader.read(command) }
    if reader.groups.count > 0 { reader.faults.append("\(reader.groups.count) groups are left open") }
    if let end = course.end, !end.isFinite { reader.faults.append("its course ends at \(end)") }
    return reader.faults
  }
}

/// Checks a display list.
struct FrameValidator {
  /// The tolerance for drawing outside the component, in points, because of rounding.
  static let tolerance = 1e-6

  /// The size of the component.
  let size: Size
  /// The faults.
  var faults: [String] = []
  /// The clips of the open groups, outermost first.
  var groups: [Rect?] = []
  /// The items drawn so far.
  var keys: Set<ItemKey> = []

  /// A validator for a component of a size.
  init(size: Size) { self.size = size }

  /// Checks the next step.
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
    case .arc(let key, let arc, let paint):
      draw(key, arc.bounds, radius: arc.radius, paint)
      if arc.drawn == nil, arc.sweep != 0 { faults.append("\(key) is \(arc), which cannot be drawn") }
    case .image(let key, _, let rect, _, let opacity), .label(let key, _, _, let rect, _, _, let opacity):
      draw(key, rect, radius: 0, .solid(.foreground, opacity: opacity))
    case .page(let page, let rect, let shown, let rotation, let opacity):
      if let shown { check(shown, radius: 0, "the mask of page \(page)") }
      if !rotation.isFinite { faults.append("page \(page) is rotated by \(rotation)") }
      draw(ItemKey(.page, page), rect, radius: 0, .solid(.foreground, opacity: opacity))
    }
  }

  /// Checks an item.
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

  /// The part of a rectangle that the open groups don't clip.
  private func visible(_ rect: Rect) -> Rect {
    guard let clip = groups.last ?? nil else { return rect }
    let x = max(rect.x, clip.x)
    let y = max(rect.y, clip.y)
    return Rect(
      x: x, y: y, width: max(min(rect.maxX, clip.maxX) - x, 0), height: max(min(rect.maxY, clip.maxY) - y, 0))
  }

  /// Checks a rectangle's numbers.
  private mutating func check(_ rect: Rect, radius: Double, _ name: String) {
    let numbers = [rect.x, rect.y, rect.width, rect.height, radius]
    let isGood =
      numbers.allSatisfy(\.isFinite) && rect.width >= 0 && rect.height >= 0 && radius >= 0
      && 2 * radius <= min(rect.width, rect.height) + FrameValidator.tolerance
    if !isGood { faults.append("\(name) is \(rect) with the radius \(radius)") }
  }

  /// Checks an opacity.
  private mutating func check(opacity: Double, _ name: String) {
    if !(0...1).contains(opacity) { faults.append("\(name) has the opacity \(opacity)") }
  }
}
