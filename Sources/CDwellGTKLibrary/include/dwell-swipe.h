/* What turns a page, and how pages settle: of carousels and page views. */
#pragma once
#include "dwell-carousel.h"
#include "dwell-page-view.h"

G_BEGIN_DECLS

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
 * dwell_carousel_get_drag_distance: (get-property drag-distance)
 * @self: the widget
 *
 * Returns: the distance at which a drag begins, in points.
 */
double dwell_carousel_get_drag_distance(DwellCarousel *self);

/**
 * dwell_carousel_set_drag_distance: (set-property drag-distance)
 * @self: the widget
 * @drag_distance: the distance at which a drag begins, in points
 *
 * Sets the distance at which a drag begins, in points, 0 or more; 10 by default.
 */
void dwell_carousel_set_drag_distance(DwellCarousel *self, double drag_distance);

/**
 * dwell_carousel_get_turn_share: (get-property turn-share)
 * @self: the widget
 *
 * Returns: the share of the widget that a slow drag must exceed to turn the page.
 */
double dwell_carousel_get_turn_share(DwellCarousel *self);

/**
 * dwell_carousel_set_turn_share: (set-property turn-share)
 * @self: the widget
 * @turn_share: the share of the widget that a slow drag must exceed to turn the page
 *
 * Sets the share of the widget that a slow drag must exceed to turn the page, above 0; 0.5 by default.
 */
void dwell_carousel_set_turn_share(DwellCarousel *self, double turn_share);

/**
 * dwell_carousel_get_turn_speed: (get-property turn-speed)
 * @self: the widget
 *
 * Returns: the speed that a flick must exceed to turn the page, in points per second.
 */
double dwell_carousel_get_turn_speed(DwellCarousel *self);

/**
 * dwell_carousel_set_turn_speed: (set-property turn-speed)
 * @self: the widget
 * @turn_speed: the speed that a flick must exceed to turn the page, in points per second
 *
 * Sets the speed that a flick must exceed to turn the page, in points per second; 500 by default.
 */
void dwell_carousel_set_turn_speed(DwellCarousel *self, double turn_speed);

/**
 * dwell_carousel_get_per_gesture: (get-property per-gesture)
 * @self: the widget
 *
 * Returns: the most pages that one gesture turns, rounded.
 */
double dwell_carousel_get_per_gesture(DwellCarousel *self);

/**
 * dwell_carousel_set_per_gesture: (set-property per-gesture)
 * @self: the widget
 * @per_gesture: the most pages that one gesture turns, rounded
 *
 * Sets the most pages that one gesture turns, rounded, 1 or more; 1 by default.
 */
void dwell_carousel_set_per_gesture(DwellCarousel *self, double per_gesture);

/**
 * dwell_carousel_get_overdrag: (get-property overdrag)
 * @self: the widget
 *
 * Returns: the share of a drag that pages follow beyond the ends.
 */
double dwell_carousel_get_overdrag(DwellCarousel *self);

/**
 * dwell_carousel_set_overdrag: (set-property overdrag)
 * @self: the widget
 * @overdrag: the share of a drag that pages follow beyond the ends
 *
 * Sets the share of a drag that pages follow beyond the ends, 0 to 1; 0.5 by default.
 */
void dwell_carousel_set_overdrag(DwellCarousel *self, double overdrag);

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
 * Sets the period of the undamped spring on which pages turn, in seconds; 0.35 by default. At 0 pages turn at once.
 */
void dwell_carousel_set_spring_response(DwellCarousel *self, double spring_response);

/**
 * dwell_carousel_get_spring_damping: (get-property spring-damping)
 * @self: the widget
 *
 * Returns: the damping of turns.
 */
double dwell_carousel_get_spring_damping(DwellCarousel *self);

/**
 * dwell_carousel_set_spring_damping: (set-property spring-damping)
 * @self: the widget
 * @spring_damping: the damping of turns
 *
 * Sets the damping of turns; 0.8 by default. From 1 on they do not overshoot.
 */
void dwell_carousel_set_spring_damping(DwellCarousel *self, double spring_damping);

/**
 * dwell_carousel_get_cross_wheel: (get-property cross-wheel)
 * @self: the widget
 *
 * Returns: whether notches of the wheel across the pages turn them, too.
 */
gboolean dwell_carousel_get_cross_wheel(DwellCarousel *self);

/**
 * dwell_carousel_set_cross_wheel: (set-property cross-wheel)
 * @self: the widget
 * @cross_wheel: whether notches of the wheel across the pages turn them, too
 *
 * Sets whether notches of the wheel across the pages turn them, too. If not, they scroll what is around.
 */
