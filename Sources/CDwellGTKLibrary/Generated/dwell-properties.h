/* The properties of the widgets. Generated from the properties in Sources/DwellGTK/Object. */
#pragma once
#include "dwell-carousel.h"
#include "dwell-page-control.h"
#include "dwell-page-view.h"
#include "dwell-progress-meter.h"
#include "dwell-segmented-progress.h"

G_BEGIN_DECLS

/**
 * dwell_carousel_get_page: (get-property page)
 * @self: the widget
 *
 * Returns: the current page, or the one being turned to, from 0.
 */
guint dwell_carousel_get_page(DwellCarousel *self);

/**
 * dwell_carousel_set_page: (set-property page)
 * @self: the widget
 * @page: the current page, or the one being turned to, from 0
 *
 * Sets the current page, or the one being turned to, from 0. One that does not exist yet is shown as soon as it does.
 */
void dwell_carousel_set_page(DwellCarousel *self, guint page);

/**
 * dwell_carousel_get_page_count: (get-property page-count)
 * @self: the widget
 *
 * Returns: the number of pages.
 */
guint dwell_carousel_get_page_count(DwellCarousel *self);

/**
 * dwell_carousel_get_position: (get-property position)
 * @self: the widget
 *
 * Returns: the position, in pages.
 */
double dwell_carousel_get_position(DwellCarousel *self);

/**
 * dwell_carousel_get_progress: (get-property progress)
 * @self: the widget
 *
 * Returns: the elapsed fraction of the page's time.
 */
double dwell_carousel_get_progress(DwellCarousel *self);

/**
 * dwell_carousel_set_progress: (set-property progress)
 * @self: the widget
 * @progress: the elapsed fraction of the page's time
 *
 * Sets the elapsed fraction of the page's time, 0 to 1; 0 by default. Time continues from there, unless the duration is 0: then only the app sets the progress. At 1 the page's time is over.
 */
void dwell_carousel_set_progress(DwellCarousel *self, double progress);

/**
 * dwell_carousel_get_duration: (get-property duration)
 * @self: the widget
 *
 * Returns: how long a page stays, in seconds; 0 if the app drives it.
 */
double dwell_carousel_get_duration(DwellCarousel *self);

/**
 * dwell_carousel_set_duration: (set-property duration)
 * @self: the widget
 * @duration: how long a page stays, in seconds; 0 if the app drives it
 *
 * Sets how long a page stays, in seconds; 0 if the app drives it, 0 or more; 4 by default.
 */
void dwell_carousel_set_duration(DwellCarousel *self, double duration);

/**
 * dwell_carousel_get_paused: (get-property paused)
 * @self: the widget
 *
 * Returns: whether the app or the user has paused.
 */
gboolean dwell_carousel_get_paused(DwellCarousel *self);

/**
 * dwell_carousel_set_paused: (set-property paused)
 * @self: the widget
 * @paused: whether the app or the user has paused
 *
 * Sets whether the app or the user has paused.
 */
void dwell_carousel_set_paused(DwellCarousel *self, gboolean paused);

/**
 * dwell_carousel_get_loop: (get-property loop)
 * @self: the widget
 *
 * Returns: whether the first page follows the last.
 */
gboolean dwell_carousel_get_loop(DwellCarousel *self);

/**
 * dwell_carousel_set_loop: (set-property loop)
 * @self: the widget
 * @loop: whether the first page follows the last
 *
 * Sets whether the first page follows the last.
 */
void dwell_carousel_set_loop(DwellCarousel *self, gboolean loop);

/**
 * dwell_carousel_get_spacing: (get-property spacing)
 * @self: the widget
 *
 * Returns: the gap between pages, in points.
 */
double dwell_carousel_get_spacing(DwellCarousel *self);

/**
 * dwell_carousel_set_spacing: (set-property spacing)
 * @self: the widget
 * @spacing: the gap between pages, in points
 *
 * Sets the gap between pages, in points, 0 or more; 0 by default.
 */
void dwell_carousel_set_spacing(DwellCarousel *self, double spacing);

/**
 * dwell_carousel_get_per_view: (get-property per-view)
 * @self: the widget
 *
 * Returns: the number of pages in view.
 */
double dwell_carousel_get_per_view(DwellCarousel *self);

/**
 * dwell_carousel_set_per_view: (set-property per-view)
 * @self: the widget
 * @per_view: the number of pages in view
 *
 * Sets the number of pages in view, 1 or more; 1 by default.
 */
void dwell_carousel_set_per_view(DwellCarousel *self, double per_view);

/**
 * dwell_carousel_get_page_length: (get-property page-length)
 * @self: the widget
 *
 * Returns: the length of a page, in points; 0 if another property sets it.
 */
double dwell_carousel_get_page_length(DwellCarousel *self);

/**
 * dwell_carousel_set_page_length: (set-property page-length)
 * @self: the widget
 * @page_length: the length of a page, in points; 0 if another property sets it
 *
 * Sets the length of a page, in points; 0 if another property sets it, 0 or more; 0 by default.
 */
void dwell_carousel_set_page_length(DwellCarousel *self, double page_length);

/**
 * dwell_carousel_get_inset: (get-property inset)
 * @self: the widget
 *
 * Returns: the inset of the current page at both ends, in points.
 */
double dwell_carousel_get_inset(DwellCarousel *self);

/**
 * dwell_carousel_set_inset: (set-property inset)
 * @self: the widget
 * @inset: the inset of the current page at both ends, in points
 *
 * Sets the inset of the current page at both ends, in points, 0 or more; 0 by default.
 */
void dwell_carousel_set_inset(DwellCarousel *self, double inset);

/**
 * dwell_carousel_get_effect: (get-property effect)
 * @self: the widget
 *
 * Returns: how pages look by their distance.
 */
DwellPageEffect dwell_carousel_get_effect(DwellCarousel *self);

/**
 * dwell_carousel_set_effect: (set-property effect)
 * @self: the widget
 * @effect: how pages look by their distance
 *
 * Sets how pages look by their distance.
 */
void dwell_carousel_set_effect(DwellCarousel *self, DwellPageEffect effect);

/**
 * dwell_carousel_get_effect_table: (get-property effect-table)
 * @self: the widget
 *
 * Returns: (transfer full): how pages look by their distance, as a table.
 */
char *dwell_carousel_get_effect_table(DwellCarousel *self);

/**
 * dwell_carousel_set_effect_table: (set-property effect-table)
 * @self: the widget
 * @effect_table: (nullable): how pages look by their distance, as a table
 *
 * Sets how pages look by their distance, as a table. Rows have rising distances in pages, such as `-1 opacity 0.5, 0`; empty for pages side by side. A text that cannot be read causes a warning, and changes nothing.
 */
void dwell_carousel_set_effect_table(DwellCarousel *self, const char *effect_table);

/**
 * dwell_carousel_get_page_snap: (get-property page-snap)
 * @self: the widget
 *
 * Returns: where pages come to rest after a gesture.
 */
DwellPageSnap dwell_carousel_get_page_snap(DwellCarousel *self);

/**
 * dwell_carousel_set_page_snap: (set-property page-snap)
 * @self: the widget
 * @page_snap: where pages come to rest after a gesture
 *
 * Sets where pages come to rest after a gesture.
 */
void dwell_carousel_set_page_snap(DwellCarousel *self, DwellPageSnap page_snap);

/**
 * dwell_carousel_get_cross_wheel: (get-property cross-wheel)
 * @self: the widget
 *
 * Returns: whether a wheel's notches across the pages turn them, too.
 */
gboolean dwell_carousel_get_cross_wheel(DwellCarousel *self);

/**
 * dwell_carousel_set_cross_wheel: (set-property cross-wheel)
 * @self: the widget
 * @cross_wheel: whether a wheel's notches across the pages turn them, too
 *
 * Sets whether a wheel's notches across the pages turn them, too. Otherwise they scroll the container.
 */
void dwell_carousel_set_cross_wheel(DwellCarousel *self, gboolean cross_wheel);

/**
 * dwell_carousel_get_page_alignment: (get-property page-alignment)
 * @self: the widget
 *
 * Returns: what a page at rest is aligned with.
 */
DwellPageAlignment dwell_carousel_get_page_alignment(DwellCarousel *self);

/**
 * dwell_carousel_set_page_alignment: (set-property page-alignment)
 * @self: the widget
 * @page_alignment: what a page at rest is aligned with
 *
 * Sets what a page at rest is aligned with.
 */
void dwell_carousel_set_page_alignment(DwellCarousel *self, DwellPageAlignment page_alignment);

/**
 * dwell_carousel_get_contained: (get-property contained)
 * @self: the widget
 *
 * Returns: whether pages at the ends stay at the view's ends.
 */
gboolean dwell_carousel_get_contained(DwellCarousel *self);

/**
 * dwell_carousel_set_contained: (set-property contained)
 * @self: the widget
 * @contained: whether pages at the ends stay at the view's ends
 *
 * Sets whether pages at the ends stay at the view's ends.
 */
void dwell_carousel_set_contained(DwellCarousel *self, gboolean contained);

/**
 * dwell_carousel_get_fits_page: (get-property fits-page)
 * @self: the widget
 *
 * Returns: whether the view is as high as its current page, or as wide where pages are vertical.
 */
gboolean dwell_carousel_get_fits_page(DwellCarousel *self);

/**
 * dwell_carousel_set_fits_page: (set-property fits-page)
 * @self: the widget
 * @fits_page: whether the view is as high as its current page, or as wide where pages are vertical
 *
 * Sets whether the view is as high as its current page, or as wide where pages are vertical.
 */
void dwell_carousel_set_fits_page(DwellCarousel *self, gboolean fits_page);

/**
 * dwell_carousel_get_per_turn: (get-property per-turn)
 * @self: the widget
 *
 * Returns: how many pages a turn moves on by, rounded.
 */
double dwell_carousel_get_per_turn(DwellCarousel *self);

/**
 * dwell_carousel_set_per_turn: (set-property per-turn)
 * @self: the widget
 * @per_turn: how many pages a turn moves on by, rounded
 *
 * Sets how many pages a turn moves on by, rounded, 1 to 1000; 1 by default.
 */
void dwell_carousel_set_per_turn(DwellCarousel *self, double per_turn);

/**
 * dwell_carousel_get_drag_threshold: (get-property drag-threshold)
 * @self: the widget
 *
 * Returns: the distance at which a drag begins, in points.
 */
double dwell_carousel_get_drag_threshold(DwellCarousel *self);

/**
 * dwell_carousel_set_drag_threshold: (set-property drag-threshold)
 * @self: the widget
 * @drag_threshold: the distance at which a drag begins, in points
 *
 * Sets the distance at which a drag begins, in points, 0 to 10000; 10 by default.
 */
void dwell_carousel_set_drag_threshold(DwellCarousel *self, double drag_threshold);

/**
 * dwell_carousel_get_swipe_threshold: (get-property swipe-threshold)
 * @self: the widget
 *
 * Returns: the fraction of the view that a slow drag must exceed to turn the page.
 */
double dwell_carousel_get_swipe_threshold(DwellCarousel *self);

/**
 * dwell_carousel_set_swipe_threshold: (set-property swipe-threshold)
 * @self: the widget
 * @swipe_threshold: the fraction of the view that a slow drag must exceed to turn the page
 *
 * Sets the fraction of the view that a slow drag must exceed to turn the page, 0.001 to 1000; 0.5 by default.
 */
void dwell_carousel_set_swipe_threshold(DwellCarousel *self, double swipe_threshold);

/**
 * dwell_carousel_get_flick_velocity: (get-property flick-velocity)
 * @self: the widget
 *
 * Returns: the speed that a flick must exceed to turn the page, in points per second.
 */
double dwell_carousel_get_flick_velocity(DwellCarousel *self);

/**
 * dwell_carousel_set_flick_velocity: (set-property flick-velocity)
 * @self: the widget
 * @flick_velocity: the speed that a flick must exceed to turn the page, in points per second
 *
 * Sets the speed that a flick must exceed to turn the page, in points per second, 0.001 or more; 500 by default.
 */
void dwell_carousel_set_flick_velocity(DwellCarousel *self, double flick_velocity);

/**
 * dwell_carousel_get_pages_per_gesture: (get-property pages-per-gesture)
 * @self: the widget
 *
 * Returns: the most pages that one gesture turns, rounded.
 */
double dwell_carousel_get_pages_per_gesture(DwellCarousel *self);

