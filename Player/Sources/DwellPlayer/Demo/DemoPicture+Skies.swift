#if GTK
import DwellGTK
import CDwellGTK
import Dwell
import DwellScenes
import Glibc

/// Pictures of the sky, and a flower.
extension DemoPicture {
  /// A planet with rings, and its moons.
  static let orbit = DemoPicture(
    title: "Orbit", alternativeText: "A ringed planet among stars"
  ) { canvas in
    canvas.paint(
      around: Point(x: 420, y: 330), radius: 1050, DemoCanvas.stops(0x4B3B8F, 0x2A2461, 0x141238, 0x0A0A1F))
    canvas.fillAll()
    stars(canvas, count: 260, seed: 7, below: 800)
    let center = Point(x: 640, y: 400)
    rings(canvas, center, from: .pi, to: 2 * .pi)
    canvas.paint(
      around: Point(x: center.x - 70, y: center.y - 90), radius: 330,
      DemoCanvas.stops(0xFFE3B8, 0xF7A072, 0xC9556B, 0x5A2A6B, 0x2A1A4C))
    canvas.fillCircle(center, radius: 172)
    rings(canvas, center, from: 0, to: .pi)
    for (place, radius) in [
      (Point(x: 240, y: 250), 24.0), (Point(x: 1010, y: 590), 15), (Point(x: 905, y: 170), 9),
    ] {
      canvas.paint(
        around: Point(x: place.x - radius / 2, y: place.y - radius / 2), radius: radius * 1.7,
        DemoCanvas.stops(0xF4EDFF, 0xA99BD6, 0x3F3778))
      canvas.fillCircle(place, radius: radius)
    }
  }

  /// Half of the rings around a planet, seen from above.
  private static func rings(_ canvas: DemoCanvas, _ center: Point, from start: Double, to end: Double) {
    cairo_save(canvas.cairo)
    cairo_translate(canvas.cairo, center.x, center.y)
    cairo_rotate(canvas.cairo, -0.3)
    cairo_scale(canvas.cairo, 1, 0.27)
    for (radius, width, opacity) in [(248.0, 30.0, 0.75), (292, 34, 0.5), (330, 20, 0.62), (362, 8, 0.35)] {
      canvas.paint(Color(hex: 0xF3C9A5), opacity: opacity)
      cairo_set_line_width(canvas.cairo, width)
      cairo_arc(canvas.cairo, 0, 0, radius, start, end)
      cairo_stroke(canvas.cairo)
    }
    cairo_restore(canvas.cairo)
  }

  /// Northern lights over firs.
  static let aurora = DemoPicture(
    title: "Aurora", alternativeText: "Green and violet northern lights over a dark forest"
  ) { canvas in
    canvas.paint(from: 0, to: 800, DemoCanvas.stops(0x050B1F, 0x0B1F3A, 0x12405A, 0x1C6B6A))
    canvas.fillAll()
    stars(canvas, count: 220, seed: 11, below: 520)
    cairo_set_operator(canvas.cairo, CAIRO_OPERATOR_ADD)
    for (index, digits) in ([0x2CE6A0, 0x39C8E0, 0x8A5CF0] as [UInt32]).enumerated() {
      let curtain = Double(index)
      for step in 0..<400 {
        let x = Double(step) * 3
        let wave = DemoCanvas.hills(x, seed: 2 + curtain * 1.7, length: 1100, octaves: 3)
        let bottom = 470 - curtain * 70 + 95 * wave
        let height = 250 + 80 * sin(x / 137 + curtain * 2.2) + 50 * sin(x / 41 + curtain)
        let strength = 0.22 + 0.1 * sin(x / 97 + curtain * 3.1) + 0.06 * sin(x / 23 + curtain)
        let color = Color(hex: digits)
        canvas.paint(
          from: bottom - height, to: bottom,
          [(0, color, 0), (0.72, color, strength * 0.55), (0.94, color, strength), (1, color, 0)])
        cairo_rectangle(canvas.cairo, x, bottom - height, 3, height)
        cairo_fill(canvas.cairo)
      }
    }
    cairo_set_operator(canvas.cairo, CAIRO_OPERATOR_OVER)
    firs(canvas, base: 640, height: 90, color: Color(hex: 0x0A2A35), seed: 3)
    firs(canvas, base: 720, height: 150, color: Color(hex: 0x041018), seed: 19)
  }

