// Generated from the options' declarations in Sources/Dwell.

/** The options of `PagingPhysics`, in the core's order. */
export const physics = [
  'drag-threshold',
  'swipe-threshold',
  'flick-velocity',
  'pages-per-gesture',
  'overscroll',
  'spring-response',
  'spring-damping',
];

/** The options of `PageControlMetrics`, in the core's order. */
export const dotMetrics = [
  'dot-size',
  'pill-length',
  'pill-corner-radius',
  'spacing',
  'track-opacity',
  'fill-opacity',
  'seen-opacity',
  'upcoming-opacity',
  'current-opacity',
  'maximum-dot-count',
  'window-length',
  'label-threshold',
  'image-size',
  'label-font-size',
  'label-opacity',
  'background-padding',
  'background-radius',
  'background-opacity',
];

/** The options of `SegmentedProgressMetrics`, in the core's order. */
export const segmentMetrics = [
  'thickness',
  'segment-spacing',
  'minimum-segment-length',
  'segment-window-length',
  'completed-opacity',
  'inactive-opacity',
];

/** The options of `ProgressMeterMetrics`, in the core's order. */
export const meterMetrics = [
  'meter-width',
  'border-width',
  'padding',
  'corner-radius',
];
