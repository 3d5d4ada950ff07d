#!/usr/bin/env bash
# on-display.sh COMMAND...: runs a command on a virtual X display with its own session bus, software rendering and
# in-memory settings, so that it neither sees nor changes the user's desktop. DWELL_FRAMEBUFFER is an optional folder
# for the display's framebuffer. The display stays as it is between clients: it would refuse those that come meanwhile.
set -euo pipefail

runtime=$(mktemp -d)
trap 'rm -rf "$runtime"' EXIT
export XDG_RUNTIME_DIR=$runtime GDK_BACKEND=x11 GSK_RENDERER=cairo GSETTINGS_BACKEND=memory LC_ALL=C.UTF-8
unset WAYLAND_DISPLAY
xvfb-run -a -s "-screen 0 1280x1024x24 -nolisten tcp -noreset${DWELL_FRAMEBUFFER:+ -fbdir $DWELL_FRAMEBUFFER}" dbus-run-session -- "$@"
