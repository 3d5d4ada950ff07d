#if GTK
import DwellGTK
import CDwellGTK
import Synchronization

/// Decodes pictures one after another on a thread of its own, and tells the main loop what came of it.
@MainActor
final class PictureWorker {
  /// The one worker of the program: two at a time would need twice the memory and finish neither sooner.
  static let shared = PictureWorker()

  /// The thread (GThreadPool of one).
  private let pool: UnsafeMutablePointer<GThreadPool>?

  /// Use ``shared``.
  private init() {
    pool = g_thread_pool_new(PictureJob.run, nil, 1, 0, nil)
  }

  /// Decodes a picture when its turn comes; `completion` is called by the main loop, unless the job is
  /// cancelled first.
  func decode(
    path: String, box: PixelSize,
    completion: @escaping @MainActor (Result<DecodedPicture, PictureProblem>) -> Void
  ) -> PictureJob {
    let job = PictureJob(path: path, box: box, completion: completion)
    g_thread_pool_push(pool, Unmanaged.passRetained(job).toOpaque(), nil)
    return job
  }
}

/// A picture that is being decoded, or waits for it.
final class PictureJob: Sendable {
  /// The picture's file.
  private let path: String
  /// The box that the picture is to fit.
  private let box: PixelSize
  /// Whether nobody wants the picture any more.
  private let cancelled = Atomic(false)
  /// What the main loop calls.
  private let completion: @MainActor (Result<DecodedPicture, PictureProblem>) -> Void

  /// A job that has not begun.
  init(
    path: String, box: PixelSize,
    completion: @escaping @MainActor (Result<DecodedPicture, PictureProblem>) -> Void
  ) {
    self.path = path
    self.box = box
    self.completion = completion
    // Orders what stands here before what the worker reads after its first look. GLib's queue does as well,
    // but by its own means, which ThreadSanitizer cannot see.
    cancelled.store(false, ordering: .releasing)
  }

  /// Forgets the job: nothing is called any more.
  func cancel() { cancelled.store(true, ordering: .releasing) }

  /// Whether the job was forgotten.
  private var isCancelled: Bool { cancelled.load(ordering: .acquiring) }

  /// What the worker's thread does with a job. It stands here, since inside of ``PictureWorker`` it would
  /// belong to the main thread.
  fileprivate static let run: @convention(c) (gpointer?, gpointer?) -> Void = { data, _ in
    if let data { Unmanaged<PictureJob>.fromOpaque(data).takeRetainedValue().run() }
  }

  /// Does the job, and hands the result to the main loop.
  private func run() {
    guard !isCancelled else { return }
    let job = self
    let report = Report(
      job,
      Result { () throws(PictureProblem) in
        try PictureDecoder.decode(path: job.path, box: job.box, isCancelled: { job.isCancelled })
      })
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

  /// What came of a job, on its way to the main loop.
  private final class Report: Sendable {
    /// The job.
    let job: PictureJob
    /// What came of it.
    let result: Result<DecodedPicture, PictureProblem>
    /// Orders what the worker wrote before what the main loop reads, as `cancelled` does on the way there.
    let isHandedOver = Atomic(false)

    /// A report on a job.
    init(_ job: PictureJob, _ result: Result<DecodedPicture, PictureProblem>) {
      self.job = job
      self.result = result
    }

    /// Tells who asked, unless nobody wants to know any more.
    @MainActor
    func deliver() {
      if isHandedOver.load(ordering: .acquiring), !job.isCancelled { job.completion(result) }
    }
  }
}
#endif
