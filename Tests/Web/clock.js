// A clock that only tests advance. It replaces the elements' clock.
{
  const { clock } = globalThis.Dwell;
  let now = 100;
  let last = 0;
  const waits = new Map();
  const playing = new Set();
  clock.now = () => now;
  clock.wait = (time, action) => {
    waits.set((last += 1), { time, action });
    return last;
  };
  clock.forget = (wait) => waits.delete(wait);
  clock.play = (animation, start) => {
    animation.pause();
    animation.currentTime = 0;
    playing.add({ animation, start });
  };
  globalThis.time = {
    wakeUps: 0,
    get now() { return now; },
    get waits() { return [...waits.values()].map(({ time }) => time - now); },
    // Sets the clock by `seconds`; what waits for a time waits as long as before, like a browser's timers.
    step(seconds) {
      now += seconds;
      for (const wait of waits.values()) wait.time += seconds;
    },
    // Advances by `seconds`, running every callback that is due, `late` seconds after its time.
    advance(seconds, late = 0) {
      const end = now + seconds;
      for (;;) {
        const [wait, first] = [...waits].sort((one, other) => one[1].time - other[1].time)[0] ?? [];
        if (!first || first.time + late > end) break;
        waits.delete(wait);
        now = Math.max(now, first.time + late);
        this.wakeUps += 1;
        first.action();
      }
      now = end;
      for (const one of playing) {
        if (one.animation.playState === 'idle') playing.delete(one);
        else one.animation.currentTime = (now - one.start) * 1000;
      }
    },
  };
}
