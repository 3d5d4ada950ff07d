import Testing

@testable import DwellDeck

/// The frames of animated GIF, PNG and WebP files.
@Suite struct AnimationFileTests {
  private typealias Frame = SampleAnimations.Frame
  /// The folder of the files.
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// Opens a file of some bytes.
  private func open(_ bytes: [UInt8]) throws -> AnimationFile? {
    try folder.add("picture", bytes)
    return AnimationFile(path: folder.path("picture"))
  }

  /// The rectangles of an animation's frames.
  private func rects(_ animation: PictureAnimation?) -> [[Int]]? {
    animation?.frames.map { [$0.x, $0.y, $0.width, $0.height] }
  }

  @Test func framesHaveRectanglesTimesAndDisposals() throws {
    let frames = [
      Frame(), Frame(rect: [2, 2, 4, 3], time: 50, disposal: 1), Frame(rect: [0, 4, 8, 2], time: 70),
    ]
    var disposed = frames
    disposed[1].disposal = 2
    disposed[2].disposal = 3
    for (name, bytes, unit, disposals) in [
      ("GIF", SampleAnimations.gif(disposed), 0.01, [.keep, .clear, .restore]),
      ("PNG", SampleAnimations.png(frames), 0.001, [.keep, .clear, .keep]),
      ("WebP", SampleAnimations.webP(frames), 0.001, [.keep, .clear, .keep]),
    ] as [(String, [UInt8], Double, [PictureAnimation.Disposal])] {
      let animation = try #require(try open(bytes)?.animation, "\(name)")
      #expect([animation.width, animation.height] == [8, 6], "\(name)")
      #expect(rects(animation) == frames.map(\.rect), "\(name)")
      #expect(animation.frames.map(\.disposal) == disposals, "\(name)")
      for (frame, sample) in zip(animation.frames, frames) {
        #expect(abs(frame.duration - Double(sample.time) * unit) < 1e-9, "\(name)")
      }
    }
  }

  @Test func framesReplaceWhatIsUnderThemOrAreDrawnOverIt() throws {
    let frames = [Frame(), Frame(replaces: true)]
    for bytes in [SampleAnimations.png(frames), SampleAnimations.webP(frames)] {
      #expect(try open(bytes)?.animation.frames.map(\.isBlended) == [true, false])
    }
    #expect(try open(SampleAnimations.gif(frames))?.animation.frames.map(\.isBlended) == [true, true])
  }

  @Test func aTimeOfTenMillisecondsOrLessIsATenthOfASecondAsInBrowsers() throws {
    for (time, seconds) in [(0, 0.1), (1, 0.1), (2, 0.02), (300, 3)] {
      let gif = try open(SampleAnimations.gif([Frame(time: time), Frame()]))
      #expect(gif?.animation.frames.first?.duration == seconds, "GIF, \(time)")
    }
    for (time, seconds) in [(0, 0.1), (10, 0.1), (11, 0.011), (250, 0.25)] {
      let frames = [Frame(time: time), Frame()]
      for bytes in [SampleAnimations.png(frames), SampleAnimations.webP(frames)] {
        #expect(try open(bytes)?.animation.frames.first?.duration == seconds, "\(time)")
      }
    }
  }

  @Test func loopsAreCountedAsTheirFormatsDo() throws {
    let frames = [Frame(), Frame()]
    func loopCounts(_ bytes: [[UInt8]]) throws -> [Int?] {
      try bytes.map { try #require(try open($0)).animation.loopCount }
    }
    // A GIF states how often it is repeated.
    #expect(
      try loopCounts([nil, 0, 1, 4].map { SampleAnimations.gif(frames, repetitions: $0) }) == [1, nil, 2, 5])
    #expect(try loopCounts([0, 1, 4].map { SampleAnimations.png(frames, plays: $0) }) == [nil, 1, 4])
    #expect(try loopCounts([0, 1, 4].map { SampleAnimations.webP(frames, plays: $0) }) == [nil, 1, 4])
  }

  @Test func aFrameIsAFileOfItsOwn() throws {
    let small = Frame(rect: [2, 2, 4, 3], hasMore: true)
    let gif = try #require(try open(SampleAnimations.gif([Frame(), small])))
    let screen: [UInt8] = Array("GIF89a".utf8) + [4, 0, 3, 0, 0x80, 0, 0, 0, 0, 0, 255, 255, 255]
    #expect(
      gif.picture(ofFrame: 1) == screen + [0x21, 0xF9, 4, 1, 0, 0, 1, 0]
        + [0x2C, 0, 0, 0, 0, 4, 0, 3, 0, 0x80, 9, 9, 9, 8, 8, 8, 2, 3, 1, 2, 3, 1, 4, 0, 0x3B])

