import { build } from './build.js';

/**
 * An element's own coordinates, whatever transforms it and the elements around it: three of its corners are measured, because a
 * point has the same box in every direction.
 */
export class Coordinates {
  constructor(element) { this.element = element; }

  /** Measures how the element's axes lie in the window. Where it lies itself is looked up with every point. */
  measure() {
    const { element } = this;
    const probe = build('i');
    // Not by an attribute, which policies of pages forbid.
    probe.style.position = 'absolute';
    element.append(probe);
    const corner = (left, top) => {
      Object.assign(probe.style, { left, top });
      return probe.getBoundingClientRect();
    };
    const [from, right, below] = [corner('0', '0'), corner('100%', '0'), corner('0', '100%')];
    probe.remove();
    const { clientWidth: width, clientHeight: height } = element;
    /** The pixels of the window, across and down, for one to the right and one down in the element. */
    this.axes = [right, below].map(({ left, top }, n) => [left - from.left, top - from.top].map((way) => way / ([width, height][n] || 1)));
  }

  /** Returns a distance in the window as one in the element. */
  way(x, y) {
    const [[a, b], [c, d]] = this.axes;
    const area = a * d - b * c || 1;
    return [(x * d - y * c) / area, (y * a - x * b) / area];
  }

  /** Returns where a point of the window lies in the element. */
  point(x, y) {
    const { element, axes: [[a, b], [c, d]] } = this;
    const { left, top } = element.getBoundingClientRect();
    const { clientWidth: width, clientHeight: height } = element;
    // Of the box's corners, the first one of the element may be any.
    const least = (across, down) => Math.min(0, across * width) + Math.min(0, down * height);
    return this.way(x - left + least(a, c), y - top + least(b, d));
  }
}
