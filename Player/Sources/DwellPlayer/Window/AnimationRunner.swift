#if GTK
import Dwell
import DwellDeck
import DwellGTK

/// Plays the animated pictures of the pages in view, while nothing pauses the pages, and not under reduced
/// motion.
@MainActor
final class AnimationRunner {
  /// The pages.
  private weak var pages: (any PlayingPages)?
  /// The pictures.
  private let store: PictureStore
  /// The clock.
  private let clock: FrontClock
  /// The wake-up for the next frame, and its time.
  private var wait: (time: Double, wakeUp: WakeUp)?

  /// A runner, which begins with the first update.
  init(_ pages: any PlayingPages, _ store: PictureStore, clock: FrontClock) {
    self.pages = pages
    self.store = store
    self.clock = clock
    store.frameDidLoad = { [weak self] in self?.showFrame() }
  }

  isolated deinit { stop() }

  /// Follows the component, and waits for the next frame.
  func update() {
    let pages = playingPages
    let isRunning = !pages.isEmpty && self.pages?.pageTimer?.pausedBy.isEmpty == true
    let next = store.play(pages, isRunning: isRunning, at: clock.now)
    guard next != wait?.time else { return }
    stop()
    guard let next else { return }
    wait = (next, clock.wake(at: next) { [weak self] in self?.wake() })
  }

  /// Cancels the wake-up.
  func stop() {
    wait?.wakeUp.cancel()
    wait = nil
  }

  /// Shows the next frame. If the page turns at the same time, its picture stays at the last one.
  private func wake() {
    wait = nil
    pages?.forward(.tick)
    showFrame()
  }

  /// Shows the frame that is due.
  private func showFrame() {
    update()
    pages?.redraw()
  }

  /// The pages whose pictures play: the current one, or all in view if there are several; none under reduced
  /// motion.
  private var playingPages: [Int] {
    guard let pages, !pages.isMotionReduced else { return [] }
    guard store.deck.pagesPerView > 1 else { return [pages.deckPage] }
    return pages.pagesInView(at: clock.now)
  }
}
#endif
