import { make } from './stage.js';

let last = 0;

/** Creates a switch's control: calls `change` with new values, and shows values by `show(values)`. */
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
    const updateOutput = () => { output.value = `${Number(input.value)}${one.unit ? ` ${one.unit}` : ''}`; };
    input.addEventListener('input', () => { updateOutput(); change(Number(input.value)); });
    return {
      row: make('div', 'row is-range', label(one, id), output, input),
      show: (values) => { input.value = values[one.name]; updateOutput(); },
    };
  }
  const select = make('select');
  select.id = id;
  const options = (values) => one.list?.() ?? (values.axis ? one.verticalWords : one.words);
  select.addEventListener('change', () => change(select.selectedIndex));
  return {
    row: make('div', 'row', label(one, id), select),
    show: (values) => {
      select.replaceChildren(...options(values).map((text) => new Option(text)));
      select.selectedIndex = values[one.name];
    },
  };
};

/** Creates a switch's label. */
const label = (one, id) => {
  const text = make('label', '', one.label);
  text.htmlFor = id;
  return text;
};
