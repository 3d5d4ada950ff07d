/** The runner's interface to a page: creates a carousel with its driver, acts on it, and reports what is visible. */
{
  /** Roles whose value or name may state the page. */
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

  /** All elements in a tree, including open shadow trees. */
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
  /** Makes a page: coloured, with its number, a link, and an optional film. */
  const makePage = (number, film) => {
    const page = document.createElement('div');
    page.dataset.page = number;
    page.style.background = `hsl(${number * 67 % 360} 60% 35%)`;
    page.innerHTML = `<p>Page ${number + 1} <a href="#page-${number}">More</a></p>`;
    if (film) page.insertAdjacentHTML('beforeend', `<video muted data-film="${film}"></video>`);
    return page;
  };

  /** The displacement of visible pages, as a share of the carousel's width. */
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

  /** Records changes; returns whether the page has changed. */
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

  /** The page that an indicator exposes to screen readers, from 0; null if none. */
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
      // The index of a mark among its siblings, which may each have a wrapper.
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

    /** Creates the carousel of a scenario, and starts its time. */
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

    /** The visible state: the driver's page, the page in view, the progress, and the turns so far. */
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
    /** Hides or shows the document, like switching tabs. */
    hide(isHidden) {
      Object.defineProperty(document, 'hidden', { value: isHidden, configurable: true });
      Object.defineProperty(document, 'visibilityState', { value: isHidden ? 'hidden' : 'visible', configurable: true });
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    },
    /** Starts watching for movement of pages. */
    watch() { isWatching = virtualTime.isWatched = true; moved = 0; },
    moved() { return moved; },
    box() { const { left, top, width, height } = host.getBoundingClientRect(); return { left, top, width, height }; },
    /** The position of the focus. */
    focus() {
      const one = focused();
      return { inside: !!one && inTree(one), onButton: !!one && one === it?.button?.(), onKeys: !!one && one === it?.keys?.() };
    },
    focusKeys() { it.keys().focus(); },
  };
}
