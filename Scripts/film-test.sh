#!/usr/bin/env bash
# film-test.sh [OPTION...]: exports films with GTK and plays them in Chromium, Firefox and WebKit. The options are pytest's.
set -euo pipefail
cd "$(dirname "$0")/.."

Scripts/packages.sh film-test
Scripts/build-gtk.sh --product dwell
DWELL=$(Scripts/build-gtk.sh --product dwell --show-bin-path)/dwell
python=$(Scripts/web-venv.sh)

# Browsers draw on a virtual display, without the user's session bus.
export DWELL GDK_BACKEND=x11 NO_AT_BRIDGE=1 LIBGL_ALWAYS_SOFTWARE=1 WEBKIT_DISABLE_COMPOSITING_MODE=1 PYTHONDONTWRITEBYTECODE=1
unset WAYLAND_DISPLAY DBUS_SESSION_BUS_ADDRESS
xvfb-run -a -n 260 -s "-screen 0 1280x1024x24 -nolisten tcp" "$python" -m pytest -q -p no:cacheprovider Tests/Web/test_film.py "$@"
