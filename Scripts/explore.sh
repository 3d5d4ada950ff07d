#!/usr/bin/env bash
# explore.sh [random|states]: sends random events to the components, and explores all sequences of events; both by default, in one
# optimised build, for speed.
#
# random: a million or more random events, after which the invariants of the components are checked. DWELL_EFFORT=100
# Scripts/explore.sh random sends more. The message of a failure has its seed.
# states: all sequences of events of a page timer and of a carousel, breadth first. The timer's states are explored completely,
# the carousel's to the depth DWELL_DEPTH.
set -euo pipefail
cd "$(dirname "$0")/.."
source Scripts/environment.sh

export DWELL_TESTS=long
options=(--package-path Tools/Core -c release -Xswiftc -enable-testing --scratch-path .build-random)

random() {
  local least=${DWELL_LEAST_EVENTS:-1000000} sent
  export DWELL_EFFORT=${DWELL_EFFORT:-2.4}
  Scripts/tests.sh random "${options[@]}" --filter DwellRandomTests
  sent=$(sed -n 's/^random events: \([0-9]*\) sent.*/\1/p' out/random.log)
  echo "random: ${sent:-no} events sent at DWELL_EFFORT=$DWELL_EFFORT"
  ((${sent:-0} >= least)) || { echo "random: fewer than $least events" >&2; exit 1; }
}

states() {
  Scripts/tests.sh states "${options[@]}" --filter DwellStateTests
  awk '
    /^states: .* transitions, depth / {
      walks++
      for (i = 2; i <= NF; i++) { if ($i == "states,") states += $(i - 1); if ($i == "transitions,") steps += $(i - 1) }
    }
    END {
      printf "states: %d states and %d transitions in %d walks\n", states, steps, walks
      exit walks != 20
    }
  ' out/states.log
}

case ${1-all} in
  all | random | states) ;;
  *) echo "usage: explore.sh [random|states]" >&2; exit 2 ;;
esac
swift build --build-tests "${options[@]}"
echo "explore: built, $SECONDS s"
[[ ${1-} == states ]] || random
[[ ${1-} == random ]] || states
