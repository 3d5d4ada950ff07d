import Foundation

/// A view drawn by a closure, whenever the closure, its size or what it reads has changed.
public struct Canvas<Symbols: View>: StandInView {
  /// Draws the view.
  private let renderer: (inout GraphicsContext, CGSize) -> Void
  /// Creates a view drawn by a closure.
  public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void
  ) where Symbols == EmptyView { self.renderer = renderer }
  /// The node with the recorded drawing.
  package func node(_ pass: RenderPass) -> Node {
    let ((steps, way), _) = pass.content("renderer", in: self, [pass.size], "drawing") {
      let recording = GraphicsContext.Recording()
      var context = GraphicsContext(recording: recording)
      renderer(&context, pass.size)
      return (recording.steps, context.way)
    }
    return Node("Canvas", [.drawing(steps), .translation(way)])
  }
}

/// The colour space of a canvas.
public enum ColorRenderingMode: Sendable {
  /// Non-linear sRGB.
  case nonLinear
  /// Linear sRGB.
  case linear
  /// Linear sRGB beyond 0...1.
  case extendedLinear
}

/// A recorded drawing step.
package enum DrawnStep: Equatable {
  /// A filled outline.
  case fill(Path, GraphicsContext.Shading, opacity: Double)
  /// A stroked outline.
  case stroke(Path, GraphicsContext.Shading, lineWidth: CGFloat, cap: CGLineCap = .butt, opacity: Double)
  /// An image in a rectangle.
  case image(String, CGRect, GraphicsContext.Shading?, opacity: Double)
  /// A text centred at a point, in a font whose size is nil if the user chooses it.
  case text(String, CGPoint, fontSize: CGFloat?, GraphicsContext.Shading, opacity: Double)
  /// A step clipped to outlines.
  indirect case clipped([Path], DrawnStep)
  /// A group composited at an opacity.
  case layer([DrawnStep], opacity: Double)
}

/// A context that records the drawing.
public struct GraphicsContext {
  /// The recorded steps, shared by copies of the context.
  final class Recording {
    /// The steps.
    var steps: [DrawnStep] = []
  }
  /// The recorded steps.
  let recording: Recording
  /// The current clips.
  private var clips: [Path] = []
  /// How far the following steps are moved.
  private(set) var way = CGPoint.zero
  /// The opacity of the following steps.
  public var opacity = 1.0
  /// Creates a context with a recording.
  init(recording: Recording) { self.recording = recording }

  /// Records a step.
  private func record(_ step: DrawnStep) {
    recording.steps.append(clips.isEmpty ? step : .clipped(clips, step))
  }
  /// Fills an outline.
  public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {
    record(.fill(path, shading, opacity: opacity))
  }
  /// Strokes an outline.
  public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {
    record(.stroke(path, shading, lineWidth: lineWidth, opacity: opacity))
  }
  /// Strokes an outline in a style.
  public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {
    record(.stroke(path, shading, lineWidth: style.lineWidth, cap: style.lineCap, opacity: opacity))
  }
  /// Clips the following steps to an outline.
  public mutating func clip(
    to path: Path, style: FillStyle = FillStyle(), options: ClipOptions = ClipOptions()
  ) {
    clips.append(path)
  }
  /// Moves the following steps.
  public mutating func translateBy(x: CGFloat, y: CGFloat) {
    way = CGPoint(x: way.x + x, y: way.y + y)
  }
  /// Draws a group that is composited as a whole.
  public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
    let inner = Recording()
    var context = GraphicsContext(recording: inner)
    try content(&context)
    record(.layer(inner.steps, opacity: opacity))
  }
  /// Resolves an image.
  public func resolve(_ image: Image) -> ResolvedImage { ResolvedImage(name: image.name) }
  /// Resolves a text.
  public func resolve(_ text: Text) -> ResolvedText {
    ResolvedText(string: text.string, fontSize: text.font?.size)
  }
  /// Draws an image into a rectangle.
  public func draw(_ image: ResolvedImage, in rect: CGRect, style: FillStyle = FillStyle()) {
    record(.image(image.name, rect, image.shading, opacity: opacity))
  }
  /// Draws a text centred at a point.
  public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {
    record(.text(text.string, point, fontSize: text.fontSize, text.shading, opacity: opacity))
  }

  /// The options of a clip.
  public struct ClipOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt32
    /// Creates a set of these bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
  }
  /// The options of a gradient.
  public struct GradientOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt32
    /// Creates a set of these bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
  }
  /// A resolved image.
  public struct ResolvedImage {
    /// The image's name.
    let name: String
    /// The image's size; images of the stand-in are 20 by 10.
    public let size = CGSize(width: 20, height: 10)
    /// The shading of a template image.
    public var shading: Shading?
  }
  /// A resolved text.
  public struct ResolvedText {
    /// The text's string.
    let string: String
    /// The size of its font; nil if the user chooses it.
    let fontSize: CGFloat?
    /// The text's shading.
    public var shading = Shading.foreground
  }
  /// The colour, style or gradient of a drawing.
  public struct Shading: Equatable, Sendable {
    /// The shading as text.
    package let description: String
    /// A colour.
    public static func color(_ color: Color) -> Shading {
      Shading(description: color.name + (color.strength == 1 ? "" : " @\(color.strength)"))
    }
    /// A colour of three components.
    public static func color(
      _ space: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
    ) -> Shading { color(Color(space, red: red, green: green, blue: blue, opacity: opacity)) }
    /// A style.
    public static func style<S: ShapeStyle>(_ style: S) -> Shading {
      switch (style as? AnyShapeStyle)?.style ?? style {
      case is ForegroundStyle: .foreground
      case is BackgroundStyle: Shading(description: "background")
      case is TintShapeStyle: .color(.accentColor)
      case let level as HierarchicalShapeStyle: Shading(description: level.name)
      case let color as Color: .color(color)
      case let other: Shading(description: "\(other)")
      }
    }
    /// The foreground style.
    public static var foreground: Shading { Shading(description: "foreground") }
    /// A gradient along a line.
    public static func linearGradient(
      _ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint,
      options: GradientOptions = GradientOptions()
    ) -> Shading {
      let colors = gradient.colors.map(\.name).joined(separator: " to ")
      return Shading(
        description: "\(colors) from \(startPoint.x),\(startPoint.y) to \(endPoint.x),\(endPoint.y)")
    }
  }
}

/// The options of a fill.
public struct FillStyle: Equatable, Sendable {
  /// Creates the default options.
  public init(eoFill: Bool = false, antialiased: Bool = true) {}
}

/// A gradient.
public struct Gradient: Equatable, Sendable {
  /// The colours.
  let colors: [Color]
  /// Creates a gradient of evenly spaced colours.
  public init(colors: [Color]) { self.colors = colors }
}

/// A point relative to a rectangle's size.
public struct UnitPoint: Hashable, Sendable {
  /// The distance from the left, as a fraction of the width.
  public var x: CGFloat
  /// The distance from the top, as a fraction of the height.
  public var y: CGFloat
  /// Creates a point.
  public init(x: CGFloat, y: CGFloat) {
    self.x = x
    self.y = y
  }
  /// The centre.
  public static let center = UnitPoint(x: 0.5, y: 0.5)
}
