import Foundation

// The part of AppKit, which SwiftUI exports on macOS, that the front uses.

/// A point in a view.
@available(iOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
@available(visionOS, unavailable)
public typealias NSPoint = CGPoint

/// A rectangle in a view.
@available(iOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
@available(visionOS, unavailable)
public typealias NSRect = CGRect

/// AppKit's view.
@available(iOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
@available(visionOS, unavailable)
@MainActor open class NSView {
  /// The view's window, set by tests.
  public package(set) var window: NSWindow? {
    get { home }
    set {
      home = newValue
      viewDidMoveToWindow()
    }
  }
  /// The storage of ``window``.
  private var home: NSWindow?
  /// The view's own rectangle, set by tests.
  public var bounds: NSRect = .zero
  /// The enclosing scroll view, set by tests.
  public package(set) var enclosingScrollView: NSScrollView?
  /// Creates a view without a size.
  public init() {}
  /// Whether coordinates begin at the top, and not at the bottom.
  open var isFlipped: Bool { false }
  /// Converts a point from the window's coordinates, which are the same in the stand-in.
  public func convert(_ point: NSPoint, from view: NSView?) -> NSPoint { point }
  /// Returns the view at a point.
  open func hitTest(_ point: NSPoint) -> NSView? { self }
  /// Called when the view has moved to or from a window.
  open func viewDidMoveToWindow() {}
}

/// A scroll view.
@available(iOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
@available(visionOS, unavailable)
public final class NSScrollView: NSView {}

/// A window.
@available(iOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
@available(visionOS, unavailable)
@MainActor public final class NSWindow {
  /// The root view.
  public var contentView: NSView?
  /// Creates a window without content.
  package init() {}
}

/// An event.
@available(iOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
@available(visionOS, unavailable)
@MainActor public final class NSEvent {
  /// The kinds of event that a monitor receives.
  public struct EventTypeMask: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt64
    /// Creates a set of these bits.
    public init(rawValue: UInt64) { self.rawValue = rawValue }
    /// Scrolling by a wheel or trackpad.
    public static let scrollWheel = EventTypeMask(rawValue: 1 << 22)
  }
  /// The phase of a gesture.
  public struct Phase: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates a set of these bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// It has begun.
    public static let began = Phase(rawValue: 1)
    /// It has changed.
    public static let changed = Phase(rawValue: 4)
    /// It has ended.
    public static let ended = Phase(rawValue: 8)
    /// It was cancelled.
    public static let cancelled = Phase(rawValue: 16)
    /// Fingers rest on the trackpad.
    public static let mayBegin = Phase(rawValue: 32)
  }
  /// Modifier keys.
  public struct ModifierFlags: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates a set of these bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Control.
    public static let control = ModifierFlags(rawValue: 1 << 18)
  }
  /// The modifier keys that are down.
  public package(set) var modifierFlags: NSEvent.ModifierFlags = []
  /// The event's window.
  public package(set) weak var window: NSWindow?
  /// The location in the window.
  public package(set) var locationInWindow: NSPoint = .zero
  /// How far content scrolls to the right.
  public package(set) var scrollingDeltaX: CGFloat = 0
  /// How far content scrolls down.
  public package(set) var scrollingDeltaY: CGFloat = 0
  /// Whether the deltas are in points, not in notches.
  public package(set) var hasPreciseScrollingDeltas = false
  /// The phase of the gesture.
  public package(set) var phase: NSEvent.Phase = []
  /// The phase of the momentum after a gesture.
  public package(set) var momentumPhase: NSEvent.Phase = []
  /// The monitors.
  private static var monitors: [ObjectIdentifier: (NSEvent) -> NSEvent?] = [:]
  /// Creates a scroll-wheel event in a window.
  package init(in window: NSWindow) { self.window = window }
  /// The token of a monitor.
  private final class Monitor {}
  /// Adds a monitor that receives events before views do, and consumes an event by returning nil.
  public static func addLocalMonitorForEvents(
    matching mask: EventTypeMask, handler block: @escaping (NSEvent) -> NSEvent?
  ) -> Any? {
    let monitor = Monitor()
    monitors[ObjectIdentifier(monitor)] = block
    return monitor
  }
  /// Removes a monitor.
  public static func removeMonitor(_ monitor: Any) {
    if let monitor = monitor as? Monitor { monitors[ObjectIdentifier(monitor)] = nil }
  }
  /// Sends the event to the monitors, and returns whether one of them consumed it.
  package func dispatch() -> Bool { Self.monitors.values.contains { $0(self) == nil } }
}

/// A view that wraps an AppKit view.
@available(iOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
@available(visionOS, unavailable)
@MainActor @preconcurrency
@available(iOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
@available(visionOS, unavailable)
public protocol NSViewRepresentable: View where Body == Never {
  /// The type of the AppKit view.
  associatedtype NSViewType: NSView
  /// The type of the object that coordinates the AppKit view.
  associatedtype Coordinator = Void
  /// The context of the AppKit view.
  typealias Context = NSViewRepresentableContext<Self>
  /// Creates the AppKit view.
  func makeNSView(context: Context) -> NSViewType
  /// Updates the AppKit view.
  func updateNSView(_ nsView: NSViewType, context: Context)
  /// Cleans up the AppKit view.
  static func dismantleNSView(_ nsView: NSViewType, coordinator: Coordinator)
  /// Creates the coordinator.
  func makeCoordinator() -> Coordinator
}

@available(iOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
@available(visionOS, unavailable)
extension NSViewRepresentable {
  /// Does nothing by default.
  public static func dismantleNSView(_ nsView: NSViewType, coordinator: Coordinator) {}
}

@available(iOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
@available(visionOS, unavailable)
extension NSViewRepresentable where Coordinator == Void {
  /// Returns nothing by default.
  public func makeCoordinator() -> Coordinator { () }
}

/// The context of an AppKit view.
@available(iOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
@available(visionOS, unavailable)
@MainActor @preconcurrency
public struct NSViewRepresentableContext<View: NSViewRepresentable> {
  /// The coordinator.
  public let coordinator: View.Coordinator
}

extension NSViewRepresentable {
  /// The node of the AppKit view, which is created once for each place.
  func wrapped(_ pass: RenderPass) -> Node {
    let context = Context(coordinator: pass.stored("coordinator", makeCoordinator()))
    let view = pass.stored("view", makeNSView(context: context))
    updateNSView(view, context: context)
    pass.place.disappearance = {
      Self.dismantleNSView(view, coordinator: context.coordinator)
    }
    return Node("NSView", [.appKit(view)])
  }
}
