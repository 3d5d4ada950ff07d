#if canImport(SwiftUI)
import DwellScenes
import DwellSwiftUI
import Foundation
import SwiftUI

/// The time of a gallery page: pause and play, from the beginning, and any instant by a slider.
struct TimeBar: View {
  /// The component.
  let live: LiveComponent

  /// How often a reading of the running time changes, in seconds.
  private static var interval: Double { 0.1 }

  var body: some View {
    let length = live.page.length(for: live.settings)
    HStack {
      Button(live.settings.time == nil ? "Pause" : "Play") { live.setPaused(live.settings.time == nil) }
      Button("Again") { live.restart() }
      if let time = live.settings.time {
        Slider(value: Binding(get: { time }, set: { live.set(.time, to: $0) }), in: 0...length)
        Text(verbatim: "\(Sheet.seconds(time)) s")
      } else {
        TimelineView(.periodic(from: Date(timeIntervalSinceReferenceDate: 0), by: Self.interval)) { _ in
          Slider(
            value: Binding(get: { min(live.time.now, length) }, set: { live.set(.time, to: $0) }),
            in: 0...length)
        }
      }
    }
    .padding(.horizontal, 16)
  }
}
#endif
