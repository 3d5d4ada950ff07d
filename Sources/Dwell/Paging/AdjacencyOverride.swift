/// Two pages shown side by side although others lie between them, for as long as their common edge is
/// visible: a turn to a far page doesn't scroll through all pages in between.
struct AdjacencyOverride: Equatable, Sendable {
  /// The page on the leading side.
  var before: Int
  /// The page on the trailing side.
  var after: Int
}
