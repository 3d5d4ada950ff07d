import { define } from './define.js';
import { DwellPageControl } from './page-control.js';
import { DwellCarousel } from './carousel.js';
import { DwellSegments } from './segments.js';
import { DwellMeter } from './meter.js';
import { DwellTimer } from './timer.js';

/** Defines every element, those that others can follow first. */
export const defineAll = () => {
  define('dwell-carousel', DwellCarousel);
  define('dwell-segments', DwellSegments);
  define('dwell-meter', DwellMeter);
  define('dwell-timer', DwellTimer);
  define('dwell-page-control', DwellPageControl);
};
