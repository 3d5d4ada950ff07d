import DwellText
import Dwell
import Testing

/// The text form of display lists.
@Suite struct DisplayListTextTests {
  @Test(
    arguments: [
      (
        DrawCommand.fill(
          ItemKey(.indicator, 2), Rect(x: 163, y: 18, width: 8, height: 8), radius: 4,
          .solid(.white, opacity: 0.35)),
        "fill indicator/2 163 18 8 8 r4 #ffffff @0.35"
      ),
      (
        .fill(
          ItemKey(.progress), Rect(x: 0, y: 0, width: 100, height: 541.8), radius: 0,
          .gradient(LinearGradient(from: .black, to: .white, direction: .bottomToTop))),
        "fill progress/0 0 0 100 541.8 bottomToTop #000000 #ffffff"
      ),
      (
        .border(
          ItemKey(.border), Rect(x: 94, y: 21, width: 102, height: 506), radius: 0, width: 2,
          .solid(.foreground, opacity: 1)),
        "border border 94 21 102 506 w2 foreground"
      ),
      (
        .arc(
          ItemKey(.progress, 1), Arc(center: Point(x: 32, y: 30.5), radius: 28, width: 6, sweep: 252),
          .solid(.foreground, opacity: 0.5)),
        "arc progress/1 32 30.5 r28 w6 from -90 sweep 252 foreground @0.5"
      ),
      (
        .fill(
          ItemKey(.background, isLeaving: true), Rect(x: 0, y: 0, width: 9, height: 9), radius: 0,
          .solid(.black, opacity: 1)),
        "fill background/0/leaving 0 0 9 9 #000000"
      ),
      (
        .fill(
          ItemKey(.indicator, 2, leaving: 7), Rect(x: 0, y: 0, width: 9, height: 9), radius: 0,
          .solid(.black, opacity: 1)),
        "fill indicator/2/leaving7 0 0 9 9 #000000"
      ),
      (.page(3, Rect(x: -390, y: 0, width: 390, height: 844), opacity: 0.2), "page/3 -390 0 390 844 @0.2"),
      (
        .page(
          0, Rect(x: 0, y: 0, width: 200, height: 100), shown: Rect(x: 0, y: 0, width: 50, height: 100),
          rotation: -12.5, opacity: 1),
        "page/0 0 0 200 100 shown 0 0 50 100 turned -12.5"
      ),
      (
        .image(
          ItemKey(.indicator, 1), ImageName(7), Rect(x: 1, y: 2, width: 8, height: 8), .background,
          opacity: 0.5),
        "image/7 indicator/1 1 2 8 8 background @0.5"
      ),
      (
        .label(
          ItemKey(.label), current: 2, count: 12, Rect(x: 0, y: 0, width: 60, height: 24), fontSize: 18,
          .black,
          opacity: 0.9),
        "label label 2/12 0 0 60 24 s18 #000000 @0.9"
      ),
      (.clip(Rect(x: 1, y: 2, width: 3, height: 4), radius: 1.5), "clip 1 2 3 4 r1.5 {"),
      (.opacity(1), "opacity 1 {"),
      (.pop, "}"),
    ] as [(DrawCommand, String)])
  func `every command is a line`(command: DrawCommand, line: String) {
    #expect(DisplayList([command]).text == line + "\n")
  }

  @Test func `groups are indented`() {
    let square = Rect(x: 0, y: 0, width: 1, height: 1)
    let page = DrawCommand.page(0, square, opacity: 1)
    let list = DisplayList([.clip(square, radius: 0), .opacity(0.5), page, .pop, page, .pop, page])
    #expect(
      list.text == """
        clip 0 0 1 1 {
          opacity 0.5 {
            page/0 0 0 1 1
          }
          page/0 0 0 1 1
        }
        page/0 0 0 1 1

        """)
  }

  @Test(
    arguments: [
      (0, "0"), (-0.0, "0"), (-0.0004, "0"), (0.0004, "0"), (0.0005, "0.001"), (-0.0005, "-0.001"),
      (0.1, "0.1"),
      (0.1 + 0.2, "0.3"), (1.25, "1.25"), (12.3456, "12.346"), (-12.3456, "-12.346"), (0.9996, "1"),
      (36, "36"),
      (100, "100"), (541.8, "541.8"), (1e-300, "0"), (1e9, "1000000000"), (1e300, "1000000000"),
      (-1e300, "-1000000000"), (.nan, "nan"), (.infinity, "inf"), (-.infinity, "-inf"),
      (.greatestFiniteMagnitude, "1000000000"),
    ] as [(Double, String)])
  func `a number is rounded to thousandths, without trailing zeros`(number: Double, text: String) {
    let list = DisplayList([.clip(Rect(x: number, y: 0, width: 1, height: 1), radius: 0)])
    #expect(list.text == "clip \(text) 0 1 1 {\n")
  }

  @Test func `an opacity of 1 and a radius of 0, after rounding, are omitted`() {
    let rect = Rect(x: 0, y: 0, width: 1, height: 1)
    #expect(
      DisplayList([.fill(ItemKey(.cover), rect, radius: 0.0004, .solid(.white, opacity: 0.9996))]).text
        == "fill cover 0 0 1 1 #ffffff\n")
    #expect(DisplayList([.page(0, rect, opacity: .nan)]).text == "page/0 0 0 1 1 @nan\n")
    #expect(DisplayList([.clip(rect, radius: -.infinity)]).text == "clip 0 0 1 1 r-inf {\n")
  }

  @Test func `a fill without a paint is magenta`() throws {
    let list = try DisplayList(text: "fill cover 0 0 1 1")
    let magenta = ColorRole.color(Color(red: 1, green: 0, blue: 1))
    let rect = Rect(x: 0, y: 0, width: 1, height: 1)
    #expect(list.commands == [.fill(ItemKey(.cover), rect, radius: 0, .solid(magenta, opacity: 1))])
    #expect(list.text == "fill cover 0 0 1 1\n")
  }

  @Test func `colours are rounded to 255 steps, and clamped`() {
    let color = Color(red: -1, green: .nan, blue: 7)
    let rect = Rect(x: 0, y: 0, width: 1, height: 1)
    let fill = DrawCommand.fill(ItemKey(.cover), rect, radius: 0, .solid(.color(color), opacity: 1))
    #expect(DisplayList([fill]).text == "fill cover 0 0 1 1 #0000ff\n")
  }

  @Test func `page numbers can be any Int`() throws {
    let rect = Rect(x: 0, y: 0, width: 1, height: 1)
    let list = DisplayList([.page(.max, rect, opacity: 1), .page(.min, rect, opacity: 1)])
    #expect(list.text == "page/9223372036854775807 0 0 1 1\npage/-9223372036854775808 0 0 1 1\n")
    #expect(try DisplayList(text: list.text) == list)
  }
}
