import DwellSwiftUI
import SwiftUI

/// Pages from data. The current page stays in view when other pages come, go or move.
struct ColorPages: View {
  /// A page.
  struct Swatch: Identifiable {
    let id: String
    let color: Color
  }

  @State private var swatches = [
    Swatch(id: "red", color: .red), Swatch(id: "orange", color: .orange),
    Swatch(id: "yellow", color: .yellow),
    Swatch(id: "green", color: .green), Swatch(id: "blue", color: .blue),
    Swatch(id: "purple", color: .purple),
  ]
  @State private var page = "red"

  var body: some View {
    PageView(selection: $page) {
      ForEach(swatches) { swatch in
        swatch.color.overlay { Text(swatch.id) }
      }
    }
    .ignoresSafeArea()
    .overlay(alignment: .top) {
      HStack {
        Button("Add") { swatches.insert(Swatch(id: "new \(swatches.count)", color: .gray), at: 0) }
        Button("Remove") { swatches.removeAll { $0.id == page } }
        Button("Turn round") { swatches.reverse() }
      }
    }
  }
}
