#!/usr/bin/env bash
# Sourced by each script that builds the package. Like all scripts for Macs it keeps to Bash 3.2, the one that macOS has.
#
# DWELL_DEVELOPMENT marks a build as the project's own, where warnings are errors and, on Linux, the SwiftUI views build against
# the stand-in in Tests/SwiftUI. With `part` these and the tests of pure Swift are left out, in builds with GTK or a sanitizer. Package.swift reads no other variable.
export DWELL_DEVELOPMENT=${DWELL_DEVELOPMENT:-1}

# toolchain triple|folder: prints the target triple of this machine, or the folder that contains the toolchain's bin, lib and
# share. The swiftc on the PATH may be a version manager's link, so the compiler is queried.
toolchain() {
  local key value
  case ${1-} in
    triple) key=unversionedTriple ;;
    folder) key=runtimeResourcePath ;;
    *) echo "usage: toolchain triple|folder" >&2; return 2 ;;
  esac
  value=$(swiftc -print-target-info | sed -n "s|.*\"$key\": *\"\(.*\)\".*|\1|p" | sed -n 1p)
  [[ -n $value ]] || { echo "swiftc -print-target-info does not report $key" >&2; return 1; }
  [[ $key == unversionedTriple ]] || value=${value%/lib/swift*}
  echo "$value"
}

# swift COMMAND OPTION...: builds and tests without debug information, which takes a sixth of a build. `command swift` builds with it,
# for a debugger.
swift() {
  local without=(-debug-info-format none)
  [[ $(uname) != Darwin && ($1 == build || $1 == test) ]] || without=()
  command swift "$1" ${without[@]+"${without[@]}"} "${@:2}"
}

# The check of the format of all Swift files.
# shellcheck disable=SC2034 # for the scripts that source this one
format_check=(swift format lint --strict --parallel --recursive Package.swift Sources Tests Player Examples Apps Tools)

# The options of builds that are installed, and of those that share their modules: Swift's libraries inside, and no path to look for
# libraries in, which would be the program's own folder.
# shellcheck disable=SC2034
installed=(-c release --static-swift-stdlib --disable-local-rpath --scratch-path .build-install --disable-build-manifest-caching)

# step NAME COMMAND...: runs one step of a check under a header, and reports its duration, with its share of one core (200 % is
# two cores), or its failure, which ends the script.
step() {
  local name=$1 status TIMEFORMAT
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
}

# attempt NAME COMMAND...: runs a step whose failure doesn't keep others from running; its name goes to out/failed.
attempt() { (step "$@") || echo "$1" >>out/failed; }

# Lanes are commands in the background, as one step alone rarely fills two cores. When the script ends early, so do its lanes.
lane_names=()
lane_ids=()

# lane NAME COMMAND...: starts a lane, with its output in out/NAME.log.
lane() {
  mkdir -p out
  echo "== $1: in the background, output in out/$1.log"
  trap stop EXIT
  set -m
  "${@:2}" >"out/$1.log" 2>&1 &
  lane_names+=("$1")
  lane_ids+=($!)
  set +m
}

# finish NAME|all: waits for a lane, or for all, and prints their output. Fails if one of them failed.
finish() {
  local n status=0
  for n in "${!lane_ids[@]}"; do
    [[ $1 == all || $1 == "${lane_names[n]}" ]] || continue
    wait "${lane_ids[n]}" || status=$?
    cat "out/${lane_names[n]}.log"
    unset "lane_ids[n]" "lane_names[n]"
  done
  return "$status"
}

# stop: ends the lanes that still run.
stop() {
  local id
  for id in "${lane_ids[@]}"; do kill -- "-$id" 2>/dev/null || true; done
}
