import Dwell
import Testing

@testable import DwellScenes

/// The layout of sheets, and placeholders for pages and images.
@Suite struct SheetTests {
  /// A sheet with the given number of empty cells.
  private func sheet(_ count: Int, _ width: Double, _ height: Double, columns: Int? = nil) -> Sheet {
    let cell = Sheet.Cell(DisplayList(), caption: "0 s", .light)
    return Sheet(
      Array(repeating: cell, count: count), cellSize: Size(width: width, height: height), columns: columns,
      .light)
  }

  @Test(arguments: [1, 2, 5, 12], [(390.0, 44.0), (44.0, 160.0), (8.0, 8.0), (100.0, 500.0)])
  func `cells and captions are within the sheet and do not overlap`(count: Int, size: (Double, Double)) {
    for (columns, hasCaptions) in [(nil, true), (1, true), (3, false)] as [(Int?, Bool)] {
      var sheet = sheet(count, size.0, size.1, columns: columns)
      sheet.hasCaptions = hasCaptions
      var rects = (0..<count).map { sheet.rect(ofCell: $0) }
      if hasCaptions { rects += (0..<count).map { sheet.captionRect(ofCell: $0) } }
      for (index, rect) in rects.enumerated() {
        #expect(rect.x >= 0 && rect.y >= 0, "\(index)")
        #expect(rect.maxX <= sheet.size.width && rect.maxY <= sheet.size.height, "\(index)")
        for other in rects[..<index] {
          let isApart =
            rect.x >= other.maxX || other.x >= rect.maxX || rect.y >= other.maxY || other.y >= rect.maxY
          #expect(isApart, "\(rect) and \(other)")
        }
      }
    }
  }

  @Test func `a sheet is as narrow as possible without being higher than wide`() {
    #expect(sheet(12, 390, 44).columns == 2)
    #expect(sheet(6, 104, 300).columns == 6)
    #expect(sheet(1, 44, 160).columns == 1)
    #expect(sheet(12, 390, 44, columns: 0).columns == 1)
    #expect(sheet(12, 390, 44, columns: .max).size == sheet(12, 390, 44, columns: 12).size)
    #expect(sheet(0, 390, 44).size.height == sheet(0, 390, 44, columns: .max).size.height)
    for count in 1...30 {
      let sheet = sheet(count, 100, 60)
      #expect(sheet.size.width >= sheet.size.height || sheet.columns == count)
    }
  }

  @Test func `a title reserves space above the cells`() {
    var titled = sheet(2, 100, 50)
    let before = titled.rect(ofCell: 0).y
    titled.title = "Two pages"
    #expect(titled.rect(ofCell: 0).y >= titled.titleRect.maxY)
    #expect(titled.rect(ofCell: 0).y > before)
  }

  @Test(arguments: [
    (0.0, "0"), (3.92, "3.92"), (4.1, "4.1"), (4.05, "4.05"), (12, "12"), (-1, "0"), (.nan, "0"),
  ])
  func `times have hundredths without trailing zeros`(time: Double, text: String) {
    #expect(Sheet.seconds(time) == text)
  }

  @Test func `neighbouring pages have distinct backgrounds, and numbers from 1 that fit`() {
    let rect = Rect(x: 0, y: 0, width: 100, height: 200)
    for palette in [Palette.light, .dark] {
      for page in 0..<20 {
        let one = PlaceholderPage(page: page, in: rect, palette)
        let next = PlaceholderPage(page: page + 1, in: rect, palette)
        let distance =
          abs(one.background.red - next.background.red) + abs(one.background.green - next.background.green)
          + abs(one.background.blue - next.background.blue)
        #expect(distance > 0.1, "\(page)")
        #expect(one.text == "\(page + 1)")
      }
    }
    for page in [0, 999, 999_999_999, Int.max, -1, Int.min] {
      let page = PlaceholderPage(page: page, in: rect, .light)
      // Digits of a monospaced font are 0.6 of the font size wide.
      #expect(Double(page.text.count) * page.fontSize * 0.6 <= 100)
      #expect(page.background.red.isFinite)
    }
    #expect(PlaceholderPage(page: 0, in: .zero, .light).fontSize == 0)
    #expect(PlaceholderPage(page: 0, in: Rect(x: 0, y: 0, width: .nan, height: 1), .light).fontSize == 0)
  }

  @Test func `every image number has a symbol within its square`() {
    for number in [0, 1, 2, 3, 4, -1, .max, .min] {
      for corner in Symbol(ImageName(number)).outline(in: Rect(x: 10, y: 20, width: 30, height: 8)) {
        #expect((21.0...29).contains(corner.x) && (20.0...28).contains(corner.y), "\(number)")
      }
    }
    #expect(Set((0..<4).map { Symbol(ImageName($0)) }).count == 4)
    #expect(Symbol(ImageName(5)) == Symbol(ImageName(1)))
  }
}
