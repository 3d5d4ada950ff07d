/** Slick 1.8 with jQuery, with its dots. */
export default {
  name: 'Slick',
  files: ['/shared/slick/slick.css', '/shared/jquery/jquery.min.js', '/shared/slick/slick.min.js'],
  // A page's time starts at the end of the transition to it.
  movement: 0.5,
  capabilities: ['pause', 'go', 'stops', 'indicator', 'keys', 'swipe'],

  create(host, { pages, duration, loops }) {
    const root = document.createElement('div');
    root.append(...pages);
    host.append(root);
    const it = $(root);
    let current = 0;
    it.on('beforeChange', (event, slick, from, to) => { current = to; });
    it.slick({ autoplay: true, autoplaySpeed: duration * 1000, infinite: loops, dots: true });
    return {
      current: () => current,
      play: () => it.slick('slickPlay'),
      pause: () => it.slick('slickPause'),
      go: (page) => it.slick('slickGoTo', page),
      keys: () => root.querySelector('.slick-next'),
      destroy: () => { it.slick('unslick'); root.remove(); },
    };
  },
};
