import Dwell

/// What a front shows of an example at a few moments: the visible shapes of its indicator, and what only this
/// front has, such as colours and words.
///
/// Shapes are as they look: a fill inside a pill is the part within it, and tap targets don't count.
public struct ExampleObservation: Equatable, Sendable {
  /// A shape of the indicator.
  public struct Shape: Equatable, Sendable {
    /// The kinds of shapes.
    public enum Kind: String, CaseIterable, Sendable {
      /// A filled rectangle, whose edges are known.
      case fill
      /// The line around a rectangle, whose outer edges are known.
      case border
      /// A line along a circle, with the edges of the whole ring.
      case arc
      /// An image; only its centre is known, because its size depends on fonts and files.
      case image
      /// A text, whose centre is known.
      case text
    }

    /// Its kind.
    public var kind: Kind
    /// The text; empty for other kinds.
    public var text: String
    /// Its rectangle, in points.
    public var rect: Rect
    /// Its paint, in words.
    public var paint: String

    /// A shape.
    public init(_ kind: Kind, _ rect: Rect, text: String = "", paint: String) {
      (self.kind, self.rect, self.text, self.paint) = (kind, rect, text, paint)
    }

    /// The numbers on which every front agrees: the edges, or the centre.
    public var numbers: [Double] {
      switch kind {
      case .fill, .border, .arc: [rect.x, rect.y, rect.width, rect.height]
      case .image, .text: [rect.x + rect.width / 2, rect.y + rect.height / 2]
      }
    }
  }

  /// The visible shapes at a moment.
  public struct Moment: Equatable, Sendable {
    /// The moment, in words.
    public var name: String
    /// The shapes, in drawing order.
    public var shapes: [Shape]

    /// The visible shapes at a moment, without empty ones.
    public init(_ name: String, _ shapes: [Shape]) {
      self.name = name
      self.shapes = shapes.filter { $0.rect.width > 1e-3 && $0.rect.height > 1e-3 }
    }
  }

  /// The moments, in order.
  public var moments: [Moment]
  /// The accessible texts of this front, one per line.
  public var words: [String]

  /// The display and semantics of a front.
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
  /// The visible shapes of a display list, without pages.
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
  /// The intersection of both rectangles; an empty one for two that are apart.
  public func intersection(_ other: Rect) -> Rect {
    let (left, top) = (max(x, other.x), max(y, other.y))
    return Rect(
      x: left, y: top, width: max(min(maxX, other.maxX) - left, 0),
      height: max(min(maxY, other.maxY) - top, 0))
  }
}
