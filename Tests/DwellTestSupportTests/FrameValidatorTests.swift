import Dwell
import DwellTestSupport
import Testing

@Suite("The frame validator") struct FrameValidatorTests {
  /// A frame of 10 by 10 points with a display list.
  private func frame(_ commands: [DrawCommand]) -> Frame {
    var frame = Frame()
    frame.reset(size: Size(width: 10, height: 10))
    for command in commands { frame.append(command) }
    return frame
  }

  /// A fill of a dot.
  private func fill(_ page: Int, _ rect: Rect, radius: Double = 0, opacity: Double = 1) -> DrawCommand {
    .fill(ItemKey(.indicator, page), rect, radius: radius, .solid(.white, opacity: opacity))
  }

  @Test("It finds no faults in valid frames, even if a group clips them")
  func goodFrames() {
    let inside = Rect(x: 0, y: 0, width: 10, height: 10)
    let across = Rect(x: 5, y: 5, width: 10, height: 2)
    #expect(frame([]).faults == [])
    #expect(frame([fill(0, inside, radius: 5)]).faults == [])
    #expect(frame([.clip(inside, radius: 0), .opacity(0.5), fill(0, across), .pop, .pop]).faults == [])
  }

  @Test("It finds drawing outside the bounds, duplicate items, unbalanced groups, and NaN")
  func badFrames() {
    let inside = Rect(x: 0, y: 0, width: 4, height: 4)
    let bad: [[DrawCommand]] = [
      [fill(0, Rect(x: 7, y: 0, width: 4, height: 4))], [fill(1, inside), fill(1, inside)],
      [.clip(inside, radius: 0)], [.pop], [fill(0, inside, opacity: .nan)], [fill(0, inside, radius: 3)],
      [fill(0, Rect(x: .nan, y: 0, width: 1, height: 1))], [fill(0, Rect(x: 0, y: 0, width: -1, height: 1))],
      [.border(ItemKey(.border), inside, radius: 0, width: 3, .solid(.white, opacity: 1))],
    ]
    for commands in bad { #expect(frame(commands).faults.count == 1, "\(commands)") }
  }

  @Test("It finds a course that never ends")
  func endlessCourse() {
    var frame = frame([])
    frame.append(.linear(until: .infinity))
    #expect(frame.faults.count == 1)
  }
}
