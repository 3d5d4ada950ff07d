import * as Kind from './abi/kind.js';
import { DwellElement } from './element.js';

/** The metrics of segments, in the core's order. */
export const segmentMetrics = [
  'thickness', 'segment-spacing', 'minimum-segment-length', 'segment-window-length', 'completed-opacity', 'inactive-opacity',
];

/** `<dwell-segments>`: one capsule per page, which fill one after another as the pages' time passes. */
export class DwellSegments extends DwellElement {
  static kind = Kind.segments;
  static metrics = segmentMetrics;
  static body = `<div class="row"><button part="toggle" type="button" hidden></button>
    <div class="root" part="base"><div part="slider"></div></div></div>`;
  static style = `
    .row { display: flex; align-items: center; block-size: 100%; }
    :host([orientation^=vertical]) .row { flex-direction: column; }
    .root { flex: 1 1 0; min-inline-size: 0; min-block-size: 0; }`;
}
