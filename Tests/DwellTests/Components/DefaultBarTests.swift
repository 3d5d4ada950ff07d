import Dwell
import DwellTestSupport
import Foundation
import Testing

/// A carousel of a phone's size with the defaults, except for a change.
func carousel(
  _ count: Int, timed: Bool, _ change: (inout Carousel.Configuration) -> Void = { _ in }
) -> Carousel {
  var configuration = Carousel.Configuration(pageCount: count)
  configuration.timer.advances = timed
  change(&configuration)
  var carousel = Carousel(configuration, at: 0)
  _ = carousel.handle(.resize(Size(width: 390, height: 844)), at: 0)
  return carousel
}

/// A drawn background's rectangle, colour and opacity.
func background(_ frame: Frame) -> (rect: Rect, ink: ColorRole, opacity: Double)? {
  for case .fill(let key, let rect, _, .solid(let ink, let opacity)) in frame.display.commands
  where key.part == .background { return (rect, ink, opacity) }
  return nil
}

/// The default background and surroundings of the indicator.
@Suite("The default bar of an indicator") struct DefaultBarTests {
  /// The relative luminance of a gray (WCAG 2.2).
  private func luminance(_ gray: Double) -> Double {
    gray <= 0.04045 ? gray / 12.92 : pow((gray + 0.055) / 1.055, 2.4)
  }

  @Test("R222: over pictures every dot, and a fill in its track, has 3:1 over white, black and any grey")
  func overMedia() {
    for timed in [false, true] {
      let frame = carousel(5, timed: timed) { $0.isOverMedia = true }.frame(at: 1)
      let row = DrawnRow(frame)
      guard let ground = background(frame) else {
        Issue.record("no background")
        continue
      }
      #expect(ground.ink == .black && row.marks.allSatisfy { $0.ink == .white })
      for step in 0...20 {
        let below = Double(step) / 20 * (1 - ground.opacity)
        func contrast(_ one: Double, _ other: Double) -> Double {
          let (high, low) = (max(luminance(one), luminance(other)), min(luminance(one), luminance(other)))
          return (high + 0.05) / (low + 0.05)
        }
        for mark in row.marks {
          let seen = below + (1 - below) * mark.opacity
          #expect(contrast(seen, below) >= 3, "\(mark.opacity) over \(below)")
          if timed, mark.rect.width > 8 { #expect(contrast(1, seen) >= 3, "the fill over \(seen)") }
        }
      }
    }
  }

  @Test("R222: over plain pages dots and buttons have the theme's colour, and nothing is dark")
  func overPlainPages() {
    let frame = carousel(5, timed: true) { $0.controls = .all }.frame(at: 1)
    for command in frame.display.commands {
      switch command {
      case .fill(_, _, _, .solid(let ink, _)): #expect(ink == .foreground)
      case .image(_, _, _, let ink, _): #expect(ink == .foreground)
      default: break
      }
    }
  }

  @Test(
    "R223: pause stands after the marks in one bar as tall as they, together in the middle",
    arguments: [
      LayoutVariant(direction: .leftToRight, reduceMotion: false),
      LayoutVariant(direction: .rightToLeft, reduceMotion: false),
    ])
  func oneBar(_ variant: LayoutVariant) {
    let carousel = carousel(5, timed: true) {
      $0.pages.direction = variant.direction
      $0.isOverMedia = true
      $0.controls = .pause
    }
    let frame = carousel.frame(at: 1)
    let bar = background(frame)?.rect ?? .zero
    #expect(bar.height == 28 && bar.maxY == 844 - 25 && bar.center.x == 195)
    let row = DrawnRow(frame)
    let marks = (row.marks.map(\.rect.x).min() ?? 0, row.marks.map(\.rect.maxX).max() ?? 0)
    let isMirrored = variant.direction == .rightToLeft
    #expect(isMirrored ? bar.maxX - marks.1 == 10 : marks.0 - bar.x == 10)
    let pause = carousel.pauseRect
    #expect(pause.width == 28 && pause.height == 44)
    #expect(isMirrored ? pause.x == bar.x : pause.maxX == bar.maxX)
    let symbol = frame.display.commands.compactMap { command -> Rect? in
      if case .image(let key, _, let rect, _, _) = command, key.part == .button { rect } else { nil }
    }
    #expect(symbol.map(\.width) == [10] && symbol.first?.center.y == bar.center.y)
  }

  @Test(
    "R222: the bar behind segments ends 10 points from them, and within the view", arguments: [0.0, 3, 32])
  func segmentBar(margin: Double) {
    for controls: Carousel.Controls in [[], .pause] {
      let carousel = carousel(5, timed: true) {
        $0.indicator = .segments(SegmentRow.Configuration())
        $0.isOverMedia = true
        $0.controls = controls
        $0.indicatorMargin = margin
      }
      let frame = carousel.frame(at: 1)
      let bar = background(frame)?.rect ?? .zero
      let marks = DrawnRow(frame).marks.map { $0.rect }
      #expect(bar.x == max((marks.map { $0.x }.min() ?? 0) - 10, 0))
      #expect(
        bar.maxX
          == (controls.isEmpty ? min((marks.map { $0.maxX }.max() ?? 0) + 10, 390) : carousel.pauseRect.maxX))
    }
  }

  @Test("R223: without an indicator the pause button is in the corner")
  func corner() {
    let carousel = carousel(5, timed: true) {
      $0.indicator = .none
      $0.controls = .pause
    }
    #expect(carousel.pauseRect == Rect(x: 340, y: 6, width: 44, height: 44))
  }
}
