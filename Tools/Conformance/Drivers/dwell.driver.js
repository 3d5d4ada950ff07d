/** Dwell's `<dwell-carousel>`. */
export default {
  name: 'Dwell',
  files: ['/dist/dwell.js'],
  capabilities: ['pause', 'go', 'stops', 'progress', 'durations', 'veto', 'films', 'button', 'indicator', 'keys', 'swipe'],

  async create(host, { pages, duration, loops, durations, mayTurn }) {
    if (!await Dwell.ready) throw new Error('no WebAssembly');
    const it = document.createElement('dwell-carousel');
    it.style.cssText = 'width: 100%; height: 300px';
    it.duration = duration;
    it.toggleAttribute('loop', loops);
    durations.forEach((seconds, n) => { if (seconds !== null) pages[n].dataset.duration = seconds; });
    it.append(...pages);
    it.addEventListener('dwell-advance', (event) => { if (!mayTurn()) event.preventDefault(); });
    host.append(it);
    const part = (name) => it.shadowRoot.querySelector(`[part~=${name}]`);
    return {
      current: () => it.page,
      progress: () => it.progress,
      // With the button, like a user.
      play: () => { if (it.paused) part('toggle').click(); },
      pause: () => { if (!it.paused) part('toggle').click(); },
      go: (page) => it.go(page),
      button: () => part('toggle'),
      keys: () => part('slider'),
      destroy: () => it.remove(),
    };
  },
};
