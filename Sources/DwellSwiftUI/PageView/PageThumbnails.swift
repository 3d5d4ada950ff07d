#if canImport(SwiftUI)
import SwiftUI

/// A strip of thumbnails for pages elsewhere, which have the same selection.
///
/// A tap on a thumbnail turns to its page, a drag only scrolls the strip, and the current one, which has a
/// frame while the others fade, comes to its middle. Inside the `pageTimer` of the pages, a finger on the
/// strip pauses them. Assistive technology has the pages' own indicator, and skips the strip.
///
/// ```swift
/// import DwellSwiftUI
/// import SwiftUI
///
/// struct Album: View {
///   @State private var photo = "Lisbon"
///   let photos = ["Lisbon", "Porto", "Faro"]
///   var body: some View {
///     VStack(spacing: 8) {
///       PageView(photos, id: \.self, selection: $photo) { Image($0).resizable() }
///       PageThumbnails(photos, id: \.self, selection: $photo) { Image($0).resizable() }
///     }
///     .pageTimer(duration: 4)
///   }
/// }
/// ```
///
/// Only thumbnails in view are created.
public struct PageThumbnails<Page: Hashable, Thumbnail: View>: View {
  /// A thumbnail's page.
  private struct Item: Identifiable {
    /// The page's identity.
    let id: Page
    /// Its index.
    let index: Int
  }

  /// The pages, in order.
  private let items: [Item]
  /// The identity of the current page.
  private let selection: Binding<Page>
  /// The size of a thumbnail, in points.
  private let size: CGSize
  /// Returns the thumbnail of the page at an index.
  private let thumbnail: (Int) -> Thumbnail
  /// The page in the middle of the strip; nil before the first.
  @State private var middle: Page?
  @Environment(\.accessibilityReduceMotion) private var reduceMotion

  /// Creates a strip with one thumbnail for each element of a collection.
  /// - Parameters:
  ///   - data: the data, in order.
  ///   - id: a page's identity, which must be unique, for example the key path `\.self`.
  ///   - selection: the identity of the current page, as the pages have it. One without a thumbnail is none.
  ///   - size: the size of a thumbnail, in points.
  ///   - content: returns the thumbnail of a page, which is cut off at its size.
  public init<Data: RandomAccessCollection>(
    _ data: Data, id: (Data.Element) -> Page, selection: Binding<Page>,
    size: CGSize = CGSize(width: 96, height: 64),
    @ViewBuilder content: @escaping (Data.Element) -> Thumbnail
  ) {
    items = data.enumerated().map { Item(id: id($0.element), index: $0.offset) }
    (self.selection, self.size) = (selection, size)
    thumbnail = { content(data[data.index(data.startIndex, offsetBy: $0)]) }
  }

  /// The thumbnails.
  public var body: some View {
    let current = selection.wrappedValue
    ScrollView(.horizontal, showsIndicators: false) {
      LazyHStack(spacing: 8) {
        ForEach(items) { item in
          Button {
            selection.wrappedValue = item.id
          } label: {
            thumbnail(item.index)
              .frame(width: size.width, height: size.height)
              .clipped()
              .opacity(item.id == current ? 1 : 0.6)
              .overlay {
                if item.id == current { Rectangle().stroke(.primary, lineWidth: 2).padding(1) }
              }
          }
          .buttonStyle(.plain)
        }
      }
      .scrollTargetLayout()
    }
    .scrollPosition(id: $middle, anchor: .center)
    .frame(height: size.height)
    .accessibilityHidden(true)
    .onChange(of: current, initial: true) {
      withAnimation(reduceMotion || middle == nil ? nil : .default) { middle = current }
    }
  }
}
#endif
