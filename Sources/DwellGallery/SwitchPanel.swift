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
      // The time has a bar of its own.
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
    case .range(let range, let step, let unit):
      Text(verbatim: "\(label): \(GalleryReading.text(value)) \(unit)")
      Slider(value: $value, in: range, step: step)
    }
  }
}

/// Numbers in words.
enum GalleryReading {
  /// A number with two digits after the point at most.
  static func text(_ number: Double) -> String {
    let hundredths = Int((number * 100).rounded())
    let (whole, rest) = (hundredths / 100, hundredths % 100)
    if rest == 0 { return "\(whole)" }
    return rest % 10 == 0 ? "\(whole).\(rest / 10)" : "\(whole).\(rest < 10 ? "0" : "")\(rest)"
  }
}
#endif
