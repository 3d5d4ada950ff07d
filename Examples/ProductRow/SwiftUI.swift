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
    }
    .pagesPerView(3.3).pagesPerTurn(3)
    .pageSpacing(12).pageInsets(16)
    .pageIndicator(.automatic, inset: 8)
    .pageButtons([.previous, .next])
    .pageTitles { (id: Product.ID) in id }
    .frame(height: 192)
  }
}
