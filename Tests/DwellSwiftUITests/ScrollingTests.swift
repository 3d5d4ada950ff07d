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

  @Test("A swipe that begins on a button in a page turns, and doesn't press it", arguments: Path.allCases)
  func buttons(path: Path) {
    let page = Model(0)
    let presses = Model(0)
    let stage = Stage(height: 300) {
      DwellSwiftUI.PageView(count: 3, selection: page.binding) { _ in
        Button(action: { presses.value += 1 }, label: { SwiftUI.Color.red })
      }
      .environment(\.usesPanRecognizer, path == .recognizer)
    }
    stage.finger(350, 150, by: path.arbitration).move((330, 150), (250, 150), (100, 150)).lift()
    #expect(page.value == 1 && presses.value == 0)
    stage.run(until: 2)
    stage.finger(200, 150, by: path.arbitration).lift()
    #expect(page.value == 1 && presses.value == 1)
  }

  @Test("At their end, pages in a page leave a drag to the pages around them", arguments: Path.allCases)
  func nested(path: Path) {
    let (outer, inner) = (Model(0), [Model(0), Model(0)])
    let stage = Stage(height: 300) {
      DwellSwiftUI.PageView(count: 2, selection: outer.binding) { number in
        DwellSwiftUI.PageView(count: 2, selection: inner[number].binding) { _ in SwiftUI.Color.red }
      }
      .environment(\.usesPanRecognizer, path == .recognizer)
    }
    /// The outer page, and that of an inner page view.
    func pages(_ number: Int) -> [Int] { [outer.value, inner[number].value] }
    /// Swipes to the next page, and waits until it rests.
    func swipe(_ points: (x: Double, y: Double)...) {
      let finger = stage.finger(points[0].x, 100, by: path.arbitration)
      for point in points { finger.move(point) }
      finger.lift()
      stage.run(until: stage.clock.time - 98)
    }
    swipe((350, 100), (330, 100), (250, 100), (100, 100))
    #expect(pages(0) == [0, 1], "the inner ones alone")
    swipe((350, 100), (330, 100), (250, 100), (100, 100))
    #expect(pages(0) == [1, 1], "the next person")
    swipe((50, 100), (70, 100), (150, 100), (300, 100))
    #expect(pages(1) == [0, 0], "and back")
    swipe((50, 100), (70, 100), (150, 100), (300, 100))
    #expect(pages(0) == [0, 0])
    swipe((50, 100), (70, 100), (150, 100), (300, 100))
    #expect(pages(0) == [0, 0], "nothing can follow")
  }

  @Test("Page content that scrolls along the pages keeps its fingers")
  func inside() {
    let path = Path.recognizer
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

  @Test("Since iOS 26 an inward swipe on the first page navigates back from anywhere, and on others turns")
  func contentBackSwipe() {
    let page = Model(0)
    let loops = Model(false)
    let stage = scrolled(page, .recognizer) { $0.pageIndicator(.hidden).pagesLoop(loops.value) }
    /// The owners of a finger that moves inwards.
    func inwards() -> [Finger.Owner] {
      stage.finger(100, 150, by: .iOS26, goesBack: true).move((130, 150), (200, 150), (350, 150)).lift()
    }
    #expect(inwards().isEmpty, "the system has it")
    #expect(page.value == 0)
    let outwards = stage.finger(300, 150, by: .iOS26, goesBack: true).move((270, 150), (200, 150), (50, 150))
    #expect(outwards.lift() == [.recognizer])
    #expect(page.value == 1)
    #expect(inwards() == [.recognizer])
    #expect(page.value == 0)
    loops.value = true
    stage.scene.render()
    #expect(inwards() == [.recognizer] && page.value == 2, "in a loop no page is the first")
  }
}
