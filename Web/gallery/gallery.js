import { time } from './time.js';
import { Stage, make } from './stage.js';
import { control } from './switches.js';

const { title, sentence, pages } = globalThis.gallery;
/** How fast time passes, by the switch's number. */
const speeds = [1, 0.5, 0.25, 0.1];
/** The most pages of a carousel: they are elements, and a million of them are none that anybody writes. */
const maximumElementCount = 10000;

const place = make('div', 'stage');
const heading = make('h1');
const line = make('p', 'sentence');
const panel = make('form', 'panel');
const code = make('code');
const scale = make('input');
const instant = make('output');
const button = make('button', 'time-button');
const links = new Map();
let page;
let values;
let stage;
let controls = [];

/** The numbers of pages that can be chosen, with the one that the look begins with; by the switch's number. */
const counts = () => {
  const { tag, count } = page.looks[values.look];
  const most = tag === 'dwell-carousel' ? maximumElementCount : Infinity;
  return [...new Set([...page.counts, count].map((one) => Math.min(one, most)))].sort((one, other) => one - other);
};

/** The values that a look begins with. */
const beginning = (look) => {
  values = { ...page.looks[look].values, look };
  values.pageCount = counts().indexOf(page.looks[look].count);
};

/** The number of pages that is set. */
const count = () => counts()[values.pageCount];

/** How long there is something to see, in seconds. */
const length = () => {
  const look = page.looks[values.look];
  if (look.tag === 'dwell-meter') return Math.max(values.duration + 0.5, look.end);
  return look.isTimed ? Math.max(values.duration * Math.min(count(), 3), look.end) : look.length;
};

/** Begins anew with a look. */
const begin = () => {
  stage?.end();
  stage = new Stage(place, page, page.looks[values.look], values, count());
  tell();
};

/** Writes down what is shown. */
const tell = () => {
  code.textContent = stage.markup;
  scale.max = length();
  for (const one of controls) one.show(values);
};

/** A switch has another value. */
const change = (name, value) => {
  if (name === 'look') {
    const { inputProfile, reduceMotion, appearance, speed } = values;
    beginning(value);
    Object.assign(values, { inputProfile, reduceMotion, appearance, speed });
    begin();
    if (!time.rate) stand(0);
    return;
  }
  values = { ...values, [name]: value };
  if (name === 'appearance') document.documentElement.dataset.appearance = ['system', 'light', 'dark'][value];
  else if (name === 'speed') { if (time.rate) go(); }
  else if (!time.rate) stand(Number(scale.value));
  else if (page.stage === 'score' && name === 'duration') begin();
  else stage.set(name, values, count());
  tell();
};

/** Shows an instant after the beginning, and lets time stand. */
const stand = (seconds) => {
  time.rate = 0;
  begin();
  time.pass(seconds);
  stage.repaint();
  scale.value = seconds;
  write();
};

/** Lets time pass. */
const go = () => {
  time.rate = speeds[values.speed];
  stage.repaint();
  write();
  requestAnimationFrame(follow);
};

/** Writes down the instant. */
const write = () => {
  instant.value = `${Number(scale.value).toFixed(2)} s`;
  button.textContent = time.rate ? 'Stop time' : 'Let time pass';
  button.setAttribute('aria-pressed', time.rate ? 'false' : 'true');
};

/** The scale follows the time, while it passes. */
const follow = () => {
  if (!time.rate) return;
  const since = time.now() - stage.begun;
  if (Number(scale.value) < length() || since < length()) {
    scale.value = Math.min(since, length());
    write();
  }
  setTimeout(() => requestAnimationFrame(follow), 80);
};

/** Opens a page by its name. */
const open = (name) => {
  page = pages.find((one) => one.name === name) ?? pages[0];
  const kept = values ? { reduceMotion: values.reduceMotion, appearance: values.appearance, speed: values.speed } : {};
  beginning(0);
  Object.assign(values, kept);
  heading.textContent = page.title;
  line.textContent = page.sentence;
  document.title = `${page.title} – ${title}`;
  for (const [one, link] of links) {
    if (one === page.name) link.setAttribute('aria-current', 'page'); else link.removeAttribute('aria-current');
  }
  // One look is no choice, and time has a scale of its own.
  const shown = page.switches.filter(({ name }) => name !== 'time' && (name !== 'look' || page.looks.length > 1));
  controls = shown.map((one) => {
    const words = () => counts().map((number) => number.toLocaleString('en'));
    return control(one.name === 'pageCount' ? { ...one, list: words } : one, (value) => change(one.name, value));
  });
  panel.replaceChildren(...controls.map(({ row }) => row));
  scale.value = 0;
  time.rate = speeds[values.speed];
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) stand(0);
  else begin(), go();
};

/** Builds the page. */
const build = () => {
  const list = (isUse) => make('ul', '', ...pages.filter((one) => one.isUse === isUse).map((one) => {
    const link = make('a', '', one.title);
    link.href = `#${one.name}`;
    links.set(one.name, link);
    return make('li', '', link);
  }));
  const nav = make('nav', '', make('p', 'brand', title), make('h2', '', 'Components'), list(false), make('h2', '', 'Use cases'), list(true));
  nav.setAttribute('aria-label', 'Gallery');
  Object.assign(scale, { type: 'range', min: 0, step: 0.01, value: 0, id: 'scale' });
  scale.setAttribute('aria-label', 'Time');
  scale.addEventListener('input', () => stand(Number(scale.value)));
  instant.htmlFor = 'scale';
  button.type = 'button';
  button.addEventListener('click', () => { if (time.rate) stand(Math.min(time.now() - stage.begun, length())); else go(); });
  panel.addEventListener('submit', (event) => event.preventDefault());
  panel.setAttribute('aria-label', 'Switches');
  const pre = make('pre', '', code);
  pre.tabIndex = 0;
  pre.setAttribute('aria-label', 'As HTML');
  document.body.replaceChildren(nav, make('main', '',
    make('header', '', heading, line),
    make('div', 'work', make('div', 'show', place, make('div', 'scale', button, scale, instant), pre), panel)));
  addEventListener('hashchange', () => open(location.hash.slice(1)));
  open(location.hash.slice(1));
};

Dwell.ready.then((isReady) => { if (isReady) build(); });
globalThis.gallery.sentence = sentence;
