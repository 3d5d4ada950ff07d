#!/usr/bin/env bash
# film-test.sh [OPTION...]: exports films with GTK and plays them in Chromium, Firefox and WebKit. The options are pytest's.
set -euo pipefail
cd "$(dirname "$0")/.."

Scripts/packages.sh film-test
Scripts/build-gtk.sh --product dwell
DWELL=$(Scripts/build-gtk.sh --product dwell --show-bin-path)/dwell
export DWELL
Scripts/in-browsers.sh 260 Tests/Web/test_film.py "$@"
