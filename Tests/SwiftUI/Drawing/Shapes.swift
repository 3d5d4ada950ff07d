import Foundation

/// An outline: a rectangle, possibly rounded.
public struct Path: Equatable, Sendable {
  /// The rectangle.
  package var rect: CGRect
  /// The radius of its corners.
  package var cornerRadius: CGFloat = 0
  /// The corners of the polygons that were added.
  package var polygons: [[CGPoint]] = []
  /// The parts of circles that were added.
  package var arcs: [CircularArc] = []
  /// Creates a path by adding to an empty one.
  public init(_ callback: (inout Path) -> ()) {
    rect = .zero
    callback(&self)
  }
  /// Adds a polygon.
  public mutating func addLines(_ lines: [CGPoint]) { polygons.append(lines) }
  /// Adds a part of a circle, clockwise if `delta` is above 0.
  public mutating func addRelativeArc(center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle) {
    arcs.append(CircularArc(center: center, radius: radius, startAngle: startAngle, delta: delta))
  }
  /// Creates a rectangle.
  public init(_ rect: CGRect) { self.rect = rect }
  /// Creates a rectangle with rounded corners.
  public init(roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    self.rect = rect
    self.cornerRadius = cornerRadius
  }
}

/// A part of a circle.
package struct CircularArc: Equatable, Sendable {
  /// The circle's centre.
  package var center: CGPoint
  /// The circle's radius.
  package var radius: CGFloat
  /// Where it begins, clockwise from the right.
  package var startAngle: Angle
  /// Its sweep.
  package var delta: Angle
}

/// The shape of rounded corners.
public enum RoundedCornerStyle: Equatable, Hashable, Sendable {
  /// Quarter circles.
  case circular
  /// Curves with continuous curvature.
  case continuous
}

/// A style of a fill.
public protocol ShapeStyle: Sendable {}

/// A type-erased style.
public struct AnyShapeStyle: ShapeStyle {
  /// The style.
  let style: any ShapeStyle
  /// Erases the type of a style.
  public init<S: ShapeStyle>(_ style: S) { self.style = (style as? AnyShapeStyle)?.style ?? style }
}

/// The foreground style.
public struct ForegroundStyle: ShapeStyle, Equatable {
  /// Creates the foreground style.
  public init() {}
}

/// The background style.
public struct BackgroundStyle: ShapeStyle, Equatable {
  /// Creates the background style.
  public init() {}
}

extension ShapeStyle where Self == ForegroundStyle {
  /// The foreground style.
  public static var foreground: ForegroundStyle { ForegroundStyle() }
}

extension ShapeStyle where Self == BackgroundStyle {
  /// The background style.
  public static var background: BackgroundStyle { BackgroundStyle() }
}

/// A colour.
public struct Color: ShapeStyle, Equatable, Hashable {
  /// The colour's name.
  let name: String
  /// The colour's opacity, 0...1.
  var strength = 1.0
  /// Creates a system colour.
  init(name: String) { self.name = name }
  /// Creates a colour of three components.
  public init(_ space: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1) {
    name = "\(red) \(green) \(blue)"
    strength = opacity
  }
  /// Creates a colour from the app's asset catalog.
  public init(_ name: String, bundle: Bundle? = nil) { self.name = name }
  /// Returns the colour at an opacity.
  public func opacity(_ opacity: Double) -> Color {
    var result = self
    result.strength *= opacity
    return result
  }
  /// The colour space of components.
  public enum RGBColorSpace: Hashable, Sendable {
    /// sRGB.
    case sRGB
  }
  /// Black.
  public static let black = Color(name: "black")
  /// White.
  public static let white = Color(name: "white")
  /// Red.
  public static let red = Color(name: "red")
  /// Orange.
  public static let orange = Color(name: "orange")
  /// Yellow.
  public static let yellow = Color(name: "yellow")
  /// Green.
  public static let green = Color(name: "green")
  /// Blue.
  public static let blue = Color(name: "blue")
  /// Purple.
  public static let purple = Color(name: "purple")
  /// Grey.
  public static let gray = Color(name: "gray")
  /// The colour of primary content.
  public static let primary = Color(name: "primary")
  /// The colour of secondary content.
  public static let secondary = Color(name: "secondary")
  /// The app's accent colour.
  public static let accentColor = Color(name: "accentColor")
}

