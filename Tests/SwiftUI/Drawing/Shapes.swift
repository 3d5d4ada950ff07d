import Foundation

/// An outline.
public struct Path: Equatable, Sendable {
  /// The rectangle.
  public var rect: CGRect
  /// The radius of its corners.
  public var cornerRadius: CGFloat = 0
  /// A rectangle.
  public init(_ rect: CGRect) { self.rect = rect }
  /// A rectangle with round corners.
  public init(roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    self.rect = rect
    self.cornerRadius = cornerRadius
  }
}

/// How corners are round.
public enum RoundedCornerStyle: Equatable, Hashable, Sendable {
  /// By quarters of circles.
  case circular
  /// By curves that begin gently.
  case continuous
}

/// What a shape is filled with.
public protocol ShapeStyle: Sendable {}

/// A style of any type.
public struct AnyShapeStyle: ShapeStyle {
  /// The style.
  let style: any ShapeStyle
  /// Hides the type of a style.
  public init<S: ShapeStyle>(_ style: S) { self.style = (style as? AnyShapeStyle)?.style ?? style }
}

/// The style of the foreground.
public struct ForegroundStyle: ShapeStyle, Equatable {
  /// The style of the foreground.
  public init() {}
}

/// The style of the background.
public struct BackgroundStyle: ShapeStyle, Equatable {
  /// The style of the background.
  public init() {}
}

extension ShapeStyle where Self == ForegroundStyle {
  /// The style of the foreground.
  public static var foreground: ForegroundStyle { ForegroundStyle() }
}

extension ShapeStyle where Self == BackgroundStyle {
  /// The style of the background.
  public static var background: BackgroundStyle { BackgroundStyle() }
}

/// A colour.
public struct Color: ShapeStyle, Equatable, Hashable {
  /// What it is called.
  let name: String
  /// Its opacity.
  var strength = 1.0
  /// A colour of the system.
  init(name: String) { self.name = name }
  /// A colour of three components.
  public init(_ space: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1) {
    name = "\(red) \(green) \(blue)"
    strength = opacity
  }
  /// A colour from an app's resources.
  public init(_ name: String) { self.name = name }
  /// The colour at an opacity.
  public func opacity(_ opacity: Double) -> Color {
    var result = self
    result.strength *= opacity
    return result
  }
  /// What components mean.
  public enum RGBColorSpace: Hashable, Sendable {
    /// The web's.
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
  /// What content is drawn in.
  public static let primary = Color(name: "primary")
  /// What lesser content is drawn in.
  public static let secondary = Color(name: "secondary")
  /// The app's own.
  public static let accentColor = Color(name: "accentColor")
}

extension Color: StandInView {
  /// The node of a view in that colour.
  public func node(_ pass: RenderPass) -> Node { Node("Color", [.other(name)]) }
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
  /// What content is drawn in.
  public static var primary: Color { .primary }
  /// What lesser content is drawn in.
  public static var secondary: Color { .secondary }
  /// The app's own.
  public static var tint: Color { .accentColor }
}

/// A shape that fills its frame.
public protocol Shape: View, StandInView {}

extension Shape {
  /// A node of the shape's name.
  public func node(_ pass: RenderPass) -> Node { Node("\(Self.self)") }
  /// The shape filled.
  @MainActor public func fill<S: ShapeStyle>(_ content: S) -> some View { saying(.other("fill")) }
  /// The shape's outline.
  @MainActor public func stroke<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1) -> some View {
    saying(.other("stroke"))
  }
}

/// A rectangle.
public struct Rectangle: Shape {
  /// A rectangle.
  public nonisolated init() {}
}

/// A circle.
public struct Circle: Shape {
  /// A circle.
  public nonisolated init() {}
}

/// A rectangle whose ends are half circles.
public struct Capsule: Shape {
  /// A capsule.
  public nonisolated init() {}
}

/// A rectangle with round corners.
public struct RoundedRectangle: Shape {
  /// A rectangle with corners of a radius.
  public nonisolated init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {}
}

extension Color {
  /// Nothing to see.
  public static let clear = Color(name: "clear")
}
