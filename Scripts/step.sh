#!/usr/bin/env bash
# step.sh NAME COMMAND...: runs one step of a check under a header, and reports its duration, with its share of one
# core (200 % is two cores), or its failure.
set -euo pipefail

name=$1
shift
echo "== $name: $*"
TIMEFORMAT="== $name: %0R s at %P %%"
if time "$@" </dev/null; then
  echo "== $name: ok"
else
  status=$?
  echo "== $name: FAILED with status $status" >&2
  exit "$status"
fi
