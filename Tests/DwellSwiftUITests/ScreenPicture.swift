import Dwell
import DwellConformance
import Foundation
import SwiftUI

/// A picture of a screen as the stand-in lays it out: an SVG to inspect, and text to compare.
///
/// Rows, columns, frames, overlays and scroll views lie where SwiftUI would put them. Texts have a made-up
/// size, as it depends on fonts; shapes are grey, and Apple's tab views show their first page.
@MainActor
struct ScreenPicture {
  /// The size of the screen, in points.
  private let size: CGSize
  /// The lines of the SVG.
  private var lines: [String] = []
  /// The number of clips.
  private var clips = 0

  /// Draws the content of a screen.
  init(_ root: Node, in size: CGSize) {
    self.size = size
    draw(PlacedNode(root, at: .zero, offered: size, measuring: Node.measure), style: "black")
  }

  /// The picture as SVG.
  var svg: String {
    let numbers = [size.width, size.height].map { ExampleObservation.number(Double($0)) }
    return """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(numbers[0])" height="\(numbers[1])" \
      font-family="sans-serif" font-size="17" text-anchor="middle">
      <rect width="100%" height="100%" fill="white"/>
      \(lines.joined(separator: "\n"))
      </svg>

      """
  }

  /// Draws a view at its place.
  private mutating func draw(_ view: PlacedNode, style: String) {
    for case .opacity(let opacity) in view.node.facts where opacity <= 0 { return }
    let rect = view.rect
    var style = style
    var groups = 0
    for fact in view.node.facts {
      switch fact {
      case .foregroundStyle(let new):
        style = Self.color(GraphicsContext.Shading.style(new).description, style)
      case .opacity(let opacity) where opacity < 1:
        open("opacity=\"\(Self.number(opacity))\"")
        groups += 1
      case .scale(let scale) where scale != CGSize(width: 1, height: 1):
        transform("scale(\(Self.number(scale.width)) \(Self.number(scale.height)))", around: rect)
        groups += 1
      case .rotation(let angle) where angle != 0:
        transform("rotate(\(Self.number(angle)))", around: rect)
        groups += 1
      case .mask(CGRect(x: 0, y: 0, width: 1, height: 1)):
        clip(rect, radius: 0)
        groups += 1
      case .scroll:
        clip(rect, radius: 0)
        groups += 1
      case .drawing(let steps):
        for step in steps { draw(step, view.drawingOrigin, style, opacity: 1) }
      case .text(let text):
        line(
          "<text x=\"\(Self.number(rect.midX))\" y=\"\(Self.number(rect.midY + 6))\" fill=\"\(style)\">\(text)</text>"
        )
      case .image: shape(rect, radius: 4, "none\" stroke=\"\(style)")
      default: break
      }
    }
    switch view.node.kind {
    case "Color":
      if case .other(let name)? = view.node.facts.first, name != "clear" {
        shape(rect, radius: 0, Self.color(name, style))
      }
    case "Rectangle", "RoundedRectangle", "Circle", "Capsule":
      let radii = ["Rectangle": 0.0, "RoundedRectangle": 12]
      shape(rect, radius: radii[view.node.kind] ?? .infinity, "#d8d8dc")
    default: break
    }
    for child in view.seen { draw(child, style: style) }
    for _ in 0..<groups { line("</g>") }
  }

  /// Draws a step of a canvas.
  private mutating func draw(_ step: DrawnStep, _ origin: CGPoint, _ style: String, opacity: Double) {
    switch step {
    case .fill(let path, let shading, let own):
      shape(
        path.rect.offsetBy(dx: origin.x, dy: origin.y), radius: path.cornerRadius,
        Self.color(shading.description, style), opacity: own * opacity)
    case .stroke(let path, let shading, let width, _, let own) where !path.arcs.isEmpty:
      for arc in path.arcs {
        // A whole circle would have no ends.
        let (start, sweep) = (arc.startAngle.degrees, min(arc.delta.degrees, 359.9))
        let end = start + sweep
        let points = [start, end].map { angle in
          let radians = angle * .pi / 180
          return "\(Self.number(origin.x + arc.center.x + arc.radius * cos(radians))) "
            + "\(Self.number(origin.y + arc.center.y + arc.radius * sin(radians)))"
        }
        let (radius, isLong) = (Self.number(arc.radius), abs(arc.delta.degrees) > 180)
        line(
          "<path d=\"M\(points[0])A\(radius) \(radius) 0 \(isLong ? 1 : 0) \(arc.delta.degrees > 0 ? 1 : 0) "
            + "\(points[1])\" fill=\"none\" stroke=\"\(Self.color(shading.description, style))\" "
            + "stroke-width=\"\(Self.number(width))\" stroke-linecap=\"round\" "
            + "opacity=\"\(Self.number(own * opacity))\"/>")
      }
    case .stroke(let path, let shading, let width, _, let own):
      shape(
        path.rect.offsetBy(dx: origin.x, dy: origin.y), radius: path.cornerRadius,
        "none\" stroke=\"\(Self.color(shading.description, style))\" stroke-width=\"\(Self.number(width))",
        opacity: own * opacity)
    case .image(_, let rect, _, let own):
      shape(rect.offsetBy(dx: origin.x, dy: origin.y), radius: 4, style, opacity: own * opacity)
    case .text(let text, let center, _, _, let own):
      line(
        "<text x=\"\(Self.number(center.x + origin.x))\" y=\"\(Self.number(center.y + origin.y + 6))\" "
          + "fill=\"\(style)\" opacity=\"\(Self.number(own * opacity))\">\(text)</text>")
    case .clipped(let paths, let inner):
      for path in paths { clip(path.rect.offsetBy(dx: origin.x, dy: origin.y), radius: path.cornerRadius) }
      draw(inner, origin, style, opacity: opacity)
      for _ in paths { line("</g>") }
    case .layer(let inner, let own):
      for step in inner { draw(step, origin, style, opacity: opacity * own) }
    }
  }

