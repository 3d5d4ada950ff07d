import DwellDeck
import DwellHTML

extension DeckDocument {
  /// The script of the figures. Pictures and videos used on several pages are embedded in the first. Videos
  /// have controls only without the elements. A truncated caption takes presses and the focus, which show all
  /// of it while its page stays.
  static let figuresScript = """
    const figures = document.querySelectorAll('figure');
    for (const same of document.querySelectorAll('[data-same]')) {
      const first = figures[same.dataset.same].firstElementChild;
      if (first.srcset) same.srcset = first.srcset;
      else same.src = first.src;
      same.className = first.className;
    }
    const videos = [...document.querySelectorAll('video')];
    for (const video of videos) video.controls = false;
    const captions = new Set(document.querySelectorAll('figcaption > span'));
    const cuts = new ResizeObserver((entries) => {
      for (const { target } of entries) {
        if (target === document.activeElement) continue;
        const isCut = target.scrollHeight > target.clientHeight + 1;
        target.toggleAttribute('data-dwell-ignore', isCut);
        if (isCut) target.tabIndex = 0;
        else target.removeAttribute('tabindex');
      }
    });
    for (const caption of captions) cuts.observe(caption);
    let focused = null;
    addEventListener('pointerdown', () => { focused = document.activeElement; }, true);
    addEventListener('click', ({ target }) => {
      if (target === focused && captions.has(target) && getSelection().isCollapsed) target.blur();
    });
    addEventListener('keydown', ({ target, key }) => { if (key === 'Escape' && captions.has(target)) target.blur(); });
    """

  /// The script of a deck's carousel. Keys turn pages wherever the focus is; without the elements, the
  /// scrolling row has the focus. Videos whose pages have their own durations play while their pages' time
  /// passes, and a lone one repeats; the elements handle everything else about videos.
  static let deckScript = """
    Dwell.ready.then((isReady) => {
      for (const video of videos) video.controls = !isReady;
      if (!isReady) return;
      const carousel = document.querySelector('dwell-carousel');
      carousel.removeAttribute('tabindex');
      for (const video of videos) video.loop = carousel.loop && carousel.pageCount === 1;
      const timed = videos.filter((video) => video.parentNode.dataset.duration);
      let last = 0;
      carousel.addEventListener('dwell-change', () => {
        for (const video of timed) video.currentTime = 0;
      });
      if (timed.length) setInterval(() => {
        const { page, progress } = carousel;
        for (const video of timed) {
          if (video.parentNode !== carousel.children[page] || progress === last) video.pause();
          else if (!video.ended) video.play().catch(() => {});
        }
        last = progress;
      }, 100);
      let isHeld = false;
      addEventListener('focusin', ({ target }) => {
        if (!captions.has(target) || carousel.paused) return;
        carousel.pause();
        isHeld = true;
      });
      addEventListener('focusout', () => {
        if (isHeld) carousel.resume();
        isHeld = false;
      });
      addEventListener('keydown', (event) => {
        const { target, key, altKey, ctrlKey, metaKey } = event;
        if (target !== document.body || altKey || ctrlKey || metaKey) return;
        const way = getComputedStyle(carousel).direction === 'rtl' ? -1 : 1;
        const turn = { ArrowLeft: -way, ArrowRight: way, PageUp: -1, PageDown: 1 }[key];
        if (turn) carousel[turn > 0 ? 'next' : 'previous']();
        else if (key === 'Home') carousel.go(0);
        else if (key === 'End') carousel.go(carousel.pageCount - 1);
        else if (key === ' ') carousel[carousel.paused ? 'resume' : 'pause']();
        else return;
        event.preventDefault();
      });
    });
    """

  /// The script that zooms the pages of a deck while their time passes (``PageZoom``). A page that is left
  /// keeps its zoom until the pages have settled, and continues from there if it is turned back to. A lone
  /// picture zooms once: if its time restarted, it would jump.
  static let zoomScript = """
    Dwell.ready.then((isReady) => {
      if (!isReady) return;
      const carousel = document.querySelector('dwell-carousel');
      if (figures.length === 1 && !videos.length) carousel.removeAttribute('loop');
      const still = matchMedia('(prefers-reduced-motion: reduce)');
      const zooms = new Map([...figures].map((figure) => {
        const [way, x, y] = figure.dataset.zoom.split(' ');
        figure.firstElementChild.style.transformOrigin = `${x}% ${y}%`;
        return [figure, { isInwards: way === 'in', begin: 0, share: 0 }];
      }));
      const show = (figure, share) => {
        const zoom = zooms.get(figure);
        zoom.share = share;
        const grown = still.matches ? 0 : zoom.isInwards ? share : 1 - share;
        figure.firstElementChild.style.scale = 1 + \(HTMLText.number(PageZoom.growth)) * grown;
      };
      const begin = () => {
        for (const figure of figures) show(figure, zooms.get(figure).share);
      };
      still.addEventListener('change', begin);
      begin();
      carousel.addEventListener('dwell-change', ({ detail }) => {
        const zoom = zooms.get(carousel.children[detail.to]);
        zoom.begin = zoom.share;
      });
      carousel.addEventListener('dwell-settle', ({ detail }) => {
        for (const figure of figures) if (figure !== carousel.children[detail.page]) show(figure, 0);
      });
      carousel.addEventListener('dwell-progress', ({ detail: { page, progress } }) => {
        const figure = carousel.children[page];
        const { begin } = zooms.get(figure);
        show(figure, begin + (1 - begin) * progress);
      });
    });
    """

