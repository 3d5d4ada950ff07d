import Dwell
import DwellSwiftUI
import SwiftUI
import Testing

@Suite("A page control in SwiftUI supports custom styles") @MainActor
struct PageControlStyleTests {
  /// A style that shows the state as text.
  struct Words: PageControlStyle {
    func makeBody(configuration: Configuration) -> some View {
      Button(action: { configuration.select(2) }, label: { Text(verbatim: words(configuration)) })
    }
    /// The state as text.
    private func words(_ configuration: Configuration) -> String {
      let percent = Int(configuration.progress * 100)
      return "\(configuration.currentPage) of \(configuration.pageCount) at \(percent), "
        + "\(configuration.timeLeft ?? -1) left, \(configuration.isRunning), "
        + (0..<configuration.pageCount).map { "\(configuration.progress(ofPage: $0))" }.joined(separator: " ")
    }
  }

  @Test("A style gets the page and its progress for every frame, and can turn pages")
  func words() throws {
    let page = Model(0)
    let stage = Stage {
      DwellSwiftUI.PageControl(selection: page.binding, count: 3).pageTimer(duration: 4).pageControlStyle(
        Words())
    }
    stage.run(until: 5)
    let texts = stage.facts.compactMap { if case .text(let text) = $0 { text } else { nil } }
    #expect(texts.first == "1 of 3 at 25, 3.0 left, true, 1.0 0.25 0.0")
    for case .button(let action) in stage.facts {
      action()
      break
    }
    #expect(page.value == 2)
  }
}
