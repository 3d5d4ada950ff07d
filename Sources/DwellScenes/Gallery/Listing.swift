/// A few lines of code for one front, as in `Examples`.
public struct Listing: Equatable, Sendable {
  /// A front, and the language of its code.
  public enum Front: String, CaseIterable, Sendable {
    /// Swift, with SwiftUI's views.
    case swiftUI
    /// Swift, with GTK's widgets.
    case gtk
    /// Markup, with the custom elements.
    case html

    /// The front's usual name.
    public var title: String {
      switch self {
      case .swiftUI: "SwiftUI"
      case .gtk: "GTK"
      case .html: "HTML"
      }
    }
  }

  /// The front.
  public let front: Front
  /// The code, without an indentation and without a line break at its end.
  public let text: String

  /// A listing.
  init(_ front: Front, _ text: String) { (self.front, self.text) = (front, text) }
}
