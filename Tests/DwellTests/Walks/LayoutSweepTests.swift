import DwellText
import DwellTestSupport
import Testing

@testable import Dwell

/// Where everything is in components of many sizes, from those with too little room on.
@Suite("In any size everything is where it was when it was last reviewed") struct LayoutSweepTests {
  @Test("The indicator of a carousel, and its buttons")
  func carousel() {
    var text = ""
    for indicator in ["dots", "number", "segments", "none"] {
      for (name, controls) in [
        ("all", Carousel.Controls.all), ("pages", [.previous, .next]), ("pause", .pause),
      ] {
        for side in Carousel.Side.allCases {
          text += "# \(indicator), \(name) buttons, \(side)\n"
          for main in [36, 48, 60, 120, 132, 300] as [Double] {
            for cross in [23, 28, 56, 200] as [Double] {
              let carousel = Carousel.sample(indicator == "number" ? 12 : 3, main: main, cross: cross) {
                switch indicator {
                case "number": $0.timer.advances = name != "pause"
                case "segments": $0.indicator = .segments(SegmentRow.Configuration())
                case "none": $0.indicator = .none
                default: break
                }
                $0.isOverMedia = indicator == "segments"
                $0.controls = controls
                $0.indicatorSide = side
                $0.pages.direction = cross == 56 ? .bottomToTop : cross == 28 ? .rightToLeft : .leftToRight
              }
              text +=
                "\(carousel.size.words): bar \(carousel.barRect.words), row \(carousel.indicatorRect.words)"
              for element in carousel.frame(at: 0).semantics.elements {
                switch element.role {
                case .previous, .next, .playPause: text += ", \(element.role) \(element.rect.words)"
                default: break
                }
              }
              text += "\n"
            }
          }
        }
      }
    }
    expectGolden(text, "Sweeps/carousel.txt")
  }

  @Test("Any buttons of a carousel, beside an indicator or without one")
  func buttons() {
    var text = ""
    let all: [Carousel.Controls] = [
      .previous, .next, [.previous, .pause], [.next, .pause], .all, [.previous, .next], .pause,
    ]
    for controls in all {
      for (side, hasDots) in [(Carousel.Side.start, true), (.end, true), (.end, false)] {
        let names = [(Carousel.Controls.previous, "previous"), (.next, "next"), (.pause, "pause")]
        let present = names.filter { controls.contains($0.0) }.map(\.1).joined(separator: ", ")
        text += "# \(present), dots \(hasDots ? "at the \(side)" : "nowhere")\n"
        for main in [50, 92, 100, 140, 150] as [Double] {
          for cross in [46, 80] as [Double] {
            let carousel = Carousel.sample(3, main: main, cross: cross) {
              $0.controls = controls
              $0.indicatorSide = side
              if !hasDots { $0.indicator = .none }
            }
            text += "\(main.words) by \(cross.words):"
            for element in carousel.frame(at: 0).semantics.elements {
              switch element.role {
              case .previous, .next, .playPause:
                let rect = element.rect
                let place = [rect.x, rect.y, rect.width].map(\.words).joined(separator: " ")
                text += "\(element.role == .playPause ? " pause" : " \(element.role)") \(place)"
                if carousel.control(at: rect.center) == nil { text += " -" }
              default: break
              }
            }
            text += "\n"
          }
        }
      }
    }
    expectGolden(text, "Sweeps/carousel-buttons.txt")
  }

  @Test("The look of a carousel's automatic and chosen indicators, over plain pages and pictures")
  func indicator() {
    var text = ""
    for isTimed in [true, false] {
      for isOverMedia in [true, false] {
        for background in PageControl.Background.allCases {
          for number in 0..<4 {
            var dots = DotRow.Configuration()
            dots.background = background
            if number == 1 { (dots.tint, dots.currentTint) = (.black, .white) }
            if number == 2 {
              (dots.fill, dots.overflow, dots.backgroundTint) = (.scrollPosition, .clip, .white)
            }
            if number == 3 {
              (dots.metrics.spacing, dots.metrics.upcomingOpacity, dots.metrics.seenOpacity) = (7, 0.1, 0.2)
              (dots.metrics.trackOpacity, dots.metrics.backgroundOpacity) = (0.3, 0.9)
            }
            for var indicator in [Carousel.Indicator.automatic(dots), .dots(dots)] {
              _ = indicator.resolve(isTimed: isTimed, isOverMedia: isOverMedia, pageCount: 1)
              guard let look = indicator.dots else { continue }
              let metrics = look.metrics
              let opacities = [metrics.upcomingOpacity, metrics.seenOpacity, metrics.trackOpacity].map {
                $0?.words ?? "-"
              }
              text +=
                "\(isTimed ? "timed" : "untimed")\(isOverMedia ? " over media" : ""), \(background) \(number): "
              text += "\(look.fill), \(look.background), \(look.overflow), spacing \(metrics.spacing.words)"
              text +=
                ", opacities \(opacities.joined(separator: " ")), ground \(metrics.backgroundOpacity.words)"
              text += ", \(look.tint == .white ? "white" : look.tint == .black ? "black" : "theme")"
              text += look.backgroundTint == .black ? " on black\n" : "\n"
            }
          }
        }
      }
    }
    expectGolden(text, "Sweeps/indicator.txt")
  }

