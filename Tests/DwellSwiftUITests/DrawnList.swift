import Dwell
import SwiftUI

/// Returns what a canvas should draw for a display list, computed without the renderer.
///
/// A canvas clips each command by itself, so groups are flattened; pages are views and aren't drawn.
func expectedSteps(_ list: DisplayList, images: [String] = []) -> [DrawnStep] {
  var groups: [(clip: Path?, opacity: Double?, steps: [DrawnStep])] = [(nil, nil, [])]
  /// Returns the clips of the innermost layer.
  func clips() -> [Path] {
    groups.reversed().prefix { $0.opacity == nil }.reversed().compactMap { $0.clip }
  }
  /// Adds a command to the innermost group.
  func put(_ step: DrawnStep) {
    let clips = clips()
    let layer = groups.lastIndex { $0.opacity != nil } ?? 0
    groups[layer].steps.append(clips.isEmpty ? step : .clipped(clips, step))
  }
  for command in list.commands {
    switch command {
    case .fill(_, let rect, let radius, .solid(let role, let opacity)):
      put(.fill(path(rect, radius), shading(role), opacity: opacity))
    case .fill(_, let rect, let radius, .gradient(let gradient)):
      put(.fill(path(rect, radius), shading(gradient, in: rect), opacity: 1))
    case .border(_, let rect, let radius, let width, .solid(let role, let opacity)):
      let line = Rect(
        x: rect.x + width / 2, y: rect.y + width / 2, width: rect.width - width, height: rect.height - width)
      put(
        .stroke(path(line, max(radius - width / 2, 0)), shading(role), lineWidth: width, opacity: opacity))
    case .border: break
    case .arc(_, let arc, .solid(let role, let opacity)):
      let path = Path {
        $0.addRelativeArc(
          center: CGPoint(x: arc.center.x, y: arc.center.y), radius: arc.radius,
          startAngle: .degrees(arc.start < 0 ? arc.start + 360 : arc.start), delta: .degrees(arc.sweep))
      }
      put(.stroke(path, shading(role), lineWidth: arc.width, cap: .round, opacity: opacity))
    case .arc: break
    case .image(_, let name, let rect, let role, let opacity) where name.number < 0:
      for corners in name.outlines(in: rect) {
        let path = Path { $0.addLines(corners.map { CGPoint(x: $0.x, y: $0.y) }) }
        put(.fill(path, shading(role), opacity: opacity))
      }
    case .image(_, let name, let rect, let role, let opacity):
      // Images of the stand-in are twice as wide as high.
      let size = min(rect.width, 2 * rect.height)
      let fitted = CGRect(
        x: rect.center.x - size / 2, y: rect.center.y - size / 4, width: size, height: size / 2)
      put(.image(images[name.number], fitted, shading(role), opacity: opacity))
    case .label(_, let current, let count, let rect, let fontSize, let role, let opacity):
      put(
        .text(
          "\(current)/\(count)", CGPoint(x: rect.center.x, y: rect.center.y), fontSize: fontSize,
          shading(role), opacity: opacity))
    case .page: break
    case .clip(let rect, let radius): groups.append((path(rect, radius), nil, []))
    case .opacity(let opacity): groups.append((nil, opacity, []))
    case .pop:
      guard groups.count > 1 else { continue }
      let group = groups.removeLast()
      if let opacity = group.opacity { put(.layer(group.steps, opacity: opacity)) }
    }
  }
  return groups[0].steps
}

extension DisplayList {
  /// The list without the symbols of buttons, which are the system's.
  var withoutSymbols: DisplayList {
    DisplayList(
      commands.filter { command in
        guard case .image(let key, _, _, _, _) = command else { return true }
        return key.part != .button
      })
  }
}

extension Stage {
  /// The names of the images and symbols.
  var symbols: [String] { facts.compactMap { if case .image(let name) = $0 { name } else { nil } } }
}

/// Returns an outline.
private func path(_ rect: Rect, _ radius: Double) -> Path {
  let frame = CGRect(x: rect.x, y: rect.y, width: rect.width, height: rect.height)
  return radius > 0 ? Path(roundedRect: frame, cornerRadius: min(radius, rect.capsuleRadius)) : Path(frame)
}

/// Returns the shading of a color role.
private func shading(_ role: ColorRole) -> GraphicsContext.Shading {
  switch role {
  case .foreground: .foreground
  case .background: .style(.background)
  case .color(let color): .color(SwiftUI.Color(.sRGB, red: color.red, green: color.green, blue: color.blue))
  }
}

/// Returns the shading of a gradient.
private func shading(_ gradient: Dwell.LinearGradient, in rect: Rect) -> GraphicsContext.Shading {
  let ends: (CGPoint, CGPoint) =
    switch gradient.direction {
    case .leftToRight: (CGPoint(x: rect.x, y: rect.y), CGPoint(x: rect.maxX, y: rect.y))
    case .rightToLeft: (CGPoint(x: rect.maxX, y: rect.y), CGPoint(x: rect.x, y: rect.y))
    case .topToBottom: (CGPoint(x: rect.x, y: rect.y), CGPoint(x: rect.x, y: rect.maxY))
    case .bottomToTop: (CGPoint(x: rect.x, y: rect.maxY), CGPoint(x: rect.x, y: rect.y))
    }
  let colors = [gradient.start, gradient.end].map {
    SwiftUI.Color(.sRGB, red: $0.red, green: $0.green, blue: $0.blue)
  }
  return .linearGradient(Gradient(colors: colors), startPoint: ends.0, endPoint: ends.1)
}
