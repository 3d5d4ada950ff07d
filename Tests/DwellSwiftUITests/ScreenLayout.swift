import Dwell
import DwellConformance
import SwiftUI

/// The positions of canvases on a screen, and their visible shapes.
///
/// Texts and stacks have no size here, since it depends on fonts, and no dot lies beside one along the
/// measured axis.
@MainActor
struct ScreenLayout {
  /// The visible shapes, in drawing order.
  private(set) var shapes: [ExampleObservation.Shape] = []
  /// Where the canvases are, in drawing order.
  private(set) var canvases: [CGRect] = []

  /// Lays out the content of a screen.
  init(_ root: Node, in size: CGSize) {
    add(PlacedNode(root, at: .zero, offered: size), style: "foreground")
  }

  /// Adds the visible shapes of a view at its place.
  private mutating func add(_ view: PlacedNode, style: String) {
    var style = style
    switch view.node.facts.first {
    case .drawing(let steps):
      canvases.append(CGRect(origin: view.origin, size: view.offered))
      for step in steps { add(step, view.drawingOrigin, style, clips: [], opacity: 1) }
    case .foregroundStyle(let new): style = GraphicsContext.Shading.style(new).description
    default: break
    }
    for child in view.children { add(child, style: style) }
  }

  /// Adds the visible shapes of a canvas's drawing step.
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
    case .stroke(let path, let shading, let width, _, let own):
      shape(.border, path.rect.insetBy(dx: -width / 2, dy: -width / 2), shading, own)
    case .image(_, let rect, let shading, let own): shape(.image, rect, shading, own)
    case .text(let text, let center, _, let shading, let own):
      // Any placed text is visible; its size depends on the font.
      shape(.text, CGRect(x: center.x - 1, y: center.y - 1, width: 2, height: 2), shading, own, text)
    case .clipped(let paths, let inner):
      add(inner, origin, style, clips: clips + paths.map(\.rect), opacity: opacity)
    case .layer(let inner, let own):
      for step in inner { add(step, origin, style, clips: clips, opacity: opacity * own) }
    }
  }

  /// A colour as the stand-in names it, with three components as in a style sheet.
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

extension PlacedNode {
  /// Where the zero point of a canvas's drawing is.
  var drawingOrigin: CGPoint {
    node.facts.reduce(origin) { place, fact in
      guard case .translation(let way) = fact else { return place }
      return CGPoint(x: place.x + way.x, y: place.y + way.y)
    }
  }
}

extension Rect {
  /// Creates a rectangle from SwiftUI's.
  fileprivate init(_ rect: CGRect) {
    self.init(x: rect.origin.x, y: rect.origin.y, width: rect.size.width, height: rect.size.height)
  }
}
