#if canImport(SwiftUI)
import Dwell
import SwiftUI

/// All that the app wishes of one component with pages.
struct PageWishes<Shown: PagedComponent, Page: Hashable>: Equatable {
  /// What the component is like, apart from the rest.
  var configuration: Shown.Configuration
  /// The pages.
  var pages: PageList<Page>
  /// The page that is to be shown.
  var selection: Page
  /// The time of pages; nil where pages have none.
  var timer: PageTimerValues?
  /// The images in place of dots.
  var images: PageIndicatorImages
  /// The pages that count as seen; nil for those before the current one.
  var seen: Set<AnyHashable>?
  /// Whether the app may forbid that a page comes.
  var asksBeforeAdvancing: Bool

  /// The component as it is at first, and what happens to it then.
  var beginning: (Shown, [Dwell.Event]) {
    (Shown(configuration, basics(currentPage: pages.index(of: selection) ?? 0), at: 0), settings(from: nil))
  }

  /// Follows wishes that were different before.
  /// - Returns: the page that is shown since the selected one is gone; nil while the selection stands.
  @MainActor
  func follow(_ old: PageWishes, in host: ComponentHost<Shown>) -> Page? {
    var isGone = false
    for event in pages.edits(from: old.pages) where host.send(event).pageChange != nil { isGone = true }
    if isMade(like: old) {
      for event in settings(from: old) { host.send(event) }
    } else {
      host.replace(with: remade(host.component, old, at: host.latest))
      for event in settings(from: nil) { host.send(event) }
    }
    if selection != old.selection || pages != old.pages, let page = pages.index(of: selection) {
      host.send(.select(page: page, animated: true))
      return nil
    }
    return isGone ? pages.page(at: host.component.currentPage) : nil
  }

  /// The pages and their time.
  private func basics(currentPage: Int) -> PageBasics {
    PageBasics(
      count: pages.count, currentPage: currentPage, timer: timer, asksBeforeAdvancing: asksBeforeAdvancing,
      images: images.images { pages.index(ofAny: $0) })
  }

  /// Whether the app lets no time pass, or pages have none.
  private var isPaused: Bool { timer?.isPaused ?? true }

  /// Whether the component can stay the one it is: nothing is different that it only takes at its beginning.
  private func isMade(like old: PageWishes) -> Bool {
    configuration == old.configuration && images == old.images
      && asksBeforeAdvancing == old.asksBeforeAdvancing && (timer == nil) == (old.timer == nil)
      && timer?.loops == old.timer?.loops && timer?.initialProgress == old.timer?.initialProgress
      && (seen == nil) == (old.seen == nil)
  }

  /// The component made anew, at the same page, with the same share of its time gone and for the same reasons paused.
  private func remade(_ component: Shown, _ old: PageWishes, at time: Double) -> Shown {
    var made = Shown(configuration, basics(currentPage: component.currentPage), at: time)
    var reasons = component.timer.pausedBy
    if isPaused != old.isPaused { reasons.subtract(.app) }
    let progress = old.timer == nil ? 0 : component.timer.progress(at: time)
    let events: [Dwell.Event] = [
      .pause(reasons), .resize(component.size), .setDirection(component.direction),
      .setReduceMotion(component.isCalm), .setProgress(progress, rate: 0),
    ]
    for event in events { _ = made.handle(event, at: time) }
    return made
  }

  /// The events that bring wishes about single things, as far as they are different.
  private func settings(from old: PageWishes?) -> [Dwell.Event] {
    var events: [Dwell.Event] = []
    if isPaused != (old?.isPaused ?? false) { events.append(isPaused ? .pause(.app) : .resume(.app)) }
    if let timer {
      if let before = old?.timer, before.duration != timer.duration {
        events.append(.setDuration(timer.duration))
      }
      let durations = old?.timer?.durations ?? [:]
      for page in Set(timer.durations.keys).union(durations.keys)
      where timer.durations[page] != durations[page] {
        guard let index = pages.index(ofAny: page) else { continue }
        events.append(.setPageDuration(timer.durations[page], page: index))
      }
      if let told = timer.told, told != old?.timer?.told {
        events.append(.setProgress(told.progress, rate: told.rate))
      }
    }
    for page in (seen ?? []).symmetricDifference(old?.seen ?? []) {
      guard let index = pages.index(ofAny: page) else { continue }
      events.append(.setSeen(seen?.contains(page) ?? false, page: index))
    }
    return events
  }
}

extension PageList {
  /// The number of a page of unknown type; nil if it is none of these.
  func index(ofAny page: AnyHashable) -> Int? { (page.base as? Page).flatMap { index(of: $0) } }
}
#endif
