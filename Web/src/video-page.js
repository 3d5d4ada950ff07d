import * as Event from './abi/event.js';
import * as Head from './abi/head.js';
import * as Pause from './abi/pause.js';
import { clock } from './clock.js';

/** What a video tells of. */
const events = ['playing', 'pause', 'waiting', 'stalled', 'seeked', 'ratechange', 'durationchange', 'timeupdate', 'ended'];

/** A video that drives the time of its page: its progress is the page's, and while it buffers time stands. */
export class VideoPage {
  /** A page with a video is shown from now on. */
  constructor(carousel, video) {
    Object.assign(this, { carousel, video, last: NaN });
    video.currentTime = 0;
    for (const name of events) video.addEventListener(name, this);
  }

  /** The video has something to tell. */
  handleEvent({ type }) {
    const { carousel, video } = this;
    if (type === 'waiting' || type === 'stalled') carousel.send(Event.pause, Pause.loading);
    if (type === 'playing') carousel.send(Event.resume, Pause.loading);
    if (!(video.duration > 0)) return;
    const progress = video.ended ? 1 : Math.min(video.currentTime / video.duration, 1);
    const rate = video.paused ? 0 : video.playbackRate / video.duration;
    const now = clock.now();
    // Between what it tells the core knows the way: only what is off by more than a frame or so needs telling.
    const expected = this.last + (now - this.at) * rate;
    if (type === 'timeupdate' && Math.abs(progress - expected) * video.duration < 0.05) return;
    this.last = progress;
    this.at = now;
    carousel.send(Event.setProgress, progress, rate);
  }

  /** Plays while nothing but its own loading lets time stand. */
  follow() {
    const { carousel, video } = this;
    const paused = carousel.component.frame(clock.now())[Head.pausedBy] & ~Pause.loading;
    if (paused && !video.paused) video.pause();
    if (!paused && video.paused && !video.ended) video.play().catch(() => carousel.pause());
  }

  /** Another page is shown. */
  leave() {
    for (const name of events) this.video.removeEventListener(name, this);
    this.video.pause();
    this.carousel.component?.send(clock.now(), Event.resume, Pause.loading);
  }
}
