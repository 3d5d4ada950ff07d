import Dwell

extension RecordWriter {
  /// The numbers before the records of a frame.
  static let headLength = 16
  /// The numbers of a drawing step.
  static let commandLength = 18
  /// The numbers of a motion.
  static let motionLength = 7
  /// The numbers of an element of meaning.
  static let elementLength = 9

  /// Adds a frame: the head, then the drawing steps, the motions and the elements.
  ///
  /// Head: size, time until which the motions hold (infinite for ever), the counts of the three lists, page, pages,
  /// progress, its rate, pauses, preferred size, position, and two that are free.
  mutating func append(_ reading: Reading, _ frame: Frame) {
    append(frame.size.width)
    append(frame.size.height)
    append(frame.holdsUntil ?? .infinity)
    append(Double(frame.display.commands.count))
    append(Double(frame.motions.count))
    append(Double(frame.semantics.elements.count))
    append(Double(reading.page))
    append(Double(reading.pageCount))
    append(reading.progress)
    append(reading.rate)
    append(Double(reading.pausedBy.rawValue))
    append(reading.preferredSize.width)
    append(reading.preferredSize.height)
    append(reading.position)
    append(0)
    append(0)
    for index in frame.display.commands.indices { append(frame.display.commands, at: index) }
    for motion in frame.motions { append(motion) }
    for element in frame.semantics.elements { append(element) }
  }

  /// Adds a motion: item, time of its end, whether it is to be sampled, and where it goes if not.
  private mutating func append(_ motion: ItemMotion) {
    append(motion.item.web)
    switch motion.path {
    case .linear(let rect, let time):
      append(time)
      append(false)
      append(rect)
    case .sampled(let time):
      append(time)
      append(true)
      append(Rect.zero)
    }
  }

  /// Adds an element: role, kind of value, value, its whole, actions, hit target.
  private mutating func append(_ element: SemanticElement) {
    append(Double(SemanticRole.allCases.firstIndex(of: element.role) ?? 0))
    switch element.value {
    case .none: append(0, 0, 0, Double(element.actions.rawValue))
    case .page(let page, let count): append(1, Double(page), Double(count), Double(element.actions.rawValue))
    case .level(let level, let whole): append(2, level, whole, Double(element.actions.rawValue))
    case .isRunning(let isRunning): append(3, isRunning ? 1 : 0, 1, Double(element.actions.rawValue))
    }
    append(element.rect)
  }

  /// Adds a rectangle.
  mutating func append(_ rect: Rect) { append(rect.x, rect.y, rect.width, rect.height) }
}

extension ItemKey {
  /// The item as one number: 16 for each page, and below that the part and whether it is leaving.
  var web: Double { Double(page) * 16 + Double(part.rawValue) * 2 + (isLeaving ? 1 : 0) }
}
