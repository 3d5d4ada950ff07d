import Dwell

extension RecordWriter {
  /// Adds a drawing step: kind, key, rectangle, opacity, radius, line width, ink or image or numbers, colours.
  ///
  /// Places 8...10 hold: of shapes the kind of paint (0 foreground, 1 background, 2 colour, 3 gradient) and the
  /// direction of a gradient; of images and labels the kind of ink and then the image's number, or the page and
  /// the number of pages. Places 11...13 are the colour, or a gradient's first one, and 14...16 its last.
  mutating func append(_ commands: [DrawCommand], at index: Int) {
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
    case .page(_, let rect, let opacity):
      record.write(.page, rect, radius: 0)
      record[6] = opacity
    case .image(_, let image, let rect, let ink, let opacity):
      record.write(.image, rect, radius: 0)
      record.write(.solid(ink, opacity: opacity))
      record[9] = Double(image.number)
    case .label(_, let current, let pages, let rect, let fontSize, let ink, let opacity):
      record.write(.label, rect, radius: fontSize)
      record.write(.solid(ink, opacity: opacity))
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

  /// The key of a group, the same in every frame in which it means the same: of one item's group that of the item, and
  /// else its place in its depth. Below -1, where no item's key is.
  private func groupKey(_ commands: [DrawCommand], at index: Int) -> Double {
    var depth = 0
    var end = index + 1
    var only: ItemKey?
    var items = 0
    while end < commands.count {
      switch commands[end] {
      case .clip, .opacity: depth += 1
      case .pop: depth -= 1
      default: break
      }
      if depth < 0 { break }
      if let key = commands[end].key {
        only = key
        items += 1
      }
      end += 1
    }
    if items == 1, let only { return -16 - only.web }
    return -2 - Double(outerGroups(commands, before: index) % 14)
  }

  /// The number of groups of several items before a step.
  private func outerGroups(_ commands: [DrawCommand], before index: Int) -> Int {
    var groups = 0
    var earlier = 0
    while earlier + 1 < index {
      if case .clip = commands[earlier], commands[earlier + 1].key?.part == .indicator { groups += 1 }
      if case .opacity = commands[earlier] { groups += 1 }
      earlier += 1
    }
    return groups
  }
}

/// The kinds of ``DrawCommand``, in its order.
private enum Step: Double {
  case fill, border, page, image, label, clip, opacity, pop
}

extension UnsafeMutablePointer<Double> {
  /// Writes what most steps have.
  fileprivate func write(_ step: Step, _ rect: Rect, radius: Double) {
    self[0] = step.rawValue
    (self + 2).write(rect)
    self[7] = radius
  }

  /// Writes what a shape is coloured with.
  fileprivate func write(_ paint: Paint) {
    switch paint {
    case .solid(let ink, let opacity):
      self[6] = opacity
      switch ink {
      case .foreground: break
      case .background: self[8] = 1
      case .color(let color):
        self[8] = 2
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
