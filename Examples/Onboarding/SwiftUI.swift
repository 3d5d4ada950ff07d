import DwellSwiftUI
import SwiftUI

/// An introduction: pages advance automatically, and one fluid fills all capsules; a finger holds the time, a
/// tap turns the page.
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
      .pageTitle(page.rawValue)
    }
    .pageEffect(.fadeAndScale)
    .pagesTurnByTap()
    .pageIndicator(.segments)
    .segmentedProgressFill(.fluid)
    .pageTimer(duration: 4, loops: false)
    .onPagesEnd { isDone = true }
  }
}
