import Dwell
import DwellSwiftUI
import SwiftUI
import Testing

@Suite("A pause button of a page timer") @MainActor
struct PagePauseButtonTests {
  @Test("R223: It pauses and resumes a control beside it, and shows which")
  func besideControl() {
    let page = Model(0)
    let stage = Stage {
      HStack {
        DwellSwiftUI.PageControl(selection: page.binding, count: 3)
        PagePauseButton()
      }
      .pageTimer(duration: 4)
    }
    stage.run(until: 1)
    #expect(stage.symbols == ["pause.fill"])
    #expect(Array(stage.buttons.keys) == ["Pause"])
    stage.buttons["Pause"]?()
    stage.scene.render()
    #expect(stage.symbols == ["play.fill"])
    #expect(Array(stage.buttons.keys) == ["Play"])
    stage.run(until: 60)
    #expect(page.value == 0)
    stage.buttons["Play"]?()
    stage.scene.render()
    stage.run(until: 62.9)
    #expect(page.value == 0)
    stage.run(until: 63.1)
    #expect(page.value == 1)
  }

  @Test("It reflects pauses elsewhere, and belongs to the timer around it, even from inside a page")
  func insidePage() {
    let page = Model(0)
    let stage = Stage(height: 300) {
      DwellSwiftUI.PageView(count: 2, selection: page.binding) { _ in PagePauseButton() }
        .pageTimer(duration: 4)
    }
    stage.run(until: 1)
    #expect(stage.press(.space))
    #expect(Array(stage.buttons.keys) == ["Play"])
    stage.buttons["Play"]?()
    stage.scene.render()
    stage.run(until: 4.1)
    #expect(page.value == 1)
  }

  @Test("Outside a timer it is empty, and its names are the app's")
  func limits() {
    #expect(Stage { PagePauseButton() }.buttons.isEmpty)
    var names = PageNames()
    names.pause = "Halt"
    let stage = Stage {
      HStack {
        DwellSwiftUI.PageControl(selection: .constant(0), count: 1)
        PagePauseButton()
      }
      .pageTimer(duration: 4).pageNames(names)
    }
    let labels = stage.accessibility.compactMap { if case .label(let label) = $0 { label } else { nil } }
    #expect(labels.contains("Halt"))
    #expect(stage.buttons.isEmpty, "a single page has no time to pause")
  }

  @Test("It is disabled while pages have no time")
  func disabled() {
    let duration = Model<Double?>(nil)
    let stage = Stage {
      HStack {
        DwellSwiftUI.PageControl(selection: .constant(0), count: 3)
        PagePauseButton()
      }
      .pageTimer(duration: duration.value)
    }
    #expect(stage.buttons.isEmpty)
    duration.value = 4
    stage.scene.render()
    stage.run(until: 1)
    #expect(Array(stage.buttons.keys) == ["Pause"])
    duration.value = nil
    stage.scene.render()
    stage.run(until: 2)
    #expect(stage.buttons.isEmpty)
  }
}