  @Test("The dots of a page control, and which of them a pointer hits")
  func pageControl() {
    var text = ""
    for (overflow, label) in [
      (PageControl.Overflow.window, PageControl.NumberLabel.automatic), (.clip, .automatic),
      (.label, .automatic), (.window, .always), (.label, .never),
    ] {
      text += "# \(overflow), number \(label)\n"
      for count in [2, 3, 9, 10, 11, 40] {
        for current in Set([0, count / 2, count - 1]).filter({ $0 >= 0 }).sorted() {
          for main in [20, 64, 107, 300] as [Double] {
            let control = PageControl.sample(count, current: current, size: Size(width: main, height: 44)) {
              $0.dots.overflow = overflow
              $0.dots.numberLabel = label
              $0.dots.inputProfile = .pointer
              if main == 107 { $0.dots.images.set(ImageName(1), forPage: 1) }
            }
            text += "\(current + 1)/\(count) in \(main.words): \(words(of: control.frame(at: 1)))"
            text += ", asks \(control.preferredSize(in: Size(width: main, height: 20)).words)"
            if count == 3 || count == 9 { text += ", hits \(hits(control))" }
            text += "\n"
          }
        }
      }
    }
    expectGolden(text, "Sweeps/page-control.txt")
  }

  @Test("The segments of a segmented progress, and which of them a tap hits")
  func segmentedProgress() {
    var text = ""
    for style in SegmentedProgress.Style.allCases {
      text += "# \(style)\n"
      for count in [1, 3, 9, 10, 40] {
        for current in Set([0, count / 2, count - 1]).sorted() {
          for main in [4, 20, 91, 300] as [Double] {
            let progress = SegmentedProgress.sample(count, current: current, length: main) {
              $0.segments.style = style
              $0.segments.metrics.minimumSegmentLength = count == 9 ? 9 : 8
            }
            text += "\(current + 1)/\(count) in \(main.words): \(words(of: progress.frame(at: 1)))"
            text += ", asks \(progress.preferredSize(in: Size(width: main, height: 20)).words)"
            if count == 3 || count == 9 { text += ", hits \(hits(progress))" }
            text += "\n"
          }
        }
      }
    }
    expectGolden(text, "Sweeps/segmented-progress.txt")
  }

  /// The first, the second and the last dot or segment that is drawn, and the fill or the number.
  private func words(of frame: Frame) -> String {
    var items: [(key: ItemKey, rect: Rect)] = []
    var fill = "no fill"
    for command in frame.display.commands {
      switch command {
      case .fill(let key, let rect, let radius, _) where key.part == .progress:
        fill = "\(rect.x.words) \(rect.width.words) r\(radius.words)"
      case .fill(let key, let rect, _, _) where key.part == .indicator: items.append((key, rect))
      case .image(let key, _, let rect, _, _) where key.part == .indicator: items.append((key, rect))
      case .label(_, _, _, let rect, let size, _, _): fill = "number \(rect.words), \(size.words) pt"
      default: break
      }
    }
    let shown = (items.prefix(2) + items.dropFirst(2).suffix(1)).map { item in
      "\(item.key.page + 1) at \(item.rect.x.words) \(item.rect.width.words) \(item.rect.height.words)"
    }
    return "\(items.count) drawn: \(shown.joined(separator: ", ")), fill \(fill)"
  }

  /// The pages that taps along a component lead to, each with where it begins, in points.
  private func hits<Subject: PagedComponent>(_ subject: Subject) -> String {
    var words: [String] = []
    var last = -1
    var x = 0.0
    while x < subject.size.width {
      var tapped = subject
      _ = tapped.handle(.press(Point(x: x, y: 22)), at: 1)
      _ = tapped.handle(.release(Point(x: x, y: 22)), at: 1)
      if tapped.currentPage != last { words.append("\(tapped.currentPage + 1) from \(x.words)") }
      last = tapped.currentPage
      x += 0.5
    }
    return words.joined(separator: ", ")
  }
}
