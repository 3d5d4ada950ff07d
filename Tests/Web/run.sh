#!/usr/bin/env bash
# run.sh [OPTION...]: tests the web front in Chromium, Firefox and WebKit, on a virtual display without the user's session bus.
# The options are pytest's, with or without files; without any, the tests in Chromium run beside those in the other browsers, as
# most of a test is waiting for its browser.
#
# DWELL is the command that exports pages and plays scenarios; without it the one without GTK is built.
#
# run.sh videos [OPTION...]: exports videos with GTK and plays them in the browsers.
# run.sh site [OPTION...]: tests the documentation's site (make docs) in Chromium.
set -euo pipefail
cd "$(dirname "$0")/../.."
source Scripts/environment.sh

# on DISPLAY OPTION...: runs pytest on a display with this number or the next free one. Each kind of test has numbers of its own,
# because the tests of GTK may look for a free one at the same moment.
on() {
  xvfb-run -a -n "$1" -s "-screen 0 1280x1024x24 -nolisten tcp" env -u WAYLAND_DISPLAY -u DBUS_SESSION_BUS_ADDRESS GDK_BACKEND=x11 \
    NO_AT_BRIDGE=1 LIBGL_ALWAYS_SOFTWARE=1 WEBKIT_DISABLE_COMPOSITING_MODE=1 PYTHONDONTWRITEBYTECODE=1 \
    "$python" -m pytest -q -p no:cacheprovider "${@:2}"
}

elements=(Tests/Web --ignore=Tests/Web/test_video.py --ignore=Tests/Web/test_documentation.py)
case ${1-} in
  videos)
    Scripts/packages.sh video-test
    python=$(Scripts/web.sh python)
    build=(--package-path Player --product dwell-player)
    Scripts/build-gtk.sh "${build[@]}"
    DWELL=$(Scripts/build-gtk.sh "${build[@]}" --show-bin-path)/dwell-player
    export DWELL
    on 260 Tests/Web/test_video.py "${@:2}" ;;
  site)
    Scripts/packages.sh web-test
    python=$(Scripts/web.sh python)
    [[ -f out/docs/gallery.html ]] || Scripts/docs.sh
    on 260 Tests/Web/test_documentation.py "${@:2}" ;;
  *)
    Scripts/packages.sh web-test
    python=$(Scripts/web.sh python)
    if (($#)); then Scripts/web.sh current; else Scripts/web.sh; fi
    # The command exports pages, and plays the same scenarios natively, for comparison.
    # In a folder of its own: after it, `swift build` would take its plan for that of the main package.
    if [[ ! -v DWELL ]]; then
      build=(swift build --package-path Player --product dwell-player)
      "${build[@]}" | sed -u '/^\[[0-9/]*\]/d'
      DWELL=$("${build[@]}" --show-bin-path)/dwell-player
      export DWELL
    fi
    if [[ " $*" == *" Tests/Web/"* ]]; then
      on 200 "$@"
    elif (($#)); then
      on 200 "${elements[@]}" "$@"
    else
      lane web-others on 230 "${elements[@]}" -k 'firefox or webkit'
      on 200 "${elements[@]}" -k 'not firefox and not webkit'
      finish all
    fi ;;
esac
