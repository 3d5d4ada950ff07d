/* Stories of several people. */
#pragma once
#include "dwell-carousel.h"

G_BEGIN_DECLS

#define DWELL_TYPE_STORIES (dwell_stories_get_type())
G_DECLARE_FINAL_TYPE(DwellStories, dwell_stories, DWELL, STORIES, GtkWidget)

/**
 * DwellStories:
 *
 * A widget: stories of several people, as in messengers, which fill a window.
 *
 * Each person has a #DwellCarousel with moments, which turn by their time and by taps. The next person follows; after the last one
 * the widget emits #DwellStories::close, as it does after a pull downwards, by Escape and by the close button.
 */
/**
 * DwellStories::close:
 * @self: the widget
 *
 * The stories have ended, or the user has closed them: the app closes the window, or takes the widget out of it.
 */
/**
 * DwellStories::person-changed:
 * @self: the widget
 * @person: the person, from 0
 *
 * Another person is current.
 */
/**
 * DwellStories::moment-shown:
 * @self: the widget
 * @person: the person, from 0
 * @moment: the moment, from 0
 *
 * A moment is shown, which counts as seen.
 */
/**
 * dwell_stories_new:
 *
 * Returns: (transfer floating): a new widget without people.
 */
GtkWidget *dwell_stories_new(void);

/**
 * dwell_stories_append:
 * @self: the widget
 * @story: a carousel without a parent
 *
 * Adds a person's story at the end. The carousel gets the options of stories: segments at the top, taps that turn, no loop, and five
 * seconds unless it has another duration. Its title (dwell_page_set_title()) is the person's name.
 */
void dwell_stories_append(DwellStories *self, DwellCarousel *story);

/**
 * dwell_stories_insert:
 * @self: the widget
 * @story: a carousel without a parent; any other is refused, with a critical warning
 * @person: the index of the new person, from 0; -1, or beyond the end, for the end
 *
 * Inserts a person's story, like dwell_stories_append(). The current person stays.
 */
void dwell_stories_insert(DwellStories *self, DwellCarousel *story, int person);

/**
 * dwell_stories_remove:
 * @self: the widget
 * @person: a person, from 0
 *
 * Removes a person's story. If that was the current one, the next person becomes current.
 */
void dwell_stories_remove(DwellStories *self, guint person);

/**
 * dwell_stories_get_story:
 * @self: the widget
 * @person: a person, from 0
 *
 * Returns: (transfer none) (nullable): the carousel of the person's moments; %NULL if there is none.
 */
DwellCarousel *dwell_stories_get_story(DwellStories *self, guint person);

/**
 * dwell_stories_select:
 * @self: the widget
 * @person: a person, from 0
 * @animated: whether people move, instead of being shown at once
 *
 * Shows a person's story, from the first moment that wasn't seen.
 */
void dwell_stories_select(DwellStories *self, guint person, gboolean animated);

/**
 * dwell_stories_set_seen:
 * @self: the widget
 * @person: a person, from 0
 * @moment: the moment, from 0
 * @seen: whether it was seen
 *
 * Marks a moment as seen or not: stories begin with the first one that wasn't. Moments that are shown are marked. The current story
 * doesn't move.
 */
void dwell_stories_set_seen(DwellStories *self, guint person, guint moment, gboolean seen);

/**
 * dwell_stories_get_seen:
 * @self: the widget
 * @person: a person, from 0
 * @moment: the moment, from 0
 *
 * Returns: whether the moment was seen.
 */
gboolean dwell_stories_get_seen(DwellStories *self, guint person, guint moment);

/**
 * dwell_stories_get_person_count: (get-property person-count)
 * @self: the widget
 *
 * Returns: the number of people.
 */
guint dwell_stories_get_person_count(DwellStories *self);

/**
 * dwell_stories_get_person: (get-property person)
 * @self: the widget
 *
 * Returns: the current person, or the one who is being turned to, from 0.
 */
guint dwell_stories_get_person(DwellStories *self);

/**
 * dwell_stories_set_person: (set-property person)
 * @self: the widget
 * @person: a person, from 0. One who does not exist yet is shown as soon as there is one.
 *
 * Turns to a person. Without one, stories open at the first person with a moment that wasn't seen.
 */
void dwell_stories_set_person(DwellStories *self, guint person);

/**
 * dwell_stories_get_header: (get-property header)
 * @self: the widget
 *
 * Returns: (transfer none) (nullable): what is shown above the moments; %NULL for the person's name.
 */
GtkWidget *dwell_stories_get_header(DwellStories *self);

/**
 * dwell_stories_set_header: (set-property header)
 * @self: the widget
 * @header: (nullable): a widget without a parent; %NULL, the default, for the person's name
 *
 * Sets what is shown above the moments, under the segments, beside the close button. It fades out with the segments while a press
 * holds a moment.
 */
void dwell_stories_set_header(DwellStories *self, GtkWidget *header);

/**
 * dwell_stories_get_people: (get-property people)
 * @self: the widget
 *
 * Returns: (transfer none): the carousel whose pages are the people, for its effect and layout. Its pages are the widget's own.
 */
GtkWidget *dwell_stories_get_people(DwellStories *self);

G_END_DECLS
