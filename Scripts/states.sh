#!/usr/bin/env bash
# Explores all sequences of events of a page timer and of a carousel, breadth first; optimised, for speed. The timer's
# states are explored completely, the carousel's to the depth DWELL_DEPTH. Shares its build with Scripts/random.sh.
set -euo pipefail
cd "$(dirname "$0")/.."
source Scripts/environment.sh

export DWELL_TESTS=long
options=(--package-path Core -c release -Xswiftc -enable-testing --scratch-path .build-random)

swift build --build-tests "${options[@]}"
echo "states: built, $SECONDS s"
Scripts/tests.sh states "${options[@]}" --filter DwellStateTests
awk -v seconds="$SECONDS" '
  /^states: .* transitions, depth / {
    walks++
    for (i = 2; i <= NF; i++) { if ($i == "states,") states += $(i - 1); if ($i == "transitions,") steps += $(i - 1) }
  }
  END {
    printf "states: %d states and %d transitions in %d walks, %d s with the build\n", states, steps, walks, seconds
    exit walks != 20
  }
' out/states.log
