#if canImport(SwiftUI)
import Dwell
import SwiftUI

/// Records the pages inside one modifier for the app.
///
/// If several components show the same pages, it records the first visible one.
@MainActor
final class PageRecording: ObservableObject {
  /// The app's handlers.
  struct Handler {
    /// Called with a page and its visit when it is no longer shown.
    var didVisit: @MainActor (AnyHashable, PageTime) -> Void = { _, _ in }
    /// Called with the current page and its progress when the pages turn, begin, pause, end or disappear.
    var didStop: @MainActor (AnyHashable, Double) -> Void = { _, _ in }
    /// Returns the progress with which a page begins that is the first to be shown.
    var progress: @MainActor (AnyHashable) -> Double = { _ in 0 }
  }

  /// The app's handlers.
  var handler = Handler()
  /// The component that is recorded.
  private weak var source: (any PageTimerMember)?
  /// Its recorder.
  private var recorder: PageRecorder?
  /// Whether the first page has begun.
  private var hasBegun = false
  /// Whether the time was running after the latest event.
  private var wasRunning = false
  /// The reports that the app hasn't received yet.
  private var news: [() -> Void] = []

  /// Records an event's changes in a component; nil for a configuration.
  /// - Parameters:
  ///   - host: the component's host.
  ///   - now: the time of the event, in seconds.
  ///   - page: returns the identity of a page at an index.
  func note(
    _ event: Dwell.Event?, of host: any PageTimerMember, at now: Double, page: (Int) -> AnyHashable?
  ) {
    if source == nil, let timer = host.timer, !timer.pausedBy.contains(.hidden) {
      begin(host, timer, at: now, page)
    }
    guard source === host, let timer = host.timer else { return }
    let isHidden = timer.pausedBy.contains(.hidden)
    let visits = recorder?.note(event, of: timer, at: now) ?? []
    for visit in visits {
      guard let page = page(visit.page) else { continue }
      news.append { [weak self] in self?.handler.didVisit(page, visit) }
    }
    if !visits.isEmpty || timer.isRunning != wasRunning, let page = page(timer.currentPage) {
      let progress = timer.progress(at: now)
      news.append { [weak self] in self?.handler.didStop(page, progress) }
    }
    wasRunning = timer.isRunning
    if isHidden { (source, recorder) = (nil, nil) }
  }

  /// Starts to record a component, the first one from where its page stopped before.
  private func begin(
    _ host: any PageTimerMember, _ timer: PageTimer, at now: Double, _ page: (Int) -> AnyHashable?
  ) {
    source = host
    recorder = PageRecorder(timer, at: now)
    guard !hasBegun else { return }
    hasBegun = true
    guard let page = page(timer.currentPage), case .seconds = timer.duration(forPage: timer.currentPage)
    else {
      return
    }
    let progress = handler.progress(page)
    if progress > 0, progress < 1 { host.setProgress(progress) }
  }

  /// Delivers the pending reports to the app.
  func deliver() {
    let news = news
    self.news = []
    for item in news { item() }
  }
}

/// Records the pages inside for the app.
struct PageRecordingModifier: ViewModifier {
  /// The app's handlers.
  let handler: PageRecording.Handler
  /// The recording.
  @StateObject private var recording = PageRecording()

  func body(content: Content) -> some View {
    let _ = recording.handler = handler
    content.transformEnvironment(\.pageRecordings) { $0.append(recording) }
  }
}

extension EnvironmentValues {
  /// The key of ``pageRecordings``.
  private struct RecordingsKey: EnvironmentKey {
    static var defaultValue: [PageRecording] { [] }
  }

  /// The recordings of the pages inside, the outermost first.
  var pageRecordings: [PageRecording] {
    get { self[RecordingsKey.self] }
    set { self[RecordingsKey.self] = newValue }
  }
}

extension View {
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
  ///     _photo = State(initialValue: saved.wrappedValue.firstUnseen(of: photos) ?? photos[0])
  ///   }
  ///   var body: some View {
  ///     PageView(photos, id: \.self, selection: $photo) { Image($0) }
  ///       .savesPages(in: $saved)
  ///       .pageTimer(duration: 4)
  ///   }
  /// }
  /// ```
  /// - Parameter saved: the value that the app stores.
  public func savesPages<Page: Hashable>(in saved: Binding<SavedPages<Page>>) -> some View {
    var handler = PageRecording.Handler()
    handler.didVisit = { page, _ in
      guard let page = page.base as? Page, !saved.wrappedValue.seen.contains(page) else { return }
      saved.wrappedValue.seen.insert(page)
    }
    handler.didStop = { page, progress in
      guard let page = page.base as? Page else { return }
      var new = saved.wrappedValue
      (new.current, new.progress) = (page, progress)
      if new != saved.wrappedValue { saved.wrappedValue = new }
    }
    handler.progress = { page in
      saved.wrappedValue.current.map { AnyHashable($0) } == page ? saved.wrappedValue.progress : 0
    }
    return modifier(PageRecordingModifier(handler: handler)).namingPages("savesPages(in:)", by: Page.self)
  }

  /// Performs an action when a page is no longer shown, because another page was turned to, the view has
  /// disappeared or the app is in the background, with the time for which it was shown.
  ///
  /// Times don't depend on the frame rate. A page that was removed while it was shown isn't reported.
  /// - Parameter action: called with the page's visit.
  public func onPageVisit<Page: Hashable>(
    perform action: @escaping @MainActor (PageVisit<Page>) -> Void
  ) -> some View {
    var handler = PageRecording.Handler()
    handler.didVisit = { page, time in
      guard let page = page.base as? Page else { return }
      action(
        PageVisit(page: page, shown: time.shown, running: time.running, isComplete: time.completions > 0))
    }
    return modifier(PageRecordingModifier(handler: handler))
      .namingPages("onPageVisit(perform:)", by: Page.self)
  }
}
#endif
