#if GTK
import CDwellGTK
import Dwell
import DwellConformance
@testable import DwellGTK
import DwellGTKTestSupport
import XCTest

/// A viewer of stories follows the gestures of all scripts as other fronts do (R233-R235).
@MainActor
final class ScriptedStoriesTests: StoriesTestCase {
  func testEveryScriptShowsTheSame() async throws {
    let scripts = try GestureScript<StoryGesture>.all()
    XCTAssertGreaterThan(scripts.count, 4)
    for script in scripts {
      let seen = try XCTUnwrap(script.settings["seen"]).map { SeenPages([0..<Int($0)]) }
      let stories = try open(try XCTUnwrap(script.settings["people"]).map { Int($0) }, seen: seen)
      XCTAssertEqual(try script.differences(on: ScriptedStories(self, stories)), [])
    }
  }
}

/// A viewer of stories that plays gestures.
@MainActor
private final class ScriptedStories: GestureFront {
  /// The test.
  private let test: StoriesTestCase
  /// The viewer.
  private let stories: StoriesWidget
  /// How often it has asked to be closed.
  private var closings = 0

  /// Creates a front in a test's window.
  init(_ test: StoriesTestCase, _ stories: StoriesWidget) {
    (self.test, self.stories) = (test, stories)
    stories.callbacks.didClose = { [weak self] in self?.closings += 1 }
  }

  func perform(_ gesture: StoryGesture) throws {
    switch gesture {
    case .tap(let forward): try test.tap(forward: forward, stories)
    case .swipe(let forward):
      let ends = [(x: 20, y: 300), (x: 280, y: 300)]
      try test.drag(from: ends[forward ? 1 : 0], to: ends[forward ? 0 : 1])
      try test.release()
    case .hold: try test.press(at: (150, 200))
    case .lift: try test.release()
    case .pull(let share):
      try test.drag(from: (150, 100), to: (150, 100 + Int(share * 400)))
      test.clock.advance(by: 1)
      try test.release()
    case .close:
      let button = test.bounds(of: stories.controller.closeButton, in: stories)
      try test.press(at: (Int(button.x) + 22, Int(button.y) + 22))
      try test.release()
    }
  }

  func advance(by seconds: Double) {
    // What has come into view is known after a few frames, and what a long time has led to after one.
    let frames = min(seconds, 0.12)
    test.play(frames)
    test.clock.advance(by: seconds - frames)
    test.play(0)
  }

  func shown() throws -> [Double] { (try test.place(stories) + [closings]).map(Double.init) }
}
#endif
