#if canImport(SwiftUI)
import Dwell
import SwiftUI

/// What an app sets for the pages of one view.
///
/// The modifiers of ``PagesView`` write it; apps don't.
public struct PagesSettings<Page: Hashable> {
  /// What the app sets for single pages.
  var values: [Page: PageValues] = [:]
  /// Returns the title of a page without one of its own; nil without titles.
  var title: ((Page) -> String)?
  /// The pages marked as seen; nil for those before the current one, if time is shown.
  var seen: Set<Page>?
  /// Returns whether the timer may turn to a page; nil to allow every page.
  var mayAdvance: (@MainActor (Page) -> Bool)?
  /// Called when the current page has changed, with the new page and the cause.
  var didTurn: (@MainActor (Page, PageChangeCause) -> Void)?
  /// The app's recordings.
  var recordings: [PageRecording<Page>.Handler] = []
}

/// A view of pages that are identified by values of one type: a ``PageView``, a ``PageControl`` or a
/// ``SegmentedProgress``.
///
/// Its modifiers set what concerns single pages, return the same view, and come before other modifiers. In a
/// ``PageView`` the pages' own views can set most of it, for example
/// ``SwiftUICore/View/pageDuration(_:)-(Double?)``.
///
/// ```swift
/// import DwellSwiftUI
/// import SwiftUI
///
/// struct Places: View {
///   @State private var place = "Lisbon"
///   var body: some View {
///     TabView(selection: $place) {
///       ForEach(["Lisbon", "Porto"], id: \.self) { Text($0).tag($0) }
///     }
///     .overlay(alignment: .bottom) {
///       PageControl(selection: $place, pages: ["Lisbon", "Porto"])
///         .pageDuration(8, for: "Porto")
///         .pageTitles { "The city of \($0)" }
///         .padding(.bottom, 28)
///     }
///     .pageTimer(duration: 4)
///   }
/// }
/// ```
@MainActor @preconcurrency
public protocol PagesView: View {
  /// The type of the pages' identities.
  associatedtype Selection: Hashable
  /// What the app sets for the pages.
  var pageSettings: PagesSettings<Selection> { get set }
}

extension PagesView {
  /// Returns the view with other settings.
  func with(_ change: (inout PagesSettings<Selection>) -> Void) -> Self {
    var view = self
    change(&view.pageSettings)
    return view
  }

  /// Sets one page's duration.
  /// - Parameters:
  ///   - duration: how long the page stays, in seconds, as in
  ///     `pageTimer(duration:)`; nil for the
  ///     duration of the other pages.
  ///   - page: the page's identity.
  public func pageDuration(_ duration: Double?, for page: Selection) -> Self {
    with { $0.values[page, default: PageValues()].duration = duration }
  }

  /// Sets one page's duration.
  /// - Parameters:
  ///   - duration: how long the page stays.
  ///   - page: the page's identity.
  public func pageDuration(_ duration: Duration, for page: Selection) -> Self {
    pageDuration(duration.seconds, for: page)
  }

  /// Sets one page's progress from the app, as ``SwiftUICore/View/pageProgress(_:rate:)`` does on a page.
  /// - Parameters:
  ///   - progress: the elapsed fraction of the page's time, 0...1.
  ///   - rate: how much the progress grows per second until the app sets it again.
  ///   - page: the page's identity.
  public func pageProgress(_ progress: Double, rate: Double = 0, for page: Selection) -> Self {
    with { $0.values[page, default: PageValues()].progress = .init(progress: progress, rate: rate) }
  }

  /// Shows an image instead of one page's dot. Only the image's shape counts, not its colours.
  /// - Parameters:
  ///   - image: the image; nil for the image of all pages (``PageTheme/dotImage``).
  ///   - current: the image while the page is current; nil for the same one.
  ///   - page: the page's identity.
  public func pageIndicatorImage(_ image: Image?, current: Image? = nil, for page: Selection) -> Self {
    with {
      $0.values[page, default: PageValues()].image = image
      $0.values[page, default: PageValues()].currentImage = current
    }
  }

