import DwellCommand

#if GTK
import DwellDeck
import DwellFiles
import DwellPlayer

/// Exports a deck as a video.
@MainActor
struct VideoExport {
  /// The painter of the frames.
  private let painter: VideoPainter
  /// The options of the video.
  private let options: VideoOptions

  /// Prepares the export of a deck; pictures that cannot be shown are reported and left out.
  init(_ deck: Deck, _ options: VideoOptions, look: DeckLook) throws(CommandProblem) {
    self.options = options
    var progress = ProgressLine("checking pictures", count: deck.pages.count)
    let painter = VideoPainter(
      deck, look: look, width: options.width, height: options.height, rate: options.rate,
      pictureDidFail: { path, reason, fix in
        progress.clear()
        PlayCommand.reportSkipped(path, reason, fix: fix)
      },
      progress: { progress.show($0) })
    progress.clear()
    guard let painter else { throw .nothingToShow(of: deck.name) }
    self.painter = painter
    reportPagesWithoutFrame()
  }

  /// Reports the pages that no frame shows.
  private func reportPagesWithoutFrame() {
    for page in painter.pagesWithoutFrame {
      let page = painter.deck.pages[page]
      let seconds = page.duration ?? painter.deck.duration
      // Rounded up to milliseconds.
      let enough = (1000 / options.rate.value).rounded(.up) / 1000
      let rate = options.rate(showing: seconds).map { "write --fps=\($0), or " } ?? ""
      PlayCommand.reportSkipped(
        page.path, "stays \(seconds) s, between two frames of \(options.rate.text) a second",
        fix: "\(rate)let it stay \(enough) s")
    }
  }

  /// Writes a deck's video into a file. The temporary file is created first: if none can be written, no
  /// picture is decoded.
  static func write(
    _ deck: Deck, _ options: VideoOptions, look: DeckLook, to path: String, _ format: FileFormat
  ) throws(CommandProblem) {
    var problem: CommandProblem?
    let written = try writing { () throws(FileError) in
      try AtomicFile.write(to: path) { (draft: AtomicFile.Draft) in
        do throws(CommandProblem) {
          try VideoExport(deck, options, look: look).encode(format, to: draft, path: path)
        } catch {
          problem = error
        }
        return problem == nil
      }
    }
    if let problem { throw problem }
    try Output.printPath(written ?? path)
  }

  /// Lets ffmpeg write a temporary file.
  private func encode(
    _ format: FileFormat, to draft: AtomicFile.Draft, path: String
  ) throws(CommandProblem) {
    let times = painter.times
    var encoding = VideoEncoding(
      format: format, options: options, duration: times.seconds(ofFrame: times.frameCount),
      loops: painter.deck.loops, title: painter.deck.title)
    if format == .gif { encoding.palette = try palette(encoding) }
    let process = try VideoEncoder.start(encoding.arguments(to: draft.path)) { draft.startWriter($0) }
    var isRead = true
    var progress = ProgressLine("exporting video", count: painter.frameCount, showsTimeLeft: true)
    do throws(CommandProblem) {
      for index in 0..<painter.frameCount {
        progress.show(index)
        // Equal frames are drawn once.
        try draw(index)
        isRead = painter.raster.withBytes { process.write($0) }
        guard isRead else { break }
      }
    } catch {
      progress.clear()
      process.cancel()
      draft.endWriter()
      throw error
    }
    let exit = process.finish()
    draft.endWriter()
    progress.clear()
    try VideoEncoder.check(exit, path: path)
    guard isRead else { throw VideoEncoder.incomplete("a video without reading all frames") }
    try VideoEncoder.check(draft.path, holds: painter.frameCount, encoding)
    try writing { () throws(FileError) in try ExportMark.add(to: draft.path, named: path) }
  }

  /// The best 256 colours for samples of the pages.
  private func palette(_ encoding: VideoEncoding) throws(CommandProblem) -> [UInt8] {
    let process = try VideoEncoder.start(encoding.paletteArguments)
    let samples = (0..<painter.times.pageCount).flatMap { painter.sampleFrames(ofPage: $0) }
    var progress = ProgressLine("choosing colours", count: samples.count)
    do throws(CommandProblem) {
      for (count, index) in samples.enumerated() {
        progress.show(count)
        try draw(index)
        guard painter.raster.withBytes({ process.write($0) }) else { break }
      }
    } catch {
      progress.clear()
      process.cancel()
      throw error
    }
    progress.clear()
    let exit = process.finish()
    try VideoEncoder.check(exit, path: "the palette")
    guard exit.output.count == VideoEncoding.paletteLength else {
      throw VideoEncoder.incomplete("no palette")
    }
    return exit.output
  }

  /// Writes every frame as a picture into a folder.
  func writeFrames(to folder: String) throws(CommandProblem) {
    var frames = try FrameFolder(folder, count: painter.frameCount)
    var progress = ProgressLine("drawing frames", count: painter.frameCount, showsTimeLeft: true)
    var png: [UInt8] = []
    do throws(CommandProblem) {
      for index in 0..<painter.frameCount where !frames.isInterrupted {
        progress.show(index)
        if try draw(index) || png.isEmpty { png = painter.raster.png() }
        try frames.write(png)
      }
    } catch {
      progress.clear()
      frames.discard()
      throw error
    }
    progress.clear()
    try frames.finish()
    try Output.print(
      "\(painter.frameCount) frames of \(options.width)x\(options.height) pixels for \(options.rate.text) a second are in "
        + frames.shownPath + "\n")
  }

  /// Draws a frame; false if it is the one drawn last.
  @discardableResult private func draw(_ index: Int) throws(CommandProblem) -> Bool {
    do {
      return try painter.draw(index)
    } catch {
      throw .failure("\(Input.name(of: error.path)) \(error.reason) -- do not change the pictures meanwhile")
    }
  }
}
#endif
