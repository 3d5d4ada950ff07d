#if canImport(SwiftUI)
import Dwell
import SwiftUI

/// What records a component for the app.
@MainActor
protocol ComponentRecording: AnyObject {
  /// Records an event's changes in a component; nil for a configuration.
  /// - Parameters:
  ///   - host: the component's host.
  ///   - now: the time of the event, in seconds.
  func note(_ event: Dwell.Event?, of host: any PageTimerMember, at now: Double)
  /// Delivers the pending reports to the app.
  func deliver()
}

/// Records the pages of a view for the app, while the view is visible.
@MainActor
final class PageRecording<Page: Hashable>: ComponentRecording {
  /// The app's handlers.
  struct Handler {
    /// Called with a page and its visit when it is no longer shown.
    var didVisit: @MainActor (Page, PageTime) -> Void = { _, _ in }
    /// Called with the current page and its progress when the pages turn, begin, pause, end or disappear.
    var didStop: @MainActor (Page, Double) -> Void = { _, _ in }
    /// Returns the progress with which a page begins that is the first to be shown.
    var progress: @MainActor (Page) -> Double = { _ in 0 }
  }

  /// The app's handlers.
  var handlers: [Handler] = []
  /// The pages.
  var pages = PageList<Page>.count(0)
  /// The recorder; nil while the view isn't visible.
  private var recorder: PageRecorder?
  /// Whether the first page has begun.
  private var hasBegun = false
  /// Whether the time was running after the latest event.
  private var wasRunning = false
  /// The reports that the app hasn't received yet.
  private var news: [(Handler) -> Void] = []

  func note(_ event: Dwell.Event?, of host: any PageTimerMember, at now: Double) {
    let isHidden = host.timer?.pausedBy.contains(.hidden) ?? true
    if recorder == nil, !isHidden { begin(host, at: now) }
    guard let timer = host.timer, var recorder else { return }
    let visits = recorder.note(event, of: timer, at: now)
    for visit in visits {
      if let page = pages.page(at: visit.page) { news.append { $0.didVisit(page, visit) } }
    }
    if !visits.isEmpty || timer.isRunning != wasRunning, let page = pages.page(at: timer.currentPage) {
      let progress = timer.progress(at: now)
      news.append { $0.didStop(page, progress) }
    }
    wasRunning = timer.isRunning
    self.recorder = isHidden ? nil : recorder
  }

  /// Starts to record, the first time from where the page stopped before.
  private func begin(_ host: any PageTimerMember, at now: Double) {
    guard let timer = host.timer else { return }
    recorder = PageRecorder(timer, at: now)
    guard !hasBegun else { return }
    hasBegun = true
    guard let page = pages.page(at: timer.currentPage),
      case .seconds = timer.duration(forPage: timer.currentPage)
    else { return }
    let starts = handlers.map { $0.progress(page) }
    if let progress = starts.first(where: { $0 > 0 && $0 < 1 }) { host.setProgress(progress) }
  }

  func deliver() {
    let news = news
    self.news = []
    for item in news { for handler in handlers { item(handler) } }
  }
}
#endif
