import Dwell

extension RecordWriter {
  /// The kinds of drawing step.
  private enum Step: Double {
    /// The kinds of ``DrawCommand``, in its order.
    case fill, border, page, image, label, clip, opacity, pop
  }

  /// Adds a drawing step: kind, key, rectangle, opacity, radius, line width, ink or image or numbers, colours.
  ///
  /// Places 8...10 hold: of shapes the kind of paint (0 foreground, 1 background, 2 colour, 3 gradient) and the
  /// direction of a gradient; of images and labels the kind of ink and then the image's number, or the page and
  /// the number of pages. Places 11...13 are the colour, or a gradient's first one, and 14...16 its last.
  mutating func append(_ commands: [DrawCommand], at index: Int) {
    let start = count
    for _ in 0..<RecordWriter.commandLength { append(0) }
    let command = commands[index]
    self[start + 1] = command.key?.web ?? -1
    self[start + 6] = 1
    switch command {
    case .fill(_, let rect, let radius, let paint):
      put(.fill, rect, radius: radius, at: start)
      put(paint, at: start)
    case .border(_, let rect, let radius, let width, let paint):
      put(.border, rect, radius: radius, at: start)
      self[start + 17] = width
      put(paint, at: start)
    case .page(_, let rect, let opacity):
      put(.page, rect, radius: 0, at: start)
      self[start + 6] = opacity
    case .image(_, let image, let rect, let ink, let opacity):
      put(.image, rect, radius: 0, at: start)
      put(.solid(ink, opacity: opacity), at: start)
      self[start + 9] = Double(image.number)
    case .label(_, let current, let pages, let rect, let fontSize, let ink, let opacity):
      put(.label, rect, radius: fontSize, at: start)
      put(.solid(ink, opacity: opacity), at: start)
      self[start + 9] = Double(current)
      self[start + 10] = Double(pages)
    case .clip(let rect, let radius):
      put(.clip, rect, radius: radius, at: start)
      self[start + 1] = groupKey(commands, at: index)
    case .opacity(let opacity):
      put(.opacity, .zero, radius: 0, at: start)
      self[start + 1] = groupKey(commands, at: index)
      self[start + 6] = opacity
    case .pop:
      self[start] = Step.pop.rawValue
    }
  }

  /// Puts what most steps have.
  private mutating func put(_ step: Step, _ rect: Rect, radius: Double, at start: Int) {
    self[start] = step.rawValue
    self[start + 2] = rect.x
    self[start + 3] = rect.y
    self[start + 4] = rect.width
    self[start + 5] = rect.height
    self[start + 7] = radius
  }

  /// Puts what a shape is coloured with.
  private mutating func put(_ paint: Paint, at start: Int) {
    switch paint {
    case .solid(let ink, let opacity):
      self[start + 6] = opacity
      switch ink {
      case .foreground: break
      case .background: self[start + 8] = 1
      case .color(let color):
        self[start + 8] = 2
        put(color, at: start + 11)
      }
    case .gradient(let gradient):
      self[start + 8] = 3
      self[start + 9] = Double(Direction.allCases.firstIndex(of: gradient.direction) ?? 0)
      put(gradient.start, at: start + 11)
      put(gradient.end, at: start + 14)
    }
  }

  /// Puts a colour.
  private mutating func put(_ color: Color, at start: Int) {
    self[start] = color.red
    self[start + 1] = color.green
    self[start + 2] = color.blue
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
