#if GTK
import DwellGTK
import CDwellGTK
import DwellDeck
import Synchronization

/// Decodes pictures one at a time on a background thread, and reports the results to the main loop.
@MainActor
final class PictureWorker {
  /// The only worker for whole pictures: two decodes at a time would need twice the memory without finishing
  /// sooner.
  static let shared = PictureWorker()
  /// The worker for the frames of animated pictures, which cannot wait for a large picture.
  static let frames = PictureWorker()

  /// The thread (a GThreadPool of one).
  private let pool: UnsafeMutablePointer<GThreadPool>?

  /// Use ``shared`` or ``frames``.
  private init() {
    pool = g_thread_pool_new(PictureJob.run, nil, 1, 0, nil)
  }

  /// Queues the picture of a page for decoding; `completion` is called by the main loop, unless the job is
  /// cancelled.
  func decode(
    _ page: DeckPage, box: PixelSize, fit: DeckFit, clock: PictureClock = .system,
    completion: @escaping @MainActor (Result<DecodedPicture, PictureProblem>) -> Void
  ) -> PictureJob {
    decode(
      { isCancelled throws(PictureProblem) in
        try PictureDecoder.decode(page, box: box, fit: fit, clock: clock, isCancelled: isCancelled)
      }, completion: completion)
  }

  /// Queues other decoding likewise.
  func decode(
    _ work: @escaping PictureJob.Work,
    completion: @escaping @MainActor (Result<DecodedPicture, PictureProblem>) -> Void
  ) -> PictureJob {
    let job = PictureJob(work, completion: completion)
    g_thread_pool_push(pool, Unmanaged.passRetained(job).toOpaque(), nil)
    return job
  }
}

/// A picture that is queued or being decoded.
final class PictureJob: Sendable {
  /// Decodes a picture on the worker's thread; it asks repeatedly whether the job was cancelled.
  typealias Work = @Sendable (_ isCancelled: @escaping () -> Bool) throws(PictureProblem) -> DecodedPicture

  /// What the job does.
  private let work: Work
  /// Whether the job was cancelled.
  private let cancelled = Atomic(false)
  /// The callback on the main loop.
  private let completion: @MainActor (Result<DecodedPicture, PictureProblem>) -> Void

  /// A job that hasn't begun.
  init(
    _ work: @escaping Work,
    completion: @escaping @MainActor (Result<DecodedPicture, PictureProblem>) -> Void
  ) {
    self.work = work
    self.completion = completion
    // Orders the initialisation before the worker's reads. GLib's queue does so too, but in a way that
    // ThreadSanitizer cannot see.
    cancelled.store(false, ordering: .releasing)
  }

  /// Cancels the job: its completion is not called.
  func cancel() { cancelled.store(true, ordering: .releasing) }

  /// Whether the job was cancelled.
  private var isCancelled: Bool { cancelled.load(ordering: .acquiring) }

  /// The worker's thread function. It is defined here because inside ``PictureWorker`` it would be isolated
  /// to the main actor.
  fileprivate static let run: @convention(c) (gpointer?, gpointer?) -> Void = { data, _ in
    if let data { Unmanaged<PictureJob>.fromOpaque(data).takeRetainedValue().run() }
  }

  /// Does the job, and passes the result to the main loop.
  private func run() {
    guard !isCancelled else { return }
    let job = self
    let report = Report(
      job,
      Result { () throws(PictureProblem) in try job.work { job.isCancelled } })
    report.isHandedOver.store(true, ordering: .releasing)
    g_idle_add_full(
      G_PRIORITY_DEFAULT,
      { data in
        guard let data else { return 0 }
        let report = Unmanaged<Report>.fromOpaque(data).takeUnretainedValue()
        MainActor.assumeIsolated { report.deliver() }
        return 0
      }, Unmanaged.passRetained(report).toOpaque(),
      { data in
        if let data { Unmanaged<Report>.fromOpaque(data).release() }
      })
  }

  /// The result of a job, on its way to the main loop.
  private final class Report: Sendable {
    /// The job.
    let job: PictureJob
    /// The result.
    let result: Result<DecodedPicture, PictureProblem>
    /// Orders the worker's writes before the main loop's reads, as `cancelled` does in the other direction.
    let isHandedOver = Atomic(false)

    /// A report on a job.
    init(_ job: PictureJob, _ result: Result<DecodedPicture, PictureProblem>) {
      self.job = job
      self.result = result
    }

    /// Calls the completion, unless the job was cancelled.
    @MainActor
    func deliver() {
      if isHandedOver.load(ordering: .acquiring), !job.isCancelled { job.completion(result) }
    }
  }
}
#endif