  /// Draws a rectangle.
  private mutating func shape(_ rect: CGRect, radius: CGFloat, _ fill: String, opacity: Double = 1) {
    guard rect.width > 0, rect.height > 0 else { return }
    line(
      "<rect \(Self.attributes(rect, radius)) fill=\"\(fill)\""
        + (opacity < 1 ? " opacity=\"\(Self.number(opacity))\"" : "") + "/>")
  }

  /// Begins a group that is transformed around the middle of a rectangle.
  private mutating func transform(_ change: String, around rect: CGRect) {
    let (there, back) = (
      "\(Self.number(rect.midX)) \(Self.number(rect.midY))",
      "\(Self.number(-rect.midX)) \(Self.number(-rect.midY))"
    )
    open("transform=\"translate(\(there)) \(change) translate(\(back))\"")
  }

  /// Begins a group that is clipped to a rectangle.
  private mutating func clip(_ rect: CGRect, radius: CGFloat) {
    clips += 1
    line("<clipPath id=\"c\(clips)\"><rect \(Self.attributes(rect, radius))/></clipPath>")
    open("clip-path=\"url(#c\(clips))\"")
  }

  /// Begins a group.
  private mutating func open(_ attributes: String) { line("<g \(attributes)>") }
  /// Adds a line.
  private mutating func line(_ text: String) { lines.append(text) }

  /// The attributes of a rectangle.
  private static func attributes(_ rect: CGRect, _ radius: CGFloat) -> String {
    let numbers = [rect.minX, rect.minY, rect.width, rect.height].map(number)
    let round = radius > 0 ? " rx=\"\(number(min(radius, rect.width / 2, rect.height / 2)))\"" : ""
    return "x=\"\(numbers[0])\" y=\"\(numbers[1])\" width=\"\(numbers[2])\" height=\"\(numbers[3])\"\(round)"
  }

  /// A number to a hundredth.
  private static func number(_ value: CGFloat) -> String {
    ExampleObservation.number((Double(value) * 100).rounded() / 100)
  }

  /// One of the stand-in's colours as in a style sheet.
  private static func color(_ name: String, _ style: String) -> String {
    let parts = name.split(separator: " ").compactMap { Double($0) }
    if parts.count >= 3 {
      return "rgb(\(parts.prefix(3).map { "\(Int(($0 * 255).rounded()))" }.joined(separator: " ")))"
    }
    switch name {
    case "foreground", "primary": return style
    case "background": return "white"
    case "accentColor": return "#0a7aff"
    case "red": return "#ff3b30"
    case "green": return "#34c759"
    case "blue": return "#0a7aff"
    case "gray", "secondary": return "#8e8e93"
    default: return name
    }
  }
}

@MainActor
extension Node {
  /// The contents of a stack, without mere containers.
  fileprivate var content: [Node] {
    children.flatMap { child in
      ["TupleView", "ForEach", "Group", "AnyView", "conditional"].contains(child.kind) && child.facts.isEmpty
        ? child.content : [child]
    }
  }

  /// Whether the views inside follow one another, and along which axis.
  fileprivate var axis: SwiftUI.Axis? {
    switch kind {
    case "HStack", "LazyHStack": .horizontal
    case "VStack": .vertical
    default: nil
    }
  }

  /// The space between them, in points.
  fileprivate var spacing: CGFloat {
    if case .spacing(let own)? = facts.first { own } else { 8 }
  }

  /// The size of a text, an image, a row or a column, and of views as wide as their scroll view.
  fileprivate static func measure(_ node: Node, offered: CGSize) -> CGSize? {
    /// The size of another view.
    func size(_ view: Node) -> CGSize {
      PlacedNode(view, at: .zero, offered: offered, measuring: measure).rect.size
    }
    if case .text(let text)? = node.facts.first {
      return CGSize(width: min(CGFloat(text.count) * 8.5, offered.width), height: 20)
    }
    if node.kind == "Image" { return CGSize(width: 20, height: 20) }
    if case .other("containerRelativeFrame")? = node.facts.first, let child = node.children.first {
      return CGSize(width: offered.width, height: size(child).height)
    }
    guard let axis = node.axis else { return nil }
    let sizes = node.content.map(size)
    let gaps = node.spacing * CGFloat(max(sizes.count - 1, 0))
    return axis == .horizontal
      ? CGSize(width: sizes.map(\.width).reduce(gaps, +), height: sizes.map(\.height).max() ?? 0)
      : CGSize(width: sizes.map(\.width).max() ?? 0, height: sizes.map(\.height).reduce(gaps, +))
  }
}

@MainActor
extension PlacedNode {
  /// The drawn views inside.
  fileprivate var seen: [PlacedNode] {
    // Apple's pages lie side by side.
    if node.kind == "TabView" { return node.content.prefix(1).map { centered($0) } }
    guard let axis = node.axis else { return children }
    let rect = rect
    var start = axis == .horizontal ? rect.minX : rect.minY
    return node.content.map { view in
      let middle = centered(view).rect
      let origin =
        axis == .horizontal ? CGPoint(x: start, y: middle.minY) : CGPoint(x: middle.minX, y: start)
      start += (axis == .horizontal ? middle.width : middle.height) + node.spacing
      return PlacedNode(view, at: origin, offered: offered, measuring: Node.measure)
    }
  }
}
