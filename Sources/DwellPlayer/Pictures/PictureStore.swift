#if GTK
import DwellGTK
import CDwellGTK
import Dwell

/// The pictures of a list of files, with only the current one and its neighbours in memory.
@MainActor
final class PictureStore {
  /// Called when a picture was decoded, also at another size.
  var pictureDidLoad: (_ page: Int) -> Void = { _ in }
  /// Called when a picture cannot be shown; it has been removed from the list.
  var pictureDidFail: (_ page: Int, _ path: String, PictureProblem) -> Void = { _, _, _ in }

  /// The pictures.
  private var pictures: [Picture]
  /// The pictures in memory.
  private var loaded: [Picture] = []
  /// Whether the first picture follows the last.
  private let loops: Bool
  /// The current page.
  private var current = 0
  /// The box to fit pictures into; nil until it is set.
  private var box: PixelSize?
  /// The picture being loaded.
  private var loading: (picture: Picture, job: PictureJob)?
  /// The previous picture, kept while it may be visible.
  private var leaving: Picture?
  /// The decoding thread.
  private let worker = PictureWorker.shared

  /// A picture of the list.
  private final class Picture {
    /// Its file.
    let path: String
    /// The decoded picture.
    var decoded: DecodedPicture?
    /// The box for which reading the file again failed, so that it isn't tried again.
    var givenUp: PixelSize?

    /// A picture that isn't in memory.
    init(path: String) { self.path = path }

    /// Whether the picture needs to be loaded for a box.
    func needsLoading(for box: PixelSize) -> Bool {
      guard let decoded else { return true }
      return decoded.size != decoded.wanted(for: box) && givenUp != box
    }
  }

  /// A store for the files of the pages.
  init(paths: [String], loops: Bool) {
    pictures = paths.map { Picture(path: $0) }
    self.loops = loops
  }

  isolated deinit { loading?.job.cancel() }

  /// The number of pages.
  var count: Int { pictures.count }

  /// The picture of a page; nil if it is not in memory.
  func picture(_ page: Int) -> DecodedPicture? {
    pictures.indices.contains(page) ? pictures[page].decoded : nil
  }

  /// The number of pictures in memory.
  var loadedCount: Int { loaded.count }

  /// Sets the current page: loads it, the next and the previous one, in this order, and releases all others
  /// except the previously shown one.
  func show(_ page: Int) {
    guard pictures.indices.contains(page) else { return }
    if page != current, pictures.indices.contains(current) { leaving = pictures[current] }
    current = page
    update()
  }

  /// Releases the previously shown picture, which is no longer visible.
  func settle() {
    leaving = nil
    update()
  }

  /// Sets the box on screen to fit pictures into.
  func resize(to box: PixelSize) {
    guard box != self.box, box.width > 0, box.height > 0 else { return }
    self.box = box
    update()
  }

  /// The pages to keep in memory, most urgent first.
  private var wantedPages: [Int] {
    guard !pictures.isEmpty else { return [] }
    var result = [current]
    for step in [1, -1] {
      var page = current + step
      if loops { page = (page + pictures.count) % pictures.count }
      if pictures.indices.contains(page), !result.contains(page) { result.append(page) }
    }
    return result
  }

  /// Releases pictures that are no longer needed, and loads the most urgent missing one.
  private func update() {
    let wanted = wantedPages.map { pictures[$0] }
    loaded.removeAll { picture in
      guard picture !== leaving, !wanted.contains(where: { $0 === picture }) else { return false }
      picture.decoded = nil
      return true
    }
    if let loading, !wanted.contains(where: { $0 === loading.picture }) {
      loading.job.cancel()
      self.loading = nil
    }
    guard loading == nil, let box, let next = wanted.first(where: { $0.needsLoading(for: box) }) else {
      return
    }
    let job = worker.decode(path: next.path, box: box) { [weak self] in self?.finish(next, for: box, $0) }
    loading = (next, job)
  }

  /// Handles a decoded picture, or a failure.
  private func finish(
    _ picture: Picture, for box: PixelSize, _ result: Result<DecodedPicture, PictureProblem>
  ) {
    loading = nil
    // The picture is no longer needed.
    guard let page = wantedPages.first(where: { pictures[$0] === picture }) else { return update() }
    switch result {
    case .success(let decoded):
      if picture.decoded == nil { loaded.append(picture) }
      picture.decoded = decoded
      pictureDidLoad(page)
    case .failure(let problem):
      if picture.decoded == nil { remove(page, problem) } else { picture.givenUp = box }
    }
    update()
  }

  /// Removes a picture that cannot be shown from the list.
  private func remove(_ page: Int, _ problem: PictureProblem) {
    let path = pictures.remove(at: page).path
    if page < current || current == pictures.count { current = max(current - 1, 0) }
    pictureDidFail(page, path, problem)
  }
}
#endif
