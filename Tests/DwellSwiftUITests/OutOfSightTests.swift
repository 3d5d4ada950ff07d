import Dwell
import DwellSwiftUI
import SwiftUI
import Testing

@Suite("Time passes for what can be seen") @MainActor
struct OutOfSightTests {
  @Test("Pages that are scrolled out of sight pause, and continue in sight")
  func scrolled() {
    let page = Model(0)
    let stage = Stage(height: 300, scale: 1) {
      ScrollView {
        DwellSwiftUI.PageView(count: 3, selection: page.binding) { Text(verbatim: "\($0)") }
          .pageTimer(duration: 4)
          .frame(height: 200)
          .padding(.top, 500)
          .padding(.bottom, 500)
      }
    }
    stage.run(until: 20)
    #expect(page.value == 0 && stage.next == nil, "below the visible part")
    stage.finger(200, 290).move((200, 200), (200, 50)).lift()
    let start = stage.clock.time - 100
    stage.run(until: start + 3.9)
    #expect(page.value == 0)
    stage.run(until: start + 4.1)
    #expect(page.value == 1)
    for y in [250.0, 290] { stage.finger(10, y).move((10, 200), (10, 5)).lift() }
    stage.run(until: start + 60)
    #expect(page.value == 1, "above it")
  }

  @Test("Timed pages in a page that isn't the current one pause, and begin when it is")
  func inner() {
    let outer = Model(0)
    let inner = [Model(0), Model(0)]
    let stage = Stage(height: 300, scale: 1) {
      DwellSwiftUI.PageView(count: 2, selection: outer.binding) { number in
        DwellSwiftUI.PageView(count: 3, selection: inner[number].binding) { Text(verbatim: "\($0)") }
          .pageTimer(duration: 4)
      }
    }
    stage.run(until: 4.1)
    #expect(inner.map(\.value) == [1, 0])
    outer.value = 1
    stage.scene.render()
    stage.run(until: 8)
    #expect(inner.map(\.value) == [1, 0])
    stage.run(until: 8.3)
    #expect(inner.map(\.value) == [1, 1])
  }

  @Test("In an app with UIKit's life cycle, pages pause while the scene or the app is in the background")
  func lifeCycle() {
    let page = Model(0)
    let visits = Model<[PageVisit<Int>]>([])
    let stage = Stage(phase: .background) {
      DwellSwiftUI.PageControl(selection: page.binding, count: 3)
        .onPageVisit { visits.value.append($0) }
        .pageTimer(duration: 4)
    }
    let names = [
      (UIScene.didEnterBackgroundNotification, UIScene.willEnterForegroundNotification),
      (UIApplication.didEnterBackgroundNotification, UIApplication.willEnterForegroundNotification),
    ]
    let scene = stage.scene.window.windowScene
    stage.run(until: 1)
    for (number, (background, foreground)) in names.enumerated() {
      let begin = stage.clock.time - 100
      NotificationCenter.default.post(name: background, object: scene)
      stage.run(until: begin + 600)
      #expect(page.value == 0, "\(number)")
      NotificationCenter.default.post(name: foreground, object: scene)
    }
    #expect(visits.value.allSatisfy { $0.shown < 2 }, "\(visits.value)")
    stage.run(until: stage.clock.time - 100 + 3.1)
    #expect(page.value == 1)
    NotificationCenter.default.post(
      name: UIScene.didEnterBackgroundNotification, object: UIWindowScene())
    stage.run(until: stage.clock.time - 100 + 4)
    #expect(page.value == 2, "another scene is in the background")
  }

  /// A tab view and a page control with one time.
  private func tabs(_ page: Model<Int>) -> Stage<some View> {
    Stage(height: 300, scale: 1) {
      TabView(selection: page.binding) { ForEach(0..<3) { Text(verbatim: "\($0)").tag($0) } }
        .overlay(alignment: .bottom) { DwellSwiftUI.PageControl(selection: page.binding, count: 3) }
        .pageTimer(duration: 4)
    }
  }

  @Test("A finger on a tab view or a scroll view pauses the timer around it")
  func touches() {
    let page = Model(0)
    let stage = tabs(page)
    stage.run(until: 1)
    let finger = stage.finger(200, 100)
    stage.run(until: 30)
    #expect(page.value == 0)
    finger.lift()
    stage.run(until: 32.9)
    #expect(page.value == 0)
    stage.run(until: 33.1)
    #expect(page.value == 1)
  }

  @Test("After a touch that the system cancels, as for a menu, pages pause until the next one has ended")
  func menus() {
    let page = Model(0)
    let stage = tabs(page)
    stage.run(until: 1)
    stage.finger(200, 100).finger.cancel(at: ManualClock.date(of: stage.clock.time))
    stage.run(until: 60)
    #expect(page.value == 0)
    stage.finger(200, 100).lift()
    stage.run(until: 63.1)
    #expect(page.value == 1)
  }

  @Test("Pages pause under a sheet or an alert")
  func covered() {
    let page = Model(0)
    let stage = tabs(page)
    stage.run(until: 1)
    /// Presents a controller above the views, or dismisses it; UIKit changes the tint of the views.
    func present(_ controller: UIViewController?) {
      stage.scene.controller.presentedViewController = controller
      for case .uiKit(let view) in stage.facts { view.tintColorDidChange() }
      stage.scene.render()
    }
    present(UIViewController())
    stage.run(until: 60)
    #expect(page.value == 0)
    present(nil)
    stage.run(until: 63.1)
    #expect(page.value == 1)
  }

  @Test("Pages start paused if the app wants that with Reduce Motion, and the user can play them")
  func calm() {
    struct Calm: View {
      let page: Binding<Int>
      @Environment(\.accessibilityReduceMotion) private var reducesMotion
      var body: some View {
        DwellSwiftUI.PageView(count: 3, selection: page) { Text(verbatim: "\($0)") }
          .pageButtons(.pause)
          .pageTimer(duration: 4)
          .pausesPages(while: reducesMotion)
      }
    }
    let page = Model(0)
    var environment = EnvironmentValues()
    environment.accessibilityReduceMotion = true
    let stage = Stage(height: 300, environment: environment) { Calm(page: page.binding) }
    stage.run(until: 20)
    #expect(page.value == 0)
    stage.buttons["Play"]?()
    stage.run(until: 24.1)
    #expect(page.value == 1)
  }
}
