#if canImport(SwiftUI)
import Dwell
import SwiftUI

/// Draws display lists into a canvas.
struct DisplayListRenderer {
  /// The styles for the color roles.
  let theme: PageTheme
  /// The images, indexed by ``ImageName``'s number.
  let images: [Image]

  /// Draws a display list. Missing group ends are added at the end of the list; surplus ones are ignored.
  func draw(_ list: DisplayList, in context: inout GraphicsContext) {
    var rest = list.commands[...]
    while !rest.isEmpty { draw(&rest, in: &context) }
  }

  /// Draws commands up to the end of the current group, or of the list.
  private func draw(_ commands: inout ArraySlice<DrawCommand>, in context: inout GraphicsContext) {
    while let command = commands.popFirst() {
      switch command {
      case .pop: return
      case .clip(let rect, let radius):
        var inner = context
        inner.clip(to: rect.path(radius: radius))
        draw(&commands, in: &inner)
      case .opacity(let opacity):
        var group = context
        group.opacity *= min(max(opacity, 0), 1)
        group.drawLayer { draw(&commands, in: &$0) }
      default: draw(command, in: context)
      }
    }
  }

  /// Draws a command that isn't a group. Pages are views, so a canvas skips them.
  private func draw(_ command: DrawCommand, in context: GraphicsContext) {
    switch command {
    case .fill(let key, _, _, _) where key.part == .background && theme.hasMaterial: break
    case .fill(_, let rect, let radius, let paint):
      let (shading, opacity) = shading(of: paint, in: rect)
      var context = context
      context.opacity *= opacity
      context.fill(rect.path(radius: radius), with: shading)
    case .border(_, let rect, let radius, let width, let paint):
      let (shading, opacity) = shading(of: paint, in: rect)
      var context = context
      context.opacity *= opacity
      let middle = Rect(
        x: rect.x + width / 2, y: rect.y + width / 2, width: max(rect.width - width, 0),
        height: max(rect.height - width, 0))
      context.stroke(middle.path(radius: max(radius - width / 2, 0)), with: shading, lineWidth: width)
    case .arc(_, let arc, let paint):
      guard let arc = arc.drawn else { return }
      let (shading, opacity) = shading(of: paint, in: arc.bounds)
      var context = context
      context.opacity *= opacity
      context.stroke(arc.path, with: shading, style: StrokeStyle(lineWidth: arc.width, lineCap: .round))
    case .image(_, let name, let rect, let role, let opacity):
      guard images.indices.contains(name.number) else {
        var context = context
        context.opacity *= opacity
        for corners in name.outlines(in: rect) {
          context.fill(Path { $0.addLines(corners.map(\.cgPoint)) }, with: shading(of: role))
        }
        return
      }
      var image = context.resolve(images[name.number].renderingMode(.template))
      image.shading = shading(of: role)
      var context = context
      context.opacity *= opacity
      context.draw(image, in: rect.fitting(image.size).cgRect)
    case .label(_, let current, let count, let rect, let fontSize, let role, let opacity):
      let font = Font.system(size: fontSize, weight: .medium, design: .monospaced)
      var text = context.resolve(Text(verbatim: "\(current)/\(count)").font(font))
      text.shading = shading(of: role)
      var context = context
      context.opacity *= opacity
      context.draw(text, at: rect.center.cgPoint, anchor: .center)
    case .page, .clip, .opacity, .pop: break
    }
  }

  /// Returns the shading of a paint and its opacity.
  private func shading(of paint: Paint, in rect: Rect) -> (GraphicsContext.Shading, Double) {
    switch paint {
    case .solid(let role, let opacity): return (shading(of: role), min(max(opacity, 0), 1))
    case .gradient(let gradient):
      let (start, end) = gradient.direction.line(along: rect)
      let colors = Gradient(colors: [gradient.start.swiftUI, gradient.end.swiftUI])
      return (.linearGradient(colors, startPoint: start.cgPoint, endPoint: end.cgPoint), 1)
    }
  }

  /// Returns the shading of a color role.
  private func shading(of role: ColorRole) -> GraphicsContext.Shading { .style(theme.style(of: role)) }
}
#endif
