// drawings.swift FOLDER: draws what no scenario shows into a folder, light (NAME.svg) and dark
// (NAME~dark.svg), with the numbers that the core computes. Tools/Docs/pictures.sh compiles it.

import Dwell
import Foundation

/// The colours of a drawing: those of the sheets that `dwell render` draws.
struct Look {
  let suffix: String
  let surround: String
  let ground: String
  let ink: String
  let caption: String
  let ring: String

  static let light = Look(
    suffix: "", surround: "#e8ebed", ground: "#ffffff", ink: "#1c1c1f", caption: "#575c66", ring: "#0b65d8")
  static let dark = Look(
    suffix: "~dark", surround: "#2b2d31", ground: "#1c1c1f", ink: "#f5f5f7", caption: "#a9adb5",
    ring: "#6fb1ff")
}

/// A number with at most two digits after the point.
func text(_ value: Double) -> String {
  let text = String(format: "%.2f", value)
  return text.hasSuffix(".00") ? String(text.dropLast(3)) : text
}

/// The attributes of an element, in order.
func attributes(_ pairs: KeyValuePairs<String, Any>) -> String {
  pairs.map { name, value in "\(name)=\"\((value as? Double).map(text) ?? "\(value)")\"" }
    .joined(separator: " ")
}

/// The attributes of a rectangle with rounded corners.
func place(_ rect: Rect, _ radius: Double) -> String {
  attributes(["x": rect.x, "y": rect.y, "width": rect.width, "height": rect.height, "rx": radius])
}

/// A caption under a panel.
func caption(_ words: String, x: Double, y: Double, _ look: Look) -> String {
  let style = attributes([
    "x": x, "y": y, "font-family": "system-ui, sans-serif", "font-size": 13.0, "font-weight": 500.0,
    "fill": look.caption,
  ])
  return "<text \(style)>\(words)</text>"
}

/// Writes a drawing.
func write(_ name: String, _ size: Size, _ look: Look, _ lines: [String]) throws {
  let (width, height) = (text(size.width), text(size.height))
  let head = attributes([
    "xmlns": "http://www.w3.org/2000/svg", "width": width, "height": height,
    "viewBox": "0 0 \(width) \(height)", "role": "img",
  ])
  let ground = attributes(["width": width, "height": height, "fill": look.surround])
  let all = ["<svg \(head)>", "<title>\(name)</title>", "<rect \(ground)/>"] + lines + ["</svg>", ""]
  let file = "\(CommandLine.arguments[1])/\(name)\(look.suffix).svg"
  try all.joined(separator: "\n").write(toFile: file, atomically: true, encoding: .utf8)
}

/// A picture of 240 by 180 points: a house among hills.
let landscape = """
  <rect width="240" height="180" fill="#bfe0f7"/><circle cx="44" cy="38" r="16" fill="#ffd257"/>
  <path d="M0 120Q50 70 110 118T240 96V180H0z" fill="#8cc27d"/>
  <path d="M0 150Q80 112 150 146T240 138V180H0z" fill="#5d9e57"/>
  <path d="M156 112l22-18 22 18v32h-44z" fill="#f6efe2"/><path d="M150 115l28-24 28 24z" fill="#c4553f"/>
  <rect x="164" y="120" width="10" height="10" fill="#4a6fa5"/>
  <rect x="182" y="118" width="11" height="26" fill="#7a4a2b"/>
  """

/// Draws a page whose picture is zoomed: whole, at a double tap's place, and moved to its edge.
func drawZoom(_ look: Look) throws {
  let size = Size(width: 240, height: 180)
  let tap = Point(x: 178, y: 112)
  var zoom = Zoom(at: 0)
  _ = zoom.handle(.resize(size, content: nil), at: 0)
  var panels = [(words: "The whole page", transform: zoom.transform(at: 0), tap: Optional(tap))]
  _ = zoom.handle(.doubleTap(tap), at: 0)
  panels.append(("A double tap there", zoom.transform(at: 60), tap))
  _ = zoom.handle(.dragBegan, at: 60)
  _ = zoom.handle(.dragChanged(by: Point(x: -400, y: -50)), at: 60)
  panels.append(("Dragged, up to its edge", zoom.transform(at: 60), nil))
  var lines: [String] = []
  for (number, panel) in panels.enumerated() {
    let x = 20 + Double(number) * 260
    let (scale, offset) = (panel.transform.scale, panel.transform.offset)
    let corner = Point(
      x: size.width / 2 * (1 - scale) + offset.x, y: size.height / 2 * (1 - scale) + offset.y)
    let moved = "translate(\(text(corner.x)) \(text(corner.y))) scale(\(text(scale)))"
    lines += [
      "<clipPath id=\"c\(number)\"><rect \(place(Rect(size), 6))/></clipPath>",
      "<g transform=\"translate(\(text(x)) 20)\" clip-path=\"url(#c\(number))\">",
      "<g transform=\"\(moved)\">", landscape, "</g>",
    ]
    if let tap = panel.tap {
      // The finger, which is where the place was.
      let finger = attributes([
        "cx": tap.x, "cy": tap.y, "r": 13.0, "fill": "#ffffff", "fill-opacity": 0.55, "stroke": "#1c1c1f",
      ])
      lines.append("<circle \(finger)/>")
    }
    lines += ["</g>", caption(panel.words, x: x, y: 218, look)]
  }
  try write("zoom", Size(width: 800, height: 236), look, lines)
}

/// Draws what assistive technology and the keyboard find of a row: one slider, or an element for each dot.
func drawRoles(_ look: Look) throws {
  let size = Size(width: 180, height: 44)
  let rows = [(role: IndicatorRole.slider, words: "slider"), (.buttons, "buttons, tabs")]
  var lines: [String] = []
  for (number, row) in rows.enumerated() {
    var configuration = PageControl.Configuration(pageCount: 5)
    configuration.currentPage = 1
    configuration.dots.indicatorRole = row.role
    var control = PageControl(configuration, at: 0)
    _ = control.handle(.resize(size), at: 0)
    let frame = control.frame(at: 2.4)
    let x = 20 + Double(number) * 380
    lines.append("<g transform=\"translate(\(text(x)) 20) scale(2)\">")
    lines.append("<rect \(place(Rect(size), 3)) fill=\"\(look.ground)\"/>")
    for command in frame.display.commands {
      switch command {
      case .fill(_, let rect, let radius, .solid(_, let opacity)):
        let paint = attributes(["fill": look.ink, "fill-opacity": opacity])
        lines.append("<rect \(place(rect, radius)) \(paint)/>")
      case .clip(let rect, let radius):
        lines.append("<clipPath id=\"r\(number)\"><rect \(place(rect, radius))/></clipPath>")
        lines.append("<g clip-path=\"url(#r\(number))\">")
      case .pop: lines.append("</g>")
      default: fatalError("\(command) isn't drawn")
      }
    }
    // Elements follow that of their row, which is then their group.
    let elements = frame.semantics.elements.suffix(row.role == .slider ? 1 : 5)
    for rect in elements.map(\.rect) {
      let inside = Rect(
        x: rect.x + 0.75, y: rect.y + 0.75, width: rect.width - 1.5, height: rect.height - 1.5)
      let line = attributes(["fill": "none", "stroke": look.ring, "stroke-dasharray": "3 2"])
      lines.append("<rect \(place(inside, 4)) \(line)/>")
    }
    lines += ["</g>", caption(row.words, x: x, y: 126, look)]
  }
  try write("indicator-roles", Size(width: 780, height: 144), look, lines)
}

for look in [Look.light, .dark] {
  try drawZoom(look)
  try drawRoles(look)
}
