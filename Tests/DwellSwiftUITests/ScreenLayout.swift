import Dwell
import DwellConformance
import SwiftUI

/// Where canvases lie on a screen, and what is seen of them: the little of SwiftUI's layout that the
/// examples' marks depend on, from Apple's documentation of `overlay`, `padding`, `frame` and `position`.
///
/// Texts and stacks have no size here: fonts decide on it, and no mark lies beside one along the axis that is
/// measured.
@MainActor
struct ScreenLayout {
  /// What is seen, in drawing order.
  private(set) var shapes: [ExampleObservation.Shape] = []
  /// Where the canvases are, in drawing order.
  private(set) var canvases: [CGRect] = []

  /// Lays out what fills a screen.
  init(_ root: Node, in size: CGSize) { place(root, at: .zero, size, style: "foreground") }

  /// Puts a view that is offered a size at a place, and adds what is seen of it.
  private mutating func place(_ node: Node, at origin: CGPoint, _ offered: CGSize, style: String) {
    if case .drawing(let steps)? = node.facts.first {
      canvases.append(CGRect(origin: origin, size: offered))
      for step in steps { add(step, origin, style, clips: [], opacity: 1) }
      return
    }
    let size = Self.size(node, offered)
    guard let first = node.children.first else { return }
    switch node.facts.first {
    case .padding(let insets):
      let inner = CGPoint(x: origin.x + insets.leading, y: origin.y + insets.top)
      place(first, at: inner, offered.without(insets), style: style)
    case .frame, .flexibleFrame:
      center(first, in: CGRect(origin: origin, size: size), Self.offer(node, offered), style)
    case .position(let point):
      let middle = CGRect(x: origin.x + point.x, y: origin.y + point.y, width: 0, height: 0)
      center(first, in: middle, offered, style)
    case .foregroundStyle(let new):
      place(first, at: origin, offered, style: GraphicsContext.Shading.style(new).description)
    case .alignment(let alignment):
      let isAboveOwner = node.kind == "background"
      for (index, child) in node.children.enumerated() {
        guard (index == 1) != isAboveOwner else {
          place(child, at: origin, offered, style: style)
          continue
        }
        let own = Self.size(child, size)
        place(child, at: origin.moved(by: alignment.offset(of: own, in: size)), size, style: style)
      }
    default:
      for child in node.children { center(child, in: CGRect(origin: origin, size: size), offered, style) }
    }
  }

  /// Puts a view into the middle of a rectangle.
  private mutating func center(_ node: Node, in rect: CGRect, _ offered: CGSize, _ style: String) {
    let size = Self.size(node, offered)
    place(
      node, at: rect.origin.moved(by: Alignment.center.offset(of: size, in: rect.size)), offered, style: style
    )
  }

  /// The size that a view takes of what it is offered.
  private static func size(_ node: Node, _ offered: CGSize) -> CGSize {
    let inner = offer(node, offered)
    switch node.facts.first {
    case .padding(let insets): return size(node.children[0], inner).with(insets)
    case .frame(let width, let height):
      let own = size(node.children[0], inner)
      return CGSize(width: width ?? own.width, height: height ?? own.height)
    case .flexibleFrame(let minWidth, _, let maxWidth, let minHeight, _, let maxHeight):
      let own = size(node.children[0], inner)
      return CGSize(
        width: flexible(offered.width, own.width, minWidth, maxWidth),
        height: flexible(offered.height, own.height, minHeight, maxHeight))
    case .position: return offered
    case .alignment: return size(node.children[node.kind == "background" ? 1 : 0], offered)
    default: break
    }
    switch node.kind {
    case "Canvas", "Color", "TabView", "Rectangle", "RoundedRectangle", "Circle", "Capsule": return offered
    default:
      return node.children.map { size($0, offered) }.reduce(.zero) {
        CGSize(width: max($0.width, $1.width), height: max($0.height, $1.height))
      }
    }
  }

  /// What a view offers to the one inside it.
  private static func offer(_ node: Node, _ offered: CGSize) -> CGSize {
    switch node.facts.first {
    case .padding(let insets): offered.without(insets)
    case .frame(let width, let height):
      CGSize(width: width ?? offered.width, height: height ?? offered.height)
    case .flexibleFrame(let minWidth, _, let maxWidth, let minHeight, _, let maxHeight):
      CGSize(
        width: max(min(offered.width, maxWidth ?? .infinity), minWidth ?? 0),
        height: max(min(offered.height, maxHeight ?? .infinity), minHeight ?? 0))
    default: offered
    }
  }

