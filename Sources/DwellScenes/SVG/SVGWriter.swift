import Dwell

/// Writes display lists as SVG, one line per element.
struct SVGWriter {
  /// The lines so far.
  private(set) var lines: [String] = []
  /// The colours of the roles.
  var palette: Palette
  /// The content of a page; nil for a placeholder.
  var card: (_ page: Int) -> GalleryCard? = { _ in nil }
  /// The number of named clips and gradients; names are unique in the document.
  private var names = 0
  /// The nesting depth, with an indentation of two spaces each.
  private var depth = 1

  /// A writer of a document's elements.
  init(_ palette: Palette) { self.palette = palette }

  /// Adds a display list. If its groups are unbalanced, missing ends are added at the end and surplus ones
  /// are ignored.
  mutating func draw(_ list: DisplayList) {
    let outside = depth
    for command in list.commands {
      switch command {
      case .clip(let rect, let radius): beginClip(rect, radius: radius)
      case .opacity(let opacity): begin(SVGElement("g").with("opacity", SVGText.share(opacity)))
      case .pop: if depth > outside { endGroup() }
      default: drawShape(command)
      }
    }
    while depth > outside { endGroup() }
  }

  /// Begins a group that is clipped to a rectangle with round corners and, optionally, translated.
  mutating func beginClip(_ rect: Rect, radius: Double, at origin: Point? = nil) {
    if let origin { begin(translatedTo: origin) }
    let name = newName("c")
    // An invalid rectangle clips everything, like an empty one.
    let shape = SVGElement("rect").with(rect.isDrawable ? rect : .zero, radius: radius).closed
    let clip = SVGElement("clipPath").with("id", name)
    add(clip.start + shape + clip.end)
    begin(SVGElement("g").with("clip-path", "url(#\(name))"))
  }

  /// Begins a group whose origin is a point.
  mutating func begin(translatedTo origin: Point) {
    let place = "translate(\(SVGText.number(origin.x)) \(SVGText.number(origin.y)))"
    begin(SVGElement("g").with("transform", place))
  }

  /// Draws a card: its title on its gradient.
  mutating func draw(_ card: GalleryCard, in rect: Rect, radius: Double = 0) {
    let isPlain = card.top == card.bottom
    let gradient = LinearGradient(from: card.top, to: card.bottom, direction: .topToBottom)
    fill(rect, radius: radius, isPlain ? .solid(.color(card.top), opacity: 1) : .gradient(gradient))
    guard !card.title.isEmpty else { return }
    write(
      card.title, fontSize: card.titleSize(in: rect), family: "system-ui, sans-serif", in: rect, card.ink)
  }

  /// Ends the group begun last.
  mutating func endGroup() {
    depth -= 1
    add("</g>")
  }

  /// Draws a command that doesn't begin or end a group.
  private mutating func drawShape(_ command: DrawCommand) {
    switch command {
    case .fill(_, let rect, let radius, let paint): fill(rect, radius: radius, paint)
    case .border(_, let rect, let radius, let width, let paint):
      border(rect, radius: radius, width: width, paint)
    case .arc(_, let arc, let paint): draw(arc, paint)
    case .page(let page, let rect, let shown, let rotation, let opacity):
      drawPage(page, rect, shown: shown, rotation: rotation, opacity: opacity)
    case .image(_, let image, let rect, let ink, let opacity):
      guard rect.isDrawable else { return }
      let symbol = image.outlines(in: rect)
      let paths = (symbol.isEmpty ? [Symbol(image).outline(in: rect)] : symbol).map { corners in
        let points = corners.map { "\(SVGText.number($0.x)) \(SVGText.number($0.y))" }
        return "M" + points.joined(separator: "L") + "Z"
      }
      let shape = SVGElement("path").with("d", paths.joined())
      add(shape.with(palette.color(ink), opacity: opacity).closed)
    case .label(_, let current, let count, let rect, let fontSize, let ink, let opacity):
      write("\(current)/\(count)", fontSize: fontSize, in: rect, palette.color(ink), opacity: opacity)
    case .clip, .opacity, .pop: break
    }
  }

  /// Fills a rectangle with round corners.
  mutating func fill(_ rect: Rect, radius: Double, _ paint: Paint) {
    guard rect.isDrawable else { return }
    let shape = SVGElement("rect").with(rect, radius: radius)
    switch paint {
    case .solid(let ink, let opacity): add(shape.with(palette.color(ink), opacity: opacity).closed)
    case .gradient(let gradient): add(shape.with("fill", "url(#\(define(gradient, in: rect)))").closed)
    }
  }

