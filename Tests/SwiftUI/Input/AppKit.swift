import Foundation

// What SwiftUI on macOS brings along of AppKit, as far as the front uses it.

/// A place in a view.
public typealias NSPoint = CGPoint

/// A view of AppKit's.
@MainActor open class NSView {
  /// The window that shows it; tests put it there.
  public var window: NSWindow? { didSet { viewDidMoveToWindow() } }
  /// Its own rectangle; tests set it.
  public var bounds = CGRect.zero
  /// The scroll view that it is in; tests set it.
  public var enclosingScrollView: NSScrollView?
  /// A view without a size.
  public init() {}
  /// A place of the window in this view: the stand-in's views have no place of their own.
  public func convert(_ point: NSPoint, from view: NSView?) -> NSPoint { point }
  /// What is hit at a place.
  open func hitTest(_ point: NSPoint) -> NSView? { self }
  /// Told when it has come into a window or gone from it.
  open func viewDidMoveToWindow() {}
}

/// A view that scrolls.
public final class NSScrollView: NSView {}

/// A window.
@MainActor public final class NSWindow {
  /// All that it shows.
  public var contentView: NSView?
  /// A window without content.
  public init() {}
}

/// Something that happened.
@MainActor public final class NSEvent {
  /// What kinds of event somebody listens to.
  public struct EventTypeMask: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt64
    /// A set of these bits.
    public init(rawValue: UInt64) { self.rawValue = rawValue }
    /// Wheels and trackpads.
    public static let scrollWheel = EventTypeMask(rawValue: 1 << 22)
  }
  /// How far a gesture has come.
  public struct Phase: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// A set of these bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// It goes on.
    public static let changed = Phase(rawValue: 4)
    /// It is over.
    public static let ended = Phase(rawValue: 8)
    /// It is void.
    public static let cancelled = Phase(rawValue: 16)
  }
  /// Where it happened.
  public weak var window: NSWindow?
  /// Where in the window.
  public var locationInWindow = NSPoint.zero
  /// How far content goes to the right.
  public var scrollingDeltaX: CGFloat = 0
  /// How far content goes down.
  public var scrollingDeltaY: CGFloat = 0
  /// Whether fingers are followed, and not notches counted.
  public var hasPreciseScrollingDeltas = false
  /// How far the gesture has come.
  public var phase: Phase = []
  /// The listeners.
  private static var listeners: [ObjectIdentifier: (NSEvent) -> NSEvent?] = [:]
  /// A turn of a wheel, made by a test.
  public init(in window: NSWindow) { self.window = window }
  /// What a listener is known by.
  private final class Listener {}
  /// Listens to events before views get them; nil swallows one.
  public static func addLocalMonitorForEvents(
    matching mask: EventTypeMask, handler block: @escaping (NSEvent) -> NSEvent?
  ) -> Any? {
    let listener = Listener()
    listeners[ObjectIdentifier(listener)] = block
    return listener
  }
  /// Listens no more.
  public static func removeMonitor(_ monitor: Any) {
    if let listener = monitor as? Listener { listeners[ObjectIdentifier(listener)] = nil }
  }
  /// Lets the event happen, and says whether somebody swallowed it.
  public func happen() -> Bool { Self.listeners.values.contains { $0(self) == nil } }
}

/// A view of AppKit's as part of an interface.
@MainActor @preconcurrency
public protocol NSViewRepresentable: StandInView {
  /// The type of the view.
  associatedtype NSViewType: NSView
  /// What is known when a view is made.
  typealias Context = NSViewRepresentableContext
  /// Makes the view.
  func makeNSView(context: Context) -> NSViewType
  /// Tells the view what is different.
  func updateNSView(_ nsView: NSViewType, context: Context)
  /// Lets the view end.
  static func dismantleNSView(_ nsView: NSViewType, coordinator: Void)
}

/// What is known when a view is made.
public struct NSViewRepresentableContext {}

extension NSViewRepresentable {
  /// The node of the view, which is made once for each place.
  public func node(_ pass: RenderPass) -> Node {
    let view = pass.kept(pass.place + ".view", makeNSView(context: Context()))
    updateNSView(view, context: Context())
    pass.memory.disappearances[pass.place] = { Self.dismantleNSView(view, coordinator: ()) }
    return Node("NSView", [.appKit(view)])
  }
}
