/**
 * Videos without files: a `<video data-film="8">` is a video of 8 seconds that plays in virtual time. It implements the part
 * of `HTMLMediaElement` that carousels use; the rest is the browser's own.
 */
{
  const films = new WeakMap();

  /** The state of a video. */
  class Film {
    constructor(video) {
      Object.assign(this, { video, seconds: Number(video.dataset.film), at: 0, since: 0, isPaused: true, isStalled: false, timer: 0 });
    }

    get isRunning() { return !this.isPaused && !this.isStalled && this.at < this.seconds; }
    get time() { return this.isRunning ? Math.min(this.at + performance.now() / 1000 - this.since, this.seconds) : this.at; }

    dispatch(...types) { for (const type of types) setTimeout(() => this.video.dispatchEvent(new Event(type)), 1); }

    /** Changes the state and continues from the current time. */
    change(change) {
      this.at = this.time;
      clearTimeout(this.timer);
      Object.assign(this, change);
      this.since = performance.now() / 1000;
      this.follow();
    }

    /** Dispatches `timeupdate` four times a second, and `ended`. */
    follow() {
      if (!this.isRunning) return;
      const left = this.seconds - this.time;
      this.timer = setTimeout(() => {
        if (left > 0.25) {
          this.video.dispatchEvent(new Event('timeupdate'));
          this.follow();
        } else {
          this.change({ isPaused: true });
          this.at = this.seconds;
          for (const type of ['timeupdate', 'pause', 'ended']) this.video.dispatchEvent(new Event(type));
        }
      }, Math.min(left, 0.25) * 1000);
    }

    play() {
      if (!this.isPaused) return;
      this.change({ at: this.at >= this.seconds ? 0 : this.at });
      this.change({ isPaused: false });
      this.dispatch('play', ...(this.isStalled ? ['waiting'] : ['playing']));
    }

    pause() {
      if (this.isPaused) return;
      this.change({ isPaused: true });
      this.dispatch('pause');
    }

    /** Stalls, or continues. */
    stall(isStalled) {
      this.change({ isStalled });
      this.dispatch(isStalled ? 'waiting' : 'playing');
    }
  }

  const filmOf = (video) => {
    if (!('film' in video.dataset)) return null;
    if (!films.has(video)) films.set(video, new Film(video));
    return films.get(video);
  };

  const { prototype } = HTMLMediaElement;
  const property = (name, get, set) => {
    const own = Object.getOwnPropertyDescriptor(prototype, name);
    Object.defineProperty(prototype, name, {
      get() { const film = filmOf(this); return film ? get(film) : own.get.call(this); },
      set(value) { const film = filmOf(this); if (film) set?.(film, value); else own.set?.call(this, value); },
      configurable: true,
    });
  };
  const method = (name, action) => {
    const own = prototype[name];
    prototype[name] = function call(...given) {
      const film = filmOf(this);
      return film ? action(film) : own.apply(this, given);
    };
  };
  property('duration', (film) => film.seconds);
  property('currentTime', (film) => film.time, (film, time) => {
    film.change({ at: Math.max(0, Math.min(time, film.seconds)) });
    film.dispatch('seeked');
  });
  property('paused', (film) => film.isPaused);
  property('ended', (film) => film.time >= film.seconds);
  property('readyState', (film) => (film.isStalled ? 2 : 4));
  method('play', (film) => { film.play(); return Promise.resolve(); });
  method('pause', (film) => film.pause());
  method('load', () => {});

  globalThis.filmOf = filmOf;
}