  /// Draws the border of a rectangle with round corners. SVG centres strokes on the path, so the path is
  /// inset by half the width.
  private mutating func border(_ rect: Rect, radius: Double, width: Double, _ paint: Paint) {
    guard rect.isDrawable, width > 0 else { return }
    let thickness = min(width, rect.capsuleRadius)
    let middle = Rect(
      x: rect.x + thickness / 2, y: rect.y + thickness / 2, width: rect.width - thickness,
      height: rect.height - thickness)
    let outer = radius > 0 ? min(radius, rect.capsuleRadius) : 0
    let shape = SVGElement("rect").with(middle, radius: max(outer - thickness / 2, 0)).with("fill", "none")
    add(stroke(shape, paint, in: rect).with("stroke-width", thickness).closed)
  }

  /// Draws an arc: a circle if it is a whole ring, which an SVG path can't be, otherwise an elliptical arc
  /// (SVG 2, 9.3.8).
  private mutating func draw(_ arc: Arc, _ paint: Paint) {
    guard let arc = arc.drawn else { return }
    let shape: SVGElement
    if arc.sweep.magnitude == 360 {
      shape = SVGElement("circle").with("cx", arc.center.x).with("cy", arc.center.y).with("r", arc.radius)
    } else {
      let (start, end) = (arc.point(at: arc.start), arc.point(at: arc.start + arc.sweep))
      let flags = "0 \(arc.sweep.magnitude > 180 ? 1 : 0) \(arc.sweep > 0 ? 1 : 0)"
      let numbers = [start.x, start.y, arc.radius, end.x, end.y].map(SVGText.number)
      shape = SVGElement("path").with(
        "d",
        "M\(numbers[0]) \(numbers[1])A\(numbers[2]) \(numbers[2]) \(flags) \(numbers[3]) \(numbers[4])")
    }
    let line = stroke(shape.with("fill", "none"), paint, in: arc.bounds)
    add(line.with("stroke-width", arc.width).with("stroke-linecap", "round").closed)
  }

  /// A shape with its line painted.
  private mutating func stroke(_ shape: SVGElement, _ paint: Paint, in rect: Rect) -> SVGElement {
    switch paint {
    case .solid(let ink, let opacity): shape.with(palette.color(ink), opacity: opacity, isLine: true)
    case .gradient(let gradient): shape.with("stroke", "url(#\(define(gradient, in: rect)))")
    }
  }

  /// Draws a placeholder for a page.
  private mutating func drawPage(_ page: Int, _ rect: Rect, shown: Rect?, rotation: Double, opacity: Double) {
    guard rect.isDrawable, SVGText.share(opacity) > 0 else { return }
    var group = SVGElement("g").with("opacity", SVGText.share(opacity), unless: 1)
    if rotation != 0, rotation.isFinite {
      let center = [rotation, rect.center.x, rect.center.y].map(SVGText.number).joined(separator: " ")
      group = group.with("transform", "rotate(\(center))")
    }
    begin(group)
    if let shown { beginClip(shown, radius: 0) }
    defer { if shown != nil { endGroup() } }
    if let card = card(page) {
      draw(card, in: rect)
      return endGroup()
    }
    let placeholder = PlaceholderPage(page: page, in: rect, palette)
    fill(rect, radius: 0, .solid(.color(placeholder.background), opacity: 1))
    write(
      placeholder.text, fontSize: placeholder.fontSize, in: rect, palette.foreground,
      opacity: PlaceholderPage.textOpacity)
    endGroup()
  }

  /// Defines a gradient across a rectangle, and returns its name.
  private mutating func define(_ gradient: LinearGradient, in rect: Rect) -> String {
    let name = newName("g")
    let (start, end) = gradient.direction.line(along: rect)
    let element = SVGElement("linearGradient").with("id", name).with("gradientUnits", "userSpaceOnUse")
      .with("x1", start.x).with("y1", start.y).with("x2", end.x).with("y2", end.y)
    let stops = [(0.0, gradient.start), (1, gradient.end)].map { offset, color in
      SVGElement("stop").with("offset", offset).with("stop-color", color.hex).closed
    }
    add(element.start + stops.joined() + element.end)
    return name
  }

  /// Begins a group.
  private mutating func begin(_ group: SVGElement) {
    add(group.start)
    depth += 1
  }

  /// Adds a line.
  mutating func add(_ line: String) {
    lines.append(String(repeating: "  ", count: depth) + line)
  }

  /// A name that is unique in the document.
  private mutating func newName(_ letter: String) -> String {
    names += 1
    return "\(letter)\(names)"
  }
}
