import Dwell

/// Frames of one size, one below the other, as an SVG document. It draws only fills, which are enough for
/// `Worm` and `Chapters`.
func svg(_ frames: [Frame]) -> String {
  let size = frames.first?.size ?? .zero
  let height = size.height * Double(frames.count)
  var lines = [
    "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(size.width)\" height=\"\(height)\" fill=\"#808080\">"
  ]
  for (number, frame) in frames.enumerated() {
    for case .fill(_, let rect, let radius, .solid(_, let opacity)) in frame.display.commands {
      let place = "x=\"\(rect.x)\" y=\"\(rect.y + size.height * Double(number))\""
      let extent = "width=\"\(rect.width)\" height=\"\(rect.height)\" rx=\"\(radius)\""
      lines.append("<rect \(place) \(extent) fill-opacity=\"\(opacity)\"/>")
    }
  }
  return (lines + ["</svg>"]).joined(separator: "\n")
}
