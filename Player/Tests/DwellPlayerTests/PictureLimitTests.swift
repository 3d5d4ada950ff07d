#if GTK
import CDwellGTK
import CDwellJPEG
import DwellDeck
@testable import DwellGTK
import DwellGTKTestSupport
@testable import DwellPlayer
import Foundation
import Synchronization
import XCTest

/// Pictures that take too long to decode.
@MainActor
final class PictureLimitTests: GTKTestCase {
  private let box = PixelSize(width: 100, height: 100)

  /// A clock that advances by a second each time it is read.
  private func clock() -> PictureClock {
    let seconds = Counter()
    return PictureClock { Double(seconds.next()) }
  }

  /// Counts.
  private final class Counter: Sendable {
    private let value = Atomic(0)
    /// The next number.
    func next() -> Int { value.add(1, ordering: .relaxed).newValue }
  }

  /// Writes a vector image whose filter takes some seconds.
  private func slowImage(
    in folder: String, width: Int = 400, height: Int = 400, octaves: Int = 2000
  ) throws -> String {
    let path = "\(folder)/slow.svg"
    try """
    <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(height)"><filter id="f">
    <feTurbulence baseFrequency="0.1" numOctaves="\(octaves)"/></filter>
    <rect width="\(width)" height="\(height)" filter="url(#f)"/></svg>
    """.write(toFile: path, atomically: true, encoding: .utf8)
    return path
  }

