import Foundation

/// A text.
public struct Text: Equatable, Sendable {
  /// The string.
  package let string: String
  /// The font; nil for the environment's.
  private(set) var font: Font?
  /// Creates a localized text.
  public init(_ key: LocalizedStringKey) { string = key.string }
  /// Creates a verbatim text.
  public init(verbatim content: String) { string = content }
  /// Creates a verbatim text.
  @_disfavoredOverload public init<S: StringProtocol>(_ content: S) { string = String(content) }
  /// Sets the font.
  public func font(_ font: Font?) -> Text {
    var text = self
    text.font = font
    return text
  }
}

extension Text: StandInView {
  /// The node of the text.
  package func node(_ pass: RenderPass) -> Node { Node("Text", [.text(string)]) }
}

/// A localized string.
public struct LocalizedStringKey: ExpressibleByStringInterpolation, Equatable, Sendable {
  /// The string.
  let string: String
  /// Creates a localized string.
  public init(_ value: String) { string = value }
  /// Creates a localized string.
  public init(stringLiteral value: String) { string = value }
}

/// A font.
public struct Font: Hashable, Sendable {
  /// A font's weight.
  public struct Weight: Hashable, Sendable {
    /// Medium.
    public static let medium = Weight()
    /// Bold.
    public static let bold = Weight()
  }
  /// A font's design.
  public enum Design: Hashable, Sendable {
    /// The system's design.
    case `default`
    /// The monospaced design.
    case monospaced
  }
  /// The size, in points; nil for a font whose size the user chooses.
  private(set) var size: CGFloat?
  /// Returns the system font in a size.
  public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font {
    Font(size: size)
  }
  /// The font of large titles.
  public static let largeTitle = Font()
  /// The font of titles.
  public static let title = Font()
  /// The font of headings.
  public static let headline = Font()
  /// The font of captions.
  public static let caption = Font()
}

/// An image.
public struct Image: Equatable, Sendable {
  /// The image's name.
  package let name: String
  /// Creates a system symbol.
  public init(systemName: String) { name = systemName }
  /// Creates an image from the app's asset catalog.
  public init(_ name: String, bundle: Bundle? = nil) { self.name = name }
  /// Sets the rendering mode.
  public func renderingMode(_ mode: TemplateRenderingMode?) -> Image { self }
  /// Makes the image resizable.
  public func resizable(
    capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch
  ) -> Image { self }
  /// How an image fills a larger frame.
  public enum ResizingMode: Sendable {
    /// Repeated.
    case tile
    /// Stretched.
    case stretch
  }
  /// An image's rendering mode.
  public enum TemplateRenderingMode: Hashable, Sendable {
    /// Only the shape is used.
    case template
    /// The image's own colours are used.
    case original
  }
}

extension Image: StandInView {
  /// The node of the image.
  package func node(_ pass: RenderPass) -> Node { Node("Image", [.image(name)]) }
}

/// A text and an image.
public struct Label<Title: View, Icon: View>: StandInView {
  /// The text.
  private let title: Title
  /// The node of the text.
  package func node(_ pass: RenderPass) -> Node { pass.node(of: title, "title") }
}

extension Label where Title == Text, Icon == Image {
  /// Creates a label with a text and a system symbol.
  public init(_ titleKey: LocalizedStringKey, systemImage name: String) {
    self.init(title: Text(titleKey))
  }
}

/// A style of buttons.
@MainActor @preconcurrency
public protocol PrimitiveButtonStyle {}

/// A style without decoration.
public struct PlainButtonStyle: PrimitiveButtonStyle {
  /// Creates the style.
  public init() {}
}

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  /// The style without decoration.
  public static var plain: PlainButtonStyle { PlainButtonStyle() }
}

extension View {
  /// Sets the style of the buttons inside, which the stand-in doesn't draw.
  public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View { self }
}

/// A button.
public struct Button<Label: View>: StandInView {
  /// The button's action.
  private let action: @MainActor () -> Void
  /// The button's label.
  private let label: Label
  /// Creates a button with a view as its label.
  public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
    self.action = action
    self.label = label()
  }
  /// Creates a button with a text as its label.
  public init(_ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void) where Label == Text {
    self.action = action
    label = Text(titleKey)
  }
  /// The node of the button, which can be pressed unless it is disabled.
  package func node(_ pass: RenderPass) -> Node {
    let facts: [Fact] = pass.environment.isEnabled ? [.button(action)] : []
    return Node("Button", facts, children: [pass.node(of: label, "label")])
  }
}
