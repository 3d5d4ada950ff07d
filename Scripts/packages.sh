#!/usr/bin/env bash
# packages.sh run|docs|check|bench|bench-web|bless|pictures|conformance|conformance-check|web|web-test|test: the Debian packages for a job, installed where they are missing.
set -euo pipefail
cd "$(dirname "$0")"

# A window: the toolkit, letters for the page number, and the loader of its symbolic icons.
window=(libgtk-4-dev fonts-dejavu-core librsvg2-common)
# The checks that are not Swift's own.
checks=(git shellcheck codespell)
# What reads the comments of the code for the documentation.
documentation=(jq)
# A display without a screen, an accessibility bus to ask what a screen reader is told, and a hand on the pointer.
display=(xvfb xauth xdotool dbus dbus-x11 at-spi2-core python3-gi gir1.2-atspi-2.0 imagemagick)
# What minimises windows.
manager=(openbox)
# What tells which memory widgets leave.
heap=(valgrind)
# What makes one moving picture of many.
film=(ffmpeg)
# The widget that ours is measured beside.
peer=(libadwaita-1-dev)
# The carousels that ours is measured beside.
rivals=(libjs-bootstrap5 libjs-slick libjs-jquery)
# The web front: what makes the core and the scripts small.
web=(binaryen esbuild)
# And what tests it: three browsers, and a display for them.
browsers=(chromium firefox-esr webkit2gtk-driver python3-venv xvfb xauth)

case ${1-} in
  run) exec ./require.sh "${window[@]}" ;;
  docs) exec ./require.sh "${documentation[@]}" ;;
  check) exec ./require.sh "${checks[@]}" "${documentation[@]}" ;;
  bench) exec ./require.sh "${window[@]}" "${display[@]}" "${peer[@]}" ;;
  bench-web) exec ./require.sh "${web[@]}" chromium python3-venv "${rivals[@]}" ;;
  bless) exec ./require.sh "${window[@]}" "${display[@]}" ;;
  pictures) exec ./require.sh "${window[@]}" "${film[@]}" ;;
  conformance) exec ./require.sh "${web[@]}" chromium python3-venv "${rivals[@]}" ;;
  conformance-check) exec ./require.sh "${web[@]}" chromium python3-venv ;;
  web) exec ./require.sh "${web[@]}" ;;
  web-test) exec ./require.sh "${web[@]}" "${browsers[@]}" ;;
  test) exec ./require.sh "${checks[@]}" "${documentation[@]}" "${window[@]}" "${display[@]}" "${manager[@]}" "${heap[@]}" "${web[@]}" "${browsers[@]}" ;;
  *) echo "usage: packages.sh run|docs|check|bench|bench-web|bless|pictures|conformance|conformance-check|web|web-test|test" >&2; exit 2 ;;
esac
