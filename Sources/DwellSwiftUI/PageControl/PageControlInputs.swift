#if canImport(SwiftUI)
import Dwell
import SwiftUI

/// All that the app wishes of one page control.
struct PageControlInputs<Page: Hashable>: Equatable {
  /// The pages.
  var pages: PageList<Page>
  /// The page that is to be shown.
  var selection: Page
  /// The time of pages; nil where pages have none.
  var timer: PageTimerValues?
  /// What else the app wishes.
  var options: PageControlOptions
  /// The images in place of dots.
  var images: PageIndicatorImages
  /// The measures.
  var metrics: PageControlMetrics
  /// Whether the app may forbid that a page comes.
  var asksBeforeAdvancing: Bool

  /// The core's control as it is at first, and what happens to it then.
  var beginning: (Dwell.PageControl, [Event]) {
    let configuration = configuration(currentPage: pages.index(of: selection) ?? 0)
    return (Dwell.PageControl(configuration, at: 0), settings(from: nil))
  }

  /// What the core's control is like from the beginning.
  private func configuration(currentPage: Int) -> Dwell.PageControl.Configuration {
    var configuration = Dwell.PageControl.Configuration(pageCount: pages.count)
    configuration.currentPage = currentPage
    configuration.showsProgress = timer != nil
    configuration.metrics = metrics
    configuration.images = images.images { pages.index(ofAny: $0) }
    options.write(to: &configuration)
    if let timer {
      configuration.timer.duration = timer.duration
      configuration.timer.loops = timer.loops
      configuration.timer.initialProgress = timer.initialProgress
      configuration.timer.asksBeforeAdvancing = asksBeforeAdvancing
    }
    return configuration
  }

  /// Whether the control must be made anew, because what it is like from the beginning is different.
  private func isConfigured(like old: PageControlInputs) -> Bool {
    var mine = configuration(currentPage: 0)
    var others = old.configuration(currentPage: 0)
    mine.pageCount = 0
    others.pageCount = 0
    mine.timer.duration = others.timer.duration
    if pages != old.pages { mine.images = others.images }
    return mine == others && images == old.images
  }

  /// Follows wishes that were different before.
  /// - Returns: the page that is shown since the selected one is gone; nil while the selection stands.
  @MainActor
  func follow(_ old: PageControlInputs, in host: ComponentHost<Dwell.PageControl>) -> Page? {
    var isGone = false
    for event in pages.edits(from: old.pages) where host.send(event).pageChange != nil { isGone = true }
    if !isConfigured(like: old) {
      host.replace(with: remade(host.component, at: host.latest))
      for event in settings(from: nil) { host.send(event) }
    } else {
      for event in settings(from: old) { host.send(event) }
    }
    if selection != old.selection || pages != old.pages, let page = pages.index(of: selection) {
      host.send(.select(page: page, animated: true))
      return nil
    }
    return isGone ? pages.page(at: host.component.currentPage) : nil
  }

  /// The control made anew, at the same page, with the same share of its time gone and for the same reasons paused.
  private func remade(_ old: Dwell.PageControl, at time: Double) -> Dwell.PageControl {
    var control = Dwell.PageControl(configuration(currentPage: old.currentPage), at: time)
    let reasons = timer == nil ? old.timer.pausedBy.union(.app) : old.timer.pausedBy
    // A timer that comes or goes takes its own pause along.
    let kept = timer != nil && !old.configuration.showsProgress ? reasons.subtracting(.app) : reasons
    _ = control.handle(.pause(kept), at: time)
    _ = control.handle(.resize(old.size), at: time)
    _ = control.handle(.setDirection(old.direction), at: time)
    _ = control.handle(.setReduceMotion(old.reduceMotion), at: time)
    _ = control.handle(.setProgress(old.timer.progress(at: time), rate: 0), at: time)
    return control
  }

  /// The events that bring wishes about single things, as far as they are different.
  private func settings(from old: PageControlInputs?) -> [Event] {
    var events: [Event] = []
    if let timer {
      if let before = old?.timer, before.duration != timer.duration {
        events.append(.setDuration(timer.duration))
      }
      for page in Set(timer.durations.keys).union(old?.timer?.durations.keys.map { $0 } ?? []) {
        guard let index = pages.index(ofAny: page), timer.durations[page] != old?.timer?.durations[page]
        else {
          continue
        }
        events.append(.setPageDuration(timer.durations[page], page: index))
      }
      if timer.isPaused != (old?.timer?.isPaused ?? false) {
        events.append(timer.isPaused ? .pause(.app) : .resume(.app))
      }
      if let told = timer.told, told != old?.timer?.told {
        events.append(.setProgress(told.progress, rate: told.rate))
      }
    }
    for page in (options.seen ?? []).symmetricDifference(old?.options.seen ?? []) {
      guard let index = pages.index(ofAny: page) else { continue }
      events.append(.setSeen(options.seen?.contains(page) ?? false, page: index))
    }
    return events
  }
}

extension PageList {
  /// The number of a page of unknown type; nil if it is none of these.
  func index(ofAny page: AnyHashable) -> Int? { (page.base as? Page).flatMap { index(of: $0) } }
}
#endif
