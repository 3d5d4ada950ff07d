"""Measures `dwell play` and `dwell export` with photographs, and prints lines of figures.

    play.py DWELL FOLDER FRAMEBUFFER

DWELL is the command, FOLDER holds decks named by their number of photographs, FRAMEBUFFER is the file with the framebuffer of
the virtual X server (Xvfb -fbdir), which can be read every millisecond at no cost to the server.
"""

import mmap
import os
import subprocess
import sys
import time
from pathlib import Path

# The examined part of the screen, in pixels: always inside the window.
WIDTH, LEFT, TOP, SIDE = 1280, 300, 200, 64
# A photograph has at least this many colours; a window without one has a few.
COLORS = 200
# The duration of pages in the deck whose memory is measured, and for how long it runs, in seconds.
DURATION, WATCHED = 0.5, 15


class Screen:
    """The framebuffer of a virtual X server."""

    def __init__(self, path):
        with open(path, "rb") as file:
            self.bytes = mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ)
        # An XWD file: a header that starts with its own length, then colours, then the rows of pixels.
        words = [int.from_bytes(self.bytes[at : at + 4], "big") for at in range(0, 100, 4)]
        self.stride = words[12]
        self.start = words[0] + words[19] * 12

    def colors(self):
        """The number of colours in the examined part."""
        found = set()
        for line in range(TOP, TOP + SIDE):
            at = self.start + line * self.stride + LEFT * 4
            row = self.bytes[at : at + SIDE * 4]
            found.update(row[index : index + 3] for index in range(0, len(row), 4))
        return len(found)


def memory(process):
    """The peak memory of a process, in megabytes."""
    status = Path(f"/proc/{process.pid}/status").read_text()
    return int(status.split("VmHWM:")[1].split()[0]) / 1000


def play(dwell, deck, screen, watched=0.0):
    """Seconds until a photograph is visible, and the peak memory after the given number of further seconds."""
    begun = time.monotonic()
    process = subprocess.Popen([dwell, "play", f"--duration={DURATION}", deck])
    try:
        while screen.colors() < COLORS:
            if process.poll() is not None or time.monotonic() - begun > 60:
                sys.exit(f"no photograph of {deck} became visible")
            time.sleep(0.001)
        seen = time.monotonic() - begun
        time.sleep(watched)
        return seen, memory(process)
    finally:
        process.terminate()
        process.wait()
        # The window disappears a moment later.
        while screen.colors() >= COLORS:
            time.sleep(0.01)


def export(dwell, deck, count):
    """The seconds, CPU seconds and megabytes of the export of a deck; and the page's size in megabytes."""
    page = Path(deck) / "story.html"
    begun = time.monotonic()
    process = subprocess.Popen([dwell, "export", deck, "-o", str(page)], stdout=subprocess.DEVNULL)
    _, status, usage = os.wait4(process.pid, 0)
    process.returncode = os.waitstatus_to_exitcode(status)
    if process.returncode != 0:
        sys.exit(f"the export of {deck} failed")
    seconds, size = time.monotonic() - begun, page.stat().st_size / 1e6
    page.unlink()
    return seconds, usage.ru_utime + usage.ru_stime, usage.ru_maxrss / 1000, size


def main():
    """Measures and prints."""
    dwell, folder, picture = sys.argv[1:]
    screen = Screen(picture)

    def report(subject, count, value, unit, method):
        name = "1 photograph" if count == 1 else f"{count:,} photographs"
        print("play", subject, name, value, unit, method, sep="\t", flush=True)

    photographs = "JPEG of 24 megapixels, four files linked"
    for count in (1, 100, 1000):
        deck = f"{folder}/{count}"
        runs = sorted(play(dwell, deck, screen)[0] for _ in range(5))
        report("play, until a picture is visible", count, runs[2], "s", f"from the command until Xvfb shows it, median of 5; {photographs}")
        most = play(dwell, deck, screen, WATCHED)[1]
        report("play, peak memory", count, most, "MB", f"VmHWM after {WATCHED} s with a page every {DURATION} s")
    for count in (1, 100):
        seconds, cpu, most, size = export(dwell, f"{folder}/{count}", count)
        how = "dwell export -o story.html, once"
        report("export to HTML, time", count, seconds, "s", how)
        report("export to HTML, CPU", count, cpu, "s", how)
        report("export to HTML, peak memory", count, most, "MB", how)
        report("export to HTML, size", count, size, "MB", "pictures of 2048 pixels at most, inlined")


if __name__ == "__main__":
    main()
