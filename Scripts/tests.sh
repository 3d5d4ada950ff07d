#!/usr/bin/env bash
# tests.sh LOG OPTION...: runs the tests that are built, by `swift test` with the options. Everything goes into
# out/LOG.log; what is shown leaves out that something has started. A run of no tests is a failure.
set -euo pipefail
cd "$(dirname "$0")/.."

log=out/$1.log
shift
mkdir -p out
if ! swift test --skip-build "$@" 2>&1 | tee "$log" | sed -u '/^◇ .* started\.$/d; /^warning: prohibited flag/d'; then
  echo "All of it, with the tests that were under way: $log" >&2
  exit 1
fi
if ! grep -qE 'Test run with [1-9][0-9]* tests? .*passed' "$log"; then
  echo "swift test ran nothing: are the test targets in Package.swift?" >&2
  exit 1
fi
