// The part of PhotosUI with which users pick photos.

/// The content of a picker.
@available(tvOS, unavailable)
public struct PHPickerFilter: Equatable, Hashable, Sendable {
  /// Images.
  public static let images = PHPickerFilter()
}

/// When a picker reports its selection.
@available(tvOS, unavailable)
public struct PhotosPickerSelectionBehavior: Equatable, Hashable, Sendable {
  /// At the end.
  public static let `default` = PhotosPickerSelectionBehavior()
}

/// A photo that was picked.
@available(tvOS, unavailable)
public struct PhotosPickerItem: Equatable, Hashable, Sendable {
  /// How a photo is encoded.
  public struct EncodingDisambiguationPolicy: Equatable, Hashable, Sendable {
    /// As the system decides.
    public static let automatic = EncodingDisambiguationPolicy()
  }
  /// Loads the photo; there is none on Linux.
  public func loadTransferable<T>(type: T.Type) async throws -> sending T? where T: Transferable { nil }
}

/// A button that shows the photo library.
@available(tvOS, unavailable)
@MainActor @preconcurrency
public struct PhotosPicker<Label: View>: StandInView {
  /// The label.
  let label: Label
  /// The label's node.
  package func node(_ pass: RenderPass) -> Node {
    Node("PhotosPicker", children: [pass.node(of: label, "label")])
  }
}

@available(tvOS, unavailable)
extension PhotosPicker where Label == Text {
  /// Creates a button with a title.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
    selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
  ) { label = Text(titleKey) }
}

/// A type that can be loaded, copied and dropped.
public protocol Transferable: Sendable {}

extension Image: Transferable {}
