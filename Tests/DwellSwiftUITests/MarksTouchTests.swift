import Dwell
import SwiftUI
import Testing

@testable import DwellSwiftUI

@Suite("Indicators share fingers with the scroll views around them, and with the pages below") @MainActor
struct MarksTouchTests {
  /// The paths by which fingers reach indicators.
  typealias Path = ScrollingTests.Path

  /// A scroll view of 300 points with an indicator at the top of its content.
  func scrolled<V: View>(
    _ axes: SwiftUI.Axis.Set, _ path: Path, @ViewBuilder _ marks: @escaping @MainActor () -> V
  ) -> Stage<some View> {
    Stage(height: 300) {
      ScrollView(axes) {
        SwiftUI.Color.gray.frame(width: 1000, height: 1000)
          .overlay(alignment: .topLeading) { marks().frame(width: 390, height: 44).pageTimer(duration: 4) }
      }
      .environment(\.usesPanRecognizer, path == .recognizer)
      .environment(\.sharesFingers, true)
    }
  }

  /// The offset of the scroll view.
  func offset<V: View>(_ stage: Stage<V>) -> CGPoint { stage.scene.scrollOffsets.first ?? .zero }

  @Test("A scroll that begins on a page control scrolls, and time continues", arguments: Path.allCases)
  func across(path: Path) {
    let page = Model(0)
    let stage = scrolled(.vertical, path) { DwellSwiftUI.PageControl(selection: page.binding, count: 5) }
    let finger = stage.finger(195, 22, by: path.arbitration).move((195, 10), (197, -10))
    #expect(finger.finger.owners.last == .scrollView(.vertical))
    #expect(offset(stage).y == 32)
    finger.expectNoTimeIsLost(on: page)
  }

  @Test("A drag along a page control scrubs, and its surroundings stay", arguments: Path.allCases)
  func along(path: Path) {
    let page = Model(0)
    var seen: [PageControlInteraction] = []
    let stage = scrolled(.vertical, path) {
      DwellSwiftUI.PageControl(selection: page.binding, count: 5)
        .onPageControlInteractionChange { seen.append($0) }
    }
    let finger = stage.finger(150, 22, by: path.arbitration).move((165, 24), (185, 24))
    #expect(page.value == 2)
    #expect(finger.lift() == [path == .gesture ? .drag : .recognizer])
    #expect(offset(stage) == .zero)
    #expect(seen.last == PageControlInteraction.none)
    #expect(seen.contains(.continuous))
  }

  @Test("A tap on an indicator turns pages inside a scroll view", arguments: Path.allCases)
  func tap(path: Path) {
    let page = Model(0)
    let stage = scrolled(.vertical, path) { DwellSwiftUI.PageControl(selection: page.binding, count: 5) }
    #expect(stage.finger(225, 22, by: path.arbitration).move((227, 23)).lift() == [.tap])
    #expect(page.value == 1)
    stage.finger(155, 22, by: path.arbitration).lift()
    #expect(page.value == 0)
  }

  @Test(
    "A finger that rests on an indicator pauses it, and is reported, until it scrolls",
    arguments: Path.allCases)
  func rests(path: Path) {
    let page = Model(0)
    var seen: [PageControlInteraction] = []
    let stage = scrolled(.vertical, path) {
      DwellSwiftUI.PageControl(selection: page.binding, count: 5)
        .onPageControlInteractionChange { seen.append($0) }
    }
    stage.run(until: 1)
    let finger = stage.finger(195, 22, by: path.arbitration)
    stage.run(until: 50)
    #expect(page.value == 0)
    #expect(seen == [.discrete])
    finger.move((195, -20)).lift()
    stage.run(until: 53)
    #expect(page.value == 0)
    #expect(seen == [.discrete, .none])
    stage.run(until: 53.1)
    #expect(page.value == 1, "three seconds were left")
  }

  @Test("If scrubbing is disabled, a drag along the dots scrolls, too", arguments: Path.allCases)
  func withoutScrubbing(path: Path) {
    let page = Model(0)
    let stage = scrolled(.horizontal, path) {
      DwellSwiftUI.PageControl(selection: page.binding, count: 5).pageControlOptions(allowsScrubbing: false)
    }
    let finger = stage.finger(200, 22, by: path.arbitration).move((180, 22), (100, 24))
    #expect(finger.lift() == [.scrollView(.horizontal)])
    #expect(offset(stage).x == 100)
    #expect(page.value == 0)
  }

  @Test("Segments handle taps, and leave all drags to the scroll view", arguments: Path.allCases)
  func segments(path: Path) {
    let page = Model(0)
    let stage = scrolled([.horizontal, .vertical], path) {
      DwellSwiftUI.SegmentedProgress(selection: page.binding, count: 4)
    }
    #expect(stage.finger(380, 22, by: path.arbitration).lift() == [.tap])
    #expect(page.value == 3)
    let along = stage.finger(200, 22, by: path.arbitration).move((180, 22), (150, 22))
    #expect(along.lift() == [.scrollView(.horizontal)])
    let across = stage.finger(200, 22, by: path.arbitration).move((200, 5), (200, -8))
    #expect(across.lift() == [.scrollView(.vertical)])
    #expect(offset(stage) == CGPoint(x: 50, y: 30))
    #expect(page.value == 3)
  }

  /// Pages with their own dots at the top of a scroll view.
  func pages(_ page: Model<Int>, _ path: Path, sharing: Bool = true) -> Stage<some View> {
    Stage(height: 300) {
      ScrollView {
        DwellSwiftUI.PageView(count: 5, selection: page.binding) { _ in SwiftUI.Color.red }
          .pageIndicator(.dots).frame(height: 300).padding(.bottom, 700)
      }
      .pageTimer(duration: 4)
      .environment(\.usesPanRecognizer, path == .recognizer)
      .environment(\.sharesFingers, sharing)
    }
  }

  @Test(
    "The dots of pages take taps and scrubs, and leave scrolls to the scroll view", arguments: Path.allCases)
  func dotsOfPages(path: Path) {
    let page = Model(0)
    let stage = pages(page, path)
    let y = 300.0 - 28 - 4
    stage.finger(230, y, by: path.arbitration).lift()
    #expect(page.value == 1)
    stage.run(until: 2)
    stage.finger(160, y, by: path.arbitration).lift()
    #expect(page.value == 0)
    stage.run(until: 4)
    stage.finger(150, y, by: path.arbitration).move((165, y), (185, y)).lift()
    #expect(page.value == 2, "a drag along the dots scrubs; the pages under the finger don't move")
    stage.run(until: 6)
    let finger = stage.finger(195, y, by: path.arbitration).move((195, y - 20), (195, y - 80))
    #expect(finger.lift().last == .scrollView(.vertical))
    #expect(offset(stage).y == 80)
    #expect(page.value == 2)
    stage.run(until: 7.9)
    #expect(page.value == 2)
    stage.run(until: 8.6)
    #expect(page.value == 3, "nothing is left pressed")
  }

  @Test(
    "A pointer's press on the dots of pages is theirs, not that of the pages below", arguments: Path.allCases)
  func pressedDots(path: Path) {
    let page = Model(0)
    let stage = pages(page, path, sharing: false)
    let y = 300.0 - 28 - 4
    stage.finger(150, y, by: path.arbitration).move((165, y), (185, y)).lift()
    #expect(page.value == 2)
    stage.run(until: 3)
    #expect(page.value == 2)
    stage.run(until: 4.5)
    #expect(page.value == 3, "nothing is left pressed")
  }
}
