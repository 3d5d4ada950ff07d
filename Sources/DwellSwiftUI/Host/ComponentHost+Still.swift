#if canImport(SwiftUI)
import Dwell

extension ComponentHost {
  /// Sets up the component, frozen at a moment, while a view's body is evaluated. Does nothing if it already
  /// is.
  /// - Parameters:
  ///   - moment: the moment, in seconds after the component appeared.
  ///   - component: the component as it appeared.
  ///   - setup: the first events that it received.
  ///   - reply: returns the events with which the app replies to an outcome.
  /// - Returns: whether anything has changed, so that there may be an outcome to report.
  @discardableResult
  func freeze(
    at moment: Double, _ component: Content, _ setup: [Dwell.Event] = [],
    reply: @escaping StillMoment<Content>.Reply = { _ in [] }
  ) -> Bool {
    if let still, still.moment == moment, still.start == component, still.setup == setup { return false }
    var new = StillMoment(component, setup, at: moment, reply: reply)
    if let still { new.takeEvents(from: still) }
    still = new
    undelivered = showStill()
    return true
  }

  /// Sends an event to a frozen component.
  func sendStill(_ event: Dwell.Event) -> Dwell.Outcome {
    // The view has appeared, so outcomes can be reported.
    if event == .resume(.hidden) { reportDeferred() }
    guard still?.add(event) == true else { return Dwell.Outcome() }
    return report(showStill(), isNews: true)
  }

  /// Configures a frozen component.
  func configureStill(_ configuration: Content.Configuration) -> Dwell.Outcome {
    still?.add(configuration)
    return report(showStill(), isNews: true)
  }

  /// Shows the component at its moment, and returns the outcome of the time until then.
  private func showStill() -> Dwell.Outcome {
    guard let still else { return Dwell.Outcome() }
    var outcome: Dwell.Outcome
    (component, outcome) = still.played()
    latest = still.moment
    version &+= 1
    outcome.diagnostics.subtract(reportedStill)
    reportedStill.formUnion(outcome.diagnostics)
    // The end of the pages is reported once.
    if hasReportedEnd { outcome.didEnd = false }
    hasReportedEnd = hasReportedEnd || outcome.didEnd
    return outcome
  }
}
#endif
