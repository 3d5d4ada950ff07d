import Dwell
import DwellTestSupport
import Testing

/// A meter after its reveal, in the worked numbers of the requirements.
@Suite("A progress meter at rest") struct ProgressMeterLookTests {
  /// Whether two numbers are equal but for rounding.
  private func close(_ one: Double, _ other: Double) -> Bool { abs(one - other) < 1e-9 }

  @Test("R042 R043: the reference call has five values, none of which has a default")
  func referenceCall() {
    let meter = ProgressMeter(
      meterWidth: 100, borderWidth: 2, verticalPadding: 44, correctResponses: 10, questionCount: 10)
    #expect(meter.configuration == ProgressMeter.Configuration(value: 10, of: 10))
    #expect(meter.configuration.metrics == ProgressMeterMetrics())
    #expect(meter.fraction == 1)
    let other = ProgressMeter(
      meterWidth: 60, borderWidth: 3, verticalPadding: 50, correctResponses: 3, questionCount: 4)
    let metrics = other.configuration.metrics
    #expect(metrics.meterWidth == 60 && metrics.borderWidth == 3 && metrics.padding == 50)
    #expect(other.fraction == 0.75)
  }

  @Test(
    "R046-R049 R055 R056 R072: at 10, 7 and 3 of 10 the fill is 774, 541.8 and 232.2 points, from the bottom")
  func fillHeights() {
    for (value, height) in [(10, 774), (7, 541.8), (3, 232.2)] as [(Double, Double)] {
      let fill = DrawnMeter(ProgressMeter.sample(value).frame(at: 4)).fills.first
      #expect(close(fill?.rect.height ?? 0, height), "\(value) of 10")
      #expect(close(fill?.rect.maxY ?? 0, 818 - 22), "its bottom is 22 points above the component's")
      #expect(fill?.rect.x == 145 && fill?.rect.width == 100, "100 wide, in the middle")
    }
  }

