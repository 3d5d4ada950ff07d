import Dwell
import SwiftUI
import Testing

@testable import DwellSwiftUI

@Suite("Pages inside and around scroll views share fingers with them") @MainActor
struct ScrollingTests {
  /// How pages receive drags, and the system's rules for it.
  enum Path: CaseIterable {
    /// By SwiftUI's gesture, before iOS 18.
    case gesture
    /// By a UIKit recognizer.
    case recognizer

    /// The rules.
    var arbitration: GestureArbitration { self == .gesture ? .iOS17 : .iOS18 }
  }

  /// A vertical scroll view of 300 points, at the top of which are three timed pages.
  func scrolled<V: View>(
    _ page: Model<Int>, _ path: Path, _ change: @escaping @MainActor (AnyView) -> V
  ) -> Stage<some View> {
    Stage(height: 300) {
      ScrollView {
        change(
          AnyView(
            DwellSwiftUI.PageView(count: 3, selection: page.binding) { _ in SwiftUI.Color.red }
              .frame(height: 300))
        )
        .pageTimer(duration: 4)
        .padding(.bottom, 700)
      }
      .environment(\.usesPanRecognizer, path == .recognizer)
    }
  }

  /// Returns how far the scroll view is scrolled.
  func offset<V: View>(_ stage: Stage<V>) -> Double {
    stage.scene.scrollOffsets.first.map { Double($0.y) } ?? .nan
  }

  @Test(
    "A finger across the pages scrolls the view around them, and time continues", arguments: Path.allCases)
  func across(path: Path) {
    let page = Model(0)
    let stage = scrolled(page, path) { $0 }
    let finger = stage.finger(200, 220, by: path.arbitration).move((200, 200), (203, 120))
    #expect(finger.finger.owners.last == .scrollView(.vertical))
    #expect(offset(stage) == 100)
    finger.expectNoTimeIsLost(on: page)
  }

  @Test("A finger along the pages turns them, and the view around them stays", arguments: Path.allCases)
  func along(path: Path) {
    let page = Model(0)
    let stage = scrolled(page, path) { $0 }
    let finger = stage.finger(350, 280, by: path.arbitration).move((330, 282), (250, 240), (100, 240))
    #expect(finger.lift() == [path == .gesture ? .drag : .recognizer])
    #expect(page.value == 1)
    #expect(offset(stage) == 0)
  }

  @Test("A resting finger pauses the pages until it scrolls or lifts", arguments: Path.allCases)
  func rests(path: Path) {
    let page = Model(0)
    let stage = scrolled(page, path) { $0 }
    stage.run(until: 1)
    let finger = stage.finger(200, 280, by: path.arbitration)
    stage.run(until: 50)
    #expect(page.value == 0)
    finger.move((200, 240)).lift()
    stage.run(until: 53)
    #expect(page.value == 0)
    stage.run(until: 53.1)
    #expect(page.value == 1, "three seconds were left")
  }

  @Test("A story is scrolled across its pages, which neither turn nor stay paused", arguments: Path.allCases)
  func story(path: Path) {
    let page = Model(0)
    let stage = scrolled(page, path) { $0.pagesTurnByTap().pageIndicator(.segments, edge: .top, inset: 12) }
    stage.run(until: 1)
    let finger = stage.finger(300, 280, by: path.arbitration)
    stage.run(until: 2)
    finger.move((300, 260), (302, 200))
    #expect(offset(stage) == 80)
    #expect(finger.lift().last == .scrollView(.vertical))
    #expect(page.value == 0)
    stage.run(until: 5)
    #expect(page.value == 0, "a second was lost while the finger rested")
    stage.run(until: 5.1)
    #expect(page.value == 1)
  }

  @Test(
    "A story turns by taps and drags inside a scroll view, and not by a long touch", arguments: Path.allCases)
  func storyTaps(path: Path) {
    let page = Model(0)
    let stage = scrolled(page, path) { $0.pagesTurnByTap().pageIndicator(.segments, edge: .top, inset: 12) }
    #expect(stage.finger(300, 280, by: path.arbitration).move((302, 281)).lift() == [.tap])
    #expect(page.value == 1)
    stage.run(until: 1)
    stage.finger(50, 280, by: path.arbitration).lift()
    #expect(page.value == 0)
    stage.run(until: 2)
    let held = stage.finger(300, 280, by: path.arbitration)
    stage.run(until: 3)
    held.lift()
    #expect(page.value == 0, "a long touch only holds the time")
    stage.finger(350, 280, by: path.arbitration).move((330, 280), (250, 280), (100, 280)).lift()
    #expect(page.value == 1)
    #expect(offset(stage) == 0)
  }

  @Test("Page content that scrolls along the pages keeps its fingers", arguments: Path.allCases)
  func inside(path: Path) {
    let page = Model(0)
    let stage = Stage(height: 300) {
      DwellSwiftUI.PageView(count: 3, selection: page.binding) { _ in
        ScrollView(.horizontal) { SwiftUI.Color.red.frame(width: 1000, height: 300) }
      }
      .environment(\.usesPanRecognizer, path == .recognizer)
    }
    let finger = stage.finger(350, 150, by: path.arbitration).move((330, 150), (100, 150))
    #expect(finger.lift() == [.scrollView(.horizontal)])
    #expect(page.value == 0)
    #expect(stage.scene.scrollOffsets.contains { $0.x == 250 })
  }

  @Test("A finger from the edge navigates back if there is a previous screen", arguments: Path.allCases)
  func backSwipe(path: Path) {
    let page = Model(1)
    let stage = scrolled(page, path) { $0 }
    let finger = stage.finger(5, 280, by: path.arbitration, goesBack: true).move((30, 280), (200, 280))
    #expect(finger.lift() == [.backSwipe])
    #expect(page.value == 1)
    stage.run(until: 4.2)
    #expect(page.value == 2, "time goes on")
    let inner = stage.finger(100, 280, by: path.arbitration, goesBack: true)
      .move((130, 280), (200, 280), (350, 280))
    #expect(inner.lift() == [path == .gesture ? .drag : .recognizer])
    #expect(page.value == 1)
  }
}
