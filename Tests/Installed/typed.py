"""typed.py START SHELL...: types into an interactive shell, after the line START, `dwell export --sty`, Tab, `con`, Tab,
and fails unless the shell completes `--style=control`, or `--style control`."""

import os
import pty
import re
import select
import sys
import time

SIGNS = r"\x1b\][^\x07\x1b]*(\x07|\x1b\\)|\x1b\[[0-9;?>=]*[ -/]*[@-~]|\x1b[()][0B]|\x1b[=>78]|\r"


def read_until(terminal, pattern, seconds=180):
    """The terminal's output, up to a pattern, without control characters."""
    shown, end = "", time.monotonic() + seconds
    while not re.search(pattern, re.sub(SIGNS, "", shown)):
        if time.monotonic() > end:
            sys.exit(f"{sys.argv[2]} shows no {pattern}, but {re.sub(SIGNS, '', shown)!r}")
        if select.select([terminal], [], [], 0.1)[0]:
            shown += os.read(terminal, 4096).decode(errors="replace")
    return re.sub(SIGNS, "", shown)


start, shell = sys.argv[1], sys.argv[2:]
child, terminal = pty.fork()
if child == 0:
    os.environ["TERM"] = "dumb"
    os.execvp(shell[0], shell)
os.write(terminal, f"{start}; echo BEG''UN\n".encode())
read_until(terminal, "BEGUN")
os.write(terminal, b"dwell export --sty\t")
name = read_until(terminal, r"--style[= ]")
# Some shells write the `=` themselves.
os.write(terminal, b"con\t" if name.rstrip().endswith("=") or name.endswith(" ") else b"=con\t")
read_until(terminal, "control")
