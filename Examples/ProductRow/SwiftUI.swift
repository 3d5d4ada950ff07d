import DwellSwiftUI
import SwiftUI

/// A product.
struct Product: Identifiable {
  let id: String
  var color = Color.gray
}

/// A row of products: three at a time, with the next one partly in view. A swipe moves by three, and the dots
/// show the snap points of the row.
struct ProductRow: View {
  let products: [Product]

  var body: some View {
    PageView(products) { product in
      RoundedRectangle(cornerRadius: 12).fill(product.color)
        .overlay { Text(product.id) }
        .padding(.bottom, 44)
        .pageTitle(product.id)
    }
    .pageLayout(.perView(3.3), perTurn: 3, spacing: 12, insets: 16)
    .pageIndicator(.automatic, inset: 8)
    .pageButtons([.previous, .next])
    .frame(height: 192)
  }
}
