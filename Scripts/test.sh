#!/usr/bin/env bash
# Everything: the checks, then the tests of GTK on a virtual display, and of the other fronts.
set -euo pipefail
cd "$(dirname "$0")/.."
source Scripts/environment.sh
# A Mac has SwiftUI, and nothing of Debian's.
[[ $(uname) != Darwin ]] || exec Scripts/mac.sh test

Scripts/packages.sh test
Scripts/tested.sh begin

# First, and before what builds: tests in browsers take longest, and time out where they starve.
browsers() {
  step web Scripts/web-test.sh
  step conformance Scripts/conformance.sh check
}
lane browsers browsers

nice Scripts/check.sh
step "gtk build" nice Scripts/build-gtk.sh --build-tests

# Only these tests differ with GTK; the others ran in the checks.
widgets() {
  DWELL_DEVELOPMENT=part step "gtk tests" Scripts/on-display.sh \
    Scripts/tests.sh gtk-tests --traits GTK --scratch-path .build-gtk --filter '^(DwellGTKTests|DwellCommandTests)\.'
  step films Scripts/film-test.sh
  step site Scripts/docs-test.sh
  step fuzz Scripts/fuzz.sh check
  LIBRARY=1 PREFIX=/usr DESTDIR=$PWD/out/install step install Scripts/install.sh
  step installed Tests/Installed/command.sh out/install/usr
  step library Tests/Installed/library.sh out/install/usr
}
lane widgets widgets
step "gtk leaks" nice Scripts/leaks-gtk.sh
# The compiler checks the memory safety of the core, and fuzzing runs what parses and draws text; the SwiftUI views
# only call the core.
DWELL_DEVELOPMENT=part step sanitize nice Scripts/sanitize.sh address
step dependents nice Scripts/dependents.sh
finish
Scripts/tested.sh passed
echo "== test: all passed, $SECONDS s"
