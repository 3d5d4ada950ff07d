import DwellTestSupport
import Testing

@testable import Dwell

@Suite("Pages on device pixels")
struct PagePixelTests {
  /// The scales of common displays, and some that divide no size.
  private static let scales = [1, 1.25, 1.5, 2, 2.625, 3]

  /// A view of seven pages, with its length along them.
  private func view(
    _ perView: Double, length: Double, scale: Double, gap: Double = 0, loops: Bool = false,
    direction: Direction = .leftToRight, change: (inout PageView.Configuration) -> Void = { _ in }
  ) -> PageView {
    var configuration = PageView.Configuration(pageCount: 7)
    configuration.spacing = gap
    configuration.loops = loops
    configuration.direction = direction
    configuration.layout.length = .perView(perView)
    change(&configuration)
    var view = PageView(configuration, at: 0)
    _ = view.handle(.setDisplayScale(scale), at: 0)
    _ = view.handle(.resize(direction.size(main: length, cross: 201.3)), at: 0)
    return view
  }

  /// The error in the pages of a view at rest; nil if both edges of each are on device pixels, neighbours are
  /// `gap` pixels apart, they reach from one end of the view to the other, and each has its own size.
  private func fault(of view: PageView, scale: Double, gap: Double) -> String? {
    var extents: [(start: Double, end: Double)] = []
    let size = Size(
      width: (view.size.width * scale + 0.5).rounded(.down) / scale,
      height: (view.size.height * scale + 0.5).rounded(.down) / scale)
    for page in DrawnPages(view.frame(at: 1)).pages {
      let rect = page.rect
      for edge in [rect.x, rect.y, rect.maxX, rect.maxY] {
        let pixels = edge * scale
        guard abs(pixels - pixels.rounded()) < 1e-4 else {
          return "page \(page.page) has an edge at \(pixels)"
        }
      }
      guard Size(width: rect.width, height: rect.height) == view.size(ofPage: page.page) else {
        return "page \(page.page) is drawn at \(rect), with a size of \(view.size(ofPage: page.page))"
      }
      let ends = [Point(x: rect.x, y: rect.y), Point(x: rect.maxX, y: rect.maxY)]
        .map { view.direction.main(of: $0, in: size) * scale }
      extents.append((min(ends[0], ends[1]), max(ends[0], ends[1])))
    }
    extents.sort { $0.start < $1.start }
    for (one, next) in zip(extents, extents.dropFirst()) {
      guard abs(next.start - one.end - gap) < 1e-4 else { return "\(one) and \(next) aren't \(gap) apart" }
    }
    guard let first = extents.first, let last = extents.last else { return nil }
    let length = view.direction.mainLength(of: size) * scale
    // In a view shorter than the gaps there are none in place of a page.
    let free = view.pager.strip.length(of: 0) < 2 ? gap : 0
    guard first.start < free + 1e-4, last.end > length - free - 1e-4 else {
      return "\(extents) leave a part of \(length) free"
    }
    return nil
  }

  @Test(
    "At any width, scale, number per view and gap, in any direction, pages at rest share their edges (R228)",
    arguments: scales)
  func sharesEdges(_ scale: Double) {
    let gaps = [0, 10.0, 7.3]
    for width in 1...2000 {
      for perView in 1...5 {
        // Each is combined with all others in turn.
        let turn = width + perView
        let gap = gaps[turn % gaps.count]
        let direction = Direction.allCases[turn / 3 % 4]
        let loops = turn % 2 == 0
        var view = view(
          Double(perView), length: Double(width), scale: scale, gap: gap, loops: loops, direction: direction)
        let gapPixels = (gap * scale + 0.5).rounded(.down)
        let page = width / 5 % 7
        _ = view.handle(.select(page: page, animated: false), at: 0.5)
        if let fault = fault(of: view, scale: scale, gap: gapPixels) {
          Issue.record(
            "\(width) points at \(scale), \(perView) per view, page \(page), \(direction): \(fault)")
          return
        }
      }
    }
  }