/**
 * dwell_carousel_set_pages_per_gesture: (set-property pages-per-gesture)
 * @self: the widget
 * @pages_per_gesture: the most pages that one gesture turns, rounded
 *
 * Sets the most pages that one gesture turns, rounded, 1 or more; 1 by default.
 */
void dwell_carousel_set_pages_per_gesture(DwellCarousel *self, double pages_per_gesture);

/**
 * dwell_carousel_get_overscroll: (get-property overscroll)
 * @self: the widget
 *
 * Returns: the fraction of a drag that pages follow beyond the ends.
 */
double dwell_carousel_get_overscroll(DwellCarousel *self);

/**
 * dwell_carousel_set_overscroll: (set-property overscroll)
 * @self: the widget
 * @overscroll: the fraction of a drag that pages follow beyond the ends
 *
 * Sets the fraction of a drag that pages follow beyond the ends, 0 to 1; 0.5 by default.
 */
void dwell_carousel_set_overscroll(DwellCarousel *self, double overscroll);

/**
 * dwell_carousel_get_spring_response: (get-property spring-response)
 * @self: the widget
 *
 * Returns: the period of the undamped spring on which pages turn, in seconds.
 */
double dwell_carousel_get_spring_response(DwellCarousel *self);

/**
 * dwell_carousel_set_spring_response: (set-property spring-response)
 * @self: the widget
 * @spring_response: the period of the undamped spring on which pages turn, in seconds
 *
 * Sets the period of the undamped spring on which pages turn, in seconds, 0 to 1000; 0.35 by default.
 */
void dwell_carousel_set_spring_response(DwellCarousel *self, double spring_response);

/**
 * dwell_carousel_get_spring_damping: (get-property spring-damping)
 * @self: the widget
 *
 * Returns: the damping of turns; from 1 on they don't overshoot.
 */
double dwell_carousel_get_spring_damping(DwellCarousel *self);

/**
 * dwell_carousel_set_spring_damping: (set-property spring-damping)
 * @self: the widget
 * @spring_damping: the damping of turns; from 1 on they don't overshoot
 *
 * Sets the damping of turns; from 1 on they don't overshoot, 0 to 1000; 0.8 by default.
 */
void dwell_carousel_set_spring_damping(DwellCarousel *self, double spring_damping);

/**
 * dwell_carousel_get_indicator: (get-property indicator)
 * @self: the widget
 *
 * Returns: the indicator above the pages.
 */
DwellIndicator dwell_carousel_get_indicator(DwellCarousel *self);

/**
 * dwell_carousel_set_indicator: (set-property indicator)
 * @self: the widget
 * @indicator: the indicator above the pages
 *
 * Sets the indicator above the pages.
 */
void dwell_carousel_set_indicator(DwellCarousel *self, DwellIndicator indicator);

/**
 * dwell_carousel_get_indicator_side: (get-property indicator-side)
 * @self: the widget
 *
 * Returns: the side of the indicator, across the pages.
 */
DwellIndicatorSide dwell_carousel_get_indicator_side(DwellCarousel *self);

/**
 * dwell_carousel_set_indicator_side: (set-property indicator-side)
 * @self: the widget
 * @indicator_side: the side of the indicator, across the pages
 *
 * Sets the side of the indicator, across the pages.
 */
void dwell_carousel_set_indicator_side(DwellCarousel *self, DwellIndicatorSide indicator_side);

/**
 * dwell_carousel_get_speed: (get-property speed)
 * @self: the widget
 *
 * Returns: how fast pages pass by themselves, in points per second; 0 if they rest.
 */
double dwell_carousel_get_speed(DwellCarousel *self);

/**
 * dwell_carousel_set_speed: (set-property speed)
 * @self: the widget
 * @speed: how fast pages pass by themselves, in points per second; 0 if they rest
 *
 * Sets how fast pages pass by themselves, in points per second; 0 if they rest, -10000 to 10000; 0 by default.
 */
void dwell_carousel_set_speed(DwellCarousel *self, double speed);

/**
 * dwell_carousel_get_page_taps: (get-property page-taps)
 * @self: the widget
 *
 * Returns: what a tap on a page does.
 */
DwellPageTaps dwell_carousel_get_page_taps(DwellCarousel *self);

/**
 * dwell_carousel_set_page_taps: (set-property page-taps)
 * @self: the widget
 * @page_taps: what a tap on a page does
 *
 * Sets what a tap on a page does.
 */
void dwell_carousel_set_page_taps(DwellCarousel *self, DwellPageTaps page_taps);

/**
 * dwell_carousel_get_hover_area: (get-property hover-area)
 * @self: the widget
 *
 * Returns: where a hovering pointer pauses the time.
 */
DwellHoverArea dwell_carousel_get_hover_area(DwellCarousel *self);

/**
 * dwell_carousel_set_hover_area: (set-property hover-area)
 * @self: the widget
 * @hover_area: where a hovering pointer pauses the time
 *
 * Sets where a hovering pointer pauses the time.
 */
void dwell_carousel_set_hover_area(DwellCarousel *self, DwellHoverArea hover_area);

/**
 * dwell_carousel_get_controls: (get-property controls)
 * @self: the widget
 *
 * Returns: the buttons above the pages.
 */
DwellCarouselControls dwell_carousel_get_controls(DwellCarousel *self);

/**
 * dwell_carousel_set_controls: (set-property controls)
 * @self: the widget
 * @controls: the buttons above the pages
 *
 * Sets the buttons above the pages. A pause button is there in any case: after the indicator, in one bar with it, or in the corner without one.
 */
void dwell_carousel_set_controls(DwellCarousel *self, DwellCarouselControls controls);

/**
 * dwell_carousel_get_timed: (get-property timed)
 * @self: the widget
 *
 * Returns: whether pages advance automatically.
 */
gboolean dwell_carousel_get_timed(DwellCarousel *self);

/**
 * dwell_carousel_set_timed: (set-property timed)
 * @self: the widget
 * @timed: whether pages advance automatically
 *
 * Sets whether pages advance automatically. Without time, the current dot is no pill and there is no pause button.
 */
void dwell_carousel_set_timed(DwellCarousel *self, gboolean timed);

/**
 * dwell_carousel_get_over_media: (get-property over-media)
 * @self: the widget
 *
 * Returns: whether pages are pictures, videos or anything else of unknown colours.
 */
gboolean dwell_carousel_get_over_media(DwellCarousel *self);

/**
 * dwell_carousel_set_over_media: (set-property over-media)
 * @self: the widget
 * @over_media: whether pages are pictures, videos or anything else of unknown colours
 *
 * Sets whether pages are pictures, videos or anything else of unknown colours. Indicator and buttons are then white on black, with a contrast of 3:1 over anything.
 */
void dwell_carousel_set_over_media(DwellCarousel *self, gboolean over_media);

/**
 * dwell_carousel_get_asks_before_advancing: (get-property asks-before-advancing)
 * @self: the widget
 *
 * Returns: whether a page whose time is over waits for approval, advance or veto.
 */
gboolean dwell_carousel_get_asks_before_advancing(DwellCarousel *self);

/**
 * dwell_carousel_set_asks_before_advancing: (set-property asks-before-advancing)
 * @self: the widget
 * @asks_before_advancing: whether a page whose time is over waits for approval, advance or veto
 *
 * Sets whether a page whose time is over waits for approval, advance or veto.
 */
void dwell_carousel_set_asks_before_advancing(DwellCarousel *self, gboolean asks_before_advancing);

/**
 * dwell_carousel_get_after_interaction: (get-property after-interaction)
 * @self: the widget
 *
 * Returns: what the timer does after an interaction with pages or indicator.
 */
DwellAfterInteraction dwell_carousel_get_after_interaction(DwellCarousel *self);

/**
 * dwell_carousel_set_after_interaction: (set-property after-interaction)
 * @self: the widget
 * @after_interaction: what the timer does after an interaction with pages or indicator
 *
 * Sets what the timer does after an interaction with pages or indicator.
 */
void dwell_carousel_set_after_interaction(DwellCarousel *self, DwellAfterInteraction after_interaction);

/**
 * dwell_carousel_get_indicator_fill: (get-property indicator-fill)
 * @self: the widget
 *
 * Returns: what the fill shows; a scroll position only on long pages of a carousel.
 */
DwellIndicatorFill dwell_carousel_get_indicator_fill(DwellCarousel *self);

/**
 * dwell_carousel_set_indicator_fill: (set-property indicator-fill)
 * @self: the widget
 * @indicator_fill: what the fill shows; a scroll position only on long pages of a carousel
 *
 * Sets what the fill shows; a scroll position only on long pages of a carousel. Other indicators than dots have the default, and setting it changes nothing.
 */
void dwell_carousel_set_indicator_fill(DwellCarousel *self, DwellIndicatorFill indicator_fill);

/**
 * dwell_carousel_get_hides_for_single_page: (get-property hides-for-single-page)
 * @self: the widget
 *
 * Returns: whether a single page shows no dot.
 */
gboolean dwell_carousel_get_hides_for_single_page(DwellCarousel *self);

/**
 * dwell_carousel_set_hides_for_single_page: (set-property hides-for-single-page)
 * @self: the widget
 * @hides_for_single_page: whether a single page shows no dot
 *
 * Sets whether a single page shows no dot. Other indicators than dots have the default, and setting it changes nothing.
 */
void dwell_carousel_set_hides_for_single_page(DwellCarousel *self, gboolean hides_for_single_page);

/**
 * dwell_carousel_get_indicator_background: (get-property indicator-background)
 * @self: the widget
 *
 * Returns: when the background shows; by default during an interaction.
 */
DwellIndicatorBackground dwell_carousel_get_indicator_background(DwellCarousel *self);

/**
 * dwell_carousel_set_indicator_background: (set-property indicator-background)
 * @self: the widget
 * @indicator_background: when the background shows; by default during an interaction
 *
 * Sets when the background shows; by default during an interaction. Other indicators than dots have the default, and setting it changes nothing.
 */
void dwell_carousel_set_indicator_background(DwellCarousel *self, DwellIndicatorBackground indicator_background);

/**
 * dwell_carousel_get_indicator_overflow: (get-property indicator-overflow)
 * @self: the widget
 *
 * Returns: how dots are shown that don't fit.
 */
DwellIndicatorOverflow dwell_carousel_get_indicator_overflow(DwellCarousel *self);

/**
 * dwell_carousel_set_indicator_overflow: (set-property indicator-overflow)
 * @self: the widget
 * @indicator_overflow: how dots are shown that don't fit
 *
 * Sets how dots are shown that don't fit. Other indicators than dots have the default, and setting it changes nothing.
 */
void dwell_carousel_set_indicator_overflow(DwellCarousel *self, DwellIndicatorOverflow indicator_overflow);

/**
 * dwell_carousel_get_number_label: (get-property number-label)
 * @self: the widget
 *
 * Returns: whether a number replaces the dots; by default where the overflow is a label.
 */
DwellNumberLabel dwell_carousel_get_number_label(DwellCarousel *self);

/**
 * dwell_carousel_set_number_label: (set-property number-label)
 * @self: the widget
 * @number_label: whether a number replaces the dots; by default where the overflow is a label
 *
 * Sets whether a number replaces the dots; by default where the overflow is a label. Other indicators than dots have the default, and setting it changes nothing.
 */
void dwell_carousel_set_number_label(DwellCarousel *self, DwellNumberLabel number_label);

/**
 * dwell_carousel_get_indicator_transition: (get-property indicator-transition)
 * @self: the widget
 *
 * Returns: how the current dot moves from page to page.
 */
DwellIndicatorTransition dwell_carousel_get_indicator_transition(DwellCarousel *self);

/**
 * dwell_carousel_set_indicator_transition: (set-property indicator-transition)
 * @self: the widget
 * @indicator_transition: how the current dot moves from page to page
 *
 * Sets how the current dot moves from page to page. Other indicators than dots have the default, and setting it changes nothing.
 */
void dwell_carousel_set_indicator_transition(DwellCarousel *self, DwellIndicatorTransition indicator_transition);

/**
 * dwell_carousel_get_seen_marks: (get-property seen-marks)
 * @self: the widget
 *
 * Returns: which pages count as seen; by default those before the current one where time is shown.
 */
DwellSeenMarks dwell_carousel_get_seen_marks(DwellCarousel *self);

