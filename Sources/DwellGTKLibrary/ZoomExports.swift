#if GTK
import CDwellGTK
import DwellGTK

// The functions of the C library for zooms that need Swift.

/// Shows the child at a scale.
@MainActor @c(swift_dwell_zoom_zoom_to)
public func zoomTo(_ zoom: UnsafeMutablePointer<GtkWidget>, _ scale: Double, _ isAnimated: gboolean) {
  ZoomController.of(zoom)?.send(.zoom(to: scale, animated: isAnimated != 0))
}

/// Shows the whole child.
@MainActor @c(swift_dwell_zoom_reset)
public func resetZoom(_ zoom: UnsafeMutablePointer<GtkWidget>, _ isAnimated: gboolean) {
  ZoomController.of(zoom)?.send(.reset(animated: isAnimated != 0))
}
#endif
