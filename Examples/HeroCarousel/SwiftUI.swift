import DwellSwiftUI
import SwiftUI

/// The journeys of a month: a large picture between the edges of its neighbours. Each stays for eight
/// seconds, and the button beside the indicators pauses them.
struct HeroCarousel: View {
  /// A journey.
  struct Journey: Identifiable {
    let id: String
    let sky: Color
    let ground: Color
  }

  private let journeys = [
    Journey(id: "Lisbon", sky: .rgb(0xC76633), ground: .rgb(0x6B2B30)),
    Journey(id: "Oslo", sky: .rgb(0x386699), ground: .rgb(0x1A2E52)),
    Journey(id: "Kyoto", sky: .rgb(0xAD4F70), ground: .rgb(0x4D2147)),
    Journey(id: "Lima", sky: .rgb(0x4D786B), ground: .rgb(0x213D3D)),
    Journey(id: "Cairo", sky: .rgb(0x9E6B1A), ground: .rgb(0x4D3312)),
  ]

  var body: some View {
    PageView(journeys) { journey in
      LinearGradient(colors: [journey.sky, journey.ground], startPoint: .top, endPoint: .bottom)
        .overlay { Text(journey.id).font(.largeTitle) }
        .pageTitle(journey.id)
    }
    .pageEffect(.hero).pageLayout(.perView(1.5), spacing: 4, alignment: .center)
    .pagesShowMedia().pageButtons(.pause)
    .pageTimer(duration: 8)
    .foregroundStyle(.white)
    .clipShape(RoundedRectangle(cornerRadius: 24))
    .frame(height: 240)
  }
}

extension Color {
  /// A colour, written as in style sheets.
  fileprivate static func rgb(_ hex: Int) -> Color {
    Color(
      red: Double(hex >> 16) / 255, green: Double(hex >> 8 & 255) / 255, blue: Double(hex & 255) / 255)
  }
}
