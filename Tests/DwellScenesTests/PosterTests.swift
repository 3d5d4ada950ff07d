import Dwell
import Testing

@testable import DwellScenes

/// Every component in all its states on one image.
@Suite struct PosterTests {
  @Test func `the sheets of a row are side by side, and the rows one below another`() {
    /// A sheet with the given number of empty cells.
    func sheet(_ count: Int, _ width: Double, _ height: Double) -> Sheet {
      Sheet(
        Array(repeating: Sheet.Cell(DisplayList(), caption: "0 s", .light), count: count),
        cellSize: Size(width: width, height: height), columns: count, .light)
    }
    let (wide, high, other) = (sheet(3, 100, 20), sheet(1, 60, 90), sheet(2, 50, 50))
    let poster = Poster([[wide, high], [other]], .light)
    #expect(
      poster.parts.map(\.origin) == [
        .zero, Point(x: wide.size.width, y: 0), Point(x: 0, y: high.size.height),
      ])
    #expect(poster.size.width == wide.size.width + high.size.width)
    #expect(poster.size.height == high.size.height + other.size.height)
    #expect(Poster(wide).size == wide.size)
    #expect(Poster([], .light).size == .zero)
  }

  @Test(arguments: Appearance.allCases)
  func `the poster is narrow enough for a README to show its captions at their size`(
    appearance: Appearance
  ) throws {
    #expect(try Poster.allComponents(in: appearance).size.width <= 880)
    #expect(try Poster.seeds(in: appearance).size.width <= 880)
  }

  @Test(arguments: Appearance.allCases)
  func `the seeds have all their code, within the sheets and on no drawing`(appearance: Appearance) throws {
    let sheets = try Poster.seeds(in: appearance).parts.map(\.sheet)
    #expect(sheets.flatMap(\.cells).map(\.caption) == Seed.all.map(\.name))
    for sheet in sheets {
      let cells = sheet.cells.indices.map { sheet.rect(ofCell: $0) }
      #expect(sheet.codeLines.filter(\.isTitle).map(\.text) == ["SwiftUI", "GTK", "HTML"])
      for line in sheet.codeLines {
        #expect(line.rect.maxX <= sheet.size.width && line.rect.maxY <= sheet.size.height, "\(line.text)")
        #expect(cells.allSatisfy { line.rect.x >= $0.maxX || line.rect.y >= $0.maxY }, "\(line.text)")
      }
    }
  }

  @Test(arguments: Appearance.allCases)
  func `every state of the poster is a scene that draws something, in one appearance`(
    appearance: Appearance
  ) throws {
    let poster = try Poster.allComponents(in: appearance)
    let cells = poster.parts.flatMap(\.sheet.cells)
    #expect(cells.count == 47)
    #expect(
      Set(cells.map(\.caption)).count == cells.count - 2,
      "three follow one another from right to left, or below")
    for cell in cells {
      #expect(!cell.list.commands.isEmpty, "\(cell.caption)")
      #expect(cell.palette == appearance.palette)
    }
    let lists = cells.map(\.list)
    for (index, list) in lists.enumerated() {
      #expect(!lists[..<index].contains(list), "\(cells[index].caption) looks like another state")
    }
  }
}
