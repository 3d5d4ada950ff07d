/* The enumerations of the widgets' properties. Generated from the properties in Sources/DwellGTK/Object. */
#pragma once
#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * DwellPageEffect:
 * @DWELL_PAGE_EFFECT_SLIDE: side by side
 * @DWELL_PAGE_EFFECT_FADE_AND_SCALE: smaller and fainter with the distance
 * @DWELL_PAGE_EFFECT_CROSS_FADE: in place, one fading into the other
 * @DWELL_PAGE_EFFECT_STACK: sliding off a pile
 * @DWELL_PAGE_EFFECT_COVER: smaller neighbours, partly behind the page; for a layout that shows them
 * @DWELL_PAGE_EFFECT_FLIP: turning like a card
 * @DWELL_PAGE_EFFECT_CUBE: on the sides of a cube
 * @DWELL_PAGE_EFFECT_HERO: a large page beside a small one
 * @DWELL_PAGE_EFFECT_MULTI_BROWSE: a large page, a medium and a small one
 * @DWELL_PAGE_EFFECT_CUSTOM: a table of the app's, made in Swift; it can only be read
 *
 * How pages look by their distance from the current one.
 */
typedef enum {
  DWELL_PAGE_EFFECT_SLIDE,
  DWELL_PAGE_EFFECT_FADE_AND_SCALE,
  DWELL_PAGE_EFFECT_CROSS_FADE,
  DWELL_PAGE_EFFECT_STACK,
  DWELL_PAGE_EFFECT_COVER,
  DWELL_PAGE_EFFECT_FLIP,
  DWELL_PAGE_EFFECT_CUBE,
  DWELL_PAGE_EFFECT_HERO,
  DWELL_PAGE_EFFECT_MULTI_BROWSE,
  DWELL_PAGE_EFFECT_CUSTOM
} DwellPageEffect;

GType dwell_page_effect_get_type(void);
#define DWELL_TYPE_PAGE_EFFECT (dwell_page_effect_get_type())

/**
 * DwellPageSnap:
 * @DWELL_PAGE_SNAP_PAGES: with a page aligned in the view, as `PagingPhysics` decides
 * @DWELL_PAGE_SNAP_NONE: wherever they stop, as in a scroll view: a drag leaves them in place, and a flick decelerates exponentially, with a time constant of 0.325 s, by 0.325 s times its velocity, up to an end
 *
 * Where pages come to rest after a gesture.
 */
typedef enum {
  DWELL_PAGE_SNAP_PAGES,
  DWELL_PAGE_SNAP_NONE
} DwellPageSnap;

GType dwell_page_snap_get_type(void);
#define DWELL_TYPE_PAGE_SNAP (dwell_page_snap_get_type())

/**
 * DwellPageAlignment:
 * @DWELL_PAGE_ALIGNMENT_START: its leading end
 * @DWELL_PAGE_ALIGNMENT_CENTER: its center
 * @DWELL_PAGE_ALIGNMENT_END: its trailing end
 *
 * Which part of the viewport a page at rest is aligned with.
 */
typedef enum {
  DWELL_PAGE_ALIGNMENT_START,
  DWELL_PAGE_ALIGNMENT_CENTER,
  DWELL_PAGE_ALIGNMENT_END
} DwellPageAlignment;

GType dwell_page_alignment_get_type(void);
#define DWELL_TYPE_PAGE_ALIGNMENT (dwell_page_alignment_get_type())

/**
 * DwellIndicator:
 * @DWELL_INDICATOR_NONE: none
 * @DWELL_INDICATOR_DOTS: a row of dots; that of the current page is a pill that fills with its time
 * @DWELL_INDICATOR_SEGMENTS: a row of capsules that fill one after another
 *
 * The indicator of a carousel.
 */
typedef enum {
  DWELL_INDICATOR_NONE,
  DWELL_INDICATOR_DOTS,
  DWELL_INDICATOR_SEGMENTS
} DwellIndicator;

GType dwell_indicator_get_type(void);
#define DWELL_TYPE_INDICATOR (dwell_indicator_get_type())

/**
 * DwellIndicatorSide:
 * @DWELL_INDICATOR_SIDE_START: above horizontal pages, to the left of vertical ones
 * @DWELL_INDICATOR_SIDE_END: below horizontal pages, to the right of vertical ones
 *
 * A side of the carousel, across the direction of pages.
 */
typedef enum {
  DWELL_INDICATOR_SIDE_START,
  DWELL_INDICATOR_SIDE_END
} DwellIndicatorSide;

GType dwell_indicator_side_get_type(void);
#define DWELL_TYPE_INDICATOR_SIDE (dwell_indicator_side_get_type())

/**
 * DwellPageTaps:
 * @DWELL_PAGE_TAPS_NONE: nothing: taps are for the pages' content
 * @DWELL_PAGE_TAPS_TURN: as in stories: a tap on the leading third goes back, a tap elsewhere goes forward
 *
 * What a tap on the pages does.
 */
typedef enum {
  DWELL_PAGE_TAPS_NONE,
  DWELL_PAGE_TAPS_TURN
} DwellPageTaps;

