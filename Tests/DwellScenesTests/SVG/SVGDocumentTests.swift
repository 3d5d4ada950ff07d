import DwellText
import Dwell
@testable import DwellScenes
import DwellTestSupport
import Foundation
import Testing

#if canImport(FoundationXML)
import FoundationXML
#endif

/// Display lists are written as SVG.
@Suite struct SVGDocumentTests {
  /// Every step in every form.
  private let everything = """
    fill background 0 0 390 44 r22 #102030 @0.2
    fill indicator/0 1.2344 2 8 8 foreground
    border border 10 10 40 20 r8 w2 background @0.5
    border indicator/3 60 10 40 20 w3 topToBottom #000000 #ff0000
    clip 144 18 36 8 r4 {
      fill progress/1 144 18 9 8 leftToRight #ffffff #0080ff
      opacity 0.5 {
        page/2 200 0 100 40 @0.2
      }
    }
    image/1 indicator/2 186 18 8 8 foreground @0.35
    label label 2/12 200 10 60 24 s18 #000000 @0.9

    """

  /// The document of a display list's text.
  private func document(_ text: String, _ palette: Palette = .light) throws -> String {
    SVGDocument(try DisplayList(text: text), size: Size(width: 390, height: 44), palette).text
  }

  @Test func `every command has its form`() throws {
    expectGolden(try document(everything), "every-step.svg")
  }

  @Test func `a sheet has its cells, their times and its title`() throws {
    let scene = try #require(DemoScene.named("page-control-label"))
    var moments: [ScenarioMoment] = []
    try scene.scenario.play { moment in
      moments.append(moment)
      return true
    }
    var sheet = Sheet(moments, appearance: .dark)
    sheet.title = "A & B"
    expectGolden(SVGDocument(sheet, title: "<scene>", scale: 2).text, "sheet.svg")
  }

  @Test(arguments: DemoScene.all) func `every scene is well-formed, with unique names`(
    scene: DemoScene
  ) throws {
    var moments: [ScenarioMoment] = []
    try scene.scenario.play { moment in
      moments.append(moment)
      return true
    }
    let text = SVGDocument(Sheet(moments), title: scene.name).text
    let reader = SVGReader(text)
    #expect(reader.isWellFormed)
    #expect(Set(reader.names).count == reader.names.count)
    #expect(Set(reader.references).isSubset(of: Set(reader.names)))
    #expect(!text.contains("nan") && !text.contains("inf"))
  }

  @Test func `foreign text cannot become markup`() {
    let title = "</title><script>\"'&\u{0}\u{1B}]\u{FFFE}é\u{1F600}"
    let text = SVGDocument(DisplayList(), size: Size(width: 1, height: 1), .light, title: title).text
    #expect(SVGReader(text).isWellFormed)
    #expect(SVGReader(text).elements == ["svg", "title", "rect"])
    #expect(text.contains("&lt;/title&gt;&lt;script&gt;&quot;&#39;&amp;\u{FFFD}\u{FFFD}]\u{FFFD}é\u{1F600}"))
  }

