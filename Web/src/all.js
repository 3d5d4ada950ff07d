import { define } from './element.js';
import { DwellPageControl } from './page-control.js';

/** Defines every element. */
export const defineAll = () => {
  define('dwell-page-control', DwellPageControl);
};
