#if canImport(SwiftUI)
import Dwell
import Foundation
import SwiftUI

/// Shows a component: draws it whenever its frame changes, sends it the user's input, publishes its semantics
/// to assistive technology, and schedules no updates while nothing changes.
///
/// Use it to show a component of your own, a value of any type that conforms to `Dwell.Component`:
///
/// ```swift
/// import Dwell
/// import DwellSwiftUI
/// import SwiftUI
///
/// struct Gauge: View {
///   @State private var host = ComponentHost(Dwell.ProgressMeter(.init(value: 7, of: 10)))
///   var body: some View { ComponentView(host) }
/// }
/// ```
public struct ComponentView<Content: Dwell.Component, Moment: View>: View {
  /// The component's host.
  private let host: ComponentHost<Content>
  /// The input that the component takes.
  private let input: ComponentInput
  /// How accessibility elements inside are treated.
  private let semantics: AccessibilityChildBehavior
  /// Returns the view of a frame at a time.
  private let moment: (Dwell.Frame, Double) -> Moment
  /// The clock.
  @Environment(\.frontClock) private var clock

  /// Creates a view that draws each frame its own way.
  /// - Parameters:
  ///   - host: the component's host.
  ///   - input: the input that the component takes.
  ///   - semantics: how accessibility elements inside are treated; by default the component is a single
  ///     element.
  ///   - moment: returns the view of a frame, given the frame and its time in seconds.
  public init(
    _ host: ComponentHost<Content>, input: ComponentInput = .pressed,
    semantics: AccessibilityChildBehavior = .ignore,
    @ViewBuilder moment: @escaping (Dwell.Frame, Double) -> Moment
  ) {
    self.host = host
    self.input = input
    self.semantics = semantics
    self.moment = moment
  }

  /// The component's current frame, with input and accessibility.
  public var body: some View {
    let _ = host.prepare(clock: clock)
    ComponentTimeline(host, moment: moment)
      .modifier(ComponentSurroundings(host: host, input: input, semantics: semantics))
      .onChange(of: clock.moment) { host.reportDeferred() }
      // A different component appears, and receives its size.
      .id(ObjectIdentifier(host))
  }
}

extension ComponentView where Moment == FrameView {
  /// Creates a view that draws the component's own display list.
  public init(_ host: ComponentHost<Content>, input: ComponentInput = .pressed) {
    self.init(host, input: input) { frame, time in FrameView(frame, of: host, at: time) }
  }
}

/// A static drawing of a component: its display list in a canvas.
public struct FrameView: View {
  /// The display list.
  private let display: DisplayList
  /// The part of the component's area that the canvas covers; nil for a canvas as large as its container.
  private var area: Rect?
  /// Returns the display list for a size; nil for one that the drawing has anyway.
  private var resized: (@Sendable (CGSize) -> DisplayList?)?
  /// The styles of the display list's color roles.
  @Environment(\.pageTheme) private var theme
  /// The images shown instead of dots.
  @Environment(\.pageIndicatorImages) private var images

  /// Creates a drawing of a frame.
  public init(_ frame: Dwell.Frame) { display = frame.display }
  /// Creates a drawing of a display list.
  public init(_ display: DisplayList) { self.display = display }
  /// Creates a drawing of a display list in a canvas that covers only a part of the component's area.
  init(_ display: DisplayList, in area: Rect) {
    self.display = display
    self.area = area
  }

  /// Creates a drawing of a host's frame at a time. In another size, the component is drawn as it will be
  /// once SwiftUI has reported that.
  @MainActor init<Content: Dwell.Component>(
    _ frame: Dwell.Frame, of host: ComponentHost<Content>, at time: Double
  ) {
    display = frame.display
    resized = { [component = host.component, latest = host.latest] size in
      frame.size == Size(width: size.width, height: size.height)
        ? nil : component.resized(to: size, at: latest).frame(at: time).display
    }
  }

  /// The canvas.
  public var body: some View {
    let renderer = DisplayListRenderer(theme: theme, images: images.list)
    Canvas { context, size in
      if let area { context.translateBy(x: -area.x, y: -area.y) }
      renderer.draw(resized?(size) ?? display, in: &context)
    }
    .frame(width: area.map { CGFloat($0.width) }, height: area.map { CGFloat($0.height) })
    .background { MaterialBar(display, from: Point(x: area?.x ?? 0, y: area?.y ?? 0), theme) }
  }
}
#endif
