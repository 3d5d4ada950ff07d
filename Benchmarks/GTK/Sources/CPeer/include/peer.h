// The widget that ours is measured against, and what both are measured with. Objects are plain pointers, so that the
// program need not see the toolkit's headers a second time.
#pragma once

/// Prepares the toolkit; returns whether there is a display.
int peer_init(void);
/// An AdwCarouselIndicatorDots of a carousel of so many pages, which has a size but is in no window.
void *peer_dots(int pages);
/// Shows a page at once.
void peer_show(void *dots, int page);
/// A window with a widget alone in it, mapped and drawn once.
void *peer_window(void *widget);
/// Closes a window.
void peer_close(void *window);
/// The CPU time of a frame in which the widget is drawn anew, in microseconds: everything that the main loop does.
double peer_frame(void *window, void *widget);
/// The CPU time of a widget's snapshot, in microseconds, and of drawing its nodes into an image.
void peer_snapshot(void *widget, double *snapshot, double *draw);
/// The CPU time that this thread has used, in microseconds.
double peer_cpu(void);

/// What a widget costs while nobody does anything.
typedef struct {
  /// How many frames its window drew.
  double frames;
  /// How often the process was woken.
  double wake_ups;
  /// The CPU time that it used, in microseconds.
  double cpu;
} peer_cost;
/// A bar of the toolkit's own that fills in so many seconds, set anew in every frame.
void *peer_bar(double seconds);
/// Takes a window off the screen.
void peer_hide(void *window);
/// Lets the main loop sleep and wake for so many seconds, and adds up what that costs.
void peer_watch(void *widget, double seconds, peer_cost *cost);
