import * as Field from './Generated/field.js';
import { prefersContrast } from './environment.js';
import { imageOf } from './images.js';

/** Sets what the author's style sheets and the attribute `controls` say of an element's marks and buttons. */
export const setLooks = (element, set, computed, asked) => {
  for (const [field, names] of element.constructor.metrics) {
    names.forEach((name, index) => set(field, parseFloat(computed.getPropertyValue(`--dwell-${name}`)), index));
  }
  const buttons = asked?.split(/\s+/) ?? [];
  element.hasControls = asked !== null;
  // The pause button stands beside the marks, unless the author wants it in the corner.
  set(Field.controls, ['previous', 'next'].reduce((bits, name, n) => bits | (buttons.includes(name) << n), buttons.includes('pause-in-corner') ? 0 : 4));
  // What its colours are, only the browser knows.
  set(Field.tints, ['color', 'progress-color'].reduce((bits, name, n) => bits | (!!computed.getPropertyValue(`--dwell-${name}`).trim() << n), 0));
  // For each of thousands of pages `dataset` would be an object.
  element.list?.forEach((page, at) => {
    const image = page.getAttribute('data-image');
    if (image) set(Field.image, imageOf(image), at);
  });
  // Of a control its own say what pages don't.
  element.pageImages?.split(' ').forEach((image, page) => set(Field.image, parseFloat(image), page));
  set(Field.moreContrast, prefersContrast());
};
