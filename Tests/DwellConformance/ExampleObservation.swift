import Dwell

/// What a front shows of an example at a few moments: the shapes that its marks leave to be seen, and what
/// only this front has, such as colours and words.
///
/// Shapes are what the eye measures: a fill inside a pill is the part of it that is inside, and tap targets
/// are nothing.
public struct ExampleObservation: Equatable, Sendable {
  /// A shape of the marks.
  public struct Shape: Equatable, Sendable {
    /// What kind of shape.
    public enum Kind: String, CaseIterable, Sendable {
      /// A filled rectangle, of which the edges are known.
      case fill
      /// The line around a rectangle, of which the outer edges are known.
      case border
      /// A line along a circle, of which the edges of the whole ring are known.
      case arc
      /// An image; fonts and files decide on its size, so that only its centre is known.
      case image
      /// A text, of which the centre is known.
      case text
    }

    /// What kind of shape it is.
    public var kind: Kind
    /// The text; empty for other kinds.
    public var text: String
    /// Where it is, in points.
    public var rect: Rect
    /// What it is painted with, in words.
    public var paint: String

    /// A shape.
    public init(_ kind: Kind, _ rect: Rect, text: String = "", paint: String) {
      (self.kind, self.rect, self.text, self.paint) = (kind, rect, text, paint)
    }

    /// The numbers that every front agrees on: the edges, or the centre.
    public var numbers: [Double] {
      switch kind {
      case .fill, .border, .arc: [rect.x, rect.y, rect.width, rect.height]
      case .image, .text: [rect.x + rect.width / 2, rect.y + rect.height / 2]
      }
    }
  }

  /// What is seen at a moment.
  public struct Moment: Equatable, Sendable {
    /// When, in words.
    public var name: String
    /// The shapes, in drawing order.
    public var shapes: [Shape]

    /// What is seen at a moment; shapes of which nothing is left are not seen.
    public init(_ name: String, _ shapes: [Shape]) {
      self.name = name
      self.shapes = shapes.filter { $0.rect.width > 1e-3 && $0.rect.height > 1e-3 }
    }
  }

  /// The moments, in order.
  public var moments: [Moment]
  /// What this front tells in words, a line each.
  public var words: [String]

  /// What a front shows and tells.
  public init(_ moments: [Moment], words: [String]) {
    self.moments = moments
    self.words = words
  }

  /// The lines that all fronts share.
  var sharedLines: [String] {
    moments.flatMap { moment in
      ["", "# \(moment.name)"]
        + moment.shapes.map { shape in
          let words = [shape.kind.rawValue] + (shape.text.isEmpty ? [] : [shape.text])
          return (words + shape.numbers.map(ExampleObservation.number)).joined(separator: " ")
        }
    }
  }

  /// The lines of one front alone: what its shapes are painted with, and its words.
  var ownLines: [String] {
    moments.map { moment in
      var runs: [(paint: String, count: Int)] = []
      for shape in moment.shapes {
        if runs.last?.paint == shape.paint {
          runs[runs.count - 1].count += 1
        } else {
          runs.append((shape.paint, 1))
        }
      }
      let paints = runs.map { $0.count > 1 ? "\($0.count) x \($0.paint)" : $0.paint }
      return "\(moment.name): \(paints.joined(separator: ", "))"
    } + words
  }

  /// A number to a thousandth, without zeros at its end.
  public static func number(_ value: Double) -> String {
    let rounded = (value * 1000).rounded() / 1000
    return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
  }
}

extension ExampleObservation.Shape {
  /// The shapes that a display list leaves to be seen; pages are none.
  /// - Parameter name: the colour of a role, in words.
  public static func shapes(of list: DisplayList, name: (ColorRole) -> String) -> [Self] {
    var shapes: [Self] = []
    var groups: [(clip: Rect?, opacity: Double)] = []
    /// Adds a shape inside the groups that are open.
    func add(_ kind: Kind, _ rect: Rect, _ paint: String, _ opacity: Double = 1, text: String = "") {
      let seen = groups.reduce(rect) { rect, group in group.clip.map(rect.intersection) ?? rect }
      let opacity = groups.reduce(opacity) { $0 * $1.opacity }
      shapes.append(Self(kind, seen, text: text, paint: "\(paint) \(ExampleObservation.number(opacity))"))
    }
    /// Adds a shape that is painted.
    func add(_ kind: Kind, _ rect: Rect, _ paint: Paint) {
      switch paint {
      case .solid(let ink, let opacity): add(kind, rect, name(ink), opacity)
      case .gradient(let gradient):
        add(kind, rect, "\(name(.color(gradient.start))) to \(name(.color(gradient.end)))")
      }
    }
    for command in list.commands {
      switch command {
      case .fill(_, let rect, _, let paint): add(.fill, rect, paint)
      case .border(_, let rect, _, _, let paint): add(.border, rect, paint)
      case .arc(_, let arc, let paint): add(.arc, arc.bounds, paint)
      case .image(_, _, let rect, let ink, let opacity): add(.image, rect, name(ink), opacity)
      case .label(_, let current, let count, let rect, _, let ink, let opacity):
        add(.text, rect, name(ink), opacity, text: "\(current)/\(count)")
      case .page: break
      case .clip(let rect, _): groups.append((rect, 1))
      case .opacity(let opacity): groups.append((nil, opacity))
      case .pop: groups.removeLast()
      }
    }
    return shapes
  }
}

extension Rect {
  /// What is inside both rectangles; empty, where it would be, for two that are apart.
  public func intersection(_ other: Rect) -> Rect {
    let (left, top) = (max(x, other.x), max(y, other.y))
    return Rect(
      x: left, y: top, width: max(min(maxX, other.maxX) - left, 0),
      height: max(min(maxY, other.maxY) - top, 0))
  }
}
