/* The enumerations of the widgets' properties. */
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
 * DwellPageAlignment:
 * @DWELL_PAGE_ALIGNMENT_START: at the leading end
 * @DWELL_PAGE_ALIGNMENT_CENTER: in the middle
 * @DWELL_PAGE_ALIGNMENT_END: at the trailing end
 *
 * Where a page rests.
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
 * The marks of a carousel.
 */
typedef enum { DWELL_INDICATOR_NONE, DWELL_INDICATOR_DOTS, DWELL_INDICATOR_SEGMENTS } DwellIndicator;

GType dwell_indicator_get_type(void);
#define DWELL_TYPE_INDICATOR (dwell_indicator_get_type())

/**
 * DwellCarouselControls:
 * @DWELL_CAROUSEL_CONTROLS_PREVIOUS: turns to the previous page
 * @DWELL_CAROUSEL_CONTROLS_NEXT: turns to the next page
 * @DWELL_CAROUSEL_CONTROLS_PAUSE: pauses and resumes the time, while pages advance by themselves
 *
 * The buttons above a carousel's pages.
 */
typedef enum {
  DWELL_CAROUSEL_CONTROLS_PREVIOUS = 1 << 0,
  DWELL_CAROUSEL_CONTROLS_NEXT = 1 << 1,
  DWELL_CAROUSEL_CONTROLS_PAUSE = 1 << 2
} DwellCarouselControls;

GType dwell_carousel_controls_get_type(void);
#define DWELL_TYPE_CAROUSEL_CONTROLS (dwell_carousel_controls_get_type())

/**
 * DwellIndicatorBackground:
 * @DWELL_INDICATOR_BACKGROUND_AUTOMATIC: during interaction
 * @DWELL_INDICATOR_BACKGROUND_PROMINENT: always
 * @DWELL_INDICATOR_BACKGROUND_MINIMAL: never; a drag then turns no pages
 *
 * When the background behind marks is seen.
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
 * @DWELL_INDICATOR_OVERFLOW_WINDOW: a window that moves with the current page
 * @DWELL_INDICATOR_OVERFLOW_CLIP: as many as fit
 * @DWELL_INDICATOR_OVERFLOW_LABEL: a number in their place
 *
 * How more marks than fit are shown.
 */
typedef enum { DWELL_INDICATOR_OVERFLOW_WINDOW, DWELL_INDICATOR_OVERFLOW_CLIP, DWELL_INDICATOR_OVERFLOW_LABEL } DwellIndicatorOverflow;

GType dwell_indicator_overflow_get_type(void);
#define DWELL_TYPE_INDICATOR_OVERFLOW (dwell_indicator_overflow_get_type())

/**
 * DwellNumberLabel:
 * @DWELL_NUMBER_LABEL_AUTOMATIC: where the overflow asks for it
 * @DWELL_NUMBER_LABEL_ALWAYS: for any number of pages
 * @DWELL_NUMBER_LABEL_NEVER: never
 *
 * Whether a number takes the place of marks.
 */
typedef enum { DWELL_NUMBER_LABEL_AUTOMATIC, DWELL_NUMBER_LABEL_ALWAYS, DWELL_NUMBER_LABEL_NEVER } DwellNumberLabel;

GType dwell_number_label_get_type(void);
#define DWELL_TYPE_NUMBER_LABEL (dwell_number_label_get_type())

/**
 * DwellIndicatorTransition:
 * @DWELL_INDICATOR_TRANSITION_MORPH: a dot grows as the old mark shrinks
 * @DWELL_INDICATOR_TRANSITION_SLIDE: the mark slides
 * @DWELL_INDICATOR_TRANSITION_WORM: the mark stretches to its new place
 * @DWELL_INDICATOR_TRANSITION_FADE: one mark fades into the other
 *
 * How the current mark gets from page to page.
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
 * DwellSegmentFill:
 * @DWELL_SEGMENT_FILL_PER_PAGE: each segment fills while its page stays
 * @DWELL_SEGMENT_FILL_FLUID: one fluid fills the whole track
 *
 * What fills segments.
 */
typedef enum { DWELL_SEGMENT_FILL_PER_PAGE, DWELL_SEGMENT_FILL_FLUID } DwellSegmentFill;

GType dwell_segment_fill_get_type(void);
#define DWELL_TYPE_SEGMENT_FILL (dwell_segment_fill_get_type())

/**
 * DwellIndicatorSide:
 * @DWELL_INDICATOR_SIDE_START: above horizontal pages, to the left of vertical ones
 * @DWELL_INDICATOR_SIDE_END: below horizontal pages, to the right of vertical ones
 *
 * The side of a carousel's marks.
 */
typedef enum { DWELL_INDICATOR_SIDE_START, DWELL_INDICATOR_SIDE_END } DwellIndicatorSide;

GType dwell_indicator_side_get_type(void);
#define DWELL_TYPE_INDICATOR_SIDE (dwell_indicator_side_get_type())

/**
 * DwellPageTaps:
 * @DWELL_PAGE_TAPS_NONE: nothing
 * @DWELL_PAGE_TAPS_TURN: as in stories: the leading third goes back, the rest goes on
 *
 * What a tap on a page does.
 */
typedef enum { DWELL_PAGE_TAPS_NONE, DWELL_PAGE_TAPS_TURN } DwellPageTaps;

GType dwell_page_taps_get_type(void);
#define DWELL_TYPE_PAGE_TAPS (dwell_page_taps_get_type())

/**
 * DwellAfterInteraction:
 * @DWELL_AFTER_INTERACTION_RESUME: it goes on
 * @DWELL_AFTER_INTERACTION_PAUSE: it stays paused until a person or the app resumes it
 *
 * What the time of pages does after a person has turned one.
 */
typedef enum { DWELL_AFTER_INTERACTION_RESUME, DWELL_AFTER_INTERACTION_PAUSE } DwellAfterInteraction;

GType dwell_after_interaction_get_type(void);
#define DWELL_TYPE_AFTER_INTERACTION (dwell_after_interaction_get_type())

G_END_DECLS
