#if canImport(SwiftUI)
import DwellScenes
import SwiftUI

/// The switches of a gallery page.
struct SwitchPanel: View {
  /// The component.
  let live: LiveComponent
  /// Sets a switch, on this page or on all of them.
  let set: (GallerySwitch, Double) -> Void

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      // The time has its own bar.
      ForEach(live.page.switches.filter { $0 != .time }, id: \.name) { gallerySwitch in
        SwitchRow(
          label: gallerySwitch.label, control: live.page.control(of: gallerySwitch, in: live.settings),
          value: Binding(get: { live.value(of: gallerySwitch) }, set: { set(gallerySwitch, $0) }))
      }
    }
    .padding(16)
  }
}

/// A switch.
struct SwitchRow: View {
  /// Its label.
  let label: String
  /// Its control.
  let control: GalleryControl
  /// Its value.
  @Binding var value: Double

  var body: some View {
    switch control {
    case .toggle: Toggle(label, isOn: Binding(get: { value == 1 }, set: { value = $0 ? 1 : 0 }))
    case .choice(let words):
      if words.count > 1 {
        Picker(label, selection: Binding(get: { Int(value) }, set: { value = Double($0) })) {
          ForEach(0..<words.count, id: \.self) { Text(verbatim: words[$0]).tag($0) }
        }
      }
    case .range(let range, let step, _):
      Text(verbatim: "\(label): \(control.reading(of: value))")
      Slider(value: $value, in: range, step: step)
    }
  }
}
#endif
