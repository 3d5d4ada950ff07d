#if canImport(SwiftUI)
import Dwell
import SwiftUI

extension PagedOwner {
  /// Freezes the component at the clock's moment, as if the app's inputs had been the same from the
  /// beginning.
  ///
  /// The pages begin at the selection, unless it is only the page that they have reached.
  /// - Parameters:
  ///   - inputs: the app's inputs.
  ///   - clock: the clock, which is frozen.
  ///   - mayAdvance: returns whether the timer may turn to a page.
  func freeze(
    _ inputs: PagedInputs<Shown, Page>, clock: FrontClock,
    mayAdvance: @escaping @MainActor (Int) -> Bool
  ) {
    guard let moment = clock.moment else { return }
    let shown = self.inputs?.pages.page(at: host.component.currentPage)
    let isSelected = inputs.selection.flatMap { inputs.pages.index(of: $0) } != nil
    if start == nil || isSelected && inputs.selection != shown { start = inputs.selection }
    self.inputs = inputs
    host.clock = clock
    var first = inputs
    first.selection = start ?? inputs.selection
    let (component, setup) = first.initialState
    let isNew = host.freeze(at: moment, component, setup) { outcome in
      inputs.replies(to: outcome, mayAdvance: mayAdvance)
    }
    if isNew { changes &+= 1 }
    // A selection that was only the reached page follows the pages to another one, even back.
    let page = inputs.pages.page(at: host.component.currentPage)
    let isFollowing = shown != nil && inputs.selection != nil
    replacement = isFollowing && page != inputs.selection ? page : nil
  }
}

extension PagedInputs {
  /// Returns the app's replies to an outcome of a page's time.
  @MainActor
  fileprivate func replies(
    to outcome: Dwell.Outcome, mayAdvance: @MainActor (Int) -> Bool
  ) -> [Dwell.Event] {
    if let request = outcome.advanceRequest {
      return [mayAdvance(request) ? .advance : .veto]
    }
    if let change = outcome.pageChange, let page = pages.page(at: change.to),
      let progress = values[page]?.progress, progress.progress < 1
    {
      return [.setProgress(progress.progress, rate: progress.rate)]
    }
    return []
  }
}
#endif
