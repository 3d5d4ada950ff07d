import * as Step from './abi/step.js';

/** A length as style sheets have it, to a thousandth. */
const px = (length) => `${Math.round(length * 1000) / 1000}px`;
/** Where an item is at a sample of its way: it stays where it arrives. */
const at = ({ way }, n) => way[Math.min(n, way.length - 1)];

/**
 * Gives an item a box that stays as large as it is all along its way. A shape that changes its size is cut out of all the
 * room that it comes through; what has an inside is scaled, pages from the size of the clip that they are in.
 */
export const box = (item) => {
  const { kind, way, base, isGradient } = item;
  const [[left, top, width, height]] = way;
  Object.assign(item, { left, top, width, height, isCut: false, isScaled: false });
  if (kind === Step.page && base) {
    const [, , wide, high] = base.way[0];
    const scale = Math.min(width / wide, height / high);
    if (scale > 0) Object.assign(item, { width: width / scale, height: height / scale });
    item.isScaled = way.some((one) => Math.abs(one[2] - item.width) > 1e-3);
  } else if (way.some((one) => Math.abs(one[2] - width) > 1e-3 || Math.abs(one[3] - height) > 1e-3)) {
    const most = (edge) => Math.max(...way.map(edge));
    if (isGradient || kind === Step.image || kind === Step.label) {
      Object.assign(item, { width: most((one) => one[2]), height: most((one) => one[3]), isScaled: true });
    } else {
      item.left = -most((one) => -one[0]);
      item.top = -most((one) => -one[1]);
      item.width = most((one) => one[0] + one[2]) - item.left;
      item.height = most((one) => one[1] + one[3]) - item.top;
      item.isCut = true;
    }
  }
};

/** What of an element stays as it is along its way. */
export const still = {
  width: (item) => px(item.width),
  height: (item) => px(item.height),
  borderRadius: ({ kind, isCut, way: [[, , , , , radius]] }) => px(isCut || kind === Step.label ? 0 : radius),
};
/**
 * What of it is different at every sample of its way: nothing that needs a layout, and each moves by itself, for only so
 * browsers hand all of it over.
 */
export const moving = {
  transform(item, n) {
    const { kind, base, isCut, isScaled } = item;
    if (kind === Step.opacity) return '';
    const [x, y, width, height] = isCut ? [item.left, item.top] : at(item, n);
    const [left, top] = !base ? [0, 0] : base.isCut ? [base.left, base.top] : at(base, n);
    return `translate(${px(x - left)},${px(y - top)})${isScaled ? ` scale(${width / item.width || 0},${height / item.height || 0})` : ''}`;
  },
  clipPath(item, n) {
    if (!item.isCut) return '';
    const [x, y, width, height, , radius] = at(item, n);
    const left = x - item.left;
    const top = y - item.top;
    return `inset(${px(top)} ${px(item.width - left - width)} ${px(item.height - top - height)} ${px(left)} round ${px(radius)})`;
  },
  opacity: (item, n) => `${Math.round(at(item, n)[4] * 1000) / 1000}`,
};
