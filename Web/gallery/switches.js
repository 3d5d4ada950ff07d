import { make } from './stage.js';

let last = 0;

/** A control for a switch: tells its value to `change`, and is shown another by `show(values)`. */
export const control = (one, change) => {
  const id = `switch-${(last += 1)}`;
  if (one.kind === 'toggle') {
    const input = make('input');
    Object.assign(input, { type: 'checkbox', id });
    input.setAttribute('role', 'switch');
    input.addEventListener('change', () => change(input.checked ? 1 : 0));
    const row = make('div', 'row', label(one, id), input);
    return { row, show: (values) => { input.checked = !!values[one.name]; } };
  }
  if (one.kind === 'range') {
    const input = make('input');
    Object.assign(input, { type: 'range', id, min: one.least, max: one.most, step: one.step });
    const output = make('output');
    output.htmlFor = id;
    const write = () => { output.value = `${Number(input.value)}${one.unit ? ` ${one.unit}` : ''}`; };
    input.addEventListener('input', () => { write(); change(Number(input.value)); });
    return {
      row: make('div', 'row is-range', label(one, id), output, input),
      show: (values) => { input.value = values[one.name]; write(); },
    };
  }
  const select = make('select');
  select.id = id;
  const words = (values) => one.list?.() ?? (values.axis ? one.verticalWords : one.words);
  select.addEventListener('change', () => change(select.selectedIndex));
  return {
    row: make('div', 'row', label(one, id), select),
    show: (values) => {
      select.replaceChildren(...words(values).map((word) => new Option(word)));
      select.selectedIndex = values[one.name];
    },
  };
};

/** What a switch is called. */
const label = (one, id) => {
  const text = make('label', '', one.label);
  text.htmlFor = id;
  return text;
};
