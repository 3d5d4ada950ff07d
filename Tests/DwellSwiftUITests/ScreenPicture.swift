import Dwell
import DwellConformance
import SwiftUI

/// A picture of a screen as the stand-in lays it out: an SVG to look at, and text to compare.
///
/// Stacks, frames, overlays and scroll views lie where SwiftUI would put them. Texts have a made-up size, as
/// fonts decide on it; shapes are grey, and of Apple's tab views the first page is seen.
@MainActor
struct ScreenPicture {
  /// The size of the screen, in points.
  private let size: CGSize
  /// The lines of the SVG.
  private var lines: [String] = []
  /// The number of clips.
  private var clips = 0

  /// Draws what fills a screen.
  init(_ root: Node, in size: CGSize) {
    self.size = size
    draw(root, in: CGRect(origin: .zero, size: size), offered: size, style: "black")
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

  /// Draws a view that is offered a size.
  private mutating func draw(_ node: Node, in rect: CGRect, offered: CGSize, style: String) {
    let rect = rect.grown(to: node.extent(offered))
    var style = style
    var groups = 0
    for fact in node.facts {
      switch fact {
      case .foregroundStyle(let new):
        style = Self.color(GraphicsContext.Shading.style(new).description, style)
      case .opacity(let opacity) where opacity < 1:
        open("opacity=\"\(Self.number(opacity))\"")
        groups += 1
      case .scale(let scale) where scale != 1:
        let (x, y) = (Self.number(rect.midX), Self.number(rect.midY))
        open("transform=\"translate(\(x) \(y)) scale(\(Self.number(scale))) translate(-\(x) -\(y))\"")
        groups += 1
      case .clipped:
        clip(rect, radius: 0)
        groups += 1
      case .scroll:
        clip(rect, radius: 0)
        groups += 1
      case .drawing(let steps): for step in steps { draw(step, rect.origin, style, opacity: 1) }
      case .text(let text):
        line(
          "<text x=\"\(Self.number(rect.midX))\" y=\"\(Self.number(rect.midY + 6))\" fill=\"\(style)\">\(text)</text>"
        )
      case .image: shape(rect, radius: 4, "none\" stroke=\"\(style)")
      default: break
      }
    }
    switch node.kind {
    case "Color":
      if case .other(let name)? = node.facts.first, name != "clear" {
        shape(rect, radius: 0, Self.color(name, style))
      }
    case "Rectangle", "RoundedRectangle", "Circle", "Capsule":
      shape(rect, radius: node.kind == "Rectangle" ? 0 : 12, "#d8d8dc")
    default: break
    }
    for (child, place, room) in node.places(rect, offered) {
      draw(child, in: place, offered: room, style: style)
    }
    for _ in 0..<groups { line("</g>") }
  }

  /// Draws a step of a canvas.
  private mutating func draw(_ step: DrawnStep, _ origin: CGPoint, _ style: String, opacity: Double) {
    switch step {
    case .fill(let path, let shading, let own):
      shape(
        path.rect.offsetBy(dx: origin.x, dy: origin.y), radius: path.cornerRadius,
        Self.color(shading.description, style), opacity: own * opacity)
    case .stroke(let path, let shading, let width, let own):
      shape(
        path.rect.offsetBy(dx: origin.x, dy: origin.y), radius: path.cornerRadius,
        "none\" stroke=\"\(Self.color(shading.description, style))\" stroke-width=\"\(Self.number(width))",
        opacity: own * opacity)
    case .image(_, let rect, _, let own):
      shape(rect.offsetBy(dx: origin.x, dy: origin.y), radius: 4, style, opacity: own * opacity)
    case .text(let text, let center, _, let own):
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

  /// A colour of the stand-in's as a style sheet has it.
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
  /// What a stack contains, without what only holds others.
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

  /// The size that a view takes of what it is offered.
  fileprivate func extent(_ offered: CGSize) -> CGSize {
    if case .text(let text)? = facts.first {
      return CGSize(width: min(CGFloat(text.count) * 8.5, offered.width), height: 20)
    }
    if kind == "Image" { return CGSize(width: 20, height: 20) }
    if kind == "Spacer" { return offered }
    if facts.contains(where: { if case .other("containerRelativeFrame") = $0 { true } else { false } }) {
      return CGSize(width: offered.width, height: children.first?.extent(offered).height ?? 0)
    }
    if let axis {
      let sizes = lengths(offered, axis)
      let along =
        sizes.map { axis == .horizontal ? $0.width : $0.height }.reduce(0, +)
        + 8 * CGFloat(max(sizes.count - 1, 0))
      let across = sizes.map { axis == .horizontal ? $0.height : $0.width }.max() ?? 0
      return axis == .horizontal
        ? CGSize(width: along, height: across) : CGSize(width: across, height: along)
    }
    let own = PlacedNode(self, at: .zero, offered: offered).rect.size
    // What has the size of its content has that of its texts, too.
    guard own.width == 0 || own.height == 0, let first = children.first else { return own }
    var insets = EdgeInsets()
    if case .padding(let padding)? = facts.first { insets = padding }
    let inner =
      children.count == 1
      ? first.extent(
        CGSize(
          width: max(offered.width - insets.leading - insets.trailing, 0),
          height: max(offered.height - insets.top - insets.bottom, 0)))
      : children.map { $0.extent(offered) }.reduce(.zero) {
        CGSize(width: max($0.width, $1.width), height: max($0.height, $1.height))
      }
    return CGSize(
      width: own.width > 0 ? own.width : inner.width + insets.leading + insets.trailing,
      height: own.height > 0 ? own.height : inner.height + insets.top + insets.bottom)
  }

  /// The sizes of a stack's views: those that take all share what the others leave.
  private func lengths(_ offered: CGSize, _ axis: SwiftUI.Axis) -> [CGSize] {
    /// The length along the stack.
    func length(_ size: CGSize) -> CGFloat { axis == .horizontal ? size.width : size.height }
    let views = content
    let own = views.map { $0.extent(offered) }
    // In a row that scrolls nothing is shared.
    if kind == "LazyHStack" { return own }
    let flexible = own.map { length($0) >= length(offered) }
    let fixed =
      zip(own, flexible).map { $1 ? 0 : length($0) }.reduce(0, +) + 8 * CGFloat(max(views.count - 1, 0))
    let share = max(length(offered) - fixed, 0) / CGFloat(max(flexible.filter { $0 }.count, 1))
    return zip(views, zip(own, flexible)).map { view, size in
      guard size.1 else { return size.0 }
      return view.extent(
        axis == .horizontal
          ? CGSize(width: share, height: offered.height) : CGSize(width: offered.width, height: share))
    }
  }

  /// The views inside, with their rectangles and the sizes that they are offered.
  fileprivate func places(_ rect: CGRect, _ offered: CGSize) -> [(Node, CGRect, CGSize)] {
    guard let axis else {
      // Apple's pages fill their view.
      if kind == "TabView" { return content.prefix(1).map { ($0, rect, rect.size) } }
      let placed = PlacedNode(self, at: rect.origin, offered: offered).children
      // Of what the stand-in gives no size, the views are in the middle; what scrolls begins at the start.
      let isGrown = PlacedNode(self, at: .zero, offered: offered).rect.isEmpty
      let middle = CGRect(x: rect.midX, y: rect.midY, width: 0, height: 0)
      return zip(children, placed).map { child, place in
        let own =
          kind == "ScrollView"
          ? CGRect(origin: place.origin, size: child.extent(place.offered)) : isGrown ? middle : place.rect
        return (child, own, place.offered)
      }
    }
    var along = axis == .horizontal ? rect.minX : rect.minY
    return zip(content, lengths(offered, axis)).map { view, size in
      let place =
        axis == .horizontal
        ? CGPoint(x: along, y: rect.midY - size.height / 2)
        : CGPoint(x: rect.midX - size.width / 2, y: along)
      along += (axis == .horizontal ? size.width : size.height) + 8
      return (view, CGRect(origin: place, size: size), size)
    }
  }
}

extension CGRect {
  /// The rectangle, at least as large as a size, around the same middle: the stand-in gives texts no size.
  fileprivate func grown(to size: CGSize) -> CGRect {
    insetBy(dx: min(width - size.width, 0) / 2, dy: min(height - size.height, 0) / 2)
  }
}
