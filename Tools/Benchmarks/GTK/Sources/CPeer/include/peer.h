// The widget that ours is compared with, and the measurements of both. Objects are plain pointers, so that the
// program need not import the toolkit's headers a second time.
#pragma once

/// Initialises the toolkit; returns whether there is a display.
int peer_init(void);
/// An AdwCarouselIndicatorDots of a carousel with the given number of pages, which has a size but is in no window.
void *peer_dots(int pages);
/// Shows a page without animation.
void peer_show(void *dots, int page);
/// A label with a number, as a page.
void *peer_page(int number);
/// An AdwCarousel of the given number of labels, with an AdwCarouselIndicatorDots below it in a box, 400 by 300 points.
void *peer_carousel(int pages);
/// Turns the carousel in such a box to a page, with animation.
void peer_turn(void *box, int page);
/// Requests a size for a widget, in points.
void peer_resize(void *widget, int width, int height);
/// Appends labels to a GtkBox and removes them from the front; returns the cost, in microseconds.
double peer_fill(int pages);
/// A window that contains only the widget, mapped and drawn once.
void *peer_window(void *widget);
/// Closes a window.
void peer_close(void *window);
/// The CPU time of a frame that redraws the widget, in microseconds: everything that the main loop does.
double peer_frame(void *window, void *widget);
/// The CPU time of a widget's snapshot, in microseconds, and of drawing its nodes into an image.
void peer_snapshot(void *widget, double *snapshot, double *draw);
/// The CPU time that this thread has used, in microseconds.
double peer_cpu(void);

/// The cost of a widget without user input.
typedef struct {
  /// The number of frames that its window drew.
  double frames;
  /// The number of wake-ups of the process.
  double wake_ups;
  /// The CPU time, in microseconds.
  double cpu;
} peer_cost;
/// A progress bar of the toolkit that fills in the given time, set in every frame.
void *peer_bar(double seconds);
/// Hides a window.
void peer_hide(void *window);
/// Runs the main loop for the given time, and adds up the cost.
void peer_watch(void *widget, double seconds, peer_cost *cost);
/// Runs the main loop for the given time, in seconds.
void peer_rest(double seconds);