/**
 * dwell_carousel_set_seen_marks: (set-property seen-marks)
 * @self: the widget
 * @seen_marks: which pages count as seen; by default those before the current one where time is shown
 *
 * Sets which pages count as seen; by default those before the current one where time is shown. Other indicators than dots have the default, and setting it changes nothing.
 */
void dwell_carousel_set_seen_marks(DwellCarousel *self, DwellSeenMarks seen_marks);

/**
 * dwell_carousel_get_allows_scrubbing: (get-property allows-scrubbing)
 * @self: the widget
 *
 * Returns: whether a drag turns pages; by default where the background shows it.
 */
DwellTernary dwell_carousel_get_allows_scrubbing(DwellCarousel *self);

/**
 * dwell_carousel_set_allows_scrubbing: (set-property allows-scrubbing)
 * @self: the widget
 * @allows_scrubbing: whether a drag turns pages; by default where the background shows it
 *
 * Sets whether a drag turns pages; by default where the background shows it. Other indicators than dots have the default, and setting it changes nothing.
 */
void dwell_carousel_set_allows_scrubbing(DwellCarousel *self, DwellTernary allows_scrubbing);

/**
 * dwell_carousel_get_indicator_role: (get-property indicator-role)
 * @self: the widget
 *
 * Returns: what dots are for assistive technology and keys: one slider, or a button or a tab each.
 */
DwellIndicatorRole dwell_carousel_get_indicator_role(DwellCarousel *self);

/**
 * dwell_carousel_set_indicator_role: (set-property indicator-role)
 * @self: the widget
 * @indicator_role: what dots are for assistive technology and keys: one slider, or a button or a tab each
 *
 * Sets what dots are for assistive technology and keys: one slider, or a button or a tab each. So are segments.
 */
void dwell_carousel_set_indicator_role(DwellCarousel *self, DwellIndicatorRole indicator_role);

/**
 * dwell_carousel_get_indicator_dot_size: (get-property indicator-dot-size)
 * @self: the widget
 *
 * Returns: the diameter of a dot and the height of the pill.
 */
double dwell_carousel_get_indicator_dot_size(DwellCarousel *self);

/**
 * dwell_carousel_set_indicator_dot_size: (set-property indicator-dot-size)
 * @self: the widget
 * @indicator_dot_size: the diameter of a dot and the height of the pill
 *
 * Sets the diameter of a dot and the height of the pill, 0 to 10000; 8 by default. Other indicators than dots have the default, and setting it changes nothing.
 */
void dwell_carousel_set_indicator_dot_size(DwellCarousel *self, double indicator_dot_size);

/**
 * dwell_carousel_get_indicator_pill_length: (get-property indicator-pill-length)
 * @self: the widget
 *
 * Returns: the length of the current page's pill.
 */
double dwell_carousel_get_indicator_pill_length(DwellCarousel *self);

/**
 * dwell_carousel_set_indicator_pill_length: (set-property indicator-pill-length)
 * @self: the widget
 * @indicator_pill_length: the length of the current page's pill
 *
 * Sets the length of the current page's pill, 0 to 10000; 36 by default. Other indicators than dots have the default, and setting it changes nothing.
 */
void dwell_carousel_set_indicator_pill_length(DwellCarousel *self, double indicator_pill_length);

/**
 * dwell_carousel_get_indicator_pill_corner_radius: (get-property indicator-pill-corner-radius)
 * @self: the widget
 *
 * Returns: the corner radius of the pill; by default its ends are round; -1 for the default.
 */
double dwell_carousel_get_indicator_pill_corner_radius(DwellCarousel *self);

/**
 * dwell_carousel_set_indicator_pill_corner_radius: (set-property indicator-pill-corner-radius)
 * @self: the widget
 * @indicator_pill_corner_radius: the corner radius of the pill; by default its ends are round; -1 for the default
 *
 * Sets the corner radius of the pill; by default its ends are round; -1 for the default, -1 to 10000; -1 by default. Other indicators than dots have the default, and setting it changes nothing.
 */
void dwell_carousel_set_indicator_pill_corner_radius(DwellCarousel *self, double indicator_pill_corner_radius);

/**
 * dwell_carousel_get_indicator_spacing: (get-property indicator-spacing)
 * @self: the widget
 *
 * Returns: the gap between dots.
 */
double dwell_carousel_get_indicator_spacing(DwellCarousel *self);

/**
 * dwell_carousel_set_indicator_spacing: (set-property indicator-spacing)
 * @self: the widget
 * @indicator_spacing: the gap between dots
 *
 * Sets the gap between dots, 0 to 10000; 6 by default. Other indicators than dots have the default, and setting it changes nothing.
 */
void dwell_carousel_set_indicator_spacing(DwellCarousel *self, double indicator_spacing);

/**
 * dwell_carousel_get_indicator_track_opacity: (get-property indicator-track-opacity)
 * @self: the widget
 *
 * Returns: the opacity of the pill under its fill; -1 for the default.
 */
double dwell_carousel_get_indicator_track_opacity(DwellCarousel *self);

/**
 * dwell_carousel_set_indicator_track_opacity: (set-property indicator-track-opacity)
 * @self: the widget
 * @indicator_track_opacity: the opacity of the pill under its fill; -1 for the default
 *
 * Sets the opacity of the pill under its fill; -1 for the default, -1 to 1; -1 by default. Other indicators than dots have the default, and setting it changes nothing.
 */
void dwell_carousel_set_indicator_track_opacity(DwellCarousel *self, double indicator_track_opacity);

/**
 * dwell_carousel_get_indicator_fill_opacity: (get-property indicator-fill-opacity)
 * @self: the widget
 *
 * Returns: the opacity of the pill's fill.
 */
double dwell_carousel_get_indicator_fill_opacity(DwellCarousel *self);

/**
 * dwell_carousel_set_indicator_fill_opacity: (set-property indicator-fill-opacity)
 * @self: the widget
 * @indicator_fill_opacity: the opacity of the pill's fill
 *
 * Sets the opacity of the pill's fill, 0 to 1; 1 by default. Other indicators than dots have the default, and setting it changes nothing.
 */
void dwell_carousel_set_indicator_fill_opacity(DwellCarousel *self, double indicator_fill_opacity);

/**
 * dwell_carousel_get_indicator_seen_opacity: (get-property indicator-seen-opacity)
 * @self: the widget
 *
 * Returns: the opacity of the dots of seen pages; -1 for the default.
 */
double dwell_carousel_get_indicator_seen_opacity(DwellCarousel *self);

/**
 * dwell_carousel_set_indicator_seen_opacity: (set-property indicator-seen-opacity)
 * @self: the widget
 * @indicator_seen_opacity: the opacity of the dots of seen pages; -1 for the default
 *
 * Sets the opacity of the dots of seen pages; -1 for the default, -1 to 1; -1 by default. Other indicators than dots have the default, and setting it changes nothing.
 */
void dwell_carousel_set_indicator_seen_opacity(DwellCarousel *self, double indicator_seen_opacity);

/**
 * dwell_carousel_get_indicator_upcoming_opacity: (get-property indicator-upcoming-opacity)
 * @self: the widget
 *
 * Returns: the opacity of the dots of upcoming pages; -1 for the default.
 */
double dwell_carousel_get_indicator_upcoming_opacity(DwellCarousel *self);

/**
 * dwell_carousel_set_indicator_upcoming_opacity: (set-property indicator-upcoming-opacity)
 * @self: the widget
 * @indicator_upcoming_opacity: the opacity of the dots of upcoming pages; -1 for the default
 *
 * Sets the opacity of the dots of upcoming pages; -1 for the default, -1 to 1; -1 by default. Other indicators than dots have the default, and setting it changes nothing.
 */
void dwell_carousel_set_indicator_upcoming_opacity(DwellCarousel *self, double indicator_upcoming_opacity);

/**
 * dwell_carousel_get_indicator_current_opacity: (get-property indicator-current-opacity)
 * @self: the widget
 *
 * Returns: the opacity of the current dot where pages aren't timed.
 */
double dwell_carousel_get_indicator_current_opacity(DwellCarousel *self);

/**
 * dwell_carousel_set_indicator_current_opacity: (set-property indicator-current-opacity)
 * @self: the widget
 * @indicator_current_opacity: the opacity of the current dot where pages aren't timed
 *
 * Sets the opacity of the current dot where pages aren't timed, 0 to 1; 1 by default. Other indicators than dots have the default, and setting it changes nothing.
 */
void dwell_carousel_set_indicator_current_opacity(DwellCarousel *self, double indicator_current_opacity);

/**
 * dwell_carousel_get_indicator_maximum_dot_count: (get-property indicator-maximum-dot-count)
 * @self: the widget
 *
 * Returns: the largest number of pages that each have a dot, if they fit, rounded.
 */
double dwell_carousel_get_indicator_maximum_dot_count(DwellCarousel *self);

/**
 * dwell_carousel_set_indicator_maximum_dot_count: (set-property indicator-maximum-dot-count)
 * @self: the widget
 * @indicator_maximum_dot_count: the largest number of pages that each have a dot, if they fit, rounded
 *
 * Sets the largest number of pages that each have a dot, if they fit, rounded, 1 to 1000; 10 by default. Other indicators than dots have the default, and setting it changes nothing.
 */
void dwell_carousel_set_indicator_maximum_dot_count(DwellCarousel *self, double indicator_maximum_dot_count);

/**
 * dwell_carousel_get_indicator_window_length: (get-property indicator-window-length)
 * @self: the widget
 *
 * Returns: the largest number of dots in a window onto more pages, rounded.
 */
double dwell_carousel_get_indicator_window_length(DwellCarousel *self);

/**
 * dwell_carousel_set_indicator_window_length: (set-property indicator-window-length)
 * @self: the widget
 * @indicator_window_length: the largest number of dots in a window onto more pages, rounded
 *
 * Sets the largest number of dots in a window onto more pages, rounded, 1 to 1000; 9 by default. Other indicators than dots have the default, and setting it changes nothing.
 */
void dwell_carousel_set_indicator_window_length(DwellCarousel *self, double indicator_window_length);

/**
 * dwell_carousel_get_indicator_label_threshold: (get-property indicator-label-threshold)
 * @self: the widget
 *
 * Returns: the largest number of pages that a row with a number label shows as dots, rounded.
 */
double dwell_carousel_get_indicator_label_threshold(DwellCarousel *self);

/**
 * dwell_carousel_set_indicator_label_threshold: (set-property indicator-label-threshold)
 * @self: the widget
 * @indicator_label_threshold: the largest number of pages that a row with a number label shows as dots, rounded
 *
 * Sets the largest number of pages that a row with a number label shows as dots, rounded, 1 to 1000; 9 by default. Other indicators than dots have the default, and setting it changes nothing.
 */
void dwell_carousel_set_indicator_label_threshold(DwellCarousel *self, double indicator_label_threshold);

/**
 * dwell_carousel_get_indicator_image_size: (get-property indicator-image-size)
 * @self: the widget
 *
 * Returns: the width and height of an image in place of a dot.
 */
double dwell_carousel_get_indicator_image_size(DwellCarousel *self);

/**
 * dwell_carousel_set_indicator_image_size: (set-property indicator-image-size)
 * @self: the widget
 * @indicator_image_size: the width and height of an image in place of a dot
 *
 * Sets the width and height of an image in place of a dot, 0 to 10000; 10 by default. Other indicators than dots have the default, and setting it changes nothing.
 */
void dwell_carousel_set_indicator_image_size(DwellCarousel *self, double indicator_image_size);

/**
 * dwell_carousel_get_indicator_label_font_size: (get-property indicator-label-font-size)
 * @self: the widget
 *
 * Returns: the font size of the number label.
 */
double dwell_carousel_get_indicator_label_font_size(DwellCarousel *self);

/**
 * dwell_carousel_set_indicator_label_font_size: (set-property indicator-label-font-size)
 * @self: the widget
 * @indicator_label_font_size: the font size of the number label
 *
 * Sets the font size of the number label, 0 to 10000; 18 by default. Other indicators than dots have the default, and setting it changes nothing.
 */
void dwell_carousel_set_indicator_label_font_size(DwellCarousel *self, double indicator_label_font_size);

/**
 * dwell_carousel_get_indicator_label_opacity: (get-property indicator-label-opacity)
 * @self: the widget
 *
 * Returns: the opacity of the number label.
 */
double dwell_carousel_get_indicator_label_opacity(DwellCarousel *self);