  /// A row of firs; the area below it is filled.
  private static func firs(_ canvas: DemoCanvas, base: Double, height: Double, color: Color, seed: UInt64) {
    var dice = DemoCanvas.Dice(seed)
    canvas.paint(color)
    canvas.fillBelow { base + 14 * sin($0 / 210) }
    var x = -20.0
    while x < 1220 {
      let tall = height * (0.45 + 0.55 * dice.roll())
      let foot = base + 14 * sin(x / 210) + 12
      for tier in 0..<5 {
        let top = foot - tall + tall * 0.17 * Double(tier)
        let half = tall * (0.06 + 0.042 * Double(tier))
        cairo_move_to(canvas.cairo, x, top)
        cairo_line_to(canvas.cairo, x + half, top + tall * 0.3)
        cairo_line_to(canvas.cairo, x - half, top + tall * 0.3)
        cairo_close_path(canvas.cairo)
      }
      cairo_fill(canvas.cairo)
      x += height * (0.16 + 0.24 * dice.roll())
    }
  }

  /// A flower of translucent petals.
  static let bloom = DemoPicture(
    title: "Bloom", alternativeText: "A flower of translucent coral and violet petals"
  ) { canvas in
    canvas.paint(around: Point(x: 600, y: 390), radius: 820, DemoCanvas.stops(0x3A1D52, 0x2A1645, 0x180D2E))
    canvas.fillAll()
    let rounds: [(count: Int, length: Double, digits: UInt32, opacity: Double)] = [
      (14, 330.0, 0x7C3AED, 0.30), (12, 262, 0xD946A0, 0.36), (10, 194, 0xFB7185, 0.42),
      (8, 128, 0xFDBA74, 0.52),
    ]
    for (index, (count, length, digits, opacity)) in rounds.enumerated() {
      for petal in 0..<count {
        cairo_save(canvas.cairo)
        cairo_translate(canvas.cairo, 600, 390)
        cairo_rotate(canvas.cairo, (Double(petal) + Double(index) * 0.5) * 2 * .pi / Double(count))
        canvas.paint(
          around: .zero, radius: length,
          [
            (0, Color(hex: 0xFFF1D6), opacity * 0.5), (0.45, Color(hex: digits), opacity),
            (1, Color(hex: digits), opacity * 0.55),
          ])
        let half = length * 0.27
        cairo_move_to(canvas.cairo, 0, 0)
        cairo_curve_to(canvas.cairo, half * 1.5, -length * 0.32, half, -length * 0.86, 0, -length)
        cairo_curve_to(canvas.cairo, -half, -length * 0.86, -half * 1.5, -length * 0.32, 0, 0)
        cairo_fill(canvas.cairo)
        cairo_restore(canvas.cairo)
      }
    }
    canvas.paint(
      around: Point(x: 600, y: 390), radius: 44,
      [
        (0, Color(hex: 0xFFF7E0), 1), (0.6, Color(hex: 0xFDE0A8), 0.95),
        (1, Color(hex: 0xFBBF77), 0),
      ])
    canvas.fillCircle(Point(x: 600, y: 390), radius: 44)
  }

  /// Stars strewn over the sky, most of them faint.
  private static func stars(_ canvas: DemoCanvas, count: Int, seed: UInt64, below limit: Double) {
    var dice = DemoCanvas.Dice(seed &* 0x9E37_79B9_7F4A_7C15)
    for _ in 0..<count {
      let place = Point(x: dice.roll() * 1200, y: dice.roll() * limit)
      let light = dice.roll() * dice.roll()
      canvas.paint(Color(hex: 0xFFFDF5), opacity: 0.15 + 0.8 * light)
      canvas.fillCircle(place, radius: 0.5 + 1.1 * light)
    }
  }
}
#endif
