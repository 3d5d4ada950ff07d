// Generated from the options' declarations in Sources/Dwell.
import * as Field from './field.js';

/**
 * The attributes for options: the field, the index of the option, and for a flag whether it is set without the
 * attribute, for a choice its words. The marks come first, because most of the others apply to them.
 */
export const options = {
  indicator: [Field.indicator, 0, 'automatic none control segments'],
  effect: [Field.effect, 0, 'slide fade-and-scale cross-fade stack cover flip cube hero multi-browse'],
  'indicator-role': [Field.indicatorRole, 0, 'slider buttons tabs'],
  'after-interaction': [Field.timer, 1, 'resume pause'],
  gap: [Field.pages, 0],
  snap: [Field.pages, 1, 'pages none'],
  align: [Field.layout, 0, 'start center end'],
  'no-contain': [Field.layout, 1, true],
  'fits-page': [Field.layout, 2, false],
  'per-turn': [Field.layout, 3],
  'drag-threshold': [Field.physics, 0],
  'swipe-threshold': [Field.physics, 1],
  'flick-velocity': [Field.physics, 2],
  'pages-per-gesture': [Field.physics, 3],
  overscroll: [Field.physics, 4],
  'spring-response': [Field.physics, 5],
  'spring-damping': [Field.physics, 6],
  'indicator-side': [Field.carousel, 0, 'start end'],
  'indicator-inset': [Field.carousel, 1],
  'indicator-margin': [Field.carousel, 2],
  'hover-area': [Field.carousel, 4, 'everywhere indicator'],
  speed: [Field.carousel, 5],
  taps: [Field.carousel, 6, 'none turn'],
  'show-single': [Field.dots, 2, true],
  background: [Field.dots, 3, 'automatic prominent minimal'],
  overflow: [Field.dots, 4, 'window clip label'],
  'number-label': [Field.dots, 5, 'automatic always never'],
  transition: [Field.dots, 6, 'morph slide worm fade'],
  seen: [Field.dots, 7, 'automatic before marked none'],
  'input-profile': [Field.dots, 8, 'touch pointer remote gaze crown'],
  'no-scrub': [Field.dots, 9, true],
  fill: [Field.segments, 0, 'page fluid'],
};

/** The index of an option of `timer` that has no attribute. */
export const asksBeforeAdvancing = 0;
/** The index of an option of `pages` that has no attribute. */
export const turnsOnCrossWheel = 2;
/** The index of an option of `carousel` that has no attribute. */
export const isOverMedia = 3;
/** The index of an option of `dots` that has no attribute. */
export const showsProgress = 0;
/** The index of an option of `dots` that has no attribute. */
export const fill = 1;

/** The custom properties for `dotMetrics`, in the core's order, without `--dwell-`. */
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

/** The custom properties for `segmentMetrics`, in the core's order, without `--dwell-`. */
export const segmentMetrics = [
  'thickness',
  'segment-spacing',
  'minimum-segment-length',
  'segment-window-length',
  'completed-opacity',
  'inactive-opacity',
];

/** The custom properties for `meterMetrics`, in the core's order, without `--dwell-`. */
export const meterMetrics = [
  'meter-width',
  'border-width',
  'padding',
  'corner-radius',
];

/** What a page's look has, in the core's order. */
export const pageLook = [
  'shift',
  'scale-along',
  'scale-across',
  'rotation',
  'opacity',
  'order',
  'mask',
];
