// Hosts for SwiftUI's views in UIKit and AppKit. They show nothing: code that uses them compiles.

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

/// An AppKit view that shows a SwiftUI view.
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