  /// The length of a frame that grows and shrinks: what is offered within its limits, and the content's own
  /// where it has none.
  private static func flexible(_ offered: CGFloat, _ own: CGFloat, _ least: CGFloat?, _ most: CGFloat?)
    -> CGFloat
  {
    least == nil && most == nil
      ? own : max(min(offered, most ?? max(own, offered)), least ?? min(own, offered))
  }

  /// Adds what is seen of a step of a canvas.
  private mutating func add(
    _ step: DrawnStep, _ origin: CGPoint, _ style: String, clips: [CGRect], opacity: Double
  ) {
    /// Adds a shape.
    func shape(
      _ kind: ExampleObservation.Shape.Kind, _ rect: CGRect, _ shading: GraphicsContext.Shading?,
      _ own: Double, _ text: String = ""
    ) {
      let seen = clips.reduce(Rect(rect)) { $0.intersection(Rect($1)) }
      let name = (shading?.description ?? "foreground").replacing("foreground", with: style)
      shapes.append(
        .init(
          kind, Rect(x: seen.x + origin.x, y: seen.y + origin.y, width: seen.width, height: seen.height),
          text: text,
          paint: "\(Self.color(name)) \(ExampleObservation.number(own * opacity))"))
    }
    switch step {
    case .fill(let path, let shading, let own): shape(.fill, path.rect, shading, own)
    case .stroke(let path, let shading, let width, let own):
      shape(.border, path.rect.insetBy(dx: -width / 2, dy: -width / 2), shading, own)
    case .image(_, let rect, let shading, let own): shape(.image, rect, shading, own)
    case .text(let text, let center, let shading, let own):
      // Where it is at all, a text is seen; how large it is depends on the font.
      shape(.text, CGRect(x: center.x - 1, y: center.y - 1, width: 2, height: 2), shading, own, text)
    case .clipped(let paths, let inner):
      add(inner, origin, style, clips: clips + paths.map(\.rect), opacity: opacity)
    case .layer(let inner, let own):
      for step in inner { add(step, origin, style, clips: clips, opacity: opacity * own) }
    }
  }

  /// A colour as the stand-in names it, with three components as a style sheet has them.
  private static func color(_ name: String) -> String {
    let head = name.components(separatedBy: " from ")[0]
    return head.components(separatedBy: " to ").map { color in
      let parts = color.split(separator: " ").compactMap { Double($0) }
      guard parts.count == 3 else { return color }
      return "#" + parts.map { String(format: "%02x", Int(($0 * 255).rounded())) }.joined()
    }
    .joined(separator: " to ")
  }
}

extension CGSize {
  /// The size without some room around it; never below 0.
  fileprivate func without(_ insets: EdgeInsets) -> CGSize {
    CGSize(
      width: max(width - insets.leading - insets.trailing, 0),
      height: max(height - insets.top - insets.bottom, 0))
  }
  /// The size with some room around it.
  fileprivate func with(_ insets: EdgeInsets) -> CGSize {
    CGSize(width: width + insets.leading + insets.trailing, height: height + insets.top + insets.bottom)
  }
}

extension CGPoint {
  /// The point moved.
  fileprivate func moved(by way: CGPoint) -> CGPoint { CGPoint(x: x + way.x, y: y + way.y) }
}

extension Rect {
  /// A rectangle of SwiftUI's.
  fileprivate init(_ rect: CGRect) {
    self.init(x: rect.origin.x, y: rect.origin.y, width: rect.size.width, height: rect.size.height)
  }
}

extension Alignment {
  /// How far something of a size lies from the top left corner of what it is in.
  fileprivate func offset(of size: CGSize, in outer: CGSize) -> CGPoint {
    let name = name.lowercased()
    let room = CGSize(width: outer.width - size.width, height: outer.height - size.height)
    return CGPoint(
      x: name.contains("leading") ? 0 : name.contains("trailing") ? room.width : room.width / 2,
      y: name.contains("top") ? 0 : name.contains("bottom") ? room.height : room.height / 2)
  }
}
