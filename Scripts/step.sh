#!/usr/bin/env bash
# step.sh NAME COMMAND...: runs one step of a check under a header, and reports its duration or its failure.
set -euo pipefail

name=$1
shift
echo "== $name: $*"
if "$@" </dev/null; then
  echo "== $name: ok, $SECONDS s"
else
  status=$?
  echo "== $name: FAILED with status $status after $SECONDS s" >&2
  exit "$status"
fi
