#if GTK
import CDwellGTK
import Dwell
import DwellDeck
@testable import DwellGTK
import DwellGTKTestSupport
@testable import DwellPlayer
import XCTest

/// Videos as GTK plays them, made by ffmpeg.
@MainActor
final class MediaFileTests: GTKTestCase {
  /// Makes a video of 0.4 s that is red and then blue, with a sound.
  private func makeVideo(_ path: String, _ options: [String] = ["-pix_fmt", "yuv420p"]) throws {
    _ = try run(
      [
        "ffmpeg", "-v", "error", "-y", "-f", "lavfi", "-i", "color=red:size=64x48:rate=10:duration=0.2", "-f",
        "lavfi", "-i", "color=blue:size=64x48:rate=10:duration=0.2", "-f", "lavfi", "-i", "sine=duration=0.4",
        "-filter_complex", "[0][1]concat[v]", "-map", "[v]", "-map", "2:a",
      ] + options + [path])
  }

  /// Opens a video, and waits until it is ready or has failed.
  private func open(_ path: String) -> MediaFile {
    let video = MediaFile(DeckPage(path))
    video.isMuted = true
    runLoop(until: { video.isReady || video.problem != nil }, path)
    return video
  }

  /// The colour in the middle of a video's current picture: `r`, `b`, or another letter.
  private func color(_ video: MediaFile) throws -> String {
    let picture = try XCTUnwrap(DecodedPicture(video, box: PixelSize(width: 999, height: 999), .scaleDown))
    return letter(Array(Pixels(picture)[picture.size.width / 2, picture.size.height / 2].prefix(3)))
  }

  /// A letter for a colour: `r` for red, `b` for blue, or `?`.
  private func letter(_ color: [Int]) -> String {
    if color[0] > 200, color[1] < 60, color[2] < 60 { return "r" }
    return color[2] > 200 && color[0] < 60 && color[1] < 60 ? "b" : "?"
  }

  func testAVideoThatWasRecordedUprightIsShownUpright() async throws {
    let folder = try temporaryFolder()
    // Blue is at its left before it is rotated.
    let options = ["-vf", "drawbox=w=32:color=blue:t=fill", "-pix_fmt", "yuv420p"]
    _ = try run(
      ["ffmpeg", "-v", "error", "-f", "lavfi", "-i", "color=red:size=64x48:rate=10:duration=0.4"] + options
        + [folder + "/a.mp4"])
    let video = [UInt8](try Data(contentsOf: URL(fileURLWithPath: folder + "/a.mp4")))
    let header = try XCTUnwrap(video.firstRange(of: "tkhd".utf8)).upperBound
    for (matrix, size, letters) in [
      ([1, 0, 0, 1], PixelSize(width: 64, height: 48), "br"),
      ([0, 1, 0xFFFF, 0], PixelSize(width: 48, height: 64), "br"),
      ([0, 0xFFFF, 1, 0], PixelSize(width: 48, height: 64), "rb"),
    ] {
      var turned = video
      for (index, number) in zip([0, 4, 12, 16], matrix) {
        turned[header + 40 + index] = UInt8(number >> 8)
        turned[header + 41 + index] = UInt8(number & 0xFF)
      }
      let path = "\(folder)/turned.mp4"
      try Data(turned).write(to: URL(fileURLWithPath: path))
      let video = open(path)
      XCTAssertNil(video.problem)
      XCTAssertEqual(video.size, size, "\(matrix)")
      let picture = try XCTUnwrap(DecodedPicture(video, box: PixelSize(width: 999, height: 999), .scaleDown))
      XCTAssertEqual(picture.size, size)
      let pixels = Pixels(picture)
      let ends = size.width > size.height ? [(8, 24), (56, 24)] : [(24, 8), (24, 56)]
      XCTAssertEqual(ends.map { letter(Array(pixels[$0.0, $0.1].prefix(3))) }.joined(), letters, "\(matrix)")
    }
  }

