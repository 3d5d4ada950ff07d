#!/usr/bin/env bash
# mutate.sh [OPTION...]: puts small mistakes into the core, one at a time, and prints which of them no test notices.
# Without options the nightly run: at least 400, of which 95 % must be noticed, and 90 % in every folder.
#
#   Scripts/mutate.sh --in Timeline --count 40     forty in one folder
#   Scripts/mutate.sh --again                      those that survived the last time
#   Scripts/mutate.sh --only 1207 --count-tests    one of them, with the number of tests that notice it
#   Scripts/mutate.sh --list --count 9999          all that can be made
set -euo pipefail
cd "$(dirname "$0")/.."
source Scripts/environment.sh

swift build --package-path Tools/Mutation --product mutate >&2
mutate=$(swift build --package-path Tools/Mutation --show-bin-path)/mutate

options=("$@")
((${#options[@]})) || options=(--count 400 --goal 95 --folder-goal 90)

# Walks and sweeps first, which take a second and notice most, then the tests of the core, a tenth of the usual random
# events, a short walk through orders of events, and scenarios with their traces. The year of autoplay takes as long as all
# others, and placeholders need the whole clone.
export DWELL_EFFORT=${DWELL_EFFORT:-0.1} DWELL_DEPTH=${DWELL_DEPTH:-2} DWELL_TIMER_DEPTH=${DWELL_TIMER_DEPTH:-4}
exec "$mutate" --jobs "${JOBS:-$(getconf _NPROCESSORS_ONLN)}" --equivalents Tools/Mutation/Equivalents.txt --near Tests/DwellTests \
  --suite '(RecordedWalk|Interruption|LayoutSweep|StripSweep)Tests' --suite '^DwellTests\.' --suite '^DwellRandomTests\.' \
  --suite '^DwellStateTests\.' --suite '^DwellScenesTests\.' --skip 'YearTests|PlaceholderTests' "${options[@]}"
