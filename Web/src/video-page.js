import * as Event from './abi/event.js';
import * as Head from './abi/head.js';
import * as Pause from './abi/pause.js';
import { clock } from './clock.js';

/** The events of a video, and of its sources, that matter. */
const events = ['playing', 'canplay', 'pause', 'waiting', 'stalled', 'error', 'seeked', 'ratechange', 'durationchange', 'timeupdate', 'ended'];
/** The videos for which no data has come for a few seconds. */
const stalled = new WeakSet();

/** Whether a video has failed, has no source left to try, or waits for data that doesn't come. */
export const cannotPlay = (video) => !!video.error || video.networkState === 3 || (stalled.has(video) && video.readyState < 3);

/**
 * A video that drives its page's progress. The page pauses while the video buffers; if it can't play, the page has its
 * usual time.
 */
export class VideoPage {
  /** Called when a page with a video becomes current. */
  constructor(carousel, video, page) {
    Object.assign(this, { carousel, video, page, last: NaN, isBroken: false });
    // Where it already is, a seek would only interrupt it.
    if (video.currentTime) video.currentTime = 0;
    for (const name of events) video.addEventListener(name, this, true);
  }

  /** Handles an event of the video. */
  handleEvent({ type }) {
    const { carousel, video } = this;
    if (type === 'stalled') stalled.add(video);
    if (type === 'playing') {
      stalled.delete(video);
      carousel.send(Event.resume, Pause.loading);
    }
    // A page that goes by its video waits for nothing else.
    if (type === 'timeupdate') carousel.setVisible();
    if (this.check()) return;
    if (type === 'waiting') carousel.send(Event.pause, Pause.loading);
    if (!(video.duration > 0)) return;
    const share = Math.min(video.currentTime / video.duration, 1 - 1e-6);
    // A video at its end has not ended before it has paused: to leave it sooner would take its event away. One that loops
    // never ends: its page stays until it begins again.
    const progress = type === 'ended' || (video.ended && video.paused) || (video.loop && this.share > 0.7 && share < 0.2) ? 1 : share;
    this.share = share;
    const rate = video.paused ? 0 : video.playbackRate / video.duration;
    const now = clock.now();
    // The core extrapolates the progress; only deviations of more than about a frame are sent.
    const expected = this.last + (now - this.at) * rate;
    if (type === 'timeupdate' && Math.abs(progress - expected) * video.duration < 0.05) return;
    this.last = progress;
    this.at = now;
    carousel.send(Event.setProgress, progress, rate);
  }

  /** Gives the page the time of a page without a video while its video can't play; returns whether it can't. */
  check() {
    const isBroken = cannotPlay(this.video);
    if (this.isBroken !== isBroken) {
      this.isBroken = isBroken;
      this.reset();
      this.carousel.paint(clock.now());
    }
    return isBroken;
  }

  /** Sets the page's duration, without a pause for loading. */
  reset() {
    const now = clock.now();
    this.carousel.updateDuration(this.page, now);
    this.carousel.component?.send(now, Event.resume, Pause.loading);
  }

  /** Plays the video unless the page is paused by anything but loading. */
  follow() {
    const { carousel, video } = this;
    if (this.check()) return;
    const paused = carousel.component.frame(clock.now())[Head.pausedBy] & ~Pause.loading;
    if (paused && !video.paused) video.pause();
    if (!paused && video.paused && !video.ended) {
      // A pause interrupts a play that hasn't begun, too.
      video.play().catch(({ name }) => name === 'NotAllowedError' && carousel.video === this && carousel.pause());
    }
  }

  /** Called when another page becomes current. */
  leave() {
    for (const name of events) this.video.removeEventListener(name, this, true);
    this.video.pause();
    stalled.delete(this.video);
    this.reset();
  }
}
