#!/usr/bin/env bash
# on-display.sh [--managed] COMMAND...: runs a command on a virtual X display with its own session bus, software rendering and
# in-memory settings, so that it neither sees nor changes the user's desktop. DWELL_FRAMEBUFFER is an optional folder
# for the display's framebuffer. The display stays as it is between clients: it would refuse those that come meanwhile.
#
# With --managed there is a window manager, which manages windows when the command starts: it gives the focus to those that open
# later only.
set -euo pipefail

# managed COMMAND...: runs a command beside a window manager.
managed() {
  local ready=$XDG_RUNTIME_DIR/ready manager code=0
  openbox --sm-disable --startup "touch $ready" >/dev/null 2>&1 & manager=$!
  until [[ -e $ready ]]; do
    kill -0 "$manager" 2>/dev/null || { echo "on-display: openbox ended before it managed windows" >&2; exit 1; }
    sleep 0.1
  done
  "$@" || code=$?
  kill "$manager"
  exit "$code"
}

case $1 in
  --managed) command=("$0" --beside-manager "${@:2}") ;;
  --beside-manager) managed "${@:2}" ;; # on the display
  *) command=("$@") ;;
esac
runtime=$(mktemp -d)
trap 'rm -rf "$runtime"' EXIT
export XDG_RUNTIME_DIR=$runtime GDK_BACKEND=x11 GSK_RENDERER=cairo GSETTINGS_BACKEND=memory LC_ALL=C.UTF-8
unset WAYLAND_DISPLAY
xvfb-run -a -s "-screen 0 1280x1024x24 -nolisten tcp -noreset${DWELL_FRAMEBUFFER:+ -fbdir $DWELL_FRAMEBUFFER}" dbus-run-session -- "${command[@]}"
