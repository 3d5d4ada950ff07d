#if canImport(SwiftUI)
import Dwell
import Foundation
import SwiftUI

/// Shows a component: draws it whenever its picture changes, feeds it with what people do, tells assistive
/// technology what it means, and sleeps while nothing changes.
///
/// A component of your own, a value of a type that is a `Dwell.Component`, needs no more than this to be on
/// the screen:
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
  /// The component.
  private let host: ComponentHost<Content>
  /// Which input it takes.
  private let input: ComponentInput
  /// How what is inside is put to assistive technology.
  private let semantics: AccessibilityChildBehavior
  /// The view of one moment.
  private let moment: (Dwell.Frame, Double) -> Moment
  /// The clock.
  @Environment(\.frontClock) private var clock
  /// Device pixels per point.
  @Environment(\.displayScale) private var displayScale

  /// A view of a component that draws each moment its own way.
  /// - Parameters:
  ///   - host: what keeps the component.
  ///   - input: which input it takes.
  ///   - semantics: how what is inside is put to assistive technology: the component as one element by
  ///     default.
  ///   - moment: the view of a moment, given what the component looks like and means, and the time in
  ///     seconds.
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

  /// The component at every moment.
  public var body: some View {
    let _ = host.prepare(clock: clock) { (host.component, []) }
    let _ = host.revision
    TimelineView(schedule) { timeline in
      moment(host.frame(at: timeline.date), host.time(of: timeline.date))
        .onChange(of: timeline.date) { _, date in host.tick(at: date) }
    }
    .onGeometryChange(for: CGSize.self) {
      $0.size
    } action: { size in
      host.send(.resize(Size(width: size.width, height: size.height)))
    }
    .modifier(PlatformInput(host: host, input: input))
    // Lengths from the left are lengths from the left: the core knows which way pages go.
    .environment(\.layoutDirection, .leftToRight)
    .modifier(ComponentAccessibility(host: host, children: semantics))
    // Outside of what comes and goes with the pages that can be turned to: a view in another branch is
    // another view, which appears before the old one disappears, and time would pause for good.
    .modifier(EnvironmentObserver(host: host))
  }

  /// When the view is drawn: as often as something moves by half a device pixel.
  private var schedule: ComponentSchedule<Content> {
    ComponentSchedule(
      component: host.component, latest: host.latest, clock: host.clock,
      step: 0.5 / max(Double(displayScale), 1))
  }
}

extension ComponentView where Moment == FrameView {
  /// A view of a component that looks as its display list says.
  public init(_ host: ComponentHost<Content>, input: ComponentInput = .pressed) {
    self.init(host, input: input) { frame, _ in FrameView(frame) }
  }
}

/// A still picture of a component: its display list in a canvas.
public struct FrameView: View {
  /// What is drawn.
  private let display: DisplayList
  /// The images and styles of the place.
  @Environment(\.pageTheme) private var theme
  /// The images in place of dots.
  @Environment(\.pageIndicatorImages) private var images

  /// A picture of a frame.
  public init(_ frame: Dwell.Frame) { display = frame.display }
  /// A picture of a display list.
  public init(_ display: DisplayList) { self.display = display }

  /// The canvas.
  public var body: some View {
    let renderer = DisplayListRenderer(theme: theme, images: images.list)
    Canvas { context, _ in renderer.draw(display, in: &context) }
  }
}
#endif
