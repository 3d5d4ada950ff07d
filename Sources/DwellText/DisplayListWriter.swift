import Dwell

/// Writes display lists in their canonical text form.
struct DisplayListWriter {
  /// The output.
  private var text = TextBytes()
  /// The number of open groups, which are indented by two spaces each.
  private var depth = 0

  /// The output, in UTF-8.
  var bytes: [UInt8] { text.bytes }

  /// Writes a command as a line. A ``DrawCommand/pop`` without a group is written too; the parser rejects it.
  mutating func write(_ command: DrawCommand) {
    if command == .pop { depth = max(depth - 1, 0) }
    for _ in 0..<depth { text.write("  ") }
    switch command {
    case .fill(let item, let rect, let radius, let paint):
      text.write("fill ")
      write(item, rect)
      writeUnlessZero(" r", radius)
      write(paint)
    case .border(let item, let rect, let radius, let width, let paint):
      text.write("border ")
      write(item, rect)
      writeUnlessZero(" r", radius)
      write(" w", width)
      write(paint)
    case .arc(let item, let arc, let paint):
      text.write("arc ")
      write(item)
      write(" ", arc.center.x)
      write(" ", arc.center.y)
      write(" r", arc.radius)
      write(" w", arc.width)
      write(" from ", arc.start)
      write(" sweep ", arc.sweep)
      write(paint)
    case .page(let page, let rect, let shown, let rotation, let opacity):
      text.write("page/")
      text.write(page)
      write(rect)
      if let shown {
        text.write(" shown")
        write(shown)
      }
      writeUnlessZero(" turned ", rotation)
      writeOpacity(opacity)
    case .image(let item, let image, let rect, let role, let opacity):
      text.write("image/")
      text.write(image.number)
      text.write(" ")
      write(item, rect)
      write(.solid(role, opacity: opacity))
    case .label(let item, let current, let count, let rect, let fontSize, let role, let opacity):
      text.write("label ")
      write(item)
      text.write(" ")
      text.write(current)
      text.write("/")
      text.write(count)
      write(rect)
      write(" s", fontSize)
      write(.solid(role, opacity: opacity))
    case .clip(let rect, let radius):
      text.write("clip")
      write(rect)
      writeUnlessZero(" r", radius)
      beginGroup()
    case .opacity(let opacity):
      write("opacity ", opacity)
      beginGroup()
    case .pop:
      text.write("}")
    }
    text.write("\n")
  }

  /// Ends the line of a command that begins a group.
  private mutating func beginGroup() {
    text.write(" {")
    depth += 1
  }

  /// Writes an item's key.
  private mutating func write(_ item: ItemKey) {
    text.write(TextWords.word(for: item.part))
    guard item.page != 0 || item.isLeaving || TextWords.belongsToPage(item.part) else { return }
    text.write("/")
    text.write(item.page)
    if item.isLeaving { text.write("/leaving") }
    if item.leaving > 1 { text.write(Int(item.leaving)) }
  }

  /// Writes an item's key and rectangle.
  private mutating func write(_ item: ItemKey, _ rect: Rect) {
    write(item)
    write(rect)
  }

  /// Writes a rectangle: left edge, top edge, width, height.
  private mutating func write(_ rect: Rect) {
    write(" ", rect.x)
    write(" ", rect.y)
    write(" ", rect.width)
    write(" ", rect.height)
  }

  /// Writes a number after its prefix.
  private mutating func write(_ prefix: StaticString, _ number: Double) {
    text.write(prefix)
    text.write(number)
  }

  /// Writes a number after its prefix, unless it rounds to 0.
  private mutating func writeUnlessZero(_ prefix: StaticString, _ number: Double) {
    guard !number.isFinite || TextGrid.steps(number) != 0 else { return }
    write(prefix, number)
  }

  /// Writes an opacity, unless it rounds to 1.
  private mutating func writeOpacity(_ opacity: Double) {
    guard !opacity.isFinite || TextGrid.steps(opacity) != 1000 else { return }
    write(" @", opacity)
  }

  /// Writes a paint.
  private mutating func write(_ paint: Paint) {
    switch paint {
    case .solid(let role, let opacity):
      switch role {
      case .foreground: text.write(" foreground")
      case .background: text.write(" background")
      case .color(let color) where TextGrid.isMissing(color): break
      case .color(let color):
        text.write(" ")
        text.write(color)
      }
      writeOpacity(opacity)
    case .gradient(let gradient):
      text.write(" ")
      text.write(TextWords.word(for: gradient.direction))
      text.write(" ")
      text.write(gradient.start)
      text.write(" ")
      text.write(gradient.end)
    }
  }
}
