"""Measures `dwell export` to videos beside ffmpeg's own filters for slideshows, and prints lines of figures.

    video.py DWELL FOLDER

DWELL is the command, FOLDER holds photographs. Both make a video of the same pages, size, rate and encoder; without the encoder,
ffmpeg discards its frames, and Dwell's are read and discarded.
"""

import os
import stat
import subprocess
import sys
import tempfile
import time
from pathlib import Path

# The video: pages, seconds of a page, pixels, frames per second.
PAGES, SECONDS, WIDTH, HEIGHT, RATE = 12, 2, 1080, 1920, 30
# The length of a turn in ffmpeg's video, in seconds, as in Dwell's.
TURN = 0.5

# Answers Dwell's queries to ffmpeg, and reads the frames.
DRAIN = """#!/bin/sh
case "$*" in *-encoders*) echo ' V....D libx264 H.264';; *) exec cat >/dev/null;; esac
"""


def run(command, environment=None):
    """Runs a command; returns the seconds it took."""
    begun = time.monotonic()
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL, env=environment)
    return time.monotonic() - begun


def filters(photographs):
    """The arguments of ffmpeg for the same video: each photograph is decoded and scaled once, and slides in over the last."""
    inputs, parts = [], []
    for index, photograph in enumerate(photographs):
        inputs += ["-i", str(photograph)]
        length = SECONDS + (TURN if index + 1 < len(photographs) else 0)
        parts.append(
            f"[{index}:v]scale={WIDTH}:{HEIGHT}:force_original_aspect_ratio=decrease,pad={WIDTH}:{HEIGHT}:-1:-1,setsar=1,format=bgr0,"
            f"loop=-1:1,fps={RATE},trim=duration={length},setpts=PTS-STARTPTS[p{index}]"
        )
    last = "p0"
    for index in range(1, len(photographs)):
        parts.append(f"[{last}][p{index}]xfade=transition=slideleft:duration={TURN}:offset={index * SECONDS}[x{index}]")
        last = f"x{index}"
    return inputs + ["-filter_complex", ";".join(parts) + f";[{last}]format=yuv420p[out]", "-map", "[out]", "-r", str(RATE)]


def main():
    """Measures and prints."""
    dwell, folder = sys.argv[1:]
    photographs = sorted(Path(folder).glob("*.jpg"))[:PAGES]
    frames = PAGES * SECONDS * RATE
    size = f"{WIDTH}x{HEIGHT}"
    with tempfile.TemporaryDirectory() as scratch:
        deck = Path(scratch) / "deck"
        deck.mkdir()
        for photograph in photographs:
            os.symlink(photograph, deck / photograph.name)
        drain = Path(scratch) / "drain"
        drain.mkdir()
        script = drain / "ffmpeg"
        script.write_text(DRAIN)
        script.chmod(script.stat().st_mode | stat.S_IXUSR)
        export = [dwell, "export", str(deck), "-o", f"{scratch}/a.mp4", "--style=story", f"--duration={SECONDS}", f"--size={size}", f"--fps={RATE}"]
        ours = {
            "encoded": run(export),
            "drawn": run(export, {**os.environ, "PATH": f"{drain}:{os.environ['PATH']}"}),
        }
        encoder = ["-c:v", "libx264", "-preset", "medium", "-crf", "20", "-y", f"{scratch}/b.mp4"]
        ffmpeg = ["ffmpeg", "-nostdin", "-v", "error", *filters(photographs)]
        theirs = {"encoded": run(ffmpeg + encoder), "drawn": run(ffmpeg + ["-f", "null", "-"])}

    def report(subject, name, value, unit, method):
        print("video", subject, name, value, unit, method, sep="\t", flush=True)

    what = f"{PAGES} photographs of 24 megapixels, {SECONDS} s each, {size} at {RATE} frames a second"
    for name, times in (("Dwell", ours), ("ffmpeg's filters", theirs)):
        report("a frame, drawn", name, 1000 * times["drawn"] / frames, "ms", f"{what}; frames discarded")
        report("a frame, drawn and encoded", name, 1000 * times["encoded"] / frames, "ms", f"{what}; libx264, preset medium")
    for name, times in (("Dwell", ours), ("ffmpeg's filters", theirs)):
        print(f"{name}: {frames / times['drawn']:.0f} frames a second are drawn; the encoder has {100 * max(1 - times['drawn'] / times['encoded'], 0):.0f} % of the time", file=sys.stderr)


if __name__ == "__main__":
    main()
