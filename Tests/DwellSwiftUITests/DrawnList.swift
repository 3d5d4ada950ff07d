import Dwell
import SwiftUI

/// What a canvas should have drawn for a display list, written down without the renderer.
///
/// Clips of a canvas belong to each step, so groups are unrolled; nothing is drawn for pages, which are
/// views.
func expectedSteps(_ list: DisplayList, images: [String] = []) -> [DrawnStep] {
  var groups: [(clip: Path?, opacity: Double?, steps: [DrawnStep])] = [(nil, nil, [])]
  /// The clips that hold for a step of the innermost layer.
  func clips() -> [Path] {
    groups.reversed().prefix { $0.opacity == nil }.reversed().compactMap { $0.clip }
  }
  /// Puts a step into the innermost group.
  func put(_ step: DrawnStep) {
    let clips = clips()
    let layer = groups.lastIndex { $0.opacity != nil } ?? 0
    groups[layer].steps.append(clips.isEmpty ? step : .clipped(clips, step))
  }
  for command in list.commands {
    switch command {
    case .fill(_, let rect, let radius, .solid(let ink, let opacity)):
      put(.fill(path(rect, radius), shading(ink), opacity: opacity))
    case .fill(_, let rect, let radius, .gradient(let gradient)):
      put(.fill(path(rect, radius), shading(gradient, in: rect), opacity: 1))
    case .border(_, let rect, let radius, let width, .solid(let ink, let opacity)):
      let line = Rect(
        x: rect.x + width / 2, y: rect.y + width / 2, width: rect.width - width, height: rect.height - width)
      put(
        .stroke(path(line, max(radius - width / 2, 0)), shading(ink), lineWidth: width, opacity: opacity))
    case .border: break
    case .image(_, let name, let rect, let ink, let opacity):
      // The stand-in's images are twice as wide as high.
      let size = min(rect.width, 2 * rect.height)
      let fitted = CGRect(
        x: rect.center.x - size / 2, y: rect.center.y - size / 4, width: size, height: size / 2)
      put(.image(images[name.number], fitted, shading(ink), opacity: opacity))
    case .label(_, let current, let count, let rect, _, let ink, let opacity):
      put(
        .text(
          "\(current)/\(count)", CGPoint(x: rect.center.x, y: rect.center.y), shading(ink), opacity: opacity))
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

/// An outline.
private func path(_ rect: Rect, _ radius: Double) -> Path {
  let frame = CGRect(x: rect.x, y: rect.y, width: rect.width, height: rect.height)
  return radius > 0 ? Path(roundedRect: frame, cornerRadius: min(radius, rect.capsuleRadius)) : Path(frame)
}

/// What an ink is drawn with.
private func shading(_ ink: ColorRole) -> GraphicsContext.Shading {
  switch ink {
  case .foreground: .foreground
  case .background: .style(.background)
  case .color(let color): .color(SwiftUI.Color(.sRGB, red: color.red, green: color.green, blue: color.blue))
  }
}

/// What a gradient is drawn with.
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
