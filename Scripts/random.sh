#!/usr/bin/env bash
# Sends a million or more random events to the components, and checks their invariants; optimised, for speed.
# DWELL_EFFORT=100 Scripts/random.sh sends more. The message of a failure has its seed.
set -euo pipefail
cd "$(dirname "$0")/.."
source Scripts/environment.sh

export DWELL_EFFORT=${DWELL_EFFORT:-2.4}
least=${DWELL_LEAST_EVENTS:-1000000}
export DWELL_TESTS=long
options=(--package-path Core -c release -Xswiftc -enable-testing --scratch-path .build-random)

swift build --build-tests "${options[@]}"
echo "random: built, $SECONDS s"
Scripts/tests.sh random "${options[@]}" --filter DwellRandomTests
sent=$(sed -n 's/^random events: \([0-9]*\) sent.*/\1/p' out/random.log)
echo "random: ${sent:-no} events sent at DWELL_EFFORT=$DWELL_EFFORT, $SECONDS s with the build"
((${sent:-0} >= least)) || { echo "random: fewer than $least events" >&2; exit 1; }