  /// The page's style, for both deck styles.
  static let style = """

    :root { color-scheme: dark; --background: #000; --text: #fff; }
    :root.light { color-scheme: light; --background: #fff; --text: #1a1a1f; }
    img.light { background: #fff; }
    html, body, main { block-size: 100%; margin: 0; }
    body { background: var(--background); color: var(--text); font: 1rem/1.45 system-ui, sans-serif; }
    h1 { position: absolute; inline-size: 1px; block-size: 1px; margin: 0; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
    dwell-carousel { block-size: 100vh; block-size: 100dvh; }
    main:has(> dwell-carousel:not(:defined):focus-visible)::after { content: ''; position: fixed; inset: 0; pointer-events: none;
      outline: 2px solid #000; outline-offset: -2px; box-shadow: inset 0 0 0 4px #fff; }
    figure { position: relative; box-sizing: border-box; margin: 0; inline-size: 100%; block-size: 100%; }
    figcaption { overflow-wrap: anywhere; text-wrap: balance; }
    figcaption > span { display: -webkit-box; -webkit-box-orient: vertical; -webkit-line-clamp: 3; overflow: hidden; padding-inline: .5em; margin-inline: -.5em; }
    @media (max-height: 360px) { figcaption > span { -webkit-line-clamp: 1; } }
    figcaption > [tabindex] { cursor: pointer; }
    figcaption > [tabindex]:focus { display: block; max-block-size: 45vh; overflow: auto; overscroll-behavior: contain;
      cursor: auto; text-align: start; text-wrap: wrap; }
    figcaption > [tabindex]:focus-visible { outline: 2px solid #000; outline-offset: 2px; box-shadow: 0 0 0 2px #fff; }
    .control figure { display: flex; flex-direction: column; align-items: center; justify-content: center; gap: 16px;
      padding: max(24px, env(safe-area-inset-top)) max(24px, env(safe-area-inset-right)) 84px max(24px, env(safe-area-inset-left)); }
    .control figure:only-child { padding-block-end: max(24px, env(safe-area-inset-bottom)); }
    .control :is(img, video) { min-block-size: 0; max-inline-size: 100%; max-block-size: 100%; border-radius: 12px; object-fit: contain;
      box-shadow: 0 1px 2px rgb(0 0 0 / .18), 0 8px 28px rgb(0 0 0 / .16); }
    .control figcaption { flex: none; max-inline-size: 60ch; text-align: center; font-weight: 500; }
    .story figure { display: flex; align-items: center; justify-content: center; }
    .story img { display: block; max-inline-size: 100%; max-block-size: 100%; object-fit: contain; }
    .story video { display: block; inline-size: 100%; block-size: 100%; object-fit: contain; }
    :is(.story, .zooming) figcaption { color: #fff; --rise: min(96px, 18vh); position: absolute; inset: auto 0 0;
      padding: var(--rise) min(max(72px, 12%), 20%) max(28px, env(safe-area-inset-bottom));
      text-align: center; font-size: 1.125rem; font-weight: 500;
      background: linear-gradient(transparent, rgb(0 0 0 / .09) calc(var(--rise) * .25), rgb(0 0 0 / .29) calc(var(--rise) * .5),
        rgb(0 0 0 / .49) calc(var(--rise) * .75), rgb(0 0 0 / .58) var(--rise), rgb(0 0 0 / .72)); }
    .zooming.control figcaption { max-inline-size: none; padding-block-end: 84px; }
    @media screen {
      [effect=stack] figure { background: var(--background); }
      .zooming.zooming figure { padding: 0; overflow: hidden; }
      .zooming.zooming :is(img, video) { inline-size: 100%; block-size: 100%; max-inline-size: none; max-block-size: none;
        object-fit: cover; border-radius: 0; box-shadow: none; }
    }
    @media print {
      html, body, main { block-size: auto; background: none; color: #000; }
      figure, :is(.control, .story) figure { display: block; block-size: auto; padding: 0; break-inside: avoid; margin-block-end: 1cm; text-align: center; }
      .control :is(img, video), .story :is(img, video) { inline-size: auto; block-size: auto; max-inline-size: 100%; max-block-size: 22cm; box-shadow: none; }
      figcaption > span, figcaption > [tabindex]:focus { display: block; max-block-size: none; overflow: visible; }
      :is(.story, .zooming, .zooming.control) figcaption { position: static; padding: 8px 0; background: none; color: #000; }
      dwell-carousel:not(:defined) { display: block; overflow: visible; block-size: auto; }
    }

    """
}