  func testVideosOfCommonFormatsAreReadyWithTheirFirstFrameLengthAndSize() async throws {
    let folder = try temporaryFolder()
    for (name, options) in [
      ("a.mp4", ["-pix_fmt", "yuv420p"]), ("a.m4v", ["-c:v", "mpeg4", "-c:a", "aac", "-f", "mp4"]),
      ("a.mov", ["-pix_fmt", "yuv420p"]), ("a.mkv", ["-pix_fmt", "yuv420p"]),
      ("a.webm", ["-c:v", "libvpx-vp9", "-pix_fmt", "yuv420p"]),
      ("a.ogv", ["-c:v", "libtheora", "-q:v", "9"]),
    ] {
      let path = "\(folder)/\(name)"
      try makeVideo(path, options)
      XCTAssertEqual(try Deck.read(path: path).deck.pages.map(\.isVideo), [true], name)
      let video = open(path)
      XCTAssertNil(video.problem, name)
      XCTAssertEqual(video.size, PixelSize(width: 64, height: 48), name)
      XCTAssertEqual(try XCTUnwrap(video.duration), 0.4, accuracy: 0.1, name)
      XCTAssertEqual(video.position, 0, name)
      XCTAssertEqual(try color(video), "r", name)
    }
  }

  func testItRunsToItsEndStaysAtItsLastPictureAndRunsAgain() async throws {
    let path = "\(try temporaryFolder())/a.mp4"
    try makeVideo(path)
    let video = open(path)
    for _ in 1...2 {
      video.run(true)
      runLoop(until: { video.hasEnded }, "the end")
      XCTAssertEqual(video.position, try XCTUnwrap(video.duration))
      drainLoop()
      XCTAssertEqual(try color(video), "b")
      video.rewind()
      XCTAssertEqual(video.position, 0)
      runLoop(until: { (try? self.color(video)) == "r" }, "the beginning")
    }
  }

  func testWhileItIsPausedItsTimeStops() async throws {
    let path = "\(try temporaryFolder())/a.mp4"
    try makeVideo(path)
    let video = open(path)
    video.run(true)
    runLoop(until: { video.position > 0 }, "it runs")
    video.run(false)
    // Pending changes arrive.
    let end = g_get_monotonic_time() + 300_000
    runLoop(until: { g_get_monotonic_time() > end }, "a pause")
    let position = video.position
    XCTAssertLessThan(position, 0.35)
    XCTAssertFalse(video.hasEnded)
    video.run(true)
    runLoop(until: { video.hasEnded }, "the end")
  }

