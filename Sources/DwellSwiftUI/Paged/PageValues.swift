#if canImport(SwiftUI)
import Dwell
import Observation
import SwiftUI

/// What an app sets for one page.
struct PageValues: Equatable {
  /// How long the page stays, in seconds; nil for the duration of the others.
  var duration: Double?
  /// The progress that the app sets; nil while the timer measures it.
  var progress: PageTimerValues.ExternalProgress?
  /// The title that VoiceOver speaks.
  var title: String?
  /// The image shown instead of the page's dot.
  var image: Image?
  /// The image shown instead of the page's dot or pill while it is current.
  var currentImage: Image?

  /// The duration for the core. A page whose progress the app sets stays until that is 1.
  var coreDuration: PageDuration? { progress == nil ? duration.map { .seconds($0) } : .external }

  /// Returns the values, where missing with those of others.
  func merging(_ others: PageValues) -> PageValues {
    PageValues(
      duration: duration ?? others.duration, progress: progress ?? others.progress,
      title: title ?? others.title, image: image ?? others.image,
      currentImage: currentImage ?? others.currentImage)
  }
}

/// The values that a page's view sets.
struct PageValuesKey: PreferenceKey {
  static var defaultValue: PageValues { PageValues() }
  static func reduce(value: inout PageValues, nextValue: () -> PageValues) {
    value = value.merging(nextValue())
  }
}

@available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
extension ContainerValues {
  /// The key of ``pageValues``.
  private struct ValuesKey: ContainerValueKey {
    static var defaultValue: PageValues { PageValues() }
  }

  /// The values that a page's view sets, known before the page is created.
  var pageValues: PageValues {
    get { self[ValuesKey.self] }
    set { self[ValuesKey.self] = newValue }
  }
}

/// The values that the views of pages set, by the pages' identities.
@MainActor @Observable
final class PageViewValues<Page: Hashable> {
  /// The values of pages that were created.
  private(set) var values: [Page: PageValues] = [:]

  /// Sets only values that differ, so that views are evaluated only then.
  func set(_ new: PageValues, for page: Page) {
    if new != values[page] ?? PageValues() { values[page] = new }
  }

  /// Keeps only the values of listed pages, as there may be no end of them.
  func keep(_ pages: PageList<Page>) {
    let listed = pages.indices(of: Set(values.keys))
    if listed.count < values.count { values = values.filter { listed[$0.key] != nil } }
  }
}

extension View {
  /// Reports the values that a page's view sets. Pagers around the page's own get none of them.
  func reportingPageValues<Page: Hashable>(of page: Page, to pages: PageViewValues<Page>) -> some View {
    overlayPreferenceValue(PageValuesKey.self) { values in
      SwiftUI.Color.clear.allowsHitTesting(false)
        .onChange(of: values, initial: true) { pages.set($1, for: page) }
    }
    .transformPreference(PageValuesKey.self) { $0 = PageValues() }
  }

  /// Sets one of the values of a page, on the page's view.
  @ViewBuilder
  private func pageValue<Value>(_ keyPath: WritableKeyPath<PageValues, Value>, _ value: Value) -> some View {
    let view = transformPreference(PageValuesKey.self) { $0[keyPath: keyPath] = value }
    if #available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *) {
      let values: WritableKeyPath<ContainerValues, PageValues> = \.pageValues
      view.containerValue(values.appending(path: keyPath), value)
    } else {
      view
    }
  }

  /// Sets how long a page stays, on the page's view.
  ///
  /// ```swift
  /// import DwellSwiftUI
  /// import SwiftUI
  ///
  /// struct Cities: View {
  ///   var body: some View {
  ///     PageView(count: 2) { number in
  ///       if number == 0 {
  ///         Text("Lisbon").pageTitle("Lisbon, the capital")
  ///       } else {
  ///         Text("Porto").pageDuration(8)
  ///       }
  ///     }
  ///     .pageTimer(duration: 4)
  ///   }
  /// }
  /// ```
  ///
  /// Indicators beside the pages, in the same `pageTimer`, know it, too. For pages that aren't in a
  /// ``PageView``, set it on the indicator: ``PagesView/pageDuration(_:for:)-(Double?,_)``.
  /// - Parameter duration: the duration, in seconds, as in
  ///   `pageTimer(duration:)`; nil for the duration of the
  ///   other pages.
  public func pageDuration(_ duration: Double?) -> some View { pageValue(\.duration, duration) }

  /// Sets how long a page stays, on the page's view.
  /// - Parameter duration: the duration.
  public func pageDuration(_ duration: Duration) -> some View { pageDuration(duration.seconds) }

  /// Sets the title of a page, which VoiceOver speaks, on the page's view.
  public func pageTitle(_ title: String?) -> some View { pageValue(\.title, title) }

  /// Shows an image instead of a page's dot, on the page's view. Only the image's shape counts, not its
  /// colours.
  ///
  /// Pages that are created lazily, from data, have their image once they are next to the current page or in
  /// view.
  /// - Parameters:
  ///   - image: the image; nil for the image of all pages (``PageTheme/dotImage``).
  ///   - current: the image while the page is current; nil for the same one.
  public func pageIndicatorImage(_ image: Image?, current: Image? = nil) -> some View {
    pageValue(\.image, image).pageValue(\.currentImage, current)
  }

  /// Sets a page's progress from the app, on the page's view, for example from a video among photos: the page
  /// stays until its progress is 1, whatever the duration of other pages.
  ///
  /// It applies while the page is current. If a video ends while the pages are paused, the next page follows
  /// when the pause ends.
  /// - Parameters:
  ///   - progress: the elapsed fraction of the page's time, 0...1; other values as in
  ///     ``pageTimer(progress:rate:loops:)``. When the page becomes current, 1 is ignored until the progress
  ///     changes, so that a video that has been watched before starts again.
  ///   - rate: how much the progress grows per second until the app sets it again.
  public func pageProgress(_ progress: Double, rate: Double = 0) -> some View {
    pageValue(\.progress, PageTimerValues.ExternalProgress(progress: progress, rate: rate))
  }
}
#endif
