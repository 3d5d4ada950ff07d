import DwellSwiftUI
import SwiftUI

/// The stories of three friends. A ring around each name shows which moments were seen, and opens the viewer
/// at that friend's story.
struct Stories: View {
  /// A friend.
  struct Friend: Identifiable {
    let id: String
    let moments: [Moment]
  }

  /// A moment of a friend.
  struct Moment: Identifiable {
    let id: String
    let sky: Color
    let ground: Color
  }

  private let friends = [
    Friend(
      id: "Ann",
      moments: [
        Moment(id: "Beach", sky: .rgb(0xC76633), ground: .rgb(0x6B2B30)),
        Moment(id: "Dinner", sky: .rgb(0x9E6B1A), ground: .rgb(0x4D3312)),
        Moment(id: "Stars", sky: .rgb(0x386699), ground: .rgb(0x1A2E52)),
      ]),
    Friend(
      id: "Bob",
      moments: [
        Moment(id: "Train", sky: .rgb(0xAD4F70), ground: .rgb(0x4D2147)),
        Moment(id: "Tower", sky: .rgb(0x386699), ground: .rgb(0x1A2E52)),
      ]),
    Friend(id: "Cem", moments: [Moment(id: "Garden", sky: .rgb(0x4D786B), ground: .rgb(0x213D3D))]),
  ]

  @State private var shown: Friend?
  @State private var seen: Set<Moment.ID> = []

  var body: some View {
    HStack(spacing: 16) {
      ForEach(friends) { friend in
        Button {
          shown = friend
        } label: {
          StoryRing(friend.moments, seen: seen) {
            Circle().fill(Color.rgb(0x1B4965)).overlay { Text(friend.id).foregroundStyle(.white) }
          }
          .frame(width: 80, height: 80)
        }
        .buttonStyle(.plain)
      }
    }
    .fullScreenCover(item: $shown) { friend in
      StoryViewer(friends, moments: \.moments, startingAt: friend.id, seen: $seen) { _, moment in
        LinearGradient(colors: [moment.sky, moment.ground], startPoint: .top, endPoint: .bottom)
          .overlay { Text(moment.id).font(.largeTitle) }
          .pageTitle(moment.id)
      }
      .storyTitles(\.id)
      .pageEffect(.cube)
      .foregroundStyle(.white)
    }
  }
}

extension Color {
  /// A colour, written as in style sheets.
  fileprivate static func rgb(_ hex: Int) -> Color {
    Color(
      red: Double(hex >> 16) / 255, green: Double(hex >> 8 & 255) / 255, blue: Double(hex & 255) / 255)
  }
}
