import Dwell
import DwellTestSupport
import Foundation
import Testing

/// The default appearance, and how it responds to single settings.
@Suite("Default appearance") struct DefaultLookTests {
  /// Gray 200 and green 700, the onboarding indicator's colours.
  private static let (gray, green) = (
    ColorRole.color(Color(red: 238.0 / 255, green: 238.0 / 255, blue: 238.0 / 255)),
    ColorRole.color(Color(red: 56.0 / 255, green: 142.0 / 255, blue: 60.0 / 255))
  )

  /// A page control at rest on a page.
  private func control(
    _ count: Int, _ page: Int, _ change: (inout PageControl.Configuration) -> Void = { _ in }
  ) -> PageControl {
    var configuration = PageControl.Configuration(pageCount: count)
    configuration.currentPage = page
    change(&configuration)
    var control = PageControl(configuration, at: 0)
    _ = control.handle(.resize(Size(width: 390, height: 44)), at: 0)
    return control
  }

  /// The colours and opacities of a part of a page's dot, in drawing order.
  private func paints(_ part: ItemKey.Part, ofPage page: Int, in frame: Frame) -> [Paint] {
    frame.display.commands.compactMap {
      guard case .fill(let key, _, _, let paint) = $0, key == ItemKey(part, page) else { return nil }
      return paint
    }
  }

  @Test("R216: without time only the current dot is opaque; with time earlier ones are half opaque")
  func oneSolidMark() {
    /// The opacities of the dots, and of a fill for the current page.
    func opacities(_ page: Int, timed: Bool) -> [Double] {
      let row = DrawnRow(control(5, page) { $0.dots.showsProgress = timed }.frame(at: 0))
      return row.marks.map(\.opacity)
    }
    #expect(opacities(2, timed: false) == [0.35, 0.35, 1, 0.35, 0.35])
    #expect(opacities(4, timed: false) == [0.35, 0.35, 0.35, 0.35, 1])
    #expect(opacities(2, timed: true) == [0.7, 0.7, 0.35, 0.35, 0.35])
    var marked = control(5, 2) {
      $0.dots.showsProgress = false
      $0.dots.seenMarks = .marked
    }
    _ = marked.handle(.setSeen(true, page: 4), at: 0)
    #expect(DrawnRow(marked.frame(at: 0)).marks.map(\.opacity) == [0.35, 0.35, 1, 0.35, 0.7])
  }

