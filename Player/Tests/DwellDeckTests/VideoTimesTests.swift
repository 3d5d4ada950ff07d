import DwellDeck
import Testing

/// The frames of a video that belong to each page, in worked numbers.
@Suite struct VideoTimesTests {
  /// The numbers of frames of each page.
  private func counts(_ durations: [Double], _ rate: FrameRate) -> [Int] {
    let times = VideoTimes(durations: durations, rate: rate)
    return durations.indices.map { times.frames(ofPage: $0).count }
  }

  @Test func `a page whose time is a whole number of frames has exactly that number`() {
    let times = VideoTimes(durations: [4, 2, 0.5], rate: FrameRate(30))
    #expect(times.frames(ofPage: 0) == 0..<120)
    #expect(times.frames(ofPage: 1) == 120..<180)
    #expect(times.frames(ofPage: 2) == 180..<195)
    #expect(times.frameCount == 195)
    #expect(times.duration == 6.5)
  }

  @Test func `between two frames, a page begins with the second`() {
    // 62.5 frames each: the pages begin at frames 0, 62.5, 125 and 187.5.
    #expect(counts([2.5, 2.5, 2.5, 2.5], FrameRate(25)) == [63, 62, 63, 62])
    #expect(counts([1, 1, 1], FrameRate(frames: "30000/1001")) == [30, 30, 30])
  }

  @Test func `a thousand pages end as exactly as one`() {
    // 0.1 has no exact sum in binary; each page has 3 frames at 30 per second.
    #expect(counts(Array(repeating: 0.1, count: 1000), FrameRate(30)) == Array(repeating: 3, count: 1000))
    let times = VideoTimes(durations: Array(repeating: 1.0 / 3, count: 3000), rate: FrameRate(24))
    #expect((0..<3000).allSatisfy { times.frames(ofPage: $0) == $0 * 8..<$0 * 8 + 8 })
  }

  @Test func `a page between two frames has no frame`() {
    #expect(counts([0.01, 0.01, 0.01, 0.97], FrameRate(10)) == [1, 0, 0, 9])
    #expect(counts([0, -1, 1], FrameRate(10)) == [1, 0, 10], "a page lasts a millisecond at least")
    let times = VideoTimes(durations: [0.01, 0.01, 0.01, 0.97], rate: FrameRate(10))
    #expect(times.pagesWithoutFrame == [1, 2])
  }

  @Test func `every frame belongs to one page`() {
    for rate in [1, 7, 24, 25, 30, 60, 120].map({ FrameRate($0) }) {
      let times = VideoTimes(durations: [0.3, 1.7, 0.001, 4, 2.2], rate: rate)
      #expect((0..<5).flatMap { times.frames(ofPage: $0) } == Array(0..<times.frameCount))
    }
  }

  @Test func `a video without pages has no frames, and neither has a missing page`() {
    #expect(VideoTimes(durations: [], rate: FrameRate(30)).frameCount == 0)
    #expect(VideoTimes(durations: [1], rate: FrameRate(30)).frames(ofPage: 1).isEmpty)
    #expect(VideoTimes(durations: [1], rate: FrameRate(30)).frames(ofPage: -1).isEmpty)
  }

  @Test func `a frame's time is exact`() {
    #expect(VideoTimes(durations: [9], rate: FrameRate(25)).seconds(ofFrame: 40) == 1.6)
    #expect(VideoTimes(durations: [9], rate: FrameRate(frames: "30000/1001")).seconds(ofFrame: 30) == 1.001)
  }
}

/// Frames per second as text.
@Suite struct FrameRateTests {
  @Test(arguments: [
    ("25", 25, 1), ("1", 1, 1), ("120", 120, 1), ("29.97", 2997, 100), ("23.976", 23976, 1000),
    ("30000/1001", 30000, 1001), ("12.5", 125, 10),
  ])
  func `a rate is exact`(text: String, frames: Int, seconds: Int) throws {
    let rate = try #require(FrameRate(text))
    #expect(rate.frames == frames && rate.seconds == seconds)
  }

  @Test(arguments: [
    "", "0", "121", "0.5", "-25", "25fps", "1e1", "25.", ".5", "25.1234", "30/0", "1/2", "1/2/3", "/", " 25",
    "٢٥", "999999999999999999999999",
  ])
  func `other texts are not rates`(text: String) { #expect(FrameRate(text) == nil) }

  @Test func `a rate has ffmpeg's text`() throws {
    #expect(FrameRate(25).text == "25")
    #expect(try #require(FrameRate("29.97")).text == "2997/100")
    #expect(FrameRate(0).text == "1")
    #expect(FrameRate(1000).text == "120")
  }
}

extension FrameRate {
  /// A rate that the test knows to be valid.
  fileprivate init(frames text: String) { self = FrameRate(text) ?? FrameRate(1) }
}