void dwell_carousel_set_cross_wheel(DwellCarousel *self, gboolean cross_wheel);

/**
 * dwell_page_view_get_drag_distance: (get-property drag-distance)
 * @self: the widget
 *
 * Returns: the distance at which a drag begins, in points.
 */
double dwell_page_view_get_drag_distance(DwellPageView *self);

/**
 * dwell_page_view_set_drag_distance: (set-property drag-distance)
 * @self: the widget
 * @drag_distance: the distance at which a drag begins, in points
 *
 * Sets the distance at which a drag begins, in points, 0 or more; 10 by default.
 */
void dwell_page_view_set_drag_distance(DwellPageView *self, double drag_distance);

/**
 * dwell_page_view_get_turn_share: (get-property turn-share)
 * @self: the widget
 *
 * Returns: the share of the widget that a slow drag must exceed to turn the page.
 */
double dwell_page_view_get_turn_share(DwellPageView *self);

/**
 * dwell_page_view_set_turn_share: (set-property turn-share)
 * @self: the widget
 * @turn_share: the share of the widget that a slow drag must exceed to turn the page
 *
 * Sets the share of the widget that a slow drag must exceed to turn the page, above 0; 0.5 by default.
 */
void dwell_page_view_set_turn_share(DwellPageView *self, double turn_share);

/**
 * dwell_page_view_get_turn_speed: (get-property turn-speed)
 * @self: the widget
 *
 * Returns: the speed that a flick must exceed to turn the page, in points per second.
 */
double dwell_page_view_get_turn_speed(DwellPageView *self);

/**
 * dwell_page_view_set_turn_speed: (set-property turn-speed)
 * @self: the widget
 * @turn_speed: the speed that a flick must exceed to turn the page, in points per second
 *
 * Sets the speed that a flick must exceed to turn the page, in points per second; 500 by default.
 */
void dwell_page_view_set_turn_speed(DwellPageView *self, double turn_speed);

/**
 * dwell_page_view_get_per_gesture: (get-property per-gesture)
 * @self: the widget
 *
 * Returns: the most pages that one gesture turns, rounded.
 */
double dwell_page_view_get_per_gesture(DwellPageView *self);

/**
 * dwell_page_view_set_per_gesture: (set-property per-gesture)
 * @self: the widget
 * @per_gesture: the most pages that one gesture turns, rounded
 *
 * Sets the most pages that one gesture turns, rounded, 1 or more; 1 by default.
 */
void dwell_page_view_set_per_gesture(DwellPageView *self, double per_gesture);

/**
 * dwell_page_view_get_overdrag: (get-property overdrag)
 * @self: the widget
 *
 * Returns: the share of a drag that pages follow beyond the ends.
 */
double dwell_page_view_get_overdrag(DwellPageView *self);

/**
 * dwell_page_view_set_overdrag: (set-property overdrag)
 * @self: the widget
 * @overdrag: the share of a drag that pages follow beyond the ends
 *
 * Sets the share of a drag that pages follow beyond the ends, 0 to 1; 0.5 by default.
 */
void dwell_page_view_set_overdrag(DwellPageView *self, double overdrag);

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
 * Sets the period of the undamped spring on which pages turn, in seconds; 0.35 by default. At 0 pages turn at once.
 */
void dwell_page_view_set_spring_response(DwellPageView *self, double spring_response);

/**
 * dwell_page_view_get_spring_damping: (get-property spring-damping)
 * @self: the widget
 *
 * Returns: the damping of turns.
 */
double dwell_page_view_get_spring_damping(DwellPageView *self);

/**
 * dwell_page_view_set_spring_damping: (set-property spring-damping)
 * @self: the widget
 * @spring_damping: the damping of turns
 *
 * Sets the damping of turns; 0.8 by default. From 1 on they do not overshoot.
 */
void dwell_page_view_set_spring_damping(DwellPageView *self, double spring_damping);

/**
 * dwell_page_view_get_cross_wheel: (get-property cross-wheel)
 * @self: the widget
 *
 * Returns: whether notches of the wheel across the pages turn them, too.
 */
gboolean dwell_page_view_get_cross_wheel(DwellPageView *self);

/**
 * dwell_page_view_set_cross_wheel: (set-property cross-wheel)
 * @self: the widget
 * @cross_wheel: whether notches of the wheel across the pages turn them, too
 *
 * Sets whether notches of the wheel across the pages turn them, too. If not, they scroll what is around.
 */
void dwell_page_view_set_cross_wheel(DwellPageView *self, gboolean cross_wheel);

G_END_DECLS