  @Test("Three pages in 400 pixels are 133, 134 and 133 pixels long, and so are any three (R228)")
  func worked() {
    let view = view(3, length: 400, scale: 1)
    #expect((0..<7).map { view.size(ofPage: $0).width } == [133, 134, 133, 133, 134, 133, 133])
    let dense = self.view(3, length: 400, scale: 2)
    #expect((0..<3).map { dense.size(ofPage: $0).width } == [133.5, 133, 133.5])
    #expect(
      (0..<7).map { self.view(3, length: 400, scale: 0).size(ofPage: $0).width }.allSatisfy {
        $0 == 400 / 3.0
      })
  }

  @Test("Gaps are whole pixels, and all equal (R228)")
  func gaps() {
    let pages = DrawnPages(view(3, length: 400, scale: 1, gap: 7.3).frame(at: 1)).pages.map(\.rect)
    #expect(pages.map(\.x) == [0, 136, 271])
    #expect(pages.map(\.width) == [129, 128, 129])
  }

  @Test("In a loop of four pages no three leave room for the fourth (R228)")
  func loop() {
    var view = view(3, length: 400, scale: 1, loops: true) { $0.pageCount = 4 }
    let windows = (0..<4).map { page in
      _ = view.handle(.select(page: page, animated: false), at: 0)
      return (0..<3).map { view.size(ofPage: (page + $0) % 4).width }.reduce(0, +)
    }
    #expect(windows.allSatisfy { (400...401).contains($0) }, "\(windows)")
  }

  @Test("Pages keep their sizes while they move (R228)")
  func sizesStay() {
    var view = view(3, length: 400, scale: 1)
    let sizes = (0..<7).map { view.size(ofPage: $0) }
    _ = view.handle(.key(.pageDown), at: 1)
    for step in 0...60 {
      let now = 1 + Double(step) / 60
      #expect((0..<7).map { view.size(ofPage: $0) } == sizes)
      for page in DrawnPages(view.frame(at: now)).pages {
        #expect(abs(page.rect.width - sizes[page.page].width) < 1e-9)
      }
    }
  }

  @Test("Pages that follow a finger lie on pixels, too, and a turn moves as smoothly as without them (R228)")
  func moving() throws {
    var view = view(3, length: 400, scale: 2)
    _ = view.handle(.press(Point(x: 300, y: 100)), at: 1)
    _ = view.handle(.move(Point(x: 250.13, y: 100)), at: 1.1)
    _ = view.handle(.move(Point(x: 240.3, y: 100)), at: 1.2)
    for page in DrawnPages(view.frame(at: 1.2)).pages {
      #expect((page.rect.x * 2).truncatingRemainder(dividingBy: 1) == 0)
    }
    _ = view.handle(.release(Point(x: 240.3, y: 100)), at: 1.3)
    let rect = try #require(DrawnPages(view.frame(at: 1.35))[1]).rect
    #expect((rect.x * 2).truncatingRemainder(dividingBy: 1) != 0)
  }

  @Test(
    "Centred pages, insets, fixed lengths and lengths of their own are on pixels (R228)", arguments: scales)
  func otherLayouts(_ scale: Double) {
    for width in stride(from: 40, through: 900, by: 7) {
      for alignment in PageLayout.Alignment.allCases {
        for length in [PageLayout.Length.fixed(33.3), .own, .viewport, .perView(1.3)] {
          var view = view(1, length: Double(width), scale: scale) {
            $0.layout = PageLayout(leadingInset: 10.2, trailingInset: 5.7)
            $0.layout.alignment = alignment
            $0.layout.isContained = width % 2 == 0
            $0.layout.length = length
          }
          for page in 0..<7 { _ = view.handle(.setPageLength(20.7 + Double(page) * 9.1, page: page), at: 0) }
          for page in 0..<7 {
            _ = view.handle(.select(page: page, animated: false), at: 0)
            for drawn in DrawnPages(view.frame(at: 1)).pages {
              for edge in [drawn.rect.x * scale, drawn.rect.maxX * scale]
              where abs(edge - edge.rounded()) > 1e-4 {
                Issue.record("\(length) in \(width) at \(scale), \(alignment): an edge at \(edge)")
                return
              }
            }
          }
        }
      }
    }
  }

  @Test("A long page rests on a pixel wherever it is released (R228)")
  func longPage() throws {
    var view = PageView(PageView.Configuration(pageCount: 2), at: 0)
    _ = view.handle(.setDisplayScale(3), at: 0)
    _ = view.handle(.resize(Size(width: 200, height: 100)), at: 0)
    _ = view.handle(.setPageLength(700, page: 0), at: 0)
    _ = view.handle(.press(Point(x: 150, y: 50)), at: 1)
    _ = view.handle(.move(Point(x: 100, y: 50)), at: 1.05)
    _ = view.handle(.move(Point(x: 80.1, y: 50)), at: 1.1)
    _ = view.handle(.release(Point(x: 80.1, y: 50)), at: 1.1)
    let rect = try #require(DrawnPages(view.frame(at: 9))[0]).rect
    #expect(rect.x < -60)
    #expect(abs(rect.x * 3 - (rect.x * 3).rounded()) < 1e-6)
  }

  @Test("Masked pages share their visible edges (R228)", arguments: scales)
  func masked(_ scale: Double) throws {
    for width in 50...400 {
      let view = view(1.875, length: Double(width), scale: scale) { $0.effect = .multiBrowse }
      let pages = DrawnPages(view.frame(at: 1)).pages.map { $0.shown ?? $0.rect }
      for (one, next) in zip(pages, pages.dropFirst()) {
        #expect(abs(one.maxX - next.x) < 1e-9, "\(width) at \(scale)")
        #expect(abs(next.x * scale - (next.x * scale).rounded()) < 1e-4)
      }
    }
  }

  @Test("A new scale applies at once; an impossible one is reported")
  func otherScales() {
    var view = view(3, length: 400, scale: 1)
    #expect(view.handle(.setDisplayScale(2), at: 1).isHandled)
    #expect(view.size(ofPage: 0).width == 133.5)
    #expect(view.handle(.setDisplayScale(-1), at: 1).diagnostics == .invalidMetrics)
    for scale in [-1, .nan, .infinity, 0.01, 1000] {
      #expect(!view.handle(.setDisplayScale(scale), at: 1).isHandled)
    }
    #expect(view.size(ofPage: 0).width == 133.5)
    _ = view.handle(.setDisplayScale(0), at: 1)
    #expect(view.size(ofPage: 0).width == 400 / 3.0)
  }

  @Test("The scale of a carousel's display applies to its pages, and survives configuring")
  func carousel() {
    var configuration = Carousel.Configuration(pageCount: 7)
    configuration.pages.layout.length = .perView(3)
    var carousel = Carousel(configuration, at: 0)
    _ = carousel.handle(.setDisplayScale(1), at: 0)
    _ = carousel.handle(.resize(Size(width: 400, height: 300)), at: 0)
    #expect(carousel.size(ofPage: 1).width == 134)
    configuration.pages.spacing = 7.3
    _ = carousel.configure(configuration, at: 1)
    #expect(carousel.size(ofPage: 1).width == 128)
  }
}
