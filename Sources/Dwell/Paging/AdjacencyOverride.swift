/// Two pages shown side by side although others lie between them.
///
/// A turn to a far page would scroll through all pages in between. Instead, the two are adjacent while their
/// common edge is visible.
struct AdjacencyOverride: Equatable, Sendable {
  /// The page on the leading side.
  var before: Int
  /// The page on the trailing side.
  var after: Int
}