/**
 * dwell_carousel_set_indicator_label_opacity: (set-property indicator-label-opacity)
 * @self: the widget
 * @indicator_label_opacity: the opacity of the number label
 *
 * Sets the opacity of the number label, 0 to 1; 0.9 by default. Other indicators than dots have the default, and setting it changes nothing.
 */
void dwell_carousel_set_indicator_label_opacity(DwellCarousel *self, double indicator_label_opacity);

/**
 * dwell_carousel_get_indicator_background_padding: (get-property indicator-background-padding)
 * @self: the widget
 *
 * Returns: the distance between the dots and the edge of their background.
 */
double dwell_carousel_get_indicator_background_padding(DwellCarousel *self);

/**
 * dwell_carousel_set_indicator_background_padding: (set-property indicator-background-padding)
 * @self: the widget
 * @indicator_background_padding: the distance between the dots and the edge of their background
 *
 * Sets the distance between the dots and the edge of their background, 0 to 10000; 10 by default. Other indicators than dots have the default, and setting it changes nothing.
 */
void dwell_carousel_set_indicator_background_padding(DwellCarousel *self, double indicator_background_padding);

/**
 * dwell_carousel_get_indicator_background_radius: (get-property indicator-background-radius)
 * @self: the widget
 *
 * Returns: the corner radius of the background.
 */
double dwell_carousel_get_indicator_background_radius(DwellCarousel *self);

/**
 * dwell_carousel_set_indicator_background_radius: (set-property indicator-background-radius)
 * @self: the widget
 * @indicator_background_radius: the corner radius of the background
 *
 * Sets the corner radius of the background, 0 to 10000; 15 by default. Other indicators than dots have the default, and setting it changes nothing.
 */
void dwell_carousel_set_indicator_background_radius(DwellCarousel *self, double indicator_background_radius);

/**
 * dwell_carousel_get_indicator_background_opacity: (get-property indicator-background-opacity)
 * @self: the widget
 *
 * Returns: the opacity of the background.
 */
double dwell_carousel_get_indicator_background_opacity(DwellCarousel *self);

/**
 * dwell_carousel_set_indicator_background_opacity: (set-property indicator-background-opacity)
 * @self: the widget
 * @indicator_background_opacity: the opacity of the background
 *
 * Sets the opacity of the background, 0 to 1; 0.2 by default. Other indicators than dots have the default, and setting it changes nothing.
 */
void dwell_carousel_set_indicator_background_opacity(DwellCarousel *self, double indicator_background_opacity);

/**
 * dwell_carousel_get_tint: (get-property tint)
 * @self: the widget
 *
 * Returns: (transfer full): the colour of upcoming dots and of tracks.
 */
char *dwell_carousel_get_tint(DwellCarousel *self);

/**
 * dwell_carousel_set_tint: (set-property tint)
 * @self: the widget
 * @tint: (nullable): the colour of upcoming dots and of tracks
 *
 * Sets the colour of upcoming dots and of tracks. In GDK's notation, such as `#388e3c`; empty for that of the style. A text that cannot be read causes a warning, and changes nothing.
 */
void dwell_carousel_set_tint(DwellCarousel *self, const char *tint);

/**
 * dwell_carousel_get_current_tint: (get-property current-tint)
 * @self: the widget
 *
 * Returns: (transfer full): the colour of the current dot and of its fill.
 */
char *dwell_carousel_get_current_tint(DwellCarousel *self);

/**
 * dwell_carousel_set_current_tint: (set-property current-tint)
 * @self: the widget
 * @current_tint: (nullable): the colour of the current dot and of its fill
 *
 * Sets the colour of the current dot and of its fill. In GDK's notation, such as `#388e3c`; empty for that of the style. A text that cannot be read causes a warning, and changes nothing.
 */
void dwell_carousel_set_current_tint(DwellCarousel *self, const char *current_tint);

/**
 * dwell_carousel_get_seen_tint: (get-property seen-tint)
 * @self: the widget
 *
 * Returns: (transfer full): the colour of dots of seen pages.
 */
char *dwell_carousel_get_seen_tint(DwellCarousel *self);

/**
 * dwell_carousel_set_seen_tint: (set-property seen-tint)
 * @self: the widget
 * @seen_tint: (nullable): the colour of dots of seen pages
 *
 * Sets the colour of dots of seen pages. In GDK's notation, such as `#388e3c`; empty for that of the style. A text that cannot be read causes a warning, and changes nothing.
 */
void dwell_carousel_set_seen_tint(DwellCarousel *self, const char *seen_tint);

/**
 * dwell_carousel_get_background_tint: (get-property background-tint)
 * @self: the widget
 *
 * Returns: (transfer full): the colour of the background behind the dots.
 */
char *dwell_carousel_get_background_tint(DwellCarousel *self);

/**
 * dwell_carousel_set_background_tint: (set-property background-tint)
 * @self: the widget
 * @background_tint: (nullable): the colour of the background behind the dots
 *
 * Sets the colour of the background behind the dots. In GDK's notation, such as `#388e3c`; empty for that of the style. A text that cannot be read causes a warning, and changes nothing.
 */
void dwell_carousel_set_background_tint(DwellCarousel *self, const char *background_tint);

/**
 * dwell_page_view_get_page: (get-property page)
 * @self: the widget
 *
 * Returns: the current page, or the one being turned to, from 0.
 */
guint dwell_page_view_get_page(DwellPageView *self);

/**
 * dwell_page_view_set_page: (set-property page)
 * @self: the widget
 * @page: the current page, or the one being turned to, from 0
 *
 * Sets the current page, or the one being turned to, from 0. One that does not exist yet is shown as soon as it does.
 */
void dwell_page_view_set_page(DwellPageView *self, guint page);

/**
 * dwell_page_view_get_page_count: (get-property page-count)
 * @self: the widget
 *
 * Returns: the number of pages.
 */
guint dwell_page_view_get_page_count(DwellPageView *self);

/**
 * dwell_page_view_get_position: (get-property position)
 * @self: the widget
 *
 * Returns: the position, in pages.
 */
double dwell_page_view_get_position(DwellPageView *self);

/**
 * dwell_page_view_get_loop: (get-property loop)
 * @self: the widget
 *
 * Returns: whether the first page follows the last.
 */
gboolean dwell_page_view_get_loop(DwellPageView *self);

/**
 * dwell_page_view_set_loop: (set-property loop)
 * @self: the widget
 * @loop: whether the first page follows the last
 *
 * Sets whether the first page follows the last.
 */
void dwell_page_view_set_loop(DwellPageView *self, gboolean loop);

/**
 * dwell_page_view_get_spacing: (get-property spacing)
 * @self: the widget
 *
 * Returns: the gap between pages, in points.
 */
double dwell_page_view_get_spacing(DwellPageView *self);

/**
 * dwell_page_view_set_spacing: (set-property spacing)
 * @self: the widget
 * @spacing: the gap between pages, in points
 *
 * Sets the gap between pages, in points, 0 or more; 0 by default.
 */
void dwell_page_view_set_spacing(DwellPageView *self, double spacing);

/**
 * dwell_page_view_get_per_view: (get-property per-view)
 * @self: the widget
 *
 * Returns: the number of pages in view.
 */
double dwell_page_view_get_per_view(DwellPageView *self);

/**
 * dwell_page_view_set_per_view: (set-property per-view)
 * @self: the widget
 * @per_view: the number of pages in view
 *
 * Sets the number of pages in view, 1 or more; 1 by default.
 */
void dwell_page_view_set_per_view(DwellPageView *self, double per_view);

/**
 * dwell_page_view_get_page_length: (get-property page-length)
 * @self: the widget
 *
 * Returns: the length of a page, in points; 0 if another property sets it.
 */
double dwell_page_view_get_page_length(DwellPageView *self);

/**
 * dwell_page_view_set_page_length: (set-property page-length)
 * @self: the widget
 * @page_length: the length of a page, in points; 0 if another property sets it
 *
 * Sets the length of a page, in points; 0 if another property sets it, 0 or more; 0 by default.
 */
void dwell_page_view_set_page_length(DwellPageView *self, double page_length);

/**
 * dwell_page_view_get_inset: (get-property inset)
 * @self: the widget
 *
 * Returns: the inset of the current page at both ends, in points.
 */
double dwell_page_view_get_inset(DwellPageView *self);

/**
 * dwell_page_view_set_inset: (set-property inset)
 * @self: the widget
 * @inset: the inset of the current page at both ends, in points
 *
 * Sets the inset of the current page at both ends, in points, 0 or more; 0 by default.
 */
void dwell_page_view_set_inset(DwellPageView *self, double inset);

/**
 * dwell_page_view_get_effect: (get-property effect)
 * @self: the widget
 *
 * Returns: how pages look by their distance.
 */
DwellPageEffect dwell_page_view_get_effect(DwellPageView *self);

/**
 * dwell_page_view_set_effect: (set-property effect)
 * @self: the widget
 * @effect: how pages look by their distance
 *
 * Sets how pages look by their distance.
 */
void dwell_page_view_set_effect(DwellPageView *self, DwellPageEffect effect);

/**
 * dwell_page_view_get_effect_table: (get-property effect-table)
 * @self: the widget
 *
 * Returns: (transfer full): how pages look by their distance, as a table.
 */
char *dwell_page_view_get_effect_table(DwellPageView *self);

/**
 * dwell_page_view_set_effect_table: (set-property effect-table)
 * @self: the widget
 * @effect_table: (nullable): how pages look by their distance, as a table
 *
 * Sets how pages look by their distance, as a table. Rows have rising distances in pages, such as `-1 opacity 0.5, 0`; empty for pages side by side. A text that cannot be read causes a warning, and changes nothing.
 */
void dwell_page_view_set_effect_table(DwellPageView *self, const char *effect_table);

/**
 * dwell_page_view_get_page_snap: (get-property page-snap)
 * @self: the widget
 *
 * Returns: where pages come to rest after a gesture.
 */
DwellPageSnap dwell_page_view_get_page_snap(DwellPageView *self);

/**
 * dwell_page_view_set_page_snap: (set-property page-snap)
 * @self: the widget
 * @page_snap: where pages come to rest after a gesture
 *
 * Sets where pages come to rest after a gesture.
 */
void dwell_page_view_set_page_snap(DwellPageView *self, DwellPageSnap page_snap);

/**
 * dwell_page_view_get_cross_wheel: (get-property cross-wheel)
 * @self: the widget
 *
 * Returns: whether a wheel's notches across the pages turn them, too.
 */
gboolean dwell_page_view_get_cross_wheel(DwellPageView *self);

/**
 * dwell_page_view_set_cross_wheel: (set-property cross-wheel)
 * @self: the widget
 * @cross_wheel: whether a wheel's notches across the pages turn them, too
 *
 * Sets whether a wheel's notches across the pages turn them, too. Otherwise they scroll the container.
 */
void dwell_page_view_set_cross_wheel(DwellPageView *self, gboolean cross_wheel);

/**
 * dwell_page_view_get_page_alignment: (get-property page-alignment)
 * @self: the widget
 *
 * Returns: what a page at rest is aligned with.
 */
DwellPageAlignment dwell_page_view_get_page_alignment(DwellPageView *self);

/**
 * dwell_page_view_set_page_alignment: (set-property page-alignment)
 * @self: the widget
 * @page_alignment: what a page at rest is aligned with
 *
 * Sets what a page at rest is aligned with.
 */
void dwell_page_view_set_page_alignment(DwellPageView *self, DwellPageAlignment page_alignment);

/**
 * dwell_page_view_get_contained: (get-property contained)
 * @self: the widget
 *
 * Returns: whether pages at the ends stay at the view's ends.
 */
gboolean dwell_page_view_get_contained(DwellPageView *self);

/**
 * dwell_page_view_set_contained: (set-property contained)
 * @self: the widget
 * @contained: whether pages at the ends stay at the view's ends
 *
 * Sets whether pages at the ends stay at the view's ends.
 */
void dwell_page_view_set_contained(DwellPageView *self, gboolean contained);

/**
 * dwell_page_view_get_fits_page: (get-property fits-page)
 * @self: the widget
 *
 * Returns: whether the view is as high as its current page, or as wide where pages are vertical.
 */
gboolean dwell_page_view_get_fits_page(DwellPageView *self);

/**
 * dwell_page_view_set_fits_page: (set-property fits-page)
 * @self: the widget
 * @fits_page: whether the view is as high as its current page, or as wide where pages are vertical
 *
 * Sets whether the view is as high as its current page, or as wide where pages are vertical.
 */