  func testAnUnplayableFileIsReportedWithItsFix() async throws {
    let folder = try temporaryFolder()
    let path = "\(folder)/a.mp4"
    try makeVideo(path)
    let bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: path)))
    let foreign = "\(folder)/foreign.mp4"
    try Data(replacing("avc1", by: "zzz1", in: bytes)).write(to: URL(fileURLWithPath: foreign))
    let sound = "\(folder)/sound.mp4"
    _ = try run(["ffmpeg", "-v", "error", "-y", "-i", path, "-vn", sound])
    let mend = "install gstreamer1.0-libav and gstreamer1.0-plugins-good, or save it as WebM"
    for (name, problem, fix) in [
      ("gone.mp4", "cannot be read: No such file or directory", "check the file and its read permission"),
      ("foreign.mp4", "is a video without frames that this machine can decode", mend),
      ("sound.mp4", "is a video without frames that this machine can decode", mend),
    ] {
      let video = open("\(folder)/\(name)")
      XCTAssertEqual(video.problem?.description, problem, name)
      XCTAssertEqual(video.problem?.fix, fix, name)
      XCTAssertFalse(video.isReady, name)
    }
  }

  /// Bytes with a text replaced by another.
  private func replacing(_ old: String, by new: String, in bytes: [UInt8]) -> [UInt8] {
    var result = bytes
    for offset in bytes.indices where bytes[offset...].starts(with: old.utf8) {
      result.replaceSubrange(offset..<offset + old.utf8.count, with: Array(new.utf8))
    }
    return result
  }

  func testAVideoIsTheFileThatWasOpenedWhateverTakesItsPlace() async throws {
    let folder = try temporaryFolder()
    let path = "\(folder)/a.mp4"
    try makeVideo(path)
    let other = "\(try temporaryFolder())/other.mp4"
    _ = try run(
      ["ffmpeg", "-v", "error", "-f", "lavfi", "-i", "color=lime:size=32x32:rate=10:duration=0.4", other])
    try Data(#"{"pages": ["a.mp4"]}"#.utf8).write(to: URL(fileURLWithPath: folder + "/deck.json"))
    let page = try XCTUnwrap(try Deck.read(path: folder).deck.pages.first)
    let video = MediaFile(page)
    video.isMuted = true
    XCTAssertEqual(unlink(path), 0)
    XCTAssertEqual(symlink(other, path), 0)
    runLoop(until: { video.isReady || video.problem != nil }, "ready")
    XCTAssertEqual(video.size, PixelSize(width: 64, height: 48))
    video.run(true)
    runLoop(until: { video.hasEnded }, "the end")
    XCTAssertEqual(try color(video), "b")
    video.rewind()
    runLoop(until: { (try? self.color(video)) == "r" }, "the beginning")
    let linked = MediaFile(page)
    runLoop(until: { linked.isReady || linked.problem != nil }, "the link")
    XCTAssertEqual(linked.problem?.description, "cannot be read: it has been replaced by a link")
    XCTAssertEqual(unlink(path), 0)
    XCTAssertEqual(mkfifo(path, 0o600), 0)
    let pipe = MediaFile(page)
    runLoop(until: { pipe.isReady || pipe.problem != nil }, "the pipe")
    XCTAssertEqual(pipe.problem?.description, "cannot be read: it is a named pipe, not a picture")
  }

  func testAFileThatDeliversNoDataIsGivenUp() async throws {
    let path = "\(try temporaryFolder())/broken.mp4"
    try Data([0, 0, 0, 24] + Array("ftypmp42".utf8) + [UInt8](repeating: 200, count: 99)).write(
      to: URL(fileURLWithPath: path))
    let clock = ManualClock()
    let video = MediaFile(DeckPage(path), clock: clock)
    // The module reports some of these files, but not always.
    clock.advance(by: 9.9)
    drainLoop()
    clock.advance(by: 0.2)
    let said = try XCTUnwrap(video.problem?.description)
    XCTAssert(said.hasPrefix("cannot be played: "), said)
    XCTAssertFalse(video.isReady)
    XCTAssertEqual(clock.pendingCalls, 0)
  }

  func testAFileThatEndsBeforeItsFirstPictureIsGivenUpAfterASecond() async throws {
    let path = "\(try temporaryFolder())/half.webm"
    _ = try run(
      [
        "ffmpeg", "-v", "error", "-f", "lavfi", "-i", "color=red:size=64x48:duration=1", "-c:v", "libvpx",
        path,
      ])
    let bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: path)))
    let cluster = try XCTUnwrap(bytes.firstRange(of: [0x1F, 0x43, 0xB6, 0x75]))
    try Data(bytes[..<(cluster.upperBound + 12)]).write(to: URL(fileURLWithPath: path))
    let clock = ManualClock()
    let video = MediaFile(DeckPage(path), clock: clock)
    runLoop(until: { clock.pendingCalls == 2 }, "its header")
    clock.advance(by: 0.9)
    drainLoop()
    XCTAssertNil(video.problem)
    clock.advance(by: 0.2)
    runLoop(until: { video.problem != nil }, "its end")
    XCTAssertEqual(video.problem?.description, "cannot be played: it ends before its first frame")
    XCTAssertEqual(clock.pendingCalls, 0)
  }

  func testAVideoWhosePictureWasSearchedForStandsAtItsBeginning() async throws {
    let path = "\(try temporaryFolder())/a.mp4"
    try makeVideo(path)
    let video = MediaFile(DeckPage(path), clock: ManualClock())
    video.searchForPicture()
    video.run(false)
    XCTAssertEqual(gtk_media_stream_get_muted(video.stream), 1, "nothing is heard of it")
    runLoop(until: { video.isReady }, "ready")
    XCTAssertEqual(gtk_media_stream_get_playing(video.stream), 0)
    XCTAssertEqual(gtk_media_stream_get_muted(video.stream), 0)
    XCTAssertFalse(video.isMuted)
    runLoop(until: { video.position == 0 && (try? self.color(video)) == "r" }, "the beginning")
    video.run(true)
    runLoop(until: { video.hasEnded }, "the end")
  }

  func testWithoutAMediaModuleTheCommandNamesThePackage() async throws {
    let folder = try temporaryFolder()
    try makeVideo("\(folder)/a.mp4")
    let play = Process()
    play.executableURL = Bundle.main.bundleURL.appendingPathComponent("dwell-player")
    play.arguments = ["play", folder]
    // Where GTK looks for its modules.
    play.environment = ProcessInfo.processInfo.environment.merging(["GTK_EXE_PREFIX": folder]) { $1 }
    let errors = Pipe()
    play.standardError = errors
    try play.run()
    runLoop(until: { !play.isRunning }, "its end")
    XCTAssertEqual(play.terminationStatus, 2)
    let lines = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    XCTAssert(
      lines.contains(
        "/a.mp4: is a video, and GTK has no module to play it; skipped -- install libgtk-4-media-gstreamer\n"),
      lines)
  }

  func testAClosedVideoIsReleased() async throws {
    let path = "\(try temporaryFolder())/a.mp4"
    try makeVideo(path)
    var video: MediaFile? = open(path)
    video?.run(true)
    let stream = try XCTUnwrap(video?.stream)
    // GLib sets it to null.
    let released = UnsafeMutablePointer<gpointer?>.allocate(capacity: 1)
    defer { released.deallocate() }
    released.pointee = gpointer(stream)
    g_object_add_weak_pointer(UnsafeMutableRawPointer(stream).assumingMemoryBound(to: GObject.self), released)
    video = nil
    runLoop(until: { released.pointee == nil }, "released")
  }

  func testInAWindowItPlaysPausesAndTurnsThePageAtItsEnd() async throws {
    let folder = try temporaryFolder()
    try makeVideo("\(folder)/1.mp4")
    try SamplePictures.write("\(folder)/2.png", color: [10, 200, 10], width: 64, height: 48)
    let clock = ManualClock()
    let deck = try Deck.read(path: folder).deck
    let window = try XCTUnwrap(DeckWindow(deck, deck.carousel(at: clock.now), clock: clock))
    var reported: [PictureProblem] = []
    window.pictureDidFail = { _, problem in reported.append(problem) }
    window.widget.send(.pause(.app))
    window.present()
    addTeardownBlock { @MainActor in
      window.didClose = {}
      gtk_window_destroy(window.window)
    }
    runLoop(until: { window.store.loadedCount == 2 && window.store.isComplete }, "the video and the picture")
    func shown() throws -> String {
      let pixels = try TestWindow.pixels(of: window.widget.widget, in: self)
      return letter(Array(pixels[pixels.width / 2, pixels.height / 2].prefix(3)))
    }
    XCTAssertEqual(try shown(), "r")
    XCTAssertEqual(window.store.video(0)?.position, 0, "it waits while the page is paused")
    window.widget.send(.resume(.app))
    runLoop(until: { (try? shown()) == "b" }, "the second half")
    XCTAssertGreaterThan(window.widget.component.timer.progress(at: clock.now), 0.2)
    runLoop(until: { window.widget.component.currentPage == 1 }, "its end")
    XCTAssertEqual(String(cString: gtk_window_get_title(window.window)), deck.name)
    drainLoop()
    clock.advance(by: 4.1)
    runLoop(until: { window.widget.component.currentPage == 0 }, "the picture's time")
    window.widget.send(.key(.right))
    window.widget.send(.pause(.app))
    window.widget.send(.key(.left))
    clock.advance(by: 2)
    runLoop(until: { (try? shown()) == "r" }, "from its beginning")
    XCTAssertEqual(reported, [])
  }
}
#endif
