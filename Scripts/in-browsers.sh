#!/usr/bin/env bash
# in-browsers.sh DISPLAY OPTION...: runs tests in browsers with pytest, whose options these are, on a virtual display with
# this number or the next free one, without the user's session bus. Each script has numbers of its own, because the tests
# of GTK may look for a free one at the same moment.
set -euo pipefail
cd "$(dirname "$0")/.."

python=$(Scripts/web-venv.sh)
export GDK_BACKEND=x11 NO_AT_BRIDGE=1 LIBGL_ALWAYS_SOFTWARE=1 WEBKIT_DISABLE_COMPOSITING_MODE=1 PYTHONDONTWRITEBYTECODE=1
unset WAYLAND_DISPLAY DBUS_SESSION_BUS_ADDRESS
exec xvfb-run -a -n "$1" -s "-screen 0 1280x1024x24 -nolisten tcp" "$python" -m pytest -q -p no:cacheprovider "${@:2}"