void dwell_page_view_set_fits_page(DwellPageView *self, gboolean fits_page);

/**
 * dwell_page_view_get_per_turn: (get-property per-turn)
 * @self: the widget
 *
 * Returns: how many pages a turn moves on by, rounded.
 */
double dwell_page_view_get_per_turn(DwellPageView *self);

/**
 * dwell_page_view_set_per_turn: (set-property per-turn)
 * @self: the widget
 * @per_turn: how many pages a turn moves on by, rounded
 *
 * Sets how many pages a turn moves on by, rounded, 1 to 1000; 1 by default.
 */
void dwell_page_view_set_per_turn(DwellPageView *self, double per_turn);

/**
 * dwell_page_view_get_drag_threshold: (get-property drag-threshold)
 * @self: the widget
 *
 * Returns: the distance at which a drag begins, in points.
 */
double dwell_page_view_get_drag_threshold(DwellPageView *self);

/**
 * dwell_page_view_set_drag_threshold: (set-property drag-threshold)
 * @self: the widget
 * @drag_threshold: the distance at which a drag begins, in points
 *
 * Sets the distance at which a drag begins, in points, 0 to 10000; 10 by default.
 */
void dwell_page_view_set_drag_threshold(DwellPageView *self, double drag_threshold);

/**
 * dwell_page_view_get_swipe_threshold: (get-property swipe-threshold)
 * @self: the widget
 *
 * Returns: the fraction of the view that a slow drag must exceed to turn the page.
 */
double dwell_page_view_get_swipe_threshold(DwellPageView *self);

/**
 * dwell_page_view_set_swipe_threshold: (set-property swipe-threshold)
 * @self: the widget
 * @swipe_threshold: the fraction of the view that a slow drag must exceed to turn the page
 *
 * Sets the fraction of the view that a slow drag must exceed to turn the page, 0.001 to 1000; 0.5 by default.
 */
void dwell_page_view_set_swipe_threshold(DwellPageView *self, double swipe_threshold);

/**
 * dwell_page_view_get_flick_velocity: (get-property flick-velocity)
 * @self: the widget
 *
 * Returns: the speed that a flick must exceed to turn the page, in points per second.
 */
double dwell_page_view_get_flick_velocity(DwellPageView *self);

/**
 * dwell_page_view_set_flick_velocity: (set-property flick-velocity)
 * @self: the widget
 * @flick_velocity: the speed that a flick must exceed to turn the page, in points per second
 *
 * Sets the speed that a flick must exceed to turn the page, in points per second, 0.001 or more; 500 by default.
 */
void dwell_page_view_set_flick_velocity(DwellPageView *self, double flick_velocity);

/**
 * dwell_page_view_get_pages_per_gesture: (get-property pages-per-gesture)
 * @self: the widget
 *
 * Returns: the most pages that one gesture turns, rounded.
 */
double dwell_page_view_get_pages_per_gesture(DwellPageView *self);

/**
 * dwell_page_view_set_pages_per_gesture: (set-property pages-per-gesture)
 * @self: the widget
 * @pages_per_gesture: the most pages that one gesture turns, rounded
 *
 * Sets the most pages that one gesture turns, rounded, 1 or more; 1 by default.
 */
void dwell_page_view_set_pages_per_gesture(DwellPageView *self, double pages_per_gesture);

/**
 * dwell_page_view_get_overscroll: (get-property overscroll)
 * @self: the widget
 *
 * Returns: the fraction of a drag that pages follow beyond the ends.
 */
double dwell_page_view_get_overscroll(DwellPageView *self);

/**
 * dwell_page_view_set_overscroll: (set-property overscroll)
 * @self: the widget
 * @overscroll: the fraction of a drag that pages follow beyond the ends
 *
 * Sets the fraction of a drag that pages follow beyond the ends, 0 to 1; 0.5 by default.
 */
void dwell_page_view_set_overscroll(DwellPageView *self, double overscroll);

/**
 * dwell_page_view_get_spring_response: (get-property spring-response)
 * @self: the widget
 *
 * Returns: the period of the undamped spring on which pages turn, in seconds.
 */
double dwell_page_view_get_spring_response(DwellPageView *self);

/**
 * dwell_page_view_set_spring_response: (set-property spring-response)
 * @self: the widget
 * @spring_response: the period of the undamped spring on which pages turn, in seconds
 *
 * Sets the period of the undamped spring on which pages turn, in seconds, 0 to 1000; 0.35 by default.
 */
void dwell_page_view_set_spring_response(DwellPageView *self, double spring_response);

/**
 * dwell_page_view_get_spring_damping: (get-property spring-damping)
 * @self: the widget
 *
 * Returns: the damping of turns; from 1 on they don't overshoot.
 */
double dwell_page_view_get_spring_damping(DwellPageView *self);

/**
 * dwell_page_view_set_spring_damping: (set-property spring-damping)
 * @self: the widget
 * @spring_damping: the damping of turns; from 1 on they don't overshoot
 *
 * Sets the damping of turns; from 1 on they don't overshoot, 0 to 1000; 0.8 by default.
 */
void dwell_page_view_set_spring_damping(DwellPageView *self, double spring_damping);

/**
 * dwell_page_control_get_page: (get-property page)
 * @self: the widget
 *
 * Returns: the current page, or the one being turned to, from 0.
 */
guint dwell_page_control_get_page(DwellPageControl *self);

/**
 * dwell_page_control_set_page: (set-property page)
 * @self: the widget
 * @page: the current page, or the one being turned to, from 0
 *
 * Sets the current page, or the one being turned to, from 0. One that does not exist yet is shown as soon as it does.
 */
void dwell_page_control_set_page(DwellPageControl *self, guint page);

/**
 * dwell_page_control_get_page_count: (get-property page-count)
 * @self: the widget
 *
 * Returns: the number of pages.
 */
guint dwell_page_control_get_page_count(DwellPageControl *self);

/**
 * dwell_page_control_set_page_count: (set-property page-count)
 * @self: the widget
 * @page_count: the number of pages
 *
 * Sets the number of pages.
 */
void dwell_page_control_set_page_count(DwellPageControl *self, guint page_count);

/**
 * dwell_page_control_get_position: (get-property position)
 * @self: the widget
 *
 * Returns: the position, in pages.
 */
double dwell_page_control_get_position(DwellPageControl *self);

/**
 * dwell_page_control_set_position: (set-property position)
 * @self: the widget
 * @position: the position, in pages
 *
 * Sets the position, in pages. The page at which another pager's pages stay for a tenth of a second is the current one; until then time is paused.
 */
void dwell_page_control_set_position(DwellPageControl *self, double position);

/**
 * dwell_page_control_get_progress: (get-property progress)
 * @self: the widget
 *
 * Returns: the elapsed fraction of the page's time.
 */
double dwell_page_control_get_progress(DwellPageControl *self);

/**
 * dwell_page_control_set_progress: (set-property progress)
 * @self: the widget
 * @progress: the elapsed fraction of the page's time
 *
 * Sets the elapsed fraction of the page's time, 0 to 1; 0 by default. Time continues from there, unless the duration is 0: then only the app sets the progress. At 1 the page's time is over.
 */
void dwell_page_control_set_progress(DwellPageControl *self, double progress);

/**
 * dwell_page_control_get_duration: (get-property duration)
 * @self: the widget
 *
 * Returns: how long a page stays, in seconds; 0 if the app drives it.
 */
double dwell_page_control_get_duration(DwellPageControl *self);

/**
 * dwell_page_control_set_duration: (set-property duration)
 * @self: the widget
 * @duration: how long a page stays, in seconds; 0 if the app drives it
 *
 * Sets how long a page stays, in seconds; 0 if the app drives it, 0 or more; 4 by default.
 */
void dwell_page_control_set_duration(DwellPageControl *self, double duration);

/**
 * dwell_page_control_get_paused: (get-property paused)
 * @self: the widget
 *
 * Returns: whether the app or the user has paused.
 */
gboolean dwell_page_control_get_paused(DwellPageControl *self);

/**
 * dwell_page_control_set_paused: (set-property paused)
 * @self: the widget
 * @paused: whether the app or the user has paused
 *
 * Sets whether the app or the user has paused.
 */
void dwell_page_control_set_paused(DwellPageControl *self, gboolean paused);

/**
 * dwell_page_control_get_loop: (get-property loop)
 * @self: the widget
 *
 * Returns: whether the first page follows the last.
 */
gboolean dwell_page_control_get_loop(DwellPageControl *self);

/**
 * dwell_page_control_set_loop: (set-property loop)
 * @self: the widget
 * @loop: whether the first page follows the last
 *
 * Sets whether the first page follows the last.
 */
void dwell_page_control_set_loop(DwellPageControl *self, gboolean loop);

/**
 * dwell_page_control_get_timed: (get-property timed)
 * @self: the widget
 *
 * Returns: whether the current dot fills with its page's time.
 */
gboolean dwell_page_control_get_timed(DwellPageControl *self);

/**
 * dwell_page_control_set_timed: (set-property timed)
 * @self: the widget
 * @timed: whether the current dot fills with its page's time
 *
 * Sets whether the current dot fills with its page's time.
 */
void dwell_page_control_set_timed(DwellPageControl *self, gboolean timed);

/**
 * dwell_page_control_get_only_shows: (get-property only-shows)
 * @self: the widget
 *
 * Returns: whether the page and its progress are only shown, without input, time and focus.
 */
gboolean dwell_page_control_get_only_shows(DwellPageControl *self);

/**
 * dwell_page_control_set_only_shows: (set-property only-shows)
 * @self: the widget
 * @only_shows: whether the page and its progress are only shown, without input, time and focus
 *
 * Sets whether the page and its progress are only shown, without input, time and focus. Set it before the widget is in a window: then its accessible role is that of an image.
 */
void dwell_page_control_set_only_shows(DwellPageControl *self, gboolean only_shows);

/**
 * dwell_page_control_get_over_media: (get-property over-media)
 * @self: the widget
 *
 * Returns: whether pages are pictures, videos or anything else of unknown colours.
 */
gboolean dwell_page_control_get_over_media(DwellPageControl *self);

/**
 * dwell_page_control_set_over_media: (set-property over-media)
 * @self: the widget
 * @over_media: whether pages are pictures, videos or anything else of unknown colours
 *
 * Sets whether pages are pictures, videos or anything else of unknown colours. Indicator and buttons are then white on black, with a contrast of 3:1 over anything.
 */
void dwell_page_control_set_over_media(DwellPageControl *self, gboolean over_media);

/**
 * dwell_page_control_get_asks_before_advancing: (get-property asks-before-advancing)
 * @self: the widget
 *
 * Returns: whether a page whose time is over waits for approval, advance or veto.
 */
gboolean dwell_page_control_get_asks_before_advancing(DwellPageControl *self);

/**
 * dwell_page_control_set_asks_before_advancing: (set-property asks-before-advancing)
 * @self: the widget
 * @asks_before_advancing: whether a page whose time is over waits for approval, advance or veto
 *
 * Sets whether a page whose time is over waits for approval, advance or veto.
 */
void dwell_page_control_set_asks_before_advancing(DwellPageControl *self, gboolean asks_before_advancing);

/**
 * dwell_page_control_get_after_interaction: (get-property after-interaction)
 * @self: the widget
 *
 * Returns: what the timer does after an interaction with pages or indicator.
 */
DwellAfterInteraction dwell_page_control_get_after_interaction(DwellPageControl *self);

/**
 * dwell_page_control_set_after_interaction: (set-property after-interaction)
 * @self: the widget
 * @after_interaction: what the timer does after an interaction with pages or indicator
 *
 * Sets what the timer does after an interaction with pages or indicator.
 */
void dwell_page_control_set_after_interaction(DwellPageControl *self, DwellAfterInteraction after_interaction);

/**
 * dwell_page_control_get_indicator_fill: (get-property indicator-fill)
 * @self: the widget
 *
 * Returns: what the fill shows; a scroll position only on long pages of a carousel.
 */
DwellIndicatorFill dwell_page_control_get_indicator_fill(DwellPageControl *self);

/**
 * dwell_page_control_set_indicator_fill: (set-property indicator-fill)
 * @self: the widget
 * @indicator_fill: what the fill shows; a scroll position only on long pages of a carousel
 *
 * Sets what the fill shows; a scroll position only on long pages of a carousel.
 */
