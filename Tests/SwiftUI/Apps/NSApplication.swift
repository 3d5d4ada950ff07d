import Foundation

// The part of AppKit that a program of macOS without a bundle uses, and that shows pictures from files.

/// A picture.
@available(iOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
@available(visionOS, unavailable)
open class NSImage: NSObject {
  /// Reads a picture from a file; there is none on Linux.
  public convenience init?(contentsOfFile fileName: String) { return nil }
}

@available(iOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
@available(visionOS, unavailable)
extension Image {
  /// Creates an image from a picture.
  public init(nsImage: NSImage) { self.init("NSImage") }
}

/// A program.
@available(iOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
@available(visionOS, unavailable)
@MainActor open class NSApplication: NSObject {
  /// How a program appears beside others.
  public enum ActivationPolicy: Sendable {
    /// In the Dock, with a menu.
    case regular
  }
  /// The program.
  public class var shared: NSApplication { program }
  /// The storage of ``shared``.
  private static let program = NSApplication()
  /// Sets how the program appears.
  @discardableResult
  open func setActivationPolicy(_ activationPolicy: NSApplication.ActivationPolicy) -> Bool { false }
  /// Brings the program to the front.
  open func activate() {}
}

/// Notifications of a program's life cycle. On Apple's systems the functions are optional.
@available(iOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
@available(visionOS, unavailable)
@MainActor public protocol NSApplicationDelegate: NSObjectProtocol {
  /// The program has started.
  func applicationDidFinishLaunching(_ notification: Notification)
  /// Returns whether the program ends with its last window.
  func applicationShouldTerminateAfterLastWindowClosed(_ sender: NSApplication) -> Bool
}

/// The delegate of an app.
@available(iOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
@available(visionOS, unavailable)
@MainActor @preconcurrency @propertyWrapper
public struct NSApplicationDelegateAdaptor<DelegateType: NSObject & NSApplicationDelegate> {
  /// The delegate; never read, as no macOS program runs on Linux.
  public var wrappedValue: DelegateType { fatalError("the stand-in has no program") }
  /// Creates a delegate of a type.
  public init(_ delegateType: DelegateType.Type = DelegateType.self) {}
}
