#!/usr/bin/env bash
# Everything: the tests of all modules, then those of GTK on a virtual display, and of the other fronts. A committed tree that passes is
# stamped in out/tested, unless something has changed since the tests began; with changes that aren't committed there is no stamp.
#
# test.sh tested: prints the stamped tree.
set -euo pipefail
cd "$(dirname "$0")/.."
source Scripts/environment.sh
# A Mac has SwiftUI, and nothing of Debian's.
[[ $(uname) != Darwin ]] || exec Scripts/mac.sh test

# tree: the committed tree; nothing with changes beside it, or without a repository.
tree() {
  [[ -n $(git status --porcelain 2>&1) ]] || git rev-parse 'HEAD^{tree}'
}

if [[ ${1-} == tested ]]; then
  cat out/tested 2>/dev/null || true
  exit
fi
Scripts/packages.sh test
mkdir -p out
rm -f out/tested
before=$(tree)

# First, and before what builds: tests in browsers take longest, and time out where they starve.
browsers() {
  step web Tests/Web/run.sh
  step conformance Scripts/conformance.sh check
}
lane browsers browsers

step format nice "${format_check[@]}"
step lint nice Scripts/lint.sh
step build nice swift build --build-tests
# Each of these leaves a core idle.
others() {
  step core nice Scripts/embedded.sh
  step platforms nice Scripts/platforms.sh
  step mutation nice swift test --package-path Tools/Mutation
  step benchmarks nice Scripts/bench.sh core
  step docs nice Scripts/docs.sh
  step api nice Scripts/api.sh check
}
lane others others
# Random events and walks through states run optimised, after them.
step tests nice Scripts/tests.sh tests --skip '^(DwellRandomTests|DwellStateTests)\.'
step explore nice Scripts/explore.sh
finish others
step "gtk build" nice Scripts/build-gtk.sh --build-tests
step "player build" nice Scripts/build-gtk.sh --package-path Player --build-tests

# Only these tests differ with GTK; the others ran in the checks.
widgets() {
  DWELL_DEVELOPMENT=part step "gtk tests" Scripts/on-display.sh \
    Scripts/tests.sh gtk-tests --traits GTK --scratch-path .build-gtk --filter '^(DwellGTKTests|DwellCommandTests)\.'
  DWELL_DEVELOPMENT=part step player Scripts/on-display.sh \
    Scripts/tests.sh player-tests --package-path Player --traits GTK --scratch-path .build-gtk
  step videos Tests/Web/run.sh videos
  step site Tests/Web/run.sh site
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
finish all
after=$(tree)
[[ -z $after || $after != "$before" ]] || echo "$after" >out/tested
echo "== test: all passed, $SECONDS s"
