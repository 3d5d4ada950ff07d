import Foundation

/// A view that is drawn by a closure.
public struct Canvas<Symbols: View>: StandInView {
  /// What draws.
  private let renderer: (inout GraphicsContext, CGSize) -> Void
  /// A view that is drawn by a closure.
  public init(
    opaque: Bool = false, rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void
  ) where Symbols == EmptyView { self.renderer = renderer }
  /// The node of what is drawn.
  public func node(_ pass: RenderPass) -> Node {
    let recording = GraphicsContext.Recording()
    var context = GraphicsContext(recording: recording)
    renderer(&context, pass.size)
    return Node("Canvas", [.drawing(recording.steps)])
  }
}

/// Something that was drawn.
public enum DrawnStep: Equatable {
  /// A filled outline.
  case fill(Path, GraphicsContext.Shading, opacity: Double)
  /// The line of an outline.
  case stroke(Path, GraphicsContext.Shading, lineWidth: CGFloat, opacity: Double)
  /// An image in a rectangle.
  case image(String, CGRect, GraphicsContext.Shading?, opacity: Double)
  /// A text at a point, which is its centre.
  case text(String, CGPoint, GraphicsContext.Shading, opacity: Double)
  /// Something drawn only inside outlines.
  indirect case clipped([Path], DrawnStep)
  /// A group drawn as a whole at an opacity.
  case layer([DrawnStep], opacity: Double)
}

/// What draws into a canvas.
public struct GraphicsContext {
  /// What was drawn.
  final class Recording {
    /// The steps.
    var steps: [DrawnStep] = []
  }
  /// What was drawn.
  let recording: Recording
  /// The outlines inside which is drawn.
  private var clips: [Path] = []
  /// The opacity of what is drawn from now on.
  public var opacity = 1.0
  /// A context that records.
  init(recording: Recording) { self.recording = recording }

  /// Keeps a step.
  private func record(_ step: DrawnStep) {
    recording.steps.append(clips.isEmpty ? step : .clipped(clips, step))
  }
  /// Fills an outline.
  public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {
    record(.fill(path, shading, opacity: opacity))
  }
  /// Draws the line of an outline.
  public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {
    record(.stroke(path, shading, lineWidth: lineWidth, opacity: opacity))
  }
  /// Draws only inside an outline from now on.
  public mutating func clip(
    to path: Path, style: FillStyle = FillStyle(), options: ClipOptions = ClipOptions()
  ) {
    clips.append(path)
  }
  /// Draws a group that is put down as a whole.
  public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
    let inner = Recording()
    var context = GraphicsContext(recording: inner)
    try content(&context)
    record(.layer(inner.steps, opacity: opacity))
  }
  /// An image ready to be drawn.
  public func resolve(_ image: Image) -> ResolvedImage { ResolvedImage(name: image.name) }
  /// A text ready to be drawn.
  public func resolve(_ text: Text) -> ResolvedText { ResolvedText(string: text.string) }
  /// Draws an image into a rectangle.
  public func draw(_ image: ResolvedImage, in rect: CGRect, style: FillStyle = FillStyle()) {
    record(.image(image.name, rect, image.shading, opacity: opacity))
  }
  /// Draws a text at a point.
  public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {
    record(.text(text.string, point, text.shading, opacity: opacity))
  }

  /// How outlines clip.
  public struct ClipOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt32
    /// A set of these bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
  }
  /// An image ready to be drawn.
  public struct ResolvedImage {
    /// Its name.
    let name: String
    /// Its size; a stand-in's images are 20 by 10.
    public let size = CGSize(width: 20, height: 10)
    /// What a template is coloured with.
    public var shading: Shading?
  }
  /// A text ready to be drawn.
  public struct ResolvedText {
    /// The text.
    let string: String
    /// What it is coloured with.
    public var shading = Shading.foreground
  }
  /// What drawing is coloured with.
  public struct Shading: Equatable, Sendable {
    /// In words.
    public let description: String
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
      case let color as Color: .color(color)
      case let other: Shading(description: "\(other)")
      }
    }
    /// The foreground's style.
    public static var foreground: Shading { Shading(description: "foreground") }
    /// A blend along a line.
    public static func linearGradient(_ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint) -> Shading
    {
      let colors = gradient.colors.map(\.name).joined(separator: " to ")
      return Shading(
        description: "\(colors) from \(startPoint.x),\(startPoint.y) to \(endPoint.x),\(endPoint.y)")
    }
  }
}

/// How an outline is filled.
public struct FillStyle: Equatable, Sendable {
  /// As usual.
  public init(eoFill: Bool = false, antialiased: Bool = true) {}
}

/// A blend of colours.
public struct Gradient: Equatable, Sendable {
  /// The colours.
  let colors: [Color]
  /// A blend of colours at equal distances.
  public init(colors: [Color]) { self.colors = colors }
}

/// A place within a rectangle, in shares of its size.
public struct UnitPoint: Hashable, Sendable {
  /// From the left.
  public var x: CGFloat
  /// From the top.
  public var y: CGFloat
  /// A place.
  public init(x: CGFloat, y: CGFloat) {
    self.x = x
    self.y = y
  }
  /// The middle.
  public static let center = UnitPoint(x: 0.5, y: 0.5)
}
