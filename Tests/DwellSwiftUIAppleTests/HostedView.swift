#if canImport(SwiftUI) && !os(watchOS)
import SwiftUI
import Testing

/// A view in a window, as in an app with AppKit's or UIKit's life cycle, on which lifetimes, sizes and
/// appearance depend. Nothing waits for time to pass: layout is done on request.
@MainActor
final class HostedView {
  /// The size, in points.
  private let size: CGSize
  #if os(macOS)
  /// The window.
  private let window: NSWindow
  /// The view.
  private let host: NSHostingView<AnyView>

  /// Shows a view in a window.
  init(_ view: some View, width: Double, height: Double, isDark: Bool = false) {
    size = CGSize(width: width, height: height)
    host = NSHostingView(rootView: AnyView(view))
    host.frame = CGRect(origin: .zero, size: size)
    window = NSWindow(contentRect: host.frame, styleMask: .borderless, backing: .buffered, defer: false)
    window.isReleasedWhenClosed = false
    window.appearance = NSAppearance(named: isDark ? .darkAqua : .aqua)
    window.contentView = host
    layOut()
  }

  /// Applies what has changed.
  func layOut() {
    for _ in 0..<4 {
      RunLoop.main.run(mode: .default, before: .distantPast)
      host.layoutSubtreeIfNeeded()
    }
  }

  /// The picture of the view, in points.
  func picture() throws -> Picture {
    layOut()
    let bitmap = try #require(
      NSBitmapImageRep(
        bitmapDataPlanes: nil, pixelsWide: Int(size.width), pixelsHigh: Int(size.height), bitsPerSample: 8,
        samplesPerPixel: 4, hasAlpha: true, isPlanar: false, colorSpaceName: .deviceRGB, bytesPerRow: 0,
        bitsPerPixel: 0))
    bitmap.size = size
    host.cacheDisplay(in: host.bounds, to: bitmap)
    return try Picture(#require(bitmap.cgImage))
  }

  /// Removes the view from its window.
  func close() {
    host.rootView = AnyView(EmptyView())
    layOut()
    window.contentView = nil
    window.close()
  }
  #else
  /// The window.
  private let window: UIWindow
  /// The view's controller.
  private let host: UIHostingController<AnyView>

  /// Shows a view in a window.
  init(_ view: some View, width: Double, height: Double, isDark: Bool = false) {
    size = CGSize(width: width, height: height)
    host = UIHostingController(rootView: AnyView(view.ignoresSafeArea()))
    host.view.backgroundColor = .clear
    window = UIWindow(frame: CGRect(origin: .zero, size: size))
    window.overrideUserInterfaceStyle = isDark ? .dark : .light
    window.rootViewController = host
    window.isHidden = false
    layOut()
  }

  /// Applies what has changed.
  func layOut() {
    for _ in 0..<4 {
      RunLoop.main.run(mode: .default, before: .distantPast)
      window.setNeedsLayout()
      window.layoutIfNeeded()
    }
  }

  /// The picture of the view, in points.
  func picture() throws -> Picture {
    layOut()
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    format.opaque = false
    let image = UIGraphicsImageRenderer(size: size, format: format).image { _ in
      host.view.drawHierarchy(in: CGRect(origin: .zero, size: size), afterScreenUpdates: true)
    }
    return try Picture(#require(image.cgImage))
  }

  /// Removes the view from its window.
  func close() {
    host.rootView = AnyView(EmptyView())
    layOut()
    window.rootViewController = nil
    window.isHidden = true
  }
  #endif
}
#endif
