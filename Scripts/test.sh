#!/usr/bin/env bash
# Everything: the checks, then the tests of GTK on a virtual display, and of the other fronts.
set -euo pipefail
cd "$(dirname "$0")/.."
# A Mac has SwiftUI, and nothing of Debian's.
[[ $(uname) != Darwin ]] || exec Scripts/test-mac.sh
source Scripts/lanes.sh

Scripts/packages.sh test
Scripts/tested.sh begin

# First, and before what builds: tests in browsers take longest, and time out where they starve.
browsers() {
  Scripts/step.sh web Scripts/web-test.sh
  Scripts/step.sh conformance Scripts/conformance.sh check
}
lane browsers browsers

nice Scripts/check.sh
nice Scripts/step.sh "gtk build" Scripts/build-gtk.sh --build-tests

# Only these tests differ with GTK; the others ran in the checks.
widgets() {
  DWELL_DEVELOPMENT=part Scripts/step.sh "gtk tests" Scripts/on-display.sh \
    Scripts/tests.sh gtk-tests --traits GTK --scratch-path .build-gtk --filter '^(DwellGTKTests|DwellCommandTests)\.'
  Scripts/step.sh films Scripts/film-test.sh
  Scripts/step.sh site Scripts/docs-test.sh
  Scripts/step.sh fuzz Scripts/fuzz.sh check
  LIBRARY=1 PREFIX=/usr DESTDIR=$PWD/out/install Scripts/step.sh install Scripts/install.sh
  Scripts/step.sh installed Tests/Installed/command.sh out/install/usr
  Scripts/step.sh library Tests/Installed/library.sh out/install/usr
}
lane widgets widgets
nice Scripts/step.sh "gtk leaks" Scripts/leaks-gtk.sh
# The compiler checks the memory safety of the core, and fuzzing runs what parses and draws text; the SwiftUI views
# only call the core.
DWELL_DEVELOPMENT=part nice Scripts/step.sh sanitize Scripts/sanitize.sh address
nice Scripts/step.sh dependents Scripts/dependents.sh
finish
Scripts/tested.sh passed
echo "== test: all passed, $SECONDS s"
