import Dwell
import DwellFiles
import DwellScenes

#if GTK
import DwellGTKGallery
#endif

/// A moment of a scenario, or several on a sheet, ready to be drawn.
struct Picture {
  /// The drawn content.
  private let content: Content
  /// The title for screen readers.
  private let title: String

  /// The kinds of content.
  private enum Content {
    /// One moment.
    case moment(DisplayList, Size, Palette)
    /// Several.
    case poster(Poster)
  }

  /// An image of the last moment, or of all on a sheet. A nil appearance uses that of each moment.
  init(_ moments: [ScenarioMoment], isSheet: Bool, appearance: Appearance?, title: String) {
    self.title = title
    if let last = moments.last, !isSheet {
      let palette = (appearance ?? last.appearance).palette
      content = .moment(last.frame.display, last.size, palette)
    } else {
      content = .poster(Poster(Sheet(moments, appearance: appearance)))
    }
  }

  /// An image of a poster.
  init(_ poster: Poster, title: String) {
    self.title = title
    content = .poster(poster)
  }

  /// The size, in points.
  private var size: Size {
    switch content {
    case .moment(_, let size, _): size
    case .poster(let poster): poster.size
    }
  }

  /// Fails if the image is empty or has too many pixels.
  func check(scale: Double, _ format: FileFormat, name: String) throws(CommandProblem) {
    if case .moment(_, let size, _) = content, !(size.width > 0 && size.height > 0) {
      throw .usage("\(name): size: is empty -- write a width and a height above 0")
    }
    let (width, height) = (size.width * scale, size.height * scale)
    guard format != .png || (max(width, height) <= 32_000 && width * height <= 100e6) else {
      throw .usage(
        "\(name) would be \(Int(width)) by \(Int(height)) pixels; a .png has at most 32000 a side and 100 million "
          + "-- use a smaller --scale or size, fewer samples, or draw an .svg")
    }
  }

  /// Draws into a file.
  func write(to path: String, _ format: FileFormat, scale: Double) throws(CommandProblem) {
    if format == .png { return try writePNG(to: path, scale: scale) }
    try writing { () throws(FileError) in _ = try AtomicFile.write(svg(scale: scale).text, to: path) }
  }

  /// The image as SVG.
  private func svg(scale: Double) -> SVGDocument {
    switch content {
    case .moment(let list, let size, let palette):
      SVGDocument(list, size: size, palette, title: title, scale: scale)
    case .poster(let poster): SVGDocument(poster, title: title, scale: scale)
    }
  }

  #if GTK
  /// Draws a PNG file.
  private func writePNG(to path: String, scale: Double) throws(CommandProblem) {
    let isDrawn = try onMainThread { () throws(FileError) in
      SheetPainter.begin()
      let raster =
        switch content {
        case .moment(let list, let size, let palette):
          SheetPainter.draw(list, size: size, palette, scale: scale)
        case .poster(let poster): SheetPainter.draw(poster, scale: scale)
        }
      try raster?.writePNG(to: path)
      return raster != nil
    }
    if !isDrawn { throw .failure("out of memory -- use a smaller --scale") }
  }
  #else
  /// Reports that PNG files need GTK.
  private func writePNG(to path: String, scale: Double) throws(CommandProblem) {
    throw .withoutWindows("render to .png (unlike .svg)")
  }
  #endif
}
