#if GTK
import DwellGTK
import CDwellGTK
import Dwell
import DwellScenes
import Glibc

/// Draws the demo's pictures with Cairo: an area of 1200 by 800 points, and a few shapes.
@MainActor
struct DemoCanvas {
  /// The size of every picture, in points.
  static let size = Size(width: 1200, height: 800)
  /// The Cairo context.
  let cairo: OpaquePointer

  /// A stop of a gradient: its offset in 0...1, a colour and an opacity.
  typealias Stop = (place: Double, color: Color, opacity: Double)

  /// Evenly spaced stops of opaque colours.
  static func stops(_ digits: UInt32...) -> [Stop] {
    digits.enumerated().map {
      (Double($0.offset) / Double(max(digits.count - 1, 1)), Color(hex: $0.element), 1)
    }
  }

  /// Sets a vertical gradient between two heights as the paint of the next fill.
  func paint(from top: Double, to bottom: Double, _ stops: [Stop]) {
    use(cairo_pattern_create_linear(0, top, 0, bottom), stops)
  }

  /// Sets a radial gradient around a centre as the paint of the next fill.
  func paint(around center: Point, radius: Double, _ stops: [Stop]) {
    use(cairo_pattern_create_radial(center.x, center.y, 0, center.x, center.y, radius), stops)
  }

  /// Sets a colour as the paint of the next fill.
  func paint(_ color: Color, opacity: Double = 1) {
    cairo_set_source_rgba(cairo, color.red, color.green, color.blue, opacity)
  }

  /// Sets a gradient as the paint.
  private func use(_ pattern: OpaquePointer?, _ stops: [Stop]) {
    for stop in stops {
      cairo_pattern_add_color_stop_rgba(
        pattern, stop.place, stop.color.red, stop.color.green, stop.color.blue, stop.opacity)
    }
    cairo_set_source(cairo, pattern)
    cairo_pattern_destroy(pattern)
  }

  /// Fills the whole area.
  func fillAll() { cairo_paint(cairo) }

  /// Fills a circle.
  func fillCircle(_ center: Point, radius: Double) {
    cairo_arc(cairo, center.x, center.y, radius, 0, 2 * .pi)
    cairo_fill(cairo)
  }

  /// Fills everything below a curve; `height` returns the curve's height at an x.
  func fillBelow(_ height: (Double) -> Double) {
    cairo_move_to(cairo, 0, Self.size.height)
    for step in 0...600 {
      let x = Double(step) * 2
      cairo_line_to(cairo, x, height(x))
    }
    cairo_line_to(cairo, Self.size.width, Self.size.height)
    cairo_close_path(cairo)
    cairo_fill(cairo)
  }

  /// A curve of hills: several sine waves added up, each with half the length and height of the previous one,
  /// shifted by a seed. Its values are within about -1...1.
  static func hills(_ x: Double, seed: Double, length: Double, octaves: Int) -> Double {
    var sum = 0.0
    var share = 0.6
    var frequency = 2 * Double.pi / length
    for octave in 0..<octaves {
      sum += share * sin(x * frequency + seed * (1.7 + 2.3 * Double(octave)))
      share /= 2
      frequency *= 2.13
    }
    return sum
  }

  /// Pseudo-random numbers in 0..<1 (the xorshift generator of G. Marsaglia); the same seed gives the same
  /// numbers.
  struct Dice {
    /// The state; never 0.
    private var state: UInt64

    /// A generator with a seed.
    init(_ seed: UInt64) { state = seed | 1 }

    /// The next number.
    mutating func roll() -> Double {
      state ^= state << 13
      state ^= state >> 7
      state ^= state << 17
      return Double(state >> 11) / Double(1 << 53)
    }
  }
}
#endif
