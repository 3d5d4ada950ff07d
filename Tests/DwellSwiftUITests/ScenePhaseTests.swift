import Dwell
import DwellSwiftUI
import SwiftUI
import Testing

@Suite("Time passes while the scene is active") @MainActor
struct ScenePhaseTests {
  /// A control of three pages that turn every four seconds, in a scene that begins in a phase.
  func stage(_ page: Model<Int>, phase: ScenePhase) -> Stage<some View> {
    Stage(phase: phase) {
      DwellSwiftUI.PageControl(selection: page.binding, count: 3).pageTimer(duration: 4)
    }
  }

  @Test("In an app with UIKit's life cycle, whose scenes are always in the background, time passes")
  func lifeCycleOfUIKit() {
    let page = Model(0)
    let stage = stage(page, phase: .background)
    stage.run(until: 4.1)
    #expect(page.value == 1)
  }

  @Test("An app that starts in the background runs from then on, and pauses when it goes there again")
  func starts() {
    let page = Model(0)
    let stage = stage(page, phase: .background)
    stage.scene.environment.scenePhase = .inactive
    stage.scene.environment.scenePhase = .active
    stage.run(until: 4.1)
    #expect(page.value == 1)
    stage.scene.environment.scenePhase = .background
    stage.run(until: 60)
    #expect(page.value == 1)
    #expect(stage.next == nil)
    stage.scene.environment.scenePhase = .active
    stage.run(until: 63.8)
    #expect(page.value == 1)
    stage.run(until: 64)
    #expect(page.value == 2)
  }

  @Test("While the scene is inactive, as behind a system alert, no time passes")
  func inactive() {
    let page = Model(0)
    let stage = stage(page, phase: .active)
    stage.run(until: 3)
    stage.scene.environment.scenePhase = .inactive
    stage.run(until: 60)
    #expect(page.value == 0)
    stage.scene.environment.scenePhase = .active
    stage.run(until: 60.9)
    #expect(page.value == 0)
    stage.run(until: 61.1)
    #expect(page.value == 1)
  }
}
