/** What the runner asks of a page: make a carousel by its driver, do something to it, say what is seen. */
{
  /** Roles of which a value or a name says the page. */
  const VALUES = '[role=slider], [role=progressbar], [role=scrollbar], [role=spinbutton], [role=status], [aria-valuetext]';
  const CURRENT = '[aria-selected=true], [aria-current]:not([aria-current=false])';
  let driver;
  let it = null;
  let host;
  let mayTurn = true;
  let isWatching = false;
  let moved = 0;
  let shown = null;
  const turns = [];

  /** Every element in a tree, also in open shadow trees. */
  const all = (root) => [...root.querySelectorAll('*')].flatMap((one) => [one, ...(one.shadowRoot ? all(one.shadowRoot) : [])]);
  const inTree = (element) => {
    for (let one = element; one; one = one.parentNode ?? one.host) if (one === host) return true;
    return false;
  };
  const focused = () => {
    let one = document.activeElement;
    while (one?.shadowRoot?.activeElement) one = one.shadowRoot.activeElement;
    return one;
  };
  /** A page as the runner makes it: coloured, with its number, a link, and the film if it has one. */
  const makePage = (number, film) => {
    const page = document.createElement('div');
    page.dataset.page = number;
    page.style.background = `hsl(${number * 67 % 360} 60% 35%)`;
    page.innerHTML = `<p>Page ${number + 1} <a href="#page-${number}">More</a></p>`;
    if (film) page.insertAdjacentHTML('beforeend', `<video muted data-film="${film}"></video>`);
    return page;
  };

  /** How far pages that are seen are off their places, as a share of the carousel's width. */
  const displacement = () => {
    const box = host.getBoundingClientRect();
    let most = 0;
    for (const page of host.querySelectorAll('[data-page]')) {
      if (!page.checkVisibility?.({ opacityProperty: true, visibilityProperty: true })) continue;
      const { left, top, width, height } = page.getBoundingClientRect();
      if (!width || !height || left >= box.right - 1 || left + width <= box.left + 1) continue;
      if (top >= box.bottom - 1 || top + height <= box.top + 1) continue;
      most = Math.max(most, Math.abs(left - box.left) / box.width, Math.abs(width - box.width) / box.width);
    }
    return most;
  };

  /** Notes what has changed; true if the page has. */
  const note = () => {
    if (!it) return false;
    if (isWatching) moved = Math.max(moved, displacement());
    const page = it.current();
    if (page === shown) return false;
    turns.push({ at: virtualTime.now, from: shown, to: page });
    shown = page;
    return true;
  };
  virtualTime.afterwards(note);

  /** What an indicator says: the page, from 0; null where it says nothing that a screen reader is told. */
  const said = () => {
    const parts = all(host).filter((one) => one.checkVisibility?.() !== false && !one.closest('[data-page]'));
    for (const one of parts) {
      if (!one.matches(VALUES)) continue;
      const words = one.getAttribute('aria-valuetext') ?? (one.matches('[role=status]') ? one.textContent : null);
      const number = parseInt(words?.match(/\d+/)?.[0] ?? one.getAttribute('aria-valuenow'), 10);
      if (Number.isFinite(number)) return number - 1;
    }
    for (const one of parts) {
      if (!one.matches(CURRENT)) continue;
      // A mark by its place among its like, each in an element of its own or not.
      const item = one.parentElement.children.length > 1 ? one : one.parentElement;
      return [...item.parentElement.children].indexOf(item);
    }
    return null;
  };

  globalThis.suite = {
    /** Loads a driver. */
    async load(address) {
      driver = (await import(address)).default;
      for (const file of driver.files ?? []) {
        await new Promise((go, stop) => {
          const url = new URL(file, new URL(address, location.href)).href;
          const tag = /\.css$/.test(url)
            ? Object.assign(document.createElement('link'), { rel: 'stylesheet', href: url })
            : Object.assign(document.createElement('script'), { src: url });
          tag.onload = go;
          tag.onerror = () => stop(new Error(`cannot load ${file}`));
          document.head.append(tag);
        });
      }
      return {
        name: driver.name, capabilities: driver.capabilities, movement: driver.movement ?? 0, version: await driver.version?.() ?? '',
      };
    },

    /** Makes the carousel of a scenario; its time begins. */
    async create({ pages = 4, duration = 5, loops = true, films = {}, durations = {}, veto = false, lateness = 0 } = {}) {
      host = document.getElementById('host');
      virtualTime.lateness = lateness;
      mayTurn = !veto;
      it = await driver.create(host, {
        pages: Array.from({ length: pages }, (_, n) => makePage(n, films[n])),
        duration, loops,
        durations: Array.from({ length: pages }, (_, n) => durations[n] ?? null),
        mayTurn: () => mayTurn,
      });
      await virtualTime.settle();
      shown = it.current();
      turns.length = 0;
      return virtualTime.now;
    },

    /** What is seen now: the page by the driver, the page by its place on the screen, the progress, the turns so far. */
    seen() {
      const box = host.getBoundingClientRect();
      const at = document.elementFromPoint(box.left + box.width / 2, Math.max(box.top + box.height / 2, 1));
      const place = at?.closest('[data-page]')?.dataset.page;
      return {
        now: virtualTime.now, page: it?.current() ?? null, place: place === undefined ? null : Number(place),
        progress: it?.progress?.() ?? null, turns: [...turns], waits: virtualTime.waits, said: said(),
        filmPaused: [...host.querySelectorAll(`[data-page="${it?.current()}"] video`)].map((one) => one.paused)[0] ?? null,
        live: all(host).filter((one) => one.querySelector('[data-page], slot')).map((one) => one.ariaLive)
          .filter((word) => word === 'polite' || word === 'assertive').length > 0,
      };
    },

    play() { it.play(); note(); },
    pause() { it.pause(); note(); },
    go(page) { it.go(page); note(); },
    async destroy() {
      const carousel = it;
      it = null;
      await carousel.destroy();
      host.replaceChildren();
      await virtualTime.settle();
    },
    allow(isAllowed) { mayTurn = isAllowed; },
    film(isStalled) { filmOf(host.querySelector(`[data-page="${it.current()}"] video`)).stall(isStalled); },
    /** The document is hidden or seen, as if another tab lay over it. */
    hide(isHidden) {
      Object.defineProperty(document, 'hidden', { value: isHidden, configurable: true });
      Object.defineProperty(document, 'visibilityState', { value: isHidden ? 'hidden' : 'visible', configurable: true });
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    },
    /** Watches for movement from now on, and says how far pages have moved since it did last. */
    watch() { isWatching = virtualTime.isWatched = true; moved = 0; },
    moved() { return moved; },
    box() { const { left, top, width, height } = host.getBoundingClientRect(); return { left, top, width, height }; },
    /** Where the focus is. */
    focus() {
      const one = focused();
      return { inside: !!one && inTree(one), onButton: !!one && one === it?.button?.(), onKeys: !!one && one === it?.keys?.() };
    },
    focusKeys() { it.keys().focus(); },
  };
}
