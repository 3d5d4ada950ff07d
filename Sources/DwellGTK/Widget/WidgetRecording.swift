#if GTK
import Dwell

/// Records the pages of a widget's component for the app.
@MainActor
final class WidgetRecording {
  /// The recorder.
  private(set) var recorder: PageRecorder
  /// Returns the component's timer.
  private let timer: @MainActor () -> PageTimer

  /// Begins to record at a time, in seconds.
  init(seen: SeenPages, at now: Double, timer: @escaping @MainActor () -> PageTimer) {
    self.timer = timer
    recorder = PageRecorder(timer(), seen: seen, at: now)
  }

  /// Records the changes of an event, nil for a configuration; returns the visits that have ended.
  func note(_ event: Event?, at now: Double) -> [PageTime] { recorder.note(event, of: timer(), at: now) }
}

extension ComponentWidget where Content: TimedComponent {
  /// Begins to record how long pages are in sight, and which were seen; a recording before is forgotten. Then
  /// ``pageTimes`` has the times, and ``WidgetCallbacks/pageVisitDidEnd`` is called for each visit.
  /// - Parameter seen: the pages that were seen before.
  public func recordPages(seen: SeenPages = SeenPages()) {
    let box = box
    controller.recording = WidgetRecording(seen: seen, at: controller.now) { [unowned box] in
      box.component.timer
    }
  }

  /// How long each page was in sight since ``recordPages(seen:)``; nothing before.
  public var pageTimes: PageTimes { controller.recording?.recorder.times(at: controller.now) ?? PageTimes() }

  /// A record from which pages can continue later. No page was seen before ``recordPages(seen:)``.
  public var pageRecord: PageRecord {
    controller.recording?.recorder.record(at: controller.now)
      ?? PageRecord(component.timer, seen: SeenPages(), at: controller.now)
  }

  /// Continues where pages stopped, without animation. The number of pages may have changed since
  /// (``/Dwell/PageRecord/start(_:pageCount:)``).
  /// - Parameters:
  ///   - record: the record.
  ///   - start: whether to continue where they stopped, or with the first unseen page.
  public func restorePages(_ record: PageRecord, _ start: PageRecord.Start = .whereStopped) {
    for event in record.events(start, pageCount: component.pageCount) { send(event) }
  }
}
#endif
