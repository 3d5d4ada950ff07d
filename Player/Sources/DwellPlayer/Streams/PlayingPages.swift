#if GTK
import Dwell
import DwellGTK

/// Pages whose videos and animated pictures play, as their runners see them.
@MainActor
protocol PlayingPages: AnyObject {
  /// The timer of the current page; nil if there is no page.
  var pageTimer: PageTimer? { get }
  /// The current page's number in the deck.
  var deckPage: Int { get }
  /// The pages of the deck that are in view at a time.
  func pagesInView(at now: Double) -> [Int]
  /// Whether motion is reduced.
  var isMotionReduced: Bool { get }
  /// Sends an event to the pages' component.
  func forward(_ event: Event)
  /// Draws the pages again.
  func redraw()
}

extension ComponentWidget: PlayingPages where Content: TimedComponent {
  var pageTimer: PageTimer? { component.timer }
  var deckPage: Int { component.currentPage }
  func pagesInView(at now: Double) -> [Int] { component.visiblePages(at: now) }
  var isMotionReduced: Bool { component.reduceMotion }
  func forward(_ event: Event) { send(event) }
}
#endif
