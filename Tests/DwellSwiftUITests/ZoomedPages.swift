import Dwell
import SwiftUI
import Testing

@testable import DwellSwiftUI

/// Three pages of 400 by 300 points, whose content can be zoomed, named "0" to "2".
@MainActor
final class ZoomedPages {
  /// The current page.
  let page = Model(0)
  /// The stage.
  let stage: Stage<AnyView>

  /// Creates the pages.
  /// - Parameters:
  ///   - usesRecognizer: whether drags are handled by a UIKit recognizer.
  ///   - content: returns the view that is zoomed, which fills the page by default.
  ///   - change: changes the pages.
  init(
    usesRecognizer: Bool = false, environment: EnvironmentValues = EnvironmentValues(),
    content: @escaping @MainActor (Int) -> AnyView = { AnyView(photo($0).pageZoom()) },
    change: @escaping @MainActor (AnyView) -> AnyView = { $0 }
  ) {
    let page = page
    stage = Stage(width: 400, height: 300, environment: environment) {
      let pages = DwellSwiftUI.PageView(count: 3, selection: page.binding, content: content)
      return AnyView(
        change(AnyView(pages.pageIndicator(.hidden).pageTimer(duration: 4)))
          .environment(\.usesPanRecognizer, usesRecognizer))
    }
  }

  /// The view of a page, without zoom.
  static func photo(_ page: Int) -> some View { SwiftUI.Color.red.overlay { Text(verbatim: "\(page)") } }

  /// The scale of a page's content, and how far it is moved.
  func transform(_ page: Int = 0) -> ZoomTransform? {
    for node in stage.scene.root.all {
      guard case .other(let name)? = node.facts.first, name.hasPrefix("offset "),
        node.allFacts.contains(where: { if case .text("\(page)") = $0 { true } else { false } })
      else { continue }
      let numbers = name.split(separator: " ").dropFirst().compactMap { Double($0) }
      for case .scale(let scale) in node.allFacts where numbers.count == 2 {
        return ZoomTransform(scale: scale.width, offset: Point(x: numbers[0], y: numbers[1]))
      }
    }
    return nil
  }

  /// Advances the time by a number of seconds, drawing whenever the views ask for it.
  func run(for seconds: Double) { stage.run(until: stage.clock.time - 100 + seconds) }

  /// Double taps the current page, and lets the motion end.
  func doubleTap(_ x: Double, _ y: Double, for seconds: Double = 2) {
    for case .tap(let tap) in current where tap.count == 2 { tap.tap(at: CGPoint(x: x, y: y)) }
    stage.scene.render()
    run(for: seconds)
  }

  /// Pinches the current page by factors, around a point.
  /// - Parameter ends: whether the fingers are lifted; nil if something else takes them.
  func pinch(_ factors: Double..., at place: CGPoint, ends: Bool? = true) {
    for factor in factors {
      let value = MagnifyGesture.Value(
        time: ManualClock.date(of: stage.clock.time), magnification: factor, startLocation: place)
      for case .magnify(let pinch) in current { pinch.move(value) }
      stage.scene.render()
      guard factor == factors.last, ends != false else { continue }
      for case .magnify(let pinch) in current { if ends == true { pinch.end(value) } else { pinch.cancel() } }
      stage.scene.render()
    }
  }

  /// The facts about the views of the current page.
  var current: [Fact] {
    for node in stage.scene.root.all {
      guard case .accessibility(.hidden)? = node.facts.first else { continue }
      let texts = node.allFacts.compactMap { if case .text(let text) = $0 { text } else { nil } }
      if texts == ["\(page.value)"] { return node.allFacts }
    }
    return []
  }
}

extension ZoomTransform {
  /// A transform of a scale and an offset.
  init(_ scale: Double, _ x: Double, _ y: Double) { self.init(scale: scale, offset: Point(x: x, y: y)) }
}
