/* The enumerations of the widgets' properties. */
#pragma once
#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * DwellPageEffect:
 * @DWELL_PAGE_EFFECT_SLIDE: side by side
 * @DWELL_PAGE_EFFECT_FADE_AND_SCALE: smaller and fainter with the distance
 * @DWELL_PAGE_EFFECT_CROSS_FADE: in place, one fading into the other
 * @DWELL_PAGE_EFFECT_STACK: leaving a pile
 * @DWELL_PAGE_EFFECT_COVER: sliding over the page before
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

G_END_DECLS
