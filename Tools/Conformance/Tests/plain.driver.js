export default {
  name: 'Plain',
  files: ['plain.js'],
  capabilities: ['pause', 'go', 'stops', 'progress'],

  create(host, { pages, duration, loops }) {
    const faults = new URL(import.meta.url).searchParams.getAll('fault');
    const it = new PlainCarousel(host, pages, { duration, loops, faults });
    return {
      current: () => it.page,
      progress: () => it.progress,
      play: () => it.play(),
      pause: () => it.pause(),
      go: (page) => it.go(page),
      destroy: () => it.destroy(),
    };
  },
};