GType dwell_page_taps_get_type(void);
#define DWELL_TYPE_PAGE_TAPS (dwell_page_taps_get_type())

/**
 * DwellHoverArea:
 * @DWELL_HOVER_AREA_EVERYWHERE: anywhere over the carousel: for one among other content (WCAG 2.2.2)
 * @DWELL_HOVER_AREA_INDICATOR: over the indicator and the buttons only: for one that fills the screen, where the pointer is always over a page
 *
 * Where a hovering pointer pauses the time.
 */
typedef enum {
  DWELL_HOVER_AREA_EVERYWHERE,
  DWELL_HOVER_AREA_INDICATOR
} DwellHoverArea;

GType dwell_hover_area_get_type(void);
#define DWELL_TYPE_HOVER_AREA (dwell_hover_area_get_type())

/**
 * DwellCarouselControls:
 * @DWELL_CAROUSEL_CONTROLS_PREVIOUS: turns to the previous page; on the first page it is disabled, unless pages loop
 * @DWELL_CAROUSEL_CONTROLS_NEXT: turns to the next page; on the last page it is disabled, unless pages loop
 * @DWELL_CAROUSEL_CONTROLS_PAUSE: pauses and resumes the timer; omitted if pages don't advance automatically
 *
 * Buttons above the pages.
 */
typedef enum {
  DWELL_CAROUSEL_CONTROLS_PREVIOUS = 1 << 0,
  DWELL_CAROUSEL_CONTROLS_NEXT = 1 << 1,
  DWELL_CAROUSEL_CONTROLS_PAUSE = 1 << 2
} DwellCarouselControls;

GType dwell_carousel_controls_get_type(void);
#define DWELL_TYPE_CAROUSEL_CONTROLS (dwell_carousel_controls_get_type())

/**
 * DwellAfterInteraction:
 * @DWELL_AFTER_INTERACTION_RESUME: it resumes as soon as the interaction ends
 * @DWELL_AFTER_INTERACTION_PAUSE: it stays paused, by `app`, until the user presses play or the app resumes it
 *
 * What the timer does after the user has interacted with pages or indicators.
 */
typedef enum {
  DWELL_AFTER_INTERACTION_RESUME,
  DWELL_AFTER_INTERACTION_PAUSE
} DwellAfterInteraction;

GType dwell_after_interaction_get_type(void);
#define DWELL_TYPE_AFTER_INTERACTION (dwell_after_interaction_get_type())

/**
 * DwellIndicatorFill:
 * @DWELL_INDICATOR_FILL_TIME: the share of the page's time that has passed: the indicator is a pill
 * @DWELL_INDICATOR_FILL_SCROLL_POSITION: how far a page that is longer than the view has been scrolled; a page that fits counts as scrolled to its end
 * @DWELL_INDICATOR_FILL_NONE: nothing: the indicator is a dot, and no time passes
 *
 * What the current indicator's fill shows.
 */
typedef enum {
  DWELL_INDICATOR_FILL_TIME,
  DWELL_INDICATOR_FILL_SCROLL_POSITION,
  DWELL_INDICATOR_FILL_NONE
} DwellIndicatorFill;

GType dwell_indicator_fill_get_type(void);
#define DWELL_TYPE_INDICATOR_FILL (dwell_indicator_fill_get_type())

/**
 * DwellIndicatorBackground:
 * @DWELL_INDICATOR_BACKGROUND_AUTOMATIC: only during interaction: for a control that is not the primary navigation
 * @DWELL_INDICATOR_BACKGROUND_PROMINENT: always: for a control that is the primary navigation of the screen
 * @DWELL_INDICATOR_BACKGROUND_MINIMAL: never: for a control that only shows the position
 *
 * When the background behind the indicators shows.
 */
typedef enum {
  DWELL_INDICATOR_BACKGROUND_AUTOMATIC,
  DWELL_INDICATOR_BACKGROUND_PROMINENT,
  DWELL_INDICATOR_BACKGROUND_MINIMAL
} DwellIndicatorBackground;

GType dwell_indicator_background_get_type(void);
#define DWELL_TYPE_INDICATOR_BACKGROUND (dwell_indicator_background_get_type())

/**
 * DwellIndicatorOverflow:
 * @DWELL_INDICATOR_OVERFLOW_WINDOW: a window onto the indicators, whose indicators shrink at the edges beyond which pages follow
 * @DWELL_INDICATOR_OVERFLOW_CLIP: a window onto the indicators, cut off at the edges of the control
 * @DWELL_INDICATOR_OVERFLOW_LABEL: the text `n/m` for ten pages and more, dots up to nine
 *
 * How indicators are shown when there are too many pages.
 */
typedef enum {
  DWELL_INDICATOR_OVERFLOW_WINDOW,
  DWELL_INDICATOR_OVERFLOW_CLIP,
  DWELL_INDICATOR_OVERFLOW_LABEL
} DwellIndicatorOverflow;

GType dwell_indicator_overflow_get_type(void);
#define DWELL_TYPE_INDICATOR_OVERFLOW (dwell_indicator_overflow_get_type())

