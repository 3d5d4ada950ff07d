#!/usr/bin/env bash
# Sourced by scripts that run steps side by side, as one step alone rarely fills two cores. A lane is a command in the
# background. When the script ends early, so do its lanes.
declare -A lanes=()

# lane NAME COMMAND...: starts a lane, with its output in out/NAME.log.
lane() {
  mkdir -p out
  echo "== $1: in the background, output in out/$1.log"
  set -m
  "${@:2}" >"out/$1.log" 2>&1 &
  lanes[$1]=$!
  set +m
}

# finish: waits for all lanes and prints their output. Fails if one of them failed.
finish() {
  local name status=0
  for name in "${!lanes[@]}"; do
    wait "${lanes[$name]}" || status=$?
    unset "lanes[$name]"
    cat "out/$name.log"
  done
  return "$status"
}

# stop: ends the lanes that still run.
stop() {
  local pid
  for pid in "${lanes[@]}"; do kill -- "-$pid" 2>/dev/null || true; done
}
trap stop EXIT