    let png = try #require(try open(SampleAnimations.png([Frame(), small])))
    let first = SampleAnimations.pngStart() + SampleAnimations.chunk("PLTE", [1, 2, 3])
    let end = SampleAnimations.chunk("IEND", [])
    #expect(
      png.picture(ofFrame: 0) == first + SampleAnimations.chunk("IDAT", [0])
        + SampleAnimations.chunk("IDAT", [1]) + end)
    #expect(
      png.picture(ofFrame: 1) == SampleAnimations.pngStart(width: 4, height: 3)
        + SampleAnimations.chunk("PLTE", [1, 2, 3]) + SampleAnimations.chunk("IDAT", [10])
        + SampleAnimations.chunk("IDAT", [11]) + end)

    let webP = try #require(try open(SampleAnimations.webP([Frame(), small])))
    let data = SampleAnimations.webPChunk("VP8 ", [1, 2, 3])
    #expect(webP.picture(ofFrame: 0) == Array("RIFF".utf8) + [16, 0, 0, 0] + Array("WEBP".utf8) + data)
    let header = SampleAnimations.webPChunk("VP8X", [0x10, 0, 0, 0, 3, 0, 0, 2, 0, 0])
    #expect(
      webP.picture(ofFrame: 1) == Array("RIFF".utf8) + [44, 0, 0, 0] + Array("WEBP".utf8) + header
        + SampleAnimations.webPChunk("ALPH", [5]) + data)
    #expect(webP.picture(ofFrame: 2) == nil && webP.picture(ofFrame: -1) == nil)
  }

  @Test func theDefaultPictureOfAPNGCanBeNoFrame() throws {
    let file = try #require(try open(SampleAnimations.png([Frame(), Frame()], hasDefaultPicture: true)))
    #expect(file.animation.frames.count == 2)
    #expect(file.picture(ofFrame: 0)?.contains(99) == false)
  }

  @Test func aPictureWithASingleFrameIsNoAnimation() throws {
    for bytes in [
      SampleAnimations.gif([Frame()]), SampleAnimations.png([Frame()]), SampleAnimations.webP([Frame()]),
      Sample.png, Sample.jpeg, [], Array("GIF89a".utf8),
    ] {
      #expect(try open(bytes) == nil)
    }
    #expect(AnimationFile(path: folder.path("nothing")) == nil)
    #expect(AnimationFile(path: folder.path) == nil)
    try folder.pipe("pipe")
    #expect(AnimationFile(path: folder.path("pipe")) == nil)
  }

  @Test func aTruncatedFileHasTheFramesThatAreComplete() throws {
    let frames = [Frame](repeating: Frame(), count: 4)
    for bytes in [SampleAnimations.gif(frames), SampleAnimations.png(frames), SampleAnimations.webP(frames)] {
      var counts: [Int] = []
      for length in 0...bytes.count {
        let file = try open(Array(bytes.prefix(length)))
        counts.append(file?.animation.frames.count ?? 0)
        // Every listed frame can be read.
        for index in 0..<(file?.animation.frames.count ?? 0) { #expect(file?.picture(ofFrame: index) != nil) }
      }
      #expect(counts == counts.sorted() && Set(counts) == [0, 2, 3, 4])
    }
  }

  @Test func damagedFilesAreReadWithoutTraps() throws {
    let frames = [Frame(), Frame(rect: [2, 2, 4, 3], hasMore: true), Frame()]
    for bytes in [SampleAnimations.gif(frames), SampleAnimations.png(frames), SampleAnimations.webP(frames)] {
      for index in bytes.indices {
        for value in [0, 1, 0x7F, 0xFF] as [UInt8] {
          var damaged = bytes
          damaged[index] = value
          guard let file = try open(damaged) else { continue }
          #expect(file.animation.frames.count > 1 && file.animation.roundDuration > 0)
          for frame in file.animation.frames.indices { _ = file.picture(ofFrame: frame) }
        }
      }
    }
  }

  @Test func aLargeFileIsReadThroughAWindow() throws {
    // 2000 frames in 300 kB, several of which are in two windows.
    let frames = (0..<2000).map { Frame(rect: [$0 % 4, 0, 4, 3]) }
    for bytes in [SampleAnimations.gif(frames), SampleAnimations.png(frames)] {
      let file = try #require(try open(bytes))
      #expect(rects(file.animation) == frames.map(\.rect))
      #expect(file.picture(ofFrame: 1999) == file.picture(ofFrame: 1999))
    }
  }
}
