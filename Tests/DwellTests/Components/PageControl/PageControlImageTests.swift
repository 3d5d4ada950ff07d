import Dwell
import DwellTestSupport
import Testing

/// Images instead of dots.
@Suite("A page control's images") struct PageControlImageTests {
  /// The images of a control's dots, in order; nil for a dot.
  private func images(_ control: PageControl, at now: Double = 0) -> [Int?] {
    var images: [Int?] = []
    for command in control.frame(at: now).display.commands {
      switch command {
      case .fill(let key, _, _, _) where key.part == .indicator: images.append(nil)
      case .image(let key, let name, _, _, _) where key.part == .indicator: images.append(name.number)
      default: break
      }
    }
    return images
  }

  /// A control of four pages in a world, without time.
  private func control(
    current: Int = 1, in variant: LayoutVariant = LayoutVariant(direction: .leftToRight, reduceMotion: false),
    _ change: (inout PageControl.Configuration) -> Void
  ) -> PageControl {
    PageControl.sample(4, current: current, size: variant.size(390, 44)) {
      $0.direction = variant.direction
      $0.reduceMotion = variant.reduceMotion
      $0.dots.showsProgress = false
      $0.dots.tint = .foreground
      change(&$0)
    }
  }

  @Test("R160: every indicator is a dot unless an image is set", arguments: LayoutVariant.all)
  func dots(_ variant: LayoutVariant) {
    #expect(images(control(in: variant) { _ in }) == [nil, nil, nil, nil])
  }

  @Test(
    "R161: an image takes the place of every dot, each as far from the next as the dots are",
    arguments: LayoutVariant.all)
  func imageOfAll(_ variant: LayoutVariant) {
    let control = control(in: variant) { $0.dots.images.all = ImageName(7) }
    #expect(images(control) == [7, 7, 7, 7])
    let middles = DrawnRow(control.frame(at: 0)).marks.map {
      variant.main(of: $0.rect, in: control.size).middle
    }
    #expect(zip(middles.dropFirst(), middles).allSatisfy { isClose($0 - $1, 14) }, "\(middles)")
    #expect(DrawnRow(control.frame(at: 0)).marks.allSatisfy { $0.rect.width == 10 && $0.rect.height == 10 })
  }

  @Test("R162: one page may have its own image, which moves with it")
  func imageOfOne() {
    var control = control {
      $0.dots.images.all = ImageName(7)
      $0.dots.images.set(ImageName(9), forPage: 0)
    }
    #expect(images(control) == [9, 7, 7, 7])
    _ = control.handle(.edit(.move(from: 0, to: 2)), at: 1)
    #expect(images(control, at: 9) == [7, 7, 9, 7])
    _ = control.handle(.edit(.remove(at: 2, count: 1)), at: 10)
    #expect(images(control, at: 19) == [7, 7, 7])
  }

