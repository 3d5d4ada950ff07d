#!/usr/bin/env bash
# tests.sh LOG OPTION...: runs the tests that are built, by `swift test` with the options. Everything goes into
# out/LOG.log; what is shown leaves out that something has started. A run of no tests is a failure.
set -euo pipefail
cd "$(dirname "$0")/.."
source Scripts/environment.sh

log=out/$1.log
shift
mkdir -p out

# Leaves out each "started", also when an argument of the test breaks the line.
# shellcheck disable=SC2016
brief='
  /^warning: prohibited flag/ { next }
  /^(✔|✘|↳)/ { within = 0 }
  /^◇/ { within = 1 }
  within { if (/ started\.$/) within = 0; next }
  { print; fflush() }
'
if ! swift test --skip-build "$@" 2>&1 | tee "$log" | awk "$brief"; then
  echo "All of it, with the tests that were under way: $log" >&2
  exit 1
fi
# ran PATTERN: fails unless a closing line of the log counts at least one test.
ran() {
  grep -qE "$1" "$log" || { echo "No test ran that should say: $1" >&2; exit 1; }
}
ran 'Test run with [1-9][0-9]* tests? .*passed'
[[ " $* " != *" --traits GTK "* ]] || ran 'Executed [1-9][0-9]* tests?, with 0 failures'