extension Color: StandInView {
  /// The node of a view in that colour.
  package func node(_ pass: RenderPass) -> Node { Node("Color", [.other(name)]) }
}

extension ShapeStyle where Self == Color {
  /// Black.
  public static var black: Color { .black }
  /// White.
  public static var white: Color { .white }
  /// Red.
  public static var red: Color { .red }
  /// Green.
  public static var green: Color { .green }
  /// Blue.
  public static var blue: Color { .blue }
  /// Grey.
  public static var gray: Color { .gray }
}

/// A style of a level of content.
public struct HierarchicalShapeStyle: ShapeStyle, Equatable {
  /// The level's name.
  let name: String
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  /// The style of primary content.
  public static var primary: HierarchicalShapeStyle { HierarchicalShapeStyle(name: "primary") }
  /// The style of secondary content.
  public static var secondary: HierarchicalShapeStyle { HierarchicalShapeStyle(name: "secondary") }
}

/// The tint's style.
public struct TintShapeStyle: ShapeStyle, Equatable {
  /// Creates the tint's style.
  public init() {}
}

extension ShapeStyle where Self == TintShapeStyle {
  /// The tint's style.
  public static var tint: TintShapeStyle { TintShapeStyle() }
}

/// A shape that fills its frame.
public protocol Shape: Sendable, View {
  /// Returns the outline in a rectangle.
  nonisolated func path(in rect: CGRect) -> Path
}

/// One of the stand-in's shapes.
protocol StandInShape: Shape, StandInView {}

extension StandInShape {
  /// The node with the shape's name.
  package func node(_ pass: RenderPass) -> Node { Node("\(Self.self)") }
}

extension Shape {
  /// Fills the shape.
  @MainActor public func fill<S: ShapeStyle>(
    _ content: S = .foreground, style: FillStyle = FillStyle()
  ) -> some View { adding(.other("fill")) }
  /// Strokes the shape's outline.
  @MainActor public func stroke<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1) -> some View {
    adding(.other("stroke"))
  }
}

/// A rectangle.
public struct Rectangle: StandInShape {
  /// Creates a rectangle.
  public nonisolated init() {}
  /// Returns the rectangle.
  public nonisolated func path(in rect: CGRect) -> Path { Path(rect) }
}

/// A circle.
public struct Circle: StandInShape {
  /// Creates a circle.
  public nonisolated init() {}
  /// Returns the outline.
  public nonisolated func path(in rect: CGRect) -> Path {
    let side = min(rect.width, rect.height)
    return Path(roundedRect: rect, cornerRadius: side / 2, style: .circular)
  }
}

/// A rectangle with semicircular ends.
public struct Capsule: StandInShape {
  /// Creates a capsule.
  public nonisolated init(style: RoundedCornerStyle = .continuous) {}
  /// Returns the outline.
  public nonisolated func path(in rect: CGRect) -> Path {
    let side = min(rect.width, rect.height)
    return Path(roundedRect: rect, cornerRadius: side / 2, style: .circular)
  }
}

/// A rectangle with rounded corners.
public struct RoundedRectangle: StandInShape {
  /// Creates a rectangle with corners of a radius.
  public nonisolated init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    self.cornerRadius = cornerRadius
  }
  /// The radius of the corners.
  let cornerRadius: CGFloat
  /// Returns the outline.
  public nonisolated func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerRadius: cornerRadius)
  }
}

extension Color {
  /// A transparent colour.
  public static let clear = Color(name: "clear")
}
