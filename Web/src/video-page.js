import * as Event from './abi/event.js';
import * as Head from './abi/head.js';
import * as Pause from './abi/pause.js';
import { clock } from './clock.js';

/** The events of a video that matter. */
const events = ['playing', 'pause', 'waiting', 'stalled', 'seeked', 'ratechange', 'durationchange', 'timeupdate', 'ended'];

/** A video that drives its page's progress. The page pauses while the video buffers. */
export class VideoPage {
  /** Called when a page with a video becomes current. */
  constructor(carousel, video) {
    Object.assign(this, { carousel, video, last: NaN });
    video.currentTime = 0;
    for (const name of events) video.addEventListener(name, this);
  }

  /** Handles an event of the video. */
  handleEvent({ type }) {
    const { carousel, video } = this;
    if (type === 'waiting' || type === 'stalled') carousel.send(Event.pause, Pause.loading);
    if (type === 'playing') carousel.send(Event.resume, Pause.loading);
    if (!(video.duration > 0)) return;
    const progress = video.ended ? 1 : Math.min(video.currentTime / video.duration, 1);
    const rate = video.paused ? 0 : video.playbackRate / video.duration;
    const now = clock.now();
    // The core extrapolates the progress; only deviations of more than about a frame are sent.
    const expected = this.last + (now - this.at) * rate;
    if (type === 'timeupdate' && Math.abs(progress - expected) * video.duration < 0.05) return;
    this.last = progress;
    this.at = now;
    carousel.send(Event.setProgress, progress, rate);
  }

  /** Plays the video unless the page is paused by anything but loading. */
  follow() {
    const { carousel, video } = this;
    const paused = carousel.component.frame(clock.now())[Head.pausedBy] & ~Pause.loading;
    if (paused && !video.paused) video.pause();
    if (!paused && video.paused && !video.ended) video.play().catch(() => carousel.video === this && carousel.pause());
  }

  /** Called when another page becomes current. */
  leave() {
    for (const name of events) this.video.removeEventListener(name, this);
    this.video.pause();
    this.carousel.component?.send(clock.now(), Event.resume, Pause.loading);
  }
}