void dwell_page_control_set_indicator_fill(DwellPageControl *self, DwellIndicatorFill indicator_fill);

/**
 * dwell_page_control_get_hides_for_single_page: (get-property hides-for-single-page)
 * @self: the widget
 *
 * Returns: whether a single page shows no dot.
 */
gboolean dwell_page_control_get_hides_for_single_page(DwellPageControl *self);

/**
 * dwell_page_control_set_hides_for_single_page: (set-property hides-for-single-page)
 * @self: the widget
 * @hides_for_single_page: whether a single page shows no dot
 *
 * Sets whether a single page shows no dot.
 */
void dwell_page_control_set_hides_for_single_page(DwellPageControl *self, gboolean hides_for_single_page);

/**
 * dwell_page_control_get_indicator_background: (get-property indicator-background)
 * @self: the widget
 *
 * Returns: when the background shows; by default during an interaction.
 */
DwellIndicatorBackground dwell_page_control_get_indicator_background(DwellPageControl *self);

/**
 * dwell_page_control_set_indicator_background: (set-property indicator-background)
 * @self: the widget
 * @indicator_background: when the background shows; by default during an interaction
 *
 * Sets when the background shows; by default during an interaction.
 */
void dwell_page_control_set_indicator_background(DwellPageControl *self, DwellIndicatorBackground indicator_background);

/**
 * dwell_page_control_get_indicator_overflow: (get-property indicator-overflow)
 * @self: the widget
 *
 * Returns: how dots are shown that don't fit.
 */
DwellIndicatorOverflow dwell_page_control_get_indicator_overflow(DwellPageControl *self);

/**
 * dwell_page_control_set_indicator_overflow: (set-property indicator-overflow)
 * @self: the widget
 * @indicator_overflow: how dots are shown that don't fit
 *
 * Sets how dots are shown that don't fit.
 */
void dwell_page_control_set_indicator_overflow(DwellPageControl *self, DwellIndicatorOverflow indicator_overflow);

/**
 * dwell_page_control_get_number_label: (get-property number-label)
 * @self: the widget
 *
 * Returns: whether a number replaces the dots; by default where the overflow is a label.
 */
DwellNumberLabel dwell_page_control_get_number_label(DwellPageControl *self);

/**
 * dwell_page_control_set_number_label: (set-property number-label)
 * @self: the widget
 * @number_label: whether a number replaces the dots; by default where the overflow is a label
 *
 * Sets whether a number replaces the dots; by default where the overflow is a label.
 */
void dwell_page_control_set_number_label(DwellPageControl *self, DwellNumberLabel number_label);

/**
 * dwell_page_control_get_indicator_transition: (get-property indicator-transition)
 * @self: the widget
 *
 * Returns: how the current dot moves from page to page.
 */
DwellIndicatorTransition dwell_page_control_get_indicator_transition(DwellPageControl *self);

/**
 * dwell_page_control_set_indicator_transition: (set-property indicator-transition)
 * @self: the widget
 * @indicator_transition: how the current dot moves from page to page
 *
 * Sets how the current dot moves from page to page.
 */
void dwell_page_control_set_indicator_transition(DwellPageControl *self, DwellIndicatorTransition indicator_transition);

/**
 * dwell_page_control_get_seen_marks: (get-property seen-marks)
 * @self: the widget
 *
 * Returns: which pages count as seen; by default those before the current one where time is shown.
 */
DwellSeenMarks dwell_page_control_get_seen_marks(DwellPageControl *self);

/**
 * dwell_page_control_set_seen_marks: (set-property seen-marks)
 * @self: the widget
 * @seen_marks: which pages count as seen; by default those before the current one where time is shown
 *
 * Sets which pages count as seen; by default those before the current one where time is shown.
 */
void dwell_page_control_set_seen_marks(DwellPageControl *self, DwellSeenMarks seen_marks);

/**
 * dwell_page_control_get_allows_scrubbing: (get-property allows-scrubbing)
 * @self: the widget
 *
 * Returns: whether a drag turns pages; by default where the background shows it.
 */
DwellTernary dwell_page_control_get_allows_scrubbing(DwellPageControl *self);

/**
 * dwell_page_control_set_allows_scrubbing: (set-property allows-scrubbing)
 * @self: the widget
 * @allows_scrubbing: whether a drag turns pages; by default where the background shows it
 *
 * Sets whether a drag turns pages; by default where the background shows it.
 */
void dwell_page_control_set_allows_scrubbing(DwellPageControl *self, DwellTernary allows_scrubbing);

/**
 * dwell_page_control_get_indicator_role: (get-property indicator-role)
 * @self: the widget
 *
 * Returns: what dots are for assistive technology and keys: one slider, or a button or a tab each.
 */
DwellIndicatorRole dwell_page_control_get_indicator_role(DwellPageControl *self);

/**
 * dwell_page_control_set_indicator_role: (set-property indicator-role)
 * @self: the widget
 * @indicator_role: what dots are for assistive technology and keys: one slider, or a button or a tab each
 *
 * Sets what dots are for assistive technology and keys: one slider, or a button or a tab each. Set it before the widget is in a window: then the widget itself is no slider.
 */
void dwell_page_control_set_indicator_role(DwellPageControl *self, DwellIndicatorRole indicator_role);

/**
 * dwell_page_control_get_indicator_dot_size: (get-property indicator-dot-size)
 * @self: the widget
 *
 * Returns: the diameter of a dot and the height of the pill.
 */
double dwell_page_control_get_indicator_dot_size(DwellPageControl *self);

/**
 * dwell_page_control_set_indicator_dot_size: (set-property indicator-dot-size)
 * @self: the widget
 * @indicator_dot_size: the diameter of a dot and the height of the pill
 *
 * Sets the diameter of a dot and the height of the pill, 0 to 10000; 8 by default.
 */
void dwell_page_control_set_indicator_dot_size(DwellPageControl *self, double indicator_dot_size);

/**
 * dwell_page_control_get_indicator_pill_length: (get-property indicator-pill-length)
 * @self: the widget
 *
 * Returns: the length of the current page's pill.
 */
double dwell_page_control_get_indicator_pill_length(DwellPageControl *self);

/**
 * dwell_page_control_set_indicator_pill_length: (set-property indicator-pill-length)
 * @self: the widget
 * @indicator_pill_length: the length of the current page's pill
 *
 * Sets the length of the current page's pill, 0 to 10000; 36 by default.
 */
void dwell_page_control_set_indicator_pill_length(DwellPageControl *self, double indicator_pill_length);

/**
 * dwell_page_control_get_indicator_pill_corner_radius: (get-property indicator-pill-corner-radius)
 * @self: the widget
 *
 * Returns: the corner radius of the pill; by default its ends are round; -1 for the default.
 */
double dwell_page_control_get_indicator_pill_corner_radius(DwellPageControl *self);

/**
 * dwell_page_control_set_indicator_pill_corner_radius: (set-property indicator-pill-corner-radius)
 * @self: the widget
 * @indicator_pill_corner_radius: the corner radius of the pill; by default its ends are round; -1 for the default
 *
 * Sets the corner radius of the pill; by default its ends are round; -1 for the default, -1 to 10000; -1 by default.
 */
void dwell_page_control_set_indicator_pill_corner_radius(DwellPageControl *self, double indicator_pill_corner_radius);

/**
 * dwell_page_control_get_indicator_spacing: (get-property indicator-spacing)
 * @self: the widget
 *
 * Returns: the gap between dots.
 */
double dwell_page_control_get_indicator_spacing(DwellPageControl *self);

/**
 * dwell_page_control_set_indicator_spacing: (set-property indicator-spacing)
 * @self: the widget
 * @indicator_spacing: the gap between dots
 *
 * Sets the gap between dots, 0 to 10000; 6 by default.
 */
void dwell_page_control_set_indicator_spacing(DwellPageControl *self, double indicator_spacing);

/**
 * dwell_page_control_get_indicator_track_opacity: (get-property indicator-track-opacity)
 * @self: the widget
 *
 * Returns: the opacity of the pill under its fill; -1 for the default.
 */
double dwell_page_control_get_indicator_track_opacity(DwellPageControl *self);

/**
 * dwell_page_control_set_indicator_track_opacity: (set-property indicator-track-opacity)
 * @self: the widget
 * @indicator_track_opacity: the opacity of the pill under its fill; -1 for the default
 *
 * Sets the opacity of the pill under its fill; -1 for the default, -1 to 1; -1 by default.
 */
void dwell_page_control_set_indicator_track_opacity(DwellPageControl *self, double indicator_track_opacity);

/**
 * dwell_page_control_get_indicator_fill_opacity: (get-property indicator-fill-opacity)
 * @self: the widget
 *
 * Returns: the opacity of the pill's fill.
 */
double dwell_page_control_get_indicator_fill_opacity(DwellPageControl *self);

/**
 * dwell_page_control_set_indicator_fill_opacity: (set-property indicator-fill-opacity)
 * @self: the widget
 * @indicator_fill_opacity: the opacity of the pill's fill
 *
 * Sets the opacity of the pill's fill, 0 to 1; 1 by default.
 */
void dwell_page_control_set_indicator_fill_opacity(DwellPageControl *self, double indicator_fill_opacity);

/**
 * dwell_page_control_get_indicator_seen_opacity: (get-property indicator-seen-opacity)
 * @self: the widget
 *
 * Returns: the opacity of the dots of seen pages; -1 for the default.
 */
double dwell_page_control_get_indicator_seen_opacity(DwellPageControl *self);

/**
 * dwell_page_control_set_indicator_seen_opacity: (set-property indicator-seen-opacity)
 * @self: the widget
 * @indicator_seen_opacity: the opacity of the dots of seen pages; -1 for the default
 *
 * Sets the opacity of the dots of seen pages; -1 for the default, -1 to 1; -1 by default.
 */
void dwell_page_control_set_indicator_seen_opacity(DwellPageControl *self, double indicator_seen_opacity);

/**
 * dwell_page_control_get_indicator_upcoming_opacity: (get-property indicator-upcoming-opacity)
 * @self: the widget
 *
 * Returns: the opacity of the dots of upcoming pages; -1 for the default.
 */
double dwell_page_control_get_indicator_upcoming_opacity(DwellPageControl *self);

/**
 * dwell_page_control_set_indicator_upcoming_opacity: (set-property indicator-upcoming-opacity)
 * @self: the widget
 * @indicator_upcoming_opacity: the opacity of the dots of upcoming pages; -1 for the default
 *
 * Sets the opacity of the dots of upcoming pages; -1 for the default, -1 to 1; -1 by default.
 */
void dwell_page_control_set_indicator_upcoming_opacity(DwellPageControl *self, double indicator_upcoming_opacity);

/**
 * dwell_page_control_get_indicator_current_opacity: (get-property indicator-current-opacity)
 * @self: the widget
 *
 * Returns: the opacity of the current dot where pages aren't timed.
 */
double dwell_page_control_get_indicator_current_opacity(DwellPageControl *self);

/**
 * dwell_page_control_set_indicator_current_opacity: (set-property indicator-current-opacity)
 * @self: the widget
 * @indicator_current_opacity: the opacity of the current dot where pages aren't timed
 *
 * Sets the opacity of the current dot where pages aren't timed, 0 to 1; 1 by default.
 */
void dwell_page_control_set_indicator_current_opacity(DwellPageControl *self, double indicator_current_opacity);

/**
 * dwell_page_control_get_indicator_maximum_dot_count: (get-property indicator-maximum-dot-count)
 * @self: the widget
 *
 * Returns: the largest number of pages that each have a dot, if they fit, rounded.
 */
double dwell_page_control_get_indicator_maximum_dot_count(DwellPageControl *self);

/**
 * dwell_page_control_set_indicator_maximum_dot_count: (set-property indicator-maximum-dot-count)
 * @self: the widget
 * @indicator_maximum_dot_count: the largest number of pages that each have a dot, if they fit, rounded
 *
 * Sets the largest number of pages that each have a dot, if they fit, rounded, 1 to 1000; 10 by default.
 */
void dwell_page_control_set_indicator_maximum_dot_count(DwellPageControl *self, double indicator_maximum_dot_count);

/**
 * dwell_page_control_get_indicator_window_length: (get-property indicator-window-length)
 * @self: the widget
 *
 * Returns: the largest number of dots in a window onto more pages, rounded.
 */
double dwell_page_control_get_indicator_window_length(DwellPageControl *self);

