/// A component at one instant: its drawing, its semantics, and how the drawing continues.
///
/// A front keeps one frame and refills it, so that a steady state allocates nothing.
public struct Frame: Equatable, Sendable {
  /// The size of the component.
  public private(set) var size = Size.zero
  /// The drawing.
  public internal(set) var display = DisplayList()
  /// The semantics for assistive technology.
  public private(set) var semantics = Semantics()
  /// How the drawing continues.
  public private(set) var course = Course.still
  /// Whether a part is being appended, not the component itself.
  private var isAppendingPart = false

  /// An empty frame.
  public init() {}

  /// Empties the frame, keeping its storage, for a component of the given size. For a part it does nothing.
  public mutating func reset(size: Size) {
    guard !isAppendingPart else { return }
    self.size = size
    display.removeAll()
    semantics.removeAll()
    course = .still
  }

  /// Appends a drawing command, above all others.
  public mutating func append(_ command: DrawCommand) { display.append(command) }

  /// Appends a semantic element, last in reading order.
  public mutating func append(_ element: SemanticElement) { semantics.append(element) }

  /// Appends the course of a part: the whole is sampled if any part is, until the earliest end.
  public mutating func append(_ course: Course) { self.course = self.course.combined(with: course) }

  /// Ends a course that moves at `time` on the front's clock at the latest.
  mutating func limitCourse(until time: Double) {
    switch course {
    case .still: break
    case .linear(let end): course = .linear(until: min(end, time))
    case .sampled(let end): course = .sampled(until: min(end, time))
    }
  }

  /// Appends a component with its top-left corner at `origin`.
  public mutating func append<Part: Component>(_ part: Part, at origin: Point, now: Double) {
    append(at: origin) { part.frame(at: now, into: &$0) }
  }

  /// Appends what `body` draws, with its top-left corner at `origin`.
  mutating func append(at origin: Point, _ body: (inout Frame) -> Void) {
    let wasAppendingPart = isAppendingPart
    let (commandCount, elementCount) = (display.commands.count, semantics.elements.count)
    isAppendingPart = true
    body(&self)
    isAppendingPart = wasAppendingPart
    display.offset(from: commandCount, x: origin.x, y: origin.y)
    semantics.offset(from: elementCount, x: origin.x, y: origin.y)
  }
}

/// How a frame continues if nothing happens; times are on the front's clock.
///
/// The same items are drawn until `until`. A front with a compositor passes the motion on and sleeps until
/// then: a linear course needs the frame at its end, a sampled one as many frames as the front wants samples.
public enum Course: Equatable, Sendable {
  /// Nothing moves.
  case still
  /// Every item moves at a constant rate, in a straight line, to its rectangle in the frame at that time.
  case linear(until: Double)
  /// Items move on curves until that time.
  case sampled(until: Double)

  /// The end of the course; nil while nothing moves.
  public var end: Double? {
    switch self {
    case .still: nil
    case .linear(let end), .sampled(let end): end
    }
  }

  /// The course of a frame with parts on both courses.
  func combined(with other: Course) -> Course {
    switch (self, other) {
    case (.still, let course), (let course, .still): course
    case (.linear(let one), .linear(let two)): .linear(until: min(one, two))
    case (.linear(let one), .sampled(let two)), (.sampled(let one), .linear(let two)),
      (.sampled(let one), .sampled(let two)):
      .sampled(until: min(one, two))
    }
  }
}
