/// A component at one instant: what to draw, what it means, and how the picture goes on from here.
///
/// A front keeps one frame and has it filled again and again, so that a steady state allocates nothing.
public struct Frame: Equatable, Sendable {
  /// The size of the component.
  public private(set) var size = Size.zero
  /// What to draw.
  public private(set) var display = DisplayList()
  /// What it means.
  public private(set) var semantics = Semantics()
  /// How the picture goes on.
  public private(set) var course = Course.still
  /// The top-left corner of the part that is filling the frame; nil while the component itself does.
  private var origin: Point?

  /// An empty frame.
  public init() {}

  /// Empties the frame for a component of the given size and keeps its storage. While a part fills the frame,
  /// it goes on with what is there.
  public mutating func reset(size: Size) {
    guard origin == nil else { return }
    self.size = size
    display.removeAll()
    semantics.removeAll()
    course = .still
  }

  /// Adds a drawing command above all others.
  public mutating func append(_ command: DrawCommand) {
    display.append(origin.map { command.offsetBy(x: $0.x, y: $0.y) } ?? command)
  }

  /// Adds a semantic element after all others.
  public mutating func append(_ element: SemanticElement) {
    var element = element
    if let origin { element.rect = element.rect.offsetBy(x: origin.x, y: origin.y) }
    semantics.append(element)
  }

  /// Adds the course of one part: the whole is sampled if any part is, and changes its course when the first
  /// part does.
  public mutating func append(_ course: Course) { self.course = self.course.combined(with: course) }

  /// Ends the course of what moves at a time on the front's clock, if it would go on for longer.
  mutating func limitCourse(until time: Double) {
    switch course {
    case .still: break
    case .linear(let end): course = .linear(until: min(end, time))
    case .sampled(let end): course = .sampled(until: min(end, time))
    }
  }

  /// Adds a component that is part of another one, with its top-left corner at `origin` of the whole.
  public mutating func append<Part: Component>(_ part: Part, at origin: Point, now: Double) {
    append(at: origin) { part.frame(at: now, into: &$0) }
  }

  /// Adds what a part draws, with its top-left corner at `origin` of the whole.
  mutating func append(at origin: Point, _ body: (inout Frame) -> Void) {
    let outer = self.origin
    self.origin = Point(x: (outer?.x ?? 0) + origin.x, y: (outer?.y ?? 0) + origin.y)
    body(&self)
    self.origin = outer
  }
}

/// How a picture goes on if nothing happens, times being on the front's clock.
///
/// The same items are drawn until that time. A front with a compositor hands the motion over and sleeps until
/// then: of a linear course it needs the frame at the end, of a sampled one as many frames as it wants
/// samples.
public enum Course: Equatable, Sendable {
  /// It stays as it is.
  case still
  /// Every item moves in a straight line, at a constant rate, to where it is in the frame at that time.
  case linear(until: Double)
  /// Items move on curves until that time.
  case sampled(until: Double)

  /// The time until which the course holds; nil for a picture that stays as it is.
  public var end: Double? {
    switch self {
    case .still: nil
    case .linear(let end), .sampled(let end): end
    }
  }

  /// The course of a picture with parts of both courses.
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
