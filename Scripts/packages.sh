#!/usr/bin/env bash
# packages.sh run|check|test: the Debian packages for a job, installed where they are missing.
set -euo pipefail
cd "$(dirname "$0")"

# A window: the toolkit, letters for the page number, and the loader of its symbolic icons.
window=(libgtk-4-dev fonts-dejavu-core librsvg2-common)
# The checks that are not Swift's own.
checks=(git shellcheck codespell)
# A display without a screen, an accessibility bus to ask what a screen reader is told, and a hand on the pointer.
display=(xvfb xauth xdotool dbus dbus-x11 at-spi2-core python3-gi gir1.2-atspi-2.0 imagemagick)

case ${1-} in
  run) exec ./require.sh "${window[@]}" ;;
  check) exec ./require.sh "${checks[@]}" ;;
  test) exec ./require.sh "${checks[@]}" "${window[@]}" "${display[@]}" ;;
  *) echo "usage: packages.sh run|check|test" >&2; exit 2 ;;
esac
