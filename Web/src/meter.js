import * as Kind from './abi/kind.js';
import { parts } from './build.js';
import { reflect, reflectAttributes } from './attributes.js';
import * as Field from './Generated/field.js';
import { meterMetrics } from './Generated/options.js';
import { DwellElement } from './element.js';
import { string } from './strings.js';

/** The named scales of colours, in the core's order. */
const scales = ['hue', 'vermilion-to-blue'];

/** `<dwell-meter>`: a gauge of a level within a range, revealed from one end, from red to green with the level. */
export class DwellMeter extends DwellElement {
  static get kind() { return Kind.meter; }
  static get observedAttributes() { return [...super.observedAttributes, 'colors']; }
  static get metrics() { return [[Field.meterMetrics, meterMetrics]]; }
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

  configure() {
    super.configure();
    const colors = this.getAttribute('colors')?.trim() || scales[0];
    this.component.set(Field.meterColors, scales.indexOf(colors));
    if (!scales.includes(colors)) this.#stops(colors).flat().forEach((number, index) => this.component.set(Field.meterStop, number, index));
  }

  /** Returns the stops of colours with optional percentages, as level, red, green and blue; none of colours that can't be used. */
  #stops(colors) {
    const { style } = this.area;
    const stops = colors.split(/,(?![^(]*\))/).map((one) => {
      const [, color, percent] = one.match(/^\s*(.*?)(?:\s+([\d.]+)%)?\s*$/s);
      style.backgroundColor = '';
      // Any colour as three numbers in sRGB; browsers without mixes ignore the second line.
      style.backgroundColor = color;
      style.backgroundColor = `color-mix(in srgb, ${color}, ${color})`;
      const { backgroundColor } = getComputedStyle(this.area);
      const numbers = style.backgroundColor ? backgroundColor.match(/[\d.e-]+/g).slice(0, 3) : [];
      return [percent / 100, ...numbers.map((number) => number / (backgroundColor.startsWith('rgb') ? 255 : 1))];
    });
    style.backgroundColor = '';
    stops.forEach((stop, n) => { if (Number.isNaN(stop[0])) stop[0] = n / (stops.length - 1); });
    const isValid = stops.length > 1 && stops.length < 6 && stops.every(([level, ...rgb], n) => rgb.length === 3 && level <= 1 && !(level <= stops[n - 1]?.[0]));
    if (isValid) return stops;
    console.warn(`Dwell: colors="${colors}" is not a scale: give "hue", "vermilion-to-blue", or two to five colours with rising percentages, like "red, gold 60%, green".`, this);
    return [];
  }

  /** Publishes a level within a known range. */
  updateMeter(level, total) {
    const { accessibility } = this;
    accessibility.put(accessibility.slider, {
      role: 'meter', 'aria-label': this.getAttribute('label') ?? string(this, 'meter'), 'aria-valuemin': 0, 'aria-valuemax': total,
      'aria-valuenow': level,
    });
  }

  /** Whether `duration` is that of the reveal. */
  get isRevealed() { return true; }
  get isTimed() { return false; }

  /** The value, 0 without a number; shown clamped to `min`...`max`. */
  get value() { return parseFloat(this.getAttribute('value')) || 0; }
  set value(value) { reflect(this, 'value', value); }
}

reflectAttributes(DwellMeter);
