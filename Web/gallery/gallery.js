import { time } from './time.js';
import { Stage, make } from './stage.js';
import { control } from './switches.js';

// The rate of time is one of the speeds, by the index of the switch.
const { title, sentence, pages, speeds } = globalThis.gallery;
/** The maximum number of pages of a carousel, whose pages are elements. */
const maximumElementCount = 10000;

const stageElement = make('div', 'stage');
const heading = make('h1');
const subtitle = make('p', 'sentence');
const panel = make('form', 'panel');
const code = make('code');
const scale = make('input');
const timeLabel = make('output');
const button = make('button', 'time-button');
const links = new Map();
let page;
let values;
let stage;
let controls = [];

/** The page counts to choose from, including the look's own, by the index of the switch. */
const counts = () => {
  const { tag, count } = page.looks[values.look];
  const maximum = tag === 'dwell-carousel' ? maximumElementCount : Infinity;
  return [...new Set([...page.counts, count].map((one) => Math.min(one, maximum)))].sort((one, other) => one - other);
};

/** Resets the values to those of a look. */
const resetValues = (look) => {
  values = { ...page.looks[look].values, look };
  values.pageCount = counts().indexOf(page.looks[look].count);
};

/** The selected page count. */
const count = () => counts()[values.pageCount];

/** The length of the time scale, in seconds. */
const scaleLength = () => {
  const look = page.looks[values.look];
  if (look.tag === 'dwell-meter') return Math.max(values.duration + 0.5, look.end);
  return look.isTimed ? Math.max((values.startDelay ?? 0) + values.duration * Math.min(count(), 3), look.end) : look.length;
};

/** Restarts the stage with the current look. */
const restart = () => {
  stage?.remove();
  stage = new Stage(stageElement, page, page.looks[values.look], values, count());
  update();
};

/** Updates the markup, the scale and the switches. */
const update = () => {
  code.textContent = page.looks[values.look].code || stage.markup;
  scale.max = scaleLength();
  for (const one of controls) one.show(values);
};

/** Handles a new value of a switch. */
const change = (name, value) => {
  if (name === 'look') {
    const { inputProfile, reduceMotion, appearance, speed } = values;
    resetValues(value);
    Object.assign(values, { inputProfile, reduceMotion, appearance, speed });
    restart();
    if (!time.rate) pauseAt(0);
    return;
  }
  values = { ...values, [name]: value };
  if (name === 'appearance') {
    document.documentElement.dataset.appearance = page.switches.find((one) => one.name === name).words[value].toLowerCase();
  } else if (name === 'speed') { if (time.rate) resume(); }
  else if (!time.rate) pauseAt(Number(scale.value));
  else if (name === 'startDelay' || (page.stage === 'score' && name === 'duration')) restart();
  else stage.set(name, values, count());
  update();
};

/** Pauses and shows the state a time after the start. */
const pauseAt = (seconds) => {
  time.rate = 0;
  restart();
  time.advance(seconds);
  stage.repaint();
  scale.value = seconds;
  updateTime();
};

/** Resumes time. */
const resume = () => {
  time.rate = speeds[values.speed];
  stage.repaint();
  updateTime();
  requestAnimationFrame(updateScale);
};

/** Updates the time and the button. */
const updateTime = () => {
  timeLabel.value = `${Number(scale.value).toFixed(2)} s`;
  button.textContent = time.rate ? 'Pause time' : 'Resume time';
  button.setAttribute('aria-pressed', time.rate ? 'false' : 'true');
};

/** Moves the scale with the time while it runs. */
const updateScale = () => {
  if (!time.rate) return;
  const since = time.now() - stage.start;
  if (Number(scale.value) < scaleLength() || since < scaleLength()) {
    scale.value = Math.min(since, scaleLength());
    updateTime();
  }
  setTimeout(() => requestAnimationFrame(updateScale), 80);
};

/** Opens a page by its name. */
const open = (name) => {
  page = pages.find((one) => one.name === name) ?? pages[0];
  const kept = values ? { reduceMotion: values.reduceMotion, appearance: values.appearance, speed: values.speed } : {};
  resetValues(0);
  Object.assign(values, kept);
  heading.textContent = page.title;
  subtitle.textContent = page.sentence;
  document.title = `${page.title} – ${title}`;
  for (const [one, link] of links) {
    if (one === page.name) link.setAttribute('aria-current', 'page'); else link.removeAttribute('aria-current');
  }
  // On a phone the links are one row that scrolls. `scrollIntoView` would scroll a page around the gallery, too.
  const link = links.get(page.name);
  const nav = link.closest('nav');
  const [box, one] = [nav, link].map((it) => it.getBoundingClientRect());
  nav.scrollBy(one.left + one.width / 2 - box.left - box.width / 2, Math.min(one.top - box.top, 0) + Math.max(one.bottom - box.bottom, 0));
  // A single look needs no switch, and time has its own scale.
  const shown = page.switches.filter(({ name }) => name !== 'time' && (name !== 'look' || page.looks.length > 1));
  controls = shown.map((one) => {
    const labels = () => counts().map((number) => number.toLocaleString('en'));
    return control(one.name === 'pageCount' ? { ...one, list: labels } : one, (value) => change(one.name, value));
  });
  panel.replaceChildren(...controls.map(({ row }) => row));
  scale.value = 0;
  time.rate = speeds[values.speed];
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) pauseAt(0);
  else restart(), resume();
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
  scale.addEventListener('input', () => pauseAt(Number(scale.value)));
  timeLabel.htmlFor = 'scale';
  button.type = 'button';
  button.addEventListener('click', () => { if (time.rate) pauseAt(Math.min(time.now() - stage.start, scaleLength())); else resume(); });
  panel.addEventListener('submit', (event) => event.preventDefault());
  panel.setAttribute('aria-label', 'Switches');
  const pre = make('pre', '', code);
  pre.tabIndex = 0;
  pre.setAttribute('aria-label', 'Code');
  document.body.replaceChildren(nav, make('main', '',
    make('header', '', heading, subtitle),
    make('div', 'work', make('div', 'show', stageElement, make('div', 'scale', button, scale, timeLabel), pre), panel)));
  addEventListener('hashchange', () => open(location.hash.slice(1)));
  open(location.hash.slice(1));
};

Dwell.ready.then((isReady) => { if (isReady) build(); });
globalThis.gallery.sentence = sentence;
