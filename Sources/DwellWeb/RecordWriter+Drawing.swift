import Dwell

extension RecordWriter {
  /// Adds a drawing step: kind, key, rectangle, opacity, radius (of a label the font size), line width, color
  /// role or image or numbers, colours.
  ///
  /// Of a page, numbers 7...13 are its horizontal and vertical scale, its rotation, clockwise, in degrees,
  /// and the shares of it that are hidden at its left, top, right and bottom.
  ///
  /// For shapes, numbers 8...10 are the kind of paint (0 foreground, 1 background, 2 colour, 3 gradient, 4
  /// the style sheet's colour of the current mark and of fills) and the direction of a gradient. For images
  /// and labels they are the color role, followed by the image's number, or the page and the page count.
  /// Numbers 11...13 are the colour, or a gradient's first one, and 14...16 its last.
  mutating func append(_ commands: [DrawCommand], at index: Int, pageSize: (Int) -> Size) {
    let record = add(RecordWriter.commandLength)
    let command = commands[index]
    record[1] = command.key?.web ?? -1
    record[6] = 1
    switch command {
    case .fill(_, let rect, let radius, let paint):
      record.write(.fill, rect, radius: radius)
      record.write(paint)
    case .border(_, let rect, let radius, let width, let paint):
      record.write(.border, rect, radius: radius)
      record[17] = width
      record.write(paint)
    case .arc:
      // No element draws arcs, so the painter has none: an empty rectangle.
      record.write(.fill, .zero, radius: 0)
    case .page(let page, let rect, let shown, let rotation, let opacity):
      let size = pageSize(page)
      record.write(.page, rect, radius: rect.width / size.width)
      record[6] = opacity
      record[8] = rect.height / size.height
      record[9] = rotation
      if let shown, rect.width > 0, rect.height > 0 {
        record[10] = (shown.x - rect.x) / rect.width
        record[11] = (shown.y - rect.y) / rect.height
        record[12] = (rect.maxX - shown.maxX) / rect.width
        record[13] = (rect.maxY - shown.maxY) / rect.height
      }
    case .image(_, let image, let rect, let role, let opacity):
      record.write(.image, rect, radius: 0)
      record.write(.solid(role, opacity: opacity))
      record[9] = Double(image.number)
    case .label(_, let current, let pages, let rect, let fontSize, let role, let opacity):
      record.write(.label, rect, radius: fontSize)
      record.write(.solid(role, opacity: opacity))
      record[9] = Double(current)
      record[10] = Double(pages)
    case .clip(let rect, let radius):
      record.write(.clip, rect, radius: radius)
      record[1] = groupKey(commands, at: index)
    case .opacity(let opacity):
      record.write(.opacity, .zero, radius: 0)
      record[1] = groupKey(commands, at: index)
      record[6] = opacity
    case .pop:
      record.write(.pop, .zero, radius: 0)
    }
  }

  /// Returns the key of a group, which is stable across frames and unique. A group of one item, without
  /// another group around that, has that item's key; other groups have one for what they are: the clip of all
  /// pages, the clip of all marks, or an image of a cross-fade, by its index among them. Keys of groups are
  /// below -1, keys of items aren't.
  private func groupKey(_ commands: [DrawCommand], at index: Int) -> Double {
    var depth = 1
    var deepest = 1
    var end = index + 1
    var first: ItemKey?
    var items = 0
    while depth > 0, end < commands.count {
      switch commands[end] {
      case .clip, .opacity:
        depth += 1
        deepest = max(deepest, depth)
      case .pop: depth -= 1
      default:
        items += 1
        first = first ?? commands[end].key
      }
      end += 1
    }
    if let first, first.part == .page { return -2 }
    if let first, items == 1, deepest == 1 { return -16 - first.web }
    guard case .opacity = commands[index] else { return -3 }
    var key = -4.0
    for earlier in 0..<index {
      if case .opacity = commands[earlier] { key -= 1 }
    }
    return key
  }
}

/// The kinds of ``DrawCommand``, in its order.
private enum Step: Double {
  case fill, border, page, image, label, clip, opacity, pop
}

extension UnsafeMutablePointer<Double> {
  /// Writes the fields that most steps share.
  fileprivate func write(_ step: Step, _ rect: Rect, radius: Double) {
    self[0] = step.rawValue
    (self + 2).write(rect)
    self[7] = radius
  }

  /// Writes the paint of a shape.
  fileprivate func write(_ paint: Paint) {
    switch paint {
    case .solid(let role, let opacity):
      self[6] = opacity
      switch role {
      case .foreground: break
      case .background: self[8] = 1
      case .color(let color):
        self[8] = color.paintKind
        (self + 11).write(color)
      }
    case .gradient(let gradient):
      self[8] = 3
      self[9] = Double(Direction.allCases.firstIndex(of: gradient.direction) ?? 0)
      (self + 11).write(gradient.start)
      (self + 14).write(gradient.end)
    }
  }
}
