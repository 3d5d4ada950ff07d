import * as Field from './Generated/field.js';
import { pageLook } from './Generated/options.js';

const number = '[-+.\\de]+';
/** What a row looks like: a distance in pages, then names and values. `scale` is a name for both scales. */
const pattern = RegExp(`^\\s*${number}(\\s+(scale|${pageLook.join('|')})\\s+${number})*\\s*$`);

/**
 * Sets a carousel's effect from a table of looks as text: a row for each distance in pages, by rising distance, such as
 * `-1 opacity 0.5, 0, 1 opacity 0.5`. Without one, or with one that can't be read, `effect` applies.
 */
export const setEffect = (element, text) => {
  if (!text) return;
  const rows = text.split(',');
  const wrong = rows.find((row) => !pattern.test(row));
  if (wrong !== undefined) {
    const names = pageLook.join(', ');
    console.warn(`Dwell: the effect-table has the row "${wrong}". A row is a distance in pages, then names and numbers: scale, ${names}.`, element);
    return;
  }
  const set = (field, value, index) => element.component.set(field, Number(value), index);
  rows.forEach((row, at) => {
    const [distance, ...words] = row.trim().split(/\s+/);
    set(Field.effectRow, distance, at);
    words.forEach((word, n) => pageLook.forEach((name, option) => { if (`${name}-`.startsWith(`${word}-`)) set(Field.effectLook, words[n + 1], option); }));
  });
};
