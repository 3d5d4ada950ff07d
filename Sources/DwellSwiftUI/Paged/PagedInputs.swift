#if canImport(SwiftUI)
import Dwell
import SwiftUI

/// All that the app says about one component with pages.
struct PagedInputs<Shown: PagedViewComponent, Page: Hashable>: Equatable {
  /// What the component is like, apart from pages and time.
  var configuration: Shown.Configuration
  /// The pages.
  var pages: PageList<Page>
  /// The page that is to be shown.
  var selection: Page
  /// The time of pages; nil where pages have none.
  var timer: PageTimerValues?
  /// The times of pages that have one of their own.
  var durations: [AnyHashable: PageDuration]
  /// The images in place of dots.
  var images: PageIndicatorImages
  /// The pages that count as seen; nil for those before the current one.
  var seen: Set<AnyHashable>?
  /// Whether the app may veto that the timer turns a page.
  var asksBeforeAdvancing: Bool

  /// The component as it is at first, and the events that it then handles.
  var initialState: (Shown, [Dwell.Event]) {
    (Shown(coreConfiguration(currentPage: pages.index(of: selection) ?? 0), at: 0), events(from: nil))
  }

  /// Changes the component in place, from what other inputs have made of it.
  /// - Returns: the page that took the place of the selected one, if that is gone; nil while the selection
  ///   stands.
  @MainActor
  func update(from old: PagedInputs, in host: ComponentHost<Shown>) -> Page? {
    var isReplaced = false
    for event in pages.edits(from: old.pages) where host.send(event).pageChange != nil { isReplaced = true }
    let configuration = coreConfiguration()
    if configuration != old.coreConfiguration() {
      if host.configure(configuration).pageChange?.cause == .data { isReplaced = true }
    }
    for event in events(from: old) { host.send(event) }
    if selection != old.selection || pages != old.pages, let page = pages.index(of: selection) {
      host.send(.select(page: page, animated: true))
      return nil
    }
    return isReplaced ? pages.page(at: host.component.currentPage) : nil
  }

  /// The configuration for the core. The current page only says how to begin.
  func coreConfiguration(currentPage: Int = 0) -> Shown.Configuration {
    let settings = PageSettings(
      count: pages.count, currentPage: currentPage, timer: timer, asksBeforeAdvancing: asksBeforeAdvancing,
      images: images.images { pages.index(ofAny: $0) })
    var configuration = configuration
    Shown.write(settings, to: &configuration)
    return configuration
  }

  /// The events for what is no configuration: pauses, and what single pages are like, as far as the component
  /// doesn't know it from other inputs. A page that wasn't among theirs comes without anything of its own.
  private func events(from old: PagedInputs?) -> [Dwell.Event] {
    var events: [Dwell.Event] = []
    let isPaused = timer?.isPaused ?? false
    if isPaused != (old?.timer?.isPaused ?? false) {
      events.append(isPaused ? .pause(.app) : .resume(.app))
    }
    for page in Set(durations.keys).union(old?.durations.keys ?? [:].keys) {
      guard let index = pages.index(ofAny: page) else { continue }
      let known = old?.pages.index(ofAny: page) == nil ? nil : old?.durations[page]
      if durations[page] != known { events.append(.setPageDuration(durations[page], page: index)) }
    }
    for page in (seen ?? []).union(old?.seen ?? []) {
      guard let index = pages.index(ofAny: page) else { continue }
      let known = old?.pages.index(ofAny: page) == nil ? false : old?.seen?.contains(page) ?? false
      let isSeen = seen?.contains(page) ?? false
      if isSeen != known { events.append(.setSeen(isSeen, page: index)) }
    }
    if let told = timer?.told, told != old?.timer?.told {
      events.append(.setProgress(told.progress, rate: told.rate))
    }
    return events
  }
}

extension PageList {
  /// The number of a page of unknown type; nil if it is none of these.
  func index(ofAny page: AnyHashable) -> Int? { (page.base as? Page).flatMap { index(of: $0) } }
}
#endif
