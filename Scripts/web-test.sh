#!/usr/bin/env bash
# web-test.sh [OPTION...]: tests the web front in Chromium, Firefox and WebKit, but for films (film-test.sh) and the site of the
# documentation (docs-test.sh). The options are pytest's; without any, the tests in Chromium run beside those in the other
# browsers, as most of a test is waiting for its browser.
set -euo pipefail
cd "$(dirname "$0")/.."
source Scripts/environment.sh

Scripts/packages.sh web-test
Scripts/web.sh
# The command plays the same scenarios natively, for comparison.
swift build --product dwell | sed -u '/^\[[0-9/]*\]/d'

# Once, before the lanes need it.
Scripts/web-venv.sh >/dev/null

on() { Scripts/in-browsers.sh "$1" Tests/Web --ignore=Tests/Web/test_film.py --ignore=Tests/Web/test_documentation.py "${@:2}"; }
if (($#)); then
  on 200 "$@"
else
  lane web-others on 230 -k 'firefox or webkit'
  on 200 -k 'not firefox and not webkit'
  finish
fi
