import DwellTestSupport
import Testing

@testable import Dwell

/// The strip of pages in many layouts, as numbers.
@Suite("In any layout pages lie and rest where they did when they were last reviewed (R201-R203)")
struct StripSweepTests {
  /// A strip of five pages in a view of 300 points.
  private func strip(
    _ length: PageLayout.Length, _ alignment: PageLayout.Alignment = .leading, isContained: Bool = true,
    loops: Bool = false, pagesPerTurn: Int = 1, insets: Bool = true
  ) -> PageStrip {
    var layout = PageLayout(leadingInset: insets ? 20 : 0, trailingInset: insets ? 10 : 0)
    layout.length = length
    layout.alignment = alignment
    layout.isContained = isContained
    layout.pagesPerTurn = pagesPerTurn
    var strip = PageStrip(pageCount: 5, loops: loops, spacing: 10, layout: layout)
    strip.viewLength = 300
    strip.lengths[1] = 80
    strip.lengths[3] = 500
    return strip
  }

  /// The strips of the sweep.
  private var strips: [(name: String, strip: PageStrip)] {
    var strips = [
      ("plain", strip(.viewport, insets: false)),
      ("plain loop", strip(.viewport, loops: true, insets: false)),
    ]
    for length in [PageLayout.Length.perView(1.5), .fixed(70), .own] {
      for alignment in PageLayout.Alignment.allCases {
        strips += [
          ("\(length) \(alignment)", strip(length, alignment)),
          ("\(length) \(alignment), not contained", strip(length, alignment, isContained: false)),
          ("\(length) \(alignment), loop", strip(length, alignment, loops: true)),
          ("\(length) \(alignment), by two", strip(length, alignment, pagesPerTurn: 2)),
        ]
      }
    }
    return strips
  }

  @Test("The rests of the pages, the distances between them, and the pages that are in view there")
  func rests() {
    var text = ""
    for (name, strip) in strips {
      let pages = 0..<5
      let rests = (0..<strip.snapPointCount).map { strip.page(ofSnapPoint: $0) }
      text += "# \(name)\n"
      text += "view \(strip.viewportStart.words) \(strip.viewportLength.words), pitch \(strip.pitch.words)"
      text += ", endless \(strip.isEndless), rests \(rests)\n"
      text +=
        "lengths \(pages.map { strip.length(of: $0).words }), ranges \(pages.map { strip.range(of: $0).words })\n"
      text +=
        "shifts \(rests.map { strip.shift(of: $0).words }), distances \(rests.map { strip.distance(after: $0).words })\n"
      text += "belongs \(pages.map { strip.snapPoint(of: $0) }), shown from "
      text += pages.map { page in rests.map { "\(strip.snapPoint(showing: page, from: $0))" }.joined() }
        .joined(separator: " ")
      let slots = [-2000, -2, -1, 0, 1, 2, 1001].map { slot in
        let rest = strip.rest(inSlot: slot, from: rests[0])
        return "\(rest.page) \(rest.start.words)"
      }
      text += "\nslots \(slots.joined(separator: ", "))\n"
    }
    expectGolden(text.replacing("\"", with: ""), "Sweeps/strip-rests.txt")
  }

  @Test("What lies at a distance from the first page's rest, in points and in pages")
  func places() {
    var text = ""
    var lengths = PageCrossLengths()
    for (page, length) in [(0, 50.0), (1, 120), (2, 90), (4, 70)] { lengths.tell(length, of: page) }
    for (name, strip) in strips {
      text += "# \(name)\n"
      for offset in [-60, 0, 40, 155, 310, 700] as [Double] {
        let place = strip.normalized(StripOffset(page: 0, offset: offset))
        let near = strip.neighbors(at: place)
        text += "\(offset.words): \(place.page)+\(place.offset.words) slot \(place.slot)"
        text += ", at \(strip.position(of: place).words), rate \((strip.positionRate(at: place) * 100).words)"
        text +=
          ", next \(strip.next(at: place).map { "\($0)" } ?? "-") \(strip.fraction(ofNextAt: place).words)"
        text += ", begins \(strip.start(of: place).words), beside \(near.before) \(near.after)"
        text += ", off \(strip.displacement(at: place).words)"
        text += " \(strip.misplacement(of: place.page, startingAt: strip.start(of: place)).words)"
        text +=
          ", across \(strip.crossLength(lengths, at: place)?.words ?? "-"), inside \(strip.isInside(place))\n"
      }
    }
    expectGolden(text, "Sweeps/strip-places.txt")
  }

  @Test("The slot that leads to a page from any place, and whether pages have to be put in another order")
  func slots() {
    var text = ""
    for loops in [false, true] {
      for (page, offset, slot) in [
        (0, 0, 0), (1, 0, 0), (1, 155, 0), (1, 150, 1), (3, 0, -1), (3, 400, 0), (4, -20, 0),
      ]
        as [(Int, Double, Int)]
      {
        let strip = strip(.viewport, loops: loops, insets: false)
        let place = StripOffset(page: page, slot: slot, offset: offset)
        text += "\(loops ? "loop " : "")\(page)+\(offset.words) slot \(slot):"
        for heading in [nil, true, false] {
          for target in 0..<5 {
            var changed = strip
            let found = changed.slot(for: target, from: place, heading: heading)
            let order = changed.pendingOverride.map { " \($0.before)-\($0.after)" } ?? ""
            text += " \(found)\(order),"
          }
        }
        for slot in [-1, 0, 1] {
          let near = strip.nearestOffset(in: 3, from: StripOffset(page: page, slot: slot, offset: offset))
          text += " \(near.words)"
        }
        text += "\n"
      }
    }
    expectGolden(text, "Sweeps/strip-slots.txt")
  }

  @Test("A strip is the same in whatever order its layout, lengths, view and pixels are set")
  func order() throws {
    let grid = try #require(PixelGrid(scale: 2))
    let changes: [(inout PageStrip) -> Void] = [
      { $0.viewLength = 301 }, { $0.layout.length = .own }, { $0.layout.alignment = .center },
      { $0.lengths[2] = 90 }, { $0.spacing = 7 }, { $0.grid = grid }, { $0.pageCount = 6 },
      { $0.loops = true },
    ]
    var expected = PageStrip(pageCount: 2, loops: false, spacing: 0, layout: PageLayout())
    for change in changes { change(&expected) }
    for last in changes.indices {
      var strip = PageStrip(pageCount: 2, loops: false, spacing: 0, layout: PageLayout())
      for index in changes.indices where index != last { changes[index](&strip) }
      changes[last](&strip)
      #expect(strip == expected, "with change \(last) last")
    }
  }

  @Test("No page is shorter than a point, a thousandth of the view, or a pixel")
  func shortest() throws {
    for (view, scale, length) in [(300, 0, 1), (2000, 0, 2), (1000, 0, 1), (2500, 1, 3), (300, 0.5, 2)]
      as [(Double, Double, Double)]
    {
      var strip = PageStrip(pageCount: 3, loops: false, spacing: 0, layout: PageLayout())
      strip.grid = try #require(PixelGrid(scale: scale))
      strip.layout.length = .fixed(0.25)
      strip.viewLength = view
      #expect(
        strip.shortestLength == length && strip.length(of: 0) == length, "\(view) points, scale \(scale)")
    }
  }
}