  /// Writes a progressive JPEG whose last scan is repeated.
  private func jpeg(scanCount: Int, in folder: String) throws -> String {
    let path = "\(folder)/\(scanCount).jpg"
    try SampleJPEGs.write(path, width: 16, height: 16, isProgressive: true, space: JCS_GRAYSCALE)
    var bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: path)))
    let starts = bytes.indices.dropLast().filter { bytes[$0] == 0xFF && bytes[$0 + 1] == 0xDA }
    // The scan that refines the first coefficients of the blocks needs no code table.
    let refinement: [UInt8] = [0xFF, 0xDA, 0, 8, 1, 1, 0, 0, 0, 0x10]
    let start = try XCTUnwrap(starts.first { bytes[$0...].starts(with: refinement) })
    let end = try XCTUnwrap(bytes[(start + 10)...].firstIndex(of: 0xFF))
    let scan = bytes[start..<end]
    bytes.insert(contentsOf: (0..<scanCount - starts.count).flatMap { _ in scan }, at: end)
    try Data(bytes).write(to: URL(fileURLWithPath: path))
    return path
  }

  func testAProgressiveJPEGHasAtMost500Scans() async throws {
    let folder = try temporaryFolder()
    XCTAssertEqual(
      try PictureDecoder.decode(path: jpeg(scanCount: 500, in: folder), box: box).size,
      PixelSize(width: 16, height: 16))
    for count in [501, 20_000] {
      XCTAssertThrowsError(try PictureDecoder.decode(path: jpeg(scanCount: count, in: folder), box: box)) {
        XCTAssertEqual("\($0)", "is damaged: it has more than 500 scans")
      }
    }
  }

  func testAFileThatADecoderKeepsInMemoryHasAtMostAThousandMegabytes() async throws {
    let folder = try temporaryFolder()
    let beginnings: [String: String] = [
      "webp": "RIFF\0\0\0\u{7F}WEBPVP8X", "svg": "<svg xmlns=\"http://www.w3.org/2000/svg\"/>",
      "pnm": "P6 9 9 255 ",
      "gif": "GIF89a", "tiff": "II*\0",
    ]
    for (name, beginning) in beginnings {
      let path = "\(folder)/a.\(name)"
      try Data(beginning.utf8).write(to: URL(fileURLWithPath: path))
      XCTAssertEqual(truncate(path, off_t(PictureFile.maximumByteCount + 1)), 0)
      XCTAssertThrowsError(try PictureDecoder.decode(path: path, box: box), name) {
        XCTAssertEqual($0 as? PictureProblem, .fileTooLarge(maximum: 1_000_000_000), name)
        XCTAssertEqual("\($0)", "is a larger file than the 1000 MB that are read")
      }
    }
    // A JPEG is read row by row, up to its last one.
    let path = folder + "/a.jpg"
    try SamplePictures.write(path, width: 64, height: 64)
    XCTAssertEqual(truncate(path, off_t(PictureFile.maximumByteCount + 1)), 0)
    XCTAssertNoThrow(try PictureDecoder.decode(path: path, box: box))
  }

  func testADrawingThatTakesTooLongIsAbandoned() async throws {
    let path = try slowImage(in: temporaryFolder())
    XCTAssertThrowsError(try PictureDecoder.decode(path: path, box: box, clock: clock())) {
      XCTAssertEqual($0 as? PictureProblem, .takesTooLong)
      XCTAssertEqual("\($0)", "takes too long")
    }
  }

  func testADrawingThatTakesTooLongAtAVideosSizeIsOmittedFromIt() async throws {
    let folder = try temporaryFolder()
    // Its filter takes seconds, but no time at the size of an icon.
    let slow = try slowImage(in: folder, width: 640, height: 360, octaves: 200)
    var deck = try SampleDecks.plain(1, in: folder)
    deck.pages.insert(DeckPage(path: slow, format: .svg), at: 0)
    var failures: [String] = []
    let painter = try XCTUnwrap(
      VideoPainter(
        deck, look: DeckLook(), width: 640, height: 360, rate: FrameRate(5), clock: clock(),
        pictureDidFail: { path, reason, _ in failures.append("\(path): \(reason)") }))
    XCTAssertEqual(failures, ["\(slow): takes too long"])
    XCTAssertEqual(painter.deck.pages.map(\.path), [deck.pages[1].path])
    for frame in 0..<painter.frameCount { try painter.draw(frame) }
  }

  func testBitmapPicturesHaveALimitToo() async throws {
    let folder = try temporaryFolder()
    for name in ["a.png", "a.bmp"] {
      try SamplePictures.write("\(folder)/\(name)", width: 64, height: 64)
      var clock = clock()
      clock.limit = 1
      XCTAssertThrowsError(try PictureDecoder.decode(path: "\(folder)/\(name)", box: box, clock: clock)) {
        XCTAssertEqual($0 as? PictureProblem, .takesTooLong, name)
      }
      // A cancelled call isn't reported as taking too long.
      XCTAssertThrowsError(
        try PictureDecoder.decode(path: "\(folder)/\(name)", box: box, clock: clock, isCancelled: { true })
      ) { XCTAssertEqual($0 as? PictureProblem, .cancelled, name) }
    }
  }

  func testTheGoodPagesAfterOneThatTakesTooLongAppear() async throws {
    let folder = try temporaryFolder()
    let good = (1...2).map { "\(folder)/\($0).png" }
    for path in good { try SamplePictures.write(path, width: 64, height: 48) }
    let store = PictureStore(paths: [try slowImage(in: folder)] + good, loops: false, clock: clock())
    var failures: [PictureProblem] = []
    store.pictureDidFail = { _, _, problem in failures.append(problem) }
    store.resize(to: box)
    store.show(0)
    runLoop(until: { store.loadedCount == 2 }, "the good pages")
    XCTAssertEqual(failures, [.takesTooLong])
    XCTAssertEqual(store.count, 2)
  }

  func testWorkThatEndsInTimeIsDoneAndOtherWorkIsReleasedWhenItEnds() async throws {
    let (turns, released) = (Counter(), Counter())
    let before = AbandonedWork.count.load(ordering: .relaxed)
    XCTAssertEqual(
      DetachedWork.result(of: { turns.next() }, isOver: { false }, release: { _ in _ = released.next() }), 1)
    let gate = DispatchSemaphore(value: 0)
    let late = DetachedWork.result(
      of: {
        gate.wait()
        return turns.next()
      }, isOver: { true }, release: { _ in _ = released.next() })
    XCTAssertNil(late)
    XCTAssertGreaterThan(AbandonedWork.count.load(ordering: .relaxed), before)
    gate.signal()
    runLoop(until: { AbandonedWork.count.load(ordering: .relaxed) <= before }, "its end")
    XCTAssertEqual(released.next(), 2, "one result was released")
  }
}
#endif