  @Test func `unbalanced groups are ended, and surplus ends are omitted`() {
    let rect = Rect(x: 0, y: 0, width: 9, height: 9)
    for commands in [[.clip(rect, radius: 2), .opacity(0.5)], [.pop, .pop]] as [[DrawCommand]] {
      let text = SVGDocument(DisplayList(commands), size: Size(width: 9, height: 9), .light).text
      #expect(SVGReader(text).isWellFormed, "\(text)")
    }
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity, 0, -5])
  func `empty shapes are not drawn, and NaN is not written`(length: Double) {
    let rect = Rect(x: 1, y: 1, width: length, height: 8)
    let key = ItemKey(.indicator)
    let list = DisplayList([
      .fill(key, rect, radius: length, .solid(.white, opacity: length)),
      .border(key, rect, radius: length, width: length, .solid(.white, opacity: length)),
      .arc(
        key, Arc(center: Point(x: 4, y: 4), radius: length, width: 1, sweep: 90),
        .solid(.white, opacity: 1)),
      .arc(
        key, Arc(center: Point(x: 4, y: 4), radius: 3, width: 1, sweep: length.isFinite ? 0 : length),
        .solid(.white, opacity: 1)),
      .page(0, rect, opacity: length), .image(key, ImageName(0), rect, .white, opacity: length),
      .label(key, current: 1, count: 2, rect, fontSize: length, .white, opacity: length),
      .clip(rect, radius: length), .opacity(length),
      .fill(key, Rect(x: 0, y: 0, width: 4, height: 4), radius: length, .solid(.white, opacity: length)),
      .pop, .pop,
    ])
    let reader = SVGReader(SVGDocument(list, size: Size(width: 9, height: 9), .light).text)
    #expect(reader.isWellFormed)
    #expect(reader.elements == ["svg", "rect", "clipPath", "rect", "g", "g", "rect"])
  }

  @Test(arguments: [
    (90.0, "<path d=\"M10 4A6 6 0 0 1 16 10\""), (-90, "<path d=\"M10 4A6 6 0 0 0 4 10\""),
    (270, "<path d=\"M10 4A6 6 0 1 1 4 10\""), (360, "<circle cx=\"10\" cy=\"10\" r=\"6\""),
    (-900, "<circle cx=\"10\" cy=\"10\" r=\"6\""),
  ])
  func `an arc is a stroke with round ends, and a full turn a circle`(sweep: Double, start: String) {
    let arc = Arc(center: Point(x: 10, y: 10), radius: 6, width: 2, sweep: sweep)
    let list = DisplayList([.arc(ItemKey(.progress), arc, .solid(.white, opacity: 0.5))])
    let text = SVGDocument(list, size: Size(width: 20, height: 20), .light).text
    let line = "fill=\"none\" stroke=\"#ffffff\" stroke-opacity=\"0.5\" stroke-width=\"2\""
    #expect(text.contains("\(start) \(line) stroke-linecap=\"round\"/>"), "\(text)")
  }

  @Test func `the scale changes only the size`() throws {
    let list = try DisplayList(text: everything)
    let size = Size(width: 390, height: 44)
    let one = SVGDocument(list, size: size, .dark).text
    let two = SVGDocument(list, size: size, .dark, scale: 2.5).text
    #expect(two.contains("width=\"975\" height=\"110\" viewBox=\"0 0 390 44\""))
    #expect(one.split(separator: "\n").dropFirst() == two.split(separator: "\n").dropFirst())
  }

  @Test(arguments: [
    (0.1 + 0.2, "0.3"), (-0.0001, "0"), (-1.5, "-1.5"), (12, "12"), (1e300, "1000000"),
    (-.infinity, "-1000000"),
    (.nan, "0"), (0.0005, "0.001"), (7.06, "7.06"),
  ])
  func `numbers are rounded to the grid`(number: Double, text: String) {
    #expect(SVGText.number(number) == text)
  }
}

/// The contents of an SVG document, read by an independent XML parser.
final class SVGReader: NSObject, XMLParserDelegate {
  /// Whether the document is well-formed XML.
  private(set) var isWellFormed = false
  /// The elements, in document order.
  private(set) var elements: [String] = []
  /// The ids that are defined.
  private(set) var names: [String] = []
  /// The ids that are referenced.
  private(set) var references: [String] = []

  /// Reads a document.
  init(_ text: String) {
    super.init()
    let parser = XMLParser(data: Data(text.utf8))
    parser.delegate = self
    isWellFormed = parser.parse()
  }

  /// Records the attributes of an element.
  func parser(
    _ parser: XMLParser, didStartElement element: String, namespaceURI: String?, qualifiedName: String?,
    attributes: [String: String]
  ) {
    elements.append(element)
    if let name = attributes["id"] { names.append(name) }
    for value in attributes.values where value.hasPrefix("url(#") {
      references.append(String(value.dropFirst(5).dropLast()))
    }
  }
}
