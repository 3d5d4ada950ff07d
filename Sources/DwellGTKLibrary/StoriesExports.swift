#if GTK
import CDwellGTK
import DwellGTK

// The functions of the C library for stories that need Swift.

/// Inserts a person's story.
@MainActor @c(swift_dwell_stories_insert)
public func insertStory(
  _ stories: UnsafeMutablePointer<GtkWidget>, _ story: UnsafeMutablePointer<GtkWidget>, _ person: guint
) { StoriesController.of(stories)?.insert(story, at: Int(person)) }

/// Removes a person's story.
@MainActor @c(swift_dwell_stories_remove)
public func removeStory(_ stories: UnsafeMutablePointer<GtkWidget>, _ person: guint) {
  StoriesController.of(stories)?.remove(Int(person))
}

/// Returns the carousel of a person's moments.
@MainActor @c(swift_dwell_stories_get_story)
public func story(of stories: UnsafeMutablePointer<GtkWidget>, _ person: guint) -> UnsafeMutablePointer<
  GtkWidget
>? { StoriesController.of(stories)?.carousel(of: Int(person)) }

/// Shows a person's story.
@MainActor @c(swift_dwell_stories_select)
public func selectPerson(
  _ stories: UnsafeMutablePointer<GtkWidget>, _ person: guint, _ isAnimated: gboolean
) { StoriesController.of(stories)?.select(Int(person), animated: isAnimated != 0) }

/// Marks a moment as seen or not.
@MainActor @c(swift_dwell_stories_set_seen)
public func setSeen(
  _ stories: UnsafeMutablePointer<GtkWidget>, _ person: guint, _ moment: guint, _ isSeen: gboolean
) { StoriesController.of(stories)?.setSeen(isSeen != 0, Int(moment), of: Int(person)) }

/// Whether a moment was seen.
@MainActor @c(swift_dwell_stories_get_seen)
public func isSeen(_ stories: UnsafeMutablePointer<GtkWidget>, _ person: guint, _ moment: guint) -> gboolean {
  StoriesController.of(stories)?.isSeen(Int(moment), of: Int(person)) == true ? 1 : 0
}
#endif
