#!/usr/bin/env bash
# Everything: the checks, then the tests of GTK on a virtual display, and of the other fronts.
set -euo pipefail
cd "$(dirname "$0")/.."
# A Mac has SwiftUI, and nothing of Debian's.
[[ $(uname) != Darwin ]] || exec Scripts/test-mac.sh

Scripts/packages.sh test
Scripts/check.sh
Scripts/step.sh "gtk build" Scripts/build-gtk.sh --build-tests

# These leave most of two cores idle, so they run beside the others. Their output follows at the end.
background() {
  Scripts/step.sh dependents Scripts/dependents.sh
  Scripts/step.sh web Scripts/web-test.sh
  Scripts/step.sh conformance Scripts/conformance.sh check
}
mkdir -p out
set -m
background >out/background.log 2>&1 &
background=$!
set +m
trap 'kill -- "-$background" 2>/dev/null || true' EXIT
echo "== dependents, web and conformance: in the background, output in out/background.log"

# Only these tests differ with GTK; the others ran in the checks.
Scripts/step.sh "gtk tests" Scripts/on-display.sh \
  Scripts/tests.sh gtk-tests --traits GTK --scratch-path .build-gtk --filter '^(DwellGTKTests|DwellCommandTests)\.'
Scripts/step.sh "gtk leaks" Scripts/leaks-gtk.sh
Scripts/step.sh fuzz Scripts/fuzz.sh check
# The compiler checks the memory safety of the core, and the SwiftUI views only call it.
Scripts/step.sh sanitize Scripts/sanitize.sh address \
  --skip '^(DwellMathTests|DwellTests|DwellTextTests|DwellRandomTests|DwellStateTests|DwellSwiftUITests)\.'

status=0
wait "$background" || status=$?
cat out/background.log
((status == 0)) || exit "$status"
echo "== test: all passed, $SECONDS s"
