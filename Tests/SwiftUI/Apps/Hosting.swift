// What puts SwiftUI's views into UIKit and AppKit. Nothing is shown in them: code that uses them compiles.

/// A controller of a SwiftUI view.
@available(macOS, unavailable)
@available(watchOS, unavailable)
@MainActor open class UIHostingController<Content: View>: UIViewController {
  /// The view.
  public var rootView: Content
  /// Creates a controller of a view.
  public init(rootView: Content) {
    self.rootView = rootView
    super.init()
  }
}

/// A view of AppKit's that shows one of SwiftUI's.
@available(iOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
@available(visionOS, unavailable)
@MainActor open class NSHostingView<Content: View>: NSView {
  /// The view.
  public var rootView: Content
  /// Creates a view of a view.
  public required init(rootView: Content) {
    self.rootView = rootView
    super.init()
  }
}
