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

rm -f out/failed

# What needs them fails without these; every other step runs even if one before it has failed.
gtk_player() { Scripts/build-gtk.sh --package-path Player "$@"; }
# First, and with a higher priority than what builds beside it (as root alone may): tests in browsers take longest, mostly wait, and
# time out where they starve.
browsers() {
  renice -n -5 "$BASHPID" >/dev/null 2>&1 || true
  step "gtk player" gtk_player --product dwell-player
  DWELL=$(gtk_player --product dwell-player --show-bin-path)/dwell-player
  export DWELL
  attempt web Tests/Web/run.sh
  attempt conformance Scripts/conformance.sh check
}
lane browsers browsers

attempt format "${format_check[@]}"
attempt lint Scripts/lint.sh
step build swift build --build-tests
# Each of these leaves a core idle.
others() {
  attempt core Scripts/embedded.sh
  attempt platforms Scripts/platforms.sh
  attempt mutation swift test --package-path Tools/Mutation
  attempt benchmarks Scripts/bench.sh core
  attempt docs Scripts/docs.sh
  attempt api Scripts/api.sh check
}
lane others others
# Random events and walks through states run optimised, after them.
attempt tests Scripts/tests.sh tests --skip '^(DwellRandomTests|DwellStateTests)\.'
attempt explore Scripts/explore.sh
finish others
# The search for leaks has the modules of what is installed.
installation() {
  LIBRARY=1 PREFIX=/usr DESTDIR=$PWD/out/install attempt install Scripts/install.sh
  attempt installed Tests/Installed/command.sh out/install/usr
  attempt library Tests/Installed/library.sh out/install/usr
  attempt "gtk leaks" Scripts/leaks-gtk.sh
}
lane installation installation
step "gtk build" Scripts/build-gtk.sh --build-tests
step "player build" Scripts/build-gtk.sh --package-path Player --build-tests

# Only these tests differ with GTK; the others ran in the checks.
widgets() {
  DWELL_DEVELOPMENT=part attempt "gtk tests" Scripts/on-display.sh \
    Scripts/tests.sh gtk-tests --traits GTK --scratch-path .build-gtk --filter '^(DwellGTKTests|DwellCommandTests)\.'
  DWELL_DEVELOPMENT=part attempt player Scripts/on-display.sh \
    Scripts/tests.sh player-tests --package-path Player --traits GTK --scratch-path .build-gtk
  attempt videos Tests/Web/run.sh videos
  attempt site Tests/Web/run.sh site
}
lane widgets widgets
# The compiler checks the memory safety of the core, and fuzzing runs what parses and draws text; the player calls libraries in C.
DWELL_DEVELOPMENT=part DWELL_PACKAGES=Player attempt sanitize Scripts/sanitize.sh address
attempt dependents Scripts/dependents.sh
attempt fuzz Scripts/fuzz.sh check
finish all
if [[ -s out/failed ]]; then
  echo "== test: FAILED: $(paste -sd , out/failed)" >&2
  exit 1
fi
after=$(tree)
[[ -z $after || $after != "$before" ]] || echo "$after" >out/tested
echo "== test: all passed, $SECONDS s"
