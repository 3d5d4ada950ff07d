#if GTK
import CDwellGTK
import DwellDeck
import DwellGTK

extension PictureBrightness {
  /// The maximum number of samples along a side.
  private static let sampleCount = 96

  /// The brightness of pixels in blue, green, red and alpha, with premultiplied colours, without gaps between
  /// rows.
  init(premultiplied pixels: UnsafeRawBufferPointer, _ size: PixelSize) {
    self.init()
    sample(size) { x, y in
      let place = (y * size.width + x) * 4
      let opacity = Double(pixels[place + 3])
      guard opacity > 0 else { return add(red: 0, green: 0, blue: 0, opacity: 0) }
      add(
        red: Double(pixels[place + 2]) / opacity, green: Double(pixels[place + 1]) / opacity,
        blue: Double(pixels[place]) / opacity, opacity: opacity / 255)
    }
  }

  /// The brightness of a pixbuf.
  init(_ pixbuf: OpaquePointer) {
    self.init()
    guard gdk_pixbuf_get_has_alpha(pixbuf) != 0, let pixels = gdk_pixbuf_read_pixels(pixbuf) else { return }
    let stride = Int(gdk_pixbuf_get_rowstride(pixbuf))
    let size = PixelSize(
      width: Int(gdk_pixbuf_get_width(pixbuf)), height: Int(gdk_pixbuf_get_height(pixbuf)))
    sample(size) { x, y in
      let pixel = pixels + y * stride + x * 4
      add(
        red: Double(pixel[0]) / 255, green: Double(pixel[1]) / 255, blue: Double(pixel[2]) / 255,
        opacity: Double(pixel[3]) / 255)
    }
  }

  /// Calls a closure with the positions of samples, in a grid.
  private func sample(_ size: PixelSize, _ add: (_ x: Int, _ y: Int) -> Void) {
    let (across, down) = (min(size.width, Self.sampleCount), min(size.height, Self.sampleCount))
    for row in 0..<down {
      for column in 0..<across {
        add((2 * column + 1) * size.width / (2 * across), (2 * row + 1) * size.height / (2 * down))
      }
    }
  }
}
#endif
