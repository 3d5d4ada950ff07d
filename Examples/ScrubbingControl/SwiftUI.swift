import DwellSwiftUI
import SwiftUI

/// The weather of several places. The current location's page has a symbol of its own; a drag along the
/// control scrubs through all places.
struct WeatherPages: View {
  /// The places; the first is the user's location.
  let places: [String]
  @State private var place = 0

  var body: some View {
    TabView(selection: $place) {
      ForEach(0..<places.count, id: \.self) { number in
        Text(places[number]).font(.largeTitle).tag(number)
      }
    }
    .tabViewStyle(.page(indexDisplayMode: .never))
    .overlay(alignment: .bottom) {
      PageControl(selection: $place, count: places.count)
        .pageIndicatorImage(Image(systemName: "location.fill"), for: 0)
        .pageTitles { places[$0] }
        .pageControlOptions(background: .prominent)
        .padding(.bottom, 8)
    }
  }
}
