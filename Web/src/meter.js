import * as Kind from './abi/kind.js';
import { DwellElement } from './element.js';

/** `<dwell-meter>`: a gauge of how much was reached, revealed from one end, from red to green with the level. */
export class DwellMeter extends DwellElement {
  static kind = Kind.meter;
  static measures = ['meter-width', 'border-width', 'padding'];
  static orientation = 'vertical-reverse';
  static body = `<button part="toggle" type="button" hidden></button>
    <div class="root" part="base"><div part="slider"></div></div>`;
  static style = `
    :host { block-size: 300px; }
    :host([orientation=horizontal]) { block-size: auto; }
    .root { block-size: 100%; }
    [part~=slider] { pointer-events: none; }`;

  /** Whether its duration is that of the reveal. */
  get isRevealed() { return true; }
  get isTimed() { return false; }

  /** The value, from `min` to `max`. */
  get value() { return parseFloat(this.getAttribute('value') ?? 0); }
  set value(value) { this.setAttribute('value', value); }
}
