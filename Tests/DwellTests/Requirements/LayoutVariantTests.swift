import DwellText
import DwellTestSupport
import Foundation
import Testing

@testable import Dwell

/// Every component in every direction, with and without reduced motion.
@Suite("Every component in every variant") struct LayoutVariantTests {
  @Test(
    "Pictures are the mirrored or turned ones of left to right", arguments: LayoutVariant.all)
  func mirrored(_ variant: LayoutVariant) {
    for walk in SampleRun.all {
      let plain = LayoutVariant(direction: .leftToRight, reduceMotion: variant.reduceMotion)
      for ((now, frame), (_, expected)) in zip(walk.frames(variant), walk.frames(plain)) {
        let turned = expected.display.commands.map { command in
          command.mapped { rect in
            variant.direction.rect(
              main: Extent(start: rect.x, length: rect.width),
              cross: Extent(start: rect.y, length: rect.height), in: frame.size)
          } direction: { _ in
            variant.direction
          }
        }
        #expect(
          frame.display.text == text(turned), "\(walk.name) at \(now) s, \(variant.testDescription)")
        #expect(frame.faults.isEmpty, "\(walk.name) at \(now) s, \(variant.testDescription)")
      }
    }
  }

  /// Commands as text.
  private func text(_ commands: [DrawCommand]) -> String {
    var list = DisplayList()
    for command in commands { list.append(command) }
    return list.text
  }

  @Test(
    "With less motion nothing moves by itself but fills: what is drawn stands where it stood or will stand")
  func lessMotion() {
    for walk in SampleRun.all {
      for direction in Direction.allCases {
        let variant = LayoutVariant(direction: direction, reduceMotion: true)
        let frames = walk.frames(variant)
        /// The positions of dots and pages in a frame.
        func places(_ frame: Frame) -> [String] {
          frame.display.commands.compactMap { command in
            switch command {
            case .fill(let key, let rect, _, _) where key.part == .indicator: "\(key.page) \(rect)"
            case .page(let page, let rect, _, _, _): "page \(page) \(rect)"
            default: nil
            }
          }
        }
        let still = Set(places(frames[0].frame) + places(frames[3].frame))
        #expect(
          still.isSuperset(of: places(frames[2].frame)), "\(walk.name), in the middle of a turn, \(direction)"
        )
      }
    }
  }

  @Test(
    "Every component's pictures equal those that were last reviewed",
    arguments: SampleRun.all.indices)
  func goldens(_ index: Int) {
    let walk = SampleRun.all[index]
    var text = ""
    for variant in LayoutVariant.all {
      // Mirroring is proved; these are one direction in full and a moment of each other.
      let frames = walk.frames(variant)
      let shown = variant.direction == .leftToRight ? frames[...] : frames[2...2]
      for (now, frame) in shown {
        text += "# \(variant.testDescription), \(now) s\n\(frame.display.text)\n"
      }
    }
    expectGolden(text, "LayoutVariants/\(walk.name).txt")
  }
}

extension DrawCommand {
  /// The command with other rectangles, and its gradient in another direction.
  fileprivate func mapped(_ rect: (Rect) -> Rect, direction: (Direction) -> Direction) -> DrawCommand {
    switch self {
    case .fill(let key, let place, let radius, .gradient(var gradient)):
      gradient.direction = direction(gradient.direction)
      return .fill(key, rect(place), radius: radius, .gradient(gradient))
    case .fill(let key, let place, let radius, let paint):
      return .fill(key, rect(place), radius: radius, paint)
    case .border(let key, let place, let radius, let width, let paint):
      return .border(key, rect(place), radius: radius, width: width, paint)
    case .page(let page, let place, let shown, let rotation, let opacity):
      return .page(page, rect(place), shown: shown.map(rect), rotation: rotation, opacity: opacity)
    case .image(let key, let name, let place, let ink, let opacity):
      return .image(key, name, rect(place), ink, opacity: opacity)
    case .clip(let place, let radius): return .clip(rect(place), radius: radius)
    case .arc, .label, .opacity, .pop: return self
    }
  }
}
