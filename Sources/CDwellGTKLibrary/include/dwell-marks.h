/* A carousel's marks, where they are, and how dots look: its own and those of a page control. */
#pragma once
#include "dwell-carousel.h"
#include "dwell-page-control.h"

G_BEGIN_DECLS

/**
 * dwell_carousel_get_indicator: (get-property indicator)
 * @self: the widget
 *
 * Returns: the marks above the pages.
 */
DwellIndicator dwell_carousel_get_indicator(DwellCarousel *self);

/**
 * dwell_carousel_set_indicator: (set-property indicator)
 * @self: the widget
 * @indicator: the marks above the pages
 *
 * Sets the marks above the pages.
 */
void dwell_carousel_set_indicator(DwellCarousel *self, DwellIndicator indicator);

/**
 * dwell_carousel_get_indicator_side: (get-property indicator-side)
 * @self: the widget
 *
 * Returns: the side of the marks, across the pages.
 */
DwellIndicatorSide dwell_carousel_get_indicator_side(DwellCarousel *self);

/**
 * dwell_carousel_set_indicator_side: (set-property indicator-side)
 * @self: the widget
 * @indicator_side: the side of the marks, across the pages
 *
 * Sets the side of the marks, across the pages.
 */
void dwell_carousel_set_indicator_side(DwellCarousel *self, DwellIndicatorSide indicator_side);

/**
 * dwell_carousel_get_mark_background: (get-property mark-background)
 * @self: the widget
 *
 * Returns: when the background behind the marks is seen.
 */
DwellMarkBackground dwell_carousel_get_mark_background(DwellCarousel *self);

/**
 * dwell_carousel_set_mark_background: (set-property mark-background)
 * @self: the widget
 * @mark_background: when the background behind the marks is seen
 *
 * Sets when the background behind the marks is seen. Other marks than dots have the default, and setting it changes nothing.
 */
void dwell_carousel_set_mark_background(DwellCarousel *self, DwellMarkBackground mark_background);

/**
 * dwell_carousel_get_mark_overflow: (get-property mark-overflow)
 * @self: the widget
 *
 * Returns: how more marks than fit are shown.
 */
DwellMarkOverflow dwell_carousel_get_mark_overflow(DwellCarousel *self);

/**
 * dwell_carousel_set_mark_overflow: (set-property mark-overflow)
 * @self: the widget
 * @mark_overflow: how more marks than fit are shown
 *
 * Sets how more marks than fit are shown. Other marks than dots have the default, and setting it changes nothing.
 */
void dwell_carousel_set_mark_overflow(DwellCarousel *self, DwellMarkOverflow mark_overflow);

/**
 * dwell_carousel_get_mark_transition: (get-property mark-transition)
 * @self: the widget
 *
 * Returns: how the current mark gets from page to page.
 */
DwellMarkTransition dwell_carousel_get_mark_transition(DwellCarousel *self);

/**
 * dwell_carousel_set_mark_transition: (set-property mark-transition)
 * @self: the widget
 * @mark_transition: how the current mark gets from page to page
 *
 * Sets how the current mark gets from page to page. Other marks than dots have the default, and setting it changes nothing.
 */
void dwell_carousel_set_mark_transition(DwellCarousel *self, DwellMarkTransition mark_transition);

/**
 * dwell_carousel_get_number_label: (get-property number-label)
 * @self: the widget
 *
 * Returns: whether a number takes the place of marks.
 */
DwellNumberLabel dwell_carousel_get_number_label(DwellCarousel *self);

/**
 * dwell_carousel_set_number_label: (set-property number-label)
 * @self: the widget
 * @number_label: whether a number takes the place of marks
 *
 * Sets whether a number takes the place of marks. Other marks than dots have the default, and setting it changes nothing.
 */
void dwell_carousel_set_number_label(DwellCarousel *self, DwellNumberLabel number_label);

/**
 * dwell_carousel_get_hides_for_single_page: (get-property hides-for-single-page)
 * @self: the widget
 *
 * Returns: whether a single page has no mark.
 */
gboolean dwell_carousel_get_hides_for_single_page(DwellCarousel *self);

/**
 * dwell_carousel_set_hides_for_single_page: (set-property hides-for-single-page)
 * @self: the widget
 * @hides_for_single_page: whether a single page has no mark
 *
 * Sets whether a single page has no mark. Other marks than dots have the default, and setting it changes nothing.
 */