/**
 * dwell_page_control_set_indicator_window_length: (set-property indicator-window-length)
 * @self: the widget
 * @indicator_window_length: the largest number of dots in a window onto more pages, rounded
 *
 * Sets the largest number of dots in a window onto more pages, rounded, 1 to 1000; 9 by default.
 */
void dwell_page_control_set_indicator_window_length(DwellPageControl *self, double indicator_window_length);

/**
 * dwell_page_control_get_indicator_label_threshold: (get-property indicator-label-threshold)
 * @self: the widget
 *
 * Returns: the largest number of pages that a row with a number label shows as dots, rounded.
 */
double dwell_page_control_get_indicator_label_threshold(DwellPageControl *self);

/**
 * dwell_page_control_set_indicator_label_threshold: (set-property indicator-label-threshold)
 * @self: the widget
 * @indicator_label_threshold: the largest number of pages that a row with a number label shows as dots, rounded
 *
 * Sets the largest number of pages that a row with a number label shows as dots, rounded, 1 to 1000; 9 by default.
 */
void dwell_page_control_set_indicator_label_threshold(DwellPageControl *self, double indicator_label_threshold);

/**
 * dwell_page_control_get_indicator_image_size: (get-property indicator-image-size)
 * @self: the widget
 *
 * Returns: the width and height of an image in place of a dot.
 */
double dwell_page_control_get_indicator_image_size(DwellPageControl *self);

/**
 * dwell_page_control_set_indicator_image_size: (set-property indicator-image-size)
 * @self: the widget
 * @indicator_image_size: the width and height of an image in place of a dot
 *
 * Sets the width and height of an image in place of a dot, 0 to 10000; 10 by default.
 */
void dwell_page_control_set_indicator_image_size(DwellPageControl *self, double indicator_image_size);

/**
 * dwell_page_control_get_indicator_label_font_size: (get-property indicator-label-font-size)
 * @self: the widget
 *
 * Returns: the font size of the number label.
 */
double dwell_page_control_get_indicator_label_font_size(DwellPageControl *self);

/**
 * dwell_page_control_set_indicator_label_font_size: (set-property indicator-label-font-size)
 * @self: the widget
 * @indicator_label_font_size: the font size of the number label
 *
 * Sets the font size of the number label, 0 to 10000; 18 by default.
 */
void dwell_page_control_set_indicator_label_font_size(DwellPageControl *self, double indicator_label_font_size);

/**
 * dwell_page_control_get_indicator_label_opacity: (get-property indicator-label-opacity)
 * @self: the widget
 *
 * Returns: the opacity of the number label.
 */
double dwell_page_control_get_indicator_label_opacity(DwellPageControl *self);

/**
 * dwell_page_control_set_indicator_label_opacity: (set-property indicator-label-opacity)
 * @self: the widget
 * @indicator_label_opacity: the opacity of the number label
 *
 * Sets the opacity of the number label, 0 to 1; 0.9 by default.
 */
void dwell_page_control_set_indicator_label_opacity(DwellPageControl *self, double indicator_label_opacity);

/**
 * dwell_page_control_get_indicator_background_padding: (get-property indicator-background-padding)
 * @self: the widget
 *
 * Returns: the distance between the dots and the edge of their background.
 */
double dwell_page_control_get_indicator_background_padding(DwellPageControl *self);

/**
 * dwell_page_control_set_indicator_background_padding: (set-property indicator-background-padding)
 * @self: the widget
 * @indicator_background_padding: the distance between the dots and the edge of their background
 *
 * Sets the distance between the dots and the edge of their background, 0 to 10000; 10 by default.
 */
void dwell_page_control_set_indicator_background_padding(DwellPageControl *self, double indicator_background_padding);

/**
 * dwell_page_control_get_indicator_background_radius: (get-property indicator-background-radius)
 * @self: the widget
 *
 * Returns: the corner radius of the background.
 */
double dwell_page_control_get_indicator_background_radius(DwellPageControl *self);

/**
 * dwell_page_control_set_indicator_background_radius: (set-property indicator-background-radius)
 * @self: the widget
 * @indicator_background_radius: the corner radius of the background
 *
 * Sets the corner radius of the background, 0 to 10000; 15 by default.
 */
void dwell_page_control_set_indicator_background_radius(DwellPageControl *self, double indicator_background_radius);

/**
 * dwell_page_control_get_indicator_background_opacity: (get-property indicator-background-opacity)
 * @self: the widget
 *
 * Returns: the opacity of the background.
 */
double dwell_page_control_get_indicator_background_opacity(DwellPageControl *self);

/**
 * dwell_page_control_set_indicator_background_opacity: (set-property indicator-background-opacity)
 * @self: the widget
 * @indicator_background_opacity: the opacity of the background
 *
 * Sets the opacity of the background, 0 to 1; 0.2 by default.
 */
void dwell_page_control_set_indicator_background_opacity(DwellPageControl *self, double indicator_background_opacity);

/**
 * dwell_page_control_get_tint: (get-property tint)
 * @self: the widget
 *
 * Returns: (transfer full): the colour of upcoming dots and of tracks.
 */
char *dwell_page_control_get_tint(DwellPageControl *self);

/**
 * dwell_page_control_set_tint: (set-property tint)
 * @self: the widget
 * @tint: (nullable): the colour of upcoming dots and of tracks
 *
 * Sets the colour of upcoming dots and of tracks. In GDK's notation, such as `#388e3c`; empty for that of the style. A text that cannot be read causes a warning, and changes nothing.
 */
void dwell_page_control_set_tint(DwellPageControl *self, const char *tint);

/**
 * dwell_page_control_get_current_tint: (get-property current-tint)
 * @self: the widget
 *
 * Returns: (transfer full): the colour of the current dot and of its fill.
 */
char *dwell_page_control_get_current_tint(DwellPageControl *self);

/**
 * dwell_page_control_set_current_tint: (set-property current-tint)
 * @self: the widget
 * @current_tint: (nullable): the colour of the current dot and of its fill
 *
 * Sets the colour of the current dot and of its fill. In GDK's notation, such as `#388e3c`; empty for that of the style. A text that cannot be read causes a warning, and changes nothing.
 */
void dwell_page_control_set_current_tint(DwellPageControl *self, const char *current_tint);

/**
 * dwell_page_control_get_seen_tint: (get-property seen-tint)
 * @self: the widget
 *
 * Returns: (transfer full): the colour of dots of seen pages.
 */
char *dwell_page_control_get_seen_tint(DwellPageControl *self);

/**
 * dwell_page_control_set_seen_tint: (set-property seen-tint)
 * @self: the widget
 * @seen_tint: (nullable): the colour of dots of seen pages
 *
 * Sets the colour of dots of seen pages. In GDK's notation, such as `#388e3c`; empty for that of the style. A text that cannot be read causes a warning, and changes nothing.
 */
void dwell_page_control_set_seen_tint(DwellPageControl *self, const char *seen_tint);

/**
 * dwell_page_control_get_background_tint: (get-property background-tint)
 * @self: the widget
 *
 * Returns: (transfer full): the colour of the background behind the dots.
 */
char *dwell_page_control_get_background_tint(DwellPageControl *self);

/**
 * dwell_page_control_set_background_tint: (set-property background-tint)
 * @self: the widget
 * @background_tint: (nullable): the colour of the background behind the dots
 *
 * Sets the colour of the background behind the dots. In GDK's notation, such as `#388e3c`; empty for that of the style. A text that cannot be read causes a warning, and changes nothing.
 */
void dwell_page_control_set_background_tint(DwellPageControl *self, const char *background_tint);

/**
 * dwell_segmented_progress_get_page: (get-property page)
 * @self: the widget
 *
 * Returns: the current page, or the one being turned to, from 0.
 */
guint dwell_segmented_progress_get_page(DwellSegmentedProgress *self);

/**
 * dwell_segmented_progress_set_page: (set-property page)
 * @self: the widget
 * @page: the current page, or the one being turned to, from 0
 *
 * Sets the current page, or the one being turned to, from 0. One that does not exist yet is shown as soon as it does.
 */
void dwell_segmented_progress_set_page(DwellSegmentedProgress *self, guint page);

/**
 * dwell_segmented_progress_get_page_count: (get-property page-count)
 * @self: the widget
 *
 * Returns: the number of pages.
 */
guint dwell_segmented_progress_get_page_count(DwellSegmentedProgress *self);

/**
 * dwell_segmented_progress_set_page_count: (set-property page-count)
 * @self: the widget
 * @page_count: the number of pages
 *
 * Sets the number of pages.
 */
void dwell_segmented_progress_set_page_count(DwellSegmentedProgress *self, guint page_count);

/**
 * dwell_segmented_progress_get_position: (get-property position)
 * @self: the widget
 *
 * Returns: the position, in pages.
 */
double dwell_segmented_progress_get_position(DwellSegmentedProgress *self);

/**
 * dwell_segmented_progress_set_position: (set-property position)
 * @self: the widget
 * @position: the position, in pages
 *
 * Sets the position, in pages. The page at which another pager's pages stay for a tenth of a second is the current one; until then time is paused.
 */
void dwell_segmented_progress_set_position(DwellSegmentedProgress *self, double position);

/**
 * dwell_segmented_progress_get_progress: (get-property progress)
 * @self: the widget
 *
 * Returns: the elapsed fraction of the page's time.
 */
double dwell_segmented_progress_get_progress(DwellSegmentedProgress *self);

/**
 * dwell_segmented_progress_set_progress: (set-property progress)
 * @self: the widget
 * @progress: the elapsed fraction of the page's time
 *
 * Sets the elapsed fraction of the page's time, 0 to 1; 0 by default. Time continues from there, unless the duration is 0: then only the app sets the progress. At 1 the page's time is over.
 */
void dwell_segmented_progress_set_progress(DwellSegmentedProgress *self, double progress);

/**
 * dwell_segmented_progress_get_duration: (get-property duration)
 * @self: the widget
 *
 * Returns: how long a page stays, in seconds; 0 if the app drives it.
 */
double dwell_segmented_progress_get_duration(DwellSegmentedProgress *self);

/**
 * dwell_segmented_progress_set_duration: (set-property duration)
 * @self: the widget
 * @duration: how long a page stays, in seconds; 0 if the app drives it
 *
 * Sets how long a page stays, in seconds; 0 if the app drives it, 0 or more; 4 by default.
 */
void dwell_segmented_progress_set_duration(DwellSegmentedProgress *self, double duration);

/**
 * dwell_segmented_progress_get_paused: (get-property paused)
 * @self: the widget
 *
 * Returns: whether the app or the user has paused.
 */
gboolean dwell_segmented_progress_get_paused(DwellSegmentedProgress *self);

/**
 * dwell_segmented_progress_set_paused: (set-property paused)
 * @self: the widget
 * @paused: whether the app or the user has paused
 *
 * Sets whether the app or the user has paused.
 */
void dwell_segmented_progress_set_paused(DwellSegmentedProgress *self, gboolean paused);

/**
 * dwell_segmented_progress_get_loop: (get-property loop)
 * @self: the widget
 *
 * Returns: whether the first page follows the last.
 */
gboolean dwell_segmented_progress_get_loop(DwellSegmentedProgress *self);

/**
 * dwell_segmented_progress_set_loop: (set-property loop)
 * @self: the widget
 * @loop: whether the first page follows the last
 *
 * Sets whether the first page follows the last.
 */
void dwell_segmented_progress_set_loop(DwellSegmentedProgress *self, gboolean loop);

/**
 * dwell_segmented_progress_get_timed: (get-property timed)
 * @self: the widget
 *
 * Returns: whether pages advance automatically.
 */
gboolean dwell_segmented_progress_get_timed(DwellSegmentedProgress *self);

/**
 * dwell_segmented_progress_set_timed: (set-property timed)
 * @self: the widget
 * @timed: whether pages advance automatically
 *
 * Sets whether pages advance automatically.
 */
void dwell_segmented_progress_set_timed(DwellSegmentedProgress *self, gboolean timed);

/**
 * dwell_segmented_progress_get_asks_before_advancing: (get-property asks-before-advancing)
 * @self: the widget
 *
 * Returns: whether a page whose time is over waits for approval, advance or veto.
 */
gboolean dwell_segmented_progress_get_asks_before_advancing(DwellSegmentedProgress *self);

/**
 * dwell_segmented_progress_set_asks_before_advancing: (set-property asks-before-advancing)
 * @self: the widget
 * @asks_before_advancing: whether a page whose time is over waits for approval, advance or veto
 *
 * Sets whether a page whose time is over waits for approval, advance or veto.
 */
