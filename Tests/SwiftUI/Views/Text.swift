import Foundation

/// A text.
public struct Text: Equatable, Sendable {
  /// The text.
  public let string: String
  /// A text to be translated.
  public init(_ key: LocalizedStringKey) { string = key.string }
  /// A text as it is.
  public init(verbatim content: String) { string = content }
  /// A text as it is.
  @_disfavoredOverload public init<S: StringProtocol>(_ content: S) { string = String(content) }
  /// The text in a font.
  public func font(_ font: Font?) -> Text { self }
}

extension Text: StandInView {
  /// The node of the text.
  public func node(_ pass: RenderPass) -> Node { Node("Text", [.text(string)]) }
}

/// A text to be translated.
public struct LocalizedStringKey: ExpressibleByStringInterpolation, Equatable, Sendable {
  /// The text.
  let string: String
  /// The text.
  public init(_ value: String) { string = value }
  /// The text.
  public init(stringLiteral value: String) { string = value }
}

/// A font.
public struct Font: Hashable, Sendable {
  /// How heavy.
  public struct Weight: Hashable, Sendable {
    /// Neither light nor bold.
    public static let medium = Weight()
    /// Bold.
    public static let bold = Weight()
  }
  /// The kind of face.
  public enum Design: Hashable, Sendable {
    /// The system's.
    case `default`
    /// All characters equally wide.
    case monospaced
  }
  /// The system's face in a size.
  public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font { Font() }
  /// The font of large titles.
  public static let largeTitle = Font()
  /// The font of titles.
  public static let title = Font()
  /// The font of headings.
  public static let headline = Font()
  /// The font of notes.
  public static let caption = Font()
}

/// An image.
public struct Image: Equatable, Sendable {
  /// Its name.
  public let name: String
  /// A symbol of the system.
  public init(systemName: String) { name = systemName }
  /// An image of the app.
  public init(_ name: String) { self.name = name }
  /// The image, whose colours count or not.
  public func renderingMode(_ mode: TemplateRenderingMode?) -> Image { self }
  /// The image, which can have any size.
  public func resizable() -> Image { self }
  /// Whether an image's colours count.
  public enum TemplateRenderingMode: Hashable, Sendable {
    /// Only its shape counts.
    case template
    /// They do.
    case original
  }
}

extension Image: StandInView {
  /// The node of the image.
  public func node(_ pass: RenderPass) -> Node { Node("Image", [.image(name)]) }
}

/// A text and an image.
public struct Label: StandInView {
  /// The text.
  private let title: Text
  /// A text and a symbol of the system.
  public init(_ titleKey: LocalizedStringKey, systemImage name: String) { title = Text(titleKey) }
  /// The node of the text.
  public func node(_ pass: RenderPass) -> Node { title.node(pass) }
}

/// A button.
public struct Button<Label: View>: StandInView {
  /// What it does.
  private let action: @MainActor () -> Void
  /// What it shows.
  private let label: Label
  /// A button that shows something.
  public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
    self.action = action
    self.label = label()
  }
  /// A button that shows a text.
  public init(_ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void) where Label == Text {
    self.action = action
    label = Text(titleKey)
  }
  /// The node of the button.
  public func node(_ pass: RenderPass) -> Node {
    Node("Button", [.button(action)], children: [pass.node(of: label, "label")])
  }
}