void dwell_carousel_set_hides_for_single_page(DwellCarousel *self, gboolean hides_for_single_page);

/**
 * dwell_page_control_get_mark_background: (get-property mark-background)
 * @self: the widget
 *
 * Returns: when the background behind the marks is seen.
 */
DwellMarkBackground dwell_page_control_get_mark_background(DwellPageControl *self);

/**
 * dwell_page_control_set_mark_background: (set-property mark-background)
 * @self: the widget
 * @mark_background: when the background behind the marks is seen
 *
 * Sets when the background behind the marks is seen.
 */
void dwell_page_control_set_mark_background(DwellPageControl *self, DwellMarkBackground mark_background);

/**
 * dwell_page_control_get_mark_overflow: (get-property mark-overflow)
 * @self: the widget
 *
 * Returns: how more marks than fit are shown.
 */
DwellMarkOverflow dwell_page_control_get_mark_overflow(DwellPageControl *self);

/**
 * dwell_page_control_set_mark_overflow: (set-property mark-overflow)
 * @self: the widget
 * @mark_overflow: how more marks than fit are shown
 *
 * Sets how more marks than fit are shown.
 */
void dwell_page_control_set_mark_overflow(DwellPageControl *self, DwellMarkOverflow mark_overflow);

/**
 * dwell_page_control_get_mark_transition: (get-property mark-transition)
 * @self: the widget
 *
 * Returns: how the current mark gets from page to page.
 */
DwellMarkTransition dwell_page_control_get_mark_transition(DwellPageControl *self);

/**
 * dwell_page_control_set_mark_transition: (set-property mark-transition)
 * @self: the widget
 * @mark_transition: how the current mark gets from page to page
 *
 * Sets how the current mark gets from page to page.
 */
void dwell_page_control_set_mark_transition(DwellPageControl *self, DwellMarkTransition mark_transition);

/**
 * dwell_page_control_get_number_label: (get-property number-label)
 * @self: the widget
 *
 * Returns: whether a number takes the place of marks.
 */
DwellNumberLabel dwell_page_control_get_number_label(DwellPageControl *self);

/**
 * dwell_page_control_set_number_label: (set-property number-label)
 * @self: the widget
 * @number_label: whether a number takes the place of marks
 *
 * Sets whether a number takes the place of marks.
 */
void dwell_page_control_set_number_label(DwellPageControl *self, DwellNumberLabel number_label);

/**
 * dwell_page_control_get_hides_for_single_page: (get-property hides-for-single-page)
 * @self: the widget
 *
 * Returns: whether a single page has no mark.
 */
gboolean dwell_page_control_get_hides_for_single_page(DwellPageControl *self);

/**
 * dwell_page_control_set_hides_for_single_page: (set-property hides-for-single-page)
 * @self: the widget
 * @hides_for_single_page: whether a single page has no mark
 *
 * Sets whether a single page has no mark.
 */
void dwell_page_control_set_hides_for_single_page(DwellPageControl *self, gboolean hides_for_single_page);

/**
 * dwell_carousel_get_over_media: (get-property over-media)
 * @self: the widget
 *
 * Returns: whether pages are pictures, films or of other unknown colours.
 */
gboolean dwell_carousel_get_over_media(DwellCarousel *self);

/**
 * dwell_carousel_set_over_media: (set-property over-media)
 * @self: the widget
 * @over_media: whether pages are pictures, films or of other unknown colours
 *
 * Sets whether pages are pictures, films or of other unknown colours:
 * marks and buttons are then white on black, with a contrast of 3:1 over anything.
 */
void dwell_carousel_set_over_media(DwellCarousel *self, gboolean over_media);

/**
 * dwell_page_control_get_over_media: (get-property over-media)
 * @self: the widget
 *
 * Returns: whether pages are pictures, films or of other unknown colours.
 */
gboolean dwell_page_control_get_over_media(DwellPageControl *self);

/**
 * dwell_page_control_set_over_media: (set-property over-media)
 * @self: the widget
 * @over_media: whether pages are pictures, films or of other unknown colours
 *
 * Sets whether pages are pictures, films or of other unknown colours:
 * marks are then white on black, with a contrast of 3:1 over anything.
 */
void dwell_page_control_set_over_media(DwellPageControl *self, gboolean over_media);

G_END_DECLS
