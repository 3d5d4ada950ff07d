import Dwell
import DwellTestSupport
import Testing

/// The timer's behaviour as drawings, one column per second, pages of four seconds by default.
@Suite("A page timer, drawn") struct PageTimerDrawingTests {
  /// Plays the events of the drawing's first line and compares the rest.
  private func expect(
    _ expected: String, count: Int = 3, loops: Bool = true, step: Double = 1,
    _ change: (inout PageTimer.Configuration) -> Void = { _ in },
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    var configuration = PageTimer.Configuration()
    change(&configuration)
    var drawing = TimelineDrawing(PageTimer(configuration, pageCount: count, loops: loops, at: 0), step: step)
    let events = expected.prefix { $0 != "\n" }.dropFirst(7)
    let drawn = drawing.play(String(events))
    if let difference = TimelineDrawing.difference(drawn, expected) {
      Issue.record("\(difference)", sourceLocation: sourceLocation)
    }
  }

  @Test("R030 R031 R032: each page fills from 0 in its time, the next follows, and after the last the first")
  func loops() {
    expect(
      """
      events .............
      page   0000111122220
      state  >>>>>>>>>>>>>
      tenths 0257025702570
      """)
  }

  @Test("Without looping, time ends full on the last page")
  func ends() {
    expect(
      """
      events ..........
      page   0000111111
      state  >>>>>>>>||
      tenths 02570257FF
      """, count: 2, loops: false
    )
  }

  @Test("After the end, a restart or a selection restarts a page's time")
  func restartsAfterEnd() {
    expect(
      """
      events .........R..1..
      page   000011111000111
      state  >>>>>>>>|>>>>>>
      tenths 02570257F025025
      """, count: 2, loops: false
    )
  }

  @Test("A pause keeps the progress exactly, and resuming never jumps")
  func pauses() {
    expect(
      """
      events ..p...r...
      page   0000000011
      state  >>====>>>>
      tenths 0255555702
      """)
  }

  @Test("Reasons to pause are a set: time runs only when the last is gone")
  func pauseReasonsAreASet() {
    expect(
      """
      events ..ph.r..l...
      page   000000000011
      state  >>======>>>>
      tenths 025555555702
      """)
  }

  @Test("R029 R033: a selected page begins at 0")
  func selects() {
    expect(
      """
      events ...2......
      page   0002222000
      state  >>>>>>>>>>
      tenths 0250257025
      """)
  }

  @Test("R145: selecting the shown page changes nothing")
  func selectsTheSame() {
    expect(
      """
      events ..0..
      page   00001
      state  >>>>>
      tenths 02570
      """)
  }

  @Test("A page turned while paused begins at 0 and waits there")
  func selectsWhilePaused() {
    expect(
      """
      events .p.1..r.
      page   00011111
      state  >=====>>
      tenths 02200002
      """)
  }

  @Test("An app that is asked holds the page until it answers: a veto restarts the page's time")
  func vetoes() {
    expect(
      """
      events ......v....n..
      page   00000000000111
      state  >>>>??>>>>?>>>
      tenths 0257FF0257F025
      """
    ) { $0.asksBeforeAdvancing = true }
  }

  @Test("A page begins with the initial progress, however it was reached")
  func initialProgress() {
    expect(
      """
      events ...0.....
      page   001001122
      state  >>>>>>>>>
      tenths 575575757
      """
    ) { $0.initialProgress = 0.5 }
  }

  @Test("A single page doesn't advance")
  func singlePage() {
    expect(
      """
      events ......
      page   000000
      state  ======
      tenths 000000
      """, count: 1)
  }

  @Test("A timer without pages is valid")
  func noPage() {
    expect(
      """
      events .n1Rpr
      page   000000
      state  ======
      tenths 000000
      """, count: 0)
  }
}