/**
 * DwellNumberLabel:
 * @DWELL_NUMBER_LABEL_AUTOMATIC: where `label` asks for it
 * @DWELL_NUMBER_LABEL_ALWAYS: for any number of pages
 * @DWELL_NUMBER_LABEL_NEVER: never: with `label` too, more indicators than fit are seen through a window
 *
 * Whether the text `n/m` takes the place of indicators.
 */
typedef enum {
  DWELL_NUMBER_LABEL_AUTOMATIC,
  DWELL_NUMBER_LABEL_ALWAYS,
  DWELL_NUMBER_LABEL_NEVER
} DwellNumberLabel;

GType dwell_number_label_get_type(void);
#define DWELL_TYPE_NUMBER_LABEL (dwell_number_label_get_type())

/**
 * DwellIndicatorTransition:
 * @DWELL_INDICATOR_TRANSITION_MORPH: the new page's dot grows into the indicator while the old indicator shrinks to a dot
 * @DWELL_INDICATOR_TRANSITION_SLIDE: one indicator slides over dots of equal size
 * @DWELL_INDICATOR_TRANSITION_WORM: one indicator over dots stretches to the new page's dot, and then leaves the old one
 * @DWELL_INDICATOR_TRANSITION_FADE: the old indicator fades out over its dot while the new one fades in
 *
 * How the current indicator gets from page to page, by a turn or under a finger.
 */
typedef enum {
  DWELL_INDICATOR_TRANSITION_MORPH,
  DWELL_INDICATOR_TRANSITION_SLIDE,
  DWELL_INDICATOR_TRANSITION_WORM,
  DWELL_INDICATOR_TRANSITION_FADE
} DwellIndicatorTransition;

GType dwell_indicator_transition_get_type(void);
#define DWELL_TYPE_INDICATOR_TRANSITION (dwell_indicator_transition_get_type())

/**
 * DwellSeenMarks:
 * @DWELL_SEEN_MARKS_AUTOMATIC: those before the current one where the row shows the time of pages (`showsProgress`); elsewhere none, so that only the current indicator is solid
 * @DWELL_SEEN_MARKS_BEFORE_CURRENT: those before the current one
 * @DWELL_SEEN_MARKS_MARKED: those marked by `setSeen`
 * @DWELL_SEEN_MARKS_NONE: none
 *
 * Which pages count as seen.
 */
typedef enum {
  DWELL_SEEN_MARKS_AUTOMATIC,
  DWELL_SEEN_MARKS_BEFORE_CURRENT,
  DWELL_SEEN_MARKS_MARKED,
  DWELL_SEEN_MARKS_NONE
} DwellSeenMarks;

GType dwell_seen_marks_get_type(void);
#define DWELL_TYPE_SEEN_MARKS (dwell_seen_marks_get_type())

/**
 * DwellTernary:
 * @DWELL_TERNARY_AUTOMATIC: as follows from other options
 * @DWELL_TERNARY_ALWAYS: in any case
 * @DWELL_TERNARY_NEVER: in no case
 *
 * A flag that may follow from other options.
 */
typedef enum {
  DWELL_TERNARY_AUTOMATIC,
  DWELL_TERNARY_ALWAYS,
  DWELL_TERNARY_NEVER
} DwellTernary;

GType dwell_ternary_get_type(void);
#define DWELL_TYPE_TERNARY (dwell_ternary_get_type())

/**
 * DwellIndicatorRole:
 * @DWELL_INDICATOR_ROLE_SLIDER: the row is one slider over the pages, as on Apple's platforms: one stop for the keyboard, however many pages there are
 * @DWELL_INDICATOR_ROLE_BUTTONS: each indicator in view is a button that selects its page
 * @DWELL_INDICATOR_ROLE_TABS: each indicator in view is a tab that selects its page: one stop for the keyboard, inside which arrows select (WAI-ARIA Authoring Practices, tabbed carousel)
 *
 * What the indicators of a row are for assistive technology and the keyboard.
 */
typedef enum {
  DWELL_INDICATOR_ROLE_SLIDER,
  DWELL_INDICATOR_ROLE_BUTTONS,
  DWELL_INDICATOR_ROLE_TABS
} DwellIndicatorRole;

GType dwell_indicator_role_get_type(void);
#define DWELL_TYPE_INDICATOR_ROLE (dwell_indicator_role_get_type())

/**
 * DwellSegmentFill:
 * @DWELL_SEGMENT_FILL_PER_PAGE: page by page: a segment begins to fill, with a round head, when its page's time begins, and is full when it ends
 * @DWELL_SEGMENT_FILL_FLUID: one fluid with a straight edge over the whole track, gaps included: at the beginning of page i of n the edge is i/n of the track from the leading end
 *
 * How the fill moves through the segments.
 */
typedef enum {
  DWELL_SEGMENT_FILL_PER_PAGE,
  DWELL_SEGMENT_FILL_FLUID
} DwellSegmentFill;

GType dwell_segment_fill_get_type(void);
#define DWELL_TYPE_SEGMENT_FILL (dwell_segment_fill_get_type())

G_END_DECLS
