#if canImport(SwiftUI)
import Dwell
import SwiftUI

/// Owns the host of a component with pages, one for each place of a view in the hierarchy, and keeps it in
/// sync with the app's inputs.
@MainActor
final class PagedOwner<Shown: PagedViewComponent, Page: Hashable>: ObservableObject {
  /// The host.
  let host: ComponentHost<Shown>
  /// The inputs that the component has; nil before the first.
  var inputs: PagedInputs<Shown, Page>?
  /// The page that replaced the selected one, until it is reported to the app.
  var replacement: Page?
  /// The values that the views of pages set.
  let viewValues = PageViewValues<Page>()
  /// Records the pages for the app.
  let recording = PageRecording<Page>()
  /// The mistakes that have been reported.
  private var reported: Set<String> = []
  /// Counts changes of the inputs.
  var changes = 0
  /// The number of pages that the app was asked to select and has answered.
  private var answeredRequests = 0
  /// The inputs with which a frozen component begins; nil while time passes.
  private var frozenInputs: PagedInputs<Shown, Page>?

  /// Creates an owner of a host.
  init(_ host: ComponentHost<Shown>) { self.host = host }

  /// Updates the component to the app's inputs, before a view of it is made: a view of the old component
  /// would create and remove pages that the app has already edited.
  ///
  /// It is called while a body is evaluated; ``finish(_:)`` reports the outcomes.
  func apply(_ inputs: PagedInputs<Shown, Page>, clock: FrontClock) {
    host.prepare(clock: clock) { inputs.initialState }
    let old = self.inputs ?? inputs
    // The recordings identify a page that has just been turned by its identity before the edits.
    if inputs.pages != old.pages, host.recording != nil { host.applyInBody { host.send(.tick) } }
    recording.pages = inputs.pages
    host.indexOfPage = { [pages = inputs.pages] page in (page as? Page).flatMap { pages.index(of: $0) } }
    self.inputs = inputs
    let isAnswer = host.selectionRequests != answeredRequests
    answeredRequests = host.selectionRequests
    guard inputs != old || isAnswer && !inputs.selects(host.component.currentPage) else { return }
    changes &+= 1
    host.applyInBody { replacement = inputs.update(from: old, in: host, isAnswer: isAnswer) }
  }

  /// Freezes the component at the clock's moment, as if the app's inputs had been the same from the
  /// beginning.
  ///
  /// The pages begin at the selection, unless it is only the page that they have reached.
  /// - Parameter mayAdvance: returns whether the timer may turn to the page at an index.
  func freeze(
    _ inputs: PagedInputs<Shown, Page>, clock: FrontClock, mayAdvance: @escaping @MainActor (Int) -> Bool
  ) {
    var first = inputs
    let reached = self.inputs?.pages.page(at: host.component.currentPage)
    if let start = frozenInputs, inputs.selectedIndex == nil || inputs.selection == reached {
      first.selection = start.selection
    }
    self.inputs = inputs
    guard first != frozenInputs || clock.moment != host.frozen?.moment else { return }
    frozenInputs = first
    host.freeze(clock, first.initialState) { first.replies(to: $0, mayAdvance: mayAdvance) }
    changes &+= 1
    let page = inputs.pages.page(at: host.component.currentPage)
    replacement =
      page != inputs.selection && inputs.follows(host.component.currentPage, from: first) ? page : nil
  }

  /// Records the pages for handlers of the app; for none it doesn't.
  func record(for handlers: [PageRecording<Page>.Handler]) {
    recording.handlers = handlers
    host.recording = handlers.isEmpty ? nil : recording
  }

  /// Reports mistakes, each once.
  func report(_ mistakes: [String], to events: PageEvents) {
    let new = mistakes.filter { reported.insert($0).inserted }
    if !new.isEmpty { events.didDiagnose(PageDiagnostics(lines: new)) }
  }

  /// Reports the outcomes of the latest inputs.
  /// - Parameter select: selects the page that replaced the selected one.
  func finish(_ select: (Page) -> Void) {
    host.reportDeferred()
    if let page = replacement { select(page) }
    replacement = nil
  }
}
#endif
