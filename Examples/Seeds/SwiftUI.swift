import DwellSwiftUI
import SwiftUI

/// Three pages that advance automatically.
struct TimedPages: View {
  /// The current page.
  @State private var page = 0

  var body: some View {
    // Timed pages
    PageView(count: 3, selection: $page) { [Color.red, .green, .blue][$0] }
      .pageTimer(duration: 4)
      .foregroundStyle(.white)
    // end
  }
}

/// The score of a quiz.
struct Score: View {
  var body: some View {
    // Score
    ProgressMeter(
      meterWidth: 100, borderWidth: 2, verticalPadding: 44,
      correctResponses: 7, questionCount: 10)
    // end
  }
}

/// Any number of pages from data.
struct Pages: View {
  /// The colours of the pages.
  let colors: [Color]

  var body: some View {
    // Pages
    PageView {
      ForEach(colors, id: \.self) { $0 }
    }
    // end
  }
}

/// The time of five pages in two colours.
struct Segments: View {
  /// The current page.
  @State private var page = 0
  private let gray200 = Color(red: 238.0 / 255, green: 238.0 / 255, blue: 238.0 / 255)
  private let green700 = Color(red: 56.0 / 255, green: 142.0 / 255, blue: 60.0 / 255)

  var body: some View {
    // Segments
    SegmentedProgress(selection: $page, count: 5)
      .pageIndicatorTint(gray200, current: green700)
      .pageTimer(duration: 4)
    // end
  }
}

/// The places of a weather app, starting with the user's location.
struct Places: View {
  /// The current place.
  @State private var page = 0

  var body: some View {
    // Places
    PageControl(selection: $page, count: 5)
      .pageIndicatorImage(Image(systemName: "location.fill"), for: 0)
    // end
  }
}
