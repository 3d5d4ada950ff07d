import Dwell
import DwellTestSupport

extension PageControl.Transition {
  /// The transitions in which a pill moves over the dots.
  static let moving: [PageControl.Transition] = [.slide, .worm, .fade]
}

extension Carousel {
  /// A carousel of 300 by 200 points whose pages have been dragged by a fraction of their length, since 1 s.
  static func dragged(
    by share: Double, from page: Int = 0, of count: Int = 3, _ transition: PageControl.Transition,
    in variant: LayoutVariant = LayoutVariant(direction: .leftToRight, reduceMotion: false),
    _ change: (inout DotRow.Configuration) -> Void = { _ in }
  ) -> Carousel {
    var dots = DotRow.Configuration()
    dots.transition = transition
    change(&dots)
    var carousel = Carousel.sample(count, current: page, in: variant, main: 300, cross: 200) {
      $0.indicator = .dots(dots)
    }
    let size = variant.size(300, 200)
    _ = carousel.handle(.press(variant.point(290, 100, in: size)), at: 1)
    _ = carousel.handle(.move(variant.point(290 - 300 * share, 100, in: size)), at: 1.2)
    return carousel
  }
}

extension Frame {
  /// The opacities of the groups.
  var groupOpacities: [Double] {
    display.commands.compactMap { if case .opacity(let value) = $0 { value } else { nil } }
  }

  /// The pills that move over dots, each with the opacity of its group.
  var movingMarks: [(rect: Rect, opacity: Double)] {
    var marks: [(Rect, Double)] = []
    var opacity = 1.0
    for command in display.commands {
      if case .opacity(let value) = command { opacity = value }
      if case .fill(let key, let rect, _, _) = command, key.part == .mark { marks.append((rect, opacity)) }
    }
    return marks
  }

  /// The drawing, to a millionth of a point, whatever its order and keys.
  var picture: [String] {
    /// A rectangle in words.
    func words(_ rect: Rect) -> String {
      "\([rect.x, rect.y, rect.width, rect.height].map { ($0 * 1e6).rounded() / 1e6 + 0 })"
    }
    var groups: [String] = []
    var drawn: [String] = []
    for command in display.commands {
      switch command {
      case .fill(_, let rect, _, let paint): drawn.append("\(words(rect)) \(paint) in \(groups)")
      case .clip(let rect, _): groups.append(words(rect))
      case .opacity(let opacity): groups.append("\(opacity)")
      case .pop: groups.removeLast()
      default: drawn.append("\(command)")
      }
    }
    return drawn.sorted()
  }
}
