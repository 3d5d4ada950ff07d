import * as Field from './Generated/field.js';
import { options } from './Generated/options.js';

/** The attributes that set a field: those for options, and numbers that aren't options, some with an index. */
export const fields = {
  ...options,
  image: [Field.image], 'current-image': [Field.currentImage], value: [Field.value], min: [Field.minimum], max: [Field.maximum],
  inset: [Field.inset], 'page-length': [Field.pageLength], 'per-view': [Field.perView], 'start-delay': [Field.startDelay],
};

/** The attributes that are there or not. */
const flags = ['loop', 'hash', 'progress-events', 'settle-events', 'no-swipe', 'reduce-motion', ...Object.keys(fields).filter((name) => typeof fields[name][2] === 'boolean')];

/** The attributes of every element. */
export const attributes = [
  'page', 'pages', 'duration', 'orientation', 'dir', 'for', 'id', 'label', 'controls', ...new Set([...flags, ...Object.keys(fields)]),
];

/** Sets an attribute to a value; null and undefined remove it. */
export const reflect = (element, name, value) => { if (value == null) element.removeAttribute(name); else element.setAttribute(name, value); };

/** Gives an element's class a property for each of its attributes that has none of its own: `indicatorSide` etc. */
export const reflectAttributes = ({ observedAttributes, prototype }) => {
  for (const attribute of observedAttributes) {
    const name = attribute === 'for' ? 'htmlFor' : attribute.replace(/-./g, (part) => part[1].toUpperCase());
    // A script may have added names to every object.
    if (name in prototype && !Object.hasOwn(Object.prototype, name)) continue;
    const isNumber = ['pages', 'current', 'count'].includes(attribute) || fields[attribute]?.length < 3;
    Object.defineProperty(prototype, name, {
      configurable: true,
      enumerable: true,
      ...flags.includes(attribute) ? {
        get() { return this.hasAttribute(attribute); },
        set(value) { this.toggleAttribute(attribute, !!value); },
      } : {
        get() {
          const value = this.getAttribute(attribute);
          return isNumber && value !== null && value !== 'auto' ? parseFloat(value) : value;
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
