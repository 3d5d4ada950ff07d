import * as Kind from './abi/kind.js';
import { row } from './build.js';
import { DwellFollower } from './follower.js';

/**
 * `<dwell-page-control>`: a row of marks. The current one grows into a pill that fills while its page dwells. With
 * `for` it shows the pages and progress of the element with that id.
 */
export class DwellPageControl extends DwellFollower {
  static get kind() { return Kind.pageControl; }
  static body() { return row(); }
  static get style() {
    return `
    .row { display: flex; justify-content: center; align-items: center; }
    :host([orientation^=vertical]) .row { flex-direction: column; }
    .root { flex: 0 1 auto; margin: 0; min-inline-size: 0; }`;
  }
}