  @Test(
    "R192: the image is the page's own current one, that of all current pages, the page's own, or that of all"
  )
  func fallbackOrder() {
    // Each bit: whether one of the four images is set, and which image shows on the current page and on
    // another.
    for set in 0..<16 {
      for current in [true, false] {
        var images = IndicatorImages()
        if set & 1 != 0 { images.all = ImageName(1) }
        if set & 2 != 0 { images.set(ImageName(2), forPage: 0) }
        if set & 4 != 0 { images.current = ImageName(4) }
        if set & 8 != 0 { images.setCurrent(ImageName(8), forPage: 0) }
        let order = current ? [8, 4, 2, 1] : [2, 1]
        #expect(
          images.image(ofPage: 0, isCurrent: current)?.number == order.first { set & $0 != 0 },
          "set \(set), current \(current)")
      }
    }
  }

  @Test(
    "R192: an image may show only while its page is current, and goes on to the next page",
    arguments: LayoutVariant.all)
  func currentImage(_ variant: LayoutVariant) {
    var control = control(in: variant) { $0.dots.images.current = ImageName(3) }
    #expect(images(control) == [nil, 3, nil, nil])
    _ = control.handle(.key(.pageDown), at: 1)
    #expect(images(control, at: 9) == [nil, nil, 3, nil])
  }

  @Test(
    "R192: what the platform's page control is asked for has a counterpart: images, background, interaction")
  func counterparts() {
    var control = control {
      $0.dots.images.all = ImageName(1)  // preferredIndicatorImage
      $0.dots.images.set(ImageName(2), forPage: 3)  // setIndicatorImage(_:forPage:)
      $0.dots.background = .prominent  // backgroundStyle
    }
    #expect(images(control) == [1, 1, 1, 2])
    #expect(control.interaction == .none)  // interactionState
    _ = control.handle(.press(Point(x: 195, y: 22)), at: 1)
    #expect(control.interaction == .discrete)
    _ = control.handle(.move(Point(x: 230, y: 22)), at: 1)
    #expect(control.interaction == .continuous)
  }

  @Test("R166: more than two different images are reported once, and still shown")
  func manyImages() {
    for count in 0...4 {
      var configuration = PageControl.Configuration(pageCount: 5)
      for page in 0..<count { configuration.dots.images.set(ImageName(page), forPage: page) }
      configuration.dots.images.set(ImageName(0), forPage: 4)
      var control = PageControl(configuration, at: 0)
      let told = control.handle(.resize(Size(width: 390, height: 44)), at: 0).diagnostics
      #expect(told.contains(.manyImages) == (count > 2), "\(count) different images")
      #expect(control.handle(.tick, at: 0).diagnostics == [])
      #expect(images(control).compactMap { $0 }.count == max(count, 0) + 1)
    }
  }

  @Test(
    "R167: indicators take the theme's colour unless one is asked for, images too, the current one set apart")
  func colours() {
    #expect(DotRow.Configuration().tint == .foreground)
    for image in [nil, ImageName(1)] {
      let row = DrawnRow(control { $0.dots.images.all = image }.frame(at: 0))
      #expect(row.marks.allSatisfy { $0.ink == .foreground })
      let current = row.marks.first { $0.page == 1 }?.opacity ?? 0
      #expect(row.marks.allSatisfy { $0.page == 1 || $0.opacity < current }, "it can be told from the others")
    }
    let tinted = DrawnRow(control { $0.dots.tint = .black }.frame(at: 0))
    #expect(tinted.marks.allSatisfy { $0.ink == .black })
  }

  @Test(
    "An image of the current page only lies in the middle of its place, and the dots beside it keep theirs")
  func currentImagePlace() {
    let control = PageControl.sample(3, current: 1) { $0.dots.images.current = ImageName(3) }
    let middles = DrawnRow(control.frame(at: 0)).marks.map(\.rect.center.x)
    #expect(middles == [181, 195, 209])
  }

  @Test("Images larger than dots stay within the control at any width")
  func imagesFit() {
    for width in 60...200 {
      let control = PageControl.sample(40, current: 20, size: Size(width: Double(width), height: 44)) {
        $0.dots.showsProgress = false
        $0.dots.metrics.imageSize = 22
        $0.dots.images.all = ImageName(7)
      }
      let marks = DrawnRow(control.frame(at: 0)).marks
      let isInside = marks.allSatisfy { $0.rect.x >= -1e-9 && $0.rect.maxX <= Double(width) + 1e-9 }
      #expect(!marks.isEmpty && isInside, "\(width) points: \(marks.map(\.rect.x))")
    }
  }

  @Test("Three different images are reported, including current images of single pages")
  func manyCurrentImages() {
    var control = PageControl(.init(pageCount: 4), at: 0)
    var configuration = control.configuration
    for page in 0..<2 { configuration.dots.images.setCurrent(ImageName(page + 1), forPage: page) }
    #expect(!control.configure(configuration, at: 0).diagnostics.contains(.manyImages))
    configuration.dots.images.setCurrent(ImageName(3), forPage: 2)
    #expect(control.configure(configuration, at: 0).diagnostics.contains(.manyImages))
  }
}
