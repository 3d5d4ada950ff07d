#if GTK
import CDwellGTK
import DwellDeck
@testable import DwellGTK
@testable import DwellPlayer
import XCTest

/// A video whose state and time are set by a test, instead of one that GTK plays.
@MainActor
final class StandInVideo: VideoStream {
  var imageDidChange: () -> Void = {}
  var stateDidChange: () -> Void = {}
  var problem: PictureProblem?
  var isReady = false
  var duration: Double?
  var position = 0.0
  var hasEnded = false
  var isMuted = false
  /// Whether it runs.
  private(set) var isRunning = false
  /// How often it returned to its beginning from another time.
  private(set) var rewindCount = 0
  /// Its only picture.
  private let picture: DecodedPicture
  /// Its file.
  let path: String

  /// A video that isn't ready.
  init(_ path: String, _ picture: DecodedPicture) {
    self.path = path
    self.picture = picture
  }

  var image: OpaquePointer? { isReady ? picture.texture : nil }
  var size: PixelSize { picture.size }

  func run(_ isRunning: Bool) { self.isRunning = isRunning && !hasEnded }

  func rewind() {
    if position > 0 { rewindCount += 1 }
    (position, hasEnded) = (0, false)
  }

  /// Makes it ready.
  func prepare(_ duration: Double? = 4) {
    (isReady, self.duration) = (true, duration)
    stateDidChange()
  }

  /// Sets its time, which it reports.
  func reach(_ position: Double) {
    self.position = position
    stateDidChange()
  }

  /// Brings it to its end.
  func end() {
    (position, hasEnded, isRunning) = (duration ?? position, true, false)
    stateDidChange()
  }

  /// Makes it fail.
  func fail(_ problem: PictureProblem) {
    self.problem = problem
    stateDidChange()
  }
}
#endif
