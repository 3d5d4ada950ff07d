#!/usr/bin/env bash
# tests.sh LOG OPTION...: runs the tests, which must be built, with `swift test` and the options. All output goes to
# out/LOG.log; the terminal doesn't show started tests. A run without tests is a failure.
set -euo pipefail
cd "$(dirname "$0")/.."
source Scripts/environment.sh

log=out/$1.log
shift
mkdir -p out

# Omits each "started" message, even when an argument of the test breaks the line.
# shellcheck disable=SC2016
brief='
  /^warning: prohibited flag/ { next }
  /^(✔|✘|↳)/ { within = 0 }
  /^◇/ { within = 1 }
  within { if (/ started\.$/) within = 0; next }
  { print; fflush() }
'
if ! swift test --skip-build "$@" 2>&1 | tee "$log" | awk "$brief"; then
  echo "The complete output, with the tests that were running: $log" >&2
  exit 1
fi
# The slowest tests of GTK, which run one after another: one that grows is seen here first.
sed -nE "s/^Test Case '(.*)' passed \(([0-9.]+) seconds\).*/\2 \1/p" "$log" | sort -rn | sed -n '1,5s/^/slowest, in seconds: /p'
# A program that a test has run may have crashed although the test has passed.
if grep -q 'Program crashed' "$log"; then
  echo "A program crashed: see $log" >&2
  exit 1
fi
# ran PATTERN: fails unless a summary line in the log counts at least one test.
ran() {
  grep -qE "$1" "$log" || { echo "No test ran: the log has no line like $1" >&2; exit 1; }
}
ran 'Test run with [1-9][0-9]* tests? .*passed'
[[ " $* " != *" --traits GTK "* ]] || ran 'Executed [1-9][0-9]* tests?, with 0 failures'
