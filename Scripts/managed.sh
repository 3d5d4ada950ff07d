#!/usr/bin/env bash
# managed.sh COMMAND...: runs a command on the current display with a window manager, once that manages windows: it gives the
# focus to those that open later only. For use within on-display.sh.
set -euo pipefail

ready=$XDG_RUNTIME_DIR/ready
openbox --sm-disable --startup "touch $ready" >/dev/null 2>&1 & manager=$!
until [[ -e $ready ]]; do
  kill -0 "$manager" 2>/dev/null || { echo "managed: openbox ended before it managed windows" >&2; exit 1; }
  sleep 0.1
done
code=0
"$@" || code=$?
kill "$manager"
exit "$code"
