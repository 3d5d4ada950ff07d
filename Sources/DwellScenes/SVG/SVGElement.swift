import Dwell

/// An element under construction: its name and its attributes.
struct SVGElement {
  /// The element's name.
  private let name: String
  /// Its attributes in order, each with a space before it.
  private var attributes = ""

  /// An element without attributes.
  init(_ name: String) { self.name = name }

  /// The element with another attribute.
  func with(_ attribute: String, _ value: String) -> SVGElement {
    var copy = self
    copy.attributes += " \(attribute)=\"\(SVGText.escaped(value))\""
    return copy
  }

  /// The element with another numeric attribute, unless it has the attribute's default value.
  func with(_ attribute: String, _ value: Double, unless usual: Double? = nil) -> SVGElement {
    let text = SVGText.number(value)
    return text == usual.map(SVGText.number) ? self : with(attribute, text)
  }

  /// The element with a rectangle's origin and size, and round corners; `radius` as in a display list.
  func with(_ rect: Rect, radius: Double) -> SVGElement {
    with("x", rect.x).with("y", rect.y).with("width", rect.width).with("height", rect.height)
      .with("rx", radius > 0 ? min(radius, rect.capsuleRadius) : 0, unless: 0)
  }

  /// The element with a colour and its opacity, for the fill or the stroke.
  func with(_ color: Color, opacity: Double, isLine: Bool = false) -> SVGElement {
    let name = isLine ? "stroke" : "fill"
    return with(name, color.hex).with("\(name)-opacity", SVGText.share(opacity), unless: 1)
  }

  /// The element without content.
  var closed: String { "<\(name)\(attributes)/>" }
  /// The start tag of an element with content, which ``end`` closes.
  var start: String { "<\(name)\(attributes)>" }
  /// The end tag of an element with content.
  var end: String { "</\(name)>" }

  /// The element around text.
  func around(_ text: String) -> String { start + SVGText.escaped(text) + end }
}
