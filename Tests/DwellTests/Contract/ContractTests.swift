import DwellTestSupport
import Testing

@testable import Dwell

/// How the parts of a component's answers are put together.
@Suite("Frames, courses and outcomes") struct ContractTests {
  @Test("Of two changes the earlier one counts, and every frame before any time")
  func changes() {
    for (one, other, earlier) in [
      (.still, .still, .still), (.still, .at(2), .at(2)), (.at(3), .at(2), .at(2)), (.at(2), .at(3), .at(2)),
      (.everyFrame, .at(2), .everyFrame), (.still, .everyFrame, .everyFrame),
    ] as [(NextChange, NextChange, NextChange)] {
      #expect(one.earlier(other) == earlier && other.earlier(one) == earlier, "\(one) \(other)")
    }
  }

  @Test("The course of two parts is sampled if one is, and ends with the one that ends first")
  func courses() {
    for (one, other, both) in [
      (.still, .still, .still), (.still, .linear(until: 2), .linear(until: 2)),
      (.still, .sampled(until: 2), .sampled(until: 2)),
      (.linear(until: 3), .linear(until: 2), .linear(until: 2)),
      (.linear(until: 3), .sampled(until: 2), .sampled(until: 2)),
      (.linear(until: 2), .sampled(until: 3), .sampled(until: 2)),
      (.sampled(until: 2), .sampled(until: 3), .sampled(until: 2)),
    ] as [(Course, Course, Course)] {
      #expect(one.combined(with: other) == both && other.combined(with: one) == both, "\(one) \(other)")
    }
    #expect(Course.still.end == nil && Course.linear(until: 2).end == 2 && Course.sampled(until: 3).end == 3)
  }

  @Test("A limit ends a course that lasts longer, and no other")
  func limits() {
    for (course, limited) in [
      (.still, .still), (.linear(until: 5), .linear(until: 4)), (.linear(until: 3), .linear(until: 3)),
      (.sampled(until: 5), .sampled(until: 4)), (.sampled(until: 3), .sampled(until: 3)),
    ] as [(Course, Course)] {
      var frame = Frame()
      frame.append(course)
      frame.limitCourse(until: 4)
      #expect(frame.course == limited)
    }
  }

  @Test("A part is drawn and described at its place, with its course, in what is there already")
  func parts() {
    var frame = Frame()
    frame.reset(size: Size(width: 100, height: 50))
    frame.append(
      .fill(
        ItemKey(.background), Rect(x: 1, y: 2, width: 3, height: 4), radius: 0, .solid(.white, opacity: 1)))
    frame.append(SemanticElement(role: .next, value: .none, rect: Rect(x: 1, y: 2, width: 3, height: 4)))
    let control = PageControl.sample(3, size: Size(width: 60, height: 20))
    frame.append(control, at: Point(x: 10, y: 20), now: 1)
    let alone = control.frame(at: 1)
    #expect(frame.size == Size(width: 100, height: 50) && frame.course == alone.course)
    #expect(frame.display.commands.count == 1 + alone.display.commands.count)
    #expect(frame.display.commands[0].key == ItemKey(.background))
    for (key, rect) in alone.display.rects {
      #expect(frame.display.rects[key] == rect.offsetBy(x: 10, y: 20))
    }
    let elements = frame.semantics.elements
    let own = alone.semantics.elements[0].rect
    #expect(elements.map(\.rect) == [Rect(x: 1, y: 2, width: 3, height: 4), own.offsetBy(x: 10, y: 20)])
    #expect(elements[1].focusRect == alone.semantics.elements[0].focusRect.offsetBy(x: 10, y: 20))
    frame.reset(size: .zero)
    #expect(frame.display.commands.isEmpty && frame.semantics.elements.isEmpty && frame.course == .still)
  }

  @Test("Of two outcomes the later turn counts, and what either did, used or found")
  func outcomes() {
    let turn = PageChange(from: 1, to: 2, cause: .app, time: 3)
    let later = PageChange(from: 2, to: 3, cause: .person, time: 4)
    for (first, second, expected) in [
      (nil, nil, nil), (turn, nil, turn), (nil, later, later), (turn, later, later),
    ]
      as [(PageChange?, PageChange?, PageChange?)]
    {
      var (one, other) = (Outcome(), Outcome())
      (one.pageChange, other.pageChange) = (first, second)
      one.add(other)
      #expect(one.pageChange == expected)
    }
    for bits in 0..<16 {
      var (one, other) = (Outcome(isHandled: bits & 1 != 0), Outcome(isHandled: bits & 2 != 0))
      (one.didEnd, other.didEnd) = (bits & 4 != 0, bits & 8 != 0)
      one.advanceRequest = bits & 1 != 0 ? 5 : nil
      other.advanceRequest = bits & 2 != 0 ? 6 : nil
      (one.diagnostics, other.diagnostics) = (.invalidDuration, .manyImages)
      one.add(other)
      #expect(one.isHandled == (bits & 3 != 0) && one.didEnd == (bits & 12 != 0))
      #expect(one.advanceRequest == (bits & 2 != 0 ? 6 : bits & 1 != 0 ? 5 : nil))
      #expect(one.diagnostics == [.invalidDuration, .manyImages])
    }
  }

  @Test("Several turns by one event are one from the first page to the last, and none if these are the same")
  func coalescing() {
    for (shown, page, event, isThere) in [
      (1, 3, .tick, true), (1, 1, .tick, false), (1, 1, .setPageCount(4), true),
      (2, 2, .edit(.remove(at: 0, count: 1)), true), (0, 1, .setPageCount(4), true),
    ] as [(Int, Int, Event, Bool)] {
      var outcome = Outcome()
      outcome.pageChange = PageChange(from: 7, to: 8, cause: .timer, time: 3)
      outcome.coalescePageChange(from: shown, to: page, by: event)
      let expected = PageChange(from: shown, to: page, cause: .timer, time: 3)
      #expect(outcome.pageChange == (isThere ? expected : nil), "\(event)")
      var none = Outcome()
      none.coalescePageChange(from: shown, to: page, by: event)
      #expect(none == Outcome())
    }
  }

  @Test("Every mistake is reported once, each time as a flag of its own")
  func diagnostics() {
    var log = DiagnosticsLog()
    #expect(log.take() == [])
    log.note(.invalidMetrics)
    log.note([.invalidMetrics, .manyImages])
    #expect(log.take() == [.invalidMetrics, .manyImages] && log.take() == [])
    log.note([.manyImages, .insetsTooLong])
    #expect(log.take() == .insetsTooLong)
    let all: [Diagnostics] = [
      .invalidDuration, .invalidProgress, .pageOutOfRange, .invalidPageCount, .invalidMetrics,
      .manyIndicators,
      .manyImages, .scrubbingWithoutBackground, .tallPageBeforeFixed, .invalidValue, .insetsTooLong,
      .tooFewPagesToLoop,
    ]
    #expect(all.map(\.rawValue) == (0..<12).map { 1 << $0 })
  }
}
