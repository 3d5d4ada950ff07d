#if canImport(SwiftUI)
import Dwell
import DwellSwiftUI
import SwiftUI
import Testing

/// Beyond the stand-in on Linux: Apple's SwiftUI draws the views.
@Suite("Apple's SwiftUI draws every view") @MainActor
struct RenderingTests {
  /// The picture of a view, in points.
  func picture(_ view: some View) throws -> Picture {
    let renderer = ImageRenderer(content: view.environment(\.colorScheme, .light))
    renderer.scale = 1
    return try Picture(#require(renderer.cgImage))
  }

  @Test("The core's dots are where the core draws them, and nothing is between them")
  func marks() throws {
    var control = Dwell.PageControl(.init(pageCount: 3), at: 0)
    _ = control.handle(.resize(Dwell.Size(width: 84, height: 44)), at: 0)
    let frame = control.frame(at: 0)
    let image = try picture(FrameView(frame).frame(width: 84, height: 44))
    #expect(image.width == 84 && image.height == 44)
    var fills: [Dwell.Rect] = []
    for case .fill(_, let rect, _, _) in frame.display.commands { fills.append(rect) }
    #expect(fills.count >= 3)
    for rect in fills where rect.width > 2 {
      #expect(image.darkness(x: rect.center.x, y: rect.center.y) > 0.2, "\(rect)")
      #expect(image.opacity(x: rect.center.x, y: rect.y - 3) < 0.02, "above \(rect)")
      #expect(image.opacity(x: rect.center.x, y: rect.maxY + 3) < 0.02, "below \(rect)")
    }
  }

  @Test("A page control has the size of its visible part, and is drawn (R009, R110)")
  func pageControl() throws {
    let view = DwellSwiftUI.PageControl(selection: .constant(1), count: 3).pageTimer(duration: 4)
    let image = try picture(view)
    #expect(image.width == 84)
    #expect(image.height < 44, "the tap target extends beyond it")
  }

  @Test("A ForEach is read as pages without a search for views, even before iOS 18 (R076)")
  func forEach() throws {
    let pages = DwellSwiftUI.PageView(selection: .constant("b")) {
      ForEach(["a", "b"], id: \.self) { Text($0) }
    }
    #expect(type(of: pages) == DwellSwiftUI.PageView<String, Text>.self)
    #expect(try picture(pages.frame(width: 300, height: 200)).width == 300)
  }

  @Test("Segments, a meter and pages fill the available space")
  func others() throws {
    let segments = try picture(
      DwellSwiftUI.SegmentedProgress(selection: .constant(0), count: 5).frame(width: 300))
    #expect(segments.width == 300)
    let meter = try picture(
      DwellSwiftUI.ProgressMeter(value: 7, total: 10, revealDuration: 0).frame(width: 120, height: 300))
    #expect(meter.height == 300)
    let pages = try picture(
      DwellSwiftUI.PageView(count: 3, selection: .constant(0)) { Text("\($0)") }
        .frame(width: 300, height: 200))
    #expect(pages.width == 300)
  }
}
#endif
