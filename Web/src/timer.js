import * as Head from './abi/head.js';
import * as Kind from './abi/kind.js';
import { parts } from './build.js';
import { DwellFollower } from './follower.js';

/** `<dwell-timer>`: times and turns the pages of the scroll container with the id in `for`, and draws nothing. */
export class DwellTimer extends DwellFollower {
  static get kind() { return Kind.pageControl; }
  static body() { return parts(); }
  static get style() { return ':host { display: none !important; }'; }

  assemble() {
    super.assemble();
    this.painter = { paint: (component, now, f) => f[Head.until], clear() {}, rest: 0 };
  }

  /** The elements that follow the timer have it. */
  get hasButton() { return false; }

  /** Resumes like a pause button: a pointer or focus that stays doesn't pause. */
  play() { if (this.paused) this.toggle(); }
}
