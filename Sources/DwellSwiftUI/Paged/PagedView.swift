#if canImport(SwiftUI)
import Dwell
import SwiftUI

/// Shows a component with pages, and keeps it in sync with the app's selection.
struct PagedView<Shown: PagedViewComponent, Page: Hashable, Shape: View>: View {
  /// The current page; nil while the app hasn't selected one.
  @Binding var selection: Page?
  /// The pages.
  let pages: PageList<Page>
  /// What the app sets for the pages.
  let settings: PagesSettings<Page>
  /// The component's configuration, without pages and timing.
  let configuration: Shown.Configuration
  /// The messages for the developer about pages that are left out.
  let mistakes: [String]
  /// Returns the component's view, given its owner and configuration.
  @ViewBuilder let shape: (PagedOwner<Shown, Page>, Shown.Configuration) -> Shape
  /// The owner of the component's host.
  @StateObject private var owner: PagedOwner<Shown, Page>
  /// The page timer's settings.
  @Environment(\.pages.timer) private var timer
  /// Whether the first page follows the last; nil for the default of the pages.
  @Environment(\.pages.loops) private var loops
  /// The state shared by the components inside one `pageTimer`; nil if pages aren't timed.
  @Environment(\.pages.group) private var group
  /// The appearance, with the image of all dots.
  @Environment(\.pageTheme) private var theme
  /// The app's handlers of page events.
  @Environment(\.pages.events) private var events
  /// The strings that assistive technology speaks.
  @Environment(\.pageNames) private var names
  /// Whether pages turn with animation when the app sets the selection.
  @Environment(\.pages.animatesSelection) private var animatesSelection
  /// Whether pages have neighbours, but no number.
  @Environment(\.pages.isUnbounded) private var isUnbounded
  /// The position that the component follows.
  @Environment(\.pages.position) private var position
  /// The clock.
  @Environment(\.frontClock) private var clock

  /// Creates a view of a component with pages.
  init(
    selection: Binding<Page?>, pages: PageList<Page>, settings: PagesSettings<Page>,
    configuration: Shown.Configuration, mistakes: [String] = [],
    @ViewBuilder shape: @escaping (PagedOwner<Shown, Page>, Shown.Configuration) -> Shape
  ) {
    _selection = selection
    self.pages = pages
    self.settings = settings
    self.configuration = configuration
    self.mistakes = mistakes
    self.shape = shape
    _owner = StateObject(wrappedValue: PagedOwner(ComponentHost(Shown(configuration, at: 0))))
  }

  /// The component's view, bound to the selection.
  var body: some View {
    let host = owner.host
    let values = values
    var images = PageIndicatorImages()
    let inputs = inputs(values, &images)
    let title = { [pages, settings] (number: Int) in
      pages.page(at: number).flatMap { values[$0]?.title ?? settings.title?($0) }
    }
    let reporter = OutcomeReporter(
      selection: $selection, pages: pages, events: events, didTurn: settings.didTurn
    ) {
      [pages, settings] number in
      pages.page(at: number).flatMap { settings.mayAdvance?($0) }
    } announcement: { [names, pages, weak host] number in
      let place = host?.component.place(ofPage: number) ?? (number: number, count: pages.count)
      return names.text(
        for: .page(place.number, of: place.count), isNumbered: host?.isUnbounded != true
      ) { _ in title(number) } ?? ""
    }
    let select: @MainActor (any Hashable) -> Void = { [selection = $selection] page in
      if let page = page as? Page { selection.wrappedValue = page }
    }
    let _ = host.selectUnlisted = isUnbounded ? select : nil
    // The host must not be retained by its own handler, which this view, the owner's owner, would do.
    let _ =
      host.onOutcome = { [weak host] outcome in
        if let host { reporter.report(outcome, to: host) }
      }
    let _ =
      host.onTimeChange = { [weak host] isRunning in
        if let host { reporter.report(isTimeRunning: isRunning, to: host) }
      }
    let _ = owner.record(for: settings.recordings)
    let _ =
      clock.moment == nil
      ? owner.apply(inputs, clock: clock)
      : owner.freeze(inputs, clock: clock) { [weak host] page in
        host.map { reporter.mayAdvance(to: page, $0) } ?? true
      }
    shape(owner, inputs.coreConfiguration())
      .modifier(InteractionObserver(host: host))
      .environment(\.pageTitleByNumber, title)
      .environment(\.pageIndicatorImages, images)
      .modifier(PageSharingModifier(host: host, part: sharedPart, answer: reporter.asksApp))
      .onChange(of: mistakes, initial: true) { _, mistakes in owner.report(mistakes, to: events) }
      .onChange(of: pages, initial: true) { _, pages in
        owner.report(pages.mistakes, to: events)
        owner.viewValues.keep(pages)
      }
      .onChange(of: owner.changes, initial: true) {
        owner.finish { page in
          guard selection != page else { return }
          var transaction = Transaction()
          transaction.disablesAnimations = clock.moment != nil
          withTransaction(transaction) { selection = page }
        }
      }
  }

  /// What the app sets for single pages of this view: on the pages, or on the view.
  private var ownValues: [Page: PageValues] {
    owner.viewValues.values.merging(settings.values) { $0.merging($1) }
  }

  /// What the view shares with others that show the same pages in one `pageTimer`.
  private var sharedPart: PageSharing.Part {
    let own = ownValues
    let indices = pages.indices(of: Set(own.keys))
    let values = own.compactMap { page, values in indices[page].map { ($0, values) } }
    return PageSharing.Part(
      pageCount: pages.count, values: Dictionary(values) { first, _ in first },
      asksApp: settings.mayAdvance != nil)
  }

  /// What the app sets for single pages, also of other views that show the same pages in one `pageTimer`.
  private var values: [Page: PageValues] {
    var values = ownValues
    for (index, shared) in group?.sharing.values(for: owner.host, pageCount: pages.count) ?? [:] {
      if let page = pages.page(at: index) { values[page] = values[page]?.merging(shared) ?? shared }
    }
    return values
  }

  /// Returns all of the app's settings, and adds the images to a list.
  private func inputs(
    _ values: [Page: PageValues], _ images: inout PageIndicatorImages
  ) -> PagedInputs<Shown, Page> {
    let indices = pages.indices(of: Set(values.keys))
    let placed = values.compactMap { page, values in indices[page].map { (index: $0, values: values) } }
    return PagedInputs(
      configuration: configuration, pages: pages, selection: selection.flatMap { $0.isNone ? nil : $0 },
      timer: timer, loops: loops, values: values, images: images.images(of: theme, placed),
      seen: settings.seen, asksBeforeAdvancing: settings.mayAdvance != nil || group?.sharing.asksApp == true,
      animatesSelection: animatesSelection, position: position)
  }
}

extension PageChange {
  /// Returns how other views show the change: on the spring of page turns, or at once while the user scrubs.
  func transaction(on spring: Dwell.Spring) -> Transaction {
    var transaction = Transaction(
      animation: isContinuous
        ? nil
        : .spring(
          response: spring.response, dampingFraction: spring.dampingFraction, blendDuration: 0))
    transaction.disablesAnimations = isContinuous
    return transaction
  }
}
#endif