void dwell_segmented_progress_set_asks_before_advancing(DwellSegmentedProgress *self, gboolean asks_before_advancing);

/**
 * dwell_segmented_progress_get_after_interaction: (get-property after-interaction)
 * @self: the widget
 *
 * Returns: what the timer does after an interaction with pages or indicator.
 */
DwellAfterInteraction dwell_segmented_progress_get_after_interaction(DwellSegmentedProgress *self);

/**
 * dwell_segmented_progress_set_after_interaction: (set-property after-interaction)
 * @self: the widget
 * @after_interaction: what the timer does after an interaction with pages or indicator
 *
 * Sets what the timer does after an interaction with pages or indicator.
 */
void dwell_segmented_progress_set_after_interaction(DwellSegmentedProgress *self, DwellAfterInteraction after_interaction);

/**
 * dwell_segmented_progress_get_segment_fill: (get-property segment-fill)
 * @self: the widget
 *
 * Returns: how the fill moves, page by page or through the whole row.
 */
DwellSegmentFill dwell_segmented_progress_get_segment_fill(DwellSegmentedProgress *self);

/**
 * dwell_segmented_progress_set_segment_fill: (set-property segment-fill)
 * @self: the widget
 * @segment_fill: how the fill moves, page by page or through the whole row
 *
 * Sets how the fill moves, page by page or through the whole row.
 */
void dwell_segmented_progress_set_segment_fill(DwellSegmentedProgress *self, DwellSegmentFill segment_fill);

/**
 * dwell_segmented_progress_get_indicator_role: (get-property indicator-role)
 * @self: the widget
 *
 * Returns: what segments are for assistive technology and keys: one slider, or a button or a tab each.
 */
DwellIndicatorRole dwell_segmented_progress_get_indicator_role(DwellSegmentedProgress *self);

/**
 * dwell_segmented_progress_set_indicator_role: (set-property indicator-role)
 * @self: the widget
 * @indicator_role: what segments are for assistive technology and keys: one slider, or a button or a tab each
 *
 * Sets what segments are for assistive technology and keys: one slider, or a button or a tab each. Set it before the widget is in a window: then the widget itself is no slider.
 */
void dwell_segmented_progress_set_indicator_role(DwellSegmentedProgress *self, DwellIndicatorRole indicator_role);

/**
 * dwell_segmented_progress_get_segment_thickness: (get-property segment-thickness)
 * @self: the widget
 *
 * Returns: the thickness of a segment.
 */
double dwell_segmented_progress_get_segment_thickness(DwellSegmentedProgress *self);

/**
 * dwell_segmented_progress_set_segment_thickness: (set-property segment-thickness)
 * @self: the widget
 * @segment_thickness: the thickness of a segment
 *
 * Sets the thickness of a segment, 0 to 10000; 5 by default.
 */
void dwell_segmented_progress_set_segment_thickness(DwellSegmentedProgress *self, double segment_thickness);

/**
 * dwell_segmented_progress_get_segment_spacing: (get-property segment-spacing)
 * @self: the widget
 *
 * Returns: the gap between segments.
 */
double dwell_segmented_progress_get_segment_spacing(DwellSegmentedProgress *self);

/**
 * dwell_segmented_progress_set_segment_spacing: (set-property segment-spacing)
 * @self: the widget
 * @segment_spacing: the gap between segments
 *
 * Sets the gap between segments, 0 to 10000; 4 by default.
 */
void dwell_segmented_progress_set_segment_spacing(DwellSegmentedProgress *self, double segment_spacing);

/**
 * dwell_segmented_progress_get_minimum_segment_length: (get-property minimum-segment-length)
 * @self: the widget
 *
 * Returns: the length below which a window of fewer segments is shown, in points.
 */
double dwell_segmented_progress_get_minimum_segment_length(DwellSegmentedProgress *self);

/**
 * dwell_segmented_progress_set_minimum_segment_length: (set-property minimum-segment-length)
 * @self: the widget
 * @minimum_segment_length: the length below which a window of fewer segments is shown, in points
 *
 * Sets the length below which a window of fewer segments is shown, in points, 1 to 10000; 8 by default.
 */
void dwell_segmented_progress_set_minimum_segment_length(DwellSegmentedProgress *self, double minimum_segment_length);

/**
 * dwell_segmented_progress_get_segment_window_length: (get-property segment-window-length)
 * @self: the widget
 *
 * Returns: the largest number of segments in such a window, rounded.
 */
double dwell_segmented_progress_get_segment_window_length(DwellSegmentedProgress *self);

/**
 * dwell_segmented_progress_set_segment_window_length: (set-property segment-window-length)
 * @self: the widget
 * @segment_window_length: the largest number of segments in such a window, rounded
 *
 * Sets the largest number of segments in such a window, rounded, 1 to 1000; 9 by default.
 */
void dwell_segmented_progress_set_segment_window_length(DwellSegmentedProgress *self, double segment_window_length);

/**
 * dwell_segmented_progress_get_segment_completed_opacity: (get-property segment-completed-opacity)
 * @self: the widget
 *
 * Returns: the opacity of completed parts.
 */
double dwell_segmented_progress_get_segment_completed_opacity(DwellSegmentedProgress *self);

/**
 * dwell_segmented_progress_set_segment_completed_opacity: (set-property segment-completed-opacity)
 * @self: the widget
 * @segment_completed_opacity: the opacity of completed parts
 *
 * Sets the opacity of completed parts, 0 to 1; 1 by default.
 */
void dwell_segmented_progress_set_segment_completed_opacity(DwellSegmentedProgress *self, double segment_completed_opacity);

/**
 * dwell_segmented_progress_get_segment_inactive_opacity: (get-property segment-inactive-opacity)
 * @self: the widget
 *
 * Returns: the opacity of the segments under them; -1 for the default.
 */
double dwell_segmented_progress_get_segment_inactive_opacity(DwellSegmentedProgress *self);

/**
 * dwell_segmented_progress_set_segment_inactive_opacity: (set-property segment-inactive-opacity)
 * @self: the widget
 * @segment_inactive_opacity: the opacity of the segments under them; -1 for the default
 *
 * Sets the opacity of the segments under them; -1 for the default, -1 to 1; -1 by default.
 */
void dwell_segmented_progress_set_segment_inactive_opacity(DwellSegmentedProgress *self, double segment_inactive_opacity);

/**
 * dwell_segmented_progress_get_tint: (get-property tint)
 * @self: the widget
 *
 * Returns: (transfer full): the colour of the tracks of segments.
 */
char *dwell_segmented_progress_get_tint(DwellSegmentedProgress *self);

/**
 * dwell_segmented_progress_set_tint: (set-property tint)
 * @self: the widget
 * @tint: (nullable): the colour of the tracks of segments
 *
 * Sets the colour of the tracks of segments. In GDK's notation, such as `#388e3c`; empty for that of the style. A text that cannot be read causes a warning, and changes nothing.
 */
void dwell_segmented_progress_set_tint(DwellSegmentedProgress *self, const char *tint);

/**
 * dwell_segmented_progress_get_current_tint: (get-property current-tint)
 * @self: the widget
 *
 * Returns: (transfer full): the colour of what fills the segments.
 */
char *dwell_segmented_progress_get_current_tint(DwellSegmentedProgress *self);

/**
 * dwell_segmented_progress_set_current_tint: (set-property current-tint)
 * @self: the widget
 * @current_tint: (nullable): the colour of what fills the segments
 *
 * Sets the colour of what fills the segments. In GDK's notation, such as `#388e3c`; empty for that of the style. A text that cannot be read causes a warning, and changes nothing.
 */
void dwell_segmented_progress_set_current_tint(DwellSegmentedProgress *self, const char *current_tint);

/**
 * dwell_progress_meter_get_value: (get-property value)
 * @self: the widget
 *
 * Returns: the level.
 */
double dwell_progress_meter_get_value(DwellProgressMeter *self);

/**
 * dwell_progress_meter_set_value: (set-property value)
 * @self: the widget
 * @value: the level
 *
 * Sets the level.
 */
void dwell_progress_meter_set_value(DwellProgressMeter *self, double value);

/**
 * dwell_progress_meter_get_minimum: (get-property minimum)
 * @self: the widget
 *
 * Returns: the level of an empty meter.
 */
double dwell_progress_meter_get_minimum(DwellProgressMeter *self);

/**
 * dwell_progress_meter_set_minimum: (set-property minimum)
 * @self: the widget
 * @minimum: the level of an empty meter
 *
 * Sets the level of an empty meter.
 */
void dwell_progress_meter_set_minimum(DwellProgressMeter *self, double minimum);

/**
 * dwell_progress_meter_get_maximum: (get-property maximum)
 * @self: the widget
 *
 * Returns: the level of a full meter.
 */
double dwell_progress_meter_get_maximum(DwellProgressMeter *self);

/**
 * dwell_progress_meter_set_maximum: (set-property maximum)
 * @self: the widget
 * @maximum: the level of a full meter
 *
 * Sets the level of a full meter.
 */
void dwell_progress_meter_set_maximum(DwellProgressMeter *self, double maximum);

/**
 * dwell_progress_meter_get_fraction: (get-property fraction)
 * @self: the widget
 *
 * Returns: the fraction of the meter that is filled.
 */
double dwell_progress_meter_get_fraction(DwellProgressMeter *self);

/**
 * dwell_progress_meter_get_colors: (get-property colors)
 * @self: the widget
 *
 * Returns: (transfer full): the colours of the fill by its level, such as `red, gold 60%, green`.
 */
char *dwell_progress_meter_get_colors(DwellProgressMeter *self);

/**
 * dwell_progress_meter_set_colors: (set-property colors)
 * @self: the widget
 * @colors: (nullable): the colours of the fill by its level, such as `red, gold 60%, green`
 *
 * Sets the colours of the fill by its level, such as `red, gold 60%, green`. Colours without a percentage lie at equal distances. A text that cannot be read causes a warning, and changes nothing.
 */
void dwell_progress_meter_set_colors(DwellProgressMeter *self, const char *colors);

/**
 * dwell_progress_meter_get_meter_width: (get-property meter-width)
 * @self: the widget
 *
 * Returns: the width of the meter within its border.
 */
double dwell_progress_meter_get_meter_width(DwellProgressMeter *self);

/**
 * dwell_progress_meter_set_meter_width: (set-property meter-width)
 * @self: the widget
 * @meter_width: the width of the meter within its border
 *
 * Sets the width of the meter within its border, 0 to 10000; 100 by default.
 */
void dwell_progress_meter_set_meter_width(DwellProgressMeter *self, double meter_width);

/**
 * dwell_progress_meter_get_border_width: (get-property border-width)
 * @self: the widget
 *
 * Returns: the thickness of the border.
 */
double dwell_progress_meter_get_border_width(DwellProgressMeter *self);

/**
 * dwell_progress_meter_set_border_width: (set-property border-width)
 * @self: the widget
 * @border_width: the thickness of the border
 *
 * Sets the thickness of the border, 0 to 10000; 2 by default.
 */
void dwell_progress_meter_set_border_width(DwellProgressMeter *self, double border_width);

/**
 * dwell_progress_meter_get_padding: (get-property padding)
 * @self: the widget
 *
 * Returns: the space before and after the meter along its axis, together.
 */
double dwell_progress_meter_get_padding(DwellProgressMeter *self);

/**
 * dwell_progress_meter_set_padding: (set-property padding)
 * @self: the widget
 * @padding: the space before and after the meter along its axis, together
 *
 * Sets the space before and after the meter along its axis, together, 0 to 10000; 44 by default.
 */
void dwell_progress_meter_set_padding(DwellProgressMeter *self, double padding);

/**
 * dwell_progress_meter_get_corner_radius: (get-property corner-radius)
 * @self: the widget
 *
 * Returns: the corner radius within the border; from half the width on the ends are round.
 */
double dwell_progress_meter_get_corner_radius(DwellProgressMeter *self);

/**
 * dwell_progress_meter_set_corner_radius: (set-property corner-radius)
 * @self: the widget
 * @corner_radius: the corner radius within the border; from half the width on the ends are round
 *
 * Sets the corner radius within the border; from half the width on the ends are round, 0 to 10000; 0 by default.
 */
void dwell_progress_meter_set_corner_radius(DwellProgressMeter *self, double corner_radius);

G_END_DECLS
