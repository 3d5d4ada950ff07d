import DwellSwiftUI
import SwiftUI

/// Timed pages in two ways: with names, and with numbers. The pages are Apple's; the control and the time are
/// Dwell's.
struct TimedLabs: View {
  var body: some View {
    TabView {
      LabPages().tabItem { Label("Lab Pages", systemImage: "rectangle.stack") }
      TabValues().tabItem { Label("Tab Values", systemImage: "number.square") }
    }
  }
}

/// A page of the lab.
enum LabPage: Int, CaseIterable, Hashable {
  case red, green, blue

  /// Its colour.
  var color: Color {
    switch self {
    case .red: .red
    case .green: .green
    case .blue: .blue
    }
  }
}

/// Pages with names.
struct LabPages: View {
  @State private var page = LabPage.red

  var body: some View {
    TabView(selection: $page) {
      ForEach(LabPage.allCases, id: \.self) { page in
        RoundedRectangle(cornerRadius: 12).fill(page.color).padding().tag(page)
      }
    }
    .tabViewStyle(.page(indexDisplayMode: .never))
    .overlay(alignment: .bottom) {
      PageControl(selection: $page, pages: LabPage.allCases)
        .pageTitles { "The \($0) lab" }
        .foregroundStyle(.white)
        .padding(.bottom, 28)
    }
    .pageTimer(duration: 4)
  }
}

/// Pages with numbers; the second one stays longer.
struct TabValues: View {
  @State private var page = 0

  var body: some View {
    TabView(selection: $page) {
      ForEach(0..<3) { number in
        RoundedRectangle(cornerRadius: 12).fill([Color.red, .green, .blue][number]).padding().tag(number)
      }
    }
    .tabViewStyle(.page(indexDisplayMode: .never))
    .overlay(alignment: .bottom) {
      PageControl(selection: $page, count: 3)
        .pageDuration(8, for: 1)
        .foregroundStyle(.white)
        .padding(.bottom, 28)
    }
    .pageTimer(duration: 4)
  }
}
