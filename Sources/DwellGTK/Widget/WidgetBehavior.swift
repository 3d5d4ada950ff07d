#if GTK
import Dwell

/// The fixed options of a component's widget.
@MainActor
public struct WidgetBehavior {
  /// Whether keyboard focus pauses the timer, where its ring is visible, text is edited or a popover is open;
  /// true by default. A focus that a click leaves on anything else doesn't pause, as in browsers
  /// (`:focus-visible`). A hidden widget is always paused, and the component decides whether a pointer over
  /// it pauses.
  public var pausesOnFocus = true
  /// Whether the timer pauses while another window is active; true by default. Set it to false for a widget
  /// on a second screen. If the window has never been active, as on displays without a window manager, it
  /// doesn't count as inactive.
  public var pausesInBackground = true
  /// Whether a widget whose pages advance automatically has a pause button: after a carousel's indicator, in
  /// one bar with it, in the corner without an indicator, or at the end of a timed page control or segmented
  /// progress; true by default. A carousel then has it besides the buttons of its configuration. An app that
  /// sets this to false needs its own button (``ComponentWidget/makePauseButton()``): automatic movement must
  /// be possible to pause (WCAG 2.2.2).
  public var showsPauseButton = true
  /// Whether pages follow the widget's text direction; true by default. Set it to false for vertical
  /// components.
  public var followsTextDirection = true
  /// Whether the widget can take keyboard focus; true by default.
  public var isFocusable = true
  /// The widget's role for assistive technology.
  public var role = SemanticRole.pageControl
  /// The widget's name in style sheets; nil, the default, for its component's name.
  public var cssName: String?
  /// The strings that a screen reader speaks.
  public var names = SemanticNames()

  /// Creates the defaults.
  public init() {}
}

/// The callbacks of a component's widget.
///
/// The widget retains them, and all that they capture, until it is disposed of. A ``ComponentWidget`` retains
/// its widget, so a callback that captures its own keeps both alive after their window has closed: capture it
/// weakly.
///
/// ```swift
/// carousel?.callbacks.didEnd = { [weak carousel] in carousel?.currentPage = 0 }
/// ```
@MainActor
public struct WidgetCallbacks {
  /// The widget's size, in points, or its screen's scale has changed.
  public var didResize: (_ size: Size, _ scale: Double) -> Void = { _, _ in }
  /// The current page has changed.
  public var pageDidChange: (PageChange) -> Void = { _ in }
  /// ``ComponentWidget/isAdvancing`` has changed.
  public var advanceDidChange: () -> Void = {}
  /// A page's time has run out, and the component asks whether it may turn to the next page: answer with
  /// ``/Dwell/Event/advance`` or ``/Dwell/Event/veto``.
  public var shouldAdvance: (_ page: Int) -> Void = { _ in }
  /// The last page's time has run out and no page follows.
  public var didEnd: () -> Void = {}
  /// The user has tried to turn beyond the first or the last page, by a key, a button, a tap, a wheel or a
  /// drag, for example to show the story before or after this one. Pages that loop have no edges.
  public var didOvershootEdge: (PageEdge) -> Void = { _ in }
  /// A page is no longer in sight, because another one is turned to or the widget is hidden: how long it was.
  /// Only called after ``ComponentWidget/recordPages(seen:)``.
  public var pageVisitDidEnd: (PageTime) -> Void = { _ in }
  /// The app has made a mistake. Those from before the callbacks were set are reported with the first event
  /// after it.
  public var didDiagnose: (Diagnostics) -> Void = { _ in }
  /// The component has handled an event, also one of its clock.
  public var didChange: () -> Void = {}

  /// Creates callbacks that do nothing.
  public init() {}

  /// Calls the callbacks for an outcome.
  func report(_ outcome: Outcome) {
    if let change = outcome.pageChange { pageDidChange(change) }
    if let page = outcome.advanceRequest { shouldAdvance(page) }
    if outcome.didEnd { didEnd() }
    if let edge = outcome.edge { didOvershootEdge(edge) }
    if !outcome.diagnostics.isEmpty { didDiagnose(outcome.diagnostics) }
  }
}
#endif
