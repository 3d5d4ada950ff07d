import Foundation

/// A kind of Liquid Glass.
@available(iOS 26, macOS 26, tvOS 26, watchOS 26, *)
@available(visionOS, unavailable)
public struct Glass: Equatable, Sendable {
  /// The usual kind.
  public static var regular: Glass { Glass() }
}

/// The shape of glass by default: a capsule.
@available(iOS 26, macOS 26, tvOS 26, watchOS 26, *)
@available(visionOS, unavailable)
public struct DefaultGlassEffectShape: StandInShape {
  /// Creates the shape.
  public nonisolated init() {}
  /// Returns the outline.
  public nonisolated func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerRadius: min(rect.width, rect.height) / 2)
  }
}

extension View {
  /// Puts Liquid Glass of a shape behind the view.
  @available(iOS 26, macOS 26, tvOS 26, watchOS 26, *)
  @available(visionOS, unavailable)
  public func glassEffect(_ glass: Glass = .regular, in shape: some Shape = DefaultGlassEffectShape())
    -> some View
  { adding(.other("glass")) }
}
