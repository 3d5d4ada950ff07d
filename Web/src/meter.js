import * as Kind from './abi/kind.js';
import { parts } from './build.js';
import { reflect } from './attributes.js';
import { DwellElement } from './element.js';

/** `<dwell-meter>`: a gauge of a level within a range, revealed from one end, from red to green with the level. */
export class DwellMeter extends DwellElement {
  static get kind() { return Kind.meter; }
  static get metrics() { return ['meter-width', 'border-width', 'padding']; }
  static get orientation() { return 'vertical-reverse'; }
  static body() { return parts(); }
  static get style() {
    return `
    :host { block-size: 300px; }
    :host([orientation=horizontal]) { block-size: auto; }
    :host([orientation=horizontal])::before { content: ''; display: grid; grid-template-columns: minmax(0, 300px); }
    .root { block-size: 100%; }
    [part~=slider] { pointer-events: none; }`;
  }

  /** Whether `duration` is that of the reveal. */
  get isRevealed() { return true; }
  get isTimed() { return false; }

  /** The value, 0 without a number; shown clamped to `min`...`max`. */
  get value() { return parseFloat(this.getAttribute('value')) || 0; }
  set value(value) { reflect(this, 'value', value); }
}
