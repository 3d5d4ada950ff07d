#if GTK
import DwellGTK
import CDwellGTK
import Dwell
import DwellScenes
import Glibc

/// Pictures of land and sea.
extension DemoPicture {
  /// Mountain ridges in the morning mist.
  static let firstLight = DemoPicture(
    title: "First light", alternativeText: "Mountain ridges in morning mist under a low sun"
  ) { canvas in
    canvas.paint(from: 0, to: 620, DemoCanvas.stops(0x2E3A6E, 0x8A5A8C, 0xE88D7D, 0xFFD3A1))
    canvas.fillAll()
    let sun = Point(x: 770, y: 372)
    canvas.paint(
      around: sun, radius: 420,
      [
        (0, Color(hex: 0xFFF3D6), 0.85), (0.35, Color(hex: 0xFFD79A), 0.35),
        (1, Color(hex: 0xFFC080), 0),
      ])
    canvas.fillAll()
    canvas.paint(Color(hex: 0xFFF6E0))
    canvas.fillCircle(sun, radius: 46)
    let ridges: [UInt32] = [0xD98E8B, 0xB3707F, 0x7F5274, 0x523C63, 0x2C294D, 0x161A36]
    for (index, digits) in ridges.enumerated() {
      let depth = Double(index)
      let base = 410 + depth * 62
      let mist = Color(hex: index + 1 < ridges.count ? ridges[max(index - 1, 0)] : 0x161A36)
      canvas.paint(
        from: base - 60, to: base + 150,
        [(0, Color(hex: digits), 1), (0.55, Color(hex: digits), 1), (1, mist, 1)])
      canvas.fillBelow { x in
        base + (22 + 13 * depth)
          * DemoCanvas.hills(x, seed: 1.3 + depth * 2.1, length: 900 - 60 * depth, octaves: 4 + index / 2)
      }
    }
  }

  /// Waves in bands of glassy blue.
  static let tide = DemoPicture(
    title: "Tide", alternativeText: "Layered waves from pale green to deep blue"
  ) { canvas in
    canvas.paint(from: 0, to: 420, DemoCanvas.stops(0xF3F7EC, 0xCFE9DF, 0x9AD3CF))
    canvas.fillAll()
    let bands: [UInt32] = [0x8CCFCB, 0x62B7BF, 0x3D9BB0, 0x257D9C, 0x176084, 0x0F4669, 0x0A2F4E, 0x061E36]
    for (index, digits) in bands.enumerated() {
      let depth = Double(index)
      let base = 190 + depth * 74
      /// The crest of the wave.
      func crest(_ x: Double) -> Double {
        base + (26 + depth * 2.5) * sin(x / (250 - depth * 12) + depth * 1.9) + 9 * sin(x / 83 + depth * 2.7)
      }
      canvas.paint(
        from: base - 40, to: base + 170, DemoCanvas.stops(digits, bands[min(index + 1, bands.count - 1)]))
      canvas.fillBelow(crest)
      // The light along the crest.
      canvas.paint(.white, opacity: 0.34 - depth * 0.03)
      cairo_set_line_width(canvas.cairo, 2.2)
      for step in 0...600 { cairo_line_to(canvas.cairo, Double(step) * 2, crest(Double(step) * 2)) }
      cairo_stroke(canvas.cairo)
    }
  }

  /// Dunes in the evening, each with a lit and a shaded side.
  static let dunes = DemoPicture(
    title: "Dunes", alternativeText: "Sand dunes in evening light, half of each in shade"
  ) { canvas in
    canvas.paint(from: 0, to: 470, DemoCanvas.stops(0x1F5F6B, 0x6FA39A, 0xF0C987, 0xF6B27A))
    canvas.fillAll()
    canvas.paint(Color(hex: 0xFFF0CF), opacity: 0.9)
    canvas.fillCircle(Point(x: 310, y: 300), radius: 34)
    let sands: [(UInt32, UInt32)] = [
      (0xE3A06A, 0xB9744F), (0xD98D55, 0x9E5A3E), (0xC4723F, 0x7C412F), (0x9C5230, 0x532A25),
    ]
    for (index, sand) in sands.enumerated() {
      let depth = Double(index)
      let base = 400 + depth * 92
      let peak = [820.0, 330, 930, 480][index]
      /// The ridge of the dune: steep on one side of its peak, long on the other.
      func ridge(_ x: Double) -> Double {
        let reach = x < peak ? 520.0 : 380
        let away = min(abs(x - peak) / reach, 1)
        return base - (105 + depth * 12) * (1 - away * away * (3 - 2 * away)) + 10 * sin(x / 190 + depth * 2)
      }
      canvas.paint(from: base - 110, to: base + 260, DemoCanvas.stops(sand.0, sand.1))
      canvas.fillBelow(ridge)
      // The shade falls from the peak in a slow curve.
      let top = ridge(peak)
      canvas.paint(from: top, to: base + 300, DemoCanvas.stops(sand.1, sands[min(index + 1, 3)].1))
      cairo_move_to(canvas.cairo, peak, top)
      cairo_curve_to(canvas.cairo, peak + 60, top + 90, peak - 130, top + 190, peak - 30, 800)
      cairo_line_to(canvas.cairo, 1200, 800)
      for step in stride(from: 1200.0, through: peak, by: -4) {
        cairo_line_to(canvas.cairo, step, ridge(step))
      }
      cairo_close_path(canvas.cairo)
      cairo_fill(canvas.cairo)
    }
  }
}
#endif
