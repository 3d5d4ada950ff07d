/// The stories of several people, each of some moments: where they begin, and where an end leads.
///
/// A viewer shows people as pages of one carousel, and a person's moments as pages of another, with segments,
/// in each of them. This is the rule between the two.
///
/// ```swift
/// // Ann's moments were seen, and Bob's first one; nothing of Cem's.
/// var stories = Stories(momentCounts: [2, 3, 1], seen: [SeenPages([0..<2]), SeenPages([0..<1])])
/// stories.firstPerson                          // 1, Bob
/// stories.start(of: 1)                         // 1, his second moment
/// stories.step(after: .init(), of: 1)          // nil: the story goes on
/// ```
public struct Stories: Equatable, Sendable {
  /// The number of each person's moments, 0 or more.
  public let momentCounts: [Int]
  /// Each person's moments that were seen.
  public private(set) var seen: [SeenPages]

  /// The distances of a story's segments, in points: of their background from the top, and of themselves from
  /// the sides, from which the background is then as far (chosen by us, close to what apps with stories
  /// have).
  package static let (inset, margin) = (8.0, 14.0)

  /// What a viewer does when a story has ended.
  public enum Step: Equatable, Sendable {
    /// Shows the story of another person, from its ``Stories/start(of:)``.
    case show(person: Int)
    /// Starts the same story again at its first moment.
    case restart
    /// Closes.
    case close
  }

  /// Creates the stories of people.
  /// - Parameters:
  ///   - momentCounts: the number of each person's moments; negative numbers count as 0.
  ///   - seen: which of them were seen, by person. None were of people beyond its end, and moments that don't
  ///     exist are left out.
  public init(momentCounts: [Int], seen: [SeenPages] = []) {
    self.momentCounts = momentCounts.map { max($0, 0) }
    self.seen = zip(momentCounts.indices, self.momentCounts).map { person, count in
      var pages = person < seen.count ? seen[person] : SeenPages()
      pages.limit(toCount: count)
      return pages
    }
  }

  /// Marks a moment as seen. One that doesn't exist is ignored.
  public mutating func see(_ moment: Int, of person: Int) {
    guard momentCounts.indices.contains(person), (0..<momentCounts[person]).contains(moment) else { return }
    seen[person].insert(moment)
  }

  /// Whether all of a person's moments were seen; true for someone without moments, or who doesn't exist.
  public func isSeen(_ person: Int) -> Bool {
    !momentCounts.indices.contains(person) || seen[person].count == momentCounts[person]
  }

  /// The moment at which a person's story begins: the first one that wasn't seen, or the first if all were.
  public func start(of person: Int) -> Int {
    guard momentCounts.indices.contains(person) else { return 0 }
    return seen[person].firstUnseen(of: momentCounts[person]) ?? 0
  }

  /// The first person with a moment that wasn't seen, or with any moment if all were; nil without moments.
  public var firstPerson: Int? {
    momentCounts.indices.first { !isSeen($0) } ?? momentCounts.firstIndex { $0 > 0 }
  }

  /// What follows an outcome of a person's moments; nil if that story goes on.
  ///
  /// The end of the last moment, and a tap, key or button beyond it, lead to the next person with moments;
  /// the viewer closes after the last one. Before the first moment, they lead to the previous person; before
  /// that of the first person, the story starts again.
  public func step(after outcome: Outcome, of person: Int) -> Step? {
    if outcome.didEnd || outcome.edge == .end {
      return momentCounts.indices.first { $0 > person && momentCounts[$0] > 0 }.map { .show(person: $0) }
        ?? .close
    }
    guard outcome.edge == .start else { return nil }
    return momentCounts.indices.last { $0 < person && momentCounts[$0] > 0 }.map { .show(person: $0) }
      ?? .restart
  }
}
