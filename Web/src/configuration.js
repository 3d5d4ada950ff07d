import * as Field from './Generated/field.js';
import { asksBeforeAdvancing } from './Generated/options.js';
import * as Pause from './abi/pause.js';
import { fields } from './attributes.js';
import { hasFinePointer } from './environment.js';
import { setLooks } from './looks.js';

/** The attributes that set a field, in order. */
const names = Object.keys(fields);

/** Sets the configuration of an element's component from its attributes and computed style. */
export const setConfiguration = (element, computed) => {
  const { component, seconds } = element;
  const set = (field, value, index) => { if (!Number.isNaN(value)) component.set(field, Number(value), index); };
  const { lengths, words } = element.constructor.styled;
  const styled = [...lengths, ...words];
  const given = [...element.getAttributeNames(), ...styled];
  const valueOf = (name) => {
    const value = styled.includes(name) && computed.getPropertyValue(`--dwell-${name}`).trim();
    return value && value !== 'auto' ? value : element.getAttribute(name);
  };
  set(Field.defaults, 0);
  element.setOption('input-profile', hasFinePointer());
  for (const name of names) {
    if (!given.includes(name)) continue;
    const [field, index, values] = fields[name];
    const value = valueOf(name);
    set(field, values === undefined ? parseFloat(value) : values.split ? values.split(' ').indexOf(value) : values !== element.hasAttribute(name), index);
  }
  set(Field.pageCount, element.pageCount);
  set(Field.currentPage, element.firstPage);
  set(Field.showsProgress, element.isTimed);
  if (!Number.isNaN(seconds)) set(Field.duration, seconds);
  else if (!element.isRevealed) set(Field.duration, element.isTimed ? 0 : Infinity);
  set(Field.loops, element.loop);
  set(Field.timer, 1, asksBeforeAdvancing);
  set(Field.reduceMotion, element.prefersReducedMotion);
  set(Field.pausedBy, element.prefersReducedMotion ? Pause.app : 0);
  set(Field.direction, element.pageDirection(computed));
  setLooks(element, set, computed, valueOf('controls'));
};
