import * as Kind from './abi/kind.js';
import * as Field from './Generated/field.js';
import { segmentMetrics } from './Generated/options.js';
import { row } from './build.js';
import { DwellFollower } from './follower.js';

/**
 * `<dwell-segments>`: one capsule per page, which fill one after another as the pages' time passes. With `for` it shows
 * the pages and progress of the element with that id.
 */
export class DwellSegments extends DwellFollower {
  static get kind() { return Kind.segments; }
  static get metrics() { return [[Field.segmentMetrics, segmentMetrics]]; }
  static body() { return row(); }
  static get style() {
    return `
    :host(:not([orientation^=vertical]))::before { content: ''; display: grid; grid-template-columns: minmax(0, 300px); }
    .row { display: flex; align-items: center; block-size: 100%; }
    :host([orientation^=vertical]) .row { flex-direction: column; }
    .root { flex: 1 1 0; min-inline-size: 0; min-block-size: 0; }`;
  }
}
