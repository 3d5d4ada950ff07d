/** Bootstrap 5, with its indicators and the options that its documentation recommends for autoplay. */
export default {
  name: 'Bootstrap',
  files: ['/shared/bootstrap5/css/bootstrap.min.css', '/shared/bootstrap5/js/bootstrap.bundle.min.js'],
  version: () => bootstrap.Carousel.VERSION,
  capabilities: ['pause', 'go', 'stops', 'durations', 'veto', 'indicator', 'keys', 'swipe'],

  create(host, { pages, duration, loops, durations, mayTurn }) {
    const item = (page, n) => {
      const one = document.createElement('div');
      one.className = `carousel-item${n ? '' : ' active'}`;
      if (durations[n] !== null) one.dataset.bsInterval = durations[n] * 1000;
      one.append(page);
      return one;
    };
    host.innerHTML = `<div id="bootstrap" class="carousel slide"><div class="carousel-indicators">${pages.map((_, n) => `<button type="button"
      data-bs-target="#bootstrap" data-bs-slide-to="${n}" aria-label="Page ${n + 1}" ${n ? '' : 'class="active" aria-current="true"'}></button>`).join('')}
      </div><div class="carousel-inner"></div></div>`;
    const root = host.firstElementChild;
    root.querySelector('.carousel-inner').append(...pages.map(item));
    let current = 0;
    // Once a turn is allowed, Bootstrap always carries it out.
    root.addEventListener('slide.bs.carousel', (event) => { if (mayTurn()) current = event.to; else event.preventDefault(); });
    const it = new bootstrap.Carousel(root, { interval: duration * 1000, ride: 'carousel', wrap: loops, pause: 'hover' });
    return {
      current: () => current,
      play: () => it.cycle(),
      pause: () => it.pause(),
      go: (page) => it.to(page),
      keys: () => root.querySelector('.carousel-indicators button'),
      destroy: () => { it.dispose(); root.remove(); },
    };
  },
};
