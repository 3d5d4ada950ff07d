import Dwell
import Testing

/// Option sets reported with several members at once.
@Suite("Flags") struct FlagsTests {
  @Test("Every diagnostic is distinct from the others")
  func diagnostics() {
    let all: [Diagnostics] = [
      .invalidDuration, .invalidProgress, .pageOutOfRange, .invalidPageCount, .invalidMetrics,
      .manyIndicators, .manyImages, .scrubbingWithoutBackground, .tallPageBeforeFixed, .invalidValue,
      .insetsTooLong, .tooFewPagesToLoop,
    ]
    #expect(all.allSatisfy { !$0.isEmpty } && Set(all.map(\.rawValue)).count == all.count)
    #expect(all.allSatisfy { $0.rawValue < 1 << 12 }, "the other bits are the fronts' own")
  }

  @Test("Every reason to pause is distinct from the others, and all of them are `all`")
  func pauseReasons() {
    let all: [PauseReasons] = [
      .touch, .scrub, .hover, .focus, .hidden, .background, .loading, .reduceMotion, .app,
    ]
    #expect(all.allSatisfy { !$0.isEmpty } && Set(all.map(\.rawValue)).count == all.count)
    #expect(PauseReasons(all) == .all)
  }
}
