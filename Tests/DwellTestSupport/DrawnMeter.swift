import Dwell

/// The parts of a drawn meter that tests examine, read back from its display list.
public struct DrawnMeter {
  /// The coloured fill.
  public struct Fill: Equatable {
    /// Its rectangle.
    public var rect: Rect
    /// Its colours.
    public var gradient: LinearGradient
    /// The clip in place of the cover; nil if the whole fill is visible.
    public var clip: Rect?
    /// The opacity of its group.
    public var opacity: Double

    /// The visible part.
    public var visible: Rect {
      guard let clip else { return rect }
      let x = max(rect.x, clip.x)
      let y = max(rect.y, clip.y)
      return Rect(
        x: x, y: y, width: max(min(rect.maxX, clip.maxX) - x, 0),
        height: max(min(rect.maxY, clip.maxY) - y, 0))
    }
  }

  /// The fills; two during a cross-fade, the old one first.
  public var fills: [Fill] = []
  /// The centre line of the border.
  public var borderLine: Rect?
  /// The paint of the border.
  public var borderPaint: Paint?

  /// Reads a frame's display list.
  public init(_ frame: Frame) {
    var clip: Rect?
    var opacity = 1.0
    for command in frame.display.commands {
      switch command {
      case .clip(let rect, _): clip = rect
      case .opacity(let value): opacity = value
      case .pop: (clip, opacity) = (nil, 1)
      case .fill(_, let rect, _, .gradient(let gradient)):
        fills.append(Fill(rect: rect, gradient: gradient, clip: clip, opacity: opacity))
      case .border(_, let rect, _, let width, let paint):
        borderLine = Rect(
          x: rect.x + width / 2, y: rect.y + width / 2, width: rect.width - width, height: rect.height - width
        )
        borderPaint = paint
      default: break
      }
    }
  }
}

extension ProgressMeter {
  /// A meter of a value out of a maximum, with its size set at time 0: 390 by 818 points by default.
  public static func sample(
    _ value: Double, of whole: Double = 10, size: Size = Size(width: 390, height: 818),
    _ change: (inout Configuration) -> Void = { _ in }
  ) -> ProgressMeter {
    var configuration = Configuration(value: value, of: whole)
    change(&configuration)
    var meter = ProgressMeter(configuration, at: 0)
    _ = meter.handle(.resize(size), at: 0)
    return meter
  }
}
