#!/usr/bin/env bash
# sanitize.sh [address|thread [OPTION...]]: runs the tests under a sanitizer, by default under both; the options are
# `swift test`'s. With DWELL_GTK=1, it also runs the GTK tests on a virtual display: run it manually, because it
# rebuilds everything, which takes about ten minutes on two cores. With DWELL_PACKAGES=Player, it runs those of the player alone,
# which has almost all the C.
#
# Swift for Linux has no UndefinedBehaviorSanitizer, but what that finds in C traps in Swift: integer overflow,
# indices out of range, overlapping access to a variable. The C shims are checked with it in both runs.
set -euo pipefail
cd "$(dirname "$0")/.."
source Scripts/environment.sh

if (($# == 0)); then
  for kind in address thread; do Scripts/sanitize.sh "$kind"; done
  exit
fi
kind=$1
shift
undefined=(-Xcc "-fsanitize=undefined" -Xcc "-fsanitize-trap=undefined")
options=(--sanitize="$kind" "${undefined[@]}" --scratch-path ".build-$kind")
display=()
if [[ ${DWELL_GTK:-0} == 1 ]]; then
  options=(--traits GTK --sanitize="$kind" "${undefined[@]}" --scratch-path ".build-gtk-$kind")
  display=(Scripts/on-display.sh)
fi
# Swift's backtrace would hide the sanitizer's.
export SWIFT_BACKTRACE=enable=no
export ASAN_OPTIONS=allocator_may_return_null=1
export LSAN_OPTIONS=suppressions=$PWD/Tools/Sanitizers/leaks.txt:print_suppressions=0
export TSAN_OPTIONS=suppressions=$PWD/Tools/Sanitizers/races.txt:print_suppressions=0:ignore_noninstrumented_modules=1
if [[ ${DWELL_GTK:-0} == 1 ]]; then
  # GTK and its libraries keep memory until exit: Scripts/leaks-gtk.sh finds leaks with valgrind.
  ASAN_OPTIONS+=:detect_leaks=0
  # Memory tests would measure the sanitizer's own memory.
  set -- --skip '(DwellGTKTests|DwellPlayerTests)\..*MemoryTests' "$@"
fi

mkdir -p out
for package in ${DWELL_PACKAGES:-. Player}; do
  log=$kind
  [[ $package == . ]] || log+=-player
  swift build --build-tests --disable-build-manifest-caching --package-path "$package" "${options[@]}" >"out/$log-build.log" 2>&1 ||
    { cat "out/$log-build.log" >&2; exit 1; }
  echo "sanitize: built $package for $kind, $SECONDS s"
  "${display[@]}" Scripts/tests.sh "$log" --package-path "$package" "${options[@]}" "$@" |
    { grep -vE '^(✔|◇) (Test|Suite) ' || true; }
done
echo "sanitize: $kind found no problems, $SECONDS s"
