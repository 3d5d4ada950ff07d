#!/usr/bin/env bash
# Everything: the checks, then the same tests with GTK on a virtual display, and the other fronts.
set -euo pipefail
cd "$(dirname "$0")/.."

Scripts/packages.sh test
Scripts/check.sh
Scripts/step.sh dependents Scripts/dependents.sh
Scripts/step.sh "gtk build" Scripts/build-gtk.sh --build-tests
Scripts/step.sh "gtk tests" Scripts/on-display.sh \
  Scripts/tests.sh gtk-tests --traits GTK --scratch-path .build-gtk
Scripts/step.sh "gtk leaks" Scripts/leaks-gtk.sh
Scripts/step.sh web Scripts/web-test.sh
Scripts/step.sh conformance Scripts/conformance.sh check
Scripts/step.sh fuzz Scripts/fuzz.sh check
Scripts/step.sh sanitize Scripts/sanitize.sh address
echo "== test: all passed, $SECONDS s"
