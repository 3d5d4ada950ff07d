import DwellSwiftUI
import SwiftUI

/// An introduction: pages turn by themselves, capsules fill, a finger or a tap takes over.
struct Onboarding: View {
  /// A page.
  enum Step: String, CaseIterable, Hashable {
    case welcome = "Welcome"
    case choose = "Choose your pictures"
    case share = "Share them"
    case done = "That's all"
  }

  @State private var step = Step.welcome
  @State private var isDone = false

  var body: some View {
    PageView(Step.allCases, id: \.self, selection: $step) { page in
      VStack {
        Image(systemName: "photo").font(.largeTitle)
        Text(page.rawValue).font(.title)
      }
    }
    .pageTurnEffect(.fadeAndScale)
    .pagesTurnByTap()
    .overlay(alignment: .bottom) {
      SegmentedProgress(selection: $step, pages: Step.allCases)
        .segmentedProgressFill(.fluid)
        .padding(.horizontal, 32)
    }
    .pageTimer(duration: 4, loops: false)
    .onPagesEnd { isDone = true }
    .pageTitles { (step: Step) in step.rawValue }
  }
}
