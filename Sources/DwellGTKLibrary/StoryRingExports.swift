#if GTK
import CDwellGTK
import DwellGTK

// The functions of the C library for rings around people's pictures that need Swift.

/// Sets whether a moment was seen.
@MainActor @c(swift_dwell_story_ring_set_seen)
public func setSeen(_ ring: UnsafeMutablePointer<GtkWidget>, _ moment: guint, _ isSeen: gboolean) {
  StoryRingController.of(ring)?.setSeen(isSeen != 0, Int(moment))
}

/// Whether a moment was seen.
@MainActor @c(swift_dwell_story_ring_get_seen)
public func isSeen(_ ring: UnsafeMutablePointer<GtkWidget>, _ moment: guint) -> gboolean {
  StoryRingController.of(ring)?.isSeen(Int(moment)) == true ? 1 : 0
}
#endif
