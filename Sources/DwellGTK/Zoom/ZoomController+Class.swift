#if GTK
import CDwellGTK
import Dwell

extension ZoomController {
  /// The GObject class of widgets whose child can be zoomed, `DwellZoom`.
  static let objectClass = ObjectClass(
    "DwellZoom", cssName: "dwell-zoom",
    [
      .child("The widget that is zoomed"),
      .init("max-scale", "The largest scale", .number(1...1000, standard: 4)) { (zoom: ZoomController) in
        .number(zoom.configuration.maximumScale)
      } set: { zoom, value in
        if case .number(let scale) = value { zoom.configure { $0.maximumScale = scale } }
      },
      .init(
        "double-tap-scale", "The scale after a double click or tap", .number(1...1000, standard: 2.5)
      ) { (zoom: ZoomController) in
        .number(zoom.configuration.doubleTapScale)
      } set: { zoom, value in
        if case .number(let scale) = value { zoom.configure { $0.doubleTapScale = scale } }
      },
      .init("scale", "The scale that is drawn", .number(0...1000, standard: 1)) { (zoom: ZoomController) in
        .number(zoom.scale)
      },
    ]
  ) { _ = ZoomController($0, clock: $1) }
}
#endif
