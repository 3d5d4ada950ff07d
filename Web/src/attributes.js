import * as Field from './Generated/field.js';
import { physics } from './Generated/options.js';
export { dotMetrics } from './Generated/options.js';

/** The values of attributes, in the order of the core's numbers, and the fields that they set. */
export const choices = {
  // A carousel's marks come first, because most of the others apply to them.
  indicator: [Field.indicator, 'automatic', 'none', 'control', 'segments'],
  background: [Field.background, 'automatic', 'prominent', 'minimal'],
  overflow: [Field.overflow, 'window', 'clip', 'label'],
  'number-label': [Field.numberLabel, 'automatic', 'always', 'never'],
  seen: [Field.seenMarks, 'automatic', 'before', 'marked', 'none'],
  transition: [Field.transition, 'morph', 'slide', 'worm', 'fade'],
  'input-profile': [Field.inputProfile, 'touch', 'pointer', 'remote', 'gaze', 'crown'],
  'indicator-side': [Field.indicatorSide, 'start', 'end'],
  taps: [Field.taps, 'none', 'turn'],
  'after-interaction': [Field.afterInteraction, 'resume', 'pause'],
  effect: [Field.effect, 'slide', 'fade-and-scale', 'cross-fade', 'stack', 'cover', 'flip', 'cube', 'hero', 'multi-browse'],
  align: [Field.alignment, 'start', 'center', 'end'],
  fill: [Field.style, 'page', 'fluid'],
};

/** The numeric attributes, each with the field that it sets, some with an index. */
export const numbers = {
  ...Object.fromEntries(physics.map((name, index) => [name, [Field.physics, index]])),
  image: [Field.image], 'current-image': [Field.currentImage], value: [Field.value], min: [Field.minimum], max: [Field.maximum],
  gap: [Field.spacing], inset: [Field.inset], 'page-length': [Field.pageLength], 'per-view': [Field.perView], 'per-turn': [Field.pagesPerTurn],
  'start-delay': [Field.startDelay], 'indicator-inset': [Field.indicatorInset], 'indicator-margin': [Field.indicatorMargin],
};

/** The attributes that are there or not. */
export const flags = ['loop', 'no-contain', 'no-scrub', 'show-single', 'progress-events', 'reduce-motion'];

/** Sets an attribute to a value; null and undefined remove it. */
export const reflect = (element, name, value) => { if (value == null) element.removeAttribute(name); else element.setAttribute(name, value); };

/** Gives an element's class a property for each of its attributes that has none of its own: `indicatorSide` etc. */
export const reflectAttributes = ({ observedAttributes, prototype }) => {
  for (const attribute of observedAttributes) {
    const name = attribute === 'for' ? 'htmlFor' : attribute.replace(/-./g, (part) => part[1].toUpperCase());
    // A script may have added names to every object.
    if (name in prototype && !Object.hasOwn(Object.prototype, name)) continue;
    const isNumber = ['pages', 'current', 'count'].includes(attribute) || Object.hasOwn(numbers, attribute);
    Object.defineProperty(prototype, name, {
      configurable: true,
      enumerable: true,
      ...flags.includes(attribute) ? {
        get() { return this.hasAttribute(attribute); },
        set(value) { this.toggleAttribute(attribute, !!value); },
      } : {
        get() {
          const value = this.getAttribute(attribute);
          return isNumber && value !== null ? parseFloat(value) : value;
        },
        set(value) { reflect(this, attribute, value); },
      },
    });
  }
};

/** Sets an element's properties again that were set before its definition: they hide the accessors. */
export const upgradeProperties = (element) => {
  for (const name of Object.keys(element)) {
    if (!(name in element.constructor.prototype)) continue;
    const value = element[name];
    delete element[name];
    element[name] = value;
  }
};
