/// Two pages that are shown side by side although others lie between them.
///
/// A turn to a far page would whirl through all the pages on the way. Instead the far page is put next to the
/// shown one for as long as the place where they meet can be seen: one page goes, the other comes.
struct AdjacencyOverride: Equatable, Sendable {
  /// The page on the leading side.
  var before: Int
  /// The page on the trailing side.
  var after: Int
}
