#if GTK
import DwellGTK
import CDwellGTK
import Dwell

/// An image of device pixels in memory.
@MainActor
public final class Raster {
  /// The Cairo image surface, 32 bits per pixel with premultiplied alpha.
  let surface: OpaquePointer
  /// The width, in pixels.
  public let width: Int
  /// The height, in pixels.
  public let height: Int

  /// The maximum length of a side, in pixels.
  public static let maximumSideLength = 32_000

  /// An empty image; nil if a side is below 1 or too long, or if out of memory.
  public init?(width: Int, height: Int) {
    let sides = 1...Raster.maximumSideLength
    guard sides.contains(width), sides.contains(height),
      let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(width), Int32(height))
    else { return nil }
    guard cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS else {
      cairo_surface_destroy(surface)
      return nil
    }
    self.surface = surface
    self.width = width
    self.height = height
  }

  isolated deinit { cairo_surface_destroy(surface) }

  /// Draws on the image with Cairo, in points of `scale` pixels.
  public func draw(scale: Double = 1, _ body: (_ cairo: OpaquePointer) -> Void) {
    guard let cairo = cairo_create(surface) else { return }
    cairo_scale(cairo, scale, scale)
    body(cairo)
    cairo_destroy(cairo)
    cairo_surface_flush(surface)
  }

  /// Draws a display list on the image, with `renderer.scale` pixels per point; with a `part`, in points,
  /// only the pixels that this rectangle touches, and those beside them.
  public func draw(_ list: DisplayList, with renderer: DisplayListRenderer, in part: Rect? = nil) {
    guard let node = renderer.node(of: list) else { return }
    draw { cairo in
      if let part {
        let (left, top) = ((part.x * renderer.scale).rounded(.down), (part.y * renderer.scale).rounded(.down))
        let (right, bottom) = (
          (part.maxX * renderer.scale).rounded(.up), (part.maxY * renderer.scale).rounded(.up)
        )
        cairo_rectangle(cairo, left - 1, top - 1, right - left + 2, bottom - top + 2)
        cairo_clip(cairo)
      }
      cairo_scale(cairo, renderer.scale, renderer.scale)
      gsk_render_node_draw(node, cairo)
    }
    gsk_render_node_unref(node)
  }

  /// Passes the memory of the pixels to a closure: ``bytes`` without a copy.
  public func withBytes<Result>(_ body: (UnsafeRawBufferPointer) -> Result) -> Result {
    cairo_surface_flush(surface)
    let count = height * Int(cairo_image_surface_get_stride(surface))
    return body(UnsafeRawBufferPointer(start: cairo_image_surface_get_data(surface), count: count))
  }

  /// The pixels row by row, four bytes each as Cairo stores them: on little-endian machines blue, green, red,
  /// alpha.
  public var bytes: [UInt8] {
    cairo_surface_flush(surface)
    guard let data = cairo_image_surface_get_data(surface) else { return [] }
    let stride = Int(cairo_image_surface_get_stride(surface))
    var result: [UInt8] = []
    result.reserveCapacity(width * height * 4)
    for row in 0..<height {
      result.append(contentsOf: UnsafeBufferPointer(start: data + row * stride, count: width * 4))
    }
    return result
  }
}
#endif
