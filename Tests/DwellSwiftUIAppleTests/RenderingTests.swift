#if canImport(SwiftUI)
import DwellSwiftUI
import SwiftUI
import Testing

/// What the stand-in on Linux cannot show: Apple's SwiftUI makes pictures of the views.
@Suite("Apple's SwiftUI draws every view") @MainActor
struct RenderingTests {
  /// The picture of a view.
  func picture(_ view: some View) throws -> CGImage {
    try #require(ImageRenderer(content: view).cgImage)
  }

  @Test("A page control has the size that the core asks for (R009, R110)")
  func pageControl() throws {
    let image = try picture(PageControl(selection: .constant(1), count: 3).pageTimer(duration: 4))
    #expect(image.width == 84)
    #expect(image.height == 44)
  }

  @Test("A ForEach is taken for pages without a search for views, also before iOS 18 (R076)")
  func forEach() throws {
    let pages = PageView(selection: .constant("b")) { ForEach(["a", "b"], id: \.self) { Text($0) } }
    #expect(type(of: pages) == PageView<String, Text>.self)
    #expect(try picture(pages.frame(width: 300, height: 200)).width == 300)
  }

  @Test("Segments, a meter and pages fill the room that they are offered")
  func others() throws {
    let segments = try picture(SegmentedProgress(selection: .constant(0), count: 5).frame(width: 300))
    #expect(segments.width == 300)
    let meter = try picture(
      ProgressMeter(value: 7, total: 10, revealDuration: 0).frame(width: 120, height: 300))
    #expect(meter.height == 300)
    let pages = try picture(
      PageView(count: 3, selection: .constant(0)) { Text("\($0)") }.frame(width: 300, height: 200))
    #expect(pages.width == 300)
  }
}
#endif
