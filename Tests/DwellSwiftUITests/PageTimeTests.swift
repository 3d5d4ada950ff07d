import Dwell
import DwellSwiftUI
import SwiftUI
import Testing

@Suite("The time of single pages") @MainActor
struct PageTimeTests {
  /// Photos, each for four seconds, and a video of twenty seconds, whose player the app owns.
  func stage(
    _ page: Model<String>, progress: Model<Double>, times: Model<[Bool]> = Model([])
  ) -> Stage<some View> {
    Stage(height: 300) {
      DwellSwiftUI.PageView(["photo", "video", "end"], id: \.self, selection: page.binding) {
        Text(verbatim: $0)
      }
      .pageProgress(progress.value, for: "video")
      .pageTimer(duration: 4)
      .onPageTimeChange { times.value.append($0) }
    }
  }

  @Test("A video among photos stays until its progress is 1")
  func video() {
    let page = Model("photo")
    let progress = Model(0.0)
    let stage = stage(page, progress: progress)
    stage.run(until: 4.1)
    #expect(page.value == "video")
    stage.run(until: 60)
    #expect(page.value == "video")
    progress.value = 0.5
    stage.run(until: 61)
    #expect(page.value == "video")
    progress.value = 1
    stage.run(until: 62)
    #expect(page.value == "end")
    stage.run(until: 66.1)
    #expect(page.value == "photo", "photos have the time of all pages")
    stage.run(until: 70.2)
    #expect(page.value == "video", "a video that was watched begins again")
    stage.run(until: 80)
    #expect(page.value == "video")
  }

  /// A style that shows the progress in percent.
  struct Percent: PageControlStyle {
    func makeBody(configuration: Configuration) -> some View {
      Text(verbatim: "\(Int((configuration.progress * 100).rounded())) %")
    }
  }

  @Test("A video's progress grows at the rate that the app has set before the video began")
  func rate() {
    let page = Model("photo")
    let stage = Stage {
      DwellSwiftUI.PageControl(selection: page.binding, pages: ["photo", "video"])
        .pageProgress(0, rate: 0.05, for: "video").pageTimer(duration: 4).pageControlStyle(Percent())
    }
    /// The shown texts.
    func texts() -> [String] { stage.facts.compactMap { if case .text(let text) = $0 { text } else { nil } } }
    stage.run(until: 2)
    #expect(texts().contains("50 %"))
    stage.run(until: 4)
    #expect(page.value == "video")
    stage.run(until: 14)
    #expect(texts().contains("50 %"))
  }

  @Test("A video that ends under a finger on its page turns the page when the finger lifts")
  func holds() throws {
    let page = Model("video")
    let progress = Model(0.5)
    let times = Model<[Bool]>([])
    let stage = stage(page, progress: progress, times: times)
    stage.run(until: 1)
    let rest = try #require(stage.rests.first)
    rest.begin()
    stage.run(until: 1)
    #expect(times.value == [true, false], "the app pauses its player")
    progress.value = 1
    stage.run(until: 10)
    #expect(page.value == "video")
    rest.end()
    stage.run(until: 10.1)
    #expect(page.value == "end")
    #expect(times.value == [true, false, true])
  }

  @Test("A page's duration may be given as a Duration")
  func duration() {
    let page = Model(0)
    let stage = Stage {
      DwellSwiftUI.PageControl(selection: page.binding, count: 3)
        .pageDuration(.seconds(8), for: 0).pageTimer(duration: .seconds(4))
    }
    stage.run(until: 7.9)
    #expect(page.value == 0)
    stage.run(until: 8.1)
    #expect(page.value == 1)
  }
}
