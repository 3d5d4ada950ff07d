#if GTK
import DwellGTK
import CDwellGTK
import Dwell

/// The pictures of a list of files, of which only the shown one and its neighbours are in memory.
@MainActor
final class PictureStore {
  /// A picture came into memory, or another size of it did.
  var pictureDidLoad: (_ page: Int) -> Void = { _ in }
  /// A picture cannot be shown, and is no longer in the list.
  var pictureDidFail: (_ page: Int, _ path: String, PictureProblem) -> Void = { _, _, _ in }

  /// The pictures.
  private var pictures: [Picture]
  /// Those that are in memory, so that nobody looks for them among all.
  private var loaded: [Picture] = []
  /// Whether the first picture follows the last.
  private let loops: Bool
  /// The page that is shown.
  private var current = 0
  /// The box that a picture is to fill; nil while nobody has said.
  private var box: PixelSize?
  /// The picture that is being loaded.
  private var loading: (picture: Picture, job: PictureJob)?
  /// The picture that was shown before, kept for as long as it may be seen to leave.
  private var leaving: Picture?
  /// Decodes.
  private let worker = PictureWorker.shared

  /// A picture of the list.
  private final class Picture {
    /// Its file.
    let path: String
    /// What is in memory of it.
    var decoded: DecodedPicture?
    /// The box for which nothing better can be had, because reading the file once more failed.
    var givenUp: PixelSize?

    /// A picture of which nothing is in memory.
    init(path: String) { self.path = path }

    /// Whether there is something to load for a box.
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

  /// The number of pages left.
  var count: Int { pictures.count }

  /// The picture of a page; nil if it is not in memory.
  func picture(_ page: Int) -> DecodedPicture? {
    pictures.indices.contains(page) ? pictures[page].decoded : nil
  }

  /// How many pictures are in memory.
  var loadedCount: Int { loaded.count }

  /// Shows a page: loads what is missing of it, the next and the previous one, in this order, and forgets all
  /// others but the one that was shown last.
  func show(_ page: Int) {
    guard pictures.indices.contains(page) else { return }
    if page != current, pictures.indices.contains(current) { leaving = pictures[current] }
    current = page
    update()
  }

  /// Forgets the picture that was shown last, because it has left.
  func settle() {
    leaving = nil
    update()
  }

  /// Fits pictures into a box of the screen from now on.
  func resize(to box: PixelSize) {
    guard box != self.box, box.width > 0, box.height > 0 else { return }
    self.box = box
    update()
  }

  /// The pages that are to be in memory, most urgent first.
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

  /// Forgets what is not wanted, and loads the most urgent picture that is missing.
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

  /// A picture has been decoded, or cannot be.
  private func finish(
    _ picture: Picture, for box: PixelSize, _ result: Result<DecodedPicture, PictureProblem>
  ) {
    loading = nil
    // What is not wanted any more was not waited for.
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

  /// Takes a picture that cannot be shown out of the list.
  private func remove(_ page: Int, _ problem: PictureProblem) {
    let path = pictures.remove(at: page).path
    if page < current || current == pictures.count { current = max(current - 1, 0) }
    pictureDidFail(page, path, problem)
  }
}
#endif