  @Test(
    "R051-R054 R073: the border is 102 by 506 points at a height of 548, above the fill, in the text's colour"
  )
  func border() {
    let frame = ProgressMeter.sample(5, size: Size(width: 320, height: 548)).frame(at: 4)
    let meter = DrawnMeter(frame)
    #expect(meter.borderLine == Rect(x: 109, y: 21, width: 102, height: 506))
    #expect(meter.borderPaint == .solid(.foreground, opacity: 1))
    if case .border = frame.display.commands.last {} else { Issue.record("it is drawn last") }
    #expect(
      frame.display.commands.count == 2, "nothing else is drawn: no cover, no ground (R047, R050, R052)")
  }

  @Test(
    "R045 R057 R058: every measure follows from the width, the border, the padding and the component's height"
  )
  func adapts() {
    for height in [100, 548, 818, 2000] as [Double] {
      for (width, border, padding) in [(100, 2, 44), (60, 4, 20), (8, 1, 90)] as [(Double, Double, Double)] {
        let meter = ProgressMeter.sample(10, size: Size(width: 390, height: height)) {
          $0.metrics.meterWidth = width
          $0.metrics.borderWidth = border
          $0.metrics.padding = padding
        }
        let drawn = DrawnMeter(meter.frame(at: 4))
        let length = height - padding
        #expect(drawn.fills[0].rect == Rect(x: 195 - width / 2, y: padding / 2, width: width, height: length))
        #expect(
          drawn.borderLine
            == Rect(
              x: 195 - (width + border) / 2, y: (padding - border) / 2, width: width + border,
              height: length + border))
        #expect(meter.frame(at: 4).faults == [])
      }
    }
  }

  @Test("R065-R071: red at the bottom, and at the top a hue of 120, 84, 60, 36 or 0 degrees")
  func hues() {
    let hues = [(10, 120), (7, 84), (5, 60), (3, 36)] as [(Double, Double)]
    for (value, hue) in hues {
      let gradient = DrawnMeter(ProgressMeter.sample(value).frame(at: 4)).fills.first?.gradient
      #expect(gradient?.start == Color(red: 1, green: 0, blue: 0), "\(value) of 10")
      #expect(gradient?.direction == .bottomToTop)
      let expected = Color(hue: hue, saturation: 0.8, brightness: 0.9)
      let end = gradient?.end ?? .black
      #expect(
        close(end.red, expected.red) && close(end.green, expected.green) && close(end.blue, expected.blue),
        "\(value) of 10: \(end), not \(expected)")
    }
    #expect(DrawnMeter(ProgressMeter.sample(0).frame(at: 4)).fills.isEmpty, "an empty meter has no fill")
  }

  @Test("R066: the gradient spans only the filled part")
  func gradientSpansFill() {
    let fill = DrawnMeter(ProgressMeter.sample(3).frame(at: 4)).fills[0]
    #expect(fill.clip == nil)
    #expect(close(fill.rect.y, 22 + 774 * 0.7))
  }

  @Test("A meter fills in any of the four directions, from the end where it is empty")
  func directions() {
    let expected: [(Direction, Size, Rect)] = [
      (.bottomToTop, Size(width: 200, height: 144), Rect(x: 50, y: 97, width: 100, height: 25)),
      (.topToBottom, Size(width: 200, height: 144), Rect(x: 50, y: 22, width: 100, height: 25)),
      (.leftToRight, Size(width: 144, height: 200), Rect(x: 22, y: 50, width: 25, height: 100)),
      (.rightToLeft, Size(width: 144, height: 200), Rect(x: 97, y: 50, width: 25, height: 100)),
    ]
    for (direction, size, rect) in expected {
      let meter = ProgressMeter.sample(1, of: 4, size: size) { $0.direction = direction }
      let fill = DrawnMeter(meter.frame(at: 4)).fills[0]
      #expect(fill.rect == rect, "\(direction)")
      #expect(fill.gradient.direction == direction)
    }
  }

  @Test("However small the component, everything drawn lies within it, and an empty one draws nothing")
  func smallSizes() {
    for width in [0, 0.5, 3, 4, 5, 50, 104, 200] as [Double] {
      for height in [0, 1, 43, 44, 45, 48, 100] as [Double] {
        for padding in [0, 3, 44] as [Double] {
          let meter = ProgressMeter.sample(5, size: Size(width: width, height: height)) {
            $0.metrics.padding = padding
          }
          for time in [0, 2, 4] as [Double] { #expect(meter.frame(at: time).faults == []) }
          if height <= padding { #expect(meter.frame(at: 4).display.commands.isEmpty) }
        }
      }
    }
  }

  @Test("Its accessibility element is a meter with level and range, at its border")
  func semantics() {
    let meter = ProgressMeter.sample(7).frame(at: 1).semantics
    let rect = Rect(x: 143, y: 20, width: 104, height: 778)
    #expect(
      meter.elements == [SemanticElement(role: .meter, value: .level(7, of: 10), actions: [], rect: rect)])
    let range = ProgressMeter.sample(25, of: 30) { $0.minimum = 20 }
    #expect(range.fraction == 0.5)
    #expect(range.frame(at: 0).semantics.elements.map(\.value) == [.level(5, of: 10)])
  }

  @Test("Its preferred size includes the border across")
  func preferredSize() {
    #expect(ProgressMeter.sample(1).preferredSize(forLength: 500) == Size(width: 104, height: 500))
    let lying = ProgressMeter.sample(1) { $0.direction = .leftToRight }
    #expect(lying.preferredSize(forLength: 500) == Size(width: 500, height: 104))
  }

  @Test(
    "R044: a meter is a part like any other: the same picture anywhere within a larger one",
    arguments: LayoutVariant.all)
  func composes(_ variant: LayoutVariant) {
    let meter = ProgressMeter.sample(7, size: variant.size(300, 120)) {
      $0.direction = variant.direction
      $0.reduceMotion = variant.reduceMotion
    }
    for now in [0.5, 2, 9] {
      let alone = DrawnMeter(meter.frame(at: now))
      var whole = Frame()
      whole.reset(size: Size(width: 1000, height: 1000))
      whole.append(meter, at: Point(x: 50, y: 70), now: now)
      let part = DrawnMeter(whole)
      #expect(part.fills.map(\.rect) == alone.fills.map { $0.rect.offsetBy(x: 50, y: 70) })
      #expect(part.fills.map(\.clip) == alone.fills.map { $0.clip?.offsetBy(x: 50, y: 70) })
      #expect(part.borderLine == alone.borderLine?.offsetBy(x: 50, y: 70))
      #expect(whole.faults.isEmpty && whole.size == Size(width: 1000, height: 1000))
    }
  }

  @Test("With a width of 0 there is no border")
  func noBorder() {
    let meter = ProgressMeter.sample(5) { $0.metrics.borderWidth = 0 }
    for case .border in meter.frame(at: 4).display.commands { Issue.record("a border of no width") }
    #expect(DrawnMeter(meter.frame(at: 4)).fills.count == 1)
  }

  @Test("Any corner radius above 0 rounds the fill, and the border outside it by as much more as it is thick")
  func corners() {
    for (radius, outer) in [(0, 0), (0.5, 2.5), (1, 3), (20, 22)] as [(Double, Double)] {
      let commands = ProgressMeter.sample(5) { $0.metrics.cornerRadius = radius }.frame(at: 9).display
        .commands
      var clips: [Double] = []
      for case .clip(_, let clipped) in commands { clips.append(clipped) }
      #expect(clips == (radius == 0 ? [] : [radius]))
      guard case .border(_, _, let border, _, _)? = commands.last else {
        Issue.record("no border")
        continue
      }
      #expect(border == outer, "around a radius of \(radius)")
    }
  }
}
