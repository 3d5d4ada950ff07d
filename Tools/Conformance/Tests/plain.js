/** A small carousel for the tests of the suite: correct except for the faults that are passed to it. */
class PlainCarousel {
  constructor(host, pages, { duration, loops, faults = [] }) {
    Object.assign(this, { duration, loops, pages, page: 0, left: duration, reasons: new Set(), isPlayed: false, since: performance.now() });
    this.has = (fault) => faults.includes(fault);
    this.root = document.createElement('div');
    this.root.style.cssText = 'display: flex; width: 100%; height: 300px';
    pages.forEach((page) => { page.style.flex = '0 0 100%'; });
    this.root.append(...pages);
    host.append(this.root);
    this.calm = matchMedia('(prefers-reduced-motion: reduce)');
    const on = (target, type, reason, isPausing) => target.addEventListener(type, () => this.because(reason, isPausing()), { signal: this.end.signal });
    this.end = new AbortController();
    on(this.root, 'mouseenter', 'hover', () => !this.isPlayed);
    on(this.root, 'mouseleave', 'hover', () => false);
    on(this.root, 'focusin', 'focus', () => true);
    on(this.root, 'focusout', 'focus', () => false);
    if (!this.has('unseen')) on(document, 'visibilitychange', 'hidden', () => document.hidden);
    this.sight = new IntersectionObserver(([{ isIntersecting }]) => this.because('sight', !isIntersecting));
    if (!this.has('unseen')) this.sight.observe(host);
    this.run();
  }

  get gone() { return this.reasons.size ? 0 : (performance.now() - this.since) / 1000; }
  get progress() { return this.has('lies') ? 0.25 : Math.min(1 - (this.left - this.gone) / this.duration, 1); }

  /** Adds or removes a reason to pause. */
  because(reason, isPausing) {
    this.left -= this.gone;
    if (isPausing) this.reasons.add(reason);
    else if (this.has('forgets')) this.reasons.clear();
    else this.reasons.delete(reason);
    if (!isPausing && this.has('restarts')) this.left = this.duration;
    this.run();
  }

  /** Schedules the end of the page's time. */
  run() {
    clearTimeout(this.timer);
    this.since = performance.now();
    const isLast = this.page === this.pages.length - 1 && !this.loops && !this.has('loops');
    if (this.reasons.size || isLast || this.pages.length < 2) return;
    this.timer = setTimeout(() => {
      const late = this.gone - this.left;
      this.show((this.page + 1) % this.pages.length, this.has('drifts') ? 0 : Math.min(late, 1));
    }, this.left * 1000);
  }

  /** Shows a page; `late` is the part of its time that has passed. */
  show(page, late = 0) {
    this.page = page;
    this.left = this.duration - late;
    this.root.style.transition = this.calm.matches && !this.has('slides') ? '' : 'transform 0.4s';
    this.root.style.transform = `translateX(${page * -100}%)`;
    this.run();
  }

  go(page) { if (page !== this.page || this.has('restarts')) this.show(page); }
  play() {
    this.isPlayed = true;
    this.reasons.delete('hover');
    this.because('app', false);
  }
  pause() {
    this.isPlayed = false;
    this.because('app', true);
  }
  destroy() {
    this.end.abort();
    this.sight.disconnect();
    if (!this.has('leaks')) clearTimeout(this.timer);
    this.root.remove();
  }
}