  @Test(
    "R217 R218: of two colours one is the track's, one the fill's, both opaque, and seen marks are their mix")
  func twoColours() {
    for timed in [false, true] {
      let frame = control(5, 2) {
        $0.dots.showsProgress = timed
        $0.dots.tint = Self.gray
        $0.dots.currentTint = Self.green
      }.frame(at: 1)
      for page in 0..<5 {
        #expect(paints(.indicator, ofPage: page, in: frame).count == 1)
        let isSeen = timed && page < 2
        // 0.54 of green over gray is 0.54 of the way from gray to green.
        let mix = 7.0 / 13
        #expect(
          paints(.indicator, ofPage: page, in: frame) == [.solid(Self.gray, opacity: 1)], "page \(page)")
        let seen = paints(.seen, ofPage: page, in: frame)
        #expect(seen.count == (isSeen ? 1 : 0), "page \(page)")
        if case .solid(let ink, let opacity)? = seen.first {
          #expect(ink == Self.green && abs(opacity - mix) < 1e-12)
        }
      }
      #expect(paints(.progress, ofPage: 2, in: frame) == [.solid(Self.green, opacity: 1)])
    }
  }

  @Test("R217: one colour fades, and so does the theme's with another for the current dot")
  func oneColour() {
    let green = control(3, 1) { $0.dots.tint = Self.green }
    #expect(DrawnRow(green.frame(at: 0)).marks.map(\.opacity) == [0.7, 0.35, 0.35])
    let current = control(3, 1) { $0.dots.currentTint = Self.green }
    #expect(DrawnRow(current.frame(at: 0)).marks.map(\.opacity) == [0.7, 0.35, 0.35])
  }

  @Test("R217: an opacity set by the app applies to two colours, even if a seen dot is a mix")
  func setOpacities() {
    let frame = control(4, 2) {
      $0.dots.tint = Self.gray
      $0.dots.currentTint = Self.green
      $0.dots.metrics.upcomingOpacity = 0.5
      $0.dots.metrics.seenOpacity = 0.8
    }.frame(at: 0)
    #expect(paints(.indicator, ofPage: 3, in: frame) == [.solid(Self.gray, opacity: 0.5)])
    guard case .solid(_, let under)? = paints(.indicator, ofPage: 0, in: frame).first,
      case .solid(_, let over)? = paints(.seen, ofPage: 0, in: frame).first
    else {
      Issue.record("no seen mark")
      return
    }
    // Composited, the dot has the opacity 0.8, of which 7/13 are green.
    #expect(abs(over + under * (1 - over) - 0.8) < 1e-12 && abs(over - 0.8 * 7 / 13) < 1e-12)
  }

  @Test("R217: opacities multiply the tint's own, and items without opacity are omitted")
  func tintOpacities() {
    let half = ColorRole.color(Color(red: 1, green: 1, blue: 1, opacity: 0.5))
    let one = control(3, 1) { $0.dots.tint = half }.frame(at: 0)
    #expect(DrawnRow(one).marks.map(\.opacity) == [0.35, 0.175, 0.175])
    #expect(paints(.indicator, ofPage: 2, in: one) == [.solid(.white, opacity: 0.175)])
    let two = control(3, 1) {
      $0.dots.tint = half
      $0.dots.currentTint = .color(Color(red: 1, green: 1, blue: 1, opacity: 0.9))
    }.frame(at: 1)
    #expect(paints(.indicator, ofPage: 2, in: two) == [.solid(.white, opacity: 0.5)])
    #expect(paints(.progress, ofPage: 1, in: two) == [.solid(.white, opacity: 0.9)])
    for (opacity, drawn) in [(2.0, 0.35), (-1, 0), (.nan, 0)] {
      let tint = ColorRole.color(Color(red: 0, green: 0, blue: 0, opacity: opacity))
      let frame = control(3, 1) { $0.dots.tint = tint }.frame(at: 0)
      #expect(paints(.indicator, ofPage: 2, in: frame) == [.solid(.black, opacity: drawn)], "\(opacity)")
    }
    let many = control(12, 1) {
      $0.dots.overflow = .label; $0.dots.tint = half
    }.frame(at: 0)
    #expect(paints(.label, ofPage: 0, in: many).isEmpty)
    for case .label(_, _, _, _, _, let tint, let opacity) in many.display.commands {
      #expect(tint == .white && opacity < 0.5)
    }
    var segments = SegmentedProgress.Configuration(pageCount: 3)
    segments.segments.tint = half
    var row = SegmentedProgress(segments, at: 0)
    _ = row.handle(.resize(Size(width: 390, height: 44)), at: 0)
    #expect(paints(.indicator, ofPage: 2, in: row.frame(at: 0)) == [.solid(.white, opacity: 0.175)])
    var meter = ProgressMeter.Configuration(value: 7, of: 10)
    meter.borderTint = half
    for case .border(_, _, _, _, let paint) in ProgressMeter(meter, at: 0).frame(at: 9).display.commands {
      #expect(paint == .solid(.white, opacity: 0.5))
    }
  }

  @Test("R217: seen dots use the app's colour for them")
  func seenColour() {
    let frame = control(4, 2) {
      $0.dots.tint = Self.gray
      $0.dots.currentTint = Self.green
      $0.dots.seenTint = .black
    }.frame(at: 0)
    #expect(paints(.seen, ofPage: 1, in: frame) == [.solid(.black, opacity: 1)])
  }

  @Test("R217: during a turn the colour of a seen dot fades with its page's weight")
  func turningColours() {
    var control = control(3, 0) {
      $0.dots.tint = Self.gray
      $0.dots.currentTint = Self.green
    }
    _ = control.handle(.select(page: 1, animated: true), at: 1)
    var last = 0.0
    for step in 1...8 {
      let frame = control.frame(at: 1 + Double(step) / 100)
      guard case .solid(_, let opacity)? = paints(.seen, ofPage: 0, in: frame).first else { continue }
      #expect(opacity >= last && opacity <= 7.0 / 13 + 1e-9)
      last = opacity
    }
    #expect(last > 0.1)
    #expect(control.frame(at: 1.05).faults.isEmpty)
  }

  @Test("R218: segments in two colours are drawn as given, and the pause button has neither")
  func segmentColours() {
    let carousel = carousel(4, timed: true) {
      var segments = SegmentRow.Configuration()
      (segments.tint, segments.currentTint) = (Self.gray, Self.green)
      $0.indicator = .segments(segments)
      $0.controls = .pause
    }
    let frame = carousel.frame(at: 6)
    for page in 0..<4 {
      #expect(paints(.indicator, ofPage: page, in: frame) == [.solid(Self.gray, opacity: 1)])
    }
    #expect(paints(.progress, ofPage: 0, in: frame) == [.solid(Self.green, opacity: 1)])
    for case .image(let key, _, _, let ink, _) in frame.display.commands where key.part == .button {
      #expect(ink == .foreground)
    }
  }

  @Test(
    "R221: untimed pages have dots of 8, 10 apart, on a background 25 above the edge, a number from ten on")
  func plainMarks() {
    for count in 0...12 {
      let carousel = carousel(count, timed: false)
      let frame = carousel.frame(at: 0)
      let row = DrawnRow(frame)
      guard count > 1 else {
        #expect(background(frame) == nil && row.marks.isEmpty, "\(count) pages")
        continue
      }
      let ground = background(frame)
      #expect(ground?.ink == .foreground && ground?.opacity == 0.2)
      #expect(ground.map { abs($0.rect.maxY - (844 - 25)) < 1e-9 } == true, "\(count) pages")
      if count < 10 {
        #expect(ground?.rect.width == Double(count) * 18 + 10 && ground?.rect.height == 28)
        #expect(row.marks.map(\.opacity) == [1] + Array(repeating: 0.4, count: count - 1))
        #expect(zip(row.marks.dropFirst(), row.marks).allSatisfy { $0.rect.x - $1.rect.x == 18 })
        #expect(row.marks.allSatisfy { $0.rect.width == 8 && $0.rect.height == 8 })
      } else {
        #expect(row.marks.isEmpty && frame.display.commands.contains { $0.key?.part == .label })
      }
    }
  }

  @Test("R221: timed pages have a pill, 28 points above the edge, without a background")
  func timedMarks() {
    let carousel = carousel(3, timed: true)
    let frame = carousel.frame(at: 1)
    let row = DrawnRow(frame)
    #expect(background(frame) == nil)
    #expect(row.marks.map(\.rect.width) == [36, 8, 8])
    #expect(row.marks.allSatisfy { $0.rect.maxY == 844 - 28 && $0.ink == .foreground })
    #expect(row.fills.map(\.visible.width) == [9])
  }

  @Test("R221: the app's settings of an automatic indicator apply, and it can be none or segments")
  func chosenMarks() {
    let spaced = carousel(3, timed: false) {
      $0.indicator.dots?.metrics.spacing = 4
      $0.indicator.dots?.metrics.upcomingOpacity = 0.1
    }
    let row = DrawnRow(spaced.frame(at: 0))
    #expect(row.marks[1].rect.x - row.marks[0].rect.x == 12 && row.marks[1].opacity == 0.1)
    #expect(DrawnRow(carousel(3, timed: true) { $0.indicator = .none }.frame(at: 0)).marks.isEmpty)
    #expect(spaced.configuration.indicator.dots?.metrics.spacing == 4)
    #expect(
      spaced.configuration.indicator.dots?.background == .automatic, "as it was set, not as it is drawn")
  }

  @Test("R221: the indicator adapts when pages gain or lose their time")
  func followsTheTimer() {
    var carousel = carousel(3, timed: false)
    var configuration = carousel.configuration
    configuration.timer.advances = true
    _ = carousel.configure(configuration, at: 0)
    #expect(DrawnRow(carousel.frame(at: 1)).fills.count == 1)
    configuration.timer.advances = false
    _ = carousel.configure(configuration, at: 2)
    #expect(DrawnRow(carousel.frame(at: 3)).fills.isEmpty)
  }

  @Test("R220: a focus ring surrounds the dots, not the width of the view")
  func focusRing() {
    let row = control(3, 0).frame(at: 0).semantics.elements.first
    #expect(row?.focusRect == Rect(x: 153, y: 8, width: 84, height: 28))
    let carousel = carousel(3, timed: true)
    let marks = carousel.frame(at: 0).semantics.adjustable
    #expect(marks?.focusRect == Rect(x: 153, y: 844 - 46, width: 84, height: 28))
  }

  @Test("R229: a meter's colours are a scale of two to five stops, by default seed B's")
  func meterColours() {
    /// The colours of a meter's fill, from its empty end.
    func colors(_ level: Double, _ colors: MeterColors) -> LinearGradient? {
      let meter = ProgressMeter.sample(level * 10) { $0.colors = colors }
      for case .fill(_, _, _, .gradient(let gradient)) in meter.frame(at: 9).display.commands {
        return gradient
      }
      return nil
    }
    let scale = MeterColors([
      .init(0, .black), .init(0.5, Color(red: 1, green: 0, blue: 0)), .init(1, .white),
    ])
    #expect(colors(0.25, scale)?.end == Color(red: 0.5, green: 0, blue: 0))
    #expect(colors(0.75, scale)?.end == Color(red: 1, green: 0.5, blue: 0.5))
    #expect(colors(1, scale)?.end == .white && colors(0.75, scale)?.start == .black)
    #expect(colors(0.7, .hue)?.end == Color(hue: 84, saturation: 0.8, brightness: 0.9))
    #expect(colors(0.7, .hue)?.start == Color(red: 1, green: 0, blue: 0))
    for unusable in [
      MeterColors([.init(0, .black)]), MeterColors([.init(0.5, .black), .init(0.5, .white)]),
      MeterColors(.black, .white, .black, .white, .black, .white),
      MeterColors([.init(0, .black), .init(2, .white)]),
      MeterColors([.init(.nan, .black), .init(1, .white)]),
    ] {
      var configuration = ProgressMeter.Configuration(value: 7, of: 10)
      configuration.colors = unusable
      var meter = ProgressMeter(configuration, at: 0)
      #expect(meter.handle(.tick, at: 0).diagnostics.contains(.invalidMetrics))
      #expect(meter.configuration.colors == .hue)
    }
  }

  @Test("R229: a meter can have round ends, with the fill inside them")
  func roundMeter() {
    let meter = ProgressMeter.sample(5) { $0.metrics.cornerRadius = 1000 }
    let commands = meter.frame(at: 9).display.commands
    #expect(commands.first == .clip(Rect(x: 145, y: 22, width: 100, height: 774), radius: 50))
    guard case .border(_, _, let radius, _, _)? = commands.last else {
      Issue.record("no border")
      return
    }
    #expect(radius == 52)
  }
}
