import * as Kind from './abi/kind.js';
import { controlMetrics } from './attributes.js';
import { row } from './build.js';
import { DwellFollower } from './follower.js';

/** The metrics of segments, in the core's order. */
export const segmentMetrics = [
  'thickness', 'segment-spacing', 'minimum-segment-length', 'segment-window-length', 'completed-opacity', 'inactive-opacity',
];

/** The names of both kinds of metric at the core's indices for carousels, which may show either kind of marks. */
export const carouselMetrics = [...controlMetrics];
segmentMetrics.forEach((name, index) => { carouselMetrics[20 + index] = name; });

/**
 * `<dwell-segments>`: one capsule per page, which fill one after another as the pages' time passes. With `for` it shows
 * the pages and progress of the element with that id.
 */
export class DwellSegments extends DwellFollower {
  static get kind() { return Kind.segments; }
  static get metrics() { return segmentMetrics; }
  static body() { return row(); }
  static get style() {
    return `
    :host(:not([orientation^=vertical]))::before { content: ''; display: grid; grid-template-columns: minmax(0, 300px); }
    .row { display: flex; align-items: center; block-size: 100%; }
    :host([orientation^=vertical]) .row { flex-direction: column; }
    .root { flex: 1 1 0; min-inline-size: 0; min-block-size: 0; }`;
  }
}
