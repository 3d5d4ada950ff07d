#!/usr/bin/env bash
# web-test.sh [OPTION...]: tests the web front in Chromium, Firefox and WebKit, but for films (film-test.sh). The options
# are pytest's; without any, the tests in Chromium run beside those in the other browsers, as most of a test is waiting
# for its browser.
set -euo pipefail
cd "$(dirname "$0")/.."
source Scripts/environment.sh
source Scripts/lanes.sh

Scripts/packages.sh web-test
Scripts/web.sh
# The command plays the same scenarios natively, for comparison.
swift build --product dwell | sed -u '/^\[[0-9/]*\]/d'

python=$(Scripts/web-venv.sh)

# Browsers draw on a virtual display, without the user's session bus.
export GDK_BACKEND=x11 NO_AT_BRIDGE=1 LIBGL_ALWAYS_SOFTWARE=1 WEBKIT_DISABLE_COMPOSITING_MODE=1 PYTHONDONTWRITEBYTECODE=1
unset WAYLAND_DISPLAY DBUS_SESSION_BUS_ADDRESS
# on DISPLAY OPTION...: runs tests on a virtual display. Displays have numbers of their own, because the tests of GTK
# may look for a free one at the same moment.
on() {
  xvfb-run -a -n "$1" -s "-screen 0 1280x1024x24 -nolisten tcp" "$python" -m pytest -q -p no:cacheprovider Tests/Web --ignore=Tests/Web/test_film.py "${@:2}"
}
if (($#)); then
  on 200 "$@"
else
  lane web-others on 230 -k 'firefox or webkit'
  on 200 -k 'not firefox and not webkit'
  finish
fi
