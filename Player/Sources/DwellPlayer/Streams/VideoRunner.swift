#if GTK
import Dwell
import DwellDeck
import DwellGTK

/// Plays the video of the current page while nothing pauses the pages, and sets the page's progress from it,
/// so that the fill follows the video, and the page turns when the video ends. A page with its own duration
/// keeps that.
@MainActor
final class VideoRunner {
  /// The pages.
  private weak var pages: (any PlayingPages)?
  /// The videos.
  private let store: PictureStore
  /// The clock.
  private let clock: FrontClock
  /// The video that plays.
  private weak var video: (any VideoStream)?
  /// Whether the page has had progress from the video since it began.
  private var hasBegun = false
  /// Whether the video's end has been reported to the page.
  private var isCompleted = false

  /// How far the page's time may be from the video's, in seconds: streams report theirs late by less.
  private static var tolerance: Double { 0.05 }

  /// A runner, which begins with the first update.
  init(_ pages: any PlayingPages, _ store: PictureStore, clock: FrontClock) {
    self.pages = pages
    self.store = store
    self.clock = clock
    store.videoImageDidChange = { [weak pages] in pages?.redraw() }
  }

  /// Follows the component and the video.
  func update() {
    guard let pages, let timer = pages.pageTimer else { return }
    let isRunning = timer.pausedBy.isEmpty && timer.phase == .dwelling
    let video = store.playVideo(pages.deckPage, isRunning: isRunning)
    if video !== self.video {
      self.video = video
      (hasBegun, isCompleted) = (false, false)
    }
    guard let video, timer.duration(forPage: timer.currentPage) == .external else { return }
    if store.deck.loops, timer.pageCount == 1, timer.phase == .ended, video.hasEnded {
      pages.forward(.restart)
    }
    guard let timer = pages.pageTimer, timer.phase == .dwelling else { return }
    let progress = timer.progress(at: clock.now)
    if progress == 0, hasBegun, video.position > 0 || video.hasEnded {
      // The page's time has restarted, as in a deck of one page.
      (hasBegun, isCompleted) = (false, false)
      video.rewind()
      video.run(isRunning)
    } else if video.hasEnded {
      guard !isCompleted else { return }
      (hasBegun, isCompleted) = (true, true)
      pages.forward(.setProgress(1, rate: 0))
    } else if let length = video.duration {
      isCompleted = false
      let position = min(video.position, length)
      guard position > 0, abs(progress * length - position) > Self.tolerance else { return }
      hasBegun = true
      // Only the end of the video ends the page.
      pages.forward(.setProgress(min(position / length, 1 - 1e-6), rate: 1 / length))
    }
  }
}
#endif
