#if GTK
import Dwell

/// What an app decides about a component's widget once and for all.
@MainActor
public struct WidgetBehavior {
  /// Whether the keyboard's focus is a reason to pause; true by default. That the widget cannot be seen
  /// always is one, and what a pointer over it means is for the component to know.
  public var pausesOnFocus = true
  /// Whether time stands while the person works in another window; true by default. Choose false for what
  /// plays on a second screen, there to be seen. Where no window is ever the active one, none is in the
  /// background.
  public var pausesInBackground = true
  /// Whether a widget whose pages advance by themselves shows a button that pauses them: in the corner of a
  /// widget that holds pages, and at the end of a timed page control or a segmented progress; true by
  /// default. An app that says no has a button of its own (``ComponentWidget/makePauseButton()``), for what
  /// moves by itself must be possible to stop (WCAG 2.2.2).
  public var showsPauseButton = true
  /// Whether pages follow the direction of the widget's text; true by default. Choose false for vertical
  /// components.
  public var followsTextDirection = true
  /// Whether the widget can have the keyboard's focus; true by default.
  public var isFocusable = true
  /// What assistive technology takes the widget for.
  public var role = SemanticRole.pageControl
  /// The widget's name in style sheets; nil, the default, for that of its component.
  public var cssName: String?
  /// The words that a screen reader speaks.
  public var names = SemanticNames()

  /// The defaults.
  public init() {}
}

/// What an app is told by a component's widget.
@MainActor
public struct WidgetCallbacks {
  /// The widget has another size, in points, or its screen another number of device pixels per point.
  public var didResize: (_ size: Size, _ scale: Double) -> Void = { _, _ in }
  /// The page that is shown changed.
  public var pageDidChange: (PageChange) -> Void = { _ in }
  /// Pages advance by themselves now, or no longer: ``ComponentWidget/isAdvancing``.
  public var advanceDidChange: () -> Void = {}
  /// The time of a page has run out, and the component asks whether it may go to this page: answer with
  /// ``/Dwell/Event/advance`` or ``/Dwell/Event/veto``.
  public var shouldAdvance: (_ page: Int) -> Void = { _ in }
  /// The last page's time has run out.
  public var didEnd: () -> Void = {}
  /// The app has made a mistake.
  public var didDiagnose: (Diagnostics) -> Void = { _ in }

  /// Callbacks that do nothing.
  public init() {}

  /// Tells what came of an event.
  func tell(_ outcome: Outcome) {
    if let change = outcome.pageChange { pageDidChange(change) }
    if let page = outcome.advanceRequest { shouldAdvance(page) }
    if outcome.didEnd { didEnd() }
    if !outcome.diagnostics.isEmpty { didDiagnose(outcome.diagnostics) }
  }
}
#endif
