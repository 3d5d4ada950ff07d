import Testing

@testable import Dwell

/// Where stories begin and where their ends lead.
@Suite("Stories of several people (R234)") struct StoriesTests {
  /// Ann's two moments were seen, and Bob's first of three; nothing of Cem's one.
  private let three = Stories(momentCounts: [2, 3, 1], seen: [SeenPages([0..<2]), SeenPages([0..<1])])

  /// An outcome.
  private func outcome(didEnd: Bool = false, edge: PageEdge? = nil) -> Outcome {
    var outcome = Outcome()
    (outcome.didEnd, outcome.edge) = (didEnd, edge)
    return outcome
  }

  @Test("A story begins at the first moment that wasn't seen, and at the first one if all were")
  func start() {
    #expect([0, 1, 2].map(three.start(of:)) == [0, 1, 0])
    #expect(three.firstPerson == 1)
    #expect([0, 1, 2].map(three.isSeen) == [true, false, false])
  }

  @Test("What is seen now counts from now on")
  func see() {
    var stories = three
    stories.see(1, of: 1)
    stories.see(2, of: 1)
    #expect(stories.start(of: 1) == 0 && stories.firstPerson == 2)
    stories.see(0, of: 2)
    #expect(stories.firstPerson == 0, "all were seen")
    for (moment, person) in [(3, 1), (-1, 1), (0, 3), (0, -1)] { stories.see(moment, of: person) }
    #expect(stories.seen.map(\.count) == [2, 3, 1], "moments that don't exist")
  }

  @Test("The end of a story leads to the next person, and closes after the last one")
  func end() {
    for outcome in [outcome(didEnd: true), outcome(edge: .end), outcome(didEnd: true, edge: .end)] {
      #expect(
        (0..<3).map { three.step(after: outcome, of: $0) } == [.show(person: 1), .show(person: 2), .close])
    }
    #expect(three.step(after: outcome(), of: 1) == nil)
  }

  @Test("Before its beginning is the previous person, and before the first one's the same story again")
  func beginning() {
    let back = outcome(edge: .start)
    #expect(
      (0..<3).map { three.step(after: back, of: $0) } == [.restart, .show(person: 0), .show(person: 1)])
  }

  @Test("People without moments are passed over; without any moment there is nobody to begin with")
  func empty() {
    let gaps = Stories(momentCounts: [0, 2, 0, 1, 0])
    #expect(gaps.firstPerson == 1)
    #expect(gaps.step(after: outcome(didEnd: true), of: 1) == .show(person: 3))
    #expect(gaps.step(after: outcome(didEnd: true), of: 3) == .close)
    #expect(gaps.step(after: outcome(edge: .start), of: 3) == .show(person: 1))
    #expect(gaps.step(after: outcome(edge: .start), of: 1) == .restart)
    #expect(
      Stories(momentCounts: [0, -1]).firstPerson == nil && Stories(momentCounts: []).firstPerson == nil)
  }

  @Test("Records of moments and people that don't exist are left out")
  func records() {
    let stories = Stories(
      momentCounts: [-3, 2], seen: [SeenPages([0..<4]), SeenPages([1..<9]), SeenPages([0..<1])])
    #expect(stories.momentCounts == [0, 2] && stories.seen == [SeenPages(), SeenPages([1..<2])])
    #expect(stories.start(of: 1) == 0 && stories.start(of: 7) == 0 && stories.start(of: -1) == 0)
    #expect(stories.isSeen(0) && stories.isSeen(7))
  }
}