  /// Sets the titles of pages, which VoiceOver speaks.
  /// - Parameter title: returns the title of the page with the given identity.
  public func pageTitles(_ title: @escaping (Selection) -> String) -> Self { with { $0.title = title } }

  /// Marks pages as seen. By default those before the current page are seen if its time is shown, and
  /// otherwise none.
  public func seenPages(_ pages: Set<Selection>) -> Self { with { $0.seen = pages } }

  /// Asks the app before the timer turns to the next page.
  ///
  /// In a `pageTimer` with several views of the same pages, it applies to all of them.
  /// - Parameter mayAdvance: returns whether the timer may turn to the page with the given identity. If it
  ///   returns false, the current page stays and its time restarts.
  public func pageTimerShouldAdvance(_ mayAdvance: @escaping @MainActor (Selection) -> Bool) -> Self {
    with { $0.mayAdvance = mayAdvance }
  }

  /// Performs an action when the current page has changed.
  ///
  /// In a `pageTimer` with several views of the same pages, a turn has the cause that it had in the view
  /// where it began.
  /// - Parameter action: called with the new page, and with the cause: the page's time, the user, the app, or
  ///   other pages.
  public func onPageTurn(
    perform action: @escaping @MainActor (_ page: Selection, _ cause: PageChangeCause) -> Void
  ) -> Self {
    with { $0.didTurn = action }
  }

  /// Saves which pages were seen, the current page and its progress, and continues from that progress.
  ///
  /// The value is written when a page turns, pauses or resumes, and when the view disappears or the app goes
  /// to the background. When the pages first appear, and the selected page is ``SavedPages/current``, its
  /// time continues from ``SavedPages/progress``. The app selects the page:
  ///
  /// ```swift
  /// import DwellSwiftUI
  /// import SwiftUI
  ///
  /// struct Story: View {
  ///   let photos: [String]
  ///   @Binding var saved: SavedPages<String>
  ///   @State private var photo: String
  ///   init(_ photos: [String], saved: Binding<SavedPages<String>>) {
  ///     self.photos = photos
  ///     _saved = saved
  ///     // Or `current`, to go on in the middle of a photo.
  ///     photo = saved.wrappedValue.firstUnseen(of: photos) ?? photos[0]
  ///   }
  ///   var body: some View {
  ///     PageView(photos, id: \.self, selection: $photo) { Image($0) }
  ///       .savesPages(in: $saved)
  ///       .pageTimer(duration: 4)
  ///   }
  /// }
  /// ```
  /// - Parameter saved: the value that the app stores.
  public func savesPages(in saved: Binding<SavedPages<Selection>>) -> Self {
    var handler = PageRecording<Selection>.Handler()
    handler.didVisit = { page, _ in
      if !saved.wrappedValue.seen.contains(page) { saved.wrappedValue.seen.insert(page) }
    }
    handler.didStop = { page, progress in
      var new = saved.wrappedValue
      (new.current, new.progress) = (page, progress)
      if new != saved.wrappedValue { saved.wrappedValue = new }
    }
    handler.progress = { $0 == saved.wrappedValue.current ? saved.wrappedValue.progress : 0 }
    return with { $0.recordings.append(handler) }
  }

  /// Performs an action when a page is no longer shown, because another page was turned to, the view has
  /// disappeared or the app is in the background, with the time for which it was shown.
  ///
  /// Times don't depend on the frame rate. A page that was removed while it was shown isn't reported.
  /// - Parameter action: called with the page's visit.
  public func onPageVisit(perform action: @escaping @MainActor (PageVisit<Selection>) -> Void) -> Self {
    var handler = PageRecording<Selection>.Handler()
    handler.didVisit = { page, time in
      action(
        PageVisit(page: page, shown: time.shown, running: time.running, isComplete: time.completions > 0))
    }
    return with { $0.recordings.append(handler) }
  }
}
#endif
