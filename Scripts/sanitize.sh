#!/usr/bin/env bash
# sanitize.sh [address|thread [OPTION...]]: runs the tests under a sanitizer, without an argument under both; the options
# are `swift test`'s. With DWELL_GTK=1 the GTK tests as well, on a display of their own: by hand, since it takes another
# build of everything, some ten minutes on two cores.
#
# Swift for Linux has no UndefinedBehaviorSanitizer. What that finds in C stops Swift by itself: numbers that overflow,
# indices out of range, overlapping access to a variable. The C of our shims is checked with it in either run.
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
# A backtrace of Swift's own would hide the sanitizer's.
export SWIFT_BACKTRACE=enable=no
export ASAN_OPTIONS=allocator_may_return_null=1
export LSAN_OPTIONS=suppressions=$PWD/Scripts/leaks.txt:print_suppressions=0
export TSAN_OPTIONS=suppressions=$PWD/Scripts/races.txt:print_suppressions=0:ignore_noninstrumented_modules=1
if [[ ${DWELL_GTK:-0} == 1 ]]; then
  # Toolkits and their libraries keep much until the end: Scripts/leaks-gtk.sh asks valgrind what of it is lost.
  ASAN_OPTIONS+=:detect_leaks=0
  # What weighs the process would weigh the sanitizer.
  set -- --skip 'DwellGTKTests\..*MemoryTests' "$@"
fi

mkdir -p out
swift build --build-tests "${options[@]}" >"out/$kind-build.log" 2>&1 || { cat "out/$kind-build.log" >&2; exit 1; }
echo "sanitize: built for $kind, $SECONDS s"
"${display[@]}" Scripts/tests.sh "$kind" "${options[@]}" "$@" | { grep -vE '^(✔|◇) (Test|Suite) ' || true; }
echo "sanitize: $kind found nothing, $SECONDS s"
