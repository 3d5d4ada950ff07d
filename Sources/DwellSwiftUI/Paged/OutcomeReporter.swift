#if canImport(SwiftUI)
import Dwell
import SwiftUI

#if canImport(Accessibility)
import Accessibility
#endif

/// Reports outcomes to the app. It is retained by a component's host, so it retains nothing that retains the
/// host.
struct OutcomeReporter<Page: Hashable> {
  /// The current page.
  let selection: Binding<Page?>
  /// The pages.
  let pages: PageList<Page>
  /// The app's handlers of page events.
  let events: PageEvents
  /// Called when the current page has changed; nil if the app doesn't ask for it.
  let didTurn: (@MainActor (Page, PageChangeCause) -> Void)?
  /// Returns the app's answer whether the timer may turn to the page at an index; nil without one.
  let asksApp: @MainActor (Int) -> Bool?
  /// Returns the announcement of a page at an index, for assistive technology.
  let announcement: (Int) -> String

  /// Reports an outcome to the app, and the app's answers to the component.
  @MainActor
  func report<Shown: PagedViewComponent>(_ outcome: Outcome, to host: ComponentHost<Shown>) {
    if !outcome.diagnostics.isEmpty { events.didDiagnose(PageDiagnostics(outcome.diagnostics)) }
    if let change = outcome.pageChange {
      let first = host.group?.noteTurn(to: change.to, change.cause)
      // The same index may be another page of unbounded ones, which no other component shows.
      let cause = host.isUnbounded ? change.cause : first ?? change.cause
      if let page = pages.page(at: change.to) { didTurn?(page, cause) }
    }
    if outcome.didEnd, host.group?.takeFirstEnd() ?? true { events.didEnd() }
    if let edge = outcome.edge { events.didReachEdge(edge) }
    if outcome.didEnd || outcome.edge != nil, let reply = events.reply(outcome) { host.send(reply) }
    // After insertions and removals, the page list determines which page is current.
    if let change = outcome.pageChange, change.cause != .data, let page = pages.page(at: change.to),
      page != selection.wrappedValue
    {
      withTransaction(change.transaction(on: host.component.turnSpring)) {
        selection.wrappedValue = page
        host.noteSelectionRequest()
      }
    }
    if let change = outcome.pageChange, change.cause == .person, !host.isAdjusting {
      AccessibilityNotification.PageScrolled(announcement(change.to)).post()
    }
    if let request = outcome.advanceRequest { host.send(mayAdvance(to: request, host) ? .advance : .veto) }
  }

  /// Reports to the app that time begins to pass, or no longer does, once for all components of a group.
  @MainActor
  func report<Shown>(isTimeRunning: Bool, to host: ComponentHost<Shown>) {
    guard let group = host.group else { return events.didChangeTime(isTimeRunning) }
    if let isRunning = group.takeRunningChange() { events.didChangeTime(isRunning) }
  }

  /// Asks the app whether the timer may turn to the page at an index.
  @MainActor
  func mayAdvance<Shown>(to page: Int, _ host: ComponentHost<Shown>) -> Bool {
    host.group?.mayAdvance(to: page, for: host, at: host.now) ?? asksApp(page) ?? true
  }
}
#endif
